"""What each Artifact of RULES.md 5.4 does."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, ED, PlayerFacts, Scene, given, player
from lanternwood.games.forsaken_forest.actions import Decline, EndActionPhase, PickCard, Play
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import (
    ArtifactFound,
    CardForbidden,
    CardLaidDown,
    CardLeftPlay,
    CardsDiscarded,
    CardsDrawn,
    DestinationSeen,
    DestinationTurnedUp,
    PeekMade,
    PlayerRevived,
    PutOnDoorstep,
    RoleCardSeen,
)
from lanternwood.games.forsaken_forest.frames import ActionPhase, Asked

FORSAKEN = player(role="forsaken")


def found(card: str, *others: PlayerFacts, ana: tuple[str, ...] = (), group: tuple[str, ...] = ()) -> Scene:
    """Ana has Wandered to the site at (3,6), where this lay."""
    scene = given(
        player("wander", *ana),
        *(others or (player(), player(), FORSAKEN)),
        paths=[(3, 5)],
        artifacts=[card],
        group=group,
    )
    return scene.play(ANA, "wander", at=AT(3, 6)).all_pass()


def before(scene: Scene) -> list[tuple[str, int | None, int]]:
    return [(piece.card, piece.seat, piece.left) for piece in scene.view(None).in_play]


@pytest.mark.parametrize("card", ["ember-compass", "glass-eye", "silver-bell", "warding-idol", "hunters-bow"])
def test_a_finders_action_lies_before_its_finder(card: str) -> None:
    scene = found(card)
    assert scene.announced(ArtifactFound) == [ArtifactFound(ANA, card)]
    assert scene.announced(CardLaidDown) == [CardLaidDown(card, ANA)]
    assert before(scene) == [(card, ANA, 2 if card == "ember-compass" else 1)]
    scene.refused(BO, Play(CARD[card], target=CY), "FF-EXC-04")


# Ember Compass


def test_ember_compass_peeks_at_a_face_down_destination_twice() -> None:
    scene = given(player(before=["ember-compass"]), player(), player(), FORSAKEN, village=3, turned=[1])
    assert [action.slot for action in scene.aims(ANA, "ember-compass")] == [1, 2, 3, 4, 5, 6, 7]
    scene.play(ANA, "ember-compass", slot=2).all_pass()
    assert DestinationSeen(2, "village") in scene.told(ANA)
    assert DestinationSeen(2, "village") not in scene.told(BO)
    assert before(scene) == [("ember-compass", ANA, 1)]
    scene.refused(ANA, Play(CARD["ember-compass"], slot=4), "FF-ACT-02")
    scene.when(ANA, EndActionPhase()).all_pass()
    scene.play(ANA, "ember-compass", slot=4).all_pass()
    assert DestinationSeen(4, "void") in scene.told(ANA)
    assert (before(scene), scene.discard()) == ([], ["ember-compass"])


def test_a_forbidden_ember_compass_is_discarded_with_its_uses() -> None:
    scene = given(player(before=["ember-compass"]), player("deny-fate"), player(), FORSAKEN)
    scene.play(ANA, "ember-compass", slot=2).play(BO, "deny-fate").all_pass()
    assert scene.announced(PeekMade) == []
    assert (before(scene), scene.discard()) == ([], ["ember-compass", "deny-fate"])


# Glass Eye


def test_glass_eye_peeks_at_another_players_role_card_once() -> None:
    scene = given(player(), player(before=["glass-eye"]), player(role="cursed"), FORSAKEN, phase="before-draw")
    scene.play(BO, "glass-eye", CY).all_pass()
    assert scene.announced(PeekMade) == [PeekMade(BO, "role", None, CY)]
    assert RoleCardSeen(CY, "forsaken") in scene.told(BO)
    assert RoleCardSeen(CY, "forsaken") not in scene.told(ANA)
    assert (before(scene), scene.discard()) == ([], ["glass-eye"])


# Silver Bell


def test_silver_bell_revives_a_player_on_doorstep() -> None:
    scene = given(player("knife-at-the-campfire"), player(), player(before=["silver-bell"]), FORSAKEN)
    scene.refused(CY, Play(CARD["silver-bell"], target=BO), "FF-REVIVE-04")
    scene.play(ANA, "knife-at-the-campfire", BO).all_pass()
    assert scene.aims(CY, "silver-bell") == [Play(CARD["silver-bell"], target=BO)]
    scene.play(CY, "silver-bell", BO).all_pass()
    assert scene.announced(PlayerRevived) == [PlayerRevived(BO)]
    assert (before(scene), scene.discard()) == ([], ["knife-at-the-campfire", "silver-bell"])


def test_silver_bell_does_not_ring_for_its_own_holder() -> None:
    scene = given(player("knife-at-the-campfire"), player(before=["silver-bell"]), player(), FORSAKEN)
    scene.play(ANA, "knife-at-the-campfire", BO).all_pass()
    scene.refused(BO, Play(CARD["silver-bell"], target=BO), "FF-DEATH-04")


# Warding Idol


@pytest.mark.parametrize("card", ["knife-at-the-campfire", "shot-in-the-dark"])
def test_warding_idol_forbids_a_slow_or_a_fast_action(card: str) -> None:
    scene = given(player(card), player(before=["warding-idol"]), player(), FORSAKEN)
    scene.play(ANA, card, BO).play(BO, "warding-idol").all_pass()
    assert scene.announced(CardForbidden) == [CardForbidden(card, ANA, BO)]
    assert scene.announced(PutOnDoorstep) == []
    assert scene.discard() == [card, "warding-idol"]


def test_warding_idol_forbids_a_finders_action() -> None:
    scene = given(player(before=["hunters-bow"]), player(before=["warding-idol"]), player(), FORSAKEN)
    scene.play(ANA, "hunters-bow", BO).play(BO, "warding-idol").all_pass()
    assert scene.announced(CardForbidden) == [CardForbidden("hunters-bow", ANA, BO)]


@pytest.mark.parametrize("card", ["encroaching-darkness", "stampede", "tanglefoot"])
def test_warding_idol_forbids_a_forest_card(card: str) -> None:
    scene = given(
        player("wander"),
        player(before=["warding-idol"]),
        player(),
        FORSAKEN,
        phase="fast",
        turns_taken=6,
        forest=[card],
    )
    scene.all_pass().play(BO, "warding-idol").all_pass()
    assert scene.announced(CardForbidden) == [CardForbidden(card, None, BO)]
    assert (scene.view(None).night_due, scene.hand(ANA), before(scene)) == (False, ["wander"], [])


def test_warding_idol_needs_a_pending_card() -> None:
    scene = given(player(before=["warding-idol"]), player(), player(), FORSAKEN, group=["tanglefoot"])
    assert scene.aims(ANA, "warding-idol") == []
    scene.refused(ANA, Play(CARD["warding-idol"]), "FF-GEN-13")


# Hunter's Bow


def test_hunters_bow_puts_another_player_on_doorstep_once() -> None:
    scene = given(player(), player(before=["hunters-bow"]), player(), FORSAKEN, phase="fast")
    scene.play(BO, "hunters-bow", ANA).all_pass()
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(ANA, False)]
    assert (before(scene), scene.discard()) == ([], ["hunters-bow"])


# Group Actions


def test_hidden_cache_lets_each_living_player_draw_two_from_the_finder_on() -> None:
    """Cy finds it on Ana's turn."""
    scene = given(
        player(),
        player(dead=True),
        player("sprint"),
        FORSAKEN,
        player(),
        paths=[(3, 5)],
        artifacts=["hidden-cache"],
        deck=["wander", "deny-fate"],
    )
    scene.play(CY, "sprint", at=AT(3, 6)).all_pass()
    assert [(event.seat, event.count) for event in scene.announced(CardsDrawn)] == [(CY, 2), (DI, 2), (ED, 2), (ANA, 2)]
    assert scene.hand(CY) == ["deny-fate", "wander"]
    assert "hidden-cache" in scene.discard()
    assert before(scene) == []


