"""What the game master may do between and beside the rolls."""

import pytest

from games.enter_the_forest.scene import ANA, BO, CY, GM, Scene, given
from lanternwood.games.enter_the_forest.actions import (
    AddCondition,
    AllowCoGm,
    AnswerWhatCouldGoWrong,
    CallRuin,
    ChooseFate,
    CorrectRuin,
    Declare,
    DescribeFailure,
    EndEvening,
    OpenBlind,
    OrderDark,
    Reroll,
    RollBlind,
    SetPushRule,
    SetStarting,
    SetVeil,
    Stand,
    StrikeCondition,
    StrikeSkill,
    Waive,
)
from lanternwood.games.enter_the_forest.events import (
    BlindOpened,
    BlindRolled,
    BlindSeen,
    ConditionGained,
    ConditionStruck,
    PushRuleSet,
    RuinCorrected,
    RuinCorrectedUnseen,
    RuinUnveiled,
    VeilSet,
)
from lanternwood.games.enter_the_forest.gm_tools import MOST_BLIND
from lanternwood.games.enter_the_forest.state import Die
from lanternwood.kernel.model import Action


def only_the_game_master(scene: Scene, *actions: Action) -> None:
    for action in actions:
        for seat in (ANA, BO):
            assert scene.refuses(seat, action)


@pytest.mark.rule("EF-UI-11")
def test_every_tool_is_the_game_masters_alone() -> None:
    scene = given()
    scene.does(GM, AddCondition(ANA, words="gloomy"))
    only_the_game_master(
        scene,
        AddCondition(BO, words="gloomy"),
        StrikeCondition(ANA, 0),
        CorrectRuin(ANA, 1),
        SetStarting(ANA, 2),
        SetPushRule(True),
        SetVeil(False),
        CallRuin(ANA, words="a face"),
    )


@pytest.mark.rule("EF-UI-11")
def test_in_a_risk_roll_the_game_master_waives_forces_the_dark_die_and_strikes_a_claim() -> None:
    scene = given()
    scene.does(ANA, Declare(False, words="cross the river"))
    only_the_game_master(scene, Waive(), OrderDark(), StrikeSkill())
    scene.does(GM, Waive())
    scene.does(GM, OrderDark())
    assert scene.risk.has_dark()


@pytest.mark.rule("EF-UI-11")
def test_a_condition_is_added_and_removed_by_hand() -> None:
    scene = given()
    assert scene.does(GM, AddCondition(ANA, words=" gloomy ")) == [ConditionGained(ANA, "gloomy")]
    assert scene.refuses(GM, AddCondition(ANA, words="")).startswith("EF-UI-11")
    assert scene.refuses(GM, StrikeCondition(ANA, 1)).startswith("EF-UI-11")
    assert scene.does(GM, StrikeCondition(ANA, 0)) == [ConditionStruck(ANA, "gloomy")]
    assert scene.ana.conditions == []


@pytest.mark.rule("EF-UI-11")
def test_ruin_is_corrected_one_by_one_within_its_bounds_and_logged_as_a_correction() -> None:
    scene = given(ruin=2, starting=1)
    assert scene.does(GM, CorrectRuin(ANA, -1)) == [RuinCorrected(ANA, 1)]
    assert scene.refuses(GM, CorrectRuin(ANA, -1)).startswith("EF-CHAR-01")
    assert scene.refuses(GM, CorrectRuin(ANA, 2)).startswith("EF-UI-11")
    assert scene.refuses(GM, CorrectRuin(GM, 1)).startswith("EF-UI-11")
    scene.does(GM, CorrectRuin(ANA, 1))
    assert scene.ana.ruin == 2


@pytest.mark.rule("EF-UI-11")
def test_no_ruin_is_corrected_while_a_roll_is_open() -> None:
    scene = given()
    scene.gathers(ANA, skill=True)
    assert scene.refuses(GM, CorrectRuin(BO, 1)).startswith("EF-UI-11")


@pytest.mark.rule("EF-UI-11")
def test_a_correction_behind_the_veil_is_told_to_its_player_alone() -> None:
    scene = given(ruin={ANA: 4}, turned=(ANA,))
    happened = scene.happening(GM, CorrectRuin(ANA, 1))
    assert [(one.event, one.audience) for one in happened] == [(RuinCorrectedUnseen(ANA, 5), (GM, ANA))]


@pytest.mark.rule("EF-UI-11")
def test_a_correction_that_turns_a_character_is_seen_by_all() -> None:
    scene = given(ruin={ANA: 4})
    scene.does(GM, CorrectRuin(ANA, 1))
    assert RuinCorrected(ANA, 5) in scene.heard_by(None)
    assert scene.ana.turned


@pytest.mark.rule("EF-UI-11")
def test_a_correction_may_bring_a_lost_character_back() -> None:
    scene = given(ruin={ANA: 6})
    scene.does(ANA, ChooseFate("dies"))
    scene.does(GM, CorrectRuin(ANA, -1))
    assert (scene.ana.lost, scene.ana.fate) == (False, "")
    scene.does(ANA, Declare(False, words="crawl out"))


@pytest.mark.rule("EF-UI-11")
def test_push_always_is_set_between_rolls_and_opens_a_re_roll_after_the_ruin_step() -> None:
    scene = given(1)
    assert scene.refuses(GM, SetPushRule(False)).startswith("EF-UI-11")
    assert scene.does(GM, SetPushRule(True)) == [PushRuleSet(True)]
    scene.gathers(ANA, dark=True)
    assert scene.refuses(GM, SetPushRule(False)).startswith("EF-UI-11")
    scene.throws(5)
    scene.rerolls(6, 4)
    assert scene.ana.ruin == 3


