"""EF-CHAR: Ruin, being turned, being lost, and Conditions."""

from typing import Literal

import pytest

from games.enter_the_forest.scene import ANA, BO, CY, GM, Scene, given
from lanternwood.games.enter_the_forest.actions import (
    AcceptAct,
    AddCondition,
    AddEntry,
    AgreeStake,
    AllowCoGm,
    AnswerWhatCouldGoWrong,
    CallRuin,
    ChooseFate,
    CorrectRuin,
    Declare,
    DeclareReduction,
    DescribeFailure,
    DescribeSuccess,
    EnterCondition,
    HangBack,
    ObjectToBargain,
    OfferBargain,
    OfferHelp,
    ProposeContest,
    ProposeRuin,
    RemoveAnyway,
    RollReduction,
    RollRuin,
    SayDanger,
    SealDice,
    SetStarting,
    StrikeCondition,
    StrikeEntry,
    Write,
)
from lanternwood.games.enter_the_forest.characters import mark, remove
from lanternwood.games.enter_the_forest.events import (
    CharacterLost,
    CharacterTurned,
    CoGmAllowed,
    ConditionGained,
    FateChosen,
    RuinCorrected,
    RuinMarked,
    StartingRuinSet,
)
from lanternwood.games.enter_the_forest.options import Options
from lanternwood.games.enter_the_forest.setup import setup
from lanternwood.games.enter_the_forest.state import State
from lanternwood.kernel.model import Seat


def fresh(players: int = 2) -> Scene:
    """Characters as they are before anyone has written a word."""
    scene = given(players)
    setup(scene.table, players + 1, Options())
    return scene


def disturbed(scene: Scene, seat: Seat, face: int) -> None:
    """A Ruin roll from its call to its Condition."""
    scene.does(GM, CallRuin(seat, words="it has your face"))
    scene.rolls(face)
    scene.does(seat, RollRuin())
    if scene.state.roll is not None:
        scene.does(seat, EnterCondition(words="shaken"))


def serves_the_forest(scene: Scene, seat: Seat, face: int) -> None:
    scene.does(seat, DeclareReduction(words="I cut the rope"))
    scene.does(GM, AcceptAct(seat))
    scene.rolls(face)
    scene.does(seat, RollReduction())


def lost_in_a_risk_roll() -> Scene:
    """Ana's dark 6 has been compared; the roll is still to be told."""
    scene = given(ruin={ANA: 5})
    scene.gathers(ANA, skill=True, dark=True)
    scene.throws(2, 6)
    scene.closes()
    return scene


# The track


@pytest.mark.rule("EF-CHAR-01")
def test_a_character_starts_with_one_ruin_and_as_many_as_it_knows_rituals() -> None:
    """EF-R02: at most four."""
    scene = fresh()
    assert (scene.ana.starting, scene.ana.ruin) == (1, 1)
    reached = []
    for name in ("wake the stones", "blind the moon", "bind a shadow", "hold the breath"):
        scene.does(ANA, AddEntry("rituals", words=name))
        reached.append((scene.ana.starting, scene.ana.ruin))
    assert reached == [(2, 2), (3, 3), (4, 4), (4, 4)]
    assert scene.announced(StartingRuinSet) == [StartingRuinSet(ANA, ruin) for ruin in (2, 3, 4)]
    assert (scene.bo.starting, scene.bo.ruin) == (1, 1)
    scene.does(ANA, StrikeEntry("rituals", 0))
    scene.does(ANA, StrikeEntry("rituals", 0))
    assert (scene.ana.starting, scene.ana.ruin) == (3, 3)


@pytest.mark.rule("EF-CHAR-01")
def test_only_rituals_count_for_starting_ruin() -> None:
    """EF-R02"""
    scene = fresh()
    scene.does(ANA, AddEntry("skills", words="tracks"))
    scene.does(ANA, AddEntry("equipment", words="a lamp"))
    scene.does(ANA, Write("occupation", words="witch"))
    assert (scene.ana.starting, scene.ana.ruin) == (1, 1)


