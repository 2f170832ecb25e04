"""NF-OVER and NF-CACHE: working through what lies in the way, or walking past it."""

import pytest

from games.nightmare_forest.scene import ANA, BO, PATH, camper, given, shown
from lanternwood.games.nightmare_forest.actions import (
    Flip,
    HackAtObstacle,
    IgnoreCache,
    LetItRing,
    Pass,
    RollAtObstacle,
    SpendAtObstacle,
    UseGear,
)
from lanternwood.games.nightmare_forest.events import CountersPlaced, GearDrawn, MuteAsked, NoiseChecked, ZombieHitBack
from lanternwood.games.nightmare_forest.state import USED_ONE_HAND, USED_TWO_HANDS

WORK = (RollAtObstacle(), SpendAtObstacle(), HackAtObstacle(0))


@pytest.mark.rule("NF-OVER-01")
def test_an_overgrown_card_must_go_before_the_camper_can_move_on() -> None:
    scene = given(camper(level=2, facing="creeper-curtain"), camper())
    assert scene.refused(Flip(PATH)) == "NF-FLIP-01"
    assert scene.refused(IgnoreCache()) == "NF-CACHE-03"
    scene.when(Pass(), Pass())
    assert scene.turn.seat == ANA
    assert (scene.ana.level, scene.ana.turned) == (2, True)


@pytest.mark.rule("NF-OVER-01")
def test_there_is_no_work_where_nothing_is_in_the_way() -> None:
    unseen = given(camper(ahead=["bramble-snarl"], gear=["rifle"]), camper())
    zombie = given(camper(facing="ringtail-rotter", gear=["rifle"]), camper())
    for scene in (unseen, zombie):
        for action in (*WORK, IgnoreCache()):
            assert scene.refused(action) == "NF-OVER-01"


@pytest.mark.rule("NF-OVER-02")
@pytest.mark.parametrize(("card", "value"), [("bramble-snarl", 2), ("creeper-curtain", 3), ("deadfall-tangle", 4)])
def test_counters_that_reach_the_value_remove_the_card(card: str, value: int) -> None:
    zone = value - 1
    level = {1: 0, 2: 2, 3: 4}[zone]
    scene = given(camper(level=level, facing=card, counters=value - 2), camper())
    scene.when(SpendAtObstacle())
    assert (scene.ana.level, scene.ana.counters) == (level, value - 1)
    scene.when(SpendAtObstacle())
    assert (scene.ana.level, scene.ana.turned) == (level + 1, False)
    assert scene.discard_of(zone) == [card]


@pytest.mark.rule("NF-OVER-02")
def test_gear_that_says_so_removes_an_overgrown_card_at_once() -> None:
    scene = given(camper(level=4, facing="deadfall-tangle", gear=["garden-loppers"]), camper())
    scene.when(UseGear(0))
    assert scene.ana.level == 5
    assert scene.discard_of(3) == ["deadfall-tangle"]


@pytest.mark.rule("NF-OVER-03")
@pytest.mark.parametrize("face", [0, 1, 2])
def test_one_rolled_die_gives_as_many_counters_as_it_shows_hits(face: int) -> None:
    """NF-R-15: a double gives two."""
    scene = given(camper(level=4, facing="deadfall-tangle"), camper(), unused=6)
    scene.rolls(face).when(RollAtObstacle())
    assert scene.ana.counters == face
    assert (scene.turn.unused, scene.turn.used) == (5, 1)


@pytest.mark.rule("NF-OVER-04")
def test_one_spent_die_gives_one_counter_without_a_roll() -> None:
    scene = given(camper(level=4, facing="deadfall-tangle"), camper(), unused=6)
    scene.when(SpendAtObstacle())
    assert scene.ana.counters == 1
    assert (scene.turn.unused, scene.turn.used) == (5, 1)


@pytest.mark.rule("NF-OVER-05")
def test_a_weapon_gives_its_damage_is_used_and_makes_its_noise() -> None:
    scene = given(camper(level=4, facing="deadfall-tangle", gear=["camp-hatchet"]), camper(), unused=6)
    scene.rolls(0).when(HackAtObstacle(0))
    hatchet = scene.ana.gear[0]
    assert scene.ana.counters == 2
    assert (hatchet.face_up, hatchet.used) == (True, USED_ONE_HAND)
    assert scene.announced(NoiseChecked) == [NoiseChecked(ANA, 1, 0, False)]
    assert (scene.turn.unused, scene.turn.used) == (6, 0)
    assert scene.refused(HackAtObstacle(0)) == "NF-WEAP-03"


