"""FF-TALK: who may talk and when, and that talk moves nothing."""

from typing import get_args

import pytest

from games.forsaken_forest.scene import ANA, BO, CY, DI, Scene, given, next_step, night, player
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import AnyAction, ChoosePlayer, EndPlea
from lanternwood.games.forsaken_forest.events import StatementMade
from lanternwood.games.forsaken_forest.statements import (
    AnyStatement,
    AskAbout,
    ClaimHand,
    ClaimNoWander,
    ClaimRole,
    ClaimTeam,
    Say,
    VoteIntent,
)
from lanternwood.games.forsaken_forest.winning import end_game
from lanternwood.kernel.model import Public, Seat, Spoken

HELLO = Say(ClaimRole("commonfolk"))


def table(phase: str = "action") -> Scene:
    return given(player(), player(), player(), player(role="forsaken"), phase=phase)


def says(scene: Scene, seat: Seat, statement: AnyStatement) -> Scene:
    return scene.when(seat, Say(statement))


@pytest.mark.rule("FF-TALK-01")
@pytest.mark.parametrize("phase", ["before-draw", "after-draw", "action", "fast", "forest"])
def test_by_day_everyone_may_talk_at_any_time(phase: str) -> None:
    scene = table(phase)
    for seat in (ANA, BO, CY, DI):
        assert not GAME.talking.quiet(scene.state, seat)
        scene.when(seat, HELLO)
    assert [said.speaker for said in scene.view(None).said] == [ANA, BO, CY, DI]


@pytest.mark.rule("FF-TALK-01")
def test_at_dawn_the_one_on_doorstep_the_spirits_and_the_soon_entangled_may_talk() -> None:
    scene = night(player(), player(role="silencer"), player(), player(dead=True), player(), player())
    next_step(scene, "sacrifice").when(BO, ChoosePlayer(ANA))
    next_step(scene, "silencer").when(BO, ChoosePlayer(CY)).times_out()
    assert (scene.view(None).phase, scene.view(None).doorstep) == ("dawn", ANA)
    for seat in (ANA, CY, DI):
        assert not GAME.talking.quiet(scene.state, seat)
        scene.when(seat, HELLO)


@pytest.mark.rule("FF-TALK-01")
def test_talk_goes_on_while_cards_are_pending_and_in_a_hearing_and_a_vote() -> None:
    scene = given(player("drag-to-the-gallows"), player(), player(), player(role="forsaken"))
    scene.play(ANA, "drag-to-the-gallows", BO).when(BO, HELLO).all_pass()
    scene.when(BO, HELLO).when(CY, HELLO).when(BO, EndPlea()).when(DI, HELLO)
    assert [said.speaker for said in scene.view(None).said] == [BO, BO, CY, DI]


@pytest.mark.rule("FF-TALK-02")
@pytest.mark.parametrize("statement", [ClaimRole("forsaken"), ClaimTeam("forsaken"), ClaimHand("wander", 9)])
def test_talk_may_be_false(statement: AnyStatement) -> None:
    scene = says(table(), ANA, statement)
    assert scene.view(None).said[0].statement == statement


@pytest.mark.rule("FF-TALK-02")
def test_the_one_lie_that_is_refused_is_to_deny_a_wander_that_must_be_played() -> None:
    scene = given(player("wander"), player("wander"), player(), player(role="forsaken"))
    scene.refused(ANA, Say(ClaimNoWander()), "FF-MUST-10")
    says(scene, BO, ClaimNoWander())


@pytest.mark.rule("FF-TALK-03", "FF-TALK-06")
def test_the_entangled_are_silent_for_as_long_as_it_lasts() -> None:
    scene = table("forest")
    scene.state.entangled = BO
    assert GAME.talking.quiet(scene.state, BO)
    assert not GAME.talking.quiet(scene.state, ANA)
    for statement in (ClaimRole("oracle"), VoteIntent(death=True), AskAbout(CY, "role")):
        scene.refused(BO, Say(statement), "FF-TALK-03")
    scene.all_pass()
    assert scene.view(None).cycle == 2
    assert not GAME.talking.quiet(scene.state, BO)
    scene.when(BO, HELLO)


@pytest.mark.rule("FF-TALK-01")
def test_when_it_is_over_everyone_may_talk() -> None:
    """Also where it ended at Night, or before the Turn Cycle of whoever is Entangled."""
    scene = table("forest")
    scene.state.entangled = BO
    scene.state.phase = "night"
    end_game(scene.table, "ratio")
    assert not any(GAME.talking.quiet(scene.state, viewer) for viewer in (ANA, BO, None))


@pytest.mark.rule("FF-TALK-04")
def test_whatever_is_said_is_heard_by_all_and_cannot_be_said_to_one() -> None:
    """R86. Chat between two people is the server's to refuse."""
    assert Say.__struct_fields__ == ("statement",)
    assert issubclass(StatementMade, Public)
    scene = given(player(), player(), player(dead=True), player(role="forsaken"))
    says(scene, ANA, AskAbout(BO, "role"))
    for viewer in (ANA, BO, CY, DI, None):
        assert len(scene.told(viewer)) == 1
        assert scene.view(viewer).said == scene.view(None).said


@pytest.mark.rule("FF-TALK-05")
def test_no_action_carries_free_text() -> None:
    for action in get_args(AnyAction):
        assert not issubclass(action, Spoken)
    scene = table()
    scene.refused(ANA, Say(ClaimHand("the way to the village", 1)), "FF-TALK-06")
