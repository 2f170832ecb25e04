"""The Reduction roll: serving the Forest, unseen or not (EF-REDUCE)."""

from lanternwood.games.enter_the_forest import events
from lanternwood.games.enter_the_forest.actions import (
    AcceptAct,
    DeclareReduction,
    DropReduction,
    LeaveIt,
    NameWitnesses,
    RefuseAct,
    RemoveAnyway,
    RollReduction,
)
from lanternwood.games.enter_the_forest.characters import remove
from lanternwood.games.enter_the_forest.dice import throw
from lanternwood.games.enter_the_forest.ruling import Rule, Rules, everyone_who_knows
from lanternwood.games.enter_the_forest.state import Reduction, State
from lanternwood.kernel.model import Action, Seat, require
from lanternwood.kernel.table import Table


def may_attempt(state: State, seat: Seat) -> None:
    """EF-REDUCE-01, 08, 11 Who may try to lose Ruin at all, and when."""
    require(state.is_player(seat), "EF-REDUCE-01", "the game master has no Ruin to lose")
    character = state.character(seat)
    require(not character.lost, "EF-CHAR-04", "a lost character makes no more rolls")
    require(character.turned, "EF-REDUCE-01", "only a character whose Ruin has reached 5 may serve the Forest")
    require(character.ruin > character.starting, "EF-REDUCE-08", "Ruin cannot go below starting Ruin")
    require(not state.is_involved(seat), "EF-REDUCE-11", "not while you have a part in an open roll")


def reduction_at(state: State, seat: Seat, stage: str) -> Reduction:
    reduction = state.reduction_of(seat)
    require(reduction and reduction.stage == stage, "EF-REDUCE-10", "no act has been accepted for this")
    assert reduction is not None
    return reduction


def may_declare(state: State, seat: Seat, action: DeclareReduction) -> None:
    may_attempt(state, seat)
    require(state.reduction_of(seat) is None, "EF-REDUCE-10", "one act at a time")
    # EF-R34 With no game master the table has a rule of its own for what counts as done.
    earned = state.gm is not None or state.character(seat).closed_since
    require(earned, "EF-REDUCE-10", "without a game master, one act for each roll you have closed since the last")


def declare(table: Table[State], seat: Seat, action: DeclareReduction) -> None:
    """EF-REDUCE-02 First an intention, and an act that serves the Forest."""
    state, words = table.state, action.words.strip()
    stage = "asked" if state.gm is not None else "accepted"
    state.reductions.append(Reduction(seat, words, stage))  # type: ignore[arg-type]
    state.reductions.sort(key=lambda reduction: reduction.seat)
    table.tells(everyone_who_knows(state, seat), events.ReductionDeclared, seat, words)


def may_drop(state: State, seat: Seat, action: DropReduction) -> None:
    reduction = state.reduction_of(seat)
    undecided = reduction is not None and reduction.stage in ("asked", "accepted")
    require(undecided, "EF-REDUCE-02", "there is nothing to let be")


def drop(table: Table[State], seat: Seat, action: DropReduction) -> None:
    forget(table.state, seat)
    table.tells(everyone_who_knows(table.state, seat), events.ReductionDropped, seat)


def forget(state: State, seat: Seat) -> None:
    state.reductions = [reduction for reduction in state.reductions if reduction.seat != seat]


def may_judge(state: State, seat: Seat, action: AcceptAct | RefuseAct) -> None:
    require(seat == state.gm, "EF-REDUCE-10", "the game master says whether the act is done")
    reduction_at(state, action.seat, "asked")


def accept_act(table: Table[State], seat: Seat, action: AcceptAct) -> None:
    """EF-REDUCE-10 The act is done in the story, and serves for one die."""
    reduction_at(table.state, action.seat, "asked").stage = "accepted"
    table.tells(everyone_who_knows(table.state, action.seat), events.ActAccepted, action.seat)


def refuse_act(table: Table[State], seat: Seat, action: RefuseAct) -> None:
    forget(table.state, action.seat)
    table.tells(everyone_who_knows(table.state, action.seat), events.ActRefused, action.seat)


