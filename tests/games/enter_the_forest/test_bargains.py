"""EF-RISK-04 and 28: Devil's Bargains (EF-R07)."""

import pytest

from games.enter_the_forest.scene import ANA, BO, CY, GM, Scene, given
from lanternwood.games.enter_the_forest import GAME
from lanternwood.games.enter_the_forest.actions import (
    AcceptBargain,
    DeclineBargain,
    DescribeFailure,
    GrantSuccess,
    ObjectToBargain,
    OfferBargain,
    RollDice,
    Stand,
    WithdrawRoll,
)
from lanternwood.games.enter_the_forest.events import (
    BargainAccepted,
    BargainCameTrue,
    BargainCancelled,
    BargainDeclined,
    BargainOffered,
    RollClosed,
)
from lanternwood.games.enter_the_forest.state import Bargain, Promise
from lanternwood.kernel.model import Seat


def offered(*prices: tuple[Seat, str], skill: bool = False) -> Scene:
    """Ana gathers, and these bargains are on offer."""
    scene = given()
    scene.gathers(ANA, skill=skill)
    for seat, words in prices:
        scene.does(seat, OfferBargain(words=words))
    return scene


def standings(scene: Scene) -> list[str]:
    return [bargain.standing for bargain in scene.risk.bargains]


@pytest.mark.rule("EF-RISK-04")
@pytest.mark.parametrize("author", [GM, BO, CY])
def test_accepting_a_bargain_of_the_game_master_or_another_player_is_one_light_die(author: Seat) -> None:
    scene = offered((author, " your boots are gone "))
    assert scene.announced(BargainOffered) == [BargainOffered(author, "your boots are gone")]
    assert scene.refuses(ANA, RollDice()).startswith("EF-RISK-10:")
    scene.does(ANA, AcceptBargain(0))
    assert scene.announced(BargainAccepted) == [BargainAccepted(author, "your boots are gone")]
    scene.throws(4)
    assert [(die.colour, die.why, die.owner) for die in scene.risk.passes[0].dice] == [("light", "bargain", ANA)]


@pytest.mark.rule("EF-RISK-04")
def test_one_bargain_at_most() -> None:
    """EF-R07"""
    scene = offered((GM, "your boots"), (BO, "your name"))
    scene.does(ANA, AcceptBargain(1))
    assert scene.refuses(ANA, AcceptBargain(0)) == "EF-RISK-04: one bargain at most"
    assert scene.refuses(ANA, AcceptBargain(1)) == "EF-RISK-04: one bargain at most"
    scene.throws(4)
    assert len(scene.risk.passes[0].dice) == 1


@pytest.mark.rule("EF-RISK-04")
def test_several_bargains_may_be_offered_and_declined() -> None:
    """EF-R07"""
    scene = offered((GM, "your boots"), (BO, "your name"), (CY, "your map"), (GM, "your lamp"))
    scene.does(ANA, DeclineBargain(0))
    scene.does(ANA, AcceptBargain(2))
    scene.does(ANA, DeclineBargain(3))
    assert standings(scene) == ["declined", "offered", "accepted", "declined"]
    assert scene.announced(BargainDeclined) == [BargainDeclined(GM, "your boots"), BargainDeclined(GM, "your lamp")]
    scene.does(GM, OfferBargain(words="your tongue"))
    assert scene.risk.bargains[4] == Bargain(GM, "your tongue")


@pytest.mark.rule("EF-RISK-04")
def test_a_declined_bargain_cannot_be_accepted_and_an_accepted_one_not_declined() -> None:
    scene = offered((GM, "your boots"), (BO, "your name"))
    scene.does(ANA, DeclineBargain(0))
    gone = "EF-RISK-04: no such bargain is on offer"
    assert scene.refuses(ANA, AcceptBargain(0)) == gone
    assert scene.refuses(ANA, AcceptBargain(2)) == gone
    assert scene.refuses(ANA, AcceptBargain(-1)) == gone
    scene.does(ANA, AcceptBargain(1))
    assert scene.refuses(ANA, DeclineBargain(1)) == gone


@pytest.mark.rule("EF-RISK-04")
def test_nobody_bargains_with_themselves_and_only_the_roller_accepts() -> None:
    scene = offered((GM, "your boots"))
    assert scene.refuses(ANA, OfferBargain(words="my boots")) == "EF-RISK-04: that is for the others to say"
    for seat in (GM, BO):
        assert scene.refuses(seat, AcceptBargain(0)) == "EF-RISK-04: that is the roller's to do"
        assert scene.refuses(seat, DeclineBargain(0)) == "EF-RISK-04: that is the roller's to do"


@pytest.mark.rule("EF-RISK-04")
def test_a_bargain_has_a_price_in_words() -> None:
    assert offered().refuses(GM, OfferBargain(words=" ")).startswith("EF-RISK-04:")


@pytest.mark.rule("EF-RISK-04")
def test_bargains_are_offered_and_accepted_while_dice_are_gathered() -> None:
    """EF-R07"""
    scene = offered((GM, "your boots"), skill=True)
    scene.throws(4)
    late = "EF-RISK-04: bargains are offered while dice are gathered"
    assert scene.refuses(GM, OfferBargain(words="your name")) == late
    assert scene.refuses(ANA, AcceptBargain(0)) == "EF-RISK-04: the dice are rolled"
    scene.rerolls(4, 1)
    assert scene.refuses(GM, OfferBargain(words="your name")) == late
    assert scene.refuses(ANA, AcceptBargain(0)) == "EF-RISK-04: the dice are rolled"


