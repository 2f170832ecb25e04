"""NF-SETUP and NF-READY: the forest is laid out, and everyone gets ready."""

from collections import Counter
from collections.abc import MutableSequence
from typing import Any

import pytest

from games.nightmare_forest.scene import ANA, BO, CY, DI, LoadedDice, camper, given
from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.actions import PATH, ChooseCamper, ClaimPath, Flip, Pass
from lanternwood.games.nightmare_forest.content import FOREST_DECK, GEAR_DECK, GEAR_IDS, ZONE_OF, ZONES
from lanternwood.games.nightmare_forest.events import (
    CamperChosen,
    FirstPlayerFound,
    FirstPlayerRolled,
    GearDrawn,
    GearSeen,
    PathClaimed,
    TurnBegan,
)
from lanternwood.games.nightmare_forest.options import Options
from lanternwood.games.nightmare_forest.setup import setup
from lanternwood.games.nightmare_forest.state import GONE, State
from lanternwood.games.nightmare_forest.view import View
from lanternwood.kernel.match import Match, SetupError, plan_for
from lanternwood.kernel.model import IllegalAction, Seat
from lanternwood.kernel.table import Heard, Table


class WatchedShuffles(LoadedDice):
    """Loaded dice that note what was shuffled together."""

    def __init__(self) -> None:
        super().__init__()
        self.piles: list[list[int]] = []

    def shuffle(self, things: MutableSequence[Any]) -> None:
        self.piles.append(sorted(things))


def match_for(seats: int, seed: str = "owl", **options: Any) -> Match[State]:
    return Match(GAME, plan_for(GAME, seats, seed, options))


def get_ready(match: Match[State]) -> Match[State]:
    """Everyone takes the first camper and the first path that is left."""
    while match.state.question is not None:
        seat = match.pending()[0]
        match.act(seat, match.choices(seat)[0])
    return match


def starting_rolls(seats: int, *faces: int) -> tuple[State, list[Any]]:
    """A table for which the dice show these faces, and what was announced."""
    dice = LoadedDice()
    dice.faces += faces
    heard: list[Heard] = []
    table: Table[State] = Table(None, dice, heard)  # type: ignore[arg-type]
    setup(table, seats, Options())
    assert not dice.faces
    return table.state, [each.event for each in heard]


# The forest


@pytest.mark.rule("NF-SETUP-01")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_can_play(seats: int) -> None:
    assert len(match_for(seats).state.players) == seats


@pytest.mark.rule("NF-SETUP-01")
@pytest.mark.parametrize("seats", [0, 7])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(SetupError, match=f"1 to 6 seats, not {seats}"):
        match_for(seats)


@pytest.mark.rule("NF-SETUP-01")
@pytest.mark.rule("NF-OPT-05")
def test_one_plays_only_solo_and_solo_is_only_for_one() -> None:
    with pytest.raises(SetupError, match="NF-SETUP-01"):
        match_for(1)
    with pytest.raises(SetupError, match="NF-OPT-05"):
        match_for(2, solo=True)
    assert len(match_for(1, solo=True).state.players) == 1


@pytest.mark.rule("NF-SETUP-02")
def test_each_zone_and_the_gear_are_shuffled_on_their_own() -> None:
    chance = WatchedShuffles()
    chance.faces += [2, 2, 2, 2, 0, 0, 0, 0]
    table: Table[State] = Table(None, chance)  # type: ignore[arg-type]
    setup(table, 2, Options())
    assert [pile for pile in chance.piles if pile] == [*(FOREST_DECK[zone] for zone in ZONES), GEAR_DECK]


@pytest.mark.rule("NF-SETUP-02")
def test_another_seed_deals_another_forest() -> None:
    one, other = match_for(4, "owl").state, match_for(4, "fox").state
    assert one.open_paths != other.open_paths
    assert one.gear_deck != other.gear_deck
    assert all(one.stacks[zone] != other.stacks[zone] for zone in ZONES)
    assert one.open_paths == match_for(4, "owl").state.open_paths


@pytest.mark.rule("NF-SETUP-03")
def test_every_path_leads_through_zones_1_1_2_2_3_3_4() -> None:
    state = match_for(6).state
    assert [[ZONE_OF[card] for card in path] for path in state.open_paths] == [[1, 1, 2, 2, 3, 3, 4]] * 6


@pytest.mark.rule("NF-SETUP-04")
@pytest.mark.parametrize("seats", range(2, 7))
def test_n_players_take_2n_2n_2n_and_n_cards_of_the_zones(seats: int) -> None:
    state = match_for(seats).state
    dealt = Counter(ZONE_OF[card] for path in state.open_paths for card in path)
    assert dealt == {1: 2 * seats, 2: 2 * seats, 3: 2 * seats, 4: seats}


@pytest.mark.rule("NF-SETUP-04")
@pytest.mark.rule("NF-SETUP-05")
def test_paths_and_stacks_lie_face_down() -> None:
    match = get_ready(match_for(4))
    for viewer in (ANA, None):
        seen: View = match.view(viewer)
        assert all(card.card is None for each in seen.campers for card in each.path)
        assert seen.stacks == (0, 32, 16, 14, 10)


@pytest.mark.rule("NF-SETUP-05")
@pytest.mark.parametrize("seats", range(2, 7))
def test_undealt_cards_stay_as_four_stacks_of_one_zone_each(seats: int) -> None:
    state = match_for(seats).state
    for zone in ZONES:
        dealt = [card for path in state.open_paths for card in path if ZONE_OF[card] == zone]
        assert sorted(dealt + state.stacks[zone]) == FOREST_DECK[zone]
    assert state.discards == [[], [], [], [], []]


