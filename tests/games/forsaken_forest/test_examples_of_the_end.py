"""The worked examples EX-08, EX-15, EX-16, EX-19 and EX-20 of RULES.md, step by step."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, ED, FAY, Scene, given, player
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import CastVote, EndPlea, Play
from lanternwood.games.forsaken_forest.cards import CARD, is_artifact
from lanternwood.games.forsaken_forest.events import (
    CardLeftPlay,
    DeckRebuilt,
    DestinationTurnedUp,
    GameWon,
    PathForged,
    PlayerDied,
    PlayerRevived,
    PutOnDoorstep,
    VotesRevealed,
)
from lanternwood.games.forsaken_forest.frames import ActionPhase, Pending
from lanternwood.games.forsaken_forest.view import pieces


@pytest.mark.rule("FF-WIN-04", "FF-WIN-10", "FF-ROLE-COWARD-05", "FF-ROLE-CURSED-01")
def test_example_08_ratio_with_coward_and_cursed() -> None:
    scene = given(
        player("knife-at-the-campfire", role="forsaken"),
        player(role="shrouded"),
        player(role="coward"),
        player(role="cursed"),
        player(),
    )
    assert scene.state.counts() == (2, 3)
    scene.play(ANA, "knife-at-the-campfire", ED).all_pass()
    assert scene.announced(GameWon) == []
    scene.all_pass()
    assert scene.announced(PlayerDied) == [PlayerDied(ED)]
    assert [(won.team, won.how) for won in scene.announced(GameWon)] == [("forsaken", "ratio")]
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert outcome.winners == (ANA, BO, CY)


def tie(*before: str) -> Scene:
    """Six players; three vote death and three, the Accused among them, life."""
    scene = given(
        player("drag-to-the-gallows"), player(before=before), player(), player(role="forsaken"), player(), player()
    )
    scene.play(ANA, "drag-to-the-gallows", BO).all_pass().when(BO, EndPlea())
    for seat in (ANA, BO, CY, DI, ED, FAY):
        scene.when(seat, CastVote(death=seat in (ANA, DI, ED)))
    assert [(vote.death, vote.life) for vote in scene.announced(VotesRevealed)] == [((ANA, DI, ED), (BO, CY, FAY))]
    return scene


@pytest.mark.rule("FF-GALLOWS-05", "FF-GALLOWS-06")
def test_example_15_tie_on_the_gallows() -> None:
    scene = tie()
    assert scene.announced(PutOnDoorstep) == []
    assert scene.view(None).players[BO].living
    assert isinstance(scene.top, ActionPhase)


@pytest.mark.rule("FF-GALLOWS-06", "FF-GEN-01")
def test_example_15_the_text_of_a_card_comes_before_the_rule() -> None:
    scene = tie("mark-of-the-stag")
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(BO, False)]
    assert scene.announced(CardLeftPlay) == [CardLeftPlay("mark-of-the-stag", BO)]
    assert scene.forest_discard() == ["mark-of-the-stag"]


@pytest.mark.rule("FF-ACT-02", "FF-DEATH-03")
def test_example_16_a_spent_action_cannot_rescue() -> None:
    scene = given(
        player(),
        player("quick-thinking", "miraculous-revival"),
        player(),
        player("shot-in-the-dark", "deny-fate", role="forsaken"),
        player("miraculous-revival"),
    )
    scene.play(BO, "quick-thinking").all_pass().play(DI, "shot-in-the-dark", CY).all_pass()
    scene.refused(BO, Play(CARD["miraculous-revival"], target=CY), "FF-ACT-02")
    scene.play(ED, "miraculous-revival", CY)
    scene.refused(DI, Play(CARD["deny-fate"]), "FF-ACT-02")
    scene.all_pass()
    assert scene.announced(PlayerRevived) == [PlayerRevived(CY)]


@pytest.mark.rule("FF-DECK-05", "FF-DECK-08")
def test_example_19_the_deck_runs_out() -> None:
    discarded = ["glass-eye", *["wander"] * 20, "silver-bell", *["deny-fate"] * 8]
    scene = given(player("read-the-signs"), player(), player(), player(role="forsaken"), discarded=discarded)
    scene.state.travelers = [CARD["sprint"]]
    scene.box = pieces(scene.state)
    assert len(scene.state.travelers_discard) == 30
    scene.play(ANA, "read-the-signs").all_pass()
    assert scene.announced(DeckRebuilt) == [DeckRebuilt("travelers")]
    assert [len(pile) for pile in scene.chance.shuffled] == [28]
    assert not any(is_artifact(card) for card in scene.chance.shuffled[0])
    assert scene.hand(ANA) == ["deny-fate", "sprint"]
    assert scene.view(None).travelers == 27
    assert scene.discard() == ["glass-eye", "silver-bell", "read-the-signs"]


@pytest.mark.rule("FF-PRIO-15", "FF-DEST-03", "FF-WIN-05")
def test_example_20_dead_hand_on_the_tiller() -> None:
    scene = given(
        player("wander"),
        player("shot-in-the-dark"),
        player(),
        player(role="forsaken"),
        player(),
        paths=[(0, -5)],
        void=5,
    )
    scene.play(ANA, "wander", at=AT(0, -6)).play(BO, "shot-in-the-dark", ANA).all_pass().all_pass()
    assert scene.announced(PlayerDied) == [PlayerDied(ANA)]
    assert isinstance(scene.top, Pending)
    scene.all_pass()
    assert scene.announced(DestinationTurnedUp) == [DestinationTurnedUp(4, "void")]
    assert [(won.team, won.how) for won in scene.announced(GameWon)] == [("forsaken", "void")]


@pytest.mark.rule("FF-WIN-05", "FF-WIN-07")
def test_example_20_a_ratio_of_one_to_one_ends_the_game_before_the_wander() -> None:
    scene = given(
        player("wander"),
        player("shot-in-the-dark"),
        player(role="forsaken"),
        player(dead=True),
        paths=[(0, -5)],
        village=5,
        void=1,
    )
    scene.play(ANA, "wander", at=AT(0, -6)).play(BO, "shot-in-the-dark", ANA).all_pass().all_pass()
    assert [(won.team, won.how) for won in scene.announced(GameWon)] == [("forsaken", "ratio")]
    assert scene.announced(PathForged) == []
