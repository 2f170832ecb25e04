"""NF-GEAR: drawing, holding, using and dropping gear."""

import pytest

from games.nightmare_forest.scene import ANA, BO, PATH, Scene, camper, given, shown
from lanternwood.games.nightmare_forest.actions import (
    Attack,
    DropGear,
    Flip,
    LetItRing,
    MuffleWith,
    Pass,
    Search,
    SpendAtObstacle,
    ThrowGear,
    Trim,
    UseGear,
)
from lanternwood.games.nightmare_forest.events import (
    GearDeckRebuilt,
    GearDropped,
    GearTrimmed,
    GearTurnedUp,
    MuteAsked,
    NoiseChecked,
    NoiseMuffled,
)
from lanternwood.games.nightmare_forest.questions import TrimGear

FIVE = ["rifle", "duct-tape", "cooler-lid", "trail-mix", "revolver"]


@pytest.mark.rule("NF-GEAR-01")
def test_gear_lies_face_down_until_its_first_use_and_face_up_from_then_on() -> None:
    scene = given(camper(facing="ringtail-rotter"), camper(), deck=["canoe-paddle"])
    scene.rolls(1).when(Search(1))
    assert [held.face_up for held in scene.ana.gear] == [False]
    scene.rolls(1).when(Attack(PATH, 1, (0,)))
    assert [held.face_up for held in scene.ana.gear] == [True]
    assert scene.announced(GearTurnedUp) == [GearTurnedUp(ANA, "canoe-paddle")]
    scene.when(Pass(), Pass())
    assert [held.face_up for held in scene.ana.gear] == [True]


@pytest.mark.rule("NF-GEAR-02")
def test_an_empty_deck_is_rebuilt_from_the_shuffled_discard_when_a_card_is_needed() -> None:
    scene = given(camper(), camper(), deck=["rifle"], deck_size=1)
    discarded = len(scene.state.gear_discard)
    scene.rolls(1).when(Search(1))
    assert scene.gear_of(ANA) == ["rifle"]
    assert (scene.state.gear_deck, scene.dice.shuffled) == ([], 0)
    scene.rolls(1).when(Search(1))
    assert len(scene.ana.gear) == 2
    assert len(scene.state.gear_deck) == discarded - 1
    assert (scene.state.gear_discard, scene.dice.shuffled) == ([], 1)
    assert scene.announced(GearDeckRebuilt) == [GearDeckRebuilt(discarded)]


@pytest.mark.rule("NF-GEAR-02")
def test_the_deck_can_run_out_between_the_two_cards_of_a_double() -> None:
    scene = given(camper(), camper(), deck=["rifle"], deck_size=1)
    scene.rolls(2).when(Search(1))
    assert scene.state.question is not None
    assert scene.dice.shuffled == 1


@pytest.mark.rule("NF-GEAR-03")
def test_there_is_no_limit_to_gear_during_the_turn() -> None:
    scene = given(camper(gear=FIVE), camper(), deck=["chainsaw", "shotgun"])
    scene.rolls(1, 1).when(Search(2))
    assert scene.gear_of(ANA) == [*FIVE, "chainsaw", "shotgun"]
    assert scene.state.question is None
    assert scene.offers(Flip(PATH))


@pytest.mark.rule("NF-GEAR-04")
@pytest.mark.parametrize("face_up", [0, 1, 2, 3, 4])
def test_the_limit_of_three_counts_face_up_and_face_down_alike(face_up: int) -> None:
    four = ["rifle", "revolver", "chainsaw", "shotgun"]
    gear = [shown(card) if place < face_up else card for place, card in enumerate(four)]
    scene = given(camper(gear=gear), camper())
    scene.when(Pass())
    assert scene.state.question == TrimGear(ANA)
    scene.when(Trim(3))
    assert scene.turn.seat == BO
    assert scene.gear_of(ANA) == four[:3]


