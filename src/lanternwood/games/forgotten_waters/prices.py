"""What an option changes, from its effects (FW-PROSE-09): those of its list and of the entries it reads, up to the next
choice, check or page. Beyond that nobody at the table can know."""

from collections.abc import Callable, Iterator

from lanternwood.games.forgotten_waters.condition_records import Me, Selecting, Testing
from lanternwood.games.forgotten_waters.effect_records import (
    CUTS,
    Check,
    Choose,
    Effect,
    Effects,
    For,
    If,
    May,
    Pay,
    PickPlayer,
    Roll,
    Vote,
)
from lanternwood.games.forgotten_waters.graph import tag_of
from lanternwood.games.forgotten_waters.verb_records import (
    AfterSea,
    CannonGain,
    Change,
    CheckThreat,
    Count,
    DialMoves,
    Feed,
    GainSkill,
    ReadEntry,
    ReadHere,
    Story,
)
from lanternwood.kernel.model import Model

LOSSES = ("drop", "cannon_lose")
"""Verbs whose number says how much is lost."""


class Cost(Model):
    """One change, for better or worse."""

    what: str
    """A verb, or the name of a dial or skill."""
    n: int
    """0 where it is done rather than counted, such as feeding the crew."""
    whose: Selecting | None = None
    """None for the ship, or for whoever acts."""
    perhaps: bool = False
    """It goes by a condition that nobody has looked at yet."""


Holds = Callable[[Testing], bool | None]


def nobody_looks(_: Testing) -> None:
    """Both sides of a condition are possible."""


class Pricing:
    """Over the entries of a voyage. Conditions are asked of whoever has a state; with none, both sides are told."""

    def __init__(self, fx_of: Callable[[int], Effects], after_sea: int, holds: Holds = nobody_looks) -> None:
        self.fx_of = fx_of
        self.after_sea = after_sea
        self.holds = holds

    def price(self, fx: Effects) -> tuple[Cost, ...]:
        costs: list[Cost] = []
        self._walk(fx, None, False, costs)
        return tuple(costs)

    def _walk(self, fx: Effects, whose: Selecting | None, perhaps: bool, costs: list[Cost]) -> bool:
        """Adds what these effects change; true when something was come to that cannot be foreseen."""
        return any(self._step(effect, whose, perhaps, costs) for effect in fx)

    def _step(self, effect: Effect, whose: Selecting | None, perhaps: bool, costs: list[Cost]) -> bool:
        match effect:
            case ReadEntry():
                return self._walk(self.fx_of(effect.entry), whose, perhaps, costs)
            case AfterSea():
                return self._walk(self.fx_of(self.after_sea), whose, perhaps, costs)
            case For():
                return self._walk(effect.fx, None if isinstance(effect.who, Me) else effect.who, perhaps, costs)
            case If():
                return self._branch(effect, whose, perhaps, costs)
            case Choose() | Vote() | May() | Pay() | PickPlayer() | Check() | Roll() | ReadHere():
                return True
            case _:
                costs.extend(Cost(what, n, whose, perhaps) for what, n in _changes(effect))
                return tag_of(effect) in CUTS

    def _branch(self, effect: If, whose: Selecting | None, perhaps: bool, costs: list[Cost]) -> bool:
        match self.holds(effect.when):
            case True:
                return self._walk(effect.fx, whose, perhaps, costs)
            case False:
                return self._walk(effect.otherwise, whose, perhaps, costs)
            case None:
                stops = self._walk(effect.fx, whose, True, costs)
                return self._walk(effect.otherwise, whose, True, costs) or stops


def _changes(effect: Effect) -> Iterator[tuple[str, int]]:
    match effect:
        case GainSkill():
            yield effect.skill, effect.n
        case DialMoves():
            yield f"dial {effect.dial}", effect.n
        case CannonGain():
            yield "cannon", 1
        case Story():
            yield "story", 1
        case Feed() | CheckThreat():
            yield tag_of(effect), 0
        case Change():
            yield tag_of(effect), effect.n
        case Count() if tag_of(effect) in LOSSES:
            yield tag_of(effect), -effect.n
        case Count():
            yield tag_of(effect), effect.n
        case _:
            return


NOTHING = "changes nothing"


def in_words(costs: tuple[Cost, ...]) -> str:
    """Such as "supplies −1, threat +1, each: reroll +1, perhaps discontent +1"."""
    return ", ".join(map(_cost_in_words, costs)) or NOTHING


def _cost_in_words(cost: Cost) -> str:
    what = cost.what.replace("_", " ")
    counted = f"{what} {'+' if cost.n > 0 else '−'}{abs(cost.n)}" if cost.n else what
    whose = f"{' '.join(str(part) for part in _named(cost.whose))}: " if cost.whose else ""
    return f"{'perhaps ' if cost.perhaps else ''}{whose}{counted}"


def _named(who: Selecting) -> list[object]:
    parts = [getattr(who, field) for field in who.__struct_fields__]
    return [who.__struct_config__.tag, *(part for part in parts if part is not None)]
