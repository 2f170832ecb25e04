"""One action in: who is asked, which rule it is, and then what goes on by itself."""

from collections.abc import Callable
from typing import Any, Final

from lanternwood.games.forgotten_waters import actions as a
from lanternwood.games.forgotten_waters import frames as f
from lanternwood.games.forgotten_waters.burying import bury_treasure
from lanternwood.games.forgotten_waters.cannons import decline_cannon, pick_cannon
from lanternwood.games.forgotten_waters.checking import aim_with, keep_dice, reroll_die
from lanternwood.games.forgotten_waters.choices import choices
from lanternwood.games.forgotten_waters.clocks import deadline
from lanternwood.games.forgotten_waters.deciding import (
    agree_to_pay,
    decline_option,
    pay_treasure,
    pick_option,
    pick_pirate,
    refuse_to_pay,
)
from lanternwood.games.forgotten_waters.mustering import (
    begin_voyage,
    deal_the_rest,
    fill_blank,
    get_ready,
    give_role_back,
    name_pirate,
    name_ship,
    take_colour,
    take_role,
    take_sheet,
)
from lanternwood.games.forgotten_waters.passages import turn_passage
from lanternwood.games.forgotten_waters.planning import place_standee, start_timer, timer_ran_out
from lanternwood.games.forgotten_waters.running import run
from lanternwood.games.forgotten_waters.sea_map import move_to, scout_to, stop_moving
from lanternwood.games.forgotten_waters.skills import fill_star
from lanternwood.games.forgotten_waters.state import State
from lanternwood.games.forgotten_waters.striking import strike_blank, strike_name, strike_ship_name
from lanternwood.games.forgotten_waters.treasure import (
    discard_for_limit,
    drop_treasure,
    steal_treasure,
    use_treasure,
)
from lanternwood.games.forgotten_waters.triggers import agree_to_trigger, decline_trigger
from lanternwood.games.forgotten_waters.voting import cast_vote, close_vote, let_close
from lanternwood.kernel.model import OUTSIDE, IllegalAction, Problem, Seat, Timeout, Unsigned, require
from lanternwood.kernel.table import Table

Rule = Callable[[Table[State], Any, Any], None]
"""Of the frame on top and the action."""
SeatRule = Callable[[Table[State], Seat, Any], None]


def plain(rule: Callable[[Table[State], Any], None]) -> Rule:
    """Of an action that says nothing but itself."""
    return lambda table, frame, action: rule(table, frame)


def pop(table: Table[State], frame: f.AnyFrame) -> None:
    table.state.frames.pop()


MUSTERING: Final[dict[type, SeatRule]] = {
    a.TakeColour: take_colour,
    a.TakeSheet: take_sheet,
    a.TakeRole: take_role,
    a.GiveRoleBack: give_role_back,
    a.NamePirate: name_pirate,
    a.FillBlank: fill_blank,
    a.NameShip: name_ship,
    a.GetReady: get_ready,
    a.DealTheRest: lambda table, seat, action: deal_the_rest(table, seat),
    a.Continue: lambda table, seat, action: begin_voyage(table, seat),
}
ANSWERS: Final[dict[tuple[type, type], Rule]] = {
    (f.Passages, a.TurnPassage): plain(turn_passage),
    (f.BeforeTimer, a.StartTimer): lambda table, frame, action: start_timer(table),
    (f.Placing, a.PlaceStandee): place_standee,
    (f.TurnEdge, a.Enough): plain(pop),
    (f.Deciding, a.PickOption): pick_option,
    (f.Deciding, a.Enough): plain(decline_option),
    (f.Paying, a.Agree): plain(agree_to_pay),
    (f.Paying, a.Enough): plain(refuse_to_pay),
    (f.Paying, a.DiscardTreasure): pay_treasure,
    (f.Picking, a.PickPirate): pick_pirate,
    (f.Starring, a.FillStar): fill_star,
    (f.Gaining, a.DiscardTreasure): discard_for_limit,
    (f.Stealing, a.StealTreasure): steal_treasure,
    (f.Burying, a.DiscardTreasure): bury_treasure,
    (f.Burying, a.Enough): plain(pop),
    (f.Dropping, a.DiscardTreasure): drop_treasure,
    (f.Moving, a.MoveTo): move_to,
    (f.Moving, a.Enough): plain(stop_moving),
    (f.Scouting, a.ScoutTo): scout_to,
    (f.Gunning, a.PickCannon): pick_cannon,
    (f.Gunning, a.Enough): plain(decline_cannon),
    (f.Checking, a.PickCannon): aim_with,
    (f.Checking, a.RerollDie): reroll_die,
    (f.Checking, a.KeepDice): plain(keep_dice),
    (f.Triggering, a.Agree): plain(agree_to_trigger),
    (f.Triggering, a.Enough): plain(decline_trigger),
}