@pytest.mark.rule("NF-GEAR-05")
def test_after_passing_gear_is_discarded_down_to_three_as_the_player_chooses() -> None:
    scene = given(camper(gear=FIVE), camper())
    scene.when(Pass(), Trim(1))
    assert scene.state.question == TrimGear(ANA)
    scene.when(Trim(3))
    assert scene.gear_of(ANA) == ["rifle", "cooler-lid", "trail-mix"]
    assert scene.gear_discard() == ["duct-tape", "revolver"]
    assert scene.announced(GearTrimmed) == [GearTrimmed(ANA, "duct-tape"), GearTrimmed(ANA, "revolver")]
    assert scene.turn.seat == BO


@pytest.mark.rule("NF-GEAR-05")
def test_what_is_trimmed_cannot_be_thrown_or_used() -> None:
    scene = given(camper(gear=FIVE), camper(level=1))
    scene.when(Pass())
    for action in (ThrowGear(0, BO), DropGear(0), Pass()):
        assert scene.refused(action) == "NF-ENG-03"
    assert scene.refused(Trim(5)) == "NF-GEAR-05"
    assert scene.refused(Trim(-1)) == "NF-GEAR-05"


@pytest.mark.rule("NF-GEAR-05")
def test_nothing_is_trimmed_at_three_or_before_passing() -> None:
    scene = given(camper(gear=FIVE[:3]), camper())
    assert scene.refused(Trim(0)) == "NF-ENG-03"
    scene.when(Pass())
    assert scene.turn.seat == BO
    assert len(scene.ana.gear) == 3


def test_the_limit_applies_only_at_the_end_of_the_own_turn() -> None:
    """NF-R-49"""
    scene = given(camper(), camper(gear=FIVE))
    scene.when(Pass())
    assert (scene.turn.seat, scene.state.question) == (BO, None)
    assert scene.gear_of(BO) == FIVE


@pytest.mark.rule("NF-GEAR-06")
def test_any_own_gear_may_be_dropped_without_a_die() -> None:
    scene = given(camper(gear=[shown("rifle"), "duct-tape"]), camper(), unused=0, used=4)
    scene.when(DropGear(0))
    assert scene.gear_of(ANA) == ["duct-tape"]
    assert scene.gear_discard() == ["rifle"]
    scene.when(DropGear(0))
    assert scene.gear_discard() == ["rifle", "duct-tape"]
    assert scene.announced(GearDropped) == [GearDropped(ANA, "rifle"), GearDropped(ANA, "duct-tape")]


@pytest.mark.rule("NF-GEAR-06")
def test_only_own_gear_on_the_own_turn_outside_a_forced_fight_is_dropped() -> None:
    """NF-R-24"""
    scene = given(camper(gear=["rifle"], facing="ringtail-rotter"), camper(gear=["chainsaw"]))
    assert scene.refused(DropGear(1)) == "NF-GEAR-06"
    assert scene.refused(DropGear(-1)) == "NF-GEAR-06"
    assert scene.refused(DropGear(0), by=BO) == "NF-ENG-03"
    scene.turn.forced = PATH
    assert scene.refused(DropGear(0)) == "NF-FLIP-04"


@pytest.mark.rule("NF-GEAR-07")
def test_single_use_gear_is_discarded_on_use() -> None:
    gear = ["bandage-roll", "trail-mix", "multi-tool"]
    scene = given(camper(gear=gear, wounds=1, facing="bramble-snarl"), camper(), unused=3, used=1)
    scene.when(UseGear(0), UseGear(0), UseGear(0))
    assert scene.ana.gear == []
    assert scene.gear_discard() == gear


@pytest.mark.rule("NF-GEAR-07")
def test_reusable_gear_stays_face_up() -> None:
    scene = given(camper(gear=["garden-loppers"], facing="bramble-snarl"), camper())
    scene.when(UseGear(0))
    assert scene.gear_of(ANA) == ["garden-loppers"]
    assert scene.ana.gear[0].face_up
    assert scene.gear_discard() == []