def test_nobody_can_answer_a_group_action() -> None:
    scene = found("hidden-cache", player("deny-fate", before=["warding-idol"]), player(), FORSAKEN)
    assert isinstance(scene.top, ActionPhase)
    assert len(scene.announced(CardsDrawn)) == 4


def test_weathered_map_turns_up_a_random_face_down_dead_end_without_a_path() -> None:
    scene = given(
        player("wander"), player(), player(), FORSAKEN, paths=[(3, 5)], artifacts=["weathered-map"], turned=[2]
    )
    scene.chance.queue = [1]
    scene.play(ANA, "wander", at=AT(3, 6)).all_pass()
    assert scene.chance.bounds == [5]
    assert scene.announced(DestinationTurnedUp) == [DestinationTurnedUp(3, "dead-end")]
    assert not scene.path_at(6, -6)
    assert scene.view(None).turned == (False, True, False, True, False, False, False, False)


def test_weathered_map_does_nothing_without_a_face_down_dead_end() -> None:
    scene = given(
        player("wander"),
        player(),
        player(),
        FORSAKEN,
        paths=[(3, 5)],
        artifacts=["weathered-map"],
        turned=[2, 3, 4, 6, 7, 8],
    )
    scene.play(ANA, "wander", at=AT(3, 6)).all_pass()
    assert scene.announced(DestinationTurnedUp) == []
    assert scene.view(None).ending is None
    assert scene.discard() == ["wander", "weathered-map"]


