"""NF-WOUND and NF-HEAL: being hit, blocking, being eaten, and getting better."""

import pytest

from games.nightmare_forest.scene import ANA, BO, CY, PATH, Scene, camper, given, shown, up
from lanternwood.games.nightmare_forest.actions import (
    OWN_FIRST,
    Attack,
    BlockWith,
    Pass,
    TakeTheHit,
    ThrowGear,
    UseGear,
)
from lanternwood.games.nightmare_forest.events import (
    BlockAsked,
    CamperEaten,
    Healed,
    HitBlocked,
    NoiseChecked,
    TurnEnded,
    Wounded,
    ZombieAdded,
)
from lanternwood.games.nightmare_forest.questions import BlockQuestion
from lanternwood.games.nightmare_forest.state import GONE


def hit_by_moose(*gear: str, wounds: int = 0) -> Scene:
    """Ana has failed against the Bellowing Moose and is being hit for two."""
    scene = given(camper(level=6, facing="bellowing-moose", gear=gear, wounds=wounds), camper())
    return scene.rolls(0).when(Attack(PATH, 1))


@pytest.mark.rule("NF-WOUND-01")
def test_each_point_that_is_not_blocked_is_a_wound() -> None:
    scene = given(camper(facing="reeking-skunk", wounds=1), camper())
    scene.rolls(1).when(Attack(PATH, 1))
    assert scene.ana.wounds == 2
    assert scene.announced(Wounded) == [Wounded(ANA, 1, 2)]
    boss = hit_by_moose(wounds=1)
    assert boss.ana.wounds == 3
    assert boss.announced(Wounded) == [Wounded(ANA, 2, 3)]


@pytest.mark.rule("NF-WOUND-01")
def test_a_zone_1_zombie_gives_one_wound_even_in_the_zone_4_space() -> None:
    """NF-R-48"""
    scene = given(camper(level=7, zone=4, own=[up("reeking-skunk")]), camper())
    scene.rolls(0).when(Attack(OWN_FIRST, 1))
    assert scene.ana.wounds == 1


@pytest.mark.rule("NF-WOUND-02")
def test_four_wounds_can_be_lived_with() -> None:
    scene = given(camper(facing="reeking-skunk", wounds=3), camper())
    scene.rolls(0).when(Attack(PATH, 1))
    assert (scene.ana.wounds, scene.ana.eaten, scene.turn.seat) == (4, False, ANA)


@pytest.mark.rule("NF-WOUND-02")
@pytest.mark.parametrize(("wounds", "bite"), [(4, "reeking-skunk"), (3, "bellowing-moose"), (4, "bellowing-moose")])
def test_five_or_more_wounds_and_the_camper_is_eaten_at_once(wounds: int, bite: str) -> None:
    level = 6 if bite == "bellowing-moose" else 0
    scene = given(camper(level=level, facing=bite, wounds=wounds), camper(), camper())
    scene.rolls(0).when(Attack(PATH, 1))
    assert scene.ana.eaten
    assert scene.turn.seat == BO
    scene.when(Pass(), Pass())
    assert scene.turn.seat == BO


@pytest.mark.rule("NF-WOUND-02")
def test_what_an_eaten_camper_had_goes_to_the_discards_and_the_path_is_empty() -> None:
    """NF-R-33: a gun is full again when it is next drawn, since only its card is kept."""
    facts = camper(
        level=5,
        wounds=4,
        facing="carrion-wolf",
        ahead=["bellowing-moose"],
        beside=["hollow-hare"],
        survivor="ivy-marsh",
        gear=[shown("rifle", shots=1), shown("revolver", taped="tent-stake")],
    )
    scene = given(facts, camper(gear=["tent-stake"]), camper())
    scene.rolls(0).when(Attack(PATH, 1))
    assert scene.gear_discard() == ["rifle", "revolver", "tent-stake"]
    assert scene.discard_of(1) == ["hollow-hare", "ivy-marsh"]
    assert (scene.discard_of(3), scene.discard_of(4)) == (["carrion-wolf"], ["bellowing-moose"])
    ana = scene.ana
    assert (ana.path, ana.own, ana.beside, ana.gear) == ([GONE] * 7, [], [], [])
    assert (ana.survivor, ana.turned) == (GONE, False)
    assert scene.refused(ThrowGear(0, ANA)) == "NF-THROW-02"


@pytest.mark.rule("NF-WOUND-03")
def test_a_shield_is_discarded_before_wounds_are_placed() -> None:
    scene = given(camper(facing="reeking-skunk", gear=["cooler-lid"]), camper())
    scene.rolls(0).when(Attack(PATH, 1))
    assert scene.state.question == BlockQuestion(ANA, 1, [])
    assert (scene.ana.wounds, scene.announced(Wounded)) == (0, [])
    scene.when(BlockWith(0))
    assert scene.gear_discard() == ["cooler-lid"]
    assert scene.ana.wounds == 0
    assert scene.announced(HitBlocked) == [HitBlocked(ANA, "cooler-lid", 1)]
    assert not scene.announced(Wounded)


@pytest.mark.rule("NF-WOUND-03")
def test_whoever_is_hit_may_keep_the_shield() -> None:
    scene = given(camper(facing="reeking-skunk", gear=["cooler-lid"]), camper())
    scene.rolls(0).when(Attack(PATH, 1), TakeTheHit())
    assert (scene.ana.wounds, scene.gear_of(ANA)) == (1, ["cooler-lid"])
    assert scene.refused(TakeTheHit()) == "NF-ENG-03"


@pytest.mark.rule("NF-WOUND-03")
def test_a_shield_of_two_stops_both_wounds_of_a_boss() -> None:
    scene = hit_by_moose("rolled-sleeping-bag")
    scene.when(BlockWith(0))
    assert scene.ana.wounds == 0


