"""NF-STEAL: Leather Gloves."""

import pytest

from games.nightmare_forest.scene import ANA, BO, CY, PATH, camper, given, shown
from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.actions import Attack, DropGear, StealGear, TakeTheHit
from lanternwood.games.nightmare_forest.content import GEAR_IDS
from lanternwood.games.nightmare_forest.events import GearStolen
from lanternwood.games.nightmare_forest.state import READY, USED_TWO_HANDS
from lanternwood.kernel.model import Seat


@pytest.mark.rule("NF-STEAL-01")
def test_the_gloves_are_discarded_and_take_one_card_of_another_player() -> None:
    scene = given(camper(gear=["tent-stake", "leather-gloves"]), camper(gear=[shown("rifle"), shown("chainsaw")]))
    scene.when(StealGear(BO, 1))
    assert scene.gear_of(ANA) == ["tent-stake", "chainsaw"]
    assert scene.gear_of(BO) == ["rifle"]
    assert scene.gear_discard() == ["leather-gloves"]
    assert scene.announced(GearStolen) == [GearStolen(ANA, BO, "chainsaw", gloves=1)]
    assert scene.refused(StealGear(BO, 0)) == "NF-STEAL-01"


@pytest.mark.rule("NF-STEAL-01")
def test_stealing_needs_the_gloves() -> None:
    scene = given(camper(gear=["tent-stake"]), camper(gear=[shown("rifle")]))
    assert scene.refused(StealGear(BO, 0)) == "NF-STEAL-01"


@pytest.mark.rule("NF-STEAL-01")
def test_any_other_living_player_can_be_stolen_from_wherever_they_are() -> None:
    """NF-R-29"""
    behind = camper(gear=[shown("rifle")])
    ahead = camper(level=6, facing="bellowing-moose", gear=[shown("shotgun")])
    scene = given(camper(level=3, gear=["leather-gloves"]), behind, ahead)
    assert scene.offers(StealGear(BO, 0))
    assert scene.offers(StealGear(CY, 0))


@pytest.mark.rule("NF-STEAL-01")
def test_nobody_steals_from_the_eaten_from_themselves_or_from_nowhere() -> None:
    scene = given(camper(gear=["leather-gloves", shown("rifle")]), camper(), camper(eaten=True))
    assert scene.refused(StealGear(CY, 0)) == "NF-STEAL-01"
    assert scene.refused(StealGear(ANA, 0)) == "NF-STEAL-01"
    assert scene.refused(StealGear(Seat(3), 0)) == "NF-STEAL-01"
    assert scene.refused(StealGear(Seat(-1), 0)) == "NF-STEAL-01"


@pytest.mark.rule("NF-STEAL-01")
def test_stealing_is_for_the_own_turn_outside_a_forced_fight_and_needs_no_die() -> None:
    """NF-R-29"""
    scene = given(camper(gear=["leather-gloves"]), camper(gear=[shown("rifle")]), active=BO)
    assert scene.refused(StealGear(BO, 0), by=ANA) == "NF-ENG-03"
    facts = camper(gear=["leather-gloves"], facing="reeking-skunk")
    forced = given(facts, camper(gear=[shown("rifle")]), forced=PATH)
    assert forced.refused(StealGear(BO, 0)) == "NF-FLIP-04"
    no_dice = given(camper(gear=["leather-gloves"]), camper(gear=[shown("rifle")]), unused=0, used=4)
    assert no_dice.offers(StealGear(BO, 0))


@pytest.mark.rule("NF-STEAL-02")
def test_only_face_up_cards_can_be_taken_and_only_they_are_counted() -> None:
    scene = given(camper(gear=["leather-gloves"]), camper(gear=["rifle", shown("chainsaw"), "shotgun"]))
    assert scene.refused(StealGear(BO, 1)) == "NF-STEAL-02"
    assert scene.refused(StealGear(BO, -1)) == "NF-STEAL-02"
    scene.when(StealGear(BO, 0))
    assert scene.gear_of(ANA) == ["chainsaw"]
    assert scene.gear_of(BO) == ["rifle", "shotgun"]


@pytest.mark.rule("NF-STEAL-02")
def test_nothing_can_be_taken_from_a_hand_that_lies_face_down() -> None:
    scene = given(camper(gear=["leather-gloves"]), camper(gear=["rifle"]))
    assert scene.refused(StealGear(BO, 0)) == "NF-STEAL-02"


