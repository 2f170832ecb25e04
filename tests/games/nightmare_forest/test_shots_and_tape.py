"""NF-SHOT and NF-TAPE: guns run dry, and hold more when taped."""

import pytest

from games.nightmare_forest.scene import ANA, BO, Scene, camper, given, hidden, shown
from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.actions import (
    PATH,
    Attack,
    CraftWeapon,
    DropGear,
    HackAtObstacle,
    Pass,
    Search,
    StealGear,
    ThrowGear,
    Trim,
)
from lanternwood.games.nightmare_forest.content import GEAR_IDS
from lanternwood.games.nightmare_forest.events import DiceRolled, GunEmptied, NoiseChecked, WeaponCrafted
from lanternwood.games.nightmare_forest.state import READY, USED_ONE_HAND, USED_TWO_HANDS, Held
from lanternwood.games.nightmare_forest.view import GearView, View


def discarded(scene: Scene) -> list[str]:
    return [GEAR_IDS[card] for card in scene.state.gear_discard]


# Shots


@pytest.mark.rule("NF-SHOT-01")
@pytest.mark.parametrize(("gun", "shots"), [("flare-pistol", 1), ("revolver", 3), ("rifle", 3), ("shotgun", 2)])
def test_a_gun_has_its_printed_shots(gun: str, shots: int) -> None:
    scene = given(camper(), camper(), deck=[gun])
    scene.rolls(1).when(Search(1))
    assert scene.ana.gear == [Held(GEAR_IDS.index(gun), shots)]


@pytest.mark.rule("NF-SHOT-01")
def test_each_use_spends_one_shot_on_a_zombie_or_an_obstacle_hit_or_miss() -> None:
    miss = given(camper(level=6, facing="bellowing-moose", gear=["rifle"]), camper())
    miss.rolls(0).when(Attack(PATH, 1, (0,)))
    assert miss.ana.gear[0].shots == 2
    hit = given(camper(facing="reeking-skunk", gear=["rifle"]), camper())
    hit.when(Attack(PATH, 0, (0,)))
    assert hit.ana.gear[0].shots == 2
    work = given(camper(facing="bramble-snarl", gear=["rifle"]), camper())
    work.when(HackAtObstacle(0))
    assert work.ana.gear[0].shots == 2


@pytest.mark.rule("NF-SHOT-01")
def test_what_is_no_gun_never_runs_out() -> None:
    scene = given(camper(facing="reeking-skunk", gear=[shown("tent-stake")]), camper())
    for _ in range(4):
        scene.rolls(0).when(Attack(PATH, 1, (0,))).when(Pass(), Pass())
    assert scene.gear_of(ANA) == ["tent-stake"]


@pytest.mark.rule("NF-SHOT-02")
def test_a_gun_is_discarded_at_the_end_of_the_attack_that_spends_its_last_shot() -> None:
    gear = [shown("rifle", shots=1), shown("tent-stake")]
    scene = given(camper(level=6, facing="bellowing-moose", gear=gear), camper())
    scene.rolls(0).when(Attack(PATH, 1, (0,)))
    assert scene.announced(GunEmptied) == [GunEmptied(ANA, "rifle")]
    assert (scene.gear_of(ANA), discarded(scene)) == (["tent-stake"], ["rifle"])


@pytest.mark.rule("NF-SHOT-02")
def test_a_gun_is_discarded_at_the_end_of_the_work_that_spends_its_last_shot() -> None:
    scene = given(camper(level=4, facing="deadfall-tangle", gear=[hidden("flare-pistol")]), camper())
    scene.rolls(0).when(HackAtObstacle(0))
    assert (scene.ana.gear, discarded(scene), scene.ana.counters) == ([], ["flare-pistol"], 3)


@pytest.mark.rule("NF-SHOT-02")
def test_two_guns_that_run_dry_together_are_both_discarded() -> None:
    gear = [shown("revolver", shots=1), shown("trail-mix"), shown("flare-pistol")]
    scene = given(camper(level=6, facing="bellowing-moose", gear=gear), camper())
    scene.rolls(0, 0, 0).when(Attack(PATH, 1, (0, 2)))
    assert scene.gear_of(ANA) == ["trail-mix"]
    assert sorted(discarded(scene)) == ["flare-pistol", "revolver"]


