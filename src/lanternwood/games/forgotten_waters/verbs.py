"""What each verb does: one function for each, looked up by its number (RULES.md, 5.1)."""

from collections.abc import Callable
from typing import Any, Final

from lanternwood.games.forgotten_waters import effect_records as e
from lanternwood.games.forgotten_waters import verb_records as v
from lanternwood.games.forgotten_waters.burying import bury
from lanternwood.games.forgotten_waters.cannons import gain_cannon, gun
from lanternwood.games.forgotten_waters.checking import begin_check, roll, set_die
from lanternwood.games.forgotten_waters.conditions import holds
from lanternwood.games.forgotten_waters.deciding import choose, may, pay, pick_player
from lanternwood.games.forgotten_waters.endings import lose, reach_goal
from lanternwood.games.forgotten_waters.entries import read_entry, read_here
from lanternwood.games.forgotten_waters.frames import Each, Scope
from lanternwood.games.forgotten_waters.infamy import change_infamy
from lanternwood.games.forgotten_waters.passages import read_aloud
from lanternwood.games.forgotten_waters.program import NONE, AnyOp, Branch, Place, Whose
from lanternwood.games.forgotten_waters.rounds import lock, new_round, set_dial, turn_dial, turn_page, unlock
from lanternwood.games.forgotten_waters.sea_map import (
    move_ship,
    place_ship,
    place_token,
    remove_token,
    scout,
    spend_here,
)
from lanternwood.games.forgotten_waters.selectors import selected
from lanternwood.games.forgotten_waters.ships_log import (
    begin_part,
    move_trust,
    set_objective,
    strike_keyword,
    tick_box,
    write_keyword,
    write_note,
)
from lanternwood.games.forgotten_waters.skills import (
    change_misfortune,
    change_rerolls,
    fill_stars,
    gain_skill,
    resolve_events,
)
from lanternwood.games.forgotten_waters.state import CREW, DISCONTENT, HULL, SUPPLIES, State
from lanternwood.games.forgotten_waters.stats import change_stat, feed
from lanternwood.games.forgotten_waters.story_cards import return_story, take_story
from lanternwood.games.forgotten_waters.threat import change_threat, check_threat, set_threat
from lanternwood.games.forgotten_waters.treasure import drop, gain_treasure, steal
from lanternwood.games.forgotten_waters.triggers import trigger_for_all
from lanternwood.games.forgotten_waters.voting import offer_to_stop, put_to_vote
from lanternwood.kernel.table import Table

Doing = Callable[[Table[State], Any, Scope], None]


def carry_out(table: Table[State], op: AnyOp, scope: Scope, block: int, place: int) -> None:
    """FW-ACT-04. A check names its place, since its rows are looked up there when the dice have fallen."""
    doing = VERBS[op.verb]
    if doing is None:
        begin_check(table, scope, block, place)
    else:
        doing(table, op, scope)


def feed_the_crew(table: Table[State], op: Any, scope: Scope) -> None:
    """FW-STAT-06"""
    feed(table)
    trigger_for_all(table, "crew_fed")


def for_each(table: Table[State], op: Whose, scope: Scope) -> None:
    """FW-ACT-08, FW-R61 In the order taken at its start."""
    pirates = tuple(selected(table.state, op, scope))
    if pirates and op.block:
        table.state.frames.append(Each(op.block, scope, pirates))


def branch(table: Table[State], op: Branch, scope: Scope) -> None:
    table.state.begin(op.block if holds(table.state, op.when, scope) else op.otherwise, scope)


def lay(table: Table[State], op: Place, scope: Scope) -> None:
    site = None if op.site == NONE else op.site
    place_token(table, op.space, site, max(op.entry, 0), op.stop)


