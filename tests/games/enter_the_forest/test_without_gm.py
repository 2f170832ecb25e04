"""A table where nobody is game master: the next player speaks for the Forest (EF-R34)."""

import pytest

from games.enter_the_forest.scene import Scene, given
from lanternwood.games.enter_the_forest import GAME
from lanternwood.games.enter_the_forest.actions import (
    AddCondition,
    AgreeStake,
    AnswerWhatCouldGoWrong,
    CallOn,
    CallRuin,
    ChooseFate,
    ClaimEdge,
    ConfirmRuin,
    CorrectRuin,
    Declare,
    DeclareReduction,
    DescribeComplication,
    DescribeFailure,
    DescribeSuccess,
    EndEvening,
    EnterCondition,
    OrderDark,
    PassToGm,
    ProposeContest,
    ProposeRuin,
    RemoveAnyway,
    RollBlind,
    RollReduction,
    RollRuin,
    SayDanger,
    SealDice,
    SetPushRule,
    SetStarting,
    SetVeil,
    Stand,
    StayBack,
    StrikeCondition,
    StrikeEdge,
    StrikeSkill,
    Waive,
)
from lanternwood.games.enter_the_forest.events import BetrayalNoticed, CalledOn, RuinRemoved
from lanternwood.kernel.model import Seat

ANA, BO, CY = Seat(0), Seat(1), Seat(2)


def alike(players: int = 3, ruin: dict[Seat, int] | int = 1, turned: tuple[Seat, ...] = ()) -> Scene:
    return given(players, ruin=ruin, turned=turned, gm="none")


def close_a_roll(scene: Scene, seat: Seat) -> None:
    """A Ruin roll that leaves nothing behind."""
    scene.does(seat, ProposeRuin(words="a cold breath"))
    scene.does(scene.state.keeper(), ConfirmRuin())
    scene.rolls(1)
    scene.does(seat, RollRuin())


def test_there_is_no_game_master_and_everyone_has_a_character() -> None:
    scene = alike()
    assert scene.view(ANA).gm is None
    assert scene.state.players() == [ANA, BO, CY]


def test_the_next_able_player_after_the_roller_keeps_the_roll() -> None:
    scene = alike()
    scene.does(ANA, Declare(False, words="cross the river"))
    assert scene.view(None).keeper == BO
    for seat in (ANA, CY):
        assert scene.refuses(seat, Waive()).startswith("EF-RISK-02")
        assert scene.refuses(seat, OrderDark()).startswith("EF-RISK-08")
    scene.does(BO, OrderDark())
    scene.does(BO, Waive())


def test_a_lost_player_keeps_no_roll() -> None:
    scene = alike(ruin={BO: 6})
    scene.does(BO, ChooseFate("dies"))
    scene.does(ANA, Declare(False, words="cross the river"))
    assert scene.view(None).keeper == CY


def test_the_keeper_strikes_claims_and_tells_failure_and_complication() -> None:
    scene = alike()
    scene.gathers(ANA, skill=True)
    assert scene.refuses(CY, StrikeSkill()).startswith("EF-RISK-30")
    assert StrikeSkill() in GAME.choices(scene.state, BO)
    scene.throws(2)
    scene.does(ANA, Stand())
    assert scene.refuses(ANA, DescribeFailure(words="wet")).startswith("EF-RISK-24")
    assert scene.refuses(CY, DescribeFailure(words="wet")).startswith("EF-RISK-24")
    scene.does(BO, DescribeFailure(words="wet"))
    scene.gathers(CY, skill=True)
    scene.throws(4)
    scene.does(CY, Stand())
    scene.does(ANA, DescribeComplication(words="wet"))
    scene.does(CY, DescribeSuccess(words="across"))
    assert scene.state.closed == 2


def test_a_success_is_passed_on_to_the_keeper() -> None:
    scene = alike()
    scene.gathers(ANA, skill=True)
    scene.throws(6)
    scene.does(ANA, Stand())
    scene.does(ANA, PassToGm())
    assert scene.refuses(CY, DescribeSuccess(words="across")).startswith("EF-RISK-27")
    scene.does(BO, DescribeSuccess(words="across"))
    assert scene.state.roll is None


def test_alone_the_roller_keeps_their_own_roll() -> None:
    scene = alike(1)
    scene.gathers(ANA, skill=True)
    assert scene.view(ANA).keeper == ANA
    scene.throws(2)
    scene.does(ANA, Stand())
    scene.does(ANA, DescribeFailure(words="wet"))
    scene.gathers(ANA, skill=True)
    scene.throws(6)
    scene.does(ANA, Stand())
    assert scene.refuses(ANA, PassToGm()).startswith("EF-RISK-27")
    scene.does(ANA, DescribeSuccess(words="across"))
    close_a_roll(scene, ANA)
    assert scene.state.closed == 3


def test_alone_nobody_else_can_answer_so_the_roller_waives() -> None:
    scene = alike(1)
    scene.does(ANA, Declare(False, words="cross the river"))
    assert scene.refuses(ANA, AnswerWhatCouldGoWrong(words="wet")).startswith("EF-RISK-02")
    scene.does(ANA, Waive())


