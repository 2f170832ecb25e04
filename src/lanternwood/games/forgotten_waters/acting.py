"""FW-ACT: the chosen actions, by their numbers."""

from lanternwood.games.forgotten_waters.conditions import holds
from lanternwood.games.forgotten_waters.events import ActionBegan, StandeeLeft
from lanternwood.games.forgotten_waters.frames import Acting, Scope, TurnEdge
from lanternwood.games.forgotten_waters.passages import read_line
from lanternwood.games.forgotten_waters.pirates import MASKED, NOBODY, Pirate
from lanternwood.games.forgotten_waters.state import State
from lanternwood.games.forgotten_waters.treasure import usable
from lanternwood.games.forgotten_waters.triggers import trigger
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Table


def next_to_act(state: State) -> Pirate:
    """FW-ACT-01 to 03 The lowest action with a standee on it, then the highest infamy; found afresh each time."""
    standing = [pirate for pirate in state.infamy if state.standing[pirate]]
    return min(standing, key=lambda pirate: state.standing[pirate], default=NOBODY)


def begin_action(table: Table[State], pirate: Pirate) -> None:
    state = table.state
    action = state.standing[pirate]
    state.acting = pirate
    state.frames.append(Acting(pirate, action))
    table.happens(ActionBegan, pirate, action)


def settle_acting(table: Table[State], frame: Acting) -> bool:
    """FW-ACT-04 to 06 One's own turn, from its first instruction until the standee leaves."""
    match frame.stage:
        case "start":
            frame.stage = "instructions"
            open_edge(table, frame.me)
            trigger(table, frame.me, "turn_start")
        case "instructions":
            frame.stage = "end"
            carry_out(table, frame)
        case "end":
            frame.stage = "leave"
            open_edge(table, frame.me)
        case "leave":
            leave(table, frame.me)
    return False


def open_edge(table: Table[State], pirate: Pirate) -> None:
    """FW-R53 The masked pirate has no cards."""
    if pirate != MASKED:
        table.state.frames.append(TurnEdge(Seat(pirate)))


def settle_edge(table: Table[State], frame: TurnEdge) -> bool:
    if usable(table.state, frame.seat, frame):
        return True
    table.state.frames.pop()
    return False


def carry_out(table: Table[State], frame: Acting) -> None:
    state = table.state
    action = state.open_page().actions[frame.action - 1]
    scope = Scope(frame.me)
    for reading in action.passages:
        if holds(state, reading.when, scope):
            read_line(table, reading.text, scope)
    state.begin(action.block, scope)


def leave(table: Table[State], pirate: Pirate) -> None:
    """FW-ACT-05"""
    state = table.state
    state.frames.pop()
    state.standing[pirate] = 0
    state.acting = NOBODY
    table.happens(StandeeLeft, pirate)
