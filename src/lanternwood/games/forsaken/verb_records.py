"""The verbs of the script language, one small record each, tagged by `do` (RULES.md, 6.3).

Absent `who` means the controller; absent `at` means here; absent `pick` means all.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from lanternwood.games.forsaken.script_records import (
    Aim,
    Amount,
    Condition,
    Delta,
    Forbidden,
    God,
    Keyword,
    Kind,
    Lasts,
    Least,
    Number,
    Player,
    Ref,
    Selector,
    Side,
    State,
    Value,
    Written,
    WrittenKeywords,
    amount_of,
    condition_of,
    keywords_of,
)
from lanternwood.kernel.model import Model


class PlainStep(Model, tag_field="do", kw_only=True):
    """A step that selects nothing on the board."""

    when: Written | None = None

    @property
    def condition(self) -> Condition | None:
        return condition_of(self.when)


class AimedStep(Aim, tag_field="do", kw_only=True):
    """A step on selected objects; `selector` says which."""

    when: Written | None = None

    @property
    def condition(self) -> Condition | None:
        return condition_of(self.when)


class AimedAmount(AimedStep, kw_only=True):
    n: Value

    @property
    def amount(self) -> Amount:
        return amount_of(self.n)


class PlainAmount(PlainStep, kw_only=True):
    n: Value

    @property
    def amount(self) -> Amount:
        return amount_of(self.n)


class PlayerAmount(PlainAmount, kw_only=True):
    who: Player = "me"


class Lose(AimedAmount, tag="lose"): ...


class Restore(AimedAmount, tag="restore"): ...


class Buff(AimedStep, tag="buff", kw_only=True):
    zeal: Delta = 0
    faith: Delta = 0
    lasts: Lasts


class Grant(AimedStep, tag="grant", kw_only=True):
    keyword: WrittenKeywords
    lasts: Lasts

    @property
    def granted(self) -> Keyword:
        return keywords_of(self.keyword)[0]


class Blight(AimedAmount, tag="blight"): ...


class Cleanse(AimedStep, tag="cleanse"): ...


class Forsake(AimedStep, tag="forsake"): ...


class Exhaust(AimedStep, tag="exhaust"): ...


class Refresh(AimedStep, tag="refresh"): ...


class Bounce(AimedStep, tag="bounce"): ...


class Move(AimedStep, tag="move", kw_only=True):
    to: Literal["here", "choose"]


class Seize(AimedStep, tag="seize"): ...


class Summon(PlayerAmount, tag="summon", kw_only=True):
    """`who` is the player on whose side they enter, here."""

    token: str


class Copy(AimedStep, tag="copy"): ...


class Clash(AimedStep, tag="clash", kw_only=True):
    with_: Aim = field(name="with")

    @property
    def other(self) -> Selector | Ref:
        return self.with_.selector


class Dispel(AimedStep, tag="dispel"): ...


class Raise(PlayerAmount, tag="raise", kw_only=True):
    god: God
    state: State


class Draw(PlayerAmount, tag="draw"): ...


class Discard(PlayerAmount, tag="discard"): ...


class Mill(PlayerAmount, tag="mill"): ...


class Scry(PlainAmount, tag="scry"): ...


class Sift(PlainAmount, tag="sift"): ...


class Peek(PlainStep, tag="peek"): ...


class Recall(PlainStep, tag="recall", kw_only=True):
    """V12: a pick from The Past looks at the kind of card and its cost only."""

    kind: Kind
    cost_most: Least | None = None


class Revive(PlainStep, tag="revive", kw_only=True):
    kind: Kind
    cost_most: Least | None = None


class Tribute(PlayerAmount, tag="tribute", kw_only=True):
    at: Literal["here", "any"] = "here"


class Cancel(PlainStep, tag="cancel"):
    """Always of `it`, the interrupted event."""


class Redirect(AimedStep, tag="redirect"):
    """Always of `it`, the running Attack; the selector is its new target."""


Step: TypeAlias = (
    Lose | Restore | Buff | Grant | Blight | Cleanse | Forsake | Exhaust | Refresh | Bounce | Move | Seize | Summon
    | Copy | Clash | Dispel | Raise | Draw | Discard | Mill | Scry | Sift | Peek | Recall | Revive | Tribute | Cancel
    | Redirect
)  # fmt: skip
Steps: TypeAlias = Annotated[tuple[Step, ...], Meta(min_length=1)]


class Mod(Aim, tag_field="do", tag="mod", kw_only=True):
    zeal: Delta = 0
    faith: Delta = 0


class Give(Aim, tag_field="do", tag="give", kw_only=True):
    keyword: WrittenKeywords

    @property
    def granted(self) -> Keyword:
        return keywords_of(self.keyword)[0]


class Discount(Model, tag_field="do", tag="discount"):
    side: Side
    kind: Kind
    n: Number


class Forbid(Model, tag_field="do", tag="forbid"):
    side: Side
    action: Forbidden


Static: TypeAlias = Mod | Give | Discount | Forbid
