"""The Reduction roll: serving the Forest, unseen or not."""

import pytest

from games.enter_the_forest.scene import ANA, BO, CY, GM, Scene, given
from lanternwood.games.enter_the_forest.actions import (
    AcceptAct,
    CallRuin,
    ChooseFate,
    CorrectRuin,
    DeclareReduction,
    DropReduction,
    EndEvening,
    LeaveIt,
    NameWitnesses,
    ProposeContest,
    RefuseAct,
    RemoveAnyway,
    RollReduction,
    RollRuin,
)
from lanternwood.games.enter_the_forest.events import (
    BetrayalLeft,
    BetrayalNoticed,
    ReductionRolled,
    RuinRemoved,
    RuinRemovedOpenly,
)
from lanternwood.games.enter_the_forest.state import Die
from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import Event, Seat


def rolled(face: int, ruin: int = 5, players: int = 3) -> tuple[Scene, list[Event]]:
    """Ana, whom the Forest has turned, has served it, and this is her light die."""
    scene = given(players, ruin={ANA: ruin}, turned=(ANA,))
    scene.serves(ANA)
    scene.rolls(face)
    return scene, scene.does(ANA, RollReduction())


@pytest.mark.rule("EF-REDUCE-01")
def test_only_a_turned_character_may_attempt_it() -> None:
    scene = given(ruin=4)
    assert scene.refuses(ANA, DeclareReduction(words="I lie")).startswith("EF-REDUCE-01")
    assert scene.refuses(GM, DeclareReduction(words="I lie")).startswith("EF-REDUCE-01")
    scene.does(GM, CorrectRuin(ANA, 1))
    scene.does(ANA, DeclareReduction(words="I lie"))


@pytest.mark.rule("EF-REDUCE-01")
@pytest.mark.parametrize("ruin", [2, 3, 4])
def test_it_may_go_on_attempting_below_five(ruin: int) -> None:
    scene, _ = rolled(1, ruin)
    assert scene.ana.ruin == ruin - 1


@pytest.mark.rule("EF-REDUCE-02")
def test_first_an_act_is_declared_in_words() -> None:
    scene = given(ruin=5)
    assert scene.refuses(ANA, RollReduction()).startswith("EF-REDUCE-10")
    assert scene.refuses(ANA, DeclareReduction(words="")).startswith("EF-REDUCE-02")
    scene.does(ANA, DeclareReduction(words="I throw the idol into the bog"))
    assert scene.state.reductions[0].act == "I throw the idol into the bog"


@pytest.mark.rule("EF-REDUCE-02")
@pytest.mark.parametrize("accepted", [True, False])
def test_until_the_die_it_may_be_let_be(accepted: bool) -> None:
    scene = given(ruin=5)
    scene.does(ANA, DeclareReduction(words="I lie"))
    if accepted:
        scene.does(GM, AcceptAct(ANA))
    scene.does(ANA, DropReduction())
    assert scene.state.reductions == []
    assert scene.ana.ruin == 5


@pytest.mark.rule("EF-REDUCE-02")
def test_once_the_die_lies_it_cannot_be_let_be() -> None:
    scene, _ = rolled(6)
    assert scene.refuses(ANA, DropReduction()).startswith("EF-REDUCE-02")


@pytest.mark.rule("EF-REDUCE-03")
def test_one_light_die_is_rolled() -> None:
    _, happened = rolled(4)
    assert happened[0] == ReductionRolled(ANA, Die("light", "ruin", ANA, 4), 5, True)


@pytest.mark.rule("EF-REDUCE-04")
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_lower_than_ruin_removes_one_unnoticed(face: int) -> None:
    scene, happened = rolled(face)
    assert happened[1:] == [RuinRemoved(ANA, 4)]
    assert scene.ana.ruin == 4
    assert scene.state.reductions == []
    assert not scene.announced(BetrayalNoticed)


