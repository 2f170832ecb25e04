"""The Contest roll: treasure-hunters against each other."""

import pytest

from games.enter_the_forest.scene import ANA, BO, CY, GM, Scene, given
from lanternwood.games.enter_the_forest.actions import (
    AgreeStake,
    ClaimEdge,
    Concede,
    DropEdge,
    OfferHelp,
    ProposeContest,
    RefuseStake,
    Reroll,
    SayDanger,
    SealDice,
    StrikeEdge,
    TakeOut,
    WithdrawRoll,
)
from lanternwood.games.enter_the_forest.contest import MOST_EXTRA
from lanternwood.games.enter_the_forest.events import (
    CharacterLost,
    Conceded,
    ContestRolled,
    ContestWon,
    Count,
    DiceSealed,
    FaceCompared,
    RuinMarked,
    StandOff,
)
from lanternwood.games.enter_the_forest.state import Die
from lanternwood.games.enter_the_forest.view import ContestView
from lanternwood.kernel.model import Event, Seat


def all_seal(scene: Scene, *faces: int, **extra: int) -> list[Event]:
    """Everyone seals, in seat order, and the dice fall."""
    happened: list[Event] = []
    seats = [one.seat for one in scene.contest.contenders if one.sealed is None]
    for seat in seats:
        if seat == seats[-1]:
            scene.rolls(*faces)
        happened = scene.does(seat, SealDice(extra.get({ANA: "ana", BO: "bo", CY: "cy"}[seat], 0)))
    return happened


def dice_of(scene: Scene, seat: Seat) -> list[Die]:
    return [die for die in scene.announced(ContestRolled)[-1].dice if die.owner == seat]


def whys(scene: Scene, seat: Seat) -> list[str]:
    return [f"{die.colour} {die.why}" for die in dice_of(scene, seat)]


# Participants and stake


@pytest.mark.rule("EF-CONTEST-01")
def test_a_contest_takes_two_different_treasure_hunters() -> None:
    scene = given()
    for others in ((), (ANA,), (BO, BO), (GM,), (Seat(9),)):
        assert scene.refuses(ANA, ProposeContest(others, words="the map"))
    assert scene.refuses(GM, ProposeContest((ANA, BO), words="the map")).startswith("EF-CONTEST-01")
    scene.does(ANA, ProposeContest((BO, CY), words="the map"))
    assert scene.contest.involved() == [ANA, BO, CY]


@pytest.mark.rule("EF-CONTEST-01")
def test_a_contest_names_what_is_at_stake() -> None:
    assert given().refuses(ANA, ProposeContest((BO,), words=" ")).startswith("EF-CONTEST-01")


@pytest.mark.rule("EF-CONTEST-01")
def test_no_dice_are_gathered_until_all_have_agreed_on_the_stake() -> None:
    scene = given()
    scene.does(ANA, ProposeContest((BO, CY), words="the map"))
    scene.does(GM, SayDanger(False))
    scene.does(BO, AgreeStake())
    for seat in (ANA, BO, CY):
        assert scene.refuses(seat, SealDice(0)).startswith("EF-CONTEST-01")
        assert scene.refuses(seat, ClaimEdge("skills", words="quick hands")).startswith("EF-CONTEST-01")
    scene.does(CY, AgreeStake())
    scene.does(ANA, SealDice(0))


@pytest.mark.rule("EF-CONTEST-01")
def test_whoever_refuses_the_stake_ends_it_without_cost() -> None:
    scene = given()
    scene.does(ANA, ProposeContest((BO,), words="the map"))
    scene.does(BO, RefuseStake())
    assert scene.state.roll is None
    assert scene.state.closed == 0
    assert not scene.announced(ContestWon)


@pytest.mark.rule("EF-CONTEST-16")
def test_whoever_has_agreed_cannot_refuse_the_stake_any_more() -> None:
    scene = given()
    scene.does(ANA, ProposeContest((BO, CY), words="the map"))
    scene.does(BO, AgreeStake())
    assert scene.refuses(BO, RefuseStake()).startswith("EF-CONTEST-16")
    assert scene.refuses(ANA, RefuseStake()).startswith("EF-CONTEST-16")