@pytest.mark.rule("NF-GEAR-07")
@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("cooler-lid", "NF-WOUND-03"),
        ("wool-blanket", "NF-GEAR-10"),
        ("duct-tape", "NF-GEAR-07"),
        ("leather-gloves", "NF-GEAR-07"),
        ("rifle", "NF-WEAP-01"),
    ],
)
def test_gear_that_answers_or_needs_a_target_is_not_simply_used(card: str, rule: str) -> None:
    scene = given(camper(gear=[card], wounds=1, facing="bramble-snarl"), camper(), unused=3, used=1)
    assert scene.refused(UseGear(0)) == rule
    assert scene.refused(UseGear(1)) == "NF-GEAR-07"


# Tools


def before_obstacle(card: str, tool: str) -> Scene:
    return given(camper(gear=[tool], facing=card, ahead=["bramble-snarl"]), camper(), unused=0, used=4)


@pytest.mark.rule("NF-GEAR-08")
@pytest.mark.parametrize(
    ("tool", "card"),
    [
        ("garden-loppers", "bramble-snarl"),
        ("bolt-cutters", "cooler-in-the-ferns"),
        ("multi-tool", "bramble-snarl"),
        ("multi-tool", "cooler-in-the-ferns"),
    ],
)
def test_a_tool_removes_an_obstacle_of_its_kind_silently_and_without_a_die(tool: str, card: str) -> None:
    # One more card in hand keeps the turn open after a single-use tool.
    scene = given(camper(gear=[tool, shown("tent-stake")], facing=card), camper(), unused=0, used=4)
    scene.when(UseGear(0))
    assert scene.ana.level == 1
    assert scene.discard_of(1) == [card]
    assert (scene.turn.seat, scene.turn.unused, scene.turn.used) == (ANA, 0, 4)
    assert not scene.announced(NoiseChecked)
    assert not scene.announced(MuteAsked)


@pytest.mark.rule("NF-GEAR-08")
@pytest.mark.rule("NF-CACHE-02")
def test_a_cache_opened_with_a_tool_gives_its_cards() -> None:
    scene = given(camper(gear=["bolt-cutters"], facing="cooler-in-the-ferns"), camper(), deck=["rifle", "trail-mix"])
    scene.when(UseGear(0))
    assert scene.gear_of(ANA) == ["bolt-cutters", "rifle", "trail-mix"]


@pytest.mark.rule("NF-GEAR-08")
def test_a_tool_is_not_made_for_the_other_kind() -> None:
    assert before_obstacle("cooler-in-the-ferns", "garden-loppers").refused(UseGear(0)) == "NF-GEAR-08"
    assert before_obstacle("bramble-snarl", "bolt-cutters").refused(UseGear(0)) == "NF-GEAR-08"


@pytest.mark.rule("NF-GEAR-08")
@pytest.mark.parametrize("tool", ["garden-loppers", "multi-tool"])
def test_a_tool_needs_an_obstacle_that_has_been_turned_up(tool: str) -> None:
    unseen = given(camper(gear=[tool], ahead=["bramble-snarl"]), camper())
    assert unseen.refused(UseGear(0)) == "NF-OVER-01"
    zombie = given(camper(gear=[tool], facing="reeking-skunk"), camper())
    assert zombie.refused(UseGear(0)) == "NF-OVER-01"


@pytest.mark.rule("NF-GEAR-08")
def test_no_tool_reaches_past_a_zombie_at_the_feet() -> None:
    scene = given(camper(gear=["garden-loppers"], facing="bramble-snarl", own=["hollow-hare"]), camper())
    assert scene.refused(UseGear(0)) == "NF-FLIP-07"


@pytest.mark.rule("NF-GEAR-08")
def test_a_reusable_tool_works_once_per_turn() -> None:
    scene = given(camper(gear=["garden-loppers"], facing="bramble-snarl", ahead=["bramble-snarl"]), camper())
    scene.when(UseGear(0), Flip(PATH))
    assert scene.refused(UseGear(0)) == "NF-GEAR-08"
    scene.when(Pass(), Pass(), UseGear(0))
    assert scene.ana.level == 2


@pytest.mark.rule("NF-GEAR-08")
def test_a_used_tool_leaves_both_hands_free() -> None:
    facts = camper(gear=["garden-loppers", "rifle"], facing="bramble-snarl", ahead=["ringtail-rotter"])
    scene = given(facts, camper())
    scene.when(UseGear(0), Flip(PATH), Attack(PATH, 0, (1,)))
    assert scene.ana.level == 2


