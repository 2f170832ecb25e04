"""NF-SEARCH: looking for gear with dice."""

from collections import Counter

import pytest

from games.nightmare_forest.scene import ANA, BO, camper, given, up
from lanternwood.games.nightmare_forest.actions import PATH, DropGear, Keep, Pass, Search, ThrowGear
from lanternwood.games.nightmare_forest.content import GEAR_DECK, GEAR_IDS
from lanternwood.games.nightmare_forest.events import GearDrawn, GearPutBack, GearSeen, KeepAsked, TwoGearOffered
from lanternwood.games.nightmare_forest.questions import KeepGear


def all_gear_but(*left: str) -> list[str]:
    """The whole gear deck without these cards."""
    rest = Counter(GEAR_IDS[card] for card in GEAR_DECK)
    rest.subtract(left)
    return list(rest.elements())


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


@pytest.mark.rule("NF-SEARCH-01")
@pytest.mark.parametrize("dice", [-1, 0, 4])
def test_no_search_with_fewer_than_one_die_or_more_than_are_unused(dice: int) -> None:
    scene = given(camper(), camper(), unused=3, used=1)
    assert scene.refused(Search(dice)) == "NF-SEARCH-01"


@pytest.mark.rule("NF-SEARCH-01")
def test_no_search_without_an_unused_die() -> None:
    scene = given(camper(gear=["duct-tape"]), camper(), unused=0, used=4)
    assert scene.refused(Search(1)) == "NF-TURN-04"


@pytest.mark.rule("NF-SEARCH-02")
def test_each_single_draws_one_card() -> None:
    scene = given(camper(), camper(), deck=["rifle", "trail-mix", "chainsaw"])
    scene.rolls(1, 1).when(Search(2))
    assert scene.gear_of(ANA) == ["rifle", "trail-mix"]
    assert scene.announced(GearDrawn) == [GearDrawn(ANA, 2)]
    assert scene.state.question is None


@pytest.mark.rule("NF-SEARCH-03")
def test_a_double_draws_two_and_keeps_one_unseen_by_others() -> None:
    scene = given(camper(), camper(), deck=["rifle", "trail-mix"])
    scene.rolls(2).when(Search(1))
    assert TwoGearOffered(("rifle", "trail-mix")) in scene.seen_by(ANA)
    assert not [event for event in scene.seen_by(BO) if isinstance(event, TwoGearOffered | GearSeen)]
    scene.when(Keep(1))
    assert scene.gear_of(ANA) == ["trail-mix"]
    assert scene.gear_discard() == ["rifle"]


@pytest.mark.rule("NF-SEARCH-03")
def test_the_first_of_two_can_be_kept_as_well() -> None:
    scene = given(camper(), camper(), deck=["rifle", "trail-mix"])
    scene.rolls(2).when(Search(1), Keep(0))
    assert scene.gear_of(ANA) == ["rifle"]
    assert scene.gear_discard() == ["trail-mix"]
    assert GearPutBack(ANA, "trail-mix") in scene.seen_by(BO)


@pytest.mark.rule("NF-SEARCH-03")
def test_one_of_the_two_must_be_chosen_before_anything_else() -> None:
    scene = given(camper(gear=["duct-tape"]), camper(), deck=["rifle", "trail-mix"])
    scene.rolls(2).when(Search(1))
    for action in (Pass(), Search(1), DropGear(0)):
        assert scene.refused(action) == "NF-ENG-03"
    assert scene.refused(Keep(2)) == "NF-SEARCH-03"
    assert scene.refused(Keep(-1)) == "NF-SEARCH-03"


@pytest.mark.rule("NF-SEARCH-03")
def test_the_card_of_a_double_that_is_not_kept_cannot_be_thrown() -> None:
    scene = given(camper(), camper(level=1), deck=["rifle", "trail-mix"])
    scene.rolls(2).when(Search(1))
    assert scene.refused(ThrowGear(0, BO)) == "NF-ENG-03"
    scene.when(Keep(0))
    assert scene.offers(ThrowGear(0, BO))
    assert scene.refused(ThrowGear(1, BO)) == "NF-THROW-01"