@pytest.mark.rule("NF-STEAL-03")
def test_the_taken_card_is_ready_at_once_and_stays_face_up() -> None:
    facts = camper(gear=["leather-gloves"], facing="ringtail-rotter")
    scene = given(facts, camper(gear=[shown("rifle", used=USED_TWO_HANDS, shots=2)]))
    scene.when(StealGear(BO, 0))
    rifle = scene.ana.gear[0]
    assert (rifle.face_up, rifle.used, rifle.shots) == (True, READY, 2)
    scene.when(Attack(PATH, 0, (0,)))
    assert scene.ana.level == 1


@pytest.mark.rule("NF-STEAL-03")
def test_a_taped_weapon_moves_whole_with_its_shots() -> None:
    """NF-R-29, NF-TAPE-06"""
    taped = shown("revolver", shots=1, taped="tent-stake")
    scene = given(camper(gear=["leather-gloves"]), camper(gear=[taped]))
    scene.when(StealGear(BO, 0))
    gun = scene.ana.gear[0]
    assert (len(scene.ana.gear), gun.shots, gun.damage()) == (1, 1, 4)
    assert GEAR_IDS[gun.taped] == "tent-stake"
    assert scene.bo.gear == []


@pytest.mark.rule("NF-STEAL-04")
def test_a_stolen_weapon_needs_free_hands() -> None:
    """NF-R-29"""
    facts = camper(gear=["fillet-knife", shown("leather-gloves")], facing="reeking-skunk")
    scene = given(facts, camper(gear=[shown("rifle")]))
    scene.rolls(0).when(Attack(PATH, 1, (0,)), StealGear(BO, 0))
    assert scene.refused(Attack(PATH, 0, (1,))) == "NF-HAND-03"
    scene.when(DropGear(0))
    assert scene.offers(Attack(PATH, 0, (0,)))


@pytest.mark.rule("NF-STEAL-04")
def test_a_stolen_weapon_can_be_the_second_two_handed_one_and_is_barred() -> None:
    facts = camper(gear=["canoe-paddle", shown("leather-gloves")], facing="reeking-skunk")
    scene = given(facts, camper(gear=[shown("rifle"), shown("revolver")]))
    scene.rolls(0).when(Attack(PATH, 1, (0,)), DropGear(0), StealGear(BO, 0))
    assert scene.refused(Attack(PATH, 0, (0,))) == "NF-HAND-02"


@pytest.mark.rule("NF-STEAL-04")
def test_a_stolen_weapon_makes_no_pair_after_another_was_used() -> None:
    facts = camper(gear=["fillet-knife", "tent-stake", shown("leather-gloves")], facing="reeking-skunk")
    scene = given(facts, camper(gear=[shown("revolver")]))
    scene.rolls(0).when(Attack(PATH, 1, (0,)), TakeTheHit(), StealGear(BO, 0))
    assert scene.refused(Attack(PATH, 0, (1, 2))) == "NF-DUAL-02"
    assert scene.offers(Attack(PATH, 1, (2,)))


@pytest.mark.rule("NF-STEAL-04")
def test_a_stolen_weapon_is_of_no_use_after_two_at_once() -> None:
    facts = camper(gear=["fillet-knife", "tent-stake", shown("leather-gloves")], facing="reeking-skunk")
    scene = given(facts, camper(gear=[shown("revolver")]))
    scene.rolls(0).when(Attack(PATH, 1, (0, 1)), StealGear(BO, 0))
    assert scene.refused(Attack(PATH, 1, (2,))) == "NF-DUAL-04"


@pytest.mark.rule("NF-STEAL-02")
def test_the_card_named_is_the_card_taken() -> None:
    """Face-up gear is counted in the order in which it lies, whatever it is called."""
    facts = camper(gear=[shown("tent-stake"), "rifle", shown("camp-hatchet")])
    for place, card in enumerate(["tent-stake", "camp-hatchet"]):
        scene = given(camper(gear=["leather-gloves"]), facts)
        action = StealGear(BO, place)
        label = GAME.words.label(GAME.view(scene.state, ANA), action)
        scene.when(action)
        assert scene.gear_of(ANA) == [card]
        assert label.lower().replace(" ", "-").count(card) == 1