@pytest.mark.rule("NF-OVER-05")
def test_a_gun_spends_a_shot_on_an_obstacle() -> None:
    scene = given(camper(level=4, facing="deadfall-tangle", gear=["revolver"]), camper())
    scene.rolls(0).when(HackAtObstacle(0))
    assert (scene.ana.counters, scene.ana.gear[0].shots) == (3, 2)


@pytest.mark.rule("NF-OVER-05")
def test_a_gun_emptied_on_an_obstacle_is_discarded() -> None:
    scene = given(camper(level=4, facing="deadfall-tangle", gear=[shown("revolver", shots=1)]), camper())
    scene.rolls(0).when(HackAtObstacle(0))
    assert scene.ana.gear == []
    assert scene.gear_discard() == ["revolver"]


@pytest.mark.rule("NF-OVER-05")
def test_noise_comes_after_the_counters_and_the_move() -> None:
    """NF-R-14, NF-R-05"""
    scene = given(camper(facing="bramble-snarl", gear=["chainsaw"]), camper(), stacks={1: ["hollow-hare"]})
    scene.when(HackAtObstacle(0))
    assert scene.ana.level == 1
    assert scene.own_of(ANA) == ["hollow-hare"]
    assert scene.ana.gear[0].used == USED_TWO_HANDS


@pytest.mark.rule("NF-OVER-05")
def test_only_a_weapon_in_hand_can_be_used_on_an_obstacle() -> None:
    scene = given(camper(facing="bramble-snarl", gear=["bandage-roll"]), camper())
    assert scene.refused(HackAtObstacle(0)) == "NF-WEAP-01"
    assert scene.refused(HackAtObstacle(1)) == "NF-WEAP-01"


@pytest.mark.rule("NF-OVER-05")
def test_a_weapon_needs_an_unused_die_even_on_an_obstacle() -> None:
    scene = given(camper(facing="bramble-snarl", gear=["canoe-paddle"]), camper(), unused=0, used=4)
    for action in WORK:
        assert scene.refused(action) == "NF-TURN-04"


def test_an_obstacle_ahead_is_no_zombie_so_noise_lands_under_the_camper_and_stops_the_work() -> None:
    """NF-R-42, NF-R-08"""
    scene = given(camper(level=4, facing="deadfall-tangle", gear=["camp-hatchet", shown("tent-stake")]), camper())
    scene.rolls(1).when(HackAtObstacle(0))
    assert len(scene.ana.own) == 1
    assert scene.ana.beside == []
    for action in (RollAtObstacle(), SpendAtObstacle(), HackAtObstacle(1), IgnoreCache()):
        assert scene.refused(action) == "NF-FLIP-07"


@pytest.mark.rule("NF-OVER-06")
def test_rolling_spending_and_weapons_mix_freely() -> None:
    scene = given(camper(level=4, facing="deadfall-tangle", gear=["tent-stake"]), camper())
    scene.rolls(1).when(RollAtObstacle(), SpendAtObstacle(), HackAtObstacle(0))
    assert (scene.ana.level, scene.ana.counters) == (4, 3)
    scene.rolls(1).when(RollAtObstacle())
    assert scene.ana.level == 5


@pytest.mark.rule("NF-OVER-06")
def test_counters_stay_between_turns() -> None:
    """NF-R-16"""
    scene = given(camper(level=2, facing="creeper-curtain"), camper())
    scene.when(SpendAtObstacle(), Pass(), Pass())
    assert (scene.turn.seat, scene.ana.counters) == (ANA, 1)
    scene.when(SpendAtObstacle(), SpendAtObstacle())
    assert scene.ana.level == 3


@pytest.mark.rule("NF-OVER-06")
def test_surplus_counters_are_lost() -> None:
    scene = given(camper(facing="bramble-snarl", counters=1, ahead=["cooler-in-the-ferns"]), camper())
    scene.rolls(2).when(RollAtObstacle())
    assert CountersPlaced(ANA, "bramble-snarl", 2, 3, 2) in scene.seen_by(BO)
    scene.when(Flip(PATH))
    assert (scene.ana.level, scene.ana.counters) == (1, 0)


