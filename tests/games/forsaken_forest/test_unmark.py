"""R97: whoever has begun to name the Territories of a card may think better of it."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, given, player
from lanternwood.games.forsaken_forest.actions import Announce, EndActionPhase, Mark, Pass, Unmark
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.frames import ActionPhase
from lanternwood.kernel.model import IllegalAction

FOUR = (player("press-on", "sprint"), player("deny-fate"), player(), player(role="forsaken"))
BEGIN = Mark(CARD["press-on"], AT(1, 1))


def test_what_was_marked_is_taken_back_and_the_card_stays() -> None:
    scene = given(*FOUR)
    before = scene.offered(ANA)
    heard = len(scene.heard)
    scene.when(ANA, BEGIN)
    assert scene.view(ANA).marked == (AT(1, 1),)
    assert scene.offered(ANA)[-1] == Unmark()
    scene.when(ANA, Unmark())
    assert (scene.view(ANA).draft, scene.view(ANA).marked) == (None, ())
    assert scene.offered(ANA) == before
    assert scene.hand(ANA) == ["press-on", "sprint"]
    assert len(scene.heard) == heard, "nobody hears of it"
    scene.when(ANA, EndActionPhase())


def test_nobody_else_sees_any_of_it() -> None:
    scene = given(*FOUR)
    before = scene.view(BO)
    assert scene.when(ANA, BEGIN).view(BO) == before
    assert scene.when(ANA, Unmark()).view(BO) == before


@pytest.mark.rule("FF-TURN-04", "FF-GEN-07")
def test_nobody_else_goes_on_with_it() -> None:
    """Not even with a card of that kind in hand."""
    scene = given(player("press-on"), player("press-on"), player(), player(role="forsaken")).when(ANA, BEGIN)
    for action in (Mark(CARD["press-on"], AT(2, 2)), Announce()):
        with pytest.raises(IllegalAction):
            scene.when(BO, action)
    assert scene.view(ANA).marked == (AT(1, 1),)
    scene.refused(BO, Mark(CARD["press-on"], AT(2, 2)), "FF-TURN-04")


def test_there_must_be_something_to_take_back() -> None:
    scene = given(*FOUR)
    scene.refused(ANA, Unmark(), "FF-TURN-08")
    scene.when(ANA, BEGIN)
    scene.refused(BO, Unmark(), "FF-TURN-08")
    scene.when(BO, Pass())


def test_minds_change_20_times_in_an_action_phase() -> None:
    scene = given(*FOUR)
    for _ in range(ActionPhase.MOST):
        scene.when(ANA, BEGIN).when(ANA, Unmark())
    scene.when(ANA, BEGIN)
    assert Unmark() not in scene.offered(ANA)
    scene.refused(ANA, Unmark(), "FF-GEN-07")
