"""EF-RISK-01 to 23 and 30: from the task to the die that is read. Bargains, help and the telling are elsewhere."""

from itertools import product
from typing import Any

import pytest

from games.enter_the_forest.scene import ANA, BO, CY, DI, GM, Scene, given
from lanternwood.games.enter_the_forest import GAME
from lanternwood.games.enter_the_forest.actions import (
    AnswerWhatCouldGoWrong,
    CallRuin,
    ClaimSkill,
    CloseWindow,
    Declare,
    DescribeComplication,
    DescribeFailure,
    DescribeSuccess,
    DropDark,
    DropSkill,
    OfferBargain,
    OfferHelp,
    OrderDark,
    ProposeContest,
    Reroll,
    RollDice,
    SetPushRule,
    Stand,
    StrikeSkill,
    TakeDark,
    Waive,
    WithdrawRoll,
)
from lanternwood.games.enter_the_forest.events import (
    DiceCompared,
    DiceRead,
    DiceRolled,
    MishapNamed,
    MishapsWaived,
    RiskDeclared,
    RollWithdrawn,
    RuinMarked,
    RuinStepPassed,
    SkillClaimed,
    SkillDropped,
    SkillStruck,
    Stood,
)
from lanternwood.games.enter_the_forest.state import Answer, Claim
from lanternwood.kernel.model import Seat

FACES = range(1, 7)


def thrown(scene: Scene, *faces: int) -> Scene:
    """The pool falls, and the window is closed if there was one."""
    scene.throws(*faces)
    if scene.risk.stage == "window":
        scene.closes()
    return scene


def pool(skill: bool = False, bargain: bool = False, dark: bool = False, ruin: int = 1, **options: Any) -> Scene:
    scene = given(ruin={ANA: ruin}, **options)
    scene.gathers(ANA, skill=skill, bargain=bargain, dark=dark)
    return scene


def may_reroll(scene: Scene) -> bool:
    offered = Reroll() in GAME.choices(scene.state, ANA)
    if not offered:
        assert scene.refuses(ANA, Reroll()).startswith("EF-RISK-19:")
    return offered


# What could go wrong


@pytest.mark.rule("EF-RISK-01")
def test_the_roller_states_the_task_and_the_others_are_asked_what_could_go_wrong() -> None:
    scene = given()
    scene.does(ANA, Declare(False, words=" cross the river "))
    assert scene.announced(RiskDeclared) == [RiskDeclared(1, ANA, False, "cross the river")]
    assert (scene.risk.stage, scene.risk.task, scene.risk.roller) == ("declared", "cross the river", ANA)
    for other in (GM, BO, CY):
        assert AnswerWhatCouldGoWrong() in GAME.choices(scene.state, other)


@pytest.mark.rule("EF-RISK-01")
@pytest.mark.parametrize("words", ["", "   "])
def test_there_is_no_risk_roll_without_a_task(words: str) -> None:
    assert given().refuses(ANA, Declare(False, words=words)).startswith("EF-RISK-01:")


@pytest.mark.rule("EF-RISK-01")
def test_the_game_master_has_no_character_to_risk() -> None:
    assert given().refuses(GM, Declare(False, words="go")).startswith("EF-RISK-01:")


@pytest.mark.rule("EF-RISK-01")
def test_one_roll_at_a_time() -> None:
    scene = given()
    scene.does(ANA, Declare(False, words="cross the river"))
    for seat in (ANA, BO):
        refused = scene.refuses(seat, Declare(False, words="climb"))
        assert refused == "EF-R32: one roll at a time: close the open one first"
    assert scene.refuses(BO, ProposeContest((CY,), words="the map")).startswith("EF-R32:")
    assert scene.refuses(GM, CallRuin(BO, words="it moves")).startswith("EF-R32:")


@pytest.mark.rule("EF-RISK-02")
def test_no_die_is_gathered_before_an_answer_or_a_waiver() -> None:
    scene = given()
    scene.does(ANA, Declare(False, words="cross the river"))
    unasked = "EF-RISK-02: first let someone name what could go wrong"
    assert scene.refuses(ANA, ClaimSkill("occupation", words="ferryman")) == unasked
    assert scene.refuses(ANA, TakeDark()) == unasked
    assert scene.refuses(ANA, RollDice()) == unasked
    assert scene.refuses(GM, OfferBargain(words="your boots")).startswith("EF-RISK-04:")


