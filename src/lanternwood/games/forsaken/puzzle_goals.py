"""FK-Q-150 When a puzzle is over, and how it went."""

from typing import Final

from msgspec import UNSET

from lanternwood.games.forsaken.faith import end
from lanternwood.games.forsaken.puzzles_found import PUZZLES
from lanternwood.games.forsaken.state import State
from lanternwood.kernel.table import Table

SOLVER: Final = 0


def settle_puzzle(table: Table[State]) -> bool:
    """FK-Q-150 At the end of a turn: a win that did not come this turn was missed; who stands at dawn has held. True if
    that was the end."""
    state = table.state
    assert state.options.puzzle is not UNSET
    goal = PUZZLES[state.options.puzzle].goal
    if goal == "win this turn":
        end(table, "unsolved", 1 - SOLVER)
    elif state.active != SOLVER:
        end(table, "held", SOLVER)
    else:
        return False
    return True