@pytest.mark.rule("EF-CHAR-01")
@pytest.mark.parametrize("starting", [0, 2, 4])
def test_the_game_master_may_set_starting_ruin_by_hand(starting: int) -> None:
    """EF-R02: and then a new Ritual does not change it."""
    scene = fresh()
    scene.does(GM, SetStarting(ANA, starting))
    assert (scene.ana.starting, scene.ana.ruin) == (starting, starting)
    scene.does(ANA, AddEntry("rituals", words="wake the stones"))
    assert (scene.ana.starting, scene.ana.ruin) == (starting, starting)


@pytest.mark.rule("EF-CHAR-01")
def test_starting_ruin_is_set_from_0_to_4_by_the_game_master_before_anything_is_marked() -> None:
    """EF-R02"""
    scene = fresh()
    assert scene.refuses(GM, SetStarting(ANA, 5)).startswith("EF-R02:")
    assert scene.refuses(GM, SetStarting(ANA, -1)).startswith("EF-R02:")
    assert scene.refuses(ANA, SetStarting(ANA, 2)).startswith("EF-UI-11:")
    assert scene.refuses(GM, SetStarting(GM, 2)).startswith("EF-UI-11:")
    disturbed(scene, ANA, 5)
    assert scene.refuses(GM, SetStarting(ANA, 3)).startswith("EF-R02:")
    scene.does(GM, SetStarting(BO, 3))


@pytest.mark.rule("EF-CHAR-01")
def test_once_dice_have_been_rolled_a_new_ritual_leaves_ruin_alone() -> None:
    """EF-R02: writing on the sheet neither marks nor removes Ruin."""
    scene = fresh()
    disturbed(scene, ANA, 6)
    scene.does(ANA, AddEntry("rituals", words="wake the stones"))
    assert (scene.ana.starting, scene.ana.ruin) == (1, 2)
    scene.gathers(BO, skill=True)
    scene.throws(3)
    scene.does(BO, AddEntry("rituals", words="blind the moon"))
    assert (scene.bo.starting, scene.bo.ruin) == (1, 1)


@pytest.mark.rule("EF-CHAR-01")
def test_a_helper_who_has_rolled_keeps_their_starting_ruin() -> None:
    """EF-R02"""
    scene = fresh()
    scene.gathers(ANA, skill=True, dark=True)
    scene.throws(3, 4)
    scene.helped_by(BO, 4)
    scene.closes()
    assert scene.bo.ruin == 2
    scene.does(BO, AddEntry("rituals", words="wake the stones"))
    assert (scene.bo.starting, scene.bo.ruin) == (1, 2)


@pytest.mark.rule("EF-CHAR-01")
def test_a_ritual_does_not_undo_a_correction() -> None:
    scene = fresh()
    for _ in range(3):
        scene.does(GM, CorrectRuin(ANA, 1))
    scene.does(ANA, AddEntry("rituals", words="wake the stones"))
    assert (scene.ana.starting, scene.ana.ruin) == (1, 4)


@pytest.mark.rule("EF-CHAR-01")
def test_ruin_is_corrected_between_starting_ruin_and_six() -> None:
    scene = given(ruin=2, starting=2)
    assert scene.refuses(GM, CorrectRuin(ANA, -1)) == "EF-CHAR-01: Ruin goes from the starting Ruin to 6"
    for _ in range(4):
        scene.does(GM, CorrectRuin(ANA, 1))
    assert scene.ana.ruin == 6
    assert scene.refuses(GM, CorrectRuin(ANA, 1)) == "EF-CHAR-01: Ruin goes from the starting Ruin to 6"
    assert scene.refuses(ANA, CorrectRuin(ANA, -1)).startswith("EF-UI-11:")
    scene.does(GM, CorrectRuin(ANA, -1))
    assert not scene.ana.lost


@pytest.mark.rule("EF-CHAR-01")
def test_whoever_is_not_yet_turned_has_their_correction_told() -> None:
    scene = given(ruin=2)
    scene.does(GM, CorrectRuin(ANA, 1))
    assert scene.announced(RuinCorrected) == [RuinCorrected(ANA, 3)]


