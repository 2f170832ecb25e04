"""One action in: who may act, which rule it is, and what the engine does by itself afterwards."""

from collections.abc import Callable
from typing import Any, Final

from lanternwood.games.nightmare_forest import (
    actions,
    fight,
    gear,
    noise,
    obstacles,
    path,
    search,
    throw,
    tools,
    turn,
)
from lanternwood.games.nightmare_forest.actions import AnyAction, Keep
from lanternwood.games.nightmare_forest.questions import KeepGear, KeepSurvivor, Question
from lanternwood.games.nightmare_forest.setup import ask_next, choose_camper, claim_path
from lanternwood.games.nightmare_forest.state import GONE, State
from lanternwood.kernel.model import OUTSIDE, IllegalAction, Leave, Outcome, Seat, require
from lanternwood.kernel.table import Table


def keep(table: Table[State], seat: Seat, action: Keep) -> None:
    question = table.state.question
    if isinstance(question, KeepGear):
        search.keep_gear(table, seat, action, question)
    elif isinstance(question, KeepSurvivor):
        path.keep_survivor(table, seat, action, question)
    else:
        raise IllegalAction("NF-ENG-03", "there is nothing to choose between")


Rule = Callable[[Table[State], Seat, Any], None]

IN_TURN: Final[dict[type, Rule]] = {
    actions.Flip: path.flip,
    actions.Attack: fight.attack,
    actions.RollAtObstacle: obstacles.roll_at_obstacle,
    actions.SpendAtObstacle: obstacles.spend_at_obstacle,
    actions.HackAtObstacle: obstacles.hack_at_obstacle,
    actions.IgnoreCache: obstacles.ignore_cache,
    actions.Search: search.search,
    actions.UseGear: tools.use_gear,
    actions.CraftWeapon: tools.craft_weapon,
    actions.StealGear: tools.steal_gear,
    actions.ThrowGear: throw.throw_gear,
    actions.DropGear: gear.drop_gear,
    actions.Pass: turn.pass_turn,
}
ANSWERS: Final[dict[type, Rule]] = {
    actions.ChooseCamper: choose_camper,
    actions.ClaimPath: claim_path,
    actions.BlockWith: fight.block_with,
    actions.TakeTheHit: fight.take_the_hit,
    actions.MuffleWith: noise.muffle_with,
    actions.LetItRing: noise.let_it_ring,
    actions.Keep: keep,
    actions.Trim: turn.trim,
}


def apply(table: Table[State], seat: Seat, action: AnyAction) -> None:
    """NF-ENG-02 Do it, or refuse and change nothing."""
    state = table.state
    if state.over:
        raise IllegalAction("NF-WIN-02", "the game is over")
    if seat == OUTSIDE:
        leave(table, action)
        return
    question = state.question
    rule = (IN_TURN if question is None else ANSWERS).get(type(action))
    if rule is None or seat != (state.turn.seat if question is None else question.seat):
        raise not_yours_now(state, seat)
    rule(table, seat, action)
    if not state.turn.unused and state.question is None:
        pass_if_stuck(table)


def not_yours_now(state: State, seat: Seat) -> IllegalAction:
    """NF-ENG-03 Why this seat cannot do that now."""
    if state.question is None:
        mine = seat == state.turn.seat
        return IllegalAction("NF-ENG-03", "nothing has been asked of you" if mine else "it is not your turn")
    mine = seat == state.question.seat
    return IllegalAction("NF-ENG-03", "answer the question first" if mine else "the question is for someone else")


def leave(table: Table[State], action: AnyAction) -> None:
    require(isinstance(action, Leave), "NF-ENG-05", "only leaving comes from outside")
    assert isinstance(action, Leave)
    asked = table.state.question
    turn.leave(table, action)
    ask_the_others(table, action.seat, asked)


def may_resign(state: State, seat: Seat) -> bool:
    return not state.over and not state.players[seat].eaten


def resign(table: Table[State], seat: Seat) -> None:
    """NF-ENG-06 Whoever resigns is treated as eaten."""
    asked = table.state.question
    turn.eat(table, seat)
    ask_the_others(table, seat, asked)


def ask_the_others(table: Table[State], gone: Seat, asked: Question | None) -> None:
    """While all get ready, the question to whoever has gone is put to the next."""
    if not table.state.over and asked is not None and asked is table.state.question and asked.seat == gone:
        ask_next(table, gone)


def pass_if_stuck(table: Table[State]) -> None:
    """NF-TURN-05 With no unused die and no free action the engine passes for the player."""
    state = table.state
    player = state.players[state.turn.seat]
    if state.over or player.gear or state.turn.forced != GONE:
        return
    obstacle = obstacles.obstacle_ahead(player)
    if obstacle is None or obstacle.kind != "cache":
        turn.end_turn(table, state.turn.seat)


SEATS: Final = [(Seat(seat),) for seat in range(6)]


def pending(state: State) -> tuple[Seat, ...]:
    if state.over:
        return ()
    return SEATS[state.turn.seat if state.question is None else state.question.seat]


def outcome(state: State) -> Outcome | None:
    """NF-WIN-01, NF-WIN-03"""
    if not state.over:
        return None
    if state.winner is not None:
        return Outcome("escape", (state.winner,))
    return Outcome("rounds" if state.rounds >= turn.MOST_ROUNDS else "eaten", ())