@pytest.mark.rule("EF-REDUCE-05")
@pytest.mark.parametrize("face", [5, 6])
def test_equal_or_higher_leaves_the_player_a_choice(face: int) -> None:
    scene, happened = rolled(face)
    assert len(happened) == 1
    assert scene.ana.ruin == 5
    for seat in (GM, BO):
        assert scene.refuses(seat, RemoveAnyway())
        assert scene.refuses(seat, LeaveIt())
    scene.does(ANA, LeaveIt())


@pytest.mark.rule("EF-REDUCE-06")
def test_removing_it_anyway_removes_one_and_somebody_notices() -> None:
    scene, _ = rolled(6)
    assert scene.does(ANA, RemoveAnyway()) == [RuinRemoved(ANA, 4)]
    assert scene.ana.ruin == 4
    happened = scene.happening(GM, NameWitnesses(ANA, (BO,)))
    assert [(one.event, one.audience) for one in happened] == [
        (BetrayalNoticed(ANA, (BO,), "I drop the lantern"), (GM, ANA, BO))
    ]


@pytest.mark.rule("EF-REDUCE-06")
def test_whoever_is_lost_before_the_game_master_has_spoken_is_noticed_all_the_same() -> None:
    scene = given(ruin={ANA: 6 - 1}, turned=(ANA,))
    scene.serves(ANA)
    scene.rolls(6)
    scene.does(ANA, RollReduction())
    scene.does(ANA, RemoveAnyway())
    scene.does(GM, CorrectRuin(ANA, 1))
    scene.does(GM, CorrectRuin(ANA, 1))
    assert scene.ana.lost
    scene.does(ANA, ChooseFate("dies"))
    scene.does(GM, NameWitnesses(ANA, (CY,)))
    assert scene.announced(BetrayalNoticed)[0].witnesses == (CY,)


@pytest.mark.rule("EF-REDUCE-06", "EF-REDUCE-09")
def test_if_the_evening_ends_before_the_game_master_has_spoken_the_next_seat_notices() -> None:
    scene, _ = rolled(6)
    scene.does(ANA, RemoveAnyway())
    scene.does(GM, EndEvening())
    assert [one.witnesses for one in scene.announced(BetrayalNoticed)] == [(BO,)]
    assert not any(isinstance(event, BetrayalNoticed) for event in scene.heard_by(CY))


@pytest.mark.rule("EF-REDUCE-06")
def test_without_a_fellow_there_is_nobody_to_notice() -> None:
    scene, _ = rolled(6, players=1)
    scene.does(ANA, RemoveAnyway())
    assert [one.witnesses for one in scene.announced(BetrayalNoticed)] == [()]
    assert scene.state.reductions == []


@pytest.mark.rule("EF-REDUCE-07")
def test_leaving_it_changes_nothing_and_nobody_notices() -> None:
    scene, _ = rolled(5)
    happened = scene.happening(ANA, LeaveIt())
    assert [(one.event, one.audience) for one in happened] == [(BetrayalLeft(ANA), (GM, ANA))]
    assert scene.ana.ruin == 5
    assert scene.state.reductions == []


@pytest.mark.rule("EF-REDUCE-08")
def test_at_starting_ruin_it_is_refused_without_a_roll() -> None:
    """EF-R22"""
    scene = given(ruin=3, starting=3, turned=(ANA,))
    assert scene.refuses(ANA, DeclareReduction(words="I lie")).startswith("EF-REDUCE-08")


@pytest.mark.rule("EF-REDUCE-08")
def test_a_correction_down_to_starting_ruin_stops_an_accepted_attempt() -> None:
    """EF-R22"""
    scene = given(ruin=4, starting=3, turned=(ANA,))
    scene.serves(ANA)
    scene.does(GM, CorrectRuin(ANA, -1))
    assert scene.refuses(ANA, RollReduction()).startswith("EF-REDUCE-08")
    scene.does(ANA, DropReduction())


