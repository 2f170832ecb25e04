"""EF-RISK-24 to 29: who tells what the dice came to."""

import pytest

from games.enter_the_forest.scene import ANA, BO, CY, GM, Scene, given
from lanternwood.games.enter_the_forest.actions import (
    ChooseFate,
    Declare,
    DescribeComplication,
    DescribeFailure,
    DescribeSuccess,
    GrantSuccess,
    PassToGm,
    Reroll,
    Stand,
)
from lanternwood.games.enter_the_forest.events import (
    CharacterLost,
    ComplicationDescribed,
    DiceRead,
    FailureDescribed,
    FateChosen,
    RollClosed,
    SuccessDescribed,
    SuccessGranted,
    SuccessPassedOn,
)
from lanternwood.kernel.model import Action

CLOSED = [RollClosed(1, ANA)]


def read(face: int) -> Scene:
    """Ana stands on a single light die."""
    scene = given()
    scene.gathers(ANA, skill=True)
    scene.throws(face)
    scene.does(ANA, Stand())
    assert scene.announced(DiceRead) == [DiceRead(ANA, face)]
    return scene


# 1 to 3


@pytest.mark.rule("EF-RISK-24")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_on_1_to_3_the_roller_fails_and_the_game_master_says_how(face: int) -> None:
    scene = read(face)
    for seat in (ANA, BO):
        assert scene.refuses(seat, DescribeFailure(words="no")) == "EF-RISK-24: the game master says how it fails"
    assert scene.refuses(GM, DescribeFailure(words=" ")).startswith("EF-RISK-24:")
    scene.does(GM, DescribeFailure(words=" the ice breaks "))
    assert scene.announced(FailureDescribed) == [FailureDescribed(GM, "the ice breaks")]
    assert scene.state.roll is None
    assert scene.announced(RollClosed) == CLOSED


@pytest.mark.rule("EF-RISK-24")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_on_1_to_3_nobody_tells_of_a_success_or_a_complication(face: int) -> None:
    scene = read(face)
    for seat in (ANA, GM):
        assert scene.refuses(seat, DescribeSuccess(words="yes")).startswith("EF-RISK-26:")
        assert scene.refuses(seat, DescribeComplication(words="but")).startswith("EF-RISK-26:")
        assert scene.refuses(seat, PassToGm()).startswith("EF-RISK-27:")


@pytest.mark.rule("EF-RISK-24")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_from_4_on_it_does_not_fail(face: int) -> None:
    scene = read(face)
    assert scene.refuses(GM, DescribeFailure(words="no")) == "EF-RISK-24: the dice do not say that it failed"
    assert scene.refuses(GM, GrantSuccess(words="so")) == "EF-RISK-25: the dice do not say that it failed"


@pytest.mark.rule("EF-RISK-25")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_on_1_to_3_the_game_master_may_let_it_succeed_and_says_what_gets_worse(face: int) -> None:
    scene = read(face)
    assert scene.refuses(GM, GrantSuccess()).startswith("EF-RISK-25:")
    assert scene.refuses(GM, GrantSuccess(words="  ")).startswith("EF-RISK-25:")
    assert scene.refuses(ANA, GrantSuccess(words="I drop the lamp")).startswith("EF-RISK-25:")
    scene.does(GM, GrantSuccess(words=" the lamp goes out "))
    assert scene.announced(SuccessGranted) == [SuccessGranted(GM, "the lamp goes out")]
    assert scene.announced(FailureDescribed) == []
    assert scene.announced(RollClosed) == CLOSED


# 4 and 5


@pytest.mark.rule("EF-RISK-26")
@pytest.mark.parametrize("face", [4, 5])
@pytest.mark.parametrize("roller_first", [False, True])
def test_on_4_and_5_complication_and_success_close_the_roll_in_either_order(face: int, roller_first: bool) -> None:
    scene = read(face)
    told = [(GM, DescribeComplication(words=" it floods ")), (ANA, DescribeSuccess(words=" across "))]
    first, second = reversed(told) if roller_first else told
    scene.does(*first)
    assert scene.announced(RollClosed) == []
    scene.does(*second)
    assert scene.announced(ComplicationDescribed) == [ComplicationDescribed(GM, "it floods")]
    assert scene.announced(SuccessDescribed) == [SuccessDescribed(ANA, "across")]
    assert scene.announced(RollClosed) == CLOSED


@pytest.mark.rule("EF-RISK-26")
@pytest.mark.rule("EF-RISK-27")
def test_the_complication_is_the_game_masters_and_the_success_the_rollers() -> None:
    scene = read(4)
    for seat in (ANA, BO):
        refused = scene.refuses(seat, DescribeComplication(words="it floods"))
        assert refused == "EF-RISK-26: the game master tells the complication"
    for seat in (GM, BO):
        refused = scene.refuses(seat, DescribeSuccess(words="across"))
        assert refused == "EF-RISK-26: the roller tells of the success"
    assert scene.refuses(ANA, PassToGm()) == "EF-RISK-27: only a clear success can be passed on"


