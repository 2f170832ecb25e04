"""FF-GALLOWS: the hearing, the vote and what comes of it."""

import pytest

from games.forsaken_forest.scene import ANA, BO, CY, DI, ED, FAY, QUICK, PlayerFacts, Scene, given, player
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import CastVote, EndActionPhase, EndPlea, Pass, Play
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import (
    PlayerAccused,
    PleaEnded,
    PutOnDoorstep,
    VoteBegan,
    VoteHeld,
    VotesRevealed,
)
from lanternwood.games.forsaken_forest.frames import ActionPhase, Hearing, OpenWindow, Vote
from lanternwood.games.forsaken_forest.options import Options
from lanternwood.games.forsaken_forest.view import GallowsView
from lanternwood.kernel.model import Deadline, Seat

DEATH, LIFE = CastVote(death=True), CastVote(death=False)


def accused(*others: PlayerFacts, suspicion: str = "drag-to-the-gallows") -> Scene:
    """Ana has sent Bo to the Gallows in her Action Phase; Bo pleads."""
    players = others or (player(), player(), player(role="forsaken"), player(), player())
    return given(player(suspicion), *players).play(ANA, suspicion, BO).all_pass()


def voting(*others: PlayerFacts) -> Scene:
    return accused(*others).when(BO, EndPlea())


def votes(scene: Scene, death: list[Seat], life: list[Seat]) -> Scene:
    for seat in death:
        scene.when(seat, DEATH)
    for seat in life:
        scene.when(seat, LIFE)
    return scene


@pytest.mark.rule("FF-GALLOWS-01")
@pytest.mark.parametrize("card", ["drag-to-the-gallows", "point-the-finger"])
def test_a_suspicion_card_opens_a_hearing(card: str) -> None:
    scene = accused(suspicion=card)
    assert scene.announced(PlayerAccused) == [PlayerAccused(BO, ANA)]
    assert isinstance(scene.top, Hearing)
    for viewer in (ANA, BO, CY, None):
        assert scene.view(viewer).gallows == GallowsView(BO, ANA, "plea", None)
        assert GAME.waiting.awaited(scene.state, viewer) == (BO,)


@pytest.mark.rule("FF-GALLOWS-01")
def test_a_forbidden_suspicion_card_accuses_nobody() -> None:
    scene = given(player("drag-to-the-gallows"), player("deny-fate"), player(), player(role="forsaken"))
    scene.play(ANA, "drag-to-the-gallows", BO).play(BO, "deny-fate").all_pass()
    assert scene.announced(PlayerAccused) == []
    assert isinstance(scene.top, ActionPhase)


@pytest.mark.rule("FF-GALLOWS-02")
def test_the_accused_alone_ends_the_plea() -> None:
    scene = accused()
    assert scene.asked() == [BO]
    assert scene.offered(BO) == [EndPlea()]
    scene.refused(ANA, EndPlea(), "FF-ACT-11")
    scene.when(BO, EndPlea())
    assert scene.announced(PleaEnded) == [PleaEnded(BO)]
    assert isinstance(scene.top, Vote)


@pytest.mark.rule("FF-GALLOWS-02")
def test_the_clock_ends_the_plea_as_well() -> None:
    """R63"""
    scene = accused()
    deadline = GAME.waiting.deadline(scene.state)
    assert deadline is not None
    assert deadline.seconds == QUICK.hearing_s == 120
    scene.times_out()
    assert scene.announced(PleaEnded) == [PleaEnded(BO)]
    assert isinstance(scene.top, Vote)


@pytest.mark.rule("FF-GALLOWS-03")
def test_all_living_players_vote_the_accused_included() -> None:
    scene = voting(player(), player(dead=True), player(role="forsaken"), player(), player())
    assert scene.asked() == [ANA, BO, DI, ED, FAY]
    for seat in scene.asked():
        assert scene.offered(seat) == [LIFE, DEATH]


@pytest.mark.rule("FF-GALLOWS-03")
def test_nobody_votes_while_the_accused_pleads() -> None:
    scene = accused()
    scene.refused(CY, DEATH, "FF-ACT-11")
    scene.refused(BO, LIFE, "FF-ACT-11")