@pytest.mark.rule("EF-RISK-02")
@pytest.mark.parametrize("seat", [GM, BO, CY])
def test_one_answer_of_anyone_else_opens_the_gathering(seat: Seat) -> None:
    """EF-R19"""
    scene = given()
    scene.does(ANA, Declare(False, words="cross the river"))
    scene.does(seat, AnswerWhatCouldGoWrong(words=" the ice breaks "))
    assert scene.risk.stage == "gathering"
    assert scene.risk.answers == [Answer(seat, "the ice breaks")]
    assert scene.announced(MishapNamed) == [MishapNamed(seat, "the ice breaks")]
    scene.does(ANA, TakeDark())


@pytest.mark.rule("EF-RISK-02")
def test_the_roller_does_not_answer_and_an_answer_is_a_word() -> None:
    scene = given()
    scene.does(ANA, Declare(False, words="cross the river"))
    own = scene.refuses(ANA, AnswerWhatCouldGoWrong(words="nothing"))
    assert own == "EF-RISK-02: that is for the others to say"
    assert scene.refuses(BO, AnswerWhatCouldGoWrong(words=" ")).startswith("EF-RISK-02:")
    assert scene.risk.stage == "declared"


@pytest.mark.rule("EF-RISK-02")
def test_only_the_game_master_waives_it_and_only_once() -> None:
    """EF-R19"""
    scene = given()
    scene.does(ANA, Declare(False, words="cross the river"))
    for seat in (ANA, BO):
        assert scene.refuses(seat, Waive()) == "EF-RISK-02: that is the game master's to say"
    scene.does(GM, Waive())
    assert (scene.risk.stage, scene.risk.answers) == ("gathering", [])
    assert scene.announced(MishapsWaived) == [MishapsWaived(GM)]
    assert scene.refuses(GM, Waive()).startswith("EF-RISK-02:")


@pytest.mark.rule("EF-RISK-02")
def test_more_mishaps_may_be_named_while_dice_are_gathered_but_not_after_the_roll() -> None:
    scene = pool(skill=True)
    scene.does(BO, AnswerWhatCouldGoWrong(words="the ice breaks"))
    scene.does(CY, AnswerWhatCouldGoWrong(words="the lamp goes out"))
    assert [answer.seat for answer in scene.risk.answers] == [BO, CY]
    scene.throws(4)
    assert scene.refuses(BO, AnswerWhatCouldGoWrong(words="too late")) == "EF-RISK-02: the dice are rolled"


# The pool


@pytest.mark.rule("EF-RISK-03")
@pytest.mark.parametrize("source", ["occupation", "background"])
def test_a_fitting_occupation_or_background_is_one_light_die(source: str) -> None:
    scene = pool()
    claim = ClaimSkill("occupation" if source == "occupation" else "background", words=" I know rivers ")
    scene.does(ANA, claim)
    assert scene.risk.skill == Claim(claim.source, "I know rivers")
    assert scene.announced(SkillClaimed) == [SkillClaimed(ANA, claim.source, "I know rivers")]
    scene.throws(3)
    assert [(die.colour, die.why) for die in scene.risk.passes[0].dice] == [("light", "skill")]


@pytest.mark.rule("EF-RISK-03")
def test_two_fitting_sources_are_still_one_die() -> None:
    """EF-R06"""
    scene = pool(skill=True)
    both = scene.refuses(ANA, ClaimSkill("background", words="I grew up here"))
    assert both == "EF-RISK-03: one skill die at most, even if both fit"
    scene.throws(3)
    assert len(scene.risk.passes[0].dice) == 1


@pytest.mark.rule("EF-RISK-03")
def test_the_roller_may_leave_the_skill_die_out_again() -> None:
    scene = pool(skill=True, dark=True)
    scene.does(ANA, DropSkill())
    assert scene.announced(SkillDropped) == [SkillDropped(ANA)]
    assert scene.refuses(ANA, DropSkill()).startswith("EF-RISK-03:")
    scene.does(ANA, ClaimSkill("background", words="I grew up here"))
    scene.does(ANA, DropSkill())
    scene.throws(3)
    assert [die.why for die in scene.risk.passes[0].dice] == ["risk"]


@pytest.mark.rule("EF-RISK-03")
def test_dice_are_the_rollers_to_gather() -> None:
    scene = pool()
    for seat in (GM, BO):
        assert scene.refuses(seat, ClaimSkill("occupation", words="help")) == "EF-RISK-03: that is the roller's to do"
        assert scene.refuses(seat, TakeDark()) == "EF-RISK-06: that is the roller's to do"
        assert scene.refuses(seat, RollDice()) == "EF-RISK-11: that is the roller's to do"


