"""What is on the table. Changed in place by the rules alone; `copy` shares nothing that can change.

Dataclasses, not Structs: they are stored to faster, and compile to native classes (docs/decisions/0007). Cards are
numbers into the tables of cards.py; copies of a card are the same number, so that nothing can trace one.
"""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from msgspec import UNSET, UnsetType

from lanternwood.games.forsaken.options import Options
from lanternwood.games.forsaken.pools import Pool

TEMPLE: Final = 5
"""In an Altar slot: 0 to 4 is an Altar of that God."""
KIND: Final = 7
EXHAUSTED: Final = 8
COMMITTED: Final = 16
"""A slot holds its kind and these marks in one number."""

NOBODY: Final = -1
NOTHING: Final = 0
"""A serial number that nothing has."""

FULL_TOWER: Final = 10
KINGDOMS: Final = range(3)
SEATS: Final = range(2)

FORBID_BOW: Final = 1
FORBID_CHANNEL: Final = 2
FORBID_RESTORE: Final = 4
FORBID_TOWER: Final = 8


@dataclass(slots=True)
class Follower:
    """A Follower on the board. The last three are kept by values.py and follow from everything around it."""

    serial: int
    card: int
    owner: int
    side: int
    """Whose side it is on: its controller."""
    kingdom: int
    entry: int
    """Its place in entry order among all that came to any side."""
    entered: int
    """The turn in which it entered this Kingdom, or changed sides (FK-FOL-02, 08)."""
    token: bool = False
    exhausted: bool = False
    lost: int = 0
    blight: int = 0
    doomed: bool = False
    zeal_for_good: int = 0
    faith_for_good: int = 0
    keys_for_good: int = 0
    zeal_this_turn: int = 0
    faith_this_turn: int = 0
    keys_this_turn: int = 0
    used: int = 0
    """Which once-per-turn abilities were used this turn, a bit for each position."""
    attacked: bool = False
    """It has declared an Attack this turn (FK-KEY-02)."""
    zeal: int = 0
    most: int = 0
    """Faith it would have had it lost none."""
    keys: int = 0

    @property
    def faith(self) -> int:
        return self.most - self.lost

    def copy(self) -> "Follower":
        twin = Follower.__new__(Follower)
        twin.serial = self.serial
        twin.card = self.card
        twin.owner = self.owner
        twin.side = self.side
        twin.kingdom = self.kingdom
        twin.entry = self.entry
        twin.entered = self.entered
        twin.token = self.token
        twin.exhausted = self.exhausted
        twin.lost = self.lost
        twin.blight = self.blight
        twin.doomed = self.doomed
        twin.zeal_for_good = self.zeal_for_good
        twin.faith_for_good = self.faith_for_good
        twin.keys_for_good = self.keys_for_good
        twin.zeal_this_turn = self.zeal_this_turn
        twin.faith_this_turn = self.faith_this_turn
        twin.keys_this_turn = self.keys_this_turn
        twin.used = self.used
        twin.attacked = self.attacked
        twin.zeal = self.zeal
        twin.most = self.most
        twin.keys = self.keys
        return twin


def new_follower(serial: int, card: int, seat: int, kingdom: int, entry: int, turn: int, token: bool) -> Follower:
    """Fresh into play."""
    follower = Follower.__new__(Follower)
    follower.serial = serial
    follower.card = card
    follower.owner = seat
    follower.side = seat
    follower.kingdom = kingdom
    follower.entry = entry
    follower.entered = turn
    follower.token = token
    follower.exhausted = False
    follower.lost = 0
    follower.blight = 0
    follower.doomed = False
    follower.zeal_for_good = 0
    follower.faith_for_good = 0
    follower.keys_for_good = 0
    follower.zeal_this_turn = 0
    follower.faith_this_turn = 0
    follower.keys_this_turn = 0
    follower.used = 0
    follower.attacked = False
    follower.zeal = 0
    follower.most = 0
    follower.keys = 0
    return follower


@dataclass(slots=True)
class Blessing:
    serial: int
    card: int
    entry: int

    def copy(self) -> "Blessing":
        return Blessing(self.serial, self.card, self.entry)