@pytest.mark.rule("NF-SHOT-03")
def test_the_shots_left_stay_with_a_stolen_gun() -> None:
    scene = given(camper(gear=["leather-gloves"]), camper(gear=[shown("revolver", shots=1)]))
    scene.when(StealGear(BO, 0))
    assert (scene.gear_of(ANA), scene.ana.gear[0].shots) == (["revolver"], 1)


@pytest.mark.rule("NF-SHOT-03")
def test_a_gun_drawn_again_is_full() -> None:
    scene = given(camper(gear=[shown("revolver", shots=1)]), camper(), deck_size=0)
    scene.when(DropGear(0)).rolls(1).when(Search(1))
    assert scene.ana.gear == [Held(GEAR_IDS.index("revolver"), 3, age=1)]


# Duct tape


@pytest.mark.rule("NF-TAPE-01")
@pytest.mark.parametrize("gun", ["revolver", "rifle", "shotgun"])
@pytest.mark.parametrize("blade", ["tent-stake", "fillet-knife", "camp-hatchet"])
def test_tape_holds_a_one_handed_weapon_to_a_gun(gun: str, blade: str) -> None:
    scene = given(camper(gear=["duct-tape", blade, gun]), camper())
    scene.when(CraftWeapon(2, 1))
    assert scene.announced(WeaponCrafted) == [WeaponCrafted(ANA, gun, blade, tape=0)]
    assert scene.gear_of(ANA) == [gun]


@pytest.mark.rule("NF-TAPE-01")
def test_nothing_else_can_be_taped() -> None:
    """NF-R-27: least of all a gun to a gun."""
    gear = ["revolver", "tent-stake", "duct-tape", "flare-pistol", "cast-iron-skillet", "canoe-paddle", "rifle"]
    scene = given(camper(gear=gear), camper())
    for gun, blade in ((3, 1), (0, 3), (0, 4), (0, 5), (0, 6), (1, 1), (0, 2), (1, 0), (6, 0), (0, 7), (-1, 1)):
        assert scene.refused(CraftWeapon(gun, blade)) == "NF-TAPE-01"
    crafts = [action for action in GAME.choices(scene.state, ANA) if isinstance(action, CraftWeapon)]
    assert crafts == [CraftWeapon(0, 1), CraftWeapon(6, 1)]


@pytest.mark.rule("NF-TAPE-01")
def test_all_three_must_be_the_players_own() -> None:
    scene = given(camper(gear=["revolver", "tent-stake"]), camper(gear=["duct-tape"]))
    assert scene.refused(CraftWeapon(0, 1)) == "NF-TAPE-01"


@pytest.mark.rule("NF-TAPE-02")
def test_the_tape_is_discarded_the_blade_goes_under_the_gun_and_the_damage_rises_by_one() -> None:
    gear = [shown("camp-hatchet"), shown("duct-tape"), shown("revolver")]
    scene = given(camper(level=6, facing="bellowing-moose", gear=gear), camper())
    scene.when(CraftWeapon(2, 0))
    assert discarded(scene) == ["duct-tape"]
    assert (len(scene.ana.gear), scene.ana.gear[0].taped) == (1, GEAR_IDS.index("camp-hatchet"))
    scene.rolls(0, 0).when(Attack(PATH, 1, (0,)))
    assert scene.announced(DiceRolled) == [DiceRolled(ANA, (0,), 4, 8)]


@pytest.mark.rule("NF-TAPE-02")
def test_the_taped_damage_counts_on_obstacles_and_for_a_certain_kill() -> None:
    work = given(camper(level=4, facing="deadfall-tangle", gear=[shown("revolver", taped="tent-stake")]), camper())
    work.rolls(0).when(HackAtObstacle(0))
    assert work.ana.level == 5
    kill = given(camper(facing="reeking-skunk", gear=[shown("revolver", taped="tent-stake")]), camper())
    kill.rolls(0).when(Attack(PATH, 0, (0,)))
    assert kill.ana.level == 1