@pytest.mark.rule("EF-CHAR-02")
@pytest.mark.parametrize(("ruin", "then"), [(0, 1), (1, 2), (4, 5), (5, 6), (6, 6)])
def test_marking_one_ruin_adds_one_and_at_six_it_stays_six(ruin: int, then: int) -> None:
    scene = given(ruin={ANA: ruin})
    mark(scene.table, ANA, openly=True)
    assert scene.ana.ruin == then
    assert (scene.bo.ruin, scene.of(CY).ruin) == (1, 1)


@pytest.mark.rule("EF-CHAR-02")
def test_a_mark_is_announced_and_one_that_is_lost_at_the_cap_is_not() -> None:
    scene = given(ruin={ANA: 2, BO: 6})
    mark(scene.table, ANA, openly=False)
    mark(scene.table, BO, openly=True)
    assert scene.announced(RuinMarked) == [RuinMarked(ANA, 3)]
    assert scene.announced(CharacterLost) == []


@pytest.mark.rule("EF-CHAR-03")
@pytest.mark.parametrize(("ruin", "starting", "then"), [(5, 1, 4), (3, 2, 2), (2, 2, 2), (1, 0, 0), (0, 0, 0)])
def test_removing_one_ruin_never_goes_below_the_starting_one(ruin: int, starting: int, then: int) -> None:
    scene = given(ruin={ANA: ruin}, starting=starting, turned=(ANA,))
    remove(scene.table, ANA)
    assert scene.ana.ruin == then


@pytest.mark.rule("EF-CHAR-03")
def test_ruin_is_removed_one_by_one_down_to_the_start_and_no_further() -> None:
    scene = given(ruin={ANA: 5}, starting=3)
    serves_the_forest(scene, ANA, 1)
    serves_the_forest(scene, ANA, 1)
    assert scene.ana.ruin == 3
    assert scene.refuses(ANA, DeclareReduction(words="once more")).startswith("EF-REDUCE-08:")


# Lost


@pytest.mark.rule("EF-CHAR-04")
@pytest.mark.parametrize(("face", "lost"), [(5, False), (6, True)])
def test_a_character_is_lost_when_its_ruin_becomes_six(face: int, lost: bool) -> None:
    scene = given(ruin={ANA: 5})
    disturbed(scene, ANA, face)
    assert scene.ana.lost is lost
    assert scene.announced(CharacterLost) == [CharacterLost(ANA)] * lost
    assert scene.view(BO).characters[0].lost is lost


@pytest.mark.rule("EF-CHAR-04")
def test_a_lost_character_makes_helps_and_joins_no_further_roll() -> None:
    scene = given(ruin={ANA: 6, BO: 5})
    no_more = "EF-CHAR-04: a lost character makes no more rolls"
    assert scene.refuses(ANA, Declare(False, words="run")) == no_more
    assert scene.refuses(ANA, ProposeRuin(words="I see it")) == no_more
    assert scene.refuses(GM, CallRuin(ANA, words="you see it")) == no_more
    assert scene.refuses(ANA, DeclareReduction(words="burn the map")) == no_more
    assert scene.refuses(ANA, ProposeContest((BO,), words="the map")) == no_more
    joined = scene.refuses(BO, ProposeContest((ANA, CY), words="the map"))
    assert joined == "EF-CHAR-04: only those who are not lost take part"
    scene.gathers(BO, skill=True, dark=True)
    assert scene.refuses(ANA, OfferHelp()) == "EF-CHAR-04: a lost character helps no more"
    scene.throws(1, 2)
    assert scene.refuses(ANA, OfferHelp()) == "EF-CHAR-04: a lost character helps no more"


@pytest.mark.rule("EF-CHAR-04")
def test_whoever_is_lost_in_a_roll_first_sees_it_to_its_end() -> None:
    """EF-R03"""
    scene = lost_in_a_risk_roll()
    assert scene.ana.lost
    assert scene.refuses(ANA, ChooseFate("dies")) == "EF-RISK-29: the last act is told first"
    scene.does(ANA, DescribeSuccess(words="I hold the door"))
    assert scene.refuses(ANA, Declare(False, words="run")).startswith("EF-CHAR-04:")