@pytest.mark.rule("EF-RISK-04")
def test_whoever_a_bargain_touches_may_object_and_its_die_goes_back() -> None:
    """EF-R07"""
    scene = offered((GM, "Bo loses the map"), (GM, "your boots"), skill=True)
    scene.does(ANA, AcceptBargain(0))
    scene.does(BO, ObjectToBargain(0))
    assert standings(scene) == ["cancelled", "offered"]
    assert scene.announced(BargainCancelled) == [BargainCancelled(BO, "Bo loses the map")]
    assert scene.refuses(ANA, AcceptBargain(0)) == "EF-RISK-04: no such bargain is on offer"
    scene.throws(4)
    assert [die.why for die in scene.risk.passes[0].dice] == ["skill"]
    scene.finishes()
    assert scene.state.promises == []


@pytest.mark.rule("EF-RISK-04")
def test_after_an_objection_another_bargain_may_be_accepted() -> None:
    """EF-R07"""
    scene = offered((GM, "Bo loses the map"), (CY, "your boots"))
    scene.does(ANA, AcceptBargain(0))
    scene.does(BO, ObjectToBargain(0))
    scene.does(ANA, AcceptBargain(1))
    scene.throws(6)
    assert [die.why for die in scene.risk.passes[0].dice] == ["bargain"]


@pytest.mark.rule("EF-RISK-04")
def test_an_objection_may_come_before_the_bargain_is_accepted() -> None:
    """EF-R07: else a quick roller would leave no time for it."""
    scene = offered((GM, "Bo loses the map"))
    scene.does(BO, ObjectToBargain(0))
    assert standings(scene) == ["cancelled"]
    assert scene.refuses(ANA, AcceptBargain(0)) == "EF-RISK-04: no such bargain is on offer"


@pytest.mark.rule("EF-RISK-04")
def test_objections_come_from_the_other_characters_before_the_dice_are_rolled() -> None:
    """EF-R07"""
    scene = offered((GM, "Bo loses the map"), (GM, "your boots"))
    scene.does(ANA, AcceptBargain(0))
    for seat in (ANA, GM):
        assert scene.refuses(seat, ObjectToBargain(0)) == "EF-R07: another player objects, for their own character"
    scene.does(ANA, DeclineBargain(1))
    for index in (1, 2, -1):
        assert scene.refuses(BO, ObjectToBargain(index)) == "EF-R07: there is no such bargain"
    scene.throws(4)
    assert scene.refuses(BO, ObjectToBargain(0)) == "EF-R07: the dice are rolled; the bargain holds"
    scene.rerolls(6, 1)
    assert scene.refuses(BO, ObjectToBargain(0)) == "EF-R07: the dice are rolled; the bargain holds"


# It comes true


@pytest.mark.rule("EF-RISK-28")
@pytest.mark.parametrize("face", range(1, 7))
def test_an_accepted_bargain_comes_true_whatever_the_result(face: int) -> None:
    """EF-R07"""
    scene = offered((BO, "your boots"))
    scene.does(ANA, AcceptBargain(0))
    scene.throws(face)
    assert scene.state.promises == []
    scene.finishes()
    assert scene.state.promises == [Promise(ANA, BO, "your boots")]
    assert scene.announced(BargainCameTrue) == [BargainCameTrue(ANA, BO, "your boots")]
    assert scene.view(CY).promises == (Promise(ANA, BO, "your boots"),)
    assert scene.announced(RollClosed) == [RollClosed(1, ANA)]


@pytest.mark.rule("EF-RISK-28")
def test_it_comes_true_after_a_re_roll_and_after_a_granted_success_too() -> None:
    scene = offered((GM, "your boots"))
    scene.does(ANA, AcceptBargain(0))
    scene.throws(5)
    scene.rerolls(3, 2)
    scene.closes()
    scene.does(ANA, Stand())
    scene.does(GM, GrantSuccess(words="but you are seen"))
    assert scene.state.promises == [Promise(ANA, GM, "your boots")]


@pytest.mark.rule("EF-RISK-28")
def test_it_comes_true_once_and_only_what_was_accepted() -> None:
    scene = offered((GM, "your boots"), (BO, "your name"), skill=True)
    scene.does(ANA, AcceptBargain(1))
    scene.throws(1, 2)
    scene.does(ANA, Stand())
    scene.does(GM, DescribeFailure(words="no"))
    scene.gathers(CY, skill=True)
    scene.throws(1)
    scene.finishes()
    assert scene.state.promises == [Promise(ANA, BO, "your name")]


@pytest.mark.rule("EF-RISK-28")
@pytest.mark.rule("EF-HELP-16")
def test_a_bargain_lapses_with_a_roll_that_is_withdrawn() -> None:
    scene = offered((GM, "your boots"))
    scene.does(ANA, AcceptBargain(0))
    scene.does(ANA, WithdrawRoll())
    assert scene.state.promises == []
    assert scene.announced(BargainCameTrue) == []
    scene.gathers(ANA)
    assert scene.risk.bargains == []
    assert RollDice() not in GAME.choices(scene.state, ANA)
