"""FF-SPIRIT: what the dead may still do, and what they may not."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, ED, given, next_step, night, player
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import (
    CastVote,
    ChoosePlayer,
    ChooseSlot,
    EndPlea,
    Pass,
    Play,
)
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import CardsDrawn, GameWon, RoleCardSeen, TurnBegan, VotesRevealed
from lanternwood.games.forsaken_forest.frames import Vote
from lanternwood.games.forsaken_forest.statements import ClaimRole, Say

DEAD = player(dead=True)


@pytest.mark.rule("FF-SPIRIT-01")
def test_a_spirit_has_no_turn_and_draws_nothing() -> None:
    scene = given(player(), DEAD, player(), player(role="forsaken"), phase="fast")
    scene.all_pass()
    assert scene.announced(TurnBegan) == [TurnBegan(CY, 2)]
    scene.all_pass()
    assert scene.announced(CardsDrawn) == [CardsDrawn(CY, 1)]
    assert scene.hand(BO) == []


@pytest.mark.rule("FF-SPIRIT-01")
@pytest.mark.parametrize("phase", ["before-draw", "action", "fast", "forest"])
def test_a_spirit_takes_no_action_in_any_window(phase: str) -> None:
    scene = given(player(), DEAD, player(), player(role="forsaken"), phase=phase)
    assert BO not in scene.asked()
    assert scene.offered(BO) == []
    scene.refused(BO, Pass(), "FF-SPIRIT-01")
    scene.refused(BO, Play(CARD["sprint"], at=90), "FF-SPIRIT-01")


@pytest.mark.rule("FF-SPIRIT-01")
def test_a_spirit_gets_nothing_from_what_every_living_player_gets() -> None:
    scene = given(player("wander"), DEAD, player(), player(role="forsaken"), paths=[(3, 5)], artifacts=["hidden-cache"])
    scene.play(ANA, "wander", at=AT(3, 6)).all_pass()
    assert [drawn.seat for drawn in scene.announced(CardsDrawn)] == [ANA, CY, DI]


@pytest.mark.rule("FF-SPIRIT-02")
@pytest.mark.parametrize("phase", ["before-draw", "action", "fast", "forest"])
def test_a_spirit_may_talk_by_day(phase: str) -> None:
    scene = given(player(), DEAD, player(), player(role="forsaken"), phase=phase)
    assert not GAME.talking.quiet(scene.state, BO)
    scene.when(BO, Say(ClaimRole("oracle")))
    assert [(said.speaker, said.statement) for said in scene.view(None).said] == [(BO, ClaimRole("oracle"))]


@pytest.mark.rule("FF-SPIRIT-03")
def test_a_spirit_is_not_counted_in_the_ratio() -> None:
    """With the dead Forsaken it would be two against two, and with the dead Commonfolk one against three."""
    scene = given(
        player("knife-at-the-campfire"),
        player(),
        player(role="forsaken"),
        player(),
        player(role="forsaken", dead=True),
        player(dead=True),
    )
    scene.play(ANA, "knife-at-the-campfire", BO).all_pass().all_pass()
    assert scene.announced(GameWon) == []
    assert scene.state.counts() == (1, 2)


@pytest.mark.rule("FF-SPIRIT-04")
@pytest.mark.parametrize("card", ["soul-mirror", "bare-your-soul", "search-their-pack", "shared-campfire"])
def test_cards_that_peek_at_players_do_not_work_on_spirits(card: str) -> None:
    scene = given(player(card), DEAD, player(), player(role="forsaken"))
    assert [action.target for action in scene.aims(ANA, card)] == [CY, DI]
    scene.refused(ANA, Play(CARD[card], target=BO), "FF-GEN-13")


@pytest.mark.rule("FF-SPIRIT-04")
def test_the_glass_eye_sees_no_spirit() -> None:
    scene = given(player(before=["glass-eye"]), DEAD, player(), player(role="forsaken"))
    assert [action.target for action in scene.aims(ANA, "glass-eye")] == [CY, DI]


@pytest.mark.rule("FF-SPIRIT-04")
def test_one_who_died_meanwhile_is_not_peeked_at() -> None:
    scene = given(player("soul-mirror"), player(), player("shot-in-the-dark"), player(role="forsaken"), player())
    scene.play(ANA, "soul-mirror", BO).play(CY, "shot-in-the-dark", BO).all_pass().all_pass().all_pass()
    assert [event for event in scene.told(ANA) if isinstance(event, RoleCardSeen)] == []
    assert scene.view(ANA).players[BO].shown is None


@pytest.mark.rule("FF-SPIRIT-04")
def test_the_oracle_does_not_see_spirits() -> None:
    scene = night(player(role="oracle"), DEAD, player(), player(role="forsaken"))
    next_step(scene, "oracle")
    assert scene.offered(ANA) == [ChoosePlayer(CY), ChoosePlayer(DI)]
    scene.refused(ANA, ChoosePlayer(BO), "FF-NIGHT2-04")


@pytest.mark.rule("FF-SPIRIT-05")
def test_a_spirit_does_not_vote() -> None:
    scene = given(player("drag-to-the-gallows"), player(), DEAD, player(role="forsaken"), player())
    scene.play(ANA, "drag-to-the-gallows", BO).all_pass().when(BO, EndPlea())
    assert isinstance(scene.top, Vote)
    scene.refused(CY, CastVote(death=True), "FF-SPIRIT-01")
    for seat in (ANA, BO, DI, ED):
        scene.when(seat, CastVote(death=False))
    assert scene.announced(VotesRevealed) == [VotesRevealed(BO, (), (ANA, BO, DI, ED), False)]


@pytest.mark.rule("FF-SPIRIT-06")
@pytest.mark.parametrize("role", ["commonfolk", "oracle", "navigator", "priest", "coward", "silencer"])
def test_dying_opens_no_secret(role: str) -> None:
    scene = given(
        player("knife-at-the-campfire"),
        player("sprint", role=role),
        player("wander", role="shrouded"),
        player("deny-fate", role="forsaken"),
        *[player() for _ in range(5)],
    )
    before = scene.view(BO)
    scene.play(ANA, "knife-at-the-campfire", BO).all_pass().all_pass()
    after = scene.view(BO)
    assert not after.players[BO].living
    assert after.destinations == before.destinations
    assert after.notes == before.notes
    for seen, earlier in zip(after.players, before.players, strict=True):
        assert (seen.role, seen.shown, seen.known_forsaken, seen.known_shrouded, seen.known_cards) == (
            earlier.role,
            earlier.shown,
            earlier.known_forsaken,
            earlier.known_shrouded,
            earlier.known_cards,
        )


@pytest.mark.rule("FF-SPIRIT-06")
def test_a_dead_forsaken_learns_no_victim_and_a_dead_navigator_no_destination() -> None:
    scene = night(
        player(), player(role="forsaken", dead=True), player(role="navigator", dead=True), player(role="forsaken")
    )
    next_step(scene, "sacrifice")
    heard = len(scene.heard)
    scene.when(DI, ChoosePlayer(ANA))
    night_seen = scene.view(BO).night
    assert night_seen is not None
    assert night_seen.wishes == ()
    scene.refused(BO, ChoosePlayer(ANA), "FF-SPIRIT-01")
    next_step(scene, "navigator")
    assert scene.told(BO, heard) == scene.told(None, heard)
    scene.refused(CY, ChooseSlot(0), "FF-SPIRIT-01")
    night_seen = scene.view(BO).night
    assert night_seen is not None
    assert night_seen.placed_on == (None, None, None)
    assert scene.view(CY).destinations == (None,) * 8


@pytest.mark.rule("FF-SPIRIT-07")
def test_a_spirit_wins_or_loses_with_its_team() -> None:
    scene = given(
        player("knife-at-the-campfire"),
        player(role="forsaken"),
        player(role="forsaken", dead=True),
        player(dead=True),
        player(role="coward", dead=True),
    )
    scene.play(ANA, "knife-at-the-campfire", BO).all_pass().all_pass()
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("forsaken-dead", (ANA, DI))