@dataclass(slots=True)
class Miracle:
    """A card that lies face down. All but the card is public (FK-LEAK-02)."""

    card: int
    entry: int
    turn: int
    """The turn it was played in."""
    paid: tuple[int, ...]
    """The kinds of sources that paid for it, in order."""
    discount: int
    """By how much Miracles were cheaper there and then."""
    passed: tuple[str, ...] = ()
    """The events it has let pass, each named once, in the order in which they first happened."""
    ruled_out: int = 0
    """A bit for each Miracle that would have been revealed by now, in the order of cards.MIRACLES (FK-INFO-06)."""

    def copy(self) -> "Miracle":
        return Miracle(self.card, self.entry, self.turn, self.paid, self.discount, self.passed, self.ruled_out)


@dataclass(slots=True)
class Side:
    """One player's half of a Kingdom. The last four are kept by values.py."""

    tower: int = FULL_TOWER
    altars: tuple[int, ...] = ()
    """Replaced as a whole (sources.py), so that copies share it."""
    followers: list[Follower] = field(default_factory=list)
    blessings: list[Blessing] = field(default_factory=list)
    miracles: list[Miracle] = field(default_factory=list)
    built: bool = False
    """The turn's Build or Upgrade has been used (FK-ALTAR-03)."""
    stalwart: int = 0
    """Of the Tower."""
    forbids: int = 0
    """What this side cannot do here."""
    discounts: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Godless Devotion less, by card type."""
    watches: int = 0
    """A bit for each event that something here may react to (script.py); at most too many, between two checks."""

    def copy(self) -> "Side":
        twin = Side.__new__(Side)
        twin.tower = self.tower
        twin.altars = self.altars
        twin.followers = [*map(Follower.copy, self.followers)] if self.followers else []
        twin.blessings = [*map(Blessing.copy, self.blessings)] if self.blessings else []
        twin.miracles = [*map(Miracle.copy, self.miracles)] if self.miracles else []
        twin.built = self.built
        twin.stalwart = self.stalwart
        twin.forbids = self.forbids
        twin.discounts = self.discounts
        twin.watches = self.watches
        return twin


@dataclass(slots=True)
class Kingdom:
    sides: list[Side]
    winner: int = NOBODY
    """Who has won it; it is dark from then on."""

    def copy(self) -> "Kingdom":
        return Kingdom([self.sides[0].copy(), self.sides[1].copy()], self.winner)


class Buried(NamedTuple):
    """A card in The Past. It is public there, so it has a serial number."""

    serial: int
    card: int


@dataclass(slots=True)
class Player:
    cards: tuple[int, ...]
    """The deck as it was brought, in order of number."""
    deck: list[int]
    """Its top is at the end."""
    hand: list[int] = field(default_factory=list)
    """In the order drawn, which nobody but its owner sees."""
    past: list[Buried] = field(default_factory=list)
    """The card longest there first."""
    put_back: list[int] = field(default_factory=list)
    """Marked for the mulligan."""
    decided: bool = False
    """Has mulliganed."""
    channelled: bool = False
    known_top: int = 0
    """How many cards of its deck, from the top, its owner has seen and left there; likewise from the bottom."""
    known_bottom: int = 0
    expired: int = 0
    """Clocks in a row that ran out (FK-END-04)."""

    def copy(self) -> "Player":
        twin = Player.__new__(Player)
        twin.cards = self.cards
        twin.deck = self.deck[:]
        twin.hand = self.hand[:]
        twin.past = self.past[:]
        twin.put_back = self.put_back[:]
        twin.decided = self.decided
        twin.channelled = self.channelled
        twin.known_top = self.known_top
        twin.known_bottom = self.known_bottom
        twin.expired = self.expired
        return twin


@dataclass(slots=True)
class Known:
    """What one viewer has lawfully seen of one player's hidden cards (FK-INFO-05)."""

    hand: list[int] = field(default_factory=list)
    """Cards that must be in that hand."""
    deck: list[int] = field(default_factory=list)
    """Cards that must have been in that deck at the start, sorted: for each as many as were seen at once."""

    def copy(self) -> "Known":
        return Known(self.hand[:], self.deck[:])


CARD: Final = "card"
CHANNEL: Final = "channel"
BOW: Final = "bow"
COST: Final = "cost"


