"""FW-ROUND, FW-DIAL: pages that are turned, and what begins and ends a round."""

from lanternwood.games.forgotten_waters.conditions import holds
from lanternwood.games.forgotten_waters.entries import read_entry
from lanternwood.games.forgotten_waters.events import (
    ActionLocked,
    ActionUnlocked,
    DialTurned,
    PageTurned,
    RoundBegan,
)
from lanternwood.games.forgotten_waters.frames import Scope
from lanternwood.games.forgotten_waters.passages import open_passages
from lanternwood.games.forgotten_waters.pirates import NOBODY, PIRATES
from lanternwood.games.forgotten_waters.planning import open_planning
from lanternwood.games.forgotten_waters.program import Turn
from lanternwood.games.forgotten_waters.state import State
from lanternwood.games.forgotten_waters.terms import DIALS
from lanternwood.games.forgotten_waters.triggers import trigger_for_all
from lanternwood.kernel.table import Table

MOST_ON_DIAL = 12

# Dials and locks


def is_used(state: State, dial: int) -> bool:
    """FW-DIAL-03"""
    return any(feature == dial for feature, _ in state.open_page().features)


def turn_dial(table: Table[State], dial: int, by: int) -> None:
    set_dial(table, dial, table.state.dials[dial] + by)


def set_dial(table: Table[State], dial: int, to: int) -> None:
    """FW-DIAL-01 From 0 to 12."""
    state = table.state
    to = min(max(to, 0), MOST_ON_DIAL)
    if is_used(state, dial) and to != state.dials[dial]:
        state.dials[dial] = to
        table.happens(DialTurned, dial, to)


def lock(table: Table[State], action: int) -> None:
    """FW-ACT-07 It stops nobody who has chosen it."""
    if not table.state.is_locked(action):
        table.state.locks |= 1 << action
        table.happens(ActionLocked, action)


def unlock(table: Table[State], action: int) -> None:
    if table.state.is_locked(action):
        table.state.locks &= ~(1 << action)
        table.happens(ActionUnlocked, action)


# What cuts


def cut(state: State) -> None:
    """FW-ROUND-07, 09 What remains of all lists and entries is dropped, and standees come off."""
    state.frames.clear()
    state.face_down.clear()
    state.standing = [0] * PIRATES
    state.acting = NOBODY
    state.phase = "turning"


def turn_page(table: Table[State], op: Turn, scope: Scope) -> None:
    """FW-ROUND-02, 03, 06 No token stays, dials are set, the warning is read; then a round begins."""
    state = table.state
    shifts = [0] * len(DIALS)
    for shift in op.shifts:
        if holds(state, shift.when, scope):
            shifts[shift.dial] += shift.n
    cut(state)
    state.page, state.round_on_page, state.locks = op.page, 0, 0
    state.dials = [0] * len(DIALS)
    for dial, start in state.open_page().features:
        state.dials[dial] = min(max(start + shifts[dial], 0), MOST_ON_DIAL)
    table.happens(PageTurned, op.page, tuple(state.dials))
    trigger_for_all(table, "page_turned")
    open_passages(table, state.open_page().warning, Scope(state.top()))


def new_round(table: Table[State]) -> None:
    """FW-ROUND-05 Tokens and dials stay as they are."""
    cut(table.state)


# How rounds follow each other


def is_last(state: State) -> bool:
    last = state.book.scenario.last_round
    return last is not None and state.round >= last.n


def begin_round(table: Table[State]) -> None:
    """FW-ROUND-04"""
    state = table.state
    if is_last(state):
        end_round(table)
        return
    state.round += 1
    state.round_on_page += 1
    state.rounds_in_part += 1
    state.stopped = False
    state.chose, state.standing = [0] * PIRATES, [0] * PIRATES
    table.happens(RoundBegan, state.round, state.page)
    open_planning(table)


def end_round(table: Table[State]) -> None:
    """FW-ROUND-01, 10 The page's entry or, in the last round, the scenario's; also where a page turn ended that."""
    state, last = table.state, table.state.book.scenario.last_round
    state.phase = "end"
    entry = last.entry if last and is_last(state) else state.open_page().end_entry
    read_entry(table, entry, state.top(), NOBODY)