@pytest.mark.rule("NF-SEARCH-04")
def test_a_blank_finds_nothing_but_uses_its_die() -> None:
    scene = given(camper(), camper(), unused=4)
    deck = len(scene.state.gear_deck)
    scene.rolls(0, 0, 0).when(Search(3))
    assert scene.ana.gear == []
    assert len(scene.state.gear_deck) == deck
    assert (scene.turn.unused, scene.turn.used) == (1, 3)


@pytest.mark.rule("NF-SEARCH-05")
def test_what_is_kept_lies_face_down() -> None:
    scene = given(camper(), camper(), deck=["rifle", "trail-mix", "chainsaw"])
    scene.rolls(1, 2).when(Search(2), Keep(1))
    assert scene.gear_of(ANA) == ["rifle", "chainsaw"]
    assert [held.face_up for held in scene.ana.gear] == [False, False]


@pytest.mark.rule("NF-SEARCH-06")
def test_searching_is_legal_before_a_zombie_that_was_fought_already() -> None:
    scene = given(camper(facing="carrion-wolf", level=4), camper(), deck=["rifle"])
    scene.rolls(1).when(Search(1))
    assert scene.gear_of(ANA) == ["rifle"]
    assert scene.ana.wounds == 0


@pytest.mark.rule("NF-SEARCH-06")
def test_searching_is_legal_with_hidden_zombies_around() -> None:
    under = given(camper(own=["hollow-hare", "reeking-skunk"]), camper(), deck=["rifle"])
    under.rolls(1).when(Search(1))
    assert under.gear_of(ANA) == ["rifle"]
    beside = given(camper(facing="hollow-hare", beside=["reeking-skunk"]), camper(), deck=["rifle"])
    beside.rolls(1).when(Search(1))
    assert beside.gear_of(ANA) == ["rifle"]
    fought = given(camper(own=[up("reeking-skunk")]), camper(), deck=["rifle"])
    fought.rolls(1).when(Search(1))
    assert fought.gear_of(ANA) == ["rifle"]


def test_dice_are_settled_left_to_right_and_each_choice_comes_before_the_next_draw() -> None:
    """NF-R-45"""
    scene = given(camper(), camper(), deck=["rifle", "trail-mix", "chainsaw", "shotgun", "multi-tool", "revolver"])
    scene.rolls(2, 0, 1, 2).when(Search(4))
    assert isinstance(scene.state.question, KeepGear)
    assert scene.announced(TwoGearOffered) == [TwoGearOffered(("rifle", "trail-mix"))]
    assert scene.ana.gear == []
    scene.when(Keep(0))
    assert scene.gear_of(ANA) == ["rifle", "chainsaw"]
    assert scene.announced(TwoGearOffered)[1:] == [TwoGearOffered(("shotgun", "multi-tool"))]
    scene.when(Keep(1))
    assert scene.gear_of(ANA) == ["rifle", "chainsaw", "multi-tool"]
    assert scene.gear_discard() == ["trail-mix", "shotgun"]
    assert scene.state.question is None


def test_a_double_with_one_card_left_in_the_world_keeps_it() -> None:
    """NF-R-32"""
    scene = given(camper(), camper(gear=all_gear_but("rifle")))
    scene.rolls(2).when(Search(1))
    assert scene.gear_of(ANA) == ["rifle"]
    assert scene.state.question is None
    assert not scene.announced(KeepAsked)


def test_a_search_finds_nothing_when_no_gear_is_left() -> None:
    """NF-R-32"""
    scene = given(camper(gear=["rifle"]), camper(gear=all_gear_but("rifle")))
    scene.rolls(1, 2).when(Search(2))
    assert scene.gear_of(ANA) == ["rifle"]
    assert not scene.announced(GearDrawn)
    assert scene.state.question is None
