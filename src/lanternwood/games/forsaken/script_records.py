"""What a card's script is made of in TOML (FK-SCRIPT-08): selectors, values, conditions, and one small record per verb.

The raw fields are those that people write. Beside them stand properties that say the same in one uniform shape, for
whatever compiles, prints or checks a script: `selector`, `amount`, `condition`, `change`.
"""

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta
from msgspec.structs import replace

from lanternwood.kernel.model import Model

God = Literal["strife", "infestation", "occult", "contagion", "grandeur"]
GODS: tuple[God, ...] = get_args(God)
"""In God order, which decides every tie (RULES.md, 1)."""
Kind = Literal["follower", "decree", "blessing", "miracle"]
Side = Literal["friendly", "enemy", "any"]
Noun = Literal["follower", "tower", "altar", "blessing", "miracle"]
Scope = Literal["here", "any", "else"]
Ref = Literal["self", "foe", "it", "that"]
Flag = Literal["other", "refreshed", "exhausted", "token", "nontoken", "blighted"]
Player = Literal["me", "opp"]
Lasts = Literal["turn", "perm"]
State = Literal["refreshed", "exhausted"]
Forbidden = Literal["bow", "channel", "restore", "attack-tower"]
KeywordName = Literal[
    "onrush", "frenzy", "overrun", "regrowth", "swarm", "ethereal", "shrouded", "virulent", "lethal", "stalwart",
    "bulwark", "vainglory",
]  # fmt: skip
KEYWORDS: tuple[KeywordName, ...] = get_args(KeywordName)
NUMBERED: tuple[KeywordName, ...] = ("regrowth", "stalwart", "vainglory")
Objects = Literal[
    "friendly follower", "enemy follower", "any follower",
    "friendly tower", "enemy tower", "any tower",
    "friendly altar", "enemy altar", "any altar",
    "friendly blessing", "enemy blessing", "any blessing",
    "friendly miracle", "enemy miracle", "any miracle",
]  # fmt: skip
REFS: tuple[Ref, ...] = get_args(Ref)
SIDES: dict[str, Side] = {"friendly": "friendly", "enemy": "enemy", "any": "any"}
NOUNS: dict[str, Noun] = {noun: noun for noun in get_args(Noun)}

Few = Annotated[int, Meta(ge=1, le=2)]
Least = Annotated[int, Meta(ge=0, le=99)]
Number = Annotated[int, Meta(ge=1, le=99)]
Delta = Annotated[int, Meta(ge=-99, le=99)]
WrittenKeywords: TypeAlias = dict[KeywordName, bool | int]
"""As written: `{ onrush = true, stalwart = 1 }`."""


class Selector(Model):
    """Which objects are meant. With `count_most` they are a target (FK-ABIL-11); without, all that fit."""

    side: Side
    noun: Noun
    count_least: int = 0
    count_most: int | None = None
    """None for all."""
    scope: Scope = "here"
    flags: tuple[Flag, ...] = ()
    cost_most: int | None = None
    faith_most: int | None = None
    zeal_least: int | None = None

    @property
    def is_target(self) -> bool:
        return self.count_most is not None


class Keyword(Model):
    name: KeywordName
    number: int = 0
    """0 for a keyword that has none."""


class Amount(Model):
    """A value of a step: a number, how many objects there are, or the Zeal of a Follower."""

    number: int = 0
    count: Selector | None = None
    zeal: Ref | None = None


class Condition(Model):
    """`least` and `most` are of `count` or `hand`."""

    kind: Literal["attacking", "defending", "last", "tower_lower", "hand", "count"]
    hand: Player = "me"
    count: Selector | None = None
    least: int | None = None
    most: int | None = None


class Filters(Model, kw_only=True):
    """The part of a selector that stands in square brackets, and where it looks."""

    at: Scope = "here"
    which: tuple[Flag, ...] = ()
    cost_most: Least | None = None
    faith_most: Least | None = None
    zeal_least: Least | None = None

    def all_of(self, objects: Objects) -> Selector:
        side, noun = objects.split()
        return self.filtering(SIDES[side], NOUNS[noun])

    def filtering(self, side: Side, noun: Noun) -> Selector:
        return Selector(
            side=side,
            noun=noun,
            scope=self.at,
            flags=self.which,
            cost_most=self.cost_most,
            faith_most=self.faith_most,
            zeal_least=self.zeal_least,
        )


class Aim(Filters, kw_only=True):
    """A whole selector: a reference, or objects by number, side, noun, filters and place."""

    of: Objects | Ref
    pick: Few | None = None
    up_to: Few | None = None

    @property
    def selector(self) -> Selector | Ref:
        match self.of:
            case "self" | "foe" | "it" | "that":
                return self.of
            case objects:
                most = self.pick if self.up_to is None else self.up_to
                return replace(self.all_of(objects), count_least=self.pick or 0, count_most=most)


class Measure(Filters, kw_only=True):
    """A value that is looked up: `{ count = "friendly follower" }` or `{ zeal = "it" }`."""

    count: Objects | None = None
    zeal: Ref | None = None


class When(Filters, kw_only=True):
    """A condition with a number: of a hand (`hand`, `most`) or of objects (`count`, `least` or `most`)."""

    hand: Player | None = None
    count: Objects | None = None
    least: Least | None = None
    most: Least | None = None


Written: TypeAlias = Literal["attacking", "defending", "last", "tower_lower"] | When
"""A condition as written."""
Value: TypeAlias = Number | Measure
"""A value as written."""


def condition_of(written: Written | None) -> Condition | None:
    if not isinstance(written, When):
        return written and Condition(written)
    if written.hand:
        return Condition("hand", hand=written.hand, most=written.most)
    counted = written.all_of(written.count) if written.count else None
    return Condition("count", count=counted, least=written.least, most=written.most)


def amount_of(written: Value) -> Amount:
    if not isinstance(written, Measure):
        return Amount(written)
    return Amount(count=written.all_of(written.count)) if written.count else Amount(zeal=written.zeal)


def keywords_of(written: WrittenKeywords) -> tuple[Keyword, ...]:
    return tuple(Keyword(name, 0 if number is True else int(number)) for name, number in written.items())
