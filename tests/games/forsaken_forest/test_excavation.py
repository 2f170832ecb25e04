"""FF-EXC: Excavation Sites, Finder's Actions and Group Actions."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, ED, Scene, given, player
from lanternwood.games.forsaken_forest.actions import EndActionPhase, Pass, PickCard, Play
from lanternwood.games.forsaken_forest.board import SITES, place
from lanternwood.games.forsaken_forest.cards import CARD, CARD_IDS
from lanternwood.games.forsaken_forest.content import CONTENT
from lanternwood.games.forsaken_forest.events import (
    ArtifactFound,
    CardForbidden,
    CardLaidDown,
    CardPlayed,
    CardsDrawn,
    CardsHandedOver,
    DestinationSeen,
    PathForged,
    PlayerDied,
    SiteEmpty,
    TurnBegan,
)
from lanternwood.games.forsaken_forest.frames import ActionPhase, Asked

SITE = AT(3, 6)
BESIDE = (2, 5)
ALL_ARTIFACTS = [card.id for card in CONTENT.artifacts]


def dig(artifact: str, *others: str, **facts: object) -> Scene:
    """Ana Wanders onto the site X1, where this Artifact is on top; Bo holds these cards."""
    players = player("wander"), player(*others), player(), player(), player(role="forsaken")
    facts = {"paths": [BESIDE], "artifacts": [artifact], **facts}
    return given(*players, **facts).play(ANA, "wander", at=SITE)  # type: ignore[arg-type]


def lying_before(scene: Scene, seat: int) -> list[str]:
    return [piece.card for piece in scene.view(None).in_play if piece.seat == seat]


@pytest.mark.rule("FF-EXC-01")
@pytest.mark.parametrize("site", range(8))
def test_each_site_turns_up_the_top_artifact(site: int) -> None:
    x, y = place(SITES[site])
    beside = (x - (x > 5) + (x < -5), y - (y > 5) + (y < -5))
    scene = given(player("wander"), player(), player(), player(), paths=[beside], artifacts=["glass-eye"])
    scene.play(ANA, "wander", at=SITES[site]).all_pass()
    assert scene.announced(ArtifactFound) == [ArtifactFound(ANA, "glass-eye")]
    assert scene.view(None).artifacts == 7
    assert scene.view(None).used_sites == tuple(number == site for number in range(8))


@pytest.mark.rule("FF-EXC-02")
def test_a_site_yields_one_artifact_even_if_its_token_is_replaced() -> None:
    players = player("wander"), player("break-the-trail", "wander"), player(), player(role="forsaken")
    scene = given(*players, paths=[BESIDE], artifacts=["glass-eye", "silver-bell"])
    scene.play(ANA, "wander", at=SITE).all_pass().play(BO, "break-the-trail", at=SITE).all_pass()
    assert not scene.path_at(3, 6)
    scene.until(TurnBegan).all_pass().all_pass()
    scene.play(BO, "wander", at=SITE).all_pass()
    assert scene.announced(PathForged) == [PathForged(ANA, SITE), PathForged(BO, SITE)]
    assert scene.announced(ArtifactFound) == [ArtifactFound(ANA, "glass-eye")]


@pytest.mark.rule("FF-EXC-01", "FF-EXC-02")
@pytest.mark.parametrize("used", range(1, 8))
def test_a_site_that_was_used_closes_no_other(used: int) -> None:
    scene = given(player("wander"), player(), player(), player(role="forsaken"), paths=[BESIDE])
    scene.state.used_sites = 1 << used
    scene.play(ANA, "wander", at=SITE).all_pass()
    assert [found.seat for found in scene.announced(ArtifactFound)] == [ANA]
    assert [site for site, known in enumerate(scene.view(None).used_sites) if known] == [0, used]


@pytest.mark.rule("FF-EXC-06")
@pytest.mark.parametrize(("used", "kept"), [("glass-eye", "hunters-bow"), ("hunters-bow", "glass-eye")])
def test_of_two_finders_actions_the_one_that_is_used_goes(used: str, kept: str) -> None:
    scene = given(player(before=["glass-eye", "hunters-bow"]), player(), player(), player(role="forsaken"))
    scene.play(ANA, used, BO).all_pass()
    assert lying_before(scene, ANA) == [kept]
    assert [deed.card for deed in scene.announced(CardPlayed)] == [used]


@pytest.mark.rule("FF-EXC-03")
def test_with_no_artifact_left_nothing_happens() -> None:
    scene = given(player("wander"), player(), player(), player(), paths=[BESIDE], discarded=ALL_ARTIFACTS)
    scene.play(ANA, "wander", at=SITE).all_pass()
    assert (scene.announced(ArtifactFound), scene.announced(SiteEmpty)) == ([], [SiteEmpty(ANA)])
    assert isinstance(scene.top, ActionPhase)
    assert scene.view(None).in_play == ()


@pytest.mark.rule("FF-EXC-04")
@pytest.mark.parametrize("artifact", [card.id for card in CONTENT.artifacts if card.kind == "finder"])
def test_a_finders_action_lies_face_up_before_its_finder(artifact: str) -> None:
    scene = dig(artifact).all_pass()
    assert scene.announced(CardLaidDown) == [CardLaidDown(artifact, ANA)]
    assert lying_before(scene, ANA) == [artifact]


@pytest.mark.rule("FF-EXC-04")
def test_the_finder_is_the_player_of_the_card_even_if_led_astray() -> None:
    players = player("wander"), player("lead-astray"), player(), player(role="forsaken")
    scene = given(*players, paths=[BESIDE], artifacts=["glass-eye"]).play(ANA, "wander", at=AT(1, 1))
    scene.play(BO, "lead-astray", at=SITE).all_pass().all_pass()
    assert (lying_before(scene, ANA), lying_before(scene, BO)) == (["glass-eye"], [])


@pytest.mark.rule("FF-EXC-04")
def test_what_a_dead_player_finds_is_discarded_unused() -> None:
    scene = dig("glass-eye", "shot-in-the-dark").play(BO, "shot-in-the-dark", ANA).until(PlayerDied).all_pass()
    assert scene.announced(ArtifactFound) == [ArtifactFound(ANA, "glass-eye")]
    assert lying_before(scene, ANA) == []
    assert "glass-eye" in scene.discard()


@pytest.mark.rule("FF-EXC-04")
def test_nobody_uses_what_lies_before_another() -> None:
    scene = given(player(), player(before=["glass-eye"]), player(), player())
    scene.refused(CY, Play(CARD["glass-eye"], target=ANA), "FF-EXC-04")


@pytest.mark.rule("FF-EXC-05")
@pytest.mark.parametrize("phase", ["before-draw", "after-draw", "action", "fast", "forest"])
def test_a_finders_action_is_used_whenever_a_fast_action_may_be_played(phase: str) -> None:
    scene = given(player(), player(before=["glass-eye"]), player(), player(), phase=phase)
    assert len(scene.aims(BO, "glass-eye")) == 3
    scene.play(BO, "glass-eye", CY).all_pass()
    assert scene.view(BO).players[CY].shown == "commonfolk"


@pytest.mark.rule("FF-EXC-05")
def test_a_finders_action_may_answer_a_slow_action_but_not_a_fast_one() -> None:
    players = player("read-the-signs"), player(before=["glass-eye"]), player("quick-thinking"), player()
    scene = given(*players).play(ANA, "read-the-signs").play(CY, "quick-thinking")
    scene.refused(BO, Play(CARD["glass-eye"], target=DI), "FF-PRIO-04")
    scene.all_pass().play(BO, "glass-eye", DI)


@pytest.mark.rule("FF-EXC-05")
def test_a_finders_action_is_answered_like_a_fast_action() -> None:
    players = player(), player(before=["glass-eye"]), player("deny-fate", "sprint"), player()
    scene = given(*players).play(BO, "glass-eye", DI)
    scene.refused(CY, Play(CARD["sprint"], at=AT(1, 1)), "FF-PRIO-04")
    scene.play(CY, "deny-fate").all_pass()
    assert scene.announced(CardForbidden) == [CardForbidden("glass-eye", BO, CY)]
    assert scene.view(BO).players[DI].shown is None


@pytest.mark.rule("FF-EXC-06", "FF-EXC-08")
def test_a_finders_action_is_used_once_and_goes_to_the_travelers_discard() -> None:
    scene = given(player(), player(before=["glass-eye"]), player(), player()).play(BO, "glass-eye", DI).all_pass()
    assert lying_before(scene, BO) == []
    assert scene.discard() == ["glass-eye"]
    scene.until(TurnBegan)
    scene.refused(BO, Play(CARD["glass-eye"], target=CY), "FF-EXC-04")


@pytest.mark.rule("FF-EXC-06")
def test_the_ember_compass_has_two_uses() -> None:
    scene = given(player(), player(before=["ember-compass"]), player(), player())
    scene.play(BO, "ember-compass", slot=3).all_pass()
    assert (lying_before(scene, BO), scene.discard()) == (["ember-compass"], [])
    scene.until(TurnBegan).play(BO, "ember-compass", slot=4).all_pass()
    assert (lying_before(scene, BO), scene.discard()) == ([], ["ember-compass"])
    seen = [event for event in scene.told(BO) if isinstance(event, DestinationSeen)]
    assert seen == [DestinationSeen(3, "dead-end"), DestinationSeen(4, "void")]


@pytest.mark.rule("FF-EXC-06")
def test_a_forbidden_compass_is_discarded_with_all_its_uses() -> None:
    scene = given(player(), player(before=["ember-compass"]), player("deny-fate"), player())
    scene.play(BO, "ember-compass", slot=3).play(CY, "deny-fate").all_pass()
    assert (lying_before(scene, BO), scene.discard()) == ([], ["ember-compass", "deny-fate"])


@pytest.mark.rule("FF-EXC-07", "FF-EXC-08")
def test_a_group_action_is_for_every_living_player_at_once() -> None:
    """Nobody is asked between the last pass on Wander and the cards; the dead Cy draws none."""
    players = player("wander"), player("deny-fate"), player(dead=True), player(), player(role="forsaken")
    scene = given(*players, paths=[BESIDE], artifacts=["hidden-cache"]).play(ANA, "wander", at=SITE).all_pass()
    assert scene.announced(CardsDrawn) == [CardsDrawn(seat, 2) for seat in (ANA, BO, DI, ED)]
    assert scene.discard() == ["wander", "hidden-cache"]
    assert isinstance(scene.top, ActionPhase)
    assert [deed.card for deed in scene.announced(CardPlayed)] == ["wander"]


@pytest.mark.rule("FF-EXC-07")
def test_nobody_answers_a_group_action_that_asks_something() -> None:
    players = player("wander", "sprint"), player("deny-fate", before=["warding-idol"]), player(), player("spyglass")
    scene = given(*players, paths=[BESIDE], artifacts=["spring-of-renewal"]).play(ANA, "wander", at=SITE).all_pass()
    assert isinstance(scene.top, Asked)
    assert scene.asked() == [ANA, BO, DI]
    scene.refused(BO, Play(CARD["warding-idol"]), "FF-CARD-11")
    scene.refused(BO, Pass(), "FF-CARD-11")
    scene.when(BO, PickCard(CARD["deny-fate"]))


@pytest.mark.rule("FF-EXC-09")
def test_a_finders_action_is_no_card_of_the_hand() -> None:
    players = player("pick-pocket", "spyglass"), player("sprint", before=["glass-eye"]), player(), player()
    scene = given(*players)
    assert scene.view(CY).players[BO].hand == 1
    scene.play(ANA, "pick-pocket", BO).all_pass()
    assert scene.chance.bounds == [1]
    assert scene.hand(ANA) == ["sprint", "spyglass"]
    assert lying_before(scene, BO) == ["glass-eye"]


@pytest.mark.rule("FF-EXC-09")
def test_nothing_is_taken_from_a_player_who_holds_only_a_finders_action() -> None:
    players = player("pick-pocket"), player(before=["glass-eye"]), player(), player()
    scene = given(*players, forest=["howling-dark"], turns_taken=6).play(ANA, "pick-pocket", BO).all_pass()
    assert not scene.announced(CardsHandedOver)
    scene.when(ANA, EndActionPhase()).all_pass().all_pass()
    assert scene.forest_discard() == ["howling-dark"]
    assert lying_before(scene, BO) == ["glass-eye"]


@pytest.mark.rule("FF-EXC-09")
def test_a_finders_action_cannot_be_passed_on() -> None:
    players = player(), player("lend-a-hand", "sprint", before=["glass-eye"]), player(), player()
    scene = given(*players).play(BO, "lend-a-hand", CY).all_pass()
    assert scene.offered(BO) == [PickCard(CARD["sprint"])]
    scene.refused(BO, PickCard(CARD["glass-eye"]), "FF-CARD-11")


@pytest.mark.rule("FF-EXC-10")
def test_the_unused_finders_action_of_the_dead_is_discarded() -> None:
    players = player("shot-in-the-dark"), player(before=["glass-eye", "ember-compass"]), player(), player()
    scene = given(*players, player(role="forsaken")).play(ANA, "shot-in-the-dark", BO).until(PlayerDied)
    assert lying_before(scene, BO) == []
    assert {"glass-eye", "ember-compass"} <= set(scene.discard())
    assert not {CARD_IDS[card] for card in scene.state.artifacts} & {"glass-eye", "ember-compass"}