@pytest.mark.rule("EF-CHAR-04")
def test_an_act_that_was_accepted_is_void_once_its_player_is_lost() -> None:
    scene = given(ruin={ANA: 5})
    scene.does(ANA, DeclareReduction(words="burn the map"))
    scene.does(GM, AcceptAct(ANA))
    disturbed(scene, ANA, 6)
    assert scene.refuses(ANA, RollReduction()).startswith("EF-CHAR-04:")
    assert scene.ana.ruin == 6


@pytest.mark.rule("EF-CHAR-04")
@pytest.mark.parametrize("fate", ["dies", "belongs"])
def test_the_player_picks_how_a_lost_character_ends(fate: Literal["dies", "belongs"]) -> None:
    """EF-R03"""
    scene = lost_in_a_risk_roll()
    scene.does(ANA, DescribeSuccess(words="I hold the door"))
    assert scene.refuses(BO, ChooseFate("dies")) == "EF-R03: only a lost character meets its end"
    assert scene.refuses(GM, ChooseFate("dies")) == "EF-R03: only a lost character meets its end"
    scene.does(ANA, ChooseFate(fate))
    assert scene.ana.fate == fate
    assert scene.announced(FateChosen) == [FateChosen(ANA, fate)]
    assert scene.refuses(ANA, ChooseFate("belongs")) == "EF-R03: that is settled already"


@pytest.mark.rule("EF-CHAR-04")
def test_a_lost_player_only_watches_unless_the_game_master_lets_them_tell_along() -> None:
    """EF-R03"""
    scene = given(ruin={ANA: 6})
    assert scene.refuses(GM, AllowCoGm(ANA)).startswith("EF-R03:")
    scene.does(ANA, ChooseFate("belongs"))
    scene.does(BO, Declare(False, words="climb the wall"))
    assert scene.refuses(ANA, AnswerWhatCouldGoWrong(words="it crumbles")).startswith("EF-CHAR-04:")
    assert scene.refuses(BO, AllowCoGm(ANA)).startswith("EF-R03:")
    scene.does(GM, AllowCoGm(ANA))
    assert scene.announced(CoGmAllowed) == [CoGmAllowed(ANA)]
    scene.does(ANA, AnswerWhatCouldGoWrong(words="it crumbles"))
    scene.does(ANA, OfferBargain(words="the crow knows you"))
    assert scene.refuses(ANA, ObjectToBargain(0)).startswith("EF-R07:")
    assert scene.refuses(ANA, OfferHelp()).startswith("EF-CHAR-04:")
    assert scene.refuses(ANA, HangBack()).startswith("EF-R38:")


@pytest.mark.rule("EF-CHAR-04")
def test_who_tells_along_may_tell_how_another_fails() -> None:
    """EF-R03"""
    scene = given(ruin={ANA: 6})
    scene.does(ANA, ChooseFate("belongs"))
    scene.does(GM, AllowCoGm(ANA))
    scene.gathers(BO, dark=True)
    scene.throws(1)
    scene.closes()
    assert scene.refuses(CY, DescribeFailure(words="you slip")).startswith("EF-RISK-24:")
    scene.does(ANA, DescribeFailure(words="you slip"))
    assert scene.state.roll is None


@pytest.mark.rule("EF-CHAR-04")
def test_a_lost_helper_makes_no_offer_in_the_next_window_of_the_same_roll() -> None:
    scene = given(ruin={BO: 5})
    scene.gathers(ANA, skill=True, dark=True)
    scene.throws(5, 4)
    scene.helped_by(BO, 4)
    scene.closes()
    assert scene.bo.lost
    scene.rerolls(5, 1, 1)
    assert scene.refuses(BO, OfferHelp()).startswith("EF-CHAR-04:")


# Turned