@pytest.mark.rule("EF-CONTEST-16")
def test_nobody_joins_later() -> None:
    scene = given()
    scene.does(ANA, ProposeContest((BO,), words="the map"))
    assert scene.refuses(CY, AgreeStake()).startswith("EF-CONTEST-01")
    assert scene.refuses(CY, ProposeContest((ANA,), words="the map"))
    scene.does(BO, AgreeStake())
    scene.does(GM, SayDanger(False))
    for action in (SealDice(1), ClaimEdge("skills", words="me too"), Concede()):
        assert "only those in the Contest" in scene.refuses(CY, action)


@pytest.mark.rule("EF-CONTEST-16")
def test_whoever_proposes_a_contest_calls_it_off_until_all_have_agreed() -> None:
    scene = given()
    scene.does(ANA, ProposeContest((BO,), words="the map"))
    assert scene.refuses(BO, WithdrawRoll())
    scene.does(ANA, WithdrawRoll())
    assert scene.state.roll is None
    scene.contests(ANA, BO)
    assert scene.refuses(ANA, WithdrawRoll()).startswith("EF-CONTEST-16")


@pytest.mark.rule("EF-CONTEST-16")
def test_whoever_withdraws_before_the_reveal_concedes_and_one_left_alone_wins_without_dice() -> None:
    scene = given(2)
    scene.contests(ANA, BO, deadly=True)
    scene.does(BO, SealDice(2))
    happened = scene.does(BO, Concede())
    assert happened[:2] == [Conceded(BO), ContestWon(ANA, "the map")]
    assert scene.state.roll is None
    assert not scene.announced(ContestRolled)


@pytest.mark.rule("EF-CONTEST-16")
def test_the_others_go_on_without_whoever_conceded() -> None:
    scene = given(3)
    scene.contests(ANA, BO, CY)
    scene.does(ANA, SealDice(0))
    scene.does(BO, SealDice(0))
    view = scene.view(None).roll
    assert isinstance(view, ContestView)
    assert view.conceded == ()
    scene.rolls(5, 2)
    scene.does(CY, Concede())
    assert scene.announced(ContestWon) == [ContestWon(ANA, "the map")]
    assert {die.owner for die in scene.announced(ContestRolled)[0].dice} == {ANA, BO}


@pytest.mark.rule("EF-CONTEST-16")
def test_nobody_concedes_before_all_have_agreed() -> None:
    scene = given()
    scene.does(ANA, ProposeContest((BO,), words="the map"))
    assert scene.refuses(BO, Concede()).startswith("EF-CONTEST-16")


def test_someone_who_is_away_is_taken_out_and_concedes_nothing() -> None:
    """EF-R30"""
    scene = given(3)
    scene.contests(ANA, BO, CY)
    for seat in (ANA, BO):
        assert scene.refuses(seat, TakeOut(CY)).startswith("EF-R30")
    scene.does(GM, TakeOut(CY))
    assert scene.contest.involved() == [ANA, BO]
    assert scene.contest.conceded == []
    assert not scene.announced(Conceded)


# Gather


@pytest.mark.rule("EF-CONTEST-02")
def test_a_fitting_skill_or_piece_of_equipment_adds_one_light_die() -> None:
    scene = given(2)
    scene.contests(ANA, BO)
    scene.does(ANA, ClaimEdge("equipment", words="a long rope"))
    all_seal(scene, 3, 4, 5)
    assert whys(scene, ANA) == ["light edge", "light ruin"]
    assert whys(scene, BO) == ["light ruin"]


@pytest.mark.rule("EF-CONTEST-02")
def test_one_such_die_at_most_even_if_both_fit() -> None:
    scene = given(2)
    scene.contests(ANA, BO)
    scene.does(ANA, ClaimEdge("skills", words="climbing"))
    assert scene.refuses(ANA, ClaimEdge("equipment", words="a long rope")).startswith("EF-CONTEST-02")
    scene.does(ANA, DropEdge())
    scene.does(ANA, ClaimEdge("equipment", words="a long rope"))
    assert scene.refuses(ANA, ClaimEdge("skills", words="climbing")).startswith("EF-CONTEST-02")


