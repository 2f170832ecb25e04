"""The Ruin roll: something disturbing, and what it leaves behind."""

import pytest

from games.enter_the_forest.scene import ANA, BO, GM, Scene, given
from lanternwood.games.enter_the_forest.actions import (
    AddCondition,
    CallRuin,
    ChooseFate,
    ConfirmRuin,
    EnterCondition,
    OfferHelp,
    ProposeRuin,
    Reroll,
    RollReduction,
    RollRuin,
    SealDice,
    TakeDark,
    WithdrawRoll,
)
from lanternwood.games.enter_the_forest.events import CharacterLost, ConditionGained, RollClosed, RuinMarked, RuinRolled
from lanternwood.games.enter_the_forest.state import Die
from lanternwood.kernel.model import Event, Seat


def rolled(face: int, ruin: int = 2) -> tuple[Scene, list[Event]]:
    """Ana has met something, and this is the dark die."""
    scene = given(ruin=ruin)
    scene.does(GM, CallRuin(ANA, words="a face in the bark"))
    scene.rolls(face)
    return scene, scene.does(ANA, RollRuin())


@pytest.mark.rule("EF-RUIN-01")
def test_whoever_meets_something_disturbing_rolls_one_dark_die() -> None:
    _, happened = rolled(4)
    assert happened[0] == RuinRolled(ANA, Die("dark", "ruin", ANA, 4), True)


@pytest.mark.rule("EF-RUIN-01")
def test_nobody_else_rolls_it() -> None:
    scene = given()
    scene.does(GM, CallRuin(ANA, words="a face in the bark"))
    for seat in (GM, BO):
        assert scene.refuses(seat, RollRuin()).startswith("EF-RUIN-01")


@pytest.mark.rule("EF-RUIN-01")
def test_what_is_disturbing_is_said_in_words() -> None:
    scene = given()
    assert scene.refuses(GM, CallRuin(ANA, words="")).startswith("EF-RUIN-01")
    assert scene.refuses(ANA, ProposeRuin(words="")).startswith("EF-RUIN-01")


@pytest.mark.rule("EF-RUIN-02")
@pytest.mark.parametrize("face", [3, 4, 5, 6])
def test_higher_than_ruin_marks_one_and_asks_for_one_condition(face: int) -> None:
    scene, happened = rolled(face)
    assert RuinMarked(ANA, 3) in happened
    assert scene.ana.ruin == 3
    assert scene.ruin_roll.stage == "condition"
    scene.does(ANA, EnterCondition(words="I hear bark growing"))
    assert scene.ana.conditions == ["I hear bark growing"]
    assert scene.state.roll is None


@pytest.mark.rule("EF-RUIN-03")
@pytest.mark.parametrize("face", [1, 2])
def test_equal_or_lower_leaves_no_mark_and_no_condition(face: int) -> None:
    scene, happened = rolled(face)
    assert happened == [RuinRolled(ANA, Die("dark", "ruin", ANA, face), False), RollClosed(1, ANA)]
    assert (scene.ana.ruin, scene.ana.conditions) == (2, [])
    assert scene.state.roll is None


@pytest.mark.rule("EF-RUIN-04")
def test_a_player_proposes_it_and_the_game_master_confirms() -> None:
    """EF-R21"""
    scene = given()
    scene.does(ANA, ProposeRuin(words="I saw my own grave"))
    assert scene.refuses(ANA, RollRuin()).startswith("EF-RUIN-01")
    for seat in (ANA, BO):
        assert scene.refuses(seat, ConfirmRuin()).startswith("EF-RUIN-04")
    scene.does(GM, ConfirmRuin())
    scene.rolls(1)
    scene.does(ANA, RollRuin())


@pytest.mark.rule("EF-RUIN-04")
def test_a_player_calls_nobody_to_a_ruin_roll() -> None:
    """EF-R21"""
    assert given().refuses(BO, CallRuin(ANA, words="look there")).startswith("EF-RUIN-04")


@pytest.mark.rule("EF-RUIN-04")
def test_the_game_master_may_turn_a_proposal_down_and_the_player_take_it_back() -> None:
    """EF-R21"""
    for seat in (GM, ANA):
        scene = given()
        scene.does(ANA, ProposeRuin(words="I saw my own grave"))
        scene.does(seat, WithdrawRoll())
        assert scene.state.roll is None
        assert scene.ana.ruin == 1


