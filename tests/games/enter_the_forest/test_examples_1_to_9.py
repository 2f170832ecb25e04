"""The worked examples 1 to 9, 16, 17 and 20 of RULES.md, section 7, as scenes."""

import pytest

from games.enter_the_forest.scene import ANA, BO, CY, GM, given
from lanternwood.games.enter_the_forest import GAME
from lanternwood.games.enter_the_forest.actions import (
    AcceptBargain,
    AcceptHelp,
    CallRuin,
    ClaimSkill,
    CloseWindow,
    Declare,
    DeclareReduction,
    DescribeFailure,
    DescribeSuccess,
    DropDark,
    Expose,
    OfferBargain,
    OfferHelp,
    OrderDark,
    ProposeContest,
    ProposeRuin,
    Reroll,
    RollDice,
    Stand,
    UseHelp,
    Waive,
)
from lanternwood.games.enter_the_forest.events import (
    BargainCameTrue,
    CharacterLost,
    DiceCompared,
    DiceRead,
    HelpMatched,
    RuinStepPassed,
    RuinStepPassedUnseen,
)
from lanternwood.games.enter_the_forest.odds_shown import Exact
from lanternwood.games.enter_the_forest.state import Promise
from lanternwood.games.enter_the_forest.view import RiskView
from lanternwood.kernel.model import Viewer


@pytest.mark.rule("EF-RISK-13")
@pytest.mark.rule("EF-RISK-16")
@pytest.mark.rule("EF-RISK-18")
@pytest.mark.rule("EF-RISK-26")
def test_example_1() -> None:
    # Given Ruin 2, pool one light (skill) and one dark.
    scene = given(ruin=2)
    scene.gathers(ANA, skill=True, dark=True)
    # When light 4, dark 5.
    scene.rolls(4, 5)
    scene.does(ANA, RollDice())
    scene.does(ANA, CloseWindow())
    # Then Compare YES, 5 > 2, Ruin 3, Read 5: success with complication; no re-roll button.
    assert scene.announced(DiceCompared) == [DiceCompared(ANA, 5, 4, True)]
    assert scene.announced(RuinStepPassed) == [RuinStepPassed(ANA, 5, 2, True)]
    assert scene.ana.ruin == 3
    assert scene.announced(DiceRead) == [DiceRead(ANA, 5)]
    assert Reroll() not in GAME.choices(scene.state, ANA)
    scene.does(ANA, DescribeSuccess(words="across"))
    assert scene.state.roll is not None  # the complication is still to be told


@pytest.mark.rule("EF-RISK-13")
@pytest.mark.rule("EF-RISK-16")
@pytest.mark.rule("EF-RISK-18")
@pytest.mark.rule("EF-RISK-24")
def test_example_2() -> None:
    # Given Ruin 3, one light, one dark.
    scene = given(ruin=3)
    scene.gathers(ANA, skill=True, dark=True)
    # When light 3, dark 3.
    scene.throws(3, 3)
    scene.closes()
    # Then Compare YES by the tie, 3 is not above 3, no mark, Read 3: fail, no re-roll.
    assert scene.announced(DiceCompared) == [DiceCompared(ANA, 3, 3, True)]
    assert scene.announced(RuinStepPassed) == [RuinStepPassed(ANA, 3, 3, False)]
    assert scene.ana.ruin == 3
    assert scene.announced(DiceRead) == [DiceRead(ANA, 3)]
    assert Reroll() not in GAME.choices(scene.state, ANA)
    scene.does(GM, DescribeFailure(words="the ice breaks"))


