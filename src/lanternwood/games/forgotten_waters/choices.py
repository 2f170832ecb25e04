"""All that a seat may do now, in a stated order: what the frame on top asks, then cards that can be used meanwhile."""

from collections.abc import Callable
from typing import Any, Final

from lanternwood.games.forgotten_waters import frames as f
from lanternwood.games.forgotten_waters import mustering as m
from lanternwood.games.forgotten_waters.actions import (
    Agree,
    AnyAction,
    CastVote,
    CloseVote,
    Continue,
    DealTheRest,
    DiscardTreasure,
    Enough,
    FillBlank,
    FillStar,
    GetReady,
    GiveRoleBack,
    KeepDice,
    MoveTo,
    NamePirate,
    NameShip,
    PickCannon,
    PickOption,
    PickPirate,
    PlaceStandee,
    RerollDie,
    ScoutTo,
    StartTimer,
    StealTreasure,
    StrikeBlank,
    StrikeName,
    StrikeShipName,
    TakeColour,
    TakeRole,
    TakeSheet,
    TurnPassage,
    UseTreasure,
)
from lanternwood.games.forgotten_waters.cannons import can_be_declined, can_be_picked, loaded_levels
from lanternwood.games.forgotten_waters.clocks import deadline
from lanternwood.games.forgotten_waters.pirates import NOBODY
from lanternwood.games.forgotten_waters.planning import available
from lanternwood.games.forgotten_waters.program import NONE
from lanternwood.games.forgotten_waters.sea_map import open_waters, scoutable
from lanternwood.games.forgotten_waters.skills import fillable
from lanternwood.games.forgotten_waters.state import BLANKS, State
from lanternwood.games.forgotten_waters.striking import blanks_to_strike, names_to_strike
from lanternwood.games.forgotten_waters.treasure import can_be_stolen, usable
from lanternwood.kernel.model import OUTSIDE, Seat, Timeout

MOST_CHOICES = 100
"""More than anyone ever has: scouting on a map of 63 spaces, with cards to use."""


def choices(state: State, seat: Seat) -> list[AnyAction]:
    if state.ending is not None:
        return []
    if seat == OUTSIDE:
        return from_outside(state)
    top = state.frames[-1]
    if not top.owes(seat):
        return []
    found = ANSWERS[type(top)](state, seat, top)
    if not isinstance(top, f.Mustering):
        found += [UseTreasure(card) for card in usable(state, seat, top)]
    return found


def from_outside(state: State) -> list[AnyAction]:
    """The clock, and words that anyone may strike."""
    found: list[AnyAction] = [Timeout()] if deadline(state) else []
    found += [StrikeName(seat) for seat in names_to_strike(state)]
    found += [StrikeBlank(seat, blank) for seat, blank in blanks_to_strike(state)]
    return [*found, StrikeShipName()] if state.ship_name else found


def mustering(state: State, seat: Seat, frame: f.Mustering) -> list[AnyAction]:
    """What a change costs is not offered once all ten are made; nor is what would change nothing."""
    player = state.players[seat]
    more = m.can_change(player)
    found: list[AnyAction] = []
    if more or player.colour == NONE:
        found += [TakeColour(colour) for colour in m.free_colours(state)]
    if more or player.sheet == NONE:
        found += [TakeSheet(sheet) for sheet in m.free_sheets(state)]
    found += [TakeRole(role) for role in m.free_roles(state, seat)]
    if more:
        found += [GiveRoleBack(role) for role in m.own_roles(state, seat)]
    if more or not player.has_name():
        found.append(NamePirate())
    if player.sheet != NONE:
        blanks = [blank for blank in range(BLANKS) if more or not player.filled >> blank & 1]
        found += [FillBlank(blank=blank) for blank in blanks]
    if seat == state.roles[m.SCRIBE] and (more or not state.ship_named):
        found.append(NameShip())
    if m.may_be_ready(state, seat) and not player.ready:
        found.append(GetReady())
    if seat == m.HOST:
        found.append(Continue() if m.all_ready(state) else DealTheRest())
    return found


def deciding(state: State, seat: Seat, frame: f.Deciding) -> list[AnyAction]:
    options: list[AnyAction] = [PickOption(option) for option in range(len(frame.blocks))]
    return [*options, Enough()] if frame.may else options


def paying(state: State, seat: Seat, frame: f.Paying) -> list[AnyAction]:
    return held(state, seat) if frame.agreed else [Agree(), Enough()]


def voting(state: State, seat: Seat, frame: f.Vote) -> list[AnyAction]:
    found: list[AnyAction] = []
    if frame.cast[seat] == NOBODY:
        found += [CastVote(option) for option in range(len(frame.blocks))]
    return [*found, CloseVote()] if frame.closes(seat) else found


def held(state: State, seat: Seat) -> list[AnyAction]:
    return [DiscardTreasure(card) for card in state.players[seat].treasures]


def gaining(state: State, seat: Seat, frame: f.Gaining) -> list[AnyAction]:
    return [*held(state, seat), DiscardTreasure(frame.seen)]


def stealing(state: State, seat: Seat, frame: f.Stealing) -> list[AnyAction]:
    return [StealTreasure(victim, card) for victim, card in can_be_stolen(state, seat)]


def moving(state: State, seat: Seat, frame: f.Moving) -> list[AnyAction]:
    steps: list[AnyAction] = [MoveTo(space) for space in open_waters(state)]
    return [*steps, Enough()] if frame.may_stop else steps


def gunning(state: State, seat: Seat, frame: f.Gunning) -> list[AnyAction]:
    found: list[AnyAction] = [PickCannon(level, loaded) for level, loaded in can_be_picked(state, frame)]
    return [*found, Enough()] if can_be_declined(frame) else found


def checking(state: State, seat: Seat, frame: f.Checking) -> list[AnyAction]:
    if frame.stage == "aim":
        return [PickCannon(level, True) for level in loaded_levels(state)]
    return [*(RerollDie(die) for die in range(len(frame.dice))), KeepDice()]


ANSWERS: Final[dict[type[f.AnyFrame], Callable[[State, Seat, Any], list[AnyAction]]]] = {
    f.Mustering: mustering,
    f.Passages: lambda state, seat, frame: [TurnPassage()],
    f.BeforeTimer: lambda state, seat, frame: [StartTimer()],
    f.Placing: lambda state, seat, frame: [PlaceStandee(action) for action in available(state)],
    f.TurnEdge: lambda state, seat, frame: [Enough()],
    f.Deciding: deciding,
    f.Paying: paying,
    f.Picking: lambda state, seat, frame: [PickPirate(Seat(other)) for other in state.seats()],
    f.Vote: voting,
    f.Starring: lambda state, seat, frame: [FillStar(star) for star in fillable(state, seat)],
    f.Gaining: gaining,
    f.Stealing: stealing,
    f.Burying: lambda state, seat, frame: [*held(state, seat), Enough()],
    f.Dropping: lambda state, seat, frame: held(state, seat),
    f.Moving: moving,
    f.Scouting: lambda state, seat, frame: [ScoutTo(space) for space in scoutable(state)],
    f.Gunning: gunning,
    f.Checking: checking,
    f.Triggering: lambda state, seat, frame: [Agree(), Enough()],
}
"""What each kind of frame can be answered with."""
