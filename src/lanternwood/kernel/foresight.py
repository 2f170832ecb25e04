"""What a choice would do, as far as the one who may make it can know (docs/decisions/0024).

The choice is tried on a copy from which everything is left out that its seat cannot know, with no luck to be had: it
stops at the first draw of chance. What would be announced until then is what can be foreseen.
"""

from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lanternwood.kernel.model import Model, Seat
from lanternwood.kernel.table import Heard, Table

if TYPE_CHECKING:
    from lanternwood.kernel.game import Game


class Foreseen(Model):
    """What would follow from a choice. Screens that know the game draw the announcements; others show the words."""

    events: tuple[Any, ...]
    """What would be announced, in order, as far as it tells of a change."""
    words: tuple[str, ...]
    """The same in words, one for each."""
    unsure: str
    """What may make it come otherwise, in words; empty where nothing hidden can."""
    chance: bool
    """Luck decides how it goes on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Foreseeing:
    """What a game gives so that its choices can be asked what they would do."""

    asked: Callable[[Any], bool]
    """Whether there is anything to foresee about a choice like this."""
    veiled: Callable[[Any, Seat], Any]
    """A copy of a state in which all that the seat cannot know is absent, or stands for anything."""
    counts: Callable[[Any], bool]
    """Whether an announcement tells of a change that somebody would want to know beforehand."""
    ends: Callable[[Any], bool]
    """Whether what comes after an announcement cannot be foreseen, or is another matter."""
    doubt: Callable[[Any, Seat], Callable[[], str]]
    """Asked of the veiled copy before the choice is tried on it; what it gives is asked afterwards which hidden thing
    may change this, in words, or nothing."""


class ChanceNeeded(Exception):
    """Luck would decide here."""


class NoLuck:
    """A source of chance that has none."""

    def below(self, bound: int) -> int:
        if bound == 1:
            return 0
        raise ChanceNeeded

    def shuffle(self, things: MutableSequence[Any]) -> None:
        if len(things) > 1:
            raise ChanceNeeded


def foresee(game: "Game[Any]", state: Any, seat: Seat, action: Any) -> Foreseen | None:
    """None where there is nothing to foresee."""
    return foresee_each(game, state, seat, [action])[0]


def foresee_each(game: "Game[Any]", state: Any, seat: Seat, actions: Sequence[Any]) -> list[Foreseen | None]:
    """Of several choices of one seat."""
    foreseeing = game.foreseeing
    if foreseeing is None or not any(foreseeing.asked(action) for action in actions):
        return [None] * len(actions)
    veiled, view = foreseeing.veiled(state, seat), game.view(state, seat)
    return [
        _try(game, foreseeing, veiled, view, seat, action) if foreseeing.asked(action) else None for action in actions
    ]


def _try(game: "Game[Any]", foreseeing: Foreseeing, veiled: Any, view: Any, seat: Seat, action: Any) -> Foreseen | None:
    heard: list[Heard] = []
    table = Table(veiled.copy(), NoLuck(), heard)
    doubt = foreseeing.doubt(table.state, seat)
    chance = False
    try:
        game.apply(table, seat, action)
    except ChanceNeeded:
        chance = True
    told = [each.event for each in heard if each.reaches(seat)]
    end = next((at for at, event in enumerate(told) if foreseeing.ends(event)), None)
    events = tuple([event for event in told[:end] if foreseeing.counts(event)])
    unsure = doubt()
    if not events and not unsure:
        return None
    words = tuple([game.words.tell(view, event) for event in events])
    return Foreseen(events, words, unsure, chance and end is None)
