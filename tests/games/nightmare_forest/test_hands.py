"""NF-WEAP, NF-HAND and NF-DUAL: which weapons the hands are free for."""

import pytest

from games.nightmare_forest.scene import ANA, BO, Scene, camper, given, hidden, shown
from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.actions import (
    PATH,
    Attack,
    DropGear,
    Flip,
    HackAtObstacle,
    LetItRing,
    Pass,
    Search,
    StealGear,
    TakeTheHit,
    ThrowGear,
    UseGear,
)
from lanternwood.games.nightmare_forest.content import GEAR_IDS
from lanternwood.games.nightmare_forest.events import (
    Attacked,
    CountersPlaced,
    DiceRolled,
    GearTurnedUp,
    MuteAsked,
    NoiseChecked,
    ZombieAdded,
)
from lanternwood.games.nightmare_forest.state import USED_ONE_HAND, USED_TOOL, USED_TWO_HANDS
from lanternwood.games.nightmare_forest.view import GearView, View

MOOSE = "bellowing-moose"


def before_the_moose(*gear: str) -> Scene:
    """Ana faces a zombie of defence 8 with used-before gear and seven dice."""
    return given(camper(level=6, facing=MOOSE, gear=[shown(card) for card in gear]), camper())


def before_brambles(*gear: str) -> Scene:
    """Ana faces an Overgrown card of value 4 with used-before gear; Bo is ahead of her."""
    return given(camper(level=4, facing="deadfall-tangle", gear=[shown(card) for card in gear]), camper(level=5))


def fail(scene: Scene, *weapons: int) -> Scene:
    """One blank with these weapons; whatever rings brings nothing."""
    noises = sum(GEAR_IDS[scene.ana.gear[place].card] in ("camp-hatchet", "revolver") for place in weapons)
    return scene.rolls(0, *[0] * noises).when(Attack(PATH, 1, weapons))


# Weapons


@pytest.mark.rule("NF-WEAP-01")
def test_a_weapon_declared_with_the_attack_adds_its_damage() -> None:
    scene = given(camper(facing="ringtail-rotter", gear=["canoe-paddle"]), camper())
    scene.rolls(1).when(Attack(PATH, 1, (0,)))
    assert scene.announced(DiceRolled) == [DiceRolled(ANA, (1,), 3, 3)]
    assert scene.ana.level == 1


@pytest.mark.rule("NF-WEAP-01")
def test_a_weapon_cannot_be_added_after_the_roll() -> None:
    scene = given(camper(facing="ringtail-rotter", gear=["canoe-paddle"]), camper())
    scene.rolls(1).when(Attack(PATH, 1))
    assert GAME.choices(scene.state, ANA) == [TakeTheHit()]
    assert scene.refused(Attack(PATH, 1, (0,))) == "NF-ENG-03"
    scene.when(TakeTheHit())
    assert (scene.ana.level, scene.ana.wounds) == (0, 1)


@pytest.mark.rule("NF-WEAP-01")
def test_only_weapons_that_are_held_can_be_declared() -> None:
    scene = given(camper(facing="ringtail-rotter", gear=["trail-mix"]), camper())
    for place in (0, 1, -1):
        assert scene.refused(Attack(PATH, 1, (place,))) == "NF-WEAP-01"
    obstacle = given(camper(facing="bramble-snarl", gear=["trail-mix"]), camper())
    for place in (0, 1, -1):
        assert obstacle.refused(HackAtObstacle(place)) == "NF-WEAP-01"


@pytest.mark.rule("NF-WEAP-02")
def test_an_attack_takes_one_weapon_or_two_under_the_rules_for_two_but_never_three() -> None:
    scene = before_the_moose("tent-stake", "fillet-knife", "camp-hatchet", "canoe-paddle")
    assert scene.refused(Attack(PATH, 1, (0, 1, 2))) == "NF-WEAP-02"
    assert scene.refused(Attack(PATH, 1, (0, 3))) == "NF-DUAL-01"
    declared = {action.weapons for action in GAME.choices(scene.state, ANA) if isinstance(action, Attack)}
    assert declared == {(), (0,), (1,), (2,), (3,), (0, 1), (0, 2), (1, 2)}