@pytest.mark.rule("EF-RISK-05")
@pytest.mark.parametrize(("skill", "bargain"), list(product([False, True], repeat=2)))
def test_skill_die_and_bargain_die_are_independent(skill: bool, bargain: bool) -> None:
    scene = pool(skill=skill, bargain=bargain, dark=True)
    light = ["skill"] * skill + ["bargain"] * bargain
    scene.throws(*[2] * len(light), 3)
    assert [die.why for die in scene.risk.passes[0].dice if die.colour == "light"] == light


@pytest.mark.rule("EF-RISK-06")
def test_the_roller_takes_a_dark_die_by_choice_and_may_think_better_of_it() -> None:
    scene = pool(skill=True)
    assert scene.refuses(ANA, DropDark()) == "EF-RISK-06: there is no dark die in the pool"
    scene.does(ANA, TakeDark())
    scene.does(ANA, DropDark())
    scene.does(ANA, TakeDark())
    scene.throws(2, 5)
    assert [(die.colour, die.why, die.owner) for die in scene.risk.passes[0].dice] == [
        ("light", "skill", ANA),
        ("dark", "risk", ANA),
    ]


@pytest.mark.rule("EF-RISK-06")
def test_without_the_choice_there_is_no_dark_die() -> None:
    scene = pool(skill=True)
    scene.throws(2)
    assert [die.colour for die in scene.risk.passes[0].dice] == ["light"]


@pytest.mark.rule("EF-RISK-07")
def test_a_ritual_has_a_dark_die_that_cannot_be_dropped() -> None:
    scene = given()
    scene.does(ANA, Declare(True, words="wake the stones"))
    scene.does(GM, Waive())
    scene.does(ANA, ClaimSkill("occupation", words="witch"))
    assert scene.refuses(ANA, DropDark()) == "EF-RISK-07: Ritual: the dark die stays"
    scene.throws(2, 5)
    assert [die.colour for die in scene.risk.passes[0].dice] == ["light", "dark"]


@pytest.mark.rule("EF-RISK-08")
def test_the_dark_die_that_the_game_master_orders_cannot_be_dropped() -> None:
    scene = pool(skill=True)
    scene.does(GM, OrderDark())
    assert scene.refuses(ANA, DropDark()) == "EF-RISK-08: GM: the dark die stays"
    scene.throws(2, 5)
    assert [die.colour for die in scene.risk.passes[0].dice] == ["light", "dark"]


@pytest.mark.rule("EF-RISK-08")
def test_a_dark_die_taken_freely_is_frozen_by_the_order() -> None:
    scene = pool(skill=True, dark=True)
    scene.does(GM, OrderDark())
    assert scene.refuses(ANA, DropDark()) == "EF-RISK-08: GM: the dark die stays"
    scene.throws(2, 5)
    assert len(scene.risk.passes[0].dice) == 2


@pytest.mark.rule("EF-RISK-08")
def test_the_order_is_the_game_masters_and_comes_before_the_roll() -> None:
    """EF-R27"""
    scene = given()
    scene.does(ANA, Declare(False, words="cross the river"))
    assert scene.refuses(BO, OrderDark()) == "EF-RISK-08: that is the game master's to say"
    scene.does(GM, OrderDark())
    assert scene.refuses(GM, OrderDark()) == "EF-RISK-08: that has been said"
    late = pool(skill=True)
    late.throws(2)
    assert late.refuses(GM, OrderDark()) == "EF-R27: too late: the dice are rolled"
    late.rerolls(2, 3)
    assert late.refuses(GM, OrderDark()) == "EF-R27: too late: the dice are rolled"


@pytest.mark.rule("EF-RISK-09")
def test_one_dark_die_at_first_whatever_asks_for_it() -> None:
    """EF-R08"""
    scene = given()
    scene.does(ANA, Declare(True, words="wake the stones"))
    scene.does(GM, Waive())
    scene.does(GM, OrderDark())
    more = "EF-RISK-09: one dark die at first; re-rolls bring more"
    assert scene.refuses(ANA, TakeDark()) == more
    scene.throws(4)
    assert [die.colour for die in scene.risk.passes[0].dice] == ["dark"]
    twice = pool(dark=True)
    assert twice.refuses(ANA, TakeDark()) == more


@pytest.mark.rule("EF-RISK-10")
def test_a_pool_with_no_dice_cannot_be_rolled() -> None:
    """EF-R09: it is withdrawn, and the game master just says what happens."""
    scene = pool()
    assert scene.refuses(ANA, RollDice()).startswith("EF-RISK-10: a pool with no dice cannot be rolled")
    scene.does(GM, OfferBargain(words="your boots"))
    assert scene.refuses(ANA, RollDice()).startswith("EF-RISK-10:")
    scene.does(ANA, WithdrawRoll())
    assert scene.announced(RollWithdrawn) == [RollWithdrawn(1, ANA)]
    assert scene.state.roll is None


