"""NF-TURN: what a turn holds and how it ends."""

import pytest

from games.nightmare_forest.scene import ANA, BO, CY, camper, given, shown
from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.actions import (
    PATH,
    Attack,
    DropGear,
    Flip,
    HackAtObstacle,
    IgnoreCache,
    Pass,
    RollAtObstacle,
    Search,
    SpendAtObstacle,
    TakeTheHit,
    ThrowGear,
    Trim,
    UseGear,
)
from lanternwood.games.nightmare_forest.events import GearTrimmed, Healed, TurnBegan, TurnEnded
from lanternwood.games.nightmare_forest.state import READY, USED_ONE_HAND, USED_TOOL


@pytest.mark.rule("NF-TURN-01")
@pytest.mark.parametrize("zone", [1, 2, 3, 4])
def test_a_turn_begins_with_three_dice_and_one_per_zone_all_unused(zone: int) -> None:
    scene = given(camper(zone=zone), camper(), active=BO)
    scene.when(Pass())
    assert (scene.turn.seat, scene.turn.unused, scene.turn.used) == (ANA, 3 + zone, 0)
    assert scene.announced(TurnBegan) == [TurnBegan(ANA, 3 + zone, None)]


@pytest.mark.rule("NF-TURN-02")
def test_all_kinds_of_actions_mix_in_one_turn() -> None:
    scene = given(
        camper(gear=["bandage-roll", "tent-stake"], wounds=1, ahead=["bramble-snarl", "cooler-in-the-ferns"]),
        camper(),
        unused=4,
    )
    scene.when(UseGear(0), Flip(PATH), SpendAtObstacle())
    scene.rolls(0).when(Search(1))
    scene.when(HackAtObstacle(0), Flip(PATH), IgnoreCache(), Flip(PATH))
    scene.rolls(1, 1).when(Attack(PATH, 2)).when(TakeTheHit())
    assert (scene.ana.level, scene.ana.wounds, scene.turn.unused, scene.turn.used) == (2, 1, 1, 4)
    scene.rolls(0).when(Search(1)).when(DropGear(0))
    assert scene.turn.seat == ANA


@pytest.mark.rule("NF-TURN-03")
def test_passing_is_possible_as_the_first_act_and_in_the_middle_of_a_turn() -> None:
    scene = given(camper(), camper())
    scene.when(Pass())
    assert scene.turn.seat == BO
    scene = given(camper(facing="reeking-skunk"), camper(), unused=4)
    scene.rolls(0).when(Attack(PATH, 1)).when(Pass())
    assert scene.turn.seat == BO


@pytest.mark.rule("NF-TURN-03")
@pytest.mark.rule("NF-FLIP-04")
def test_no_passing_in_a_forced_fight() -> None:
    scene = given(camper(facing="reeking-skunk"), camper(), forced=PATH)
    assert scene.refused(Pass()) == "NF-FLIP-04"


@pytest.mark.rule("NF-TURN-04")
def test_without_an_unused_die_nobody_turns_up_or_searches() -> None:
    """NF-R-20"""
    scene = given(camper(gear=["tent-stake"]), camper(), unused=0, used=4)
    assert scene.refused(Flip(PATH)) == "NF-TURN-04"
    assert scene.refused(Search(1)) == "NF-TURN-04"
    assert GAME.choices(scene.state, ANA) == [DropGear(0), Pass()]


@pytest.mark.rule("NF-TURN-04")
def test_without_an_unused_die_nobody_attacks_not_even_with_a_weapon_that_is_enough() -> None:
    """NF-R-20"""
    scene = given(camper(facing="threadbare-vole", gear=["tent-stake"]), camper(), unused=0, used=4)
    assert scene.refused(Attack(PATH, 1)) == "NF-TURN-04"
    assert scene.refused(Attack(PATH, 0, (0,))) == "NF-TURN-04"


@pytest.mark.rule("NF-TURN-04")
def test_without_an_unused_die_nobody_works_but_free_actions_remain() -> None:
    """NF-R-20"""
    gear = ["tent-stake", "bandage-roll", "bolt-cutters", "trail-mix"]
    scene = given(camper(facing="cooler-in-the-ferns", gear=gear, wounds=1), camper(level=1), unused=0, used=4)
    for work in (RollAtObstacle(), SpendAtObstacle(), HackAtObstacle(0)):
        assert scene.refused(work) == "NF-TURN-04"
    throws = [ThrowGear(place, BO) for place in range(4)]
    drops = [DropGear(place) for place in range(4)]
    uses = [UseGear(1), UseGear(2), UseGear(3)]
    assert GAME.choices(scene.state, ANA) == [IgnoreCache(), *uses, *throws, *drops, Pass()]


