"""NF-THROW: gear thrown at those ahead."""

import pytest

from games.nightmare_forest.scene import ANA, BO, CY, PATH, Scene, camper, given, hidden, shown, up
from lanternwood.games.nightmare_forest.actions import Attack, ThrowGear
from lanternwood.games.nightmare_forest.events import GearThrown, ThrowRolled, ZombieAdded
from lanternwood.games.nightmare_forest.state import USED_ONE_HAND
from lanternwood.kernel.model import Seat


def at_bo(level: int, bo_level: int) -> Scene:
    return given(camper(level=level, gear=["tent-stake"]), camper(level=bo_level))


@pytest.mark.rule("NF-THROW-01")
def test_gear_may_be_thrown_again_and_again_one_card_at_one_player_each() -> None:
    """NF-R-43: face up or down, used or ready, weapon or not."""
    gear = [shown("tent-stake", used=USED_ONE_HAND), hidden("duct-tape"), shown("rifle"), hidden("cooler-lid")]
    scene = given(camper(gear=gear), camper(level=1), camper(level=2))
    scene.rolls(0, 0, 0, 0).when(ThrowGear(0, BO), ThrowGear(0, CY), ThrowGear(0, BO), ThrowGear(0, CY))
    assert scene.ana.gear == []
    assert scene.gear_discard() == ["tent-stake", "duct-tape", "rifle", "cooler-lid"]
    assert scene.announced(GearThrown)[:2] == [GearThrown(ANA, BO, "tent-stake"), GearThrown(ANA, CY, "duct-tape")]


@pytest.mark.rule("NF-THROW-01")
def test_nothing_is_thrown_in_a_forced_fight() -> None:
    """NF-R-44"""
    facts = camper(gear=["tent-stake"], facing="reeking-skunk")
    scene = given(facts, camper(level=1), forced=PATH)
    assert scene.refused(ThrowGear(0, BO)) == "NF-FLIP-04"


@pytest.mark.rule("NF-THROW-01")
def test_nothing_is_thrown_after_two_weapons_at_once() -> None:
    facts = camper(gear=["tent-stake", "fillet-knife", shown("duct-tape")], facing="gnawing-chipmunk")
    scene = given(facts, camper(level=3))
    scene.when(Attack(PATH, 0, (0, 1)))
    assert scene.refused(ThrowGear(2, BO)) == "NF-DUAL-04"


@pytest.mark.rule("NF-THROW-01")
def test_only_gear_in_hand_is_thrown_and_only_on_the_own_turn() -> None:
    scene = given(camper(gear=["tent-stake"]), camper(level=1), camper(gear=["rifle"]))
    assert scene.refused(ThrowGear(1, BO)) == "NF-THROW-01"
    assert scene.refused(ThrowGear(-1, BO)) == "NF-THROW-01"
    assert scene.refused(ThrowGear(0, BO), by=CY) == "NF-ENG-03"


@pytest.mark.rule("NF-THROW-02")
def test_a_living_player_further_ahead_can_be_hit() -> None:
    scene = at_bo(2, 3)
    scene.rolls(1).when(ThrowGear(0, BO))
    assert len(scene.bo.own) == 1
    assert scene.ana.own == []


@pytest.mark.rule("NF-THROW-02")
def test_the_eaten_and_empty_seats_cannot_be_hit() -> None:
    scene = given(camper(gear=["tent-stake"]), camper(level=1), camper(level=3, eaten=True))
    assert scene.refused(ThrowGear(0, CY)) == "NF-THROW-02"
    assert scene.refused(ThrowGear(0, Seat(3))) == "NF-THROW-02"
    assert scene.refused(ThrowGear(0, Seat(-1))) == "NF-THROW-02"


@pytest.mark.rule("NF-THROW-03")
@pytest.mark.parametrize("bo_level", [0, 1, 2])
def test_nobody_at_the_same_or_a_lower_level_can_be_hit(bo_level: int) -> None:
    assert at_bo(2, bo_level).refused(ThrowGear(0, BO)) == "NF-THROW-03"


@pytest.mark.rule("NF-THROW-03")
def test_nobody_throws_at_themselves() -> None:
    assert at_bo(2, 3).refused(ThrowGear(0, ANA)) == "NF-THROW-03"


@pytest.mark.rule("NF-THROW-04")
def test_whoever_has_turned_up_the_zone_4_card_is_safe() -> None:
    before = given(camper(gear=["tent-stake"]), camper(level=6))
    assert before.offers(ThrowGear(0, BO))
    after = given(camper(gear=["tent-stake"]), camper(level=6, facing="bellowing-moose"))
    assert after.refused(ThrowGear(0, BO)) == "NF-THROW-04"
    through = given(camper(gear=["tent-stake"]), camper(level=7, zone=4, own=["hollow-hare"]))
    assert through.refused(ThrowGear(0, BO)) == "NF-THROW-04"