@pytest.mark.rule("EF-RISK-10")
@pytest.mark.parametrize("die", ["skill", "bargain", "dark"])
def test_one_die_of_any_kind_is_enough(die: str) -> None:
    scene = pool(skill=die == "skill", bargain=die == "bargain", dark=die == "dark")
    scene.throws(3)
    assert len(scene.risk.passes[0].dice) == 1


@pytest.mark.rule("EF-RISK-30")
def test_the_skill_die_is_claimed_with_a_word_on_why() -> None:
    scene = pool()
    assert scene.refuses(ANA, ClaimSkill("occupation", words="  ")).startswith("EF-RISK-30:")
    assert scene.risk.skill is None


@pytest.mark.rule("EF-RISK-30")
def test_the_game_master_may_strike_a_claim_and_another_may_be_made() -> None:
    scene = pool(skill=True, dark=True)
    assert scene.refuses(BO, StrikeSkill()) == "EF-RISK-30: that is the game master's to say"
    scene.does(GM, StrikeSkill())
    assert scene.announced(SkillStruck) == [SkillStruck(ANA)]
    again = scene.refuses(ANA, ClaimSkill("occupation", words="but I am a ferryman"))
    assert again == "EF-RISK-30: the game master has struck that claim"
    assert scene.refuses(GM, StrikeSkill()) == "EF-RISK-30: nothing has been claimed"
    scene.does(ANA, ClaimSkill("background", words="I grew up here"))
    scene.does(GM, StrikeSkill())
    assert scene.refuses(ANA, ClaimSkill("background", words="I did")).startswith("EF-RISK-30:")
    scene.throws(3)
    assert [die.colour for die in scene.risk.passes[0].dice] == ["dark"]


@pytest.mark.rule("EF-RISK-30")
def test_no_claim_is_struck_after_the_roll() -> None:
    scene = pool(skill=True)
    scene.throws(3)
    struck = scene.refuses(GM, StrikeSkill())
    assert struck == "EF-RISK-30: a claim is struck before the dice are rolled, or not at all"


# Roll and compare


@pytest.mark.rule("EF-RISK-11")
def test_every_die_of_the_pool_is_rolled_once_and_then_compared() -> None:
    scene = pool(skill=True, bargain=True)
    scene.throws(3, 2)
    assert [die.face for die in scene.risk.passes[0].dice] == [3, 2]
    assert [type(event) for event in (*scene.announced(DiceRolled), *scene.announced(DiceCompared))] == [
        DiceRolled,
        DiceCompared,
    ]
    assert scene.refuses(ANA, RollDice()) == "EF-RISK-11: the dice are rolled"
    assert scene.refuses(ANA, TakeDark()) == "EF-RISK-06: the dice are rolled"


@pytest.mark.rule("EF-RISK-11")
def test_the_roller_withdraws_before_the_dice_or_not_at_all() -> None:
    scene = given()
    scene.does(ANA, Declare(False, words="cross the river"))
    assert scene.refuses(BO, WithdrawRoll()).startswith("EF-R30:")
    scene.does(ANA, WithdrawRoll())
    scene.gathers(ANA, skill=True)
    scene.does(ANA, WithdrawRoll())
    scene.gathers(ANA, skill=True, dark=True)
    scene.throws(3, 2)
    assert scene.refuses(ANA, WithdrawRoll()) == "EF-HELP-16: the dice are rolled; a roll is not taken back"
    assert scene.refuses(BO, WithdrawRoll()).startswith("EF-R30:")
    scene.closes()
    assert scene.refuses(ANA, WithdrawRoll()).startswith("EF-HELP-16:")
    scene.does(ANA, Stand())
    assert scene.refuses(ANA, WithdrawRoll()).startswith("EF-HELP-16:")


@pytest.mark.rule("EF-RISK-12")
def test_compare_waits_until_the_roller_closes_the_window() -> None:
    """EF-R10"""
    scene = pool(skill=True, dark=True)
    scene.throws(2, 5)
    assert (scene.risk.stage, scene.risk.passes[0].compare, scene.ana.ruin) == ("window", None, 1)
    assert scene.announced(DiceCompared) == []
    assert scene.refuses(BO, CloseWindow()) == "EF-RISK-12: the roller closes the window"
    assert scene.refuses(ANA, Stand()).startswith("EF-RISK-19:")
    assert scene.refuses(ANA, Reroll()).startswith("EF-RISK-19:")
    scene.closes()
    assert (scene.risk.stage, scene.risk.passes[0].compare, scene.ana.ruin) == ("describe", True, 2)
    assert scene.refuses(ANA, CloseWindow()) == "EF-RISK-12: no window for help is open"


