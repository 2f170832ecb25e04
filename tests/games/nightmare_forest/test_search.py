"""NF-SEARCH: looking for gear with dice."""

import pytest

from games.nightmare_forest.scene import ANA, BO, camper, given
from lanternwood.games.nightmare_forest.actions import PATH, Keep, Search
from lanternwood.games.nightmare_forest.events import GearSeen, TwoGearOffered


@pytest.mark.rule("NF-SEARCH-01")
def test_searching_takes_one_or_more_unused_dice_as_often_as_there_are_any() -> None:
    scene = given(camper(gear=["duct-tape"]), camper(), unused=4)
    scene.rolls(0).when(Search(1))
    scene.rolls(0, 0, 0).when(Search(3))
    assert (scene.turn.unused, scene.turn.used) == (0, 4)


@pytest.mark.rule("NF-SEARCH-01")
def test_no_search_in_a_forced_fight() -> None:
    scene = given(camper(facing="ringtail-rotter"), camper(), forced=PATH)
    assert scene.refused(Search(1)) == "NF-FLIP-04"


@pytest.mark.rule("NF-SEARCH-03")
def test_a_double_draws_two_and_keeps_one_unseen_by_others() -> None:
    scene = given(camper(), camper(), deck=["rifle", "trail-mix"])
    scene.rolls(2).when(Search(1))
    assert TwoGearOffered(("rifle", "trail-mix")) in scene.seen_by(ANA)
    assert not [event for event in scene.seen_by(BO) if isinstance(event, TwoGearOffered | GearSeen)]
    scene.when(Keep(1))
    assert scene.gear_of(ANA) == ["trail-mix"]
    assert scene.gear_discard() == ["rifle"]
