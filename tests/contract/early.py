"""Where a game's secrets lie deep, how a match is brought to them: moves that random play makes while it is young."""

from collections.abc import Callable
from typing import Any, Protocol

from lanternwood.games.enter_the_forest.actions import CorrectRuin
from lanternwood.games.enter_the_forest.rules import is_allowed
from lanternwood.games.enter_the_forest.state import State
from lanternwood.games.forsaken.actions import Commit, Concede, Uncommit
from lanternwood.games.forsaken.wasteland.actions import LeaveOut, PutIn
from lanternwood.kernel.model import Action, Seat


class Picks(Protocol):
    def one_of(self, things: Any) -> Any: ...


def ruin_comes_quickly(state: State, chooser: Picks) -> tuple[Seat, Action] | None:
    """Some Ruin for some: the Forest hides the most from those who have turned."""
    if state.steps >= 12:
        return None
    of: Seat = chooser.one_of(state.players())
    by = of if state.gm is None else state.gm
    early = state.character(of).ruin < 5 and is_allowed(state, by, CorrectRuin(of, 1))
    return (by, CorrectRuin(of, 1)) if early else None


EARLY: dict[str, Callable[[Any, Any], tuple[Seat, Action] | None]] = {"enter-the-forest": ruin_comes_quickly}

RARELY: dict[str, tuple[type, ...]] = {
    "forsaken": (Concede, Commit, Uncommit),
    "wasteland": (PutIn, LeaveOut),
}
"""What is always offered and soon ends a match or leads nowhere: chosen now and then, or little else would be seen."""