@pytest.mark.rule("NF-SETUP-06")
@pytest.mark.parametrize(("space", "dice"), [(1, 4), (2, 4), (3, 5), (4, 5), (5, 6), (6, 6), (7, 7)])
def test_a_die_waits_between_spaces_2_and_3_4_and_5_and_6_and_7(space: int, dice: int) -> None:
    scene = given(camper(level=space - 1), camper())
    scene.when(Flip(PATH))
    assert scene.turn.unused == dice


# Who begins


@pytest.mark.rule("NF-READY-01")
def test_the_most_hits_with_four_dice_begin() -> None:
    state, events = starting_rolls(3, 1, 1, 1, 0, 2, 2, 0, 0, 0, 2, 0, 1)
    assert events == [
        FirstPlayerRolled(ANA, (1, 1, 1, 0)),
        FirstPlayerRolled(BO, (2, 2, 0, 0)),
        FirstPlayerRolled(CY, (0, 2, 0, 1)),
        FirstPlayerFound(BO),
    ]
    assert state.first == BO


@pytest.mark.rule("NF-READY-02")
def test_only_those_who_tie_for_most_roll_again_until_one_leads() -> None:
    """NF-R-02"""
    tie, lower, again, lead = (2, 2, 0, 0), (1, 1, 1, 0), (1, 1, 0, 0), (1, 1, 1, 0)
    state, events = starting_rolls(3, *tie, *lower, *tie, *again, *again, *again, *lead)
    rolled = [event.seat for event in events if isinstance(event, FirstPlayerRolled)]
    assert rolled == [ANA, BO, CY, ANA, CY, ANA, CY]
    assert state.first == CY


@pytest.mark.rule("NF-READY-01")
def test_a_host_may_fix_who_begins_and_then_nobody_rolls() -> None:
    """NF-R-02"""
    match = match_for(4, first_seat=4)
    assert [heard.event for heard in match.heard] == [FirstPlayerFound(DI)]
    with pytest.raises(SetupError, match="NF-READY-01"):
        match_for(4, first_seat=5)


# Campers, paths, gear


@pytest.mark.rule("NF-READY-03")
def test_campers_are_chosen_clockwise_from_the_first_player_and_none_twice() -> None:
    match = match_for(3, first_seat=3)
    match.act(CY, ChooseCamper(4))
    assert match.pending() == (ANA,)
    assert ChooseCamper(4) not in match.choices(ANA)
    for taken in (4, 6, -1):
        with pytest.raises(IllegalAction, match="NF-READY-03"):
            match.act(ANA, ChooseCamper(taken))
    match.act(ANA, ChooseCamper(0))
    match.act(BO, ChooseCamper(5))
    assert [heard.event for heard in match.heard[-3:]] == [
        CamperChosen(CY, "hana-sato"),
        CamperChosen(ANA, "marisol-vega"),
        CamperChosen(BO, "lenny-quill"),
    ]


@pytest.mark.rule("NF-READY-04")
def test_paths_are_claimed_clockwise_from_the_first_player_and_none_twice() -> None:
    match = match_for(3, first_seat=3)
    for seat, chosen in ((CY, 0), (ANA, 1), (BO, 2)):
        match.act(seat, ChooseCamper(chosen))
    laid_out = [list(path) for path in match.state.open_paths]
    match.act(CY, ClaimPath(1))
    assert match.choices(ANA) == [ClaimPath(0), ClaimPath(2)]
    for refused in (1, 3, -1):
        with pytest.raises(IllegalAction, match="NF-READY-04"):
            match.act(ANA, ClaimPath(refused))
    match.act(ANA, ClaimPath(2))
    match.act(BO, ClaimPath(0))
    assert [player.path for player in match.state.players] == [laid_out[2], laid_out[0], laid_out[1]]
    assert [player.level for player in match.state.players] == [0, 0, 0]
    claims = [heard.event for heard in match.heard if isinstance(heard.event, PathClaimed)]
    assert claims == [PathClaimed(CY, 1), PathClaimed(ANA, 2), PathClaimed(BO, 0)]


@pytest.mark.rule("NF-READY-05")
def test_each_draws_one_gear_card_face_down_from_the_first_player_on() -> None:
    match = match_for(3, first_seat=2)
    top = list(reversed(match.state.gear_deck))
    get_ready(match)
    drawn = [heard.event for heard in match.heard if isinstance(heard.event, GearDrawn)]
    assert drawn == [GearDrawn(BO, 1), GearDrawn(CY, 1), GearDrawn(ANA, 1)]
    players = match.state.players
    assert [[held.card for held in player.gear] for player in players] == [[top[2]], [top[0]], [top[1]]]
    assert not any(held.face_up for player in players for held in player.gear)
    seen_by_bo = [event for event in match.announced_to(BO) if isinstance(event, GearSeen)]
    assert seen_by_bo == [GearSeen((GEAR_IDS[top[0]],))]


@pytest.mark.rule("NF-READY-06")
def test_everyone_starts_unharmed_and_alone_and_turns_go_clockwise_from_the_first_player() -> None:
    match = get_ready(match_for(4, first_seat=3))
    for player in match.state.players:
        assert (player.wounds, player.survivor, player.own, player.beside) == (0, GONE, [], [])
    for seat in (CY, DI, ANA, BO, CY):
        assert match.state.turn.seat == seat
        match.act(seat, Pass())
    began = [heard.event for heard in match.heard if isinstance(heard.event, TurnBegan)]
    assert began[0] == TurnBegan(Seat(2), 4, None)
