"""FK-END-04 Time limits as data, at tables that have clocks."""

from typing import Final

from lanternwood.games.forsaken.rules import pending
from lanternwood.games.forsaken.state import MULLIGAN, OVER, State
from lanternwood.kernel.model import Deadline, Lapse, Seat

TURN_SECONDS: Final = 120
CHOICE_SECONDS: Final = 30
MULLIGAN_SECONDS: Final = 60
RESERVE_SECONDS: Final = 180


def deadline(state: State) -> Deadline | None:
    """The turn's clock runs on over all its choices and stands still while the other chooses. When it has run down,
    the player's reserve burns, which is never filled again. All of them are optional (FK-Q-142)."""
    if not state.options.clocks or state.phase == OVER:
        return None
    if state.phase == MULLIGAN:
        return Deadline(MULLIGAN_SECONDS, clock="mulligan", optional=True)
    if state.resolving is None:
        return turn_clock(state)
    return Deadline(
        CHOICE_SECONDS,
        clock=f"choice {state.answered}",
        seat=Seat(state.resolving.asked),
        stands=turn_clock(state),
        optional=True,
    )


def turn_clock(state: State) -> Deadline:
    return Deadline(
        TURN_SECONDS,
        clock=f"turn {state.turn}",
        seat=Seat(state.active),
        reserve=f"reserve {state.active}",
        reserve_seconds=RESERVE_SECONDS,
        optional=True,
    )


def lapses(state: State, seat: Seat) -> Lapse | None:
    """Whoever is waited for has the rules choose for it."""
    return "chosen" if state.options.clocks and seat in pending(state) else None
