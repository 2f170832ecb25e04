"""NF-SURV: people met in the forest, and how they help."""

import pytest

from games.nightmare_forest.scene import ANA, BO, PATH, camper, given, shown
from lanternwood.games.nightmare_forest.actions import (
    Attack,
    DropGear,
    Flip,
    HackAtObstacle,
    Keep,
    Pass,
    RollAtObstacle,
    Search,
    StealGear,
    ThrowGear,
    Trim,
)
from lanternwood.games.nightmare_forest.content import CARD_IDS, CONTENT
from lanternwood.games.nightmare_forest.events import DiceRolled, Healed, Searched, SurvivorJoined, SurvivorLeft
from lanternwood.games.nightmare_forest.questions import KeepSurvivor, TrimGear
from lanternwood.games.nightmare_forest.state import GONE

IVY, DOC, WALT = (CARD_IDS.index(card) for card in ("ivy-marsh", "doc-halloran", "walt-pruitt"))


@pytest.mark.rule("NF-SURV-01")
def test_there_are_exactly_three_survivor_cards() -> None:
    assert [(card.id, card.copies) for card in CONTENT.survivors] == [
        ("ivy-marsh", 1),
        ("doc-halloran", 1),
        ("walt-pruitt", 1),
    ]


@pytest.mark.rule("NF-SURV-02")
def test_a_survivor_joins_at_once_and_the_camper_walks_on() -> None:
    scene = given(camper(ahead=["ivy-marsh"]), camper(), unused=3, used=1)
    scene.when(Flip(PATH))
    assert (scene.ana.survivor, scene.ana.level, scene.ana.turned) == (IVY, 1, False)
    assert (scene.turn.unused, scene.turn.used) == (3, 1)
    assert (scene.turn.forced, scene.state.question) == (GONE, None)
    assert scene.seen_by(BO)[1] == SurvivorJoined(ANA, "ivy-marsh")


@pytest.mark.rule("NF-SURV-02")
@pytest.mark.rule("NF-ZONE-02")
def test_the_die_of_a_new_zone_comes_even_when_its_first_card_is_a_survivor() -> None:
    scene = given(camper(level=2, ahead=["doc-halloran"]), camper(), unused=1, used=3)
    scene.when(Flip(PATH))
    assert (scene.ana.survivor, scene.ana.level) == (DOC, 3)
    assert (scene.turn.unused, scene.turn.used) == (2, 3)


@pytest.mark.rule("NF-SURV-03")
def test_of_two_survivors_the_companion_can_be_kept() -> None:
    """NF-R-31"""
    scene = given(camper(level=3, ahead=["doc-halloran"], survivor="ivy-marsh"), camper())
    scene.when(Flip(PATH))
    assert scene.state.question == KeepSurvivor(ANA, DOC)
    assert scene.ana.level == 3
    scene.when(Keep(0))
    assert (scene.ana.survivor, scene.ana.level) == (IVY, 4)
    assert scene.discard_of(2) == ["doc-halloran"]
    assert scene.announced(SurvivorLeft) == [SurvivorLeft(ANA, "doc-halloran")]


@pytest.mark.rule("NF-SURV-03")
def test_of_two_survivors_the_new_one_can_be_taken() -> None:
    """NF-R-31"""
    scene = given(camper(level=3, ahead=["doc-halloran"], survivor="ivy-marsh"), camper())
    scene.when(Flip(PATH), Keep(1))
    assert (scene.ana.survivor, scene.ana.level) == (DOC, 4)
    assert scene.discard_of(1) == ["ivy-marsh"]
    assert scene.announced(SurvivorLeft) == [SurvivorLeft(ANA, "ivy-marsh")]


@pytest.mark.rule("NF-SURV-03")
def test_the_choice_between_two_survivors_comes_before_anything_else() -> None:
    scene = given(camper(level=3, ahead=["doc-halloran"], survivor="ivy-marsh"), camper())
    scene.when(Flip(PATH))
    assert scene.refused(Pass()) == "NF-ENG-03"
    assert scene.refused(Keep(2)) == "NF-SURV-03"


def test_a_discarded_survivor_never_returns_to_a_stack() -> None:
    """NF-R-31: when a stack runs out of zombies, only zombies come back."""
    facts = camper(facing="threadbare-vole", gear=[shown("chainsaw")])
    scene = given(facts, camper(), stacks={1: []}, only_stacks=True)
    assert "ivy-marsh" in scene.discard_of(1)
    scene.when(Attack(PATH, 0, (0,)))
    assert len(scene.ana.own) == 1
    assert "ivy-marsh" in scene.discard_of(1)
    assert IVY not in scene.state.stacks[1]