@pytest.mark.rule("EF-REDUCE-09")
@pytest.mark.parametrize("named", [(BO,), (CY,), (BO, CY)])
def test_the_game_master_names_who_learns_of_it(named: tuple[Seat, ...]) -> None:
    scene, _ = rolled(6)
    scene.does(ANA, RemoveAnyway())
    assert scene.refuses(BO, NameWitnesses(ANA, (CY,))).startswith("EF-REDUCE-09")
    scene.does(GM, NameWitnesses(ANA, named))
    for seat in (BO, CY):
        assert any(isinstance(event, BetrayalNoticed) for event in scene.heard_by(seat)) == (seat in named)
    assert not any(isinstance(event, BetrayalNoticed) for event in scene.heard_by(None))


@pytest.mark.rule("EF-REDUCE-09")
@pytest.mark.parametrize("named", [(ANA,), (GM,), (CY, BO), (BO, BO), (Seat(7),)])
def test_only_fellow_treasure_hunters_are_named_each_once(named: tuple[Seat, ...]) -> None:
    scene, _ = rolled(6)
    scene.does(ANA, RemoveAnyway())
    assert scene.refuses(GM, NameWitnesses(ANA, named)).startswith("EF-REDUCE-09")


@pytest.mark.rule("EF-REDUCE-09")
def test_if_nobody_is_named_the_seat_next_after_the_roller_notices() -> None:
    scene, _ = rolled(6)
    scene.does(ANA, RemoveAnyway())
    scene.does(GM, NameWitnesses(ANA, ()))
    assert scene.announced(BetrayalNoticed)[0].witnesses == (BO,)


@pytest.mark.rule("EF-REDUCE-09")
def test_the_seat_after_the_last_is_the_first_player_not_the_game_master() -> None:
    scene = given(ruin={CY: 5})
    scene.serves(CY)
    scene.rolls(6)
    scene.does(CY, RollReduction())
    scene.does(CY, RemoveAnyway())
    scene.does(GM, NameWitnesses(CY, ()))
    assert scene.announced(BetrayalNoticed)[0].witnesses == (ANA,)


@pytest.mark.rule("EF-REDUCE-10")
def test_the_die_waits_until_the_game_master_accepts_the_act() -> None:
    """EF-R32"""
    scene = given(ruin=5)
    scene.does(ANA, DeclareReduction(words="I lie"))
    assert scene.refuses(ANA, RollReduction()).startswith("EF-REDUCE-10")
    for seat in (ANA, BO):
        assert scene.refuses(seat, AcceptAct(ANA)).startswith("EF-REDUCE-10")
    scene.does(GM, AcceptAct(ANA))
    scene.rolls(1)
    scene.does(ANA, RollReduction())


@pytest.mark.rule("EF-REDUCE-10")
def test_the_game_master_may_refuse_the_act() -> None:
    """EF-R32"""
    scene = given(ruin=5)
    scene.does(ANA, DeclareReduction(words="I lie"))
    scene.does(GM, RefuseAct(ANA))
    assert scene.refuses(ANA, RollReduction()).startswith("EF-REDUCE-10")
    scene.does(ANA, DeclareReduction(words="I burn the map"))


@pytest.mark.rule("EF-REDUCE-10")
@pytest.mark.parametrize("face", [3, 5])
def test_one_acceptance_serves_one_die_whatever_it_shows(face: int) -> None:
    """EF-R32"""
    scene, _ = rolled(face)
    if face == 5:
        assert scene.refuses(ANA, RollReduction()).startswith("EF-REDUCE-10")
        scene.does(ANA, RemoveAnyway())
        scene.does(GM, NameWitnesses(ANA, (BO,)))
    assert scene.refuses(ANA, RollReduction()).startswith("EF-REDUCE-10")


@pytest.mark.rule("EF-REDUCE-10")
def test_one_act_at_a_time() -> None:
    scene = given(ruin=5)
    scene.does(ANA, DeclareReduction(words="I lie"))
    assert scene.refuses(ANA, DeclareReduction(words="I burn the map")).startswith("EF-REDUCE-10")
    scene.does(BO, DeclareReduction(words="I lie too"))