@pytest.mark.rule("EF-CONTEST-02")
def test_the_claim_is_made_in_words_and_dropped_at_will() -> None:
    scene = given(2)
    scene.contests(ANA, BO)
    assert scene.refuses(ANA, ClaimEdge("skills", words="")).startswith("EF-CONTEST-02")
    scene.does(ANA, ClaimEdge("skills", words="climbing"))
    scene.does(ANA, DropEdge())
    all_seal(scene, 4, 5)
    assert whys(scene, ANA) == ["light ruin"]


@pytest.mark.rule("EF-CONTEST-03")
@pytest.mark.parametrize("ruin", [1, 2, 3, 5])
def test_each_takes_one_light_die_for_each_point_of_ruin(ruin: int) -> None:
    scene = given(2, ruin={ANA: ruin, BO: 1})
    scene.contests(ANA, BO)
    all_seal(scene, *[2] * ruin, 3)
    assert whys(scene, ANA) == ["light ruin"] * ruin


@pytest.mark.rule("EF-CONTEST-04")
def test_a_deadly_contest_gives_each_one_dark_die() -> None:
    for deadly in (True, False):
        scene = given(2)
        scene.contests(ANA, BO, deadly=deadly)
        all_seal(scene, *([4, 5, 6, 5] if deadly else [4, 5]))
        for seat in (ANA, BO):
            assert whys(scene, seat) == ["light ruin", *["dark deadly"] * deadly]


@pytest.mark.rule("EF-CONTEST-05")
def test_each_may_take_further_dark_dice_up_to_twelve() -> None:
    scene = given(2)
    scene.contests(ANA, BO)
    assert MOST_EXTRA == 12
    for extra in (-1, 13):
        assert scene.refuses(ANA, SealDice(extra)).startswith("EF-CONTEST-05")
    all_seal(scene, *[5] * 13, *[4] * 2, ana=12, bo=1)
    assert whys(scene, ANA) == ["light ruin", *["dark extra"] * 12]
    assert whys(scene, BO) == ["light ruin", "dark extra"]


@pytest.mark.rule("EF-CONTEST-06")
def test_extra_dice_are_sealed_and_revealed_together_with_the_last() -> None:
    scene = given(3)
    scene.contests(ANA, BO, CY)
    assert scene.does(ANA, SealDice(3)) == [DiceSealed(ANA)]
    for viewer in (GM, BO, CY, None):
        roll = scene.view(viewer).roll
        assert isinstance(roll, ContestView)
        assert [(one.sealed, one.extra) for one in roll.contenders] == [(True, None), (False, None), (False, None)]
    assert scene.does(CY, SealDice(0)) == [DiceSealed(CY)]
    scene.rolls(4, 4, 4, 4, 2, 3)
    happened = scene.does(BO, SealDice(0))
    assert isinstance(happened[1], ContestRolled)


@pytest.mark.rule("EF-CONTEST-06")
def test_what_is_sealed_is_not_changed() -> None:
    scene = given(2)
    scene.contests(ANA, BO)
    scene.does(ANA, SealDice(1))
    for action in (SealDice(2), ClaimEdge("skills", words="climbing")):
        assert scene.refuses(ANA, action).startswith("EF-CONTEST-06")


@pytest.mark.rule("EF-CONTEST-15")
def test_without_any_die_one_takes_a_dark_one_or_withdraws() -> None:
    scene = given(2, ruin={ANA: 0, BO: 1})
    scene.contests(ANA, BO)
    assert scene.refuses(ANA, SealDice(0)).startswith("EF-CONTEST-15")
    roll = scene.view(ANA).roll
    assert isinstance(roll, ContestView)
    assert (roll.contenders[0].others, roll.contenders[0].fewest) == (0, 1)
    scene.does(BO, SealDice(0))
    scene.rolls(6, 3)
    scene.does(ANA, SealDice(1))
    assert whys(scene, ANA) == ["dark extra"]
    again = given(2, ruin={ANA: 0, BO: 1})
    again.contests(ANA, BO)
    again.does(ANA, Concede())
    assert again.announced(ContestWon) == [ContestWon(BO, "the map")]


@pytest.mark.rule("EF-CONTEST-15")
@pytest.mark.parametrize("die", ["deadly", "edge"])
def test_any_other_die_is_enough(die: str) -> None:
    scene = given(2, ruin={ANA: 0, BO: 1})
    scene.contests(ANA, BO, deadly=die == "deadly")
    if die == "edge":
        scene.does(ANA, ClaimEdge("skills", words="climbing"))
    scene.does(ANA, SealDice(0))


