"""The worked examples of RULES.md about Contests, Ruin rolls, Reductions and the veil, as they stand there."""

from games.enter_the_forest.scene import ANA, BO, CY, GM, given
from lanternwood.games.enter_the_forest.actions import (
    AcceptAct,
    CallRuin,
    Declare,
    DeclareReduction,
    EnterCondition,
    LeaveIt,
    NameWitnesses,
    RemoveAnyway,
    RollReduction,
    RollRuin,
    SealDice,
)
from lanternwood.games.enter_the_forest.events import (
    BetrayalNoticed,
    ContestRolled,
    ContestWon,
    Count,
    DiceCompared,
    DiceRead,
    FaceCompared,
    StandOff,
)
from lanternwood.games.enter_the_forest.view import RiskView


def test_example_10_c_is_out_at_sixes_and_b_beats_a_at_fives() -> None:
    scene = given(3, ruin={ANA: 4, BO: 3, CY: 4})
    scene.contests(ANA, BO, CY)
    scene.does(ANA, SealDice(0))
    scene.does(BO, SealDice(0))
    scene.rolls(6, 6, 3, 1, 6, 6, 5, 6, 5, 5, 5)
    scene.does(CY, SealDice(0))
    assert scene.announced(FaceCompared) == [
        FaceCompared(6, (Count(ANA, 2), Count(BO, 2), Count(CY, 1)), (ANA, BO)),
        FaceCompared(5, (Count(ANA, 0), Count(BO, 1)), (BO,)),
    ]
    assert scene.announced(ContestWon) == [ContestWon(BO, "the map")]


def test_example_11_equal_at_every_face_is_a_stand_off_and_only_a_dark_one_marks() -> None:
    scene = given(2)
    scene.contests(ANA, BO, deadly=True)
    scene.does(ANA, SealDice(0))
    scene.rolls(4, 1, 1, 4)
    scene.does(BO, SealDice(0))
    assert scene.announced(StandOff) == [StandOff("the map")]
    assert scene.announced(ContestWon) == []
    assert (scene.ana.ruin, scene.bo.ruin) == (2, 1)


def test_example_12_five_light_and_three_dark_and_the_second_mark_is_lost_at_the_cap() -> None:
    for highest, winner in ((6, ANA), (2, BO)):
        scene = given(2, ruin={ANA: 5, BO: 2})
        scene.contests(ANA, BO, deadly=True)
        scene.does(ANA, SealDice(2))
        scene.rolls(*[highest] * 5, 1, 1, 6, 6, 6, 2)
        scene.does(BO, SealDice(0))
        mine = [die.colour for die in scene.announced(ContestRolled)[0].dice if die.owner == ANA]
        assert (mine.count("light"), mine.count("dark")) == (5, 3)
        assert scene.announced(ContestWon) == [ContestWon(winner, "the map")]
        assert scene.ana.ruin == 6
        assert scene.ana.lost
        assert scene.refuses(ANA, Declare(False, words="run")).startswith("EF-CHAR-04")


def test_example_13_a_four_leaves_ruin_four_unaffected_and_a_five_turns() -> None:
    scene = given(ruin={ANA: 4})
    scene.does(GM, CallRuin(ANA, words="a face in the bark"))
    scene.rolls(4)
    scene.does(ANA, RollRuin())
    assert (scene.ana.ruin, scene.ana.conditions, scene.state.roll) == (4, [], None)
    scene.does(GM, CallRuin(ANA, words="it speaks"))
    scene.rolls(5)
    scene.does(ANA, RollRuin())
    assert scene.ana.ruin == 5
    assert scene.state.roll is not None
    scene.does(ANA, EnterCondition(words="rooted"))
    assert scene.state.roll is None
    assert scene.ana.conditions == ["rooted"]
    assert scene.ana.turned
    for viewer in (BO, CY, None):
        assert scene.view(viewer).characters[0].ruin is None


def test_example_14_one_unnoticed_and_one_noticed_reduction() -> None:
    scene = given(ruin={ANA: 5}, starting=2)
    scene.serves(ANA, "I drop the lantern")
    scene.rolls(4)
    scene.does(ANA, RollReduction())
    assert scene.ana.ruin == 4
    assert scene.heard_by(BO) == scene.heard_by(CY) == scene.heard_by(None) == []
    scene.serves(ANA, "I burn the map")
    scene.rolls(4)
    scene.does(ANA, RollReduction())
    scene.does(ANA, RemoveAnyway())
    scene.does(GM, NameWitnesses(ANA, (CY,)))
    assert scene.ana.ruin == 3
    assert scene.heard_by(CY) == [BetrayalNoticed(ANA, (CY,), "I burn the map")]
    assert scene.heard_by(BO) == scene.heard_by(None) == []


def test_example_15_no_reduction_at_the_floor_and_none_for_the_never_turned() -> None:
    floor = given(ruin=3, starting=3, turned=(ANA,))
    assert floor.refuses(ANA, DeclareReduction(words="I lie")).startswith("EF-REDUCE-08")
    never = given(ruin=4)
    assert never.refuses(ANA, DeclareReduction(words="I lie")).startswith("EF-REDUCE-01")


def test_example_18_no_second_roll_at_once_since_no_act_has_been_accepted() -> None:
    scene = given(ruin={ANA: 5})
    scene.serves(ANA)
    scene.rolls(6)
    scene.does(ANA, RollReduction())
    scene.does(ANA, LeaveIt())
    assert scene.refuses(ANA, RollReduction()).startswith("EF-REDUCE-10")
    scene.does(ANA, DeclareReduction(words="again"))
    assert scene.refuses(ANA, RollReduction()).startswith("EF-REDUCE-10")
    scene.does(GM, AcceptAct(ANA))
    scene.rolls(1)
    scene.does(ANA, RollReduction())
    assert scene.ana.ruin == 4


def test_example_19_roller_and_game_master_see_the_mark_and_others_the_dice_and_the_result() -> None:
    scene = given(ruin={ANA: 4}, turned=(ANA,))
    scene.gathers(ANA, skill=True, dark=True)
    scene.throws(2, 5)
    scene.closes()
    for viewer in (GM, ANA, BO, CY, None):
        roll = scene.view(viewer).roll
        assert isinstance(roll, RiskView)
        knows = viewer in (GM, ANA)
        assert [die.face for die in roll.passes[0].dice] == [2, 5]
        assert roll.passes[0].compare is True
        assert roll.passes[0].marked == (True if knows else None)
        assert roll.highest == 5
        assert scene.view(viewer).characters[0].ruin == (5 if knows else None)
        assert {DiceCompared(ANA, 5, 2, True), DiceRead(ANA, 5)} <= set(scene.heard_by(viewer))