@pytest.mark.rule("EF-RUIN-04")
def test_what_the_game_master_calls_for_is_rolled() -> None:
    scene = given()
    scene.does(GM, CallRuin(ANA, words="a face in the bark"))
    assert scene.refuses(ANA, WithdrawRoll()).startswith("EF-RUIN-04")


@pytest.mark.rule("EF-RUIN-05")
def test_there_is_no_re_roll_no_help_and_no_light_die() -> None:
    scene = given(ruin=3)
    scene.does(GM, CallRuin(ANA, words="a face in the bark"))
    assert scene.refuses(BO, OfferHelp()).startswith("EF-HELP-02")
    assert scene.refuses(ANA, TakeDark()).startswith("EF-RISK-06")
    scene.rolls(6)
    scene.does(ANA, RollRuin())
    assert [one.die.colour for one in scene.announced(RuinRolled)] == ["dark"]
    assert scene.refuses(ANA, Reroll()).startswith("EF-RISK-19")
    assert scene.refuses(ANA, RollRuin()).startswith("EF-RUIN-01")


@pytest.mark.rule("EF-RUIN-06")
def test_the_ruin_step_of_a_risk_roll_brings_no_condition() -> None:
    """EF-R13"""
    scene = given(1)
    scene.gathers(ANA, dark=True)
    scene.throws(6)
    assert scene.ana.ruin == 2
    scene.finishes()
    assert scene.state.roll is None
    assert scene.ana.conditions == []


@pytest.mark.rule("EF-RUIN-06")
def test_a_help_match_brings_no_condition() -> None:
    """EF-R13"""
    scene = given()
    scene.gathers(ANA, skill=True, dark=True)
    scene.throws(6, 4)
    scene.helped_by(BO, 4)
    scene.closes()
    assert scene.bo.ruin == 2
    scene.finishes()
    assert scene.state.roll is None
    assert scene.bo.conditions == []


@pytest.mark.rule("EF-RUIN-06")
def test_a_one_in_a_contest_brings_no_condition() -> None:
    """EF-R13"""
    scene = given(2)
    scene.contests(ANA, BO, deadly=True)
    scene.does(ANA, SealDice(0))
    scene.rolls(4, 1, 5, 2)
    scene.does(BO, SealDice(0))
    assert scene.state.roll is None
    assert (scene.ana.ruin, scene.ana.conditions) == (2, [])


@pytest.mark.rule("EF-RUIN-07")
@pytest.mark.parametrize("writer", [ANA, GM])
def test_player_or_game_master_enters_the_condition_and_only_then_the_roll_is_closed(writer: Seat) -> None:
    """EF-R13"""
    scene, _ = rolled(5)
    assert scene.state.closed == 0
    assert scene.refuses(BO, EnterCondition(words="gloomy")).startswith("EF-RUIN-07")
    assert scene.refuses(writer, EnterCondition(words="  ")).startswith("EF-RUIN-07")
    for other in (ANA, GM):
        assert scene.refuses(other, WithdrawRoll()).startswith("EF-RUIN-04")
    happened = scene.does(writer, EnterCondition(words="gloomy"))
    assert happened == [ConditionGained(ANA, "gloomy"), RollClosed(1, ANA)]


def test_a_condition_changes_no_dice() -> None:
    """EF-R13"""
    scene = given()
    scene.does(GM, AddCondition(ANA, words="blind in one eye"))
    scene.gathers(ANA, skill=True, dark=True)
    scene.throws(5, 2)
    assert [(die.colour, die.face) for die in scene.risk.passes[-1].dice] == [("light", 5), ("dark", 2)]


def test_a_removed_ruin_removes_no_condition() -> None:
    """EF-R13"""
    scene = given(ruin=5)
    scene.does(GM, AddCondition(ANA, words="gloomy"))
    scene.serves(ANA)
    scene.rolls(2)
    scene.does(ANA, RollReduction())
    assert (scene.ana.ruin, scene.ana.conditions) == (4, ["gloomy"])


def test_whoever_is_lost_by_a_ruin_roll_still_gains_its_condition() -> None:
    """EF-R03 The last act is told first."""
    scene, happened = rolled(6, ruin=5)
    assert CharacterLost(ANA) in happened
    assert scene.refuses(ANA, ChooseFate("dies"))
    scene.does(ANA, EnterCondition(words="rooted"))
    scene.does(ANA, ChooseFate("belongs"))
    assert scene.ana.conditions == ["rooted"]