@pytest.mark.rule("NF-SURV-04")
def test_a_survivor_does_not_count_for_the_gear_limit() -> None:
    gear = ["tent-stake", "tent-stake", "tent-stake"]
    scene = given(camper(survivor="ivy-marsh", gear=gear), camper())
    scene.when(Pass())
    assert scene.turn.seat == BO
    assert scene.gear_of(ANA) == gear


@pytest.mark.rule("NF-SURV-04")
def test_a_survivor_is_not_stolen_thrown_or_dropped() -> None:
    scene = given(camper(survivor="ivy-marsh", gear=["leather-gloves"]), camper(level=1, survivor="doc-halloran"))
    assert scene.refused(StealGear(BO, 0)) == "NF-STEAL-02"
    assert scene.refused(ThrowGear(1, BO)) == "NF-THROW-01"
    assert scene.refused(DropGear(1)) == "NF-GEAR-06"


# Ivy Marsh


@pytest.mark.rule("NF-SURV-05")
def test_ivy_rolls_the_leftmost_blank_again_and_the_new_face_stands() -> None:
    scene = given(camper(survivor="ivy-marsh"), camper(), deck=["rifle", "trail-mix", "chainsaw"])
    scene.rolls(1, 0, 0).rolls(1).when(Search(3, reroll_blank=True))
    assert scene.announced(Searched) == [Searched(ANA, (1, 0, 0), (1, 1))]
    assert scene.gear_of(ANA) == ["rifle", "trail-mix"]
    assert (scene.turn.unused, scene.turn.used) == (1, 3)


@pytest.mark.rule("NF-SURV-05")
def test_a_second_blank_stands_too_and_a_double_is_a_double() -> None:
    blank = given(camper(survivor="ivy-marsh"), camper())
    blank.rolls(0).rolls(0).when(Search(1, reroll_blank=True))
    assert blank.ana.gear == []
    double = given(camper(survivor="ivy-marsh"), camper(), deck=["rifle", "trail-mix"])
    double.rolls(0).rolls(2).when(Search(1, reroll_blank=True), Keep(0))
    assert double.gear_of(ANA) == ["rifle"]


@pytest.mark.rule("NF-SURV-05")
def test_ivy_looks_twice_once_a_turn() -> None:
    scene = given(camper(survivor="ivy-marsh"), camper())
    scene.rolls(0).rolls(0).when(Search(1, reroll_blank=True))
    assert scene.refused(Search(1, reroll_blank=True)) == "NF-SURV-05"
    scene.when(Pass(), Pass())
    assert scene.offers(Search(1, reroll_blank=True))


@pytest.mark.rule("NF-SURV-05")
def test_ivys_help_is_not_used_up_where_there_is_no_blank() -> None:
    scene = given(camper(survivor="ivy-marsh"), camper())
    scene.rolls(1).when(Search(1, reroll_blank=True))
    scene.rolls(0).rolls(1).when(Search(1, reroll_blank=True))
    assert len(scene.ana.gear) == 2


@pytest.mark.rule("NF-SURV-05")
def test_ivy_helps_only_if_she_is_asked_before_the_roll() -> None:
    scene = given(camper(survivor="ivy-marsh"), camper())
    scene.rolls(0).when(Search(1))
    assert scene.ana.gear == []
    assert scene.offers(Search(1, reroll_blank=True))


@pytest.mark.rule("NF-SURV-05")
@pytest.mark.parametrize("companion", [None, "doc-halloran", "walt-pruitt"])
def test_nobody_but_ivy_looks_twice(companion: str | None) -> None:
    scene = given(camper(survivor=companion), camper())
    assert scene.refused(Search(1, reroll_blank=True)) == "NF-SURV-05"


# Doc Halloran


@pytest.mark.rule("NF-SURV-06")
def test_doc_heals_one_wound_at_the_end_of_a_turn_without_an_attack() -> None:
    scene = given(camper(survivor="doc-halloran", wounds=3), camper(wounds=2))
    scene.when(Pass())
    assert (scene.ana.wounds, scene.bo.wounds) == (2, 2)
    assert scene.announced(Healed) == [Healed(ANA, 1, 2)]


@pytest.mark.rule("NF-SURV-06")
def test_doc_does_not_heal_after_an_attack() -> None:
    scene = given(camper(survivor="doc-halloran", wounds=3, facing="threadbare-vole"), camper())
    scene.rolls(1).when(Attack(PATH, 1), Pass())
    assert scene.ana.wounds == 3


@pytest.mark.rule("NF-SURV-06")
def test_work_is_no_attack_and_doc_heals_after_it() -> None:
    """NF-R-52"""
    facts = camper(survivor="doc-halloran", wounds=3, level=4, facing="deadfall-tangle", gear=["canoe-paddle"])
    scene = given(facts, camper())
    scene.rolls(0, 0).when(HackAtObstacle(0), RollAtObstacle(), Search(1), Pass())
    assert scene.ana.wounds == 2