@pytest.mark.rule("FF-GALLOWS-03")
@pytest.mark.parametrize("how", [EndPlea(), None])
def test_nobody_votes_before_the_count_of_three_is_over(how: EndPlea | None) -> None:
    """However the plea ended; only the clock goes on, and all see that it is being counted."""
    players = [player() for _ in range(4)]
    scene = given(player("drag-to-the-gallows"), *players, player(role="forsaken"), options=Options())
    scene.play(ANA, "drag-to-the-gallows", BO).times_out()
    if how:
        scene.when(BO, how)
    else:
        scene.times_out()
    assert GAME.waiting.deadline(scene.state) == Deadline(3, least=3)
    assert scene.asked() == []
    for viewer in (ANA, BO, CY, None):
        assert scene.view(viewer).gallows == GallowsView(BO, ANA, "count", None)
    for seat in (ANA, BO, CY):
        scene.refused(seat, DEATH, "FF-GALLOWS-03")
    assert scene.announced(VoteBegan) == []
    scene.times_out()
    assert scene.announced(VoteBegan) == [VoteBegan(BO)]
    assert scene.asked() == [ANA, BO, CY, DI, ED, FAY]
    assert scene.view(None).gallows == GallowsView(BO, ANA, "vote", None)


@pytest.mark.rule("FF-GALLOWS-04")
def test_neither_a_vote_nor_that_it_was_cast_is_seen_before_the_reveal() -> None:
    scene = voting()
    heard = len(scene.heard)
    before = {viewer: scene.view(viewer) for viewer in (ANA, BO, DI, None)}
    scene.when(CY, DEATH)
    for viewer, seen in before.items():
        assert scene.view(viewer) == seen
        assert scene.told(viewer, heard) == []
        assert GAME.waiting.awaited(scene.state, viewer) == ()
    assert scene.told(CY, heard) == [VoteHeld(True)]
    gallows = scene.view(CY).gallows
    assert gallows is not None
    assert gallows.vote is True


@pytest.mark.rule("FF-GALLOWS-04")
def test_all_votes_are_revealed_together_with_their_voters_in_seat_order() -> None:
    scene = voting()
    votes(scene, [FAY, CY], [ED, BO, ANA, DI])
    for viewer in (BO, None):
        revealed = [event for event in scene.told(viewer) if isinstance(event, VotesRevealed)]
        assert revealed == [VotesRevealed(BO, (CY, FAY), (ANA, BO, DI, ED), False)]
    ballot = scene.view(None).ballots[0]
    assert (ballot.accused, ballot.by, ballot.death, ballot.life) == (BO, ANA, (CY, FAY), (ANA, BO, DI, ED))


@pytest.mark.rule("FF-GALLOWS-05")
def test_more_votes_for_death_put_the_accused_on_doorstep() -> None:
    scene = votes(voting(), [ANA, CY, DI, ED], [BO, FAY])
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(BO, False)]
    assert scene.view(None).doorstep == BO


@pytest.mark.rule("FF-GALLOWS-06")
@pytest.mark.parametrize("death", [[ANA, CY, DI], [ANA], []])
def test_a_tie_or_more_votes_for_life_spare_the_accused(death: list[Seat]) -> None:
    scene = voting()
    votes(scene, death, [seat for seat in (ANA, BO, CY, DI, ED, FAY) if seat not in death])
    assert scene.announced(PutOnDoorstep) == []
    assert [revealed.condemned for revealed in scene.announced(VotesRevealed)] == [False]


@pytest.mark.rule("FF-GALLOWS-07")
@pytest.mark.parametrize(("death", "life", "falls"), [([ANA], [], True), ([ANA], [BO], False), ([], [], False)])
def test_who_has_not_voted_counts_for_neither_side(death: list[Seat], life: list[Seat], falls: bool) -> None:
    scene = votes(voting(), death, life).times_out()
    assert scene.announced(VotesRevealed) == [VotesRevealed(BO, tuple(death), tuple(life), falls)]
    assert bool(scene.announced(PutOnDoorstep)) == falls


@pytest.mark.rule("FF-GALLOWS-08")
def test_after_the_vote_the_action_phase_goes_on() -> None:
    scene = votes(voting(), [], [ANA, BO, CY, DI, ED, FAY])
    assert isinstance(scene.top, ActionPhase)
    scene.when(ANA, EndActionPhase())