@pytest.mark.rule("EF-UI-11")
def test_without_push_always_no_re_roll_follows_the_ruin_step() -> None:
    scene = given(1)
    scene.gathers(ANA, dark=True)
    scene.throws(5)
    assert scene.refuses(ANA, Reroll()).startswith("EF-RISK-19")


@pytest.mark.rule("EF-UI-11")
def test_lifting_the_veil_shows_every_ruin_and_letting_it_down_hides_it_again() -> None:
    scene = given(ruin={ANA: 3}, turned=(ANA,))
    assert scene.view(BO).characters[0].ruin is None
    assert scene.does(GM, SetVeil(False)) == [VeilSet(False), RuinUnveiled(ANA, 3)]
    assert scene.view(BO).characters[0].ruin == 3
    assert scene.does(GM, SetVeil(True)) == [VeilSet(True)]
    assert scene.view(BO).characters[0].ruin is None


def test_a_lost_player_may_be_allowed_to_tell_along() -> None:
    """EF-R03"""
    scene = given(ruin={BO: 6})
    assert scene.refuses(GM, AllowCoGm(BO)).startswith("EF-R03")
    scene.does(BO, ChooseFate("belongs"))
    scene.does(ANA, Declare(False, words="cross the river"))
    assert scene.refuses(BO, AnswerWhatCouldGoWrong(words="it floods")).startswith("EF-CHAR-04")
    assert scene.refuses(ANA, AllowCoGm(BO)).startswith("EF-R03")
    scene.does(GM, AllowCoGm(BO))
    scene.does(BO, AnswerWhatCouldGoWrong(words="it floods"))
    scene.finishes()
    scene.gathers(ANA, skill=True)
    scene.throws(2)
    scene.does(ANA, Stand())
    scene.does(BO, DescribeFailure(words="it floods"))
    assert scene.state.roll is None


# Blind rolls


def test_everyone_sees_at_once_that_blind_dice_fell_and_only_the_game_master_their_faces() -> None:
    """EF-R37"""
    scene = given()
    scene.rolls(3, 6)
    happened = scene.happening(GM, RollBlind(1, 1))
    dice = (Die("light", "blind", GM, 3), Die("dark", "blind", GM, 6))
    assert [(one.event, one.audience) for one in happened] == [
        (BlindRolled(0, ("light", "dark")), None),
        (BlindSeen(0, dice), (GM,)),
    ]
    assert scene.view(GM).blind[0].dice == dice
    for viewer in (ANA, BO, None):
        assert scene.view(viewer).blind[0].colours == ("light", "dark")
        assert scene.view(viewer).blind[0].dice == ()


def test_blind_dice_are_opened_when_the_game_master_likes_as_they_fell() -> None:
    """EF-R37"""
    scene = given()
    scene.rolls(3)
    scene.does(GM, RollBlind(0, 1))
    scene.rolls(5, 1)
    scene.does(GM, RollBlind(2, 0))
    only_the_game_master(scene, OpenBlind(0))
    assert scene.does(GM, OpenBlind(0)) == [BlindOpened(0, (Die("dark", "blind", GM, 3),))]
    assert scene.refuses(GM, OpenBlind(0)).startswith("EF-R37")
    assert scene.refuses(GM, OpenBlind(2)).startswith("EF-R37")
    assert [blind.opened for blind in scene.view(BO).blind] == [True, False]


def test_blind_dice_are_opened_at_the_latest_when_the_evening_ends() -> None:
    """EF-R37"""
    scene = given()
    scene.rolls(3)
    scene.does(GM, RollBlind(0, 1))
    happened = scene.does(GM, EndEvening())
    assert happened[0] == BlindOpened(0, (Die("dark", "blind", GM, 3),))
    assert scene.view(None).blind[0].dice


def test_blind_dice_mark_nothing() -> None:
    """EF-R37"""
    scene = given()
    scene.rolls(6, 6)
    scene.does(GM, RollBlind(0, 2))
    scene.does(GM, OpenBlind(0))
    assert [scene.of(seat).ruin for seat in (ANA, BO, CY)] == [1, 1, 1]


@pytest.mark.parametrize(("light", "dark"), [(0, 0), (3, 0), (0, 3), (-1, 2)])
def test_one_or_two_dice_of_each_colour_are_rolled_blind(light: int, dark: int) -> None:
    """EF-R37"""
    assert given().refuses(GM, RollBlind(light, dark)).startswith("EF-R37")


def test_dice_are_rolled_blind_up_to_twelve_times_an_evening_by_the_game_master_alone() -> None:
    """EF-R37"""
    scene = given()
    only_the_game_master(scene, RollBlind(1, 0))
    assert MOST_BLIND == 12
    for _ in range(12):
        scene.rolls(4)
        scene.does(GM, RollBlind(1, 0))
    assert scene.refuses(GM, RollBlind(1, 0)).startswith("EF-R37")


def test_blind_dice_may_fall_beside_an_open_roll() -> None:
    """EF-R37"""
    scene = given()
    scene.gathers(ANA, skill=True)
    scene.rolls(2)
    scene.does(GM, RollBlind(1, 0))
    scene.throws(5)
    assert [die.face for die in scene.risk.passes[-1].dice] == [5]