@pytest.mark.rule("EF-REDUCE-11")
def test_a_roller_makes_no_attempt_until_the_roll_is_closed() -> None:
    """EF-R32"""
    scene = given(ruin=5)
    scene.serves(ANA)
    scene.gathers(ANA, skill=True)
    assert scene.refuses(ANA, RollReduction()).startswith("EF-REDUCE-11")
    scene.does(ANA, DropReduction())
    assert scene.refuses(ANA, DeclareReduction(words="I lie")).startswith("EF-REDUCE-11")
    scene.throws(6)
    scene.finishes()
    scene.does(ANA, DeclareReduction(words="I lie"))


@pytest.mark.rule("EF-REDUCE-11")
def test_an_accepted_helper_makes_none_and_a_mere_onlooker_may() -> None:
    """EF-R32"""
    scene = given(ruin=5)
    scene.gathers(ANA, skill=True, dark=True)
    scene.helped_by(BO)
    assert scene.refuses(BO, DeclareReduction(words="I lie")).startswith("EF-REDUCE-11")
    scene.serves(CY)
    scene.rolls(2)
    scene.does(CY, RollReduction())
    assert scene.of(CY).ruin == 4


@pytest.mark.rule("EF-REDUCE-11")
def test_nobody_in_a_contest_or_a_ruin_roll_makes_one() -> None:
    """EF-R32"""
    scene = given(ruin=5)
    scene.does(ANA, ProposeContest((BO,), words="the map"))
    for seat in (ANA, BO):
        assert scene.refuses(seat, DeclareReduction(words="I lie")).startswith("EF-REDUCE-11")
    ruin = given(ruin=5)
    ruin.does(GM, CallRuin(ANA, words="a face in the bark"))
    assert ruin.refuses(ANA, DeclareReduction(words="I lie")).startswith("EF-REDUCE-11")
    ruin.rolls(1)
    ruin.does(ANA, RollRuin())
    ruin.does(ANA, DeclareReduction(words="I lie"))


@pytest.mark.rule("EF-REDUCE-11")
def test_not_even_the_choice_is_made_with_dice_on_the_table() -> None:
    """EF-R32 Else being lost could be dodged."""
    scene, _ = rolled(6)
    scene.gathers(ANA, skill=True, dark=True)
    for action in (RemoveAnyway(), LeaveIt()):
        assert scene.refuses(ANA, action).startswith("EF-REDUCE-11")


def test_with_the_veil_off_a_drop_betrays_itself() -> None:
    """EF-R23"""
    scene = given(ruin=5, veil=False)
    scene.serves(ANA)
    scene.rolls(2)
    scene.does(ANA, RollReduction())
    assert RuinRemovedOpenly(ANA, 4) in scene.heard_by(None)
    assert scene.view(None).characters[0].ruin == 4


def test_an_unnoticed_reduction_leaves_no_trace_for_others() -> None:
    """EF-R23"""
    scene = given(ruin=5)
    before = [to_json(scene.view(viewer)) for viewer in (BO, CY, None)]
    scene.serves(ANA)
    scene.rolls(2)
    scene.does(ANA, RollReduction())
    assert [to_json(scene.view(viewer)) for viewer in (BO, CY, None)] == before
    assert scene.heard_by(BO) == scene.heard_by(None) == []


def test_a_lost_character_serves_no_more() -> None:
    """EF-R03"""
    scene = given(ruin={ANA: 5})
    scene.serves(ANA)
    scene.does(GM, CorrectRuin(ANA, 1))
    assert scene.state.reductions == []
    assert scene.refuses(ANA, DeclareReduction(words="I lie")).startswith("EF-CHAR-04")


@pytest.mark.rule("EF-REDUCE-08")
def test_what_has_been_corrected_away_meanwhile_is_not_removed_again() -> None:
    scene = given(ruin={ANA: 2}, starting=1, turned=(ANA,))
    scene.does(ANA, DeclareReduction(words="cut the rope"))
    scene.does(GM, AcceptAct(ANA))
    scene.rolls(6)
    scene.does(ANA, RollReduction())
    scene.does(GM, CorrectRuin(ANA, -1))
    assert scene.refuses(ANA, RemoveAnyway()).startswith("EF-REDUCE-08")
    scene.does(ANA, LeaveIt())
    assert scene.ana.ruin == 1