def test_spring_of_renewal_destroys_all_curses_and_nothing_else() -> None:
    scene = found(
        "spring-of-renewal",
        player(before=["hunger", "poisoned-waterskin"]),
        player(before=["leaden-limbs", "glass-eye"]),
        FORSAKEN,
        group=("tanglefoot",),
    )
    assert [event.card for event in scene.announced(CardLeftPlay)] == ["hunger", "leaden-limbs", "tanglefoot"]
    assert scene.forest_discard() == ["hunger", "leaden-limbs", "tanglefoot"]
    assert [piece[0] for piece in before(scene)] == ["poisoned-waterskin", "glass-eye"]


def test_spring_of_renewal_lets_each_living_player_discard_one_to_draw_one() -> None:
    others = (player("deny-fate"), player(dead=True), FORSAKEN, player("spyglass"))
    scene = found("spring-of-renewal", *others, ana=("sprint", "wander"))
    assert isinstance(scene.top, Asked)
    assert scene.asked() == [ANA, BO, ED]
    assert scene.offered(ANA) == [PickCard(CARD["wander"]), PickCard(CARD["sprint"]), Decline()]
    scene.when(BO, Decline()).when(ED, PickCard(CARD["spyglass"]))
    assert scene.announced(CardsDiscarded) == []
    scene.when(ANA, PickCard(CARD["sprint"]))
    assert [(event.seat, event.cards) for event in scene.announced(CardsDiscarded)] == [
        (ANA, ("sprint",)),
        (ED, ("spyglass",)),
    ]
    assert [(event.seat, event.count) for event in scene.announced(CardsDrawn)] == [(ANA, 1), (ED, 1)]
    assert scene.hand(BO) == ["deny-fate"]


def test_at_the_spring_of_renewal_silence_means_no() -> None:
    scene = found("spring-of-renewal", player("deny-fate"), player(), FORSAKEN).times_out()
    assert scene.announced(CardsDiscarded) == []
    assert scene.announced(CardsDrawn) == []
    assert scene.hand(BO) == ["deny-fate"]
    assert isinstance(scene.top, ActionPhase)