def may_roll(state: State, seat: Seat, action: RollReduction) -> None:
    may_attempt(state, seat)
    reduction_at(state, seat, "accepted")


def roll_reduction(table: Table[State], seat: Seat, action: RollReduction) -> None:
    """EF-REDUCE-03 to 05 One light die: below current Ruin nobody notices; else it is a choice."""
    state, character = table.state, table.state.character(seat)
    reduction = reduction_at(state, seat, "accepted")
    die = reduction.die = throw(table, seat, "light", "ruin")
    unnoticed = die.face < character.ruin
    character.closed_since = 0
    table.tells(everyone_who_knows(state, seat), events.ReductionRolled, seat, die, character.ruin, unnoticed)
    if unnoticed:
        forget(state, seat)
        remove(table, seat)
    else:
        reduction.stage = "choice"


def may_choose(state: State, seat: Seat, action: Action) -> None:
    reduction_at(state, seat, "choice")
    require(not state.is_involved(seat), "EF-REDUCE-11", "not while you have a part in an open roll")


def may_remove(state: State, seat: Seat, action: RemoveAnyway) -> None:
    may_choose(state, seat, action)
    character = state.character(seat)
    require(character.ruin > character.starting, "EF-REDUCE-08", "Ruin cannot go below starting Ruin")


def remove_anyway(table: Table[State], seat: Seat, action: RemoveAnyway) -> None:
    """EF-REDUCE-06 One Ruin is removed, and at least one fellow notices."""
    state = table.state
    remove(table, seat)
    reduction_at(state, seat, "choice").stage = "noticed"
    if state.gm is None or not others(state, seat):
        notice(table, seat, ())


def leave_it(table: Table[State], seat: Seat, action: LeaveIt) -> None:
    """EF-REDUCE-07 Nothing changes, and nobody notices."""
    forget(table.state, seat)
    table.tells(everyone_who_knows(table.state, seat), events.BetrayalLeft, seat)


def others(state: State, seat: Seat) -> list[Seat]:
    return [player for player in state.players() if player != seat]


def may_name(state: State, seat: Seat, action: NameWitnesses) -> None:
    require(seat == state.gm, "EF-REDUCE-09", "the game master says who notices")
    reduction_at(state, action.seat, "noticed")
    fellows, named = others(state, action.seat), list(action.witnesses)
    fit = named == sorted(set(named)) and all(witness in fellows for witness in named)
    require(fit, "EF-REDUCE-09", "fellow treasure-hunters notice, each named once")


def name_witnesses(table: Table[State], seat: Seat, action: NameWitnesses) -> None:
    """EF-REDUCE-09 The game master names who learns of it."""
    notice(table, action.seat, action.witnesses)


def notice(table: Table[State], seat: Seat, named: tuple[Seat, ...]) -> None:
    """EF-REDUCE-09 If nobody is named, the seat next after the roller notices."""
    state = table.state
    reduction = reduction_at(state, seat, "noticed")
    witnesses = named or tuple(other for other in [next_player(state, seat)] if other != seat)
    forget(state, seat)
    told = sorted({*everyone_who_knows(state, seat), *witnesses})
    table.tells(told, events.BetrayalNoticed, seat, witnesses, reduction.act)


def next_player(state: State, seat: Seat) -> Seat:
    around = [Seat((seat + step) % state.seats) for step in range(1, state.seats)]
    return next((other for other in around if state.is_player(other)), seat)


RULES: Rules = {
    DeclareReduction: Rule(may_declare, declare),
    DropReduction: Rule(may_drop, drop),
    AcceptAct: Rule(may_judge, accept_act),
    RefuseAct: Rule(may_judge, refuse_act),
    RollReduction: Rule(may_roll, roll_reduction),
    RemoveAnyway: Rule(may_remove, remove_anyway),
    LeaveIt: Rule(may_choose, leave_it),
    NameWitnesses: Rule(may_name, name_witnesses),
}