@pytest.mark.rule("NF-WEAP-03")
@pytest.mark.parametrize("weapon", ["tent-stake", "canoe-paddle", "revolver"])
def test_a_weapon_serves_once_a_turn_even_a_gun_with_shots_left(weapon: str) -> None:
    """NF-R-23"""
    scene = fail(before_the_moose(weapon), 0)
    assert scene.refused(Attack(PATH, 1, (0,))) == "NF-WEAP-03"
    scene.when(Pass(), Pass())
    assert scene.offers(Attack(PATH, 1, (0,)))


@pytest.mark.rule("NF-WEAP-03")
def test_a_weapon_used_on_an_obstacle_is_used_for_the_turn() -> None:
    scene = before_brambles("tent-stake")
    scene.when(HackAtObstacle(0))
    assert scene.refused(HackAtObstacle(0)) == "NF-WEAP-03"


@pytest.mark.rule("NF-WEAP-04")
@pytest.mark.parametrize("obstacle", ["deadfall-tangle", "hunters-strongbox"])
def test_weapons_serve_on_overgrown_cards_and_caches_as_well(obstacle: str) -> None:
    scene = given(camper(level=4, facing=obstacle, gear=["canoe-paddle"]), camper())
    scene.when(HackAtObstacle(0))
    assert scene.announced(CountersPlaced) == [CountersPlaced(ANA, obstacle, 2, 2, 4)]


@pytest.mark.rule("NF-WEAP-05")
def test_a_weapon_is_used_spends_its_shot_and_rings_though_the_attack_failed() -> None:
    scene = before_the_moose("rifle")
    scene.rolls(0).when(Attack(PATH, 1, (0,)))
    assert (scene.ana.gear[0].used, scene.ana.gear[0].shots) == (USED_TWO_HANDS, 2)
    assert scene.announced(NoiseChecked) == [NoiseChecked(ANA, 3, None, True)]


@pytest.mark.rule("NF-WEAP-06")
def test_the_first_use_turns_a_weapon_up_for_good() -> None:
    scene = given(camper(facing="reeking-skunk", gear=["tent-stake"]), camper())
    seen: View = GAME.view(scene.state, BO)
    assert (seen.campers[ANA].gear, seen.campers[ANA].hidden_gear) == ((), 1)
    scene.rolls(0).when(Attack(PATH, 1, (0,))).when(Pass())
    assert scene.announced(GearTurnedUp) == [GearTurnedUp(ANA, "tent-stake")]
    seen = GAME.view(scene.state, BO)
    assert seen.campers[ANA].gear == (GearView("tent-stake", True, 0, 0, None),)
    scene.when(Pass()).rolls(0).when(Attack(PATH, 1, (0,)))
    assert scene.announced(GearTurnedUp) == [GearTurnedUp(ANA, "tent-stake")]


# Hands


@pytest.mark.rule("NF-HAND-01")
def test_one_handed_weapons_follow_one_another_as_many_as_there_are() -> None:
    gear = [shown("tent-stake"), shown("fillet-knife"), shown("camp-hatchet")]
    scene = given(camper(facing="reeking-skunk", gear=gear), camper())
    for place in (1, 0, 2):
        fail(scene, place)
    assert [attacked.weapons for attacked in scene.announced(Attacked)] == [
        ("fillet-knife",),
        ("tent-stake",),
        ("camp-hatchet",),
    ]


@pytest.mark.rule("NF-HAND-02")
def test_only_one_two_handed_weapon_a_turn_even_when_the_first_is_gone() -> None:
    """NF-R-25"""
    scene = fail(before_the_moose("canoe-paddle", "chainsaw", "tent-stake"), 0)
    assert scene.refused(Attack(PATH, 1, (1,))) == "NF-HAND-02"
    scene.when(DropGear(0))
    assert scene.refused(Attack(PATH, 1, (0,))) == "NF-HAND-02"
    assert scene.offers(Attack(PATH, 1, (1,)))