@pytest.mark.rule("EF-RISK-14")
@pytest.mark.rule("EF-RISK-19")
@pytest.mark.rule("EF-RISK-20")
@pytest.mark.rule("EF-RISK-21")
def test_example_3() -> None:
    # Given two light dice (skill, bargain), no dark, Ruin 1.
    scene = given(ruin=1)
    scene.gathers(ANA, skill=True, bargain=True)
    # When 2 and 3 are rolled and the player re-rolls, giving light 5 and 1, dark 4.
    scene.throws(2, 3)
    scene.rerolls(5, 1, 4)
    scene.closes()
    # Then first Compare NO; three dice in the second pass; Compare NO (4 < 5), Ruin stays 1;
    assert scene.announced(DiceCompared) == [DiceCompared(ANA, None, 3, False), DiceCompared(ANA, 4, 5, False)]
    assert len(scene.risk.passes[1].dice) == 3
    assert scene.ana.ruin == 1
    # the player may re-roll again with two dark dice
    assert Reroll() in GAME.choices(scene.state, ANA)
    roll = scene.view(ANA).roll
    assert isinstance(roll, RiskView)
    assert roll.odds is not None
    assert roll.odds.dark == 2
    # or stand on 5: complication.
    scene.does(ANA, Stand())
    assert scene.announced(DiceRead) == [DiceRead(ANA, 5)]
    scene.does(ANA, DescribeSuccess(words="across"))
    assert scene.state.roll is not None


@pytest.mark.rule("EF-RISK-16")
@pytest.mark.rule("EF-RISK-23")
@pytest.mark.rule("EF-RISK-29")
@pytest.mark.rule("EF-CHAR-04")
def test_example_4() -> None:
    # Given Ruin 5, one light, no dark, first pass 2.
    scene = given(ruin={ANA: 5})
    scene.gathers(ANA, skill=True)
    scene.throws(2)
    # When the player re-rolls: light 1, dark 6.
    scene.rerolls(1, 6)
    scene.closes()
    # Then Compare YES, 6 > 5, Ruin 6, lost;
    assert scene.announced(DiceCompared)[1] == DiceCompared(ANA, 6, 1, True)
    assert scene.announced(RuinStepPassedUnseen) == [RuinStepPassedUnseen(ANA, 6, 5, True)]
    assert (scene.ana.ruin, scene.ana.lost) == (6, True)
    assert scene.announced(CharacterLost) == [CharacterLost(ANA)]
    # Read 6: success described as the last act;
    assert scene.announced(DiceRead) == [DiceRead(ANA, 6)]
    scene.does(ANA, DescribeSuccess(words="I hold the door"))
    # every later roll by this character is refused.
    for action in (
        Declare(False, words="run"),
        ProposeContest((BO,), words="the map"),
        ProposeRuin(words="I see it"),
        DeclareReduction(words="I burn it"),
    ):
        assert scene.refuses(ANA, action).startswith("EF-CHAR-04:")
    assert scene.refuses(GM, CallRuin(ANA, words="you see it")).startswith("EF-CHAR-04:")
    scene.gathers(BO, dark=True)
    assert scene.refuses(ANA, OfferHelp()).startswith("EF-CHAR-04:")


@pytest.mark.rule("EF-RISK-07")
@pytest.mark.rule("EF-RISK-08")
def test_example_5() -> None:
    # Given a Ritual with a skill die.
    scene = given()
    scene.does(ANA, Declare(True, words="wake the stones"))
    scene.does(GM, Waive())
    scene.does(ANA, ClaimSkill("occupation", words="witch"))
    # When the player tries to roll without a dark die. Then refused, reason "Ritual".
    assert scene.refuses(ANA, DropDark()).startswith("EF-RISK-07: Ritual")
    scene.throws(3, 2)
    scene.closes()
    scene.finishes()
    # When the GM instead orders it for a task that is no Ritual, then the same, reason "GM".
    scene.gathers(ANA, skill=True)
    scene.does(GM, OrderDark())
    assert scene.refuses(ANA, DropDark()).startswith("EF-RISK-08: GM")
    scene.throws(3, 2)