NOT_ASKED: Final[dict[type, Problem]] = {
    f.Passages: ("FW-READ-01", "its reader turns the passage"),
    f.BeforeTimer: ("FW-PLAN-02", "the Quartermaster starts the timer; no standee is placed before"),
    f.Placing: ("FW-PLAN-04", "all choose in the order of infamy, and it is another's turn"),
    f.Vote: ("FW-ACT-09", "a vote is final once cast"),
    f.Gunning: ("FW-R47", "the Gunner decides about cannons"),
}
"""What a seat is told that is not asked now."""
NOT_ASKED_OTHERWISE: Final[Problem] = ("FW-APP-13", "another seat is asked")


def apply(table: Table[State], seat: Seat, action: a.AnyAction) -> None:
    """FW-APP-10 Do it, or refuse and change nothing."""
    state = table.state
    require(state.ending is None, "FW-END-09", "the voyage is over")
    if seat == OUTSIDE:
        from_outside(table, action)
    else:
        answer(table, seat, state.frames[-1], action)
    run(table)


def from_outside(table: Table[State], action: a.AnyAction) -> None:
    """FW-APP-15, FW-R72"""
    match action:
        case Timeout():
            time_out(table)
        case a.StrikeName():
            strike_name(table, action)
        case a.StrikeBlank():
            strike_blank(table, action)
        case a.StrikeShipName():
            strike_ship_name(table, action)
        case _:
            raise IllegalAction("FW-APP-15", "only clocks and struck words come without a name")


def answer(table: Table[State], seat: Seat, top: f.AnyFrame, action: a.AnyAction) -> None:
    require(not isinstance(action, Unsigned), "FW-R72", "a word is struck without a name")
    require(top.owes(seat), *NOT_ASKED.get(type(top), NOT_ASKED_OTHERWISE))
    if isinstance(top, f.Mustering):
        rule = MUSTERING.get(type(action))
        require(rule, "FW-SETUP-24", "all are still mustering")
        assert rule
        rule(table, seat, action)
    elif isinstance(action, a.UseTreasure):
        use_treasure(table, seat, top, action)
    elif isinstance(top, f.Vote):
        vote(table, seat, top, action)
    else:
        fitting = ANSWERS.get((type(top), type(action)))
        require(fitting, "FW-APP-13", "that is no answer to what you are asked")
        assert fitting
        fitting(table, top, action)


def vote(table: Table[State], seat: Seat, top: f.Vote, action: a.AnyAction) -> None:
    match action:
        case a.CastVote():
            cast_vote(table, seat, top, action)
        case a.CloseVote():
            close_vote(table, seat, top)
        case _:
            raise IllegalAction("FW-ACT-09", "a vote is open")


def time_out(table: Table[State]) -> None:
    """FW-APP-15 A clock has run out."""
    state = table.state
    require(deadline(state), "FW-APP-15", "no clock runs")
    match state.frames[-1]:
        case f.Passages() as frame:
            turn_passage(table, frame)
        case f.BeforeTimer():
            start_timer(table)
        case f.Vote() as frame:
            let_close(table, frame)
        case _:
            timer_ran_out(table)


def pending(state: State) -> tuple[Seat, ...]:
    """While all muster, whoever is ready and has made ten changes has nothing left to do."""
    if state.ending is not None:
        return ()
    top = state.frames[-1]
    if isinstance(top, f.Mustering):
        return tuple(seat for seat in top.owing() if choices(state, seat))
    return top.owing()