@pytest.mark.rule("EF-RISK-26")
def test_each_half_is_told_once_and_in_words() -> None:
    scene = read(5)
    assert scene.refuses(GM, DescribeComplication(words=" ")).startswith("EF-RISK-26:")
    assert scene.refuses(ANA, DescribeSuccess(words=" ")).startswith("EF-RISK-26:")
    scene.does(GM, DescribeComplication(words="it floods"))
    again = scene.refuses(GM, DescribeComplication(words="it burns"))
    assert again == "EF-RISK-26: the complication has been told"
    other = read(5)
    other.does(ANA, DescribeSuccess(words="across"))
    assert other.refuses(ANA, DescribeSuccess(words="twice")) == "EF-RISK-26: the success has been told"


@pytest.mark.rule("EF-RISK-26")
def test_nothing_is_told_before_the_dice_are_read() -> None:
    scene = given()
    scene.gathers(ANA, skill=True, dark=True)
    telling: list[Action] = [
        DescribeFailure(words="no"),
        GrantSuccess(words="but"),
        DescribeComplication(words="but"),
        DescribeSuccess(words="yes"),
        PassToGm(),
    ]

    def untold() -> bool:
        refused = [scene.refuses(seat, action) for seat in (GM, ANA) for action in telling]
        return all(why.endswith(": the dice are not read yet") for why in refused)

    assert untold()
    scene.throws(5, 1)
    assert untold()
    scene.closes()
    assert untold()


# 6


@pytest.mark.rule("EF-RISK-27")
def test_on_6_the_roller_describes_the_success() -> None:
    scene = read(6)
    assert scene.refuses(GM, DescribeSuccess(words="across")) == "EF-RISK-26: the roller tells of the success"
    refused = scene.refuses(GM, DescribeComplication(words="but"))
    assert refused == "EF-RISK-26: the dice speak of no complication"
    scene.does(ANA, DescribeSuccess(words="across"))
    assert scene.announced(SuccessDescribed) == [SuccessDescribed(ANA, "across")]
    assert scene.announced(RollClosed) == CLOSED


@pytest.mark.rule("EF-RISK-27")
def test_on_6_the_roller_may_pass_the_description_to_the_game_master() -> None:
    scene = read(6)
    for seat in (GM, BO):
        assert scene.refuses(seat, PassToGm()) == "EF-RISK-27: that is the roller's to pass on"
    scene.does(ANA, PassToGm())
    assert scene.announced(SuccessPassedOn) == [SuccessPassedOn(ANA)]
    assert scene.announced(RollClosed) == []
    assert scene.refuses(ANA, PassToGm()).startswith("EF-RISK-27:")
    for seat in (ANA, BO):
        refused = scene.refuses(seat, DescribeSuccess(words="across"))
        assert refused == "EF-RISK-27: the game master has been asked to tell it"
    scene.does(GM, DescribeSuccess(words="the water parts"))
    assert scene.announced(SuccessDescribed) == [SuccessDescribed(GM, "the water parts")]
    assert scene.announced(RollClosed) == CLOSED


# The last act


def lost_on(light: int, *, push_always: bool = False) -> Scene:
    scene = given(ruin={ANA: 5}, push_always=push_always)
    scene.gathers(ANA, skill=True, dark=True)
    scene.throws(light, 6)
    scene.closes()
    assert scene.announced(CharacterLost) == [CharacterLost(ANA)]
    return scene


@pytest.mark.rule("EF-RISK-29")
@pytest.mark.parametrize("push_always", [False, True])
def test_a_roller_who_is_lost_still_reads_the_dice_and_describes_a_last_act(push_always: bool) -> None:
    """EF-R03"""
    scene = lost_on(2, push_always=push_always)
    assert scene.announced(DiceRead) == [DiceRead(ANA, 6)]
    assert scene.refuses(ANA, Reroll()).startswith("EF-RISK-19:")
    assert scene.refuses(ANA, ChooseFate("dies")) == "EF-RISK-29: the last act is told first"
    scene.does(ANA, DescribeSuccess(words="I hold the door"))
    assert scene.announced(RollClosed) == CLOSED
    assert scene.refuses(ANA, Declare(False, words="go on")).startswith("EF-CHAR-04:")
    scene.does(ANA, ChooseFate("belongs"))
    assert scene.announced(FateChosen) == [FateChosen(ANA, "belongs")]


@pytest.mark.rule("EF-RISK-29")
def test_the_last_act_may_be_passed_on_too() -> None:
    scene = lost_on(1)
    scene.does(ANA, PassToGm())
    scene.does(GM, DescribeSuccess(words="she holds the door"))
    assert scene.announced(RollClosed) == CLOSED


@pytest.mark.rule("EF-RISK-29")
def test_the_evening_goes_on_without_the_lost_and_ends_when_the_last_end_is_told() -> None:
    """EF-R03"""
    scene = given(players=2, ruin={ANA: 5, BO: 5})
    for seat in (ANA, BO):
        scene.gathers(seat, dark=True)
        scene.throws(6)
        if seat == ANA:
            scene.closes()
        scene.does(seat, DescribeSuccess(words="I hold the door"))
        assert scene.state.ending is None
        scene.does(seat, ChooseFate("dies"))
    assert scene.state.ending == "lost"


@pytest.mark.rule("EF-RISK-26")
def test_others_watch_and_tell_nothing() -> None:
    scene = read(3)
    for action in (DescribeFailure(words="no"), GrantSuccess(words="but")):
        assert scene.refuses(CY, action).endswith("the game master says how it fails")
