"""The interpreter: one loop over frames (docs/decisions/0029). It stops where somebody is asked, or all is over."""

from collections.abc import Callable
from typing import Any, Final

from lanternwood.games.forgotten_waters import acting, burying, cannons, checking, deciding, sea_map, skills, treasure
from lanternwood.games.forgotten_waters import frames as f
from lanternwood.games.forgotten_waters.entries import read_entry
from lanternwood.games.forgotten_waters.pirates import NOBODY
from lanternwood.games.forgotten_waters.planning import next_to_choose
from lanternwood.games.forgotten_waters.rounds import begin_round, end_round
from lanternwood.games.forgotten_waters.state import State
from lanternwood.games.forgotten_waters.triggers import settle_triggers
from lanternwood.games.forgotten_waters.verbs import carry_out
from lanternwood.kernel.table import Table

Step = Callable[[Table[State], Any], bool]
"""True where the frame now waits for an answer."""


def run(table: Table[State]) -> None:
    """Until somebody has to answer."""
    state = table.state
    while state.ending is None:
        if not state.frames:
            go_on(table)
            continue
        top = state.frames[-1]
        if STEPS[type(top)](table, top):
            return
    if state.ending != "saved":
        state.frames.clear()


def asks(table: Table[State], frame: f.AnyFrame) -> bool:
    return True


def run_on(table: Table[State], frame: f.Running) -> bool:
    """The frame is gone before its last operation, so that the stack is no deeper than what is still to do."""
    ops = table.state.book.program.blocks[frame.block].ops
    place = frame.next
    frame.next += 1
    if frame.next == len(ops):
        table.state.frames.pop()
    carry_out(table, ops[place], frame.scope, frame.block, place)
    return False


def run_each(table: Table[State], frame: f.Each) -> bool:
    """FW-ACT-08"""
    frames, scope = table.state.frames, frame.scope
    if not frame.left:
        frames.pop()
        return False
    me, *left = frame.left
    frame.left = tuple(left)
    frames.append(f.Running(frame.block, f.Scope(me, scope.entry, scope.visit, scope.picked)))
    return False


STEPS: Final[dict[type[f.AnyFrame], Step]] = {
    f.Running: run_on,
    f.Each: run_each,
    f.Acting: acting.settle_acting,
    f.Skilling: skills.settle_skilling,
    f.Resolving: skills.settle_resolving,
    f.Mustering: asks,
    f.Passages: asks,
    f.BeforeTimer: asks,
    f.Placing: asks,
    f.TurnEdge: acting.settle_edge,
    f.Deciding: asks,
    f.Paying: deciding.settle_paying,
    f.Picking: asks,
    f.Vote: asks,
    f.Starring: skills.settle_starring,
    f.Gaining: treasure.settle_gaining,
    f.Stealing: treasure.settle_stealing,
    f.Burying: burying.settle_burying,
    f.Dropping: treasure.settle_dropping,
    f.Moving: sea_map.settle_moving,
    f.Scouting: sea_map.settle_scouting,
    f.Gunning: cannons.settle_gunning,
    f.Checking: checking.settle_check,
    f.Triggering: settle_triggers,
}


def go_on(table: Table[State]) -> None:
    """Nothing is being resolved: the next part of the round comes (FW-PLAN-01)."""
    state = table.state
    match state.phase:
        case "instructions":
            state.phase = "opening"
            read_entry(table, state.book.scenario.start_entry, state.top(), NOBODY)
        case "turning" | "end":
            begin_round(table)  # FW-ROUND-04; after an end of round entry that led nowhere, FW-ROUND-08
        case "planning":
            if not next_to_choose(table):
                state.phase = "action"
        case "action":
            pirate = acting.next_to_act(state)
            if pirate == NOBODY:
                end_round(table)
            else:
                acting.begin_action(table, pirate)
        case "muster" | "opening":
            raise AssertionError("a scenario opens with a page")