@dataclass(slots=True)
class Gate:
    """What waits in The Gate: a card, a Channel, a Bow or Cost ability of the Active Player."""

    kind: str
    card: int
    """The card; for a Bow or Cost ability that of its Follower; for a Channel its God."""
    kingdom: int
    source: int = NOTHING
    """The Follower that bows or pays."""
    ability: int = 0
    picks: list[list[int]] = field(default_factory=list)
    """What was picked for each target, in the order of the script."""
    picking: list[int] = field(default_factory=list)
    """What was picked so far for the target that is being picked."""
    offered: list[int] = field(default_factory=list)
    """Followers to be tributed, picked so far."""
    thrown: list[int] = field(default_factory=list)
    """Cards to be discarded as a cost, picked so far."""
    paid: bool = False
    cancelled: bool = False
    serial: int = NOTHING
    """The number that a card got when it was paid for, and so public; a Miracle has none."""
    sources: tuple[int, ...] = ()
    """The kinds of sources that paid for it."""
    discount: int = 0
    in_limbo: bool = False
    """A card that was paid for and lies nowhere else yet."""

    def copy(self) -> "Gate":
        twin = new_gate(self.kind, self.card, self.kingdom, self.source, self.ability)
        twin.picks = [pick[:] for pick in self.picks]
        twin.picking = self.picking[:]
        twin.offered = self.offered[:]
        twin.thrown = self.thrown[:]
        twin.paid = self.paid
        twin.cancelled = self.cancelled
        twin.serial = self.serial
        twin.sources = self.sources
        twin.discount = self.discount
        twin.in_limbo = self.in_limbo
        return twin


def new_gate(kind: str, card: int, kingdom: int, source: int = NOTHING, ability: int = 0) -> Gate:
    """Field by field, as all that is made often: a dataclass is not made any faster by being compiled."""
    gate = Gate.__new__(Gate)
    gate.kind = kind
    gate.card = card
    gate.kingdom = kingdom
    gate.source = source
    gate.ability = ability
    gate.picks = []
    gate.picking = []
    gate.offered = []
    gate.thrown = []
    gate.paid = False
    gate.cancelled = False
    gate.serial = NOTHING
    gate.sources = ()
    gate.discount = 0
    gate.in_limbo = False
    return gate


@dataclass(slots=True)
class Strike:
    """An Attack under way."""

    attacker: int
    target: int
    """A serial number, or TOWER."""
    kingdom: int
    stage: int = 0
    cancelled: bool = False
    first: bool = False
    """The attacker's first Attack of the turn, which Frenzy cares about."""
    fought: bool = False
    """It came to a Battle or a Breach."""

    def copy(self) -> "Strike":
        twin = new_strike(self.attacker, self.target, self.kingdom, self.first)
        twin.stage = self.stage
        twin.cancelled = self.cancelled
        twin.fought = self.fought
        return twin


def new_strike(attacker: int, target: int, kingdom: int, first: bool) -> Strike:
    strike = Strike.__new__(Strike)
    strike.attacker = attacker
    strike.target = target
    strike.kingdom = kingdom
    strike.stage = 0
    strike.cancelled = False
    strike.first = first
    strike.fought = False
    return strike


class Trigger(NamedTuple):
    """An ability that waits its turn in the queue, or a Miracle that may be revealed then."""

    card: int
    ability: int
    """Its position on the card."""
    seat: int
    """The controller."""
    kingdom: int
    """Here."""
    source: int
    """Serial number of the source; for a face-down Miracle its entry number."""
    it: int = NOTHING
    foe: int = NOTHING
    event: int = 0
    miracles: int = 0
    """For a face-down Miracle: which cards this event would reveal, a bit for each. 0 for anything else."""
    where: int = 0
    """For a face-down Miracle: the Kingdom of the event."""


@dataclass(slots=True)
class Resolving:
    """An ability or Decree or Channel that is being carried out."""

    card: int
    ability: int
    seat: int
    kingdom: int
    source: int = NOTHING
    it: int = NOTHING
    foe: int = NOTHING
    channel: bool = False
    from_gate: bool = False
    """It was played or used, not triggered."""
    attacking: bool = False
    step: int = -1
    """Which step comes next; -1 while its targets are being picked."""
    picks: list[list[int]] = field(default_factory=list)
    that: list[int] = field(default_factory=list)
    asking: str = ""
    """What is asked for: "target", "discard", "tribute", "scry", "sift", "recall", "revive", or "" for nothing."""
    asked: int = NOBODY
    """Who is to answer."""
    left: int = 0
    """How many more it takes."""
    chosen: list[int] = field(default_factory=list)
    """Answers to the current step so far, which nobody else sees before the last."""

    def copy(self) -> "Resolving":
        twin = new_resolving(self.card, self.ability, self.seat, self.kingdom, self.source)
        twin.it = self.it
        twin.foe = self.foe
        twin.channel = self.channel
        twin.from_gate = self.from_gate
        twin.attacking = self.attacking
        twin.step = self.step
        twin.picks = [pick[:] for pick in self.picks]
        twin.that = self.that[:]
        twin.asking = self.asking
        twin.asked = self.asked
        twin.left = self.left
        twin.chosen = self.chosen[:]
        return twin


