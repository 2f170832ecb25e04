"""One action in: whether it may be done now, and doing it."""

from typing import Final

from lanternwood.games.enter_the_forest import (
    characters,
    contest,
    describing,
    evening,
    gm_tools,
    helping,
    reduction,
    risk,
    ruin,
)
from lanternwood.games.enter_the_forest.actions import (
    AnyAction,
    Consent,
    Note,
    Pause,
    Resume,
    StrikeNote,
    WithdrawRoll,
)
from lanternwood.games.enter_the_forest.closing import end, end_if_over
from lanternwood.games.enter_the_forest.ruling import Rules
from lanternwood.games.enter_the_forest.state import State
from lanternwood.kernel.model import OUTSIDE, IllegalAction, Outcome, Seat, require
from lanternwood.kernel.table import Table

LONGEST = 20_000
"""EF-R35 The table's book holds so many steps, more than any evening takes; then it is full."""

RULES: Final[Rules] = {
    **characters.RULES,
    **risk.RULES,
    **helping.RULES,
    **describing.RULES,
    **contest.RULES,
    **ruin.RULES,
    **reduction.RULES,
    **evening.RULES,
    **gm_tools.RULES,
}
WHILE_PAUSED = (Resume, WithdrawRoll, Consent, Note, StrikeNote)


def check(state: State, seat: Seat, action: AnyAction) -> None:
    """Refuse, or change nothing."""
    require(state.ending is None, "EF-R35", "the evening is over")
    require(seat != OUTSIDE or isinstance(action, Pause), "EF-UI-15", "only the pause card comes without a name")
    frozen = state.paused and not isinstance(action, (*WHILE_PAUSED, Pause))
    require(not frozen, "EF-UI-15", "the scene is paused")
    RULES[type(action)].may(state, seat, action)


def is_allowed(state: State, seat: Seat, action: AnyAction) -> bool:
    try:
        check(state, seat, action)
    except IllegalAction:
        return False
    return True


def apply(table: Table[State], seat: Seat, action: AnyAction) -> None:
    """EF-UI-14 A pure function of state, command and chance."""
    state = table.state
    check(state, seat, action)
    RULES[type(action)].do(table, seat, action)
    state.steps += 1
    end_if_over(table)
    if state.steps >= LONGEST and state.ending is None:
        end(table, "book")


def outcome(state: State) -> Outcome | None:
    """EF-R35 Whoever was not lost has come out of the Forest."""
    return None if state.ending is None else Outcome(state.ending, tuple(state.able()))