@pytest.mark.rule("NF-SURV-06")
def test_doc_heals_before_gear_is_trimmed() -> None:
    scene = given(camper(survivor="doc-halloran", wounds=1, gear=["tent-stake"] * 3 + ["rifle"]), camper())
    scene.when(Pass())
    assert isinstance(scene.state.question, TrimGear)
    assert scene.ana.wounds == 0
    scene.when(Trim(0))
    assert (scene.ana.wounds, scene.turn.seat) == (0, BO)


@pytest.mark.rule("NF-SURV-06")
def test_doc_has_nothing_to_do_without_a_wound() -> None:
    scene = given(camper(survivor="doc-halloran"), camper())
    scene.when(Pass())
    assert scene.ana.wounds == 0
    assert not scene.announced(Healed)


@pytest.mark.rule("NF-SURV-06")
def test_doc_heals_also_when_the_engine_passes_for_the_player() -> None:
    scene = given(camper(survivor="doc-halloran", wounds=1), camper(), unused=1, used=3)
    scene.rolls(0).when(Search(1))
    assert (scene.turn.seat, scene.ana.wounds) == (BO, 0)


@pytest.mark.rule("NF-SURV-06")
@pytest.mark.parametrize("companion", [None, "ivy-marsh", "walt-pruitt"])
def test_nobody_but_doc_heals(companion: str | None) -> None:
    scene = given(camper(survivor=companion, wounds=1), camper())
    scene.when(Pass())
    assert scene.ana.wounds == 1


# Walt Pruitt


@pytest.mark.rule("NF-SURV-07")
def test_walt_adds_one_to_an_attack_that_rolls_a_die() -> None:
    scene = given(camper(survivor="walt-pruitt", facing="gnawing-chipmunk"), camper())
    scene.rolls(1).when(Attack(PATH, 1, sure_shot=True))
    assert scene.announced(DiceRolled) == [DiceRolled(ANA, (1,), 2, 2)]
    assert scene.ana.level == 1


@pytest.mark.rule("NF-SURV-07")
def test_walt_helps_only_if_he_is_asked_before_the_roll() -> None:
    scene = given(camper(survivor="walt-pruitt", facing="gnawing-chipmunk"), camper())
    scene.rolls(1).when(Attack(PATH, 1))
    assert (scene.ana.level, scene.ana.wounds) == (0, 1)


@pytest.mark.rule("NF-SURV-07")
def test_walt_helps_once_a_turn_even_in_vain() -> None:
    scene = given(camper(survivor="walt-pruitt", facing="reeking-skunk"), camper())
    scene.rolls(0).when(Attack(PATH, 1, sure_shot=True))
    assert scene.refused(Attack(PATH, 1, sure_shot=True)) == "NF-SURV-07"
    scene.when(Pass(), Pass())
    assert scene.offers(Attack(PATH, 1, sure_shot=True))


@pytest.mark.rule("NF-SURV-07")
def test_walts_aim_does_not_make_a_weapon_enough_by_itself() -> None:
    scene = given(camper(survivor="walt-pruitt", facing="ringtail-rotter", gear=["canoe-paddle"]), camper())
    assert scene.refused(Attack(PATH, 0, (0,), sure_shot=True)) == "NF-FIGHT-10"
    scene.rolls(0).when(Attack(PATH, 1, (0,), sure_shot=True))
    assert scene.ana.level == 1


@pytest.mark.rule("NF-SURV-07")
def test_walt_has_no_part_in_a_certain_kill() -> None:
    scene = given(camper(survivor="walt-pruitt", facing="gnawing-chipmunk", gear=["canoe-paddle"]), camper())
    assert scene.refused(Attack(PATH, 0, (0,), sure_shot=True)) == "NF-SURV-07"
    assert scene.offers(Attack(PATH, 0, (0,)))


@pytest.mark.rule("NF-SURV-07")
@pytest.mark.parametrize("companion", [None, "ivy-marsh", "doc-halloran"])
def test_nobody_but_walt_aims(companion: str | None) -> None:
    scene = given(camper(survivor=companion, facing="reeking-skunk"), camper())
    assert scene.refused(Attack(PATH, 1, sure_shot=True)) == "NF-SURV-07"


@pytest.mark.rule("NF-SURV-07")
def test_work_does_not_use_up_walts_aim() -> None:
    """NF-R-52"""
    scene = given(camper(survivor="walt-pruitt", facing="bramble-snarl", counters=1, ahead=["reeking-skunk"]), camper())
    scene.rolls(1).when(RollAtObstacle(), Flip(PATH))
    assert scene.offers(Attack(PATH, 1, sure_shot=True))
