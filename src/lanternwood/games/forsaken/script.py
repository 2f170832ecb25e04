"""What a card's script is compiled to: small typed operations on numbers, read by the rules (section 6.3)."""

from dataclasses import dataclass
from typing import Final

from lanternwood.games.forsaken.actions import Play

FOLLOWER: Final = 0
DECREE: Final = 1
BLESSING: Final = 2
MIRACLE: Final = 3
KINDS: Final = ("follower", "decree", "blessing", "miracle")

# The heads of abilities, and the events that "on" may name. One number serves for both where they are one thing.
EFFECT: Final = 0
ARRIVAL: Final = 1
BATTLE: Final = 2
BREACH: Final = 3
FORSAKEN: Final = 4
DAWN: Final = 5
DUSK: Final = 6
BOW: Final = 7
COST: Final = 8
ON: Final = 9
PLAY: Final = 10
ATTACK: Final = 11
ATTACK_TOWER: Final = 12
CHANNEL: Final = 13
BUILD: Final = 14
REGROWTH: Final = 15
LAST_EVENT: Final = REGROWTH
EVENTS: Final = {
    "play": PLAY,
    "attack": ATTACK,
    "attack-tower": ATTACK_TOWER,
    "channel": CHANNEL,
    "bow": BOW,
    "arrival": ARRIVAL,
    "breach": BREACH,
    "forsaken": FORSAKEN,
    "build": BUILD,
}
EVENT_NAMES: Final = {number: name for name, number in EVENTS.items()}

# Keywords without a number are bits; those with one count in fields of six bits each, so that they add up.
ONRUSH: Final = 1
FRENZY: Final = 2
OVERRUN: Final = 4
SWARM: Final = 8
ETHEREAL: Final = 16
SHROUDED: Final = 32
VIRULENT: Final = 64
LETHAL: Final = 128
BULWARK: Final = 256
PLAIN_KEYS: Final = 511
COUNTED_KEYS: Final = ((1 << 18) - 1) << 12
STALWART_AT: Final = 12
REGROWTH_AT: Final = 18
VAINGLORY_AT: Final = 24
SIX_BITS: Final = 63
KEYWORDS: Final = {
    "onrush": ONRUSH,
    "frenzy": FRENZY,
    "overrun": OVERRUN,
    "swarm": SWARM,
    "ethereal": ETHEREAL,
    "shrouded": SHROUDED,
    "virulent": VIRULENT,
    "lethal": LETHAL,
    "bulwark": BULWARK,
}
COUNTED: Final = {"stalwart": STALWART_AT, "regrowth": REGROWTH_AT, "vainglory": VAINGLORY_AT}


def join_keys(some: int, more: int) -> int:
    """Copies of a plain keyword have no extra effect; numbers add up (section 6.2)."""
    return ((some | more) & PLAIN_KEYS) | ((some & COUNTED_KEYS) + (more & COUNTED_KEYS))


# Sides of a selector, from the controller's point of view.
FRIENDLY: Final = 0
ENEMY: Final = 1
ANY_SIDE: Final = 2

HERE: Final = 0
ANYWHERE: Final = 1
ELSEWHERE: Final = 2

# What a selector speaks of; the last four are single things.
FOLLOWERS: Final = 0
TOWERS: Final = 1
ALTARS: Final = 2
BLESSINGS: Final = 3
MIRACLES: Final = 4
SELF: Final = 5
FOE: Final = 6
IT: Final = 7
THAT: Final = 8

# Filters.
OTHER: Final = 1
REFRESHED: Final = 2
EXHAUSTED: Final = 4
TOKEN: Final = 8
NONTOKEN: Final = 16
BLIGHTED: Final = 32
NO_LIMIT: Final = -1


@dataclass(frozen=True, slots=True)
class Selector:
    noun: int
    side: int = FRIENDLY
    scope: int = HERE
    flags: int = 0
    faith_most: int = NO_LIMIT
    zeal_least: int = NO_LIMIT
    cost_most: int = NO_LIMIT
    least: int = 0
    """How many must be picked, and how many may be; 0 and 0 where all are meant."""
    most: int = 0
    filtered: bool = False
    """Something stands in its square brackets."""

    @property
    def targeted(self) -> bool:
        return self.most > 0


