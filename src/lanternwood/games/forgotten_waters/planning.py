"""FW-PLAN: all choose an action, one after the other, while the timer runs."""

from lanternwood.games.forgotten_waters.actions import PlaceStandee
from lanternwood.games.forgotten_waters.events import PlanningPassed, StandeePlaced, TimerRanOut, TimerStarted
from lanternwood.games.forgotten_waters.frames import BeforeTimer, Placing
from lanternwood.games.forgotten_waters.options import timer_seconds
from lanternwood.games.forgotten_waters.program import CompiledAction
from lanternwood.games.forgotten_waters.state import DISCONTENT, State
from lanternwood.games.forgotten_waters.stats import change_stat
from lanternwood.games.forgotten_waters.terms import KINDS
from lanternwood.kernel.model import require
from lanternwood.kernel.table import Table

LIMITED, REQUIRED = KINDS.index("limited"), KINDS.index("required")
LATE = 1
"""FW-PLAN-05 In discontent."""


def open_planning(table: Table[State]) -> None:
    """FW-PLAN-02 The Quartermaster starts the timer. With the timer off planning opens at once (FW-PLAN-18)."""
    state = table.state
    state.phase = "planning"
    state.order, state.placed = state.infamy[:], 0
    state.timer = "none"
    if timer_seconds(state.options, len(state.players)):
        state.frames.append(BeforeTimer(state.role("quartermaster")))


def start_timer(table: Table[State]) -> None:
    """FW-R12 By the Quartermaster or by itself."""
    state = table.state
    state.frames.pop()
    state.timer = "runs"
    table.happens(TimerStarted, timer_seconds(state.options, len(state.players)))


def timer_ran_out(table: Table[State]) -> None:
    """FW-PLAN-05, 06 Once in a round, and only before the last standee is placed."""
    state = table.state
    state.timer = "over"
    table.happens(TimerRanOut)
    change_stat(table, DISCONTENT, LATE)


def next_to_choose(table: Table[State]) -> bool:
    """FW-PLAN-04 By the infamy order of when planning began (FW-R19). False once all have chosen."""
    state = table.state
    while state.placed < len(state.order):
        pirate = state.order[state.placed]
        if available(state):
            state.frames.append(Placing(state.person(pirate), pirate))
            return True
        state.placed += 1
        table.happens(PlanningPassed, pirate)
    state.timer = "none"
    return False


def is_open(state: State, action: CompiledAction) -> bool:
    """FW-PLAN-07 to 10"""
    taken = action.kind in (LIMITED, REQUIRED) and action.n in state.chose
    return not taken and not state.is_locked(action.n)


def available(state: State) -> list[int]:
    """FW-PLAN-11 What the next one can choose: only required actions once there are as many as choosers left."""
    open = [action for action in state.open_page().actions if is_open(state, action)]
    required = [action.n for action in open if action.kind == REQUIRED]
    if required and len(required) >= len(state.order) - state.placed:
        return required
    return [action.n for action in open]


def place_standee(table: Table[State], frame: Placing, choice: PlaceStandee) -> None:
    """FW-PLAN-04, 14 A placement is final."""
    state = table.state
    actions = {action.n: action for action in state.open_page().actions}
    action = actions.get(choice.action)
    require(action, "FW-PLAN-04", "there is no such action on this page")
    assert action
    require(not state.is_locked(action.n), "FW-PLAN-09", "that action is locked")
    rule = "FW-PLAN-10" if action.kind == REQUIRED else "FW-PLAN-08"
    require(is_open(state, action), rule, "somebody has chosen that action")
    require(action.n in available(state), "FW-PLAN-11", "the required actions need all who are left")
    state.frames.pop()
    state.chose[frame.pirate] = state.standing[frame.pirate] = action.n
    state.placed += 1
    table.happens(StandeePlaced, frame.pirate, action.n)