@pytest.mark.rule("EF-RISK-04")
@pytest.mark.rule("EF-RISK-28")
def test_example_6() -> None:
    # Given two bargains offered, from the GM and from a player.
    scene = given()
    scene.gathers(ANA)
    scene.does(GM, OfferBargain(words="your boots"))
    scene.does(BO, OfferBargain(words="your name"))
    # When the roller accepts the first and then the second. Then the second acceptance is refused;
    scene.does(ANA, AcceptBargain(0))
    assert scene.refuses(ANA, AcceptBargain(1)) == "EF-RISK-04: one bargain at most"
    # one bargain die only;
    scene.throws(2)
    assert [die.why for die in scene.risk.passes[0].dice] == ["bargain"]
    # after Read 2 (fail) the bargain text is still logged as due.
    scene.does(ANA, Stand())
    assert scene.announced(DiceRead) == [DiceRead(ANA, 2)]
    scene.does(GM, DescribeFailure(words="no"))
    assert scene.announced(BargainCameTrue) == [BargainCameTrue(ANA, GM, "your boots")]
    assert scene.state.promises == [Promise(ANA, GM, "your boots")]


@pytest.mark.rule("EF-HELP-06")
@pytest.mark.rule("EF-HELP-07")
@pytest.mark.rule("EF-HELP-08")
@pytest.mark.rule("EF-RISK-13")
@pytest.mark.rule("EF-RISK-16")
def test_example_7() -> None:
    # Given roller Ruin 1 with one light, one dark; Ana's offer accepted before the roll, exposure stated.
    scene = given(ruin=1)
    scene.gathers(BO, skill=True, dark=True)
    scene.does(ANA, OfferHelp())
    scene.does(BO, AcceptHelp(ANA))
    scene.does(ANA, Expose(words="I wade in"))
    # When light 2, dark 4, help 4.
    scene.throws(2, 4, 4)
    scene.closes()
    # Then help equals a dark die: Ana marks one;
    assert scene.announced(HelpMatched) == [HelpMatched(ANA, 4)]
    assert scene.ana.ruin == 2
    # the roller uses the 4: highest light 4, Compare YES by tie, 4 > 1, roller marks one,
    assert scene.announced(DiceCompared) == [DiceCompared(BO, 4, 4, True)]
    assert scene.announced(RuinStepPassed) == [RuinStepPassed(BO, 4, 1, True)]
    assert scene.bo.ruin == 2
    # Read 4: complication.
    assert scene.announced(DiceRead) == [DiceRead(BO, 4)]
    scene.does(BO, DescribeSuccess(words="across"))
    assert scene.state.roll is not None


@pytest.mark.rule("EF-HELP-09")
@pytest.mark.rule("EF-HELP-10")
def test_example_8() -> None:
    """EF-R24"""
    # Given Ruin 1; light 2, dark 4 on the table, window open.
    scene = given(ruin=1)
    scene.gathers(ANA, skill=True, dark=True)
    scene.throws(2, 4)
    # When Bo helps and rolls 5, the roller uses it, closes the window,
    scene.helped_by(BO, 5)
    scene.closes()
    # (pass one: no match, Compare NO (4 < 5), no Ruin)
    assert scene.announced(HelpMatched) == []
    assert scene.announced(DiceCompared) == [DiceCompared(ANA, 4, 5, False)]
    assert (scene.ana.ruin, scene.bo.ruin) == (1, 1)
    # then re-rolls: light 3, dark 5 and 2.
    scene.rerolls(3, 5, 2)
    # Then pass two: help die is still 5, matches the dark 5, Bo marks one;
    assert [help.die and help.die.face for help in scene.risk.helps] == [5]
    scene.closes()
    assert scene.announced(HelpMatched) == [HelpMatched(BO, 5)]
    assert scene.bo.ruin == 2
    # roller uses 5: Compare YES by tie, 5 > 1, marks one; Read 5.
    assert scene.announced(DiceCompared)[1] == DiceCompared(ANA, 5, 5, True)
    assert scene.announced(RuinStepPassed) == [RuinStepPassed(ANA, 5, 1, True)]
    assert scene.ana.ruin == 2
    assert scene.announced(DiceRead) == [DiceRead(ANA, 5)]