@dataclass(frozen=True, slots=True)
class Value:
    """A number, a count of things, or somebody's Zeal."""

    number: int = 0
    counted: Selector | None = None
    zeal_of: int = NO_LIMIT


@dataclass(frozen=True, slots=True)
class Condition:
    """Exactly one of these is asked."""

    word: str = ""
    """"attacking", "defending", "last", "tower_lower", "hand" or "count"."""
    opponent: bool = False
    counted: Selector | None = None
    least: int = NO_LIMIT
    most: int = NO_LIMIT


@dataclass(frozen=True, slots=True)
class Slot:
    """A target to be picked before the first step."""

    selector: Selector
    moves: bool = False
    """The Kingdom to move to is part of the target."""


NO_VALUE: Final = Value()


@dataclass(frozen=True, slots=True)
class Op:
    """One step."""

    verb: str
    when: Condition | None = None
    of: Selector | None = None
    slot: int = -1
    """Where among the picks its objects stand, if they are picked."""
    by: Selector | None = None
    """The second selector, of clash and redirect."""
    by_slot: int = -1
    value: Value = NO_VALUE
    zeal: int = 0
    faith: int = 0
    keys: int = 0
    lasting: bool = False
    """For good, not for this turn."""
    opponent: bool = False
    """Concerns the other player, not the controller."""
    token: int = 0
    god: int = 0
    refreshed: bool = True
    kind: int = 0
    cost_most: int = NO_LIMIT
    anywhere: bool = False
    choose: bool = False


@dataclass(frozen=True, slots=True)
class Price:
    """What a card, a Channel or an ability costs."""

    needs: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    godless: int = 0
    faith: int = 0
    tribute: int = 0
    discard: int = 0
    coloured: int = 0
    """How much Devotion of Gods."""
    total: int = 0
    god: int = NO_LIMIT
    """The one God whose Devotion it takes; none if it takes that of none or several."""


def price_of(
    needs: tuple[int, int, int, int, int], godless: int, faith: int = 0, tribute: int = 0, discard: int = 0
) -> Price:
    coloured = sum(needs)
    gods = [god for god, need in enumerate(needs) if need]
    god = gods[0] if len(gods) == 1 else NO_LIMIT
    return Price(needs, godless, faith, tribute, discard, coloured, coloured + godless, god)


FREE: Final = Price()
PRICES: Final[list[Price]] = []
"""Every price that a card has. Whatever cards are forgotten again, prices only become more."""


def number_of(price: Price) -> int:
    """Where a card's price stands among them."""
    if price not in PRICES:
        PRICES.append(price)
    return PRICES.index(price)


@dataclass(frozen=True, slots=True)
class Ability:
    head: int
    position: int
    ops: tuple[Op, ...]
    slots: tuple[Slot, ...]
    when: Condition | None = None
    price: Price = FREE
    once: bool = False
    event: int = 0
    """For ON: what it watches for; for the others their head."""
    side: int = FRIENDLY
    far: bool = False
    """It watches every Kingdom."""
    kind: int = NO_LIMIT
    """ON play: cards of this type only."""
    subject: Selector | None = None
    """ON: filters for the subject."""
    uses_it: bool = False
    aims: tuple[Slot, ...] = ()
    """Those of its slots that must not stay empty."""


MOD: Final = "mod"
GIVE: Final = "give"
DISCOUNT: Final = "discount"
FORBID: Final = "forbid"


@dataclass(frozen=True, slots=True)
class Static:
    """What holds while its source is in play."""

    verb: str
    of: Selector
    """For discount and forbid only its side counts."""
    zeal: int = 0
    faith: int = 0
    keys: int = 0
    kind: int = 0
    number: int = 0


@dataclass(frozen=True, slots=True)
class Card:
    """A card or a token as the rules read it."""

    number: int
    id: str
    name: str
    kind: int
    god: int
    price: Price
    zeal: int
    faith: int
    keys: int
    copies: int
    """How many a deck may hold; 0 for a token."""
    abilities: tuple[Ability, ...]
    """By position on the card."""
    statics: tuple[Static, ...]
    far_statics: bool
    acts: tuple[int, ...]
    """Positions of its Bow and Cost abilities."""
    watches: int
    """A bit for each head and event it may react to."""
    watches_afar: int
    total: int
    """Total cost."""
    plays: tuple[Play, ...]
    """What one says to play it, by Kingdom; made once."""
    price_number: int