@pytest.mark.rule("NF-HAND-02")
def test_an_emptied_two_handed_gun_makes_no_room_for_another_two_handed_weapon() -> None:
    gear = [shown("shotgun", shots=1), shown("canoe-paddle"), shown("tent-stake")]
    scene = given(camper(level=6, facing=MOOSE, gear=gear), camper())
    scene.rolls(0).when(Attack(PATH, 1, (0,)))
    assert scene.gear_of(ANA) == ["canoe-paddle", "tent-stake"]
    assert scene.refused(Attack(PATH, 1, (0,))) == "NF-HAND-02"


@pytest.mark.rule("NF-HAND-03")
def test_no_two_handed_weapon_while_a_used_one_handed_weapon_is_held() -> None:
    scene = before_brambles("tent-stake", "fillet-knife", "canoe-paddle")
    scene.when(HackAtObstacle(0), HackAtObstacle(1))
    assert scene.refused(HackAtObstacle(2)) == "NF-HAND-03"
    scene.when(DropGear(0))
    assert scene.refused(HackAtObstacle(1)) == "NF-HAND-03"  # every used one must go
    scene.when(DropGear(0))
    scene.when(HackAtObstacle(0))
    assert scene.ana.level == 5


@pytest.mark.rule("NF-HAND-03")
def test_a_one_handed_weapon_that_was_not_used_does_not_bind_the_hands() -> None:
    scene = before_the_moose("tent-stake", "canoe-paddle")
    assert scene.offers(Attack(PATH, 1, (1,)))


@pytest.mark.rule("NF-HAND-04")
def test_no_one_handed_weapon_after_a_two_handed_one_until_it_is_discarded() -> None:
    """NF-R-24"""
    scene = fail(before_the_moose("canoe-paddle", "tent-stake"), 0)
    assert scene.refused(Attack(PATH, 1, (1,))) == "NF-HAND-04"
    scene.when(DropGear(0))
    assert scene.offers(Attack(PATH, 1, (0,)))


@pytest.mark.rule("NF-HAND-05")
def test_throwing_a_used_one_handed_weapon_does_not_free_the_hands() -> None:
    ana = camper(level=1, facing="reeking-skunk", gear=[shown("tent-stake"), shown("canoe-paddle"), shown("revolver")])
    scene = given(ana, camper(level=2))
    fail(scene, 0).rolls(0).when(ThrowGear(0, BO))
    assert scene.refused(Attack(PATH, 1, (0,))) == "NF-HAND-05"
    assert scene.offers(Attack(PATH, 1, (1,)))
    scene.when(Pass(), Pass())
    assert scene.offers(Attack(PATH, 1, (0,)))


@pytest.mark.rule("NF-HAND-05")
def test_throwing_a_used_two_handed_weapon_does_not_free_the_hands() -> None:
    ana = camper(level=1, facing="reeking-skunk", gear=[shown("canoe-paddle"), shown("tent-stake")])
    scene = given(ana, camper(level=2))
    fail(scene, 0).rolls(0).when(ThrowGear(0, BO))
    assert scene.refused(Attack(PATH, 1, (0,))) == "NF-HAND-05"


@pytest.mark.rule("NF-HAND-05")
def test_throwing_a_weapon_that_was_not_used_binds_no_hands() -> None:
    ana = camper(level=1, facing="reeking-skunk", gear=[shown("tent-stake"), shown("canoe-paddle")])
    scene = given(ana, camper(level=2))
    scene.rolls(0).when(ThrowGear(0, BO))
    assert scene.offers(Attack(PATH, 1, (0,)))


@pytest.mark.rule("NF-HAND-05")
@pytest.mark.parametrize(("gun", "other"), [("flare-pistol", "canoe-paddle"), ("rifle", "tent-stake")])
def test_running_out_of_shots_frees_the_hands(gun: str, other: str) -> None:
    scene = given(camper(level=6, facing=MOOSE, gear=[shown(gun, shots=1), shown(other)]), camper())
    scene.rolls(0, *([0] if gun == "flare-pistol" else [])).when(Attack(PATH, 1, (0,)))
    assert scene.gear_of(ANA) == [other]
    assert scene.offers(Attack(PATH, 1, (0,)))