@pytest.mark.rule("EF-CONTEST-17")
def test_whether_it_is_deadly_is_the_game_masters_word_before_gathering() -> None:
    scene = given(2)
    scene.does(ANA, ProposeContest((BO,), words="the map"))
    scene.does(BO, AgreeStake())
    for seat in (ANA, BO):
        assert scene.refuses(seat, SayDanger(True)).startswith("EF-CONTEST-17")
        assert scene.refuses(seat, SealDice(0)).startswith("EF-CONTEST-01")
    scene.does(GM, SayDanger(True))
    assert scene.refuses(GM, SayDanger(False)).startswith("EF-CONTEST-17")


@pytest.mark.rule("EF-CONTEST-17")
def test_the_game_master_strikes_a_claim_until_the_reveal() -> None:
    scene = given(2)
    scene.contests(ANA, BO)
    assert scene.refuses(GM, StrikeEdge(ANA)).startswith("EF-CONTEST-17")
    scene.does(ANA, ClaimEdge("skills", words="climbing"))
    scene.does(ANA, SealDice(2))
    assert scene.refuses(BO, StrikeEdge(ANA)).startswith("EF-CONTEST-17")
    scene.does(GM, StrikeEdge(ANA))
    assert scene.refuses(ANA, ClaimEdge("skills", words="climbing")).startswith("EF-CONTEST-17")
    all_seal(scene, 4, 5)
    assert whys(scene, ANA) == ["light ruin"]


@pytest.mark.rule("EF-CONTEST-17")
def test_a_struck_claim_leaves_the_other_source_open() -> None:
    scene = given(2)
    scene.contests(ANA, BO)
    scene.does(ANA, ClaimEdge("skills", words="climbing"))
    scene.does(GM, StrikeEdge(ANA))
    scene.does(ANA, ClaimEdge("equipment", words="a long rope"))


# Roll and compare


@pytest.mark.rule("EF-CONTEST-07")
def test_all_roll_once_and_the_contest_is_closed_with_no_re_roll_and_no_help() -> None:
    scene = given(3)
    scene.contests(ANA, BO, deadly=True)
    assert scene.refuses(CY, OfferHelp()).startswith("EF-HELP-02")
    all_seal(scene, 4, 5, 3, 2)
    assert scene.state.roll is None
    assert scene.state.closed == 1
    assert len(scene.announced(ContestRolled)) == 1
    assert scene.refuses(BO, Reroll()).startswith("EF-RISK-19")


@pytest.mark.rule("EF-CONTEST-08")
def test_most_sixes_win_light_and_dark_together() -> None:
    scene = given(2, ruin=2)
    scene.contests(ANA, BO, deadly=True)
    happened = all_seal(scene, 6, 5, 5, 2, 6, 6)
    assert FaceCompared(6, (Count(ANA, 1), Count(BO, 2)), (BO,)) in happened
    assert ContestWon(BO, "the map") in happened


@pytest.mark.rule("EF-CONTEST-08")
def test_the_higher_sum_does_not_win() -> None:
    scene = given(2, ruin={ANA: 3, BO: 1})
    scene.contests(ANA, BO)
    all_seal(scene, 5, 5, 5, 6)
    assert scene.announced(ContestWon) == [ContestWon(BO, "the map")]


@pytest.mark.rule("EF-CONTEST-09")
@pytest.mark.parametrize("face", [5, 4, 3, 2, 1])
def test_those_who_tie_compare_the_next_face_down(face: int) -> None:
    """Equal in all faces above this one, Bo has one more of it."""
    shared = list(range(6, face, -1))
    scene = given(2, ruin=len(shared))
    scene.contests(ANA, BO)
    scene.does(BO, ClaimEdge("skills", words="climbing"))
    all_seal(scene, *shared, face, *shared)
    compared = scene.announced(FaceCompared)
    assert [one.face for one in compared] == list(range(6, face - 1, -1))
    assert compared[-1].stay == (BO,)
    assert scene.announced(ContestWon) == [ContestWon(BO, "the map")]