@pytest.mark.rule("EF-RISK-12")
def test_for_an_absent_roller_the_game_master_closes_the_window_and_stands() -> None:
    """EF-R30: but does not re-roll for them."""
    scene = pool(skill=True, dark=True)
    scene.throws(5, 2)
    scene.does(GM, CloseWindow())
    assert scene.refuses(GM, Reroll()) == "EF-RISK-19: that is the roller's to decide"
    scene.does(GM, Stand())
    assert scene.risk.stage == "describe"
    gathering = pool(skill=True)
    gathering.does(GM, WithdrawRoll())
    assert gathering.state.roll is None


@pytest.mark.rule("EF-RISK-12")
def test_no_window_opens_without_a_dark_die() -> None:
    scene = pool(skill=True, bargain=True)
    scene.throws(2, 5)
    assert (scene.risk.stage, scene.risk.passes[0].compare) == ("risk", False)
    assert scene.refuses(ANA, CloseWindow()) == "EF-RISK-12: no window for help is open"


@pytest.mark.rule("EF-RISK-12")
def test_no_window_opens_where_all_others_are_lost() -> None:
    scene = given(players=3, ruin={BO: 6, CY: 6})
    scene.gathers(ANA, skill=True, dark=True)
    scene.throws(2, 5)
    assert (scene.risk.stage, scene.ana.ruin) == ("describe", 2)


@pytest.mark.rule("EF-RISK-12")
def test_a_window_opens_for_one_able_other_whether_or_not_they_want_to_help() -> None:
    """EF-R10: by public facts only."""
    for taken in (False, True):
        scene = given(players=3, ruin={CY: 6})
        scene.gathers(ANA, skill=True, dark=True)
        if taken:
            scene.helped_by(BO)
        scene.throws(2, 5, *[3] * taken)
        assert scene.risk.stage == "window"


@pytest.mark.rule("EF-RISK-12")
def test_each_pass_has_a_window_of_its_own() -> None:
    """EF-R10"""
    scene = thrown(pool(skill=True), 2)
    for dark in ([2], [2, 1], [1, 1, 3]):
        assert scene.risk.stage == "risk"
        scene.rerolls(5, *dark)
        assert OfferHelp() in GAME.choices(scene.state, BO)
        scene.closes()


@pytest.mark.rule("EF-RISK-13")
@pytest.mark.parametrize(("light", "dark"), list(product(FACES, repeat=2)))
def test_compare_is_yes_when_the_dark_die_ties_or_beats_the_light_one(light: int, dark: int) -> None:
    scene = thrown(pool(skill=True, dark=True), light, dark)
    assert scene.risk.passes[0].compare is (dark >= light)
    assert scene.announced(DiceCompared) == [DiceCompared(ANA, dark, light, dark >= light)]


@pytest.mark.rule("EF-RISK-13")
@pytest.mark.parametrize(
    ("skill", "bargain", "dark", "yes"), [(2, 5, 4, False), (5, 2, 4, False), (5, 2, 5, True), (1, 4, 6, True)]
)
def test_the_dark_die_is_held_against_the_best_light_die(skill: int, bargain: int, dark: int, yes: bool) -> None:
    scene = thrown(pool(skill=True, bargain=True, dark=True), skill, bargain, dark)
    assert scene.risk.passes[0].compare is yes


@pytest.mark.rule("EF-RISK-13")
@pytest.mark.parametrize(("dark", "yes"), [((1, 4), True), ((4, 1), True), ((6, 1), True), ((3, 3), False)])
def test_one_dark_die_of_several_is_enough_for_yes(dark: tuple[int, int], yes: bool) -> None:
    scene = thrown(pool(skill=True, dark=True), 2, 1)
    scene.rerolls(4, *dark)
    scene.closes()
    assert scene.risk.passes[1].compare is yes


@pytest.mark.rule("EF-RISK-14")
@pytest.mark.parametrize("face", FACES)
def test_compare_is_no_without_a_dark_die(face: int) -> None:
    scene = thrown(pool(skill=True, ruin=0), face)
    assert scene.announced(DiceCompared) == [DiceCompared(ANA, None, face, False)]
    assert (scene.risk.stage, scene.ana.ruin) == ("risk", 0)


@pytest.mark.rule("EF-RISK-15")
@pytest.mark.parametrize("face", FACES)
def test_compare_is_yes_with_dark_dice_alone(face: int) -> None:
    """EF-R09"""
    scene = thrown(pool(dark=True, ruin=5), face)
    assert scene.announced(DiceCompared) == [DiceCompared(ANA, face, None, True)]
    assert scene.risk.stage == "describe"