@pytest.mark.rule("NF-THROW-05")
def test_whoever_has_two_zombies_where_the_next_would_go_is_safe() -> None:
    under = given(camper(gear=["tent-stake"]), camper(level=2, own=["hollow-hare", "reeking-skunk"]))
    assert under.refused(ThrowGear(0, BO)) == "NF-THROW-05"
    ahead = given(camper(gear=["tent-stake"]), camper(level=2, facing="tattered-fox", beside=["reeking-skunk"]))
    assert ahead.refused(ThrowGear(0, BO)) == "NF-THROW-05"
    facts = camper(level=2, next_gone=True, beside=[up("hollow-hare"), "reeking-skunk"])
    beside = given(camper(gear=["tent-stake"]), facts)
    assert beside.refused(ThrowGear(0, BO)) == "NF-THROW-05"


@pytest.mark.rule("NF-THROW-05")
def test_one_zombie_there_is_no_shelter() -> None:
    for facts in (camper(level=2, own=["hollow-hare"]), camper(level=2, facing="tattered-fox")):
        scene = given(camper(gear=["tent-stake"]), facts)
        assert scene.offers(ThrowGear(0, BO))


def test_two_zombies_elsewhere_are_no_shelter() -> None:
    """NF-R-41: only the destination space matters. NF-R-40: with none face up that is the own space."""
    facts = camper(level=2, next_gone=True, beside=["hollow-hare", "reeking-skunk"])
    scene = given(camper(gear=["tent-stake"]), facts, stacks={1: ["limping-opossum"]})
    scene.rolls(1).when(ThrowGear(0, BO))
    assert scene.own_of(BO) == ["limping-opossum"]


@pytest.mark.rule("NF-THROW-06")
@pytest.mark.parametrize("face", [1, 2])
def test_a_hit_adds_a_zombie_face_down_to_the_targets_path(face: int) -> None:
    scene = given(camper(gear=["tent-stake"]), camper(level=3), stacks={1: ["hollow-hare"]})
    scene.rolls(face).when(ThrowGear(0, BO))
    assert scene.own_of(BO) == ["hollow-hare"]
    assert not scene.bo.own[0].face_up
    assert scene.gear_discard() == ["tent-stake"]
    assert scene.announced(ThrowRolled) == [ThrowRolled(ANA, BO, face)]
    assert scene.announced(ZombieAdded) == [ZombieAdded(BO, 1, own_space=True)]


@pytest.mark.rule("NF-THROW-06")
def test_a_zombie_joins_the_one_that_is_face_up_ahead() -> None:
    facts = camper(level=2, facing="tattered-fox")
    scene = given(camper(gear=["tent-stake"]), facts, stacks={1: ["hollow-hare"]})
    scene.rolls(2).when(ThrowGear(0, BO))
    assert (scene.own_of(BO), scene.beside_of(BO)) == ([], ["hollow-hare"])


@pytest.mark.rule("NF-THROW-06")
def test_a_blank_does_nothing_but_the_card_is_gone() -> None:
    scene = given(camper(gear=["tent-stake"]), camper(level=3))
    scene.rolls(0).when(ThrowGear(0, BO))
    assert (scene.ana.gear, scene.gear_discard()) == ([], ["tent-stake"])
    assert (scene.bo.own, scene.bo.beside) == ([], [])


@pytest.mark.rule("NF-THROW-07")
def test_a_zombie_under_a_camper_does_not_lower_the_level() -> None:
    """NF-R-07"""
    target = given(camper(level=2, gear=["tent-stake"]), camper(level=3, own=[up("hollow-hare")]))
    assert target.offers(ThrowGear(0, BO))
    thrower = given(camper(level=3, gear=["tent-stake"], own=[up("hollow-hare")]), camper(level=3))
    assert thrower.refused(ThrowGear(0, BO)) == "NF-THROW-03"


@pytest.mark.rule("NF-THROW-07")
def test_a_card_turned_up_ahead_does_not_raise_the_level() -> None:
    scene = given(camper(level=2, gear=["tent-stake"]), camper(level=2, facing="tattered-fox"))
    assert scene.refused(ThrowGear(0, BO)) == "NF-THROW-03"


@pytest.mark.rule("NF-THROW-08")
def test_a_throw_needs_no_unused_die_and_uses_none() -> None:
    """NF-R-22"""
    scene = given(camper(gear=["tent-stake", "duct-tape"]), camper(level=1), unused=0, used=4)
    scene.rolls(1).when(ThrowGear(0, BO))
    assert (scene.turn.seat, scene.turn.unused, scene.turn.used) == (ANA, 0, 4)