@pytest.mark.rule("NF-HAND-06")
def test_uses_on_obstacles_bind_the_hands_like_any_other() -> None:
    one = before_brambles("tent-stake", "canoe-paddle")
    one.when(HackAtObstacle(0))
    assert one.refused(HackAtObstacle(1)) == "NF-HAND-03"
    two = before_brambles("canoe-paddle", "tent-stake", "chainsaw")
    two.when(HackAtObstacle(0))
    assert two.refused(HackAtObstacle(1)) == "NF-HAND-04"
    assert two.refused(HackAtObstacle(2)) == "NF-HAND-02"
    two.when(DropGear(0))
    assert two.refused(HackAtObstacle(1)) == "NF-HAND-02"
    thrown = before_brambles("tent-stake", "canoe-paddle")
    thrown.when(HackAtObstacle(0)).rolls(0).when(ThrowGear(0, BO))
    assert thrown.refused(HackAtObstacle(0)) == "NF-HAND-05"


@pytest.mark.rule("NF-HAND-06")
def test_a_used_tool_binds_no_hands() -> None:
    gear = [shown("garden-loppers"), shown("canoe-paddle"), shown("tent-stake"), shown("fillet-knife")]
    scene = given(camper(ahead=["bramble-snarl", "reeking-skunk"], gear=gear), camper())
    scene.when(Flip(PATH), UseGear(0), Flip(PATH))
    assert scene.ana.gear[0].used == USED_TOOL
    for weapons in ((1,), (2,), (2, 3)):
        assert scene.offers(Attack(PATH, 1, weapons))


# Two weapons at once


@pytest.mark.rule("NF-DUAL-01")
def test_two_one_handed_weapons_add_up_in_one_attack_on_a_zombie() -> None:
    scene = given(camper(facing="reeking-skunk", gear=["tent-stake", "fillet-knife"]), camper())
    scene.rolls(2).when(Attack(PATH, 1, (0, 1)))
    assert scene.announced(Attacked) == [Attacked(ANA, "reeking-skunk", 1, ("tent-stake", "fillet-knife"), False)]
    assert scene.announced(DiceRolled) == [DiceRolled(ANA, (2,), 4, 4)]
    assert [held.used for held in scene.ana.gear] == [USED_ONE_HAND, USED_ONE_HAND]


@pytest.mark.rule("NF-DUAL-01")
def test_two_weapons_at_once_are_two_different_one_handed_weapons() -> None:
    scene = before_the_moose("tent-stake", "canoe-paddle", "fillet-knife", "trail-mix")
    for weapons in ((0, 1), (1, 2), (0, 0), (0, 3)):
        assert scene.refused(Attack(PATH, 1, weapons)) == "NF-DUAL-01"
    assert scene.refused(Attack(PATH, 1, (0, 4))) == "NF-WEAP-01"


@pytest.mark.rule("NF-DUAL-02")
def test_not_two_at_once_after_any_weapon_was_used() -> None:
    attacked = fail(before_the_moose("camp-hatchet", "tent-stake", "fillet-knife"), 0)
    assert attacked.refused(Attack(PATH, 1, (1, 2))) == "NF-DUAL-02"
    dropped = attacked.when(DropGear(0))
    assert dropped.refused(Attack(PATH, 1, (0, 1))) == "NF-DUAL-02"


@pytest.mark.rule("NF-DUAL-02")
def test_not_two_at_once_after_a_weapon_was_used_on_an_obstacle() -> None:
    gear = [shown("canoe-paddle"), shown("tent-stake"), shown("fillet-knife")]
    scene = given(camper(ahead=["bramble-snarl", "reeking-skunk"], gear=gear), camper())
    scene.when(Flip(PATH), HackAtObstacle(0), DropGear(0), Flip(PATH))
    assert scene.refused(Attack(PATH, 1, (0, 1))) == "NF-DUAL-02"


@pytest.mark.rule("NF-DUAL-03")
def test_not_two_at_once_after_any_gear_was_thrown() -> None:
    gear = [shown("trail-mix"), shown("tent-stake"), shown("fillet-knife")]
    scene = given(camper(level=1, facing="reeking-skunk", gear=gear), camper(level=2))
    assert scene.offers(Attack(PATH, 1, (1, 2)))
    scene.rolls(0).when(ThrowGear(0, BO))
    assert scene.refused(Attack(PATH, 1, (0, 1))) == "NF-DUAL-03"
    assert scene.offers(Attack(PATH, 1, (0,)))


