"""FF-NIGHT1: the true Forsaken meet and place the Destinations."""

from collections import Counter

import pytest

from games.forsaken_forest.scene import ANA, BO, CY, DI, Scene, next_step, night, player
from lanternwood.games.forsaken_forest.actions import PlaceDestinations
from lanternwood.games.forsaken_forest.board import SLOTS
from lanternwood.games.forsaken_forest.events import (
    DestinationsPlaced,
    ForsakenMet,
    PlacementWished,
)
from lanternwood.games.forsaken_forest.roles import ROLE_IDS
from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import Seat, Secret

FORSAKEN = player(role="forsaken")
EVERYONE = [player(role=role) for role in ROLE_IDS]
SEAT = {role: Seat(seat) for seat, role in enumerate(ROLE_IDS)}
PACK = (FORSAKEN, player(role="silencer"), FORSAKEN, *[player()] * 5)
"""Ana, Bo and Cy are the true Forsaken."""


def secrets(scene: Scene, seat: Seat) -> list[Secret]:
    return [event for event in scene.told(seat) if isinstance(event, Secret)]


@pytest.mark.rule("FF-NIGHT1-06")
def test_the_true_forsaken_see_each_other_and_which_is_the_shrouded() -> None:
    scene = next_step(night(*EVERYONE, number=1), "meeting")
    pack = (SEAT["forsaken"], SEAT["silencer"], SEAT["shrouded"])
    for seat in map(Seat, range(len(EVERYONE))):
        met = [event for event in secrets(scene, seat) if isinstance(event, ForsakenMet)]
        assert met == ([ForsakenMet(pack, SEAT["shrouded"])] if seat in pack else [])


@pytest.mark.rule("FF-NIGHT1-06")
def test_nothing_marks_the_silencer() -> None:
    """Seen by a Forsaken, a table with the Silencer in one seat is like one with the Silencer in the other."""
    one = next_step(night(FORSAKEN, player(role="silencer"), FORSAKEN, *[player()] * 4, number=1), "meeting")
    other = next_step(night(FORSAKEN, FORSAKEN, player(role="silencer"), *[player()] * 4, number=1), "meeting")
    assert one.told(ANA) == other.told(ANA)
    assert to_json(one.view(ANA)) == to_json(other.view(ANA))


@pytest.mark.rule("FF-NIGHT1-07")
def test_any_of_the_56_placements_is_legal_and_no_other() -> None:
    scene = next_step(night(*PACK, number=1), "meeting")
    pairs = [PlaceDestinations(village, void) for village in SLOTS for void in SLOTS if village != void]
    assert scene.offered(ANA) == pairs
    assert len(pairs) == 56
    for pair in (PlaceDestinations(3, 3), PlaceDestinations(8, 0), PlaceDestinations(0, -1)):
        scene.refused(ANA, pair, "FF-NIGHT1-07")


@pytest.mark.rule("FF-NIGHT1-07")
def test_each_slot_gets_one_of_the_eight_cards_face_down() -> None:
    scene = next_step(night(*PACK, number=1), "meeting").when(ANA, PlaceDestinations(7, 3)).times_out()
    placed = scene.view(ANA).destinations
    assert Counter(placed) == {"village": 1, "void": 1, "dead-end": 6}
    assert (placed[7], placed[3]) == ("village", "void")
    assert scene.view(DI).destinations == scene.view(None).destinations == (None,) * 8
    assert not any(scene.view(ANA).turned)


@pytest.mark.rule("FF-NIGHT1-08")
def test_standing_choices_may_be_changed_and_only_the_true_forsaken_see_them() -> None:
    scene = next_step(night(*PACK, number=1), "meeting")
    scene.when(ANA, PlaceDestinations(0, 1)).when(BO, PlaceDestinations(2, 3)).when(ANA, PlaceDestinations(4, 5))
    for seat in (ANA, BO, CY):
        seen = scene.view(seat).night
        assert seen
        assert [(wish.seat, wish.village, wish.void) for wish in seen.wishes] == [(ANA, 4, 5), (BO, 2, 3)]
        assert PlacementWished(ANA, 4, 5) in scene.told(seat)
    for viewer in (DI, None):
        seen = scene.view(viewer).night
        assert seen
        assert (seen.wishes, seen.choice) == ((), None)
        assert not [event for event in scene.told(viewer) if isinstance(event, Secret)]


@pytest.mark.rule("FF-NIGHT1-08")
def test_minds_change_20_times_in_the_meeting() -> None:
    """R96: each player's own count, and the last choice stands."""
    scene = next_step(night(*PACK, number=1), "meeting")
    for _ in range(10):
        scene.when(ANA, PlaceDestinations(0, 1)).when(ANA, PlaceDestinations(2, 3))
    assert (ANA in scene.asked(), scene.offered(ANA)) == (False, [])
    scene.refused(ANA, PlaceDestinations(0, 1), "FF-NIGHT1-08")
    scene.when(BO, PlaceDestinations(4, 5)).when(CY, PlaceDestinations(2, 3)).times_out()
    assert DestinationsPlaced(2, 3) in scene.told(ANA)


@pytest.mark.rule("FF-NIGHT1-09")
def test_the_placement_with_most_choices_is_used() -> None:
    scene = next_step(night(*PACK, number=1), "meeting")
    scene.when(ANA, PlaceDestinations(0, 1)).when(BO, PlaceDestinations(2, 3)).when(CY, PlaceDestinations(2, 3))
    scene.times_out()
    assert DestinationsPlaced(2, 3) in scene.told(ANA)


@pytest.mark.rule("FF-NIGHT1-09")
@pytest.mark.parametrize(("drawn", "placed"), [(0, (0, 1)), (1, (2, 3))])
def test_a_tie_is_broken_at_random(drawn: int, placed: tuple[int, int]) -> None:
    scene = next_step(night(*PACK, number=1), "meeting")
    scene.when(ANA, PlaceDestinations(0, 1)).when(BO, PlaceDestinations(2, 3))
    scene.chance.queue = [drawn]
    scene.times_out()
    assert scene.chance.bounds[0] == 2
    assert DestinationsPlaced(*placed) in scene.told(ANA)


@pytest.mark.rule("FF-NIGHT1-09")
@pytest.mark.parametrize(("drawn", "placed"), [(0, (0, 1)), (30, (4, 2)), (55, (7, 6))])
def test_with_no_choice_the_placement_is_random(drawn: int, placed: tuple[int, int]) -> None:
    scene = next_step(night(*PACK, number=1), "meeting")
    scene.chance.queue = [drawn]
    scene.times_out()
    assert scene.chance.bounds[0] == 56
    assert DestinationsPlaced(*placed) in scene.told(ANA)