# The Ruin step


@pytest.mark.rule("EF-RISK-16")
@pytest.mark.parametrize(("ruin", "dark"), list(product(range(6), FACES)))
def test_a_dark_die_above_current_ruin_marks_one(ruin: int, dark: int) -> None:
    scene = thrown(pool(skill=True, dark=True, ruin=ruin, veil=False), 1, dark)
    marks = dark > ruin
    assert scene.ana.ruin == ruin + marks
    assert scene.risk.passes[0].marked is marks
    assert scene.announced(RuinStepPassed) == [RuinStepPassed(ANA, dark, ruin, marks)]
    assert scene.announced(RuinMarked) == [RuinMarked(ANA, ruin + 1)] * marks


@pytest.mark.rule("EF-RISK-16")
def test_a_dark_die_that_loses_to_the_light_one_marks_nothing_however_high() -> None:
    scene = thrown(pool(skill=True, dark=True, ruin=0), 6, 5)
    assert scene.ana.ruin == 0
    assert scene.announced(RuinStepPassed) == []


@pytest.mark.rule("EF-RISK-16")
def test_only_the_roller_marks() -> None:
    scene = given(ruin=1)
    scene.gathers(ANA, skill=True, dark=True)
    thrown(scene, 1, 6)
    assert [scene.of(seat).ruin for seat in (ANA, BO, CY)] == [2, 1, 1]


@pytest.mark.rule("EF-RISK-17")
@pytest.mark.parametrize(("dark", "ruin", "then"), [((5, 6), 1, 2), ((6, 5), 1, 2), ((3, 4), 3, 4), ((4, 3), 4, 4)])
def test_several_dark_dice_mark_one_judged_on_the_highest(dark: tuple[int, int], ruin: int, then: int) -> None:
    """EF-R11"""
    scene = thrown(pool(skill=True, ruin=ruin), 2)
    scene.rerolls(6, 1)
    scene.closes()
    scene.rerolls(1, *dark)
    scene.closes()
    assert scene.ana.ruin == then
    assert len(scene.announced(RuinStepPassed)) == 1


@pytest.mark.rule("EF-RISK-18")
@pytest.mark.parametrize(("ruin", "marked"), [(1, True), (4, False)])
def test_from_the_ruin_step_play_goes_to_read_without_a_re_roll(ruin: int, marked: bool) -> None:
    """EF-R05"""
    scene = thrown(pool(skill=True, dark=True, ruin=ruin), 2, 3)
    assert scene.risk.passes[0].marked is marked
    assert scene.risk.stage == "describe"
    assert not may_reroll(scene)
    assert scene.refuses(ANA, Stand()).startswith("EF-RISK-19:")
    assert scene.announced(DiceRead) == [DiceRead(ANA, 3)]


# The Risk step


@pytest.mark.rule("EF-RISK-19")
def test_after_compare_no_the_roller_stands_or_re_rolls() -> None:
    """EF-R05"""
    scene = thrown(pool(skill=True, dark=True), 5, 2)
    assert may_reroll(scene)
    assert scene.announced(DiceRead) == []
    assert scene.refuses(BO, Stand()) == "EF-RISK-19: that is the roller's to decide"
    assert scene.refuses(BO, Reroll()) == "EF-RISK-19: that is the roller's to decide"
    assert scene.refuses(GM, DescribeComplication(words="wet")) == "EF-RISK-26: the dice are not read yet"
    scene.does(ANA, Stand())
    assert scene.announced(Stood) == [Stood(ANA)]
    assert scene.announced(DiceRead) == [DiceRead(ANA, 5)]
    assert not may_reroll(scene)


@pytest.mark.rule("EF-RISK-19")
@pytest.mark.parametrize("faces", [(6,), (6, 5)])
def test_even_a_six_may_be_re_rolled_after_compare_no(faces: tuple[int, ...]) -> None:
    """EF-R26"""
    scene = thrown(pool(skill=True, dark=len(faces) == 2), *faces)
    assert may_reroll(scene)
    scene.rerolls(*[1] * (len(faces) + 1))
    scene.closes()
    assert scene.announced(DiceRead) == [DiceRead(ANA, 1)]


@pytest.mark.rule("EF-RISK-20")
@pytest.mark.parametrize(("skill", "bargain", "dark"), [(1, 0, 0), (1, 1, 0), (0, 1, 1), (1, 1, 1)])
def test_a_re_roll_adds_exactly_one_dark_die_and_rolls_every_own_die_again(skill: int, bargain: int, dark: int) -> None:
    """EF-R25"""
    scene = pool(bool(skill), bool(bargain), bool(dark))
    light = skill + bargain
    thrown(scene, *[6] * light, *[1] * dark)
    for more in (1, 2, 3):
        faces = [5] * light + [more] * (dark + more)
        scene.rerolls(*faces)
        last = scene.risk.passes[-1].dice
        assert [die.face for die in last] == faces
        assert [die.colour for die in last] == ["light"] * light + ["dark"] * (dark + more)
        assert {die.owner for die in last} == {ANA}
        scene.closes()