@pytest.mark.rule("NF-OVER-07")
def test_nothing_hits_back_and_no_die_returns() -> None:
    scene = given(camper(facing="bramble-snarl"), camper(), unused=4)
    scene.rolls(0, 2).when(RollAtObstacle(), RollAtObstacle())
    assert scene.ana.level == 1
    assert scene.ana.wounds == 0
    assert not scene.announced(ZombieHitBack)
    assert (scene.turn.unused, scene.turn.used) == (2, 2)


@pytest.mark.rule("NF-CACHE-01")
def test_a_cache_takes_counters_in_every_way_an_overgrown_card_does() -> None:
    scene = given(camper(level=4, facing="hunters-strongbox", gear=[shown("tent-stake")]), camper(), unused=6)
    scene.rolls(2).when(RollAtObstacle(), SpendAtObstacle())
    assert scene.ana.counters == 3
    assert scene.refused(Flip(PATH)) == "NF-FLIP-01"
    scene.when(Pass(), Pass(), HackAtObstacle(0))
    assert scene.ana.level == 5
    assert (scene.ana.wounds, scene.turn.unused) == (0, 6)


@pytest.mark.rule("NF-CACHE-01")
@pytest.mark.parametrize("tool", ["bolt-cutters", "multi-tool"])
def test_a_cache_is_opened_by_gear_that_says_so(tool: str) -> None:
    scene = given(camper(facing="cooler-in-the-ferns", gear=[tool]), camper())
    hand = len(scene.ana.gear)
    scene.when(UseGear(0))
    assert scene.ana.level == 1
    assert scene.discard_of(1) == ["cooler-in-the-ferns"]
    assert len(scene.ana.gear) == hand + 2 - (tool == "multi-tool")


@pytest.mark.rule("NF-CACHE-02")
@pytest.mark.parametrize(
    ("cache", "level", "count"), [("cooler-in-the-ferns", 0, 2), ("ranger-lockbox", 2, 3), ("hunters-strongbox", 4, 4)]
)
def test_an_opened_cache_gives_its_printed_number_of_cards_face_down(cache: str, level: int, count: int) -> None:
    gear = ["tent-stake", "tent-stake"]
    deck = ["rifle", "trail-mix", "chainsaw", "shotgun", "revolver"]
    scene = given(camper(level=level, facing=cache, counters=count - 1, gear=gear), camper(), deck=deck)
    scene.when(SpendAtObstacle())
    assert scene.gear_of(ANA) == gear + deck[:count]
    assert not any(held.face_up for held in scene.ana.gear)
    assert scene.announced(GearDrawn) == [GearDrawn(ANA, count)]
    assert scene.discard_of({0: 1, 2: 2, 4: 3}[level]) == [cache]
    assert scene.ana.level == level + 1


@pytest.mark.rule("NF-CACHE-02")
def test_the_gear_of_a_cache_is_in_hand_before_the_noise_of_the_blow_that_opened_it() -> None:
    """NF-R-05, NF-INFO-03: the new cards lie face down, so the mute question is put."""
    scene = given(camper(facing="cooler-in-the-ferns", gear=[shown("cast-iron-skillet")]), camper())
    scene.when(HackAtObstacle(0))
    assert len(scene.ana.gear) == 3
    assert scene.announced(MuteAsked) == [MuteAsked(ANA, 2)]
    scene.rolls(0).when(LetItRing())
    assert scene.ana.own == []


@pytest.mark.rule("NF-CACHE-03")
def test_a_cache_may_be_ignored_without_a_die() -> None:
    scene = given(camper(facing="cooler-in-the-ferns", counters=1), camper(), unused=0, used=4)
    deck = len(scene.state.gear_deck)
    scene.when(IgnoreCache())
    assert scene.discard_of(1) == ["cooler-in-the-ferns"]
    assert (scene.ana.level, scene.ana.counters, scene.ana.turned) == (1, 0, False)
    assert (scene.ana.gear, len(scene.state.gear_deck)) == ([], deck)


@pytest.mark.rule("NF-CACHE-03")
def test_only_a_cache_that_has_been_seen_can_be_ignored() -> None:
    scene = given(camper(ahead=["cooler-in-the-ferns"]), camper())
    assert scene.refused(IgnoreCache()) == "NF-OVER-01"


@pytest.mark.rule("NF-CACHE-03")
def test_no_cache_is_ignored_past_a_zombie_at_the_feet() -> None:
    scene = given(camper(facing="cooler-in-the-ferns", own=["hollow-hare"]), camper())
    assert scene.refused(IgnoreCache()) == "NF-FLIP-07"