DOING: Final[dict[type[v.Verb], Doing]] = {
    v.Hull: lambda table, op, scope: change_stat(table, HULL, op.n),
    v.Supplies: lambda table, op, scope: change_stat(table, SUPPLIES, op.n),
    v.Crew: lambda table, op, scope: change_stat(table, CREW, op.n),
    v.Discontent: lambda table, op, scope: change_stat(table, DISCONTENT, op.n),
    v.Feed: feed_the_crew,
    v.Threat: lambda table, op, scope: change_threat(table, op.n),
    v.ThreatSet: lambda table, op, scope: set_threat(table, op.n),
    v.CheckThreat: lambda table, op, scope: check_threat(table),
    v.TrustMoves: lambda table, op, scope: move_trust(table, op.n),
    v.DialMoves: lambda table, op, scope: turn_dial(table, op.which, op.n),
    v.DialSet: lambda table, op, scope: set_dial(table, op.which, op.n),
    v.CannonGain: lambda table, op, scope: gain_cannon(table, op.which, bool(op.n)),
    v.CannonUpgrade: lambda table, op, scope: gun(table, "upgrade", op.n),
    v.CannonLoad: lambda table, op, scope: gun(table, "load", op.n),
    v.CannonLose: lambda table, op, scope: gun(table, "lose", op.n),
    v.GainSkill: lambda table, op, scope: gain_skill(table, scope.me, op.which, op.n),
    v.Infamy: lambda table, op, scope: change_infamy(table, scope.me, op.n),
    v.GainTreasure: lambda table, op, scope: gain_treasure(table, scope.me, op.n),
    v.Steal: lambda table, op, scope: steal(table, scope.me, op.n),
    v.Bury: lambda table, op, scope: bury(table, scope.me, op.n),
    v.Drop: lambda table, op, scope: drop(table, scope.me, op.n),
    v.Reroll: lambda table, op, scope: change_rerolls(table, scope.me, op.n),
    v.Misfortune: lambda table, op, scope: change_misfortune(table, scope.me, op.n),
    v.Star: lambda table, op, scope: fill_stars(table, scope.me, op.n),
    v.ResolveEvents: lambda table, op, scope: resolve_events(table, scope.me),
    v.Story: lambda table, op, scope: take_story(table, scope.me, op.n),
    v.StoryReturn: lambda table, op, scope: return_story(table, op.n),
    v.DieSet: lambda table, op, scope: set_die(table, scope.me, op.n),
    v.ReadEntry: lambda table, op, scope: read_entry(table, op.n, scope.me, scope.picked),
    v.AfterSea: lambda table, op, scope: read_entry(table, table.state.book.scenario.after_sea, scope.me, scope.picked),
    v.ReadHere: lambda table, op, scope: read_here(table, scope.me, scope.picked),
    v.TurnPage: turn_page,
    v.NewRound: lambda table, op, scope: new_round(table),
    v.StartPart: lambda table, op, scope: begin_part(table, op.n),
    v.SavePoint: lambda table, op, scope: offer_to_stop(table, scope),
    v.Goal: lambda table, op, scope: reach_goal(table),
    v.Lose: lambda table, op, scope: lose(table, op.n),
    v.Lock: lambda table, op, scope: lock(table, op.n),
    v.Unlock: lambda table, op, scope: unlock(table, op.n),
    v.MoveShip: lambda table, op, scope: move_ship(table, scope.me, op.n, may_stop=False),
    v.MoveUpTo: lambda table, op, scope: move_ship(table, scope.me, op.n, may_stop=True),
    v.Scout: lambda table, op, scope: scout(table, scope.me, op.n),
    v.PlaceShip: lambda table, op, scope: place_ship(table, op.n),
    v.PlaceToken: lay,
    v.RemoveToken: lambda table, op, scope: remove_token(table, op.n),
    v.SpendHere: lambda table, op, scope: spend_here(table),
    v.LogAdd: lambda table, op, scope: write_keyword(table, op.n),
    v.LogRemove: lambda table, op, scope: strike_keyword(table, op.n),
    v.QuartersAdd: lambda table, op, scope: write_note(table, op.n),
    v.MissionTick: lambda table, op, scope: tick_box(table, op.n),
    v.SetObjective: lambda table, op, scope: set_objective(table, op.n),
    v.Say: lambda table, op, scope: read_aloud(table, [op.n], scope),
    e.Pay: pay,
    e.Roll: roll,
    e.Choose: choose,
    e.May: may,
    e.Vote: put_to_vote,
    e.PickPlayer: pick_player,
    e.For: for_each,
    e.If: branch,
}
VERBS: Final = tuple(DOING.get(verb) for verb in e.EFFECTS)
"""None for a check alone."""
assert [verb for verb in e.EFFECTS if verb not in DOING] == [e.Check]