@pytest.mark.rule("EF-RISK-20")
def test_nothing_is_taken_out_of_the_pool_or_put_in_for_a_re_roll() -> None:
    """EF-R25"""
    scene = thrown(pool(skill=True, dark=True), 5, 2)
    for action in (DropDark(), DropSkill(), TakeDark(), ClaimSkill("background", words="I grew up here"), RollDice()):
        assert scene.refuses(ANA, action).endswith(": the dice are rolled")
    assert scene.refuses(GM, OfferBargain(words="your boots")).startswith("EF-RISK-04:")


@pytest.mark.rule("EF-RISK-21")
def test_re_rolls_are_not_limited_and_each_is_compared() -> None:
    scene = thrown(pool(skill=True), 6)
    for times in range(1, 26):
        scene.rerolls(6, *[2] * times)
        scene.closes()
        assert may_reroll(scene)
    assert len(scene.risk.passes) == len(scene.announced(DiceCompared)) == 26
    assert [one.compare for one in scene.risk.passes] == [False] * 26
    scene.rerolls(1, *[2] * 26)
    scene.closes()
    assert (scene.risk.passes[-1].compare, scene.ana.ruin, scene.risk.stage) == (True, 2, "describe")


@pytest.mark.rule("EF-RISK-22")
def test_only_the_last_pass_is_read() -> None:
    scene = thrown(pool(skill=True, bargain=True), 6, 5)
    scene.rerolls(3, 1, 2)
    scene.closes()
    scene.does(ANA, Stand())
    assert scene.announced(DiceRead) == [DiceRead(ANA, 3)]
    assert scene.view(BO).roll.highest == 3  # type: ignore[union-attr]
    assert scene.refuses(ANA, DescribeSuccess(words="I am across")).startswith("EF-RISK-26:")
    scene.does(GM, DescribeFailure(words="you are not"))


@pytest.mark.rule("EF-RISK-22")
def test_earlier_passes_leave_nothing_but_marks_on_helpers() -> None:
    scene = given(ruin=1)
    scene.gathers(ANA, skill=True, dark=True)
    scene.throws(6, 4)
    scene.helped_by(BO, 4)
    scene.closes()
    scene.rerolls(6, 1, 1)
    scene.closes()
    scene.does(ANA, Stand())
    assert (scene.ana.ruin, scene.bo.ruin) == (1, 2)


@pytest.mark.rule("EF-RISK-23")
@pytest.mark.parametrize(
    ("light", "dark", "ruin", "read"), [(2, 6, 1, 6), (2, 5, 5, 5), (1, 3, 2, 3), (6, 2, 1, 6), (4, 4, 1, 4)]
)
def test_the_highest_die_is_read_even_if_it_is_dark_and_has_marked(light: int, dark: int, ruin: int, read: int) -> None:
    scene = thrown(pool(skill=True, dark=True, ruin=ruin), light, dark)
    if scene.risk.stage == "risk":
        scene.does(ANA, Stand())
    assert scene.announced(DiceRead) == [DiceRead(ANA, read)]


# The branch table for one pass


@pytest.mark.rule("EF-RISK-13")
@pytest.mark.rule("EF-RISK-16")
@pytest.mark.rule("EF-RISK-18")
@pytest.mark.rule("EF-RISK-19")
@pytest.mark.parametrize(
    ("light", "dark", "ruin", "marks", "stage"),
    [
        ((5,), (), 1, 0, "risk"),
        ((2, 3), (), 1, 0, "risk"),
        ((5,), (4,), 1, 0, "risk"),
        ((5,), (4,), 4, 0, "risk"),
        ((4,), (4,), 3, 1, "describe"),
        ((2,), (4,), 3, 1, "describe"),
        ((), (4,), 3, 1, "describe"),
        ((4,), (4,), 4, 0, "describe"),
        ((2,), (4,), 5, 0, "describe"),
        ((), (4,), 4, 0, "describe"),
    ],
)
def test_the_branch_table(light: tuple[int, ...], dark: tuple[int, ...], ruin: int, marks: int, stage: str) -> None:
    scene = pool(skill=bool(light), bargain=len(light) == 2, dark=bool(dark), ruin=ruin)
    thrown(scene, *light, *dark)
    assert (scene.ana.ruin, scene.risk.stage) == (ruin + marks, stage)