# Trail Mix


@pytest.mark.rule("NF-GEAR-09")
def test_trail_mix_turns_one_used_die_back() -> None:
    scene = given(camper(gear=["trail-mix"]), camper(), unused=0, used=4)
    scene.when(UseGear(0))
    assert (scene.turn.unused, scene.turn.used) == (1, 3)
    assert scene.offers(Search(1))


@pytest.mark.rule("NF-GEAR-09")
def test_trail_mix_needs_a_used_die() -> None:
    scene = given(camper(gear=["trail-mix"]), camper(), unused=4)
    assert scene.refused(UseGear(0)) == "NF-GEAR-09"


@pytest.mark.rule("NF-GEAR-09")
def test_no_trail_mix_in_a_forced_fight() -> None:
    scene = given(camper(gear=["trail-mix"], facing="reeking-skunk"), camper(), unused=2, used=2, forced=PATH)
    assert scene.refused(UseGear(0)) == "NF-FLIP-04"


# Wool Blanket


@pytest.mark.rule("NF-GEAR-10")
@pytest.mark.parametrize(("weapon", "level"), [("camp-hatchet", 1), ("cast-iron-skillet", 2), ("chainsaw", 3)])
def test_the_blanket_keeps_a_noise_check_of_any_level_from_happening(weapon: str, level: int) -> None:
    scene = given(camper(gear=[weapon, "wool-blanket"], facing="gnawing-chipmunk"), camper())
    scene.when(Attack(PATH, 0, (0,)))
    assert scene.announced(MuteAsked) == [MuteAsked(ANA, level)]
    scene.when(MuffleWith(1))
    assert scene.gear_discard() == ["wool-blanket"]
    assert scene.announced(NoiseMuffled) == [NoiseMuffled(ANA, "wool-blanket")]
    assert not scene.announced(NoiseChecked)
    assert (scene.ana.own, scene.state.question) == ([], None)


@pytest.mark.rule("NF-GEAR-10")
def test_the_blanket_muffles_one_weapon_of_two() -> None:
    """NF-R-54"""
    gear = ["camp-hatchet", "cast-iron-skillet", "wool-blanket"]
    scene = given(camper(gear=gear, facing="reeking-skunk"), camper(), stacks={1: ["hollow-hare"]})
    scene.when(Attack(PATH, 0, (0, 1)))
    scene.rolls(1).when(MuffleWith(2))
    assert scene.announced(NoiseChecked) == [NoiseChecked(ANA, 2, 1, True)]
    assert scene.own_of(ANA) == ["hollow-hare"]


@pytest.mark.rule("NF-GEAR-10")
def test_the_second_check_of_an_attack_can_be_muffled_instead() -> None:
    """NF-R-54"""
    gear = ["camp-hatchet", "cast-iron-skillet", "wool-blanket"]
    scene = given(camper(gear=gear, facing="reeking-skunk"), camper())
    scene.when(Attack(PATH, 0, (0, 1)))
    scene.rolls(0).when(LetItRing())
    assert scene.announced(MuteAsked) == [MuteAsked(ANA, 1), MuteAsked(ANA, 2)]
    scene.when(MuffleWith(2))
    assert scene.announced(NoiseChecked) == [NoiseChecked(ANA, 1, 0, False)]


@pytest.mark.rule("NF-GEAR-10")
def test_nothing_but_the_blanket_muffles_and_only_when_asked() -> None:
    scene = given(camper(gear=["chainsaw", "wool-blanket", "cooler-lid"], facing="gnawing-chipmunk"), camper())
    assert scene.refused(MuffleWith(1)) == "NF-ENG-03"
    scene.when(Attack(PATH, 0, (0,)))
    assert scene.refused(MuffleWith(0)) == "NF-GEAR-10"
    assert scene.refused(MuffleWith(2)) == "NF-GEAR-10"
    assert scene.refused(MuffleWith(3)) == "NF-GEAR-10"
    assert scene.refused(SpendAtObstacle()) == "NF-ENG-03"