@pytest.mark.rule("FF-GALLOWS-08")
def test_after_the_doorstep_the_window_that_was_interrupted_starts_afresh() -> None:
    scene = given(player(), player(), player("point-the-finger"), player(role="forsaken"), player(), phase="fast")
    scene.when(BO, Pass()).play(CY, "point-the-finger", BO).all_pass().when(BO, EndPlea())
    votes(scene, [ANA, CY, DI, ED], [BO])
    scene.all_pass()
    assert not scene.state.is_living(BO)
    assert isinstance(scene.top, OpenWindow)
    assert (scene.top.phase, scene.asked()) == ("fast", [ANA, DI, ED])


@pytest.mark.rule("FF-GALLOWS-09")
def test_the_pilloried_and_the_entangled_vote_and_keep_their_action() -> None:
    scene = given(
        player("drag-to-the-gallows"), player(), player("sprint"), player(role="forsaken"), player("sprint"), player()
    )
    scene.state.entangled = CY
    scene.state.pilloried = 1 << DI
    scene.play(ANA, "drag-to-the-gallows", BO).all_pass().when(BO, EndPlea())
    votes(scene, [CY, DI], [ED])
    assert not scene.view(None).players[ED].spent
    scene.times_out()
    assert scene.announced(VotesRevealed) == [VotesRevealed(BO, (CY, DI), (ED,), True)]


@pytest.mark.rule("FF-GALLOWS-10")
def test_a_vote_may_be_changed_until_the_reveal() -> None:
    scene = votes(voting(), [ANA, CY, DI, ED], [])
    scene.when(ED, LIFE).when(ED, DEATH).when(CY, LIFE)
    votes(scene, [], [BO, FAY])
    assert scene.announced(VotesRevealed) == [VotesRevealed(BO, (ANA, DI, ED), (BO, CY, FAY), False)]


@pytest.mark.rule("FF-GALLOWS-10")
def test_minds_change_20_times_in_a_vote() -> None:
    """R96: each player's own count, and the last vote stands."""
    scene = voting()
    for _ in range(Vote.MOST // 2):
        scene.when(CY, DEATH).when(CY, LIFE)
    assert (Vote.MOST, scene.offered(CY)) == (20, [])
    scene.refused(CY, DEATH, "FF-GALLOWS-10")
    votes(scene, [ANA, DI, ED], [BO, FAY])
    assert scene.announced(VotesRevealed) == [VotesRevealed(BO, (ANA, DI, ED), (BO, CY, FAY), False)]


@pytest.mark.rule("FF-GALLOWS-10")
def test_whoever_has_voted_has_answered_although_the_vote_may_be_changed() -> None:
    scene = voting()
    assert GAME.waiting.answered is not None
    assert not GAME.waiting.answered(scene.state, CY)
    scene.when(CY, LIFE)
    assert GAME.waiting.answered(scene.state, CY)
    assert not GAME.waiting.answered(scene.state, DI)
    assert CY in scene.asked()


@pytest.mark.rule("FF-GALLOWS-11")
def test_a_spared_player_may_be_accused_again_in_the_same_turn() -> None:
    scene = given(player("drag-to-the-gallows"), player(), player("point-the-finger"), player(role="forsaken"))
    scene.play(ANA, "drag-to-the-gallows", BO).all_pass().when(BO, EndPlea()).times_out()
    scene.play(CY, "point-the-finger", BO).all_pass()
    assert scene.announced(PlayerAccused) == [PlayerAccused(BO, ANA), PlayerAccused(BO, CY)]


@pytest.mark.rule("FF-GALLOWS-12")
def test_the_vote_closes_with_the_last_vote_or_with_the_clock() -> None:
    scene = votes(voting(), [ANA], [BO, CY, DI, ED])
    assert isinstance(scene.top, Vote)
    scene.when(FAY, LIFE)
    assert len(scene.announced(VotesRevealed)) == 1
    slow = votes(voting(), [ANA], [BO])
    assert slow.announced(VotesRevealed) == []
    deadline = GAME.waiting.deadline(slow.state)
    assert deadline is not None
    assert deadline.seconds == QUICK.vote_s == 15
    assert len(slow.times_out().announced(VotesRevealed)) == 1


@pytest.mark.rule("FF-ACT-11")
def test_no_card_is_played_while_a_vote_runs() -> None:
    """R61"""
    scene = voting(player("deny-fate"), player("sprint"), player(role="forsaken"))
    scene.refused(BO, Play(CARD["deny-fate"]), "FF-ACT-11")
    scene.refused(CY, Play(CARD["sprint"], at=90), "FF-ACT-11")