# push_always (EF-R05)


@pytest.mark.rule("EF-RISK-18")
def test_push_always_asks_for_a_re_roll_after_the_ruin_step_too() -> None:
    """EF-R05: and each pass checks Ruin anew."""
    scene = pool(skill=True, dark=True, ruin=2, push_always=True)
    thrown(scene, 1, 3)
    assert (scene.ana.ruin, scene.risk.stage) == (3, "risk")
    scene.rerolls(1, 3, 2)
    scene.closes()
    assert (scene.ana.ruin, scene.risk.stage) == (3, "risk")
    scene.rerolls(1, 4, 2, 2)
    scene.closes()
    assert (scene.ana.ruin, scene.risk.stage) == (4, "risk")
    assert [one.marked for one in scene.risk.passes] == [True, False, True]
    scene.does(ANA, Stand())
    assert scene.announced(DiceRead) == [DiceRead(ANA, 4)]


@pytest.mark.rule("EF-RISK-22")
def test_under_push_always_marks_of_earlier_passes_stay() -> None:
    """EF-R05"""
    scene = thrown(pool(skill=True, dark=True, ruin=1, push_always=True), 1, 6)
    scene.rerolls(5, 1, 1)
    scene.closes()
    scene.does(ANA, Stand())
    assert scene.ana.ruin == 2
    assert scene.announced(DiceRead) == [DiceRead(ANA, 5)]


@pytest.mark.rule("EF-RISK-29")
def test_under_push_always_nobody_re_rolls_once_lost() -> None:
    """EF-R05"""
    scene = thrown(pool(skill=True, dark=True, ruin=5, push_always=True), 1, 6)
    assert scene.ana.lost
    assert scene.risk.stage == "describe"
    assert not may_reroll(scene)


@pytest.mark.rule("EF-RISK-18")
def test_push_always_is_off_unless_the_table_says_so_and_changes_between_rolls() -> None:
    """EF-R05"""
    scene = given()
    assert not scene.state.push_always
    assert scene.refuses(ANA, SetPushRule(True)).startswith("EF-UI-11:")
    scene.gathers(ANA, dark=True)
    assert scene.refuses(GM, SetPushRule(True)).startswith("EF-UI-11:")
    scene.throws(1)
    scene.closes()
    scene.finishes()
    scene.does(GM, SetPushRule(True))
    scene.gathers(ANA, dark=True)
    scene.throws(1)
    scene.closes()
    assert may_reroll(scene)


# Without a game master (EF-R34)


@pytest.mark.rule("EF-RISK-02")
def test_without_a_game_master_the_next_able_player_does_what_the_game_master_does() -> None:
    """EF-R34"""
    scene = given(players=3, gm="none", ruin={Seat(1): 6})
    scene.state.character(Seat(1)).fate = "dies"
    roller, keeper = Seat(0), Seat(2)
    scene.does(roller, Declare(False, words="cross the river"))
    assert scene.refuses(roller, Waive()).startswith("EF-RISK-02:")
    scene.does(keeper, Waive())
    scene.does(roller, ClaimSkill("occupation", words="ferryman"))
    scene.does(keeper, StrikeSkill())
    scene.does(keeper, OrderDark())
    scene.throws(2)
    scene.closes()
    scene.does(keeper, DescribeFailure(words="the ice breaks"))
    assert scene.state.roll is None


@pytest.mark.rule("EF-RISK-02")
def test_alone_the_roller_is_their_own_keeper() -> None:
    """EF-R34"""
    scene = given(players=1, gm="none")
    alone = Seat(0)
    scene.does(alone, Declare(False, words="cross the river"))
    scene.does(alone, Waive())
    scene.does(alone, TakeDark())
    scene.throws(4)
    scene.does(alone, DescribeComplication(words="wet feet"))
    scene.does(alone, DescribeSuccess(words="across"))
    assert scene.state.roll is None


@pytest.mark.rule("EF-RISK-06")
def test_an_offer_of_help_lapses_with_the_dark_die() -> None:
    scene = pool(skill=True, dark=True)
    scene.does(BO, OfferHelp())
    scene.does(ANA, DropDark())
    assert scene.risk.helps == []
    scene.throws(4)
    assert scene.risk.stage == "risk"


@pytest.mark.rule("EF-RISK-12")
def test_the_window_does_not_hang_on_how_many_sit_there() -> None:
    scene = given(players=6, ruin={BO: 6, CY: 6, DI: 6})
    scene.gathers(ANA, dark=True)
    scene.throws(4)
    assert scene.risk.stage == "window"