@pytest.mark.rule("NF-TAPE-03")
def test_shots_hands_and_noise_stay_those_of_the_gun() -> None:
    """NF-R-27"""
    gear = [shown("revolver", shots=2), shown("tent-stake"), shown("duct-tape"), shown("fillet-knife")]
    scene = given(camper(level=6, facing="bellowing-moose", gear=gear), camper())
    scene.when(CraftWeapon(0, 1))
    assert scene.offers(Attack(PATH, 1, (0, 1)))  # one-handed, so it goes with another
    scene.rolls(0, 2).when(Attack(PATH, 1, (0,)))
    assert (scene.ana.gear[0].shots, scene.ana.gear[0].used) == (1, USED_ONE_HAND)
    assert scene.announced(NoiseChecked) == [NoiseChecked(ANA, 2, 2, True)]


@pytest.mark.rule("NF-TAPE-03")
def test_a_taped_rifle_still_takes_both_hands() -> None:
    gear = [shown("rifle", taped="tent-stake"), shown("fillet-knife")]
    scene = given(camper(level=6, facing="bellowing-moose", gear=gear), camper())
    assert scene.refused(Attack(PATH, 1, (0, 1))) == "NF-DUAL-01"
    scene.rolls(0).when(Attack(PATH, 1, (0,)))
    assert scene.refused(Attack(PATH, 1, (1,))) == "NF-HAND-04"


@pytest.mark.rule("NF-TAPE-04")
def test_crafting_is_possible_at_any_time_of_the_own_turn_without_a_die() -> None:
    scene = given(camper(facing="reeking-skunk", gear=["revolver", "tent-stake", "duct-tape"]), camper(), unused=0)
    scene.when(CraftWeapon(0, 1))
    assert scene.gear_of(ANA) == ["revolver"]


@pytest.mark.rule("NF-TAPE-04")
def test_no_crafting_in_a_forced_fight_or_in_the_turn_of_another() -> None:
    gear = ["revolver", "tent-stake", "duct-tape"]
    forced = given(camper(facing="reeking-skunk", gear=gear), camper(), forced=PATH)
    assert forced.refused(CraftWeapon(0, 1)) == "NF-FLIP-04"
    waiting = given(camper(gear=gear), camper(), active=BO)
    assert waiting.refused(CraftWeapon(0, 1), by=ANA) == "NF-ENG-03"


@pytest.mark.rule("NF-TAPE-05")
def test_a_taped_weapon_comes_apart_when_it_is_dropped_thrown_trimmed_or_empty() -> None:
    taped = shown("revolver", shots=1, taped="tent-stake")
    dropped = given(camper(gear=[taped]), camper())
    dropped.when(DropGear(0))
    thrown = given(camper(gear=[taped]), camper(level=1))
    thrown.rolls(0).when(ThrowGear(0, BO))
    trimmed = given(camper(gear=[taped, "trail-mix", "rifle", "wool-blanket"]), camper())
    trimmed.when(Pass(), Trim(0))
    emptied = given(camper(facing="reeking-skunk", gear=[taped]), camper())
    emptied.rolls(0).when(Attack(PATH, 0, (0,)))
    for scene in (dropped, thrown, trimmed, emptied):
        assert discarded(scene) == ["revolver", "tent-stake"]


@pytest.mark.rule("NF-TAPE-05")
def test_its_parts_are_ordinary_cards_when_they_are_drawn_again() -> None:
    scene = given(camper(gear=[shown("revolver", shots=1, taped="tent-stake")]), camper(), deck_size=0)
    scene.when(DropGear(0)).rolls(1, 1).when(Search(2))
    assert scene.ana.gear == [
        Held(GEAR_IDS.index("tent-stake"), 0, age=1),
        Held(GEAR_IDS.index("revolver"), 3, age=1),
    ]