def new_resolving(card: int, ability: int, seat: int, kingdom: int, source: int) -> Resolving:
    resolving = Resolving.__new__(Resolving)
    resolving.card = card
    resolving.ability = ability
    resolving.seat = seat
    resolving.kingdom = kingdom
    resolving.source = source
    resolving.it = NOTHING
    resolving.foe = NOTHING
    resolving.channel = False
    resolving.from_gate = False
    resolving.attacking = False
    resolving.step = -1
    resolving.picks = []
    resolving.that = []
    resolving.asking = ""
    resolving.asked = NOBODY
    resolving.left = 0
    resolving.chosen = []
    return resolving


MULLIGAN: Final = "mulligan"
MAIN: Final = "main"
ENDING: Final = "ending"
OVER: Final = "over"


@dataclass(slots=True)
class State:
    players: list[Player]
    kingdoms: list[Kingdom]
    options: Options
    first: int
    """Who has turn 1."""
    active: int
    turn: int = 0
    phase: str = MULLIGAN
    stale: int = 0
    """Which Kingdoms' values must be worked out anew, and which a state check must look at (values.py)."""
    last: bool = False
    """The Last Kingdom has begun."""
    serials: int = 0
    entries: int = 0
    gate: Gate | None = None
    strike: Strike | None = None
    resolving: Resolving | None = None
    queue: list[Trigger] = field(default_factory=list)
    aside: list[Trigger] = field(default_factory=list)
    """Triggers of a cost, which wait until what was paid for is done (FK-TRIG-06)."""
    queued: int = 0
    """Abilities queued since the last command (FK-TRIG-07)."""
    answered: int = 0
    """Questions answered so far; it tells one from the next (FK-END-04)."""
    ending: int = 0
    """Which step of the end of the turn comes next."""
    fiddled: int = 0
    """Things held, taken back, committed and uncommitted this turn (FK-TURN-08)."""
    commands: int = 0
    hurried: bool = False
    """The turn is being ended for its player: whatever is asked takes its default (FK-TURN-08, FK-END-04)."""
    known: list[list[Known]] = field(default_factory=list)
    """By viewer (the two seats, then everyone else) and by player."""
    winner: int = NOBODY
    ending_word: str = ""
    """How it ended; "" while it goes on."""
    pools: tuple[Pool, Pool] | UnsetType = UNSET
    """In a match of a draft: what each seat knows of the other's pool (FK-WASTE-09)."""

    def copy(self) -> "State":
        twin = State.__new__(State)
        twin.players = [self.players[0].copy(), self.players[1].copy()]
        twin.kingdoms = [kingdom.copy() for kingdom in self.kingdoms]
        twin.options = self.options
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.phase = self.phase
        twin.stale = self.stale
        twin.last = self.last
        twin.serials = self.serials
        twin.entries = self.entries
        twin.gate = self.gate.copy() if self.gate else None
        twin.strike = self.strike.copy() if self.strike else None
        twin.resolving = self.resolving.copy() if self.resolving else None
        twin.queue = self.queue[:]
        twin.aside = self.aside[:]
        twin.queued = self.queued
        twin.answered = self.answered
        twin.ending = self.ending
        twin.fiddled = self.fiddled
        twin.commands = self.commands
        twin.hurried = self.hurried
        twin.known = [[each.copy() for each in of] for of in self.known]
        twin.winner = self.winner
        twin.ending_word = self.ending_word
        twin.pools = self.pools
        return twin

    def lit(self, kingdom: int) -> bool:
        return self.kingdoms[kingdom].winner == NOBODY

    def side(self, kingdom: int, seat: int) -> Side:
        return self.kingdoms[kingdom].sides[seat]

    def follower(self, serial: int) -> Follower | None:
        """The Follower of that number, if it is in play."""
        for kingdom in self.kingdoms:
            for side in kingdom.sides:
                for follower in side.followers:
                    if follower.serial == serial:
                        return follower
        return None

    def next_serial(self) -> int:
        self.serials += 1
        return self.serials

    def next_entry(self) -> int:
        self.entries += 1
        return self.entries