def test_for_a_contest_the_next_after_its_proposer_says_how_deadly_it_is() -> None:
    scene = alike()
    scene.does(CY, ProposeContest((BO,), words="the map"))
    scene.does(BO, AgreeStake())
    for seat in (BO, CY):
        assert scene.refuses(seat, SayDanger(True)).startswith("EF-CONTEST-17")
    scene.does(ANA, SayDanger(True))
    scene.does(BO, ClaimEdge("skills", words="quick"))
    assert scene.refuses(CY, StrikeEdge(BO)).startswith("EF-CONTEST-17")
    scene.does(ANA, StrikeEdge(BO))
    scene.does(BO, SealDice(0))
    scene.rolls(3, 2, 5, 4)
    scene.does(CY, SealDice(0))
    assert scene.state.closed == 1


def test_a_ruin_roll_is_proposed_and_the_next_player_confirms() -> None:
    scene = alike()
    assert scene.refuses(ANA, CallRuin(BO, words="a face")).startswith("EF-RUIN-04")
    scene.does(CY, ProposeRuin(words="a face"))
    for seat in (BO, CY):
        assert scene.refuses(seat, ConfirmRuin()).startswith("EF-RUIN-04")
    scene.does(ANA, ConfirmRuin())
    scene.rolls(5)
    scene.does(CY, RollRuin())
    assert scene.refuses(BO, EnterCondition(words="gloomy")).startswith("EF-RUIN-07")
    scene.does(ANA, EnterCondition(words="gloomy"))
    assert scene.of(CY).conditions == ["gloomy"]


def test_each_tends_their_own_sheet_and_no_other() -> None:
    scene = alike()
    scene.does(ANA, AddCondition(ANA, words="gloomy"))
    scene.does(ANA, StrikeCondition(ANA, 0))
    scene.does(ANA, SetStarting(ANA, 2))
    scene.does(ANA, CorrectRuin(ANA, 1))
    assert (scene.of(ANA).starting, scene.of(ANA).ruin) == (2, 3)
    for action in (AddCondition(BO, words="gloomy"), CorrectRuin(BO, 1), SetStarting(BO, 2)):
        assert scene.refuses(ANA, action).startswith("EF-UI-11")


def test_nobody_has_the_game_masters_other_tools() -> None:
    scene = alike()
    for action in (SetPushRule(True), SetVeil(False), RollBlind(1, 0), EndEvening(), CallOn(BO)):
        for seat in (ANA, BO):
            assert scene.refuses(seat, action)


@pytest.mark.rule("EF-REDUCE-10")
def test_a_first_act_counts_as_done_and_then_one_for_each_roll_its_player_has_had_a_part_in() -> None:
    scene = alike(ruin={ANA: 5})
    scene.serves(ANA)
    scene.rolls(1)
    scene.does(ANA, RollReduction())
    assert scene.refuses(ANA, DeclareReduction(words="I lie")).startswith("EF-REDUCE-10")
    close_a_roll(scene, BO)
    assert scene.refuses(ANA, DeclareReduction(words="I lie")).startswith("EF-REDUCE-10")
    close_a_roll(scene, ANA)
    scene.serves(ANA)
    scene.rolls(1)
    happened = scene.happening(ANA, RollReduction())
    assert [(type(one.event), one.audience) for one in happened][1:] == [(RuinRemoved, (ANA,))]
    assert scene.refuses(ANA, DeclareReduction(words="I lie")).startswith("EF-REDUCE-10")


@pytest.mark.rule("EF-REDUCE-09")
def test_whoever_sits_next_notices() -> None:
    scene = alike(ruin={CY: 5})
    close_a_roll(scene, CY)
    scene.serves(CY, "I lie")
    scene.rolls(6)
    scene.does(CY, RollReduction())
    happened = scene.happening(CY, RemoveAnyway())
    assert happened[-1].event == BetrayalNoticed(CY, (ANA,), "I lie")
    assert happened[-1].audience == (ANA, CY)
    assert scene.state.reductions == []


def test_nobody_else_is_told_what_lies_behind_a_veil() -> None:
    scene = alike(ruin={ANA: 5})
    assert scene.view(ANA).characters[0].ruin == 5
    for viewer in (BO, CY, None):
        assert scene.view(viewer).characters[0].ruin is None


def test_the_light_begins_with_the_first_chair_and_goes_round_after_each_roll() -> None:
    """EF-R38"""
    scene = alike()
    assert scene.state.called == ANA
    assert list(GAME.waiting.awaited(scene.state, None)) == [ANA]
    scene.gathers(ANA, skill=True)
    scene.throws(6)
    scene.does(ANA, Stand())
    happened = scene.does(ANA, DescribeSuccess(words="across"))
    assert happened[-1] == CalledOn(BO, "")
    assert scene.does(BO, StayBack())[-1] == CalledOn(CY, "")
    assert scene.refuses(ANA, StayBack()).startswith("EF-R38")


def test_the_light_passes_over_the_lost() -> None:
    """EF-R38"""
    scene = alike(ruin={BO: 6})
    scene.does(ANA, StayBack())
    assert scene.state.called == CY