@pytest.mark.rule("NF-WOUND-03")
def test_several_shields_may_meet_one_hit() -> None:
    """NF-R-30"""
    scene = hit_by_moose("cooler-lid", "tent-stake", "cooler-lid")
    scene.when(BlockWith(0))
    assert scene.announced(BlockAsked) == [BlockAsked(ANA, 2), BlockAsked(ANA, 1)]
    scene.when(BlockWith(1))
    assert (scene.ana.wounds, scene.gear_of(ANA)) == (0, ["tent-stake"])
    assert scene.state.question is None


@pytest.mark.rule("NF-WOUND-03")
def test_what_a_shield_blocks_beyond_the_hit_is_lost() -> None:
    """NF-R-30"""
    scene = given(camper(facing="reeking-skunk", gear=["rolled-sleeping-bag"]), camper())
    scene.rolls(0).when(Attack(PATH, 1), BlockWith(0))
    assert scene.announced(HitBlocked) == [HitBlocked(ANA, "rolled-sleeping-bag", 1)]
    scene.rolls(0).when(Attack(PATH, 1))
    assert scene.ana.wounds == 1


@pytest.mark.rule("NF-WOUND-03")
def test_only_shields_in_hand_block_and_only_a_hit() -> None:
    calm = given(camper(gear=["cooler-lid"]), camper())
    assert calm.refused(BlockWith(0)) == "NF-ENG-03"
    hit = hit_by_moose("cooler-lid", "tent-stake")
    assert hit.refused(BlockWith(1)) == "NF-WOUND-03"
    assert hit.refused(BlockWith(2)) == "NF-WOUND-03"
    assert hit.refused(BlockWith(-1)) == "NF-WOUND-03"


@pytest.mark.rule("NF-WOUND-04")
def test_gear_that_stops_one_wound_leaves_one_of_a_zone_4_hit() -> None:
    """NF-R-30"""
    scene = hit_by_moose("cooler-lid")
    scene.when(BlockWith(0))
    assert scene.announced(HitBlocked) == [HitBlocked(ANA, "cooler-lid", 1)]
    assert scene.ana.wounds == 1


@pytest.mark.rule("NF-WOUND-05")
def test_being_eaten_ends_the_turn_with_no_noise_check_and_no_trimming() -> None:
    gear = [shown(card) for card in ("chainsaw", "rifle", "shotgun", "revolver", "splitting-maul")]
    facts = camper(level=6, facing="bellowing-moose", gear=gear, wounds=3, survivor="doc-halloran")
    scene = given(facts, camper(), camper())
    scene.rolls(0).when(Attack(PATH, 1, (0,)))
    assert scene.turn.seat == BO
    assert scene.state.question is None
    for kind in (NoiseChecked, ZombieAdded, Healed, TurnEnded):
        assert not scene.announced(kind)
    assert scene.announced(CamperEaten)[0].seat == ANA


@pytest.mark.rule("NF-WOUND-05")
def test_nobody_eaten_while_holding_a_blanket_is_asked_about_noise() -> None:
    facts = camper(level=6, facing="bellowing-moose", gear=[shown("chainsaw"), "wool-blanket"], wounds=3)
    scene = given(facts, camper(), camper())
    scene.rolls(0).when(Attack(PATH, 1, (0,)), TakeTheHit())
    assert scene.ana.eaten
    assert (scene.turn.seat, scene.state.question) == (BO, None)


@pytest.mark.rule("NF-HEAL-01")
@pytest.mark.parametrize(
    ("card", "wounds", "left"),
    [("bandage-roll", 3, 2), ("first-aid-tin", 3, 1), ("first-aid-tin", 2, 0), ("first-aid-tin", 1, 0)],
)
def test_healing_gear_is_discarded_to_remove_up_to_its_value(card: str, wounds: int, left: int) -> None:
    """NF-R-46: surplus is lost."""
    scene = given(camper(gear=[card, "rifle"], wounds=wounds), camper(wounds=4), unused=0, used=4)
    scene.when(UseGear(0))
    assert (scene.ana.wounds, scene.bo.wounds) == (left, 4)
    assert scene.gear_discard() == [card]
    assert scene.announced(Healed) == [Healed(ANA, wounds - left, left)]
    assert (scene.turn.unused, scene.turn.used) == (0, 4)


@pytest.mark.rule("NF-HEAL-01")
def test_nothing_is_healed_without_a_wound() -> None:
    """NF-R-46"""
    scene = given(camper(gear=["bandage-roll"]), camper(wounds=3))
    assert scene.refused(UseGear(0)) == "NF-HEAL-01"


@pytest.mark.rule("NF-HEAL-01")
def test_nobody_heals_in_a_forced_fight_or_on_anothers_turn() -> None:
    facts = camper(gear=["bandage-roll"], wounds=3, facing="reeking-skunk")
    scene = given(facts, camper(gear=["bandage-roll"], wounds=3), camper(), forced=PATH)
    assert scene.refused(UseGear(0)) == "NF-FLIP-04"
    assert scene.refused(UseGear(0), by=BO) == "NF-ENG-03"
    assert scene.refused(UseGear(0), by=CY) == "NF-ENG-03"


@pytest.mark.rule("NF-HEAL-02")
def test_healing_is_no_reply_to_a_hit() -> None:
    scene = hit_by_moose("first-aid-tin", wounds=3)
    assert scene.refused(BlockWith(0)) == "NF-HEAL-02"
    assert scene.refused(UseGear(0)) == "NF-ENG-03"
    scene.when(TakeTheHit())
    assert scene.ana.eaten
