"""The records of the content files (FK-SCRIPT-08): Gods, Channels, tokens and cards, and their abilities in order."""

import re
from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta

from lanternwood.games.forsaken.script_records import (
    GODS,
    Condition,
    Filters,
    God,
    Keyword,
    Kind,
    Least,
    Number,
    Selector,
    Side,
    Written,
    WrittenKeywords,
    condition_of,
    keywords_of,
)
from lanternwood.games.forsaken.verb_records import Static, Step, Steps
from lanternwood.kernel.model import Model

CardId: TypeAlias = str
WrittenId = Annotated[str, Meta(pattern="^[A-Z][0-9][0-9]$", description='a letter and two digits, as in "S01"')]
Rarity = Literal["common", "uncommon", "rare", "mythic"]
COPIES: dict[Rarity, int] = {"common": 4, "uncommon": 3, "rare": 2, "mythic": 1}
"""FK-DECK-02 How many copies of a card a deck may hold."""
GOD_CODES = "SIOCG"
"""One letter per God, in God order."""
Head = Literal["effect", "arrival", "battle", "breach", "forsaken", "dawn", "dusk", "bow", "cost", "on"]
HEADS: tuple[Head, ...] = get_args(Head)
"""FK-SCRIPT-08 Position on the card: keywords come before these, `ongoing` after them."""
Event = Literal["play", "attack", "attack-tower", "channel", "bow", "arrival", "breach", "forsaken", "build"]
INTERRUPTING: tuple[Event, ...] = ("play", "attack", "attack-tower", "channel", "bow")
Symbol = Literal["crossed-axes", "fly", "eye", "plague-mask", "crown"]

DevotionText = Annotated[
    str,
    Meta(
        pattern="^(?=.)([1-9][0-9]?)?[SIOCG]*$",
        description='a Godless number from 1 and letters of S, I, O, C and G, as in "2SS", "S" or "1"',
    ),
]
"""Godless number, then letters: "2SS"."""
Text = Annotated[str, Meta(min_length=1)]
Body: TypeAlias = tuple[int, int]
"""Zeal and Faith."""


class Devotion(Model):
    """A Devotion Cost in numbers; `coloured` has one number per God, in God order."""

    godless: int = 0
    coloured: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)

    @property
    def total(self) -> int:
        return self.godless + sum(self.coloured)

    @property
    def gods(self) -> tuple[God, ...]:
        return tuple(god for god, number in zip(GODS, self.coloured, strict=True) if number)


def devotion_of(text: str) -> Devotion:
    digits = re.match("[0-9]*", text)
    s, i, o, c, g = (text.count(letter) for letter in GOD_CODES)
    return Devotion(int(digits[0] or 0) if digits else 0, (s, i, o, c, g))


class Pay(Model):
    """What a Bow or Cost ability asks for, all of it together (FK-PAY-12)."""

    devotion: DevotionText | None = None
    faith: Least = 0
    tribute: Least = 0
    discard: Least = 0

    @property
    def price(self) -> Devotion:
        return devotion_of(self.devotion or "")


class Doing(Model, kw_only=True):
    """An ability with a condition: `{ when = "attacking", do = [steps] }`."""

    do: Steps
    when: Written | None = None


class BowDoing(Doing, kw_only=True):
    pay: Pay | None = None


class CostDoing(Doing, kw_only=True):
    pay: Pay
    once: bool = False
    """Once per turn."""


class On(Filters, kw_only=True):
    """`on SIDE event`: the filters are of the event's subject."""

    side: Side
    event: Event
    at: Literal["here", "any"] = "here"
    kind: Kind | None = None
    """Of a `play` event: only cards of this kind."""
    when: Written | None = None
    do: Steps

    @property
    def subject(self) -> Selector:
        """The filters as a selector of Followers; for `play` and `channel` they say nothing."""
        return self.filtering(self.side, "follower")


class Ability(Model):
    """One ability in uniform shape, whichever way it was written."""

    head: Head
    steps: tuple[Step, ...]
    when: Condition | None = None
    pay: Pay | None = None
    once: bool = False
    on: On | None = None


class Scripted(Model, kw_only=True):
    """What may have abilities. Which may have which is a matter of the checks (V4)."""

    keywords: WrittenKeywords = {}
    effect: Steps | Doing | None = None
    arrival: Steps | Doing | None = None
    battle: Steps | Doing | None = None
    breach: Steps | Doing | None = None
    forsaken: Steps | Doing | None = None
    dawn: Steps | Doing | None = None
    dusk: Steps | Doing | None = None
    bow: Steps | BowDoing | None = None
    cost_ability: CostDoing | None = None
    on: tuple[On, ...] = ()
    ongoing: tuple[Static, ...] = ()

    @property
    def keyword_list(self) -> tuple[Keyword, ...]:
        return keywords_of(self.keywords)

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """FK-SCRIPT-08 In their order on the card."""
        written = [(head, self.cost_ability if head == "cost" else getattr(self, head)) for head in HEADS[:-1]]
        headed = [_ability(head, doing) for head, doing in written if doing is not None]
        return (*headed, *(Ability("on", on.do, condition_of(on.when), on=on) for on in self.on))


def _ability(head: Head, doing: tuple[Step, ...] | Doing) -> Ability:
    if not isinstance(doing, Doing):
        return Ability(head, doing)
    when = condition_of(doing.when)
    match doing:
        case BowDoing():
            return Ability(head, doing.do, when, doing.pay)
        case CostDoing():
            return Ability(head, doing.do, when, doing.pay, doing.once)
        case _:
            return Ability(head, doing.do, when)


class CardRecord(Scripted, kw_only=True):
    id: WrittenId
    name: Text
    god: God
    """Left out in a God's own file."""
    kind: Kind
    type: Text | None = None
    """Of a Follower; no rule looks at it (FK-FOL-06)."""
    cost: DevotionText
    body: Body | None = None
    rarity: Rarity
    flavour: Text | None = None

    @property
    def price(self) -> Devotion:
        return devotion_of(self.cost)


class TokenRecord(Scripted, kw_only=True):
    """A Follower that effects make (FK-FOL-11). Scripts call it by its name."""

    name: Text
    god: God
    body: Body
    flavour: Text | None = None


class ChannelRecord(Model, kw_only=True):
    """FK-CHAN-01 Costs two Devotion of its God."""

    name: Text
    god: God
    effect: Steps

    @property
    def price(self) -> Devotion:
        return devotion_of(2 * GOD_CODES[GODS.index(self.god)])

    @property
    def abilities(self) -> tuple[Ability, ...]:
        return (Ability("effect", self.effect),)


class GodRecord(Model):
    id: God
    name: Text
    code: Literal["S", "I", "O", "C", "G"]
    epithet: Text
    lore: Text
    symbol: Symbol


class StarterRecord(Model):
    """A deck to begin with (RULES.md, 6.5)."""

    name: Text
    description: Text
    gods: tuple[God, ...]
    cards: dict[CardId, Number]