@pytest.mark.rule("EF-CHAR-05")
@pytest.mark.parametrize(("ruin", "turned"), [(3, False), (4, True)])
def test_a_character_turns_when_its_ruin_first_reaches_five(ruin: int, turned: bool) -> None:
    """EF-R04: where Ruin is, not how many marks were made."""
    scene = given(ruin={ANA: ruin})
    disturbed(scene, ANA, 6)
    assert scene.ana.turned is turned
    assert scene.announced(CharacterTurned) == [CharacterTurned(ANA)] * turned


@pytest.mark.rule("EF-CHAR-05")
def test_four_rituals_and_one_mark_turn_a_character() -> None:
    """EF-R04"""
    scene = fresh()
    scene.does(GM, SetStarting(ANA, 4))
    assert not scene.ana.turned
    disturbed(scene, ANA, 5)
    assert scene.ana.turned


@pytest.mark.rule("EF-CHAR-05")
def test_a_turned_character_stays_turned_below_five() -> None:
    """EF-R04"""
    scene = given(ruin={ANA: 5})
    serves_the_forest(scene, ANA, 1)
    serves_the_forest(scene, ANA, 1)
    scene.does(GM, CorrectRuin(ANA, -1))
    assert (scene.ana.ruin, scene.ana.turned) == (2, True)
    scene.does(ANA, DeclareReduction(words="mislead them"))


@pytest.mark.rule("EF-CHAR-05")
def test_nobody_turns_twice() -> None:
    scene = given(ruin={ANA: 4})
    disturbed(scene, ANA, 5)
    serves_the_forest(scene, ANA, 1)
    disturbed(scene, ANA, 5)
    assert scene.announced(CharacterTurned) == [CharacterTurned(ANA)]


# Conditions


@pytest.mark.rule("EF-CHAR-06")
def test_a_condition_is_a_text_on_the_sheet_that_the_game_master_may_add_and_strike() -> None:
    """EF-R13"""
    scene = given()
    assert scene.refuses(ANA, AddCondition(ANA, words="lame")).startswith("EF-UI-11:")
    scene.does(GM, AddCondition(ANA, words="  lame "))
    assert (scene.ana.conditions, scene.bo.conditions) == (["lame"], [])
    assert scene.announced(ConditionGained) == [ConditionGained(ANA, "lame")]
    assert scene.view(CY).characters[0].conditions == ("lame",)
    scene.does(GM, StrikeCondition(ANA, 0))
    assert scene.ana.conditions == []
    assert scene.refuses(GM, StrikeCondition(ANA, 0)).startswith("EF-UI-11:")


def rolled_with(*conditions: str) -> State:
    """A Risk roll with help, a Contest and a Reduction of someone with these Conditions; then without them."""
    scene = given(ruin={ANA: 4})
    for words in conditions:
        scene.does(GM, AddCondition(ANA, words=words))
        scene.does(GM, AddCondition(BO, words=words))
    scene.gathers(ANA, skill=True, dark=True)
    scene.helped_by(BO)
    scene.throws(2, 5, 5)
    scene.closes()
    scene.finishes()
    scene.does(ANA, ProposeContest((BO,), words="the map"))
    scene.does(BO, AgreeStake())
    scene.does(GM, SayDanger(True))
    scene.does(ANA, SealDice(0))
    scene.rolls(*[3] * (5 + 1), *[2] * (2 + 1))
    scene.does(BO, SealDice(0))
    serves_the_forest(scene, ANA, 5)
    scene.does(ANA, RemoveAnyway())
    scene.finishes()
    for character in scene.state.characters:
        if character is not None:
            character.conditions.clear()
    scene.state.steps = 0
    return scene.state


@pytest.mark.rule("EF-CHAR-06")
def test_a_condition_changes_no_dice() -> None:
    """EF-R13"""
    assert rolled_with("lame", "afraid of water", "marked by the Forest") == rolled_with()


@pytest.mark.rule("EF-CHAR-06")
def test_a_removed_ruin_removes_no_condition() -> None:
    """EF-R13"""
    scene = given(ruin={ANA: 4})
    disturbed(scene, ANA, 6)
    serves_the_forest(scene, ANA, 1)
    assert (scene.ana.ruin, scene.ana.conditions) == (4, ["shaken"])
