"""What goes on by itself between two answers: the ability being resolved, the queue, the action under way, the end of
the turn. Everything is data in the state, so play can stop at any question and go on from there."""

from lanternwood.games.forsaken import asking, attack, gate, turn
from lanternwood.games.forsaken.cards import CARDS, MIRACLE_CARDS
from lanternwood.games.forsaken.effects import VERBS
from lanternwood.games.forsaken.events import AbilityTriggered, MiracleRevealed
from lanternwood.games.forsaken.faith import bury, check, is_revealed, restore
from lanternwood.games.forsaken.script import ATTACK, ATTACK_TOWER, BOW, CHANNEL, PLAY, REGROWTH_AT, SIX_BITS
from lanternwood.games.forsaken.selecting import holds, is_there
from lanternwood.games.forsaken.state import (
    ENDING,
    MULLIGAN,
    NOTHING,
    OVER,
    Miracle,
    Resolving,
    State,
    Trigger,
    new_resolving,
)
from lanternwood.games.forsaken.triggers import REGROWTH_ABILITY, is_in, let_pass
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Table


def run(table: Table[State]) -> None:
    """Until somebody is asked, or A is free to act, or all is over."""
    state = table.state
    while state.phase != OVER:
        resolving = state.resolving
        if resolving is not None:
            if _resolve(table, resolving):
                return
        elif state.queue:
            _begin(table, state.queue.pop(0))
        elif state.strike is not None:
            attack.carry_on(table, state.strike)
        elif state.gate is not None:
            if not state.gate.paid:
                state.queued = 0
                return
            gate.carry_on(table, state.gate)
        elif state.phase == ENDING:
            turn.carry_on_ending(table)
        elif state.hurried and state.phase != MULLIGAN:
            turn.end_turn(table)
        else:
            state.queued = 0
            return


def _resolve(table: Table[State], r: Resolving) -> bool:
    """FK-ABIL-15 Go on with it; True if it waits for an answer."""
    state = table.state
    if r.asking:
        if not state.hurried:
            return True
        answer(table, asking.default(state, r))
        return False
    if r.step < 0:
        if asking.pick_targets(table, r):
            return False
        r.step = 0
    ops = asking.ability_of(r).ops
    while r.step < len(ops):
        op = ops[r.step]
        if op.when is not None and not holds(state, op.when, asking.here_of(r)):
            r.that = []
        elif VERBS[op.verb](table, r, op):
            return False
        else:
            check(table)
            if state.phase == OVER:
                return False
        r.step += 1
    _done(table, r)
    return False


def _done(table: Table[State], r: Resolving) -> None:
    state = table.state
    state.resolving = None
    if r.from_gate:
        assert state.gate is not None
        gate.finish(table, state.gate)
    elif is_revealed(r):
        bury(state, r.seat, r.card)


def answer(table: Table[State], pick: int | None) -> None:
    """One answer to what is being resolved."""
    state = table.state
    r = state.resolving
    assert r is not None
    asking.answer(table, r, pick)
    if not r.asking and r.step >= 0:
        check(table)
        r.step += 1


def _begin(table: Table[State], trigger: Trigger) -> None:
    """The next in the queue."""
    state = table.state
    if trigger.miracles:
        _perhaps_reveal(table, trigger)
        return
    card = CARDS[trigger.card]
    if trigger.ability == REGROWTH_ABILITY:
        _regrow(table, trigger)
        return
    if table.heard is not None:
        table.happens(AbilityTriggered, Seat(trigger.seat), trigger.source, card.id, trigger.ability, trigger.kingdom)
    resolving = new_resolving(trigger.card, trigger.ability, trigger.seat, trigger.kingdom, trigger.source)
    resolving.it, resolving.foe = trigger.it, trigger.foe
    resolving.attacking = trigger.seat == state.active
    state.resolving = resolving


def _regrow(table: Table[State], trigger: Trigger) -> None:
    """FK-KEY-04"""
    follower = table.state.follower(trigger.source)
    if follower is not None:
        restore(table, follower, follower.keys >> REGROWTH_AT & SIX_BITS)
        check(table)


def _perhaps_reveal(table: Table[State], trigger: Trigger) -> None:
    """FK-MIRACLE-06 to 08 Its turn has come: revealed if it waits for just this, else hidden as before."""
    state = table.state
    side = state.kingdoms[trigger.kingdom].sides[trigger.seat]
    miracle = next((each for each in side.miracles if each.entry == trigger.source), None)
    if miracle is None:
        return
    would = _would_still(state, trigger)
    if not is_in(would, miracle.card):
        if would:
            let_pass(miracle, trigger.event, would)
        return
    _reveal(table, trigger, miracle)


def _reveal(table: Table[State], trigger: Trigger, miracle: Miracle) -> None:
    state = table.state
    state.kingdoms[trigger.kingdom].sides[trigger.seat].miracles.remove(miracle)
    table.happens(MiracleRevealed, Seat(trigger.seat), CARDS[miracle.card].id, trigger.kingdom, miracle.entry)
    state.resolving = new_resolving(miracle.card, 0, trigger.seat, trigger.kingdom, NOTHING)
    state.resolving.it = trigger.it


def _would_still(state: State, trigger: Trigger) -> int:
    """FK-MIRACLE-08 Which of the cards it might be would be revealed now."""
    if trigger.event in (PLAY, CHANNEL, BOW) and (state.gate is None or state.gate.cancelled):
        return 0
    if trigger.event in (ATTACK, ATTACK_TOWER):
        strike = state.strike
        if strike is None or not attack.goes_on(state, strike):
            return 0
    would = 0
    for place in range(len(MIRACLE_CARDS)):
        if trigger.miracles >> place & 1 and not _spared(state, trigger, place):
            would |= 1 << place
    return would


def _spared(state: State, trigger: Trigger, place: int) -> bool:
    ability = MIRACLE_CARDS[place].abilities[0]
    if ability.event == ATTACK_TOWER and state.strike is not None and state.strike.target:
        return True
    if not ability.uses_it or not trigger.it:
        return False
    if trigger.it < 0:
        return not is_there(state, trigger.it)
    follower = state.follower(trigger.it)
    return follower is None or follower.kingdom != trigger.where
