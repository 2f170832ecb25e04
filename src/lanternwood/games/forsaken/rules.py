"""One action in: who may act, which rule it is, and what the engine does by itself afterwards."""

from collections.abc import Callable
from typing import Any, Final

from lanternwood.games.forsaken import actions, altars, asking, attack, flow, gate, setup, turn
from lanternwood.games.forsaken.actions import AnyAction, Done, TakeBack
from lanternwood.games.forsaken.cards import NUMBER_OF
from lanternwood.games.forsaken.choices import MOST_COMMANDS, MOST_FIDDLING, answers, picks
from lanternwood.games.forsaken.events import TurnCutShort
from lanternwood.games.forsaken.faith import end
from lanternwood.games.forsaken.refs import altar_ref, miracle_ref, tower_ref
from lanternwood.games.forsaken.selecting import with_kingdom
from lanternwood.games.forsaken.state import MULLIGAN, NOBODY, OVER, SEATS, State
from lanternwood.kernel.model import OUTSIDE, IllegalAction, Outcome, Seat, Timeout, require
from lanternwood.kernel.resigning import Resigned
from lanternwood.kernel.table import Table

Rule = Callable[[Table[State], int, Any], None]


def end_turn(table: Table[State], seat: int, action: actions.EndTurn) -> None:
    turn.end_turn(table)


DEEDS: Final[dict[type, Rule]] = {
    actions.Build: altars.build,
    actions.Upgrade: altars.upgrade,
    actions.Commit: altars.commit,
    actions.Uncommit: altars.uncommit,
    actions.Play: gate.play,
    actions.Activate: gate.activate,
    actions.Channel: gate.channel,
    actions.Attack: attack.attack,
    actions.Concede: altars.concede,
    actions.EndTurn: end_turn,
}
MARKS: Final = (actions.Commit, actions.Uncommit)
EXPIRIES: Final = 3
"""So many clocks in a row count as resigning (FK-END-04)."""


def apply(table: Table[State], seat: Seat, action: AnyAction) -> None:
    """FK-MAIN-04 Do it, or refuse and change nothing."""
    state = table.state
    if state.phase == OVER:
        raise IllegalAction("FK-WIN-07", "the game is over")
    if seat == OUTSIDE:
        require(type(action) is Timeout and state.options.clocks, "FK-END-04", "no clock runs here")
        run_out(table)
        return
    if state.phase == MULLIGAN:
        _mulligan(table, seat, action)
    else:
        _in_turn(table, seat, action)
        state.commands += 1
    if state.phase != OVER:
        state.players[seat].expired = 0
        flow.run(table)
        if state.commands >= MOST_COMMANDS and state.phase != OVER:
            cut_short(table, "commands")


def _mulligan(table: Table[State], seat: Seat, action: AnyAction) -> None:
    player = table.state.players[seat]
    require(not player.decided, "FK-MULL-03", "you have mulliganed already")
    if type(action) is actions.PutBack:
        setup.put_back(table, seat, action)
    else:
        require(type(action) is actions.Mulligan, "FK-MULL-05", "first decide which cards to replace")
        setup.mulligan(table, seat, action)  # type: ignore[arg-type]


def _in_turn(table: Table[State], seat: Seat, action: AnyAction) -> None:
    state = table.state
    if state.resolving is not None:
        require(state.resolving.asked == seat, "FK-MAIN-05", "the other player is choosing")
        flow.answer(table, _chosen(state, action))
        return
    require(seat == state.active, "FK-MAIN-03", "it is not your turn")
    held = state.gate
    if held is not None:
        if type(action) is TakeBack:
            _take_back(table)
        else:
            gate.pick(table, held, _picked(state, action))
        return
    rule = DEEDS.get(type(action))
    if rule is None:
        raise IllegalAction("FK-MAIN-01", "nothing was asked of you, and The Gate is empty")
    if type(action) in MARKS:
        require(state.fiddled < MOST_FIDDLING, "FK-TURN-08", "no more marks this turn; only forward")
    rule(table, seat, action)


def _take_back(table: Table[State]) -> None:
    require(table.state.fiddled < MOST_FIDDLING, "FK-TURN-08", "no more taking back this turn; only forward")
    table.state.fiddled += 1
    gate.take_back(table)


def _chosen(state: State, action: AnyAction) -> int | None:
    """FK-MAIN-05 An answer that was offered, as a number; None for no more."""
    require(action in answers(state), "FK-MAIN-05", "that is no answer to what was asked")
    return meant(state, action)


def _picked(state: State, action: AnyAction) -> int | None:
    assert state.gate is not None
    require(action in picks(state, state.gate), "FK-MAIN-05", "first pick for what waits in The Gate, or take it back")
    return meant(state, action)


def meant(state: State, action: AnyAction) -> int | None:
    """What an answer stands for (refs.py)."""
    match action:
        case actions.Pick(serial):
            return serial
        case actions.PickMove(serial, kingdom):
            return with_kingdom(serial, kingdom)
        case actions.PickAltar(kingdom, side, slot):
            return altar_ref(kingdom, side, slot)
        case actions.PickTower(kingdom, side):
            return tower_ref(kingdom, side)
        case actions.PickMiracle(kingdom, side, place):
            return miracle_ref(state.side(kingdom, side).miracles[place].entry)
        case actions.PickCard(card):
            return NUMBER_OF[card]
        case _:
            assert isinstance(action, Done)
            return None


def cut_short(table: Table[State], why: Any) -> None:
    """FK-TURN-08, FK-END-04 What is held goes back, the turn ends, whatever is asked on the way takes its default."""
    state = table.state
    table.happens(TurnCutShort, Seat(state.active), why)
    if state.gate is not None and not state.gate.paid:
        gate.take_back(table)
    state.hurried = True
    flow.run(table)


def run_out(table: Table[State]) -> None:
    """FK-END-04 The clock of whoever is waited for has run out."""
    state = table.state
    late = pending(state)
    for seat in late:
        state.players[seat].expired += 1
    lost = [seat for seat in late if state.players[seat].expired >= EXPIRIES]
    if lost:
        table.happens(Resigned, lost[0])
        resign(table, lost[0])
    elif state.phase == MULLIGAN:
        for seat in late:
            state.players[seat].put_back = []
            setup.mulligan(table, seat, actions.Mulligan())
        flow.run(table)
    elif state.resolving is not None:
        asked = state.resolving
        while state.resolving is asked and asked.asking:
            flow.answer(table, asking.default(state, asked))
        flow.run(table)
    else:
        cut_short(table, "clock")


def resign(table: Table[State], seat: Seat) -> None:
    """FK-END-02 The whole game, at any time."""
    end(table, "resigned", 1 - seat)


def may_resign(state: State, seat: Seat) -> bool:
    return state.phase != OVER


PENDING: Final = [(Seat(seat),) for seat in SEATS]


def pending(state: State) -> tuple[Seat, ...]:
    if state.phase == OVER:
        return ()
    if state.phase == MULLIGAN:
        return tuple([Seat(seat) for seat in SEATS if not state.players[seat].decided])
    return PENDING[state.active if state.resolving is None else state.resolving.asked]


def outcome(state: State) -> Outcome | None:
    if state.phase != OVER:
        return None
    winners = tuple(Seat(seat) for seat in SEATS if state.winner in (NOBODY, seat))
    return Outcome(state.ending_word, winners)