@pytest.mark.rule("NF-TAPE-06")
def test_a_taped_weapon_is_one_card_for_the_limit() -> None:
    """NF-R-28"""
    scene = given(camper(gear=[shown("revolver", taped="tent-stake"), "trail-mix", "rifle"]), camper())
    scene.when(Pass())
    assert scene.turn.seat == BO
    assert scene.gear_of(ANA) == ["revolver", "trail-mix", "rifle"]


@pytest.mark.rule("NF-TAPE-06")
def test_a_taped_weapon_is_thrown_as_one_and_stolen_as_one() -> None:
    """NF-R-28"""
    taped = shown("revolver", shots=2, taped="tent-stake")
    thrown = given(camper(gear=[taped]), camper(level=1))
    thrown.rolls(1).when(ThrowGear(0, BO))
    assert (thrown.ana.gear, len(thrown.bo.own)) == ([], 1)
    stolen = given(camper(gear=["leather-gloves"]), camper(gear=[taped.copy()]))
    stolen.when(StealGear(BO, 0))
    assert (stolen.ana.gear, stolen.bo.gear) == ([taped], [])


@pytest.mark.rule("NF-TAPE-07")
def test_a_taped_weapon_is_face_up_for_all() -> None:
    """NF-R-28"""
    scene = given(camper(gear=["revolver", "tent-stake", "duct-tape"]), camper())
    scene.when(CraftWeapon(0, 1))
    seen: View = GAME.view(scene.state, BO)
    assert seen.campers[ANA].gear == (GearView("revolver", True, READY, 3, "tent-stake"),)
    assert seen.campers[ANA].hidden_gear == 0


@pytest.mark.rule("NF-TAPE-07")
@pytest.mark.parametrize(("gun", "blade"), [(USED_ONE_HAND, READY), (READY, USED_ONE_HAND)])
def test_a_taped_weapon_is_used_if_either_part_was(gun: int, blade: int) -> None:
    """NF-R-28"""
    gear = [shown("revolver", used=gun), shown("tent-stake", used=blade), shown("duct-tape"), shown("canoe-paddle")]
    scene = given(camper(facing="reeking-skunk", gear=gear), camper())
    scene.when(CraftWeapon(0, 1))
    assert scene.refused(Attack(PATH, 0, (0,))) == "NF-WEAP-03"
    assert scene.refused(Attack(PATH, 1, (1,))) == "NF-HAND-03"
    scene.when(DropGear(0))
    assert scene.offers(Attack(PATH, 1, (0,)))


@pytest.mark.rule("NF-TAPE-07")
def test_the_used_part_under_a_rifle_still_binds_as_it_did() -> None:
    gear = [shown("rifle"), shown("tent-stake", used=USED_ONE_HAND), shown("duct-tape"), shown("canoe-paddle")]
    scene = given(camper(facing="reeking-skunk", gear=gear), camper())
    scene.when(CraftWeapon(0, 1))
    assert scene.refused(Attack(PATH, 0, (0,))) == "NF-WEAP-03"
    assert scene.refused(Attack(PATH, 1, (1,))) == "NF-HAND-03"


@pytest.mark.rule("NF-TAPE-07")
def test_a_used_rifle_still_binds_after_taping() -> None:
    gear = [shown("rifle", used=USED_TWO_HANDS), shown("tent-stake"), shown("duct-tape"), shown("fillet-knife")]
    scene = given(camper(facing="reeking-skunk", gear=gear), camper())
    scene.when(CraftWeapon(0, 1))
    assert scene.refused(Attack(PATH, 1, (1,))) == "NF-HAND-04"


@pytest.mark.rule("NF-TAPE-07")
def test_a_taped_weapon_takes_no_second_attachment() -> None:
    """NF-R-27"""
    gear = [shown("revolver", taped="tent-stake"), shown("fillet-knife"), shown("duct-tape")]
    scene = given(camper(gear=gear), camper())
    assert scene.refused(CraftWeapon(0, 1)) == "NF-TAPE-07"