@pytest.mark.rule("NF-DUAL-04")
def test_after_two_at_once_no_weapon_and_no_throw_for_the_rest_of_the_turn() -> None:
    gear = [shown("tent-stake"), shown("fillet-knife"), shown("camp-hatchet"), shown("canoe-paddle")]
    scene = given(camper(level=1, facing="reeking-skunk", gear=gear), camper(level=2))
    fail(scene, 0, 1)
    for place in (0, 2, 3):
        assert scene.refused(Attack(PATH, 1, (place,))) == "NF-DUAL-04"
    assert scene.refused(ThrowGear(2, BO)) == "NF-DUAL-04"
    scene.when(DropGear(0), DropGear(0))
    assert scene.refused(Attack(PATH, 1, (1,))) == "NF-DUAL-04"
    assert scene.offers(Attack(PATH, 1))
    assert scene.offers(Search(1))
    scene.when(Pass(), Pass())
    assert scene.offers(Attack(PATH, 1, (1,)))
    assert scene.offers(ThrowGear(0, BO))


@pytest.mark.rule("NF-DUAL-04")
def test_after_two_at_once_no_weapon_on_an_obstacle_and_none_that_was_stolen() -> None:
    gear = [shown("tent-stake"), shown("fillet-knife"), shown("canoe-paddle"), hidden("leather-gloves")]
    ana = camper(ahead=["gnawing-chipmunk", "bramble-snarl"], gear=gear)
    scene = given(ana, camper(gear=[shown("rifle")]))
    scene.when(Flip(PATH), Attack(PATH, 0, (0, 1)), Flip(PATH), StealGear(BO, 0))
    assert scene.gear_of(ANA) == ["tent-stake", "fillet-knife", "canoe-paddle", "rifle"]
    for place in range(4):
        assert scene.refused(HackAtObstacle(place)) == "NF-DUAL-04"


@pytest.mark.rule("NF-DUAL-05")
def test_obstacles_are_worked_on_with_one_weapon_after_another_never_with_two_at_once() -> None:
    """NF-R-26"""
    scene = before_brambles("tent-stake", "fillet-knife")
    assert scene.refused(Attack(PATH, 0, (0, 1))) == "NF-FIGHT-01"
    scene.when(HackAtObstacle(0), HackAtObstacle(1))
    assert scene.ana.counters == 2
    assert not scene.turn.two_at_once


@pytest.mark.rule("NF-DUAL-06")
def test_each_of_two_weapons_rings_on_its_own_and_spends_its_own_shot() -> None:
    """NF-R-13: the second zombie finds the space as the first one left it."""
    gear = [shown("revolver"), shown("flare-pistol")]
    scene = given(camper(level=6, facing=MOOSE, gear=gear), camper())
    scene.rolls(0, 1, 2).when(Attack(PATH, 1, (0, 1)))
    assert scene.announced(NoiseChecked) == [NoiseChecked(ANA, 2, 1, True), NoiseChecked(ANA, 2, 2, True)]
    assert scene.announced(ZombieAdded) == [ZombieAdded(ANA, 1, False)]
    assert [(GEAR_IDS[held.card], held.shots) for held in scene.ana.gear] == [("revolver", 2)]


@pytest.mark.rule("NF-DUAL-06")
def test_the_two_checks_come_in_the_order_of_the_weapons_each_with_its_own_question() -> None:
    """NF-R-13"""
    gear = [shown("camp-hatchet"), shown("cast-iron-skillet"), hidden("duct-tape")]
    scene = given(camper(facing="reeking-skunk", gear=gear), camper())
    scene.when(Attack(PATH, 0, (0, 1)))
    assert scene.announced(MuteAsked) == [MuteAsked(ANA, 1)]
    scene.rolls(1).when(LetItRing())
    assert scene.announced(MuteAsked) == [MuteAsked(ANA, 1), MuteAsked(ANA, 2)]
    scene.rolls(2).when(LetItRing())
    assert scene.announced(NoiseChecked) == [NoiseChecked(ANA, 1, 1, True), NoiseChecked(ANA, 2, 2, True)]
    assert len(scene.ana.own) == 2
