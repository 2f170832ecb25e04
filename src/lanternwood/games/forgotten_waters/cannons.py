"""FW-CANNON: what stands on the board, and what the Gunner decides about it (FW-R47)."""

from typing import Literal

from lanternwood.games.forgotten_waters.actions import PickCannon
from lanternwood.games.forgotten_waters.events import (
    CannonFired,
    CannonGained,
    CannonLoaded,
    CannonLost,
    CannonUpgraded,
)
from lanternwood.games.forgotten_waters.frames import Gunning
from lanternwood.games.forgotten_waters.state import State
from lanternwood.kernel.model import require
from lanternwood.kernel.table import Table

MOST = 4
"""FW-CANNON-02"""


def in_supply(state: State, level: int) -> int:
    counts = state.book.cannon_counts
    on_board = sum(cannon[0] == level for cannon in state.cannons)
    return counts[level] - on_board if level < len(counts) else 0


def can_be_picked(state: State, frame: Gunning) -> list[tuple[int, bool]]:
    """Kinds of cannons, from the lowest; two that are alike are one choice."""
    kinds = sorted(set(state.cannons))
    match frame.what:
        case "upgrade":
            return [kind for kind in kinds if in_supply(state, kind[0] + 1)]
        case "load":
            return [kind for kind in kinds if not kind[1]]
        case "lose" | "make-room":
            return kinds


def can_be_declined(frame: Gunning) -> bool:
    """FW-CANNON-03, 04: an upgrade and a new cannon; neither loading nor losing one."""
    return frame.what in ("upgrade", "make-room")


def gun(table: Table[State], what: Literal["upgrade", "load", "lose"], n: int) -> None:
    table.state.frames.append(Gunning(table.state.role("gunner"), what, n))


def settle_gunning(table: Table[State], frame: Gunning) -> bool:
    """What allows no other answer is not asked."""
    state = table.state
    kinds = can_be_picked(state, frame) if frame.left else []
    if frame.what == "make-room" and len(state.cannons) < MOST:
        state.frames.pop()
        gain(table, frame.level, frame.loaded)
        return False
    if not kinds:
        state.frames.pop()
        return False
    if len(kinds) == 1 and not can_be_declined(frame):
        carry_out(table, frame, kinds[0])
        return False
    return True


def pick_cannon(table: Table[State], frame: Gunning, action: PickCannon) -> None:
    kind = (action.level, action.loaded)
    require(kind in can_be_picked(table.state, frame), "FW-CANNON-04", "that cannon cannot be picked for this")
    carry_out(table, frame, kind)


def decline_cannon(table: Table[State], frame: Gunning) -> None:
    require(can_be_declined(frame), "FW-R47", "this is no offer; pick a cannon")
    table.state.frames.pop()


def carry_out(table: Table[State], frame: Gunning, kind: tuple[int, bool]) -> None:
    state, (level, loaded) = table.state, kind
    frame.left -= 1
    state.cannons.remove(kind)
    match frame.what:
        case "upgrade":
            put(state, level + 1, loaded)
            table.happens(CannonUpgraded, level + 1, loaded)
        case "load":
            put(state, level, True)
            table.happens(CannonLoaded, level)
        case "lose" | "make-room":
            table.happens(CannonLost, level, loaded)


def put(state: State, level: int, loaded: bool) -> None:
    state.cannons = sorted([*state.cannons, (level, loaded)])


def gain_cannon(table: Table[State], level: int, loaded: bool) -> None:
    """FW-CANNON-08 A level missing in the supply comes as the next lower one there, else not at all."""
    state = table.state
    while level and not in_supply(state, level):
        level -= 1
    if not level:
        return
    if len(state.cannons) == MOST:
        state.frames.append(Gunning(state.role("gunner"), "make-room", 1, level, loaded))
    else:
        gain(table, level, loaded)


def gain(table: Table[State], level: int, loaded: bool) -> None:
    put(table.state, level, loaded)
    table.happens(CannonGained, level, loaded)


def loaded_levels(state: State) -> list[int]:
    return sorted({level for level, loaded in state.cannons if loaded})


def fire(table: Table[State], level: int) -> None:
    """FW-CANNON-06 Unloaded afterwards."""
    state = table.state
    if (level, True) in state.cannons:
        state.cannons.remove((level, True))
        put(state, level, False)
        table.happens(CannonFired, level)