@pytest.mark.rule("EF-CONTEST-09")
def test_no_face_is_compared_after_one_is_left() -> None:
    scene = given(2)
    scene.contests(ANA, BO)
    all_seal(scene, 6, 5)
    assert [one.face for one in scene.announced(FaceCompared)] == [6]


@pytest.mark.rule("EF-CONTEST-10")
def test_whoever_is_out_at_one_face_does_not_return_at_a_later_one() -> None:
    scene = given(3, ruin={ANA: 2, BO: 2, CY: 4})
    scene.contests(ANA, BO, CY)
    all_seal(scene, 6, 2, 6, 3, 5, 5, 5, 5)
    fives = next(one for one in scene.announced(FaceCompared) if one.face == 5)
    assert [count.seat for count in fives.counts] == [ANA, BO]
    assert scene.announced(ContestWon) == [ContestWon(BO, "the map")]


@pytest.mark.rule("EF-CONTEST-11")
def test_a_full_tie_is_a_stand_off_that_settles_nothing() -> None:
    scene = given(2, ruin=2)
    scene.contests(ANA, BO)
    happened = all_seal(scene, 3, 1, 1, 3)
    assert StandOff("the map") in happened
    assert not scene.announced(ContestWon)
    assert scene.state.roll is None


def test_after_a_stand_off_a_new_contest_gathers_its_dice_afresh() -> None:
    """EF-R15"""
    scene = given(2)
    scene.contests(ANA, BO)
    scene.does(ANA, ClaimEdge("skills", words="climbing"))
    all_seal(scene, 3, 1, 1, 3, bo=1)
    assert scene.announced(StandOff)
    scene.contests(BO, ANA)
    assert [(one.edge, one.sealed) for one in scene.contest.contenders] == [(None, None), (None, None)]


@pytest.mark.rule("EF-CONTEST-11", "EF-CONTEST-10")
def test_two_of_three_may_stand_off() -> None:
    scene = given(3)
    scene.contests(ANA, BO, CY)
    all_seal(scene, 4, 3, 4)
    assert scene.announced(StandOff)
    assert scene.announced(FaceCompared)[-1].stay == (ANA, CY)


# Dark ones


@pytest.mark.rule("EF-CONTEST-12")
def test_each_dark_one_marks_its_owner_winner_or_not() -> None:
    scene = given(2)
    scene.contests(ANA, BO, deadly=True)
    all_seal(scene, 6, 1, 1, 2, 1, ana=1)
    assert scene.announced(ContestWon) == [ContestWon(ANA, "the map")]
    assert (scene.ana.ruin, scene.bo.ruin) == (3, 2)


@pytest.mark.rule("EF-CONTEST-12")
def test_nobody_is_marked_by_the_dice_of_another() -> None:
    scene = given(2)
    scene.contests(ANA, BO, deadly=True)
    all_seal(scene, 6, 1, 2, 5)
    assert (scene.ana.ruin, scene.bo.ruin) == (2, 1)


@pytest.mark.rule("EF-CONTEST-13")
def test_marks_come_after_the_winner_is_known_and_add_no_dice() -> None:
    scene = given(2)
    scene.contests(ANA, BO, deadly=True)
    happened = all_seal(scene, 6, 1, 5, 2)
    assert happened.index(ContestWon(ANA, "the map")) < happened.index(RuinMarked(ANA, 2))
    assert len(dice_of(scene, ANA)) == 2


@pytest.mark.rule("EF-CONTEST-13", "EF-CONTEST-12")
def test_whoever_is_lost_by_it_has_still_won() -> None:
    scene = given(2, ruin={ANA: 5, BO: 1})
    scene.contests(ANA, BO, deadly=True)
    happened = all_seal(scene, 6, 6, 6, 6, 6, 1, 2, 3)
    assert happened.index(ContestWon(ANA, "the map")) < happened.index(CharacterLost(ANA))
    assert scene.ana.lost


@pytest.mark.rule("EF-CONTEST-14")
def test_a_light_one_marks_nothing() -> None:
    scene = given(2, ruin=3)
    scene.contests(ANA, BO)
    scene.does(ANA, ClaimEdge("skills", words="climbing"))
    all_seal(scene, 1, 1, 1, 1, 1, 1, 1)
    assert (scene.ana.ruin, scene.bo.ruin) == (3, 3)