@pytest.mark.rule("NF-TURN-05")
def test_with_no_die_and_no_free_action_the_turn_passes_by_itself() -> None:
    scene = given(camper(), camper(), unused=1, used=3)
    scene.rolls(0).when(Search(1))
    assert scene.turn.seat == BO
    assert scene.announced(TurnEnded) == [TurnEnded(ANA)]


@pytest.mark.rule("NF-TURN-05")
def test_any_gear_at_all_keeps_the_turn_going() -> None:
    for gear in ("tent-stake", "wool-blanket"):
        scene = given(camper(gear=[gear]), camper(), unused=1, used=3)
        scene.rolls(0).when(Search(1))
        assert scene.turn.seat == ANA
        scene.when(DropGear(0))
        assert scene.turn.seat == BO


@pytest.mark.rule("NF-TURN-05")
def test_a_cache_that_can_be_ignored_keeps_the_turn_going_but_other_obstacles_do_not() -> None:
    cache = given(camper(facing="cooler-in-the-ferns"), camper(), unused=1, used=3)
    cache.rolls(0).when(RollAtObstacle())
    assert cache.turn.seat == ANA
    assert GAME.choices(cache.state, ANA) == [IgnoreCache(), Pass()]
    overgrown = given(camper(facing="bramble-snarl"), camper(), unused=1, used=3)
    overgrown.rolls(0).when(RollAtObstacle())
    assert overgrown.turn.seat == BO


@pytest.mark.rule("NF-TURN-05")
def test_a_cache_behind_a_zombie_at_the_feet_does_not_keep_the_turn_going() -> None:
    scene = given(camper(level=1, facing="cooler-in-the-ferns", own=["reeking-skunk"]), camper(), unused=1, used=3)
    scene.rolls(0).when(Search(1))
    assert scene.turn.seat == BO


@pytest.mark.rule("NF-TURN-06")
def test_after_passing_the_survivor_helps_then_gear_is_trimmed_then_the_next_begins() -> None:
    gear = ["duct-tape", "tent-stake", "rifle", "trail-mix"]
    scene = given(camper(gear=gear, survivor="doc-halloran", wounds=2), camper())
    scene.when(Pass())
    assert scene.turn.seat == ANA
    assert GAME.choices(scene.state, ANA) == [Trim(0), Trim(1), Trim(2), Trim(3)]
    scene.when(Trim(1))
    events = [heard.event for heard in scene.heard]
    assert events == [Healed(ANA, 1, 1), GearTrimmed(ANA, "tent-stake"), TurnEnded(ANA), TurnBegan(BO, 4, None)]
    assert scene.gear_of(ANA) == ["duct-tape", "rifle", "trail-mix"]


@pytest.mark.rule("NF-TURN-06")
def test_weapons_and_tools_are_ready_again_and_unused_dice_are_lost() -> None:
    gear = [shown("tent-stake", used=USED_ONE_HAND), shown("garden-loppers", used=USED_TOOL)]
    scene = given(camper(gear=gear), camper(), unused=1, used=3)
    scene.when(Pass())
    assert [held.used for held in scene.ana.gear] == [READY, READY]
    scene.when(Pass())
    assert (scene.turn.seat, scene.turn.unused, scene.turn.used) == (ANA, 4, 0)


@pytest.mark.rule("NF-TURN-06")
def test_the_hands_of_the_next_turn_are_free_of_the_last_one() -> None:
    """Whatever was used, thrown or done at once before passing binds nobody afterwards."""
    gear = [shown("tent-stake"), shown("fillet-knife"), shown("canoe-paddle")]
    scene = given(camper(facing="reeking-skunk", gear=gear), camper(), unused=4)
    scene.rolls(0).when(Attack(PATH, 1, (0, 1))).when(Pass()).when(Pass())
    assert scene.offers(Attack(PATH, 1, (2,)))
    assert scene.offers(Attack(PATH, 1, (0, 1)))


@pytest.mark.rule("NF-TURN-06")
@pytest.mark.rule("NF-TURN-07")
def test_the_eaten_take_no_turns() -> None:
    scene = given(camper(), camper(eaten=True), camper())
    scene.when(Pass())
    assert scene.turn.seat == CY
    scene.when(Pass())
    assert scene.turn.seat == ANA
    assert GAME.choices(scene.state, BO) == []