@pytest.mark.rule("EF-HELP-02")
@pytest.mark.rule("EF-HELP-03")
def test_example_9() -> None:
    # Given a Risk roll with two light dice and no dark.
    scene = given()
    scene.gathers(ANA, skill=True, bargain=True)
    # When a player offers help. Then refused.
    assert scene.refuses(BO, OfferHelp()).startswith("EF-HELP-02:")
    scene.throws(2, 3)
    assert scene.refuses(BO, OfferHelp()).startswith("EF-HELP-02:")
    # When the roller re-rolls (now one dark) and the offer is repeated in the new window, then it is allowed.
    scene.rerolls(2, 3, 4)
    scene.does(BO, OfferHelp())


@pytest.mark.rule("EF-UI-12")
@pytest.mark.parametrize("viewer", [ANA, GM, BO, None])
def test_example_16(viewer: Viewer) -> None:
    # Given pool L1 D1 at Ruin 2.
    scene = given(ruin=2)
    scene.gathers(ANA, skill=True, dark=True)
    # When the odds view is opened.
    shown = scene.view(viewer)
    assert isinstance(shown.roll, RiskView)
    odds = shown.roll.odds
    assert odds is not None
    assert (odds.light, odds.dark, shown.characters[0].ruin) == (1, 1, 2)
    # Then P0 shows fail 1/4, complication 4/9, success 11/36, mark 1/2;
    p0, p1 = odds.stand, odds.policies[0]
    assert (p0.fail, p0.complication, p0.success) == (Exact(1, 4), Exact(4, 9), Exact(11, 36))
    assert p0.marks[2] == Exact(1, 2)
    # P1 shows 17/96, 625/1296, 883/2592.
    assert (p1.fail, p1.complication, p1.success) == (Exact(17, 96), Exact(625, 1296), Exact(883, 2592))


@pytest.mark.rule("EF-REDUCE-11")
@pytest.mark.rule("EF-RISK-16")
@pytest.mark.rule("EF-RISK-29")
def test_example_17() -> None:
    # Given Ruin 5, turned, own Risk roll open with light 3, dark 6 on the table.
    scene = given(ruin={ANA: 5})
    assert scene.ana.turned
    scene.gathers(ANA, skill=True, dark=True)
    scene.throws(3, 6)
    # When the player tries a Reduction first. Then refused;
    refused = scene.refuses(ANA, DeclareReduction(words="I break the seal"))
    assert refused == "EF-REDUCE-11: not while you have a part in an open roll"
    # the window closes, 6 > 5, Ruin 6, lost, Read 6.
    scene.closes()
    assert scene.announced(RuinStepPassedUnseen) == [RuinStepPassedUnseen(ANA, 6, 5, True)]
    assert (scene.ana.ruin, scene.ana.lost) == (6, True)
    assert scene.announced(DiceRead) == [DiceRead(ANA, 6)]


@pytest.mark.rule("EF-RISK-12")
def test_example_20() -> None:
    # Given a table with one player.
    scene = given(players=1)
    scene.gathers(ANA, skill=True, dark=True)
    # When they roll light and dark. Then no help window opens and Compare follows at once.
    scene.throws(4, 2)
    assert scene.announced(DiceCompared) == [DiceCompared(ANA, 2, 4, False)]
    assert scene.risk.stage == "risk"
    assert CloseWindow() not in GAME.choices(scene.state, ANA)


@pytest.mark.rule("EF-HELP-07")
def test_example_7_if_the_roller_leaves_the_4_out() -> None:
    """EF-R29: Ana marks all the same; the roller's own 2 is beaten, which here comes to the same."""
    scene = given(ruin=1)
    scene.gathers(BO, skill=True, dark=True)
    scene.helped_by(ANA)
    scene.throws(2, 4, 4)
    scene.does(BO, UseHelp(ANA, False))
    scene.closes()
    assert scene.announced(DiceCompared) == [DiceCompared(BO, 4, 2, True)]
    assert [scene.of(seat).ruin for seat in (ANA, BO, CY)] == [2, 2, 1]
