"""What each Alliance card and each Insight card of RULES.md 5.2 does, and who learns of it."""

import pytest

from games.forsaken_forest.scene import ANA, BO, CY, DI, Scene, given, player
from lanternwood.games.forsaken_forest.actions import PickCard, Play
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import (
    CardChangedHands,
    CardsDiscarded,
    CardsDrawn,
    CardsHandedOver,
    CardsSeen,
    CardTakenBack,
    HandGlimpsed,
    PeekMade,
    RoleCardSeen,
)
from lanternwood.games.forsaken_forest.frames import ActionPhase, Asked
from lanternwood.kernel.model import Seat


def pick(scene: Scene, seat: Seat, card: str) -> Scene:
    return scene.when(seat, PickCard(CARD[card]))


def played(card: str, ana: tuple[str, ...] = (), bo: tuple[str, ...] = (), deck: tuple[str, ...] = ()) -> Scene:
    """Ana has played this card, at Bo where it needs a target, and nobody has answered."""
    scene = given(player(card, *ana), player(*bo), player(), player(role="forsaken"), deck=deck)
    return scene.when(ANA, scene.aims(ANA, card)[0]).all_pass()


# Share the Pack


def test_share_the_pack_swaps_one_chosen_card_of_each() -> None:
    scene = played("share-the-pack", ana=("sprint", "wander"), bo=("deny-fate", "hold-back-the-dark"))
    assert scene.asked() == [ANA, BO]
    assert scene.offered(ANA) == [PickCard(CARD["wander"]), PickCard(CARD["sprint"])]
    pick(scene, BO, "deny-fate")
    assert scene.hand(ANA) == ["sprint", "wander"]
    pick(scene, ANA, "sprint")
    assert (scene.hand(ANA), scene.hand(BO)) == (["deny-fate", "wander"], ["hold-back-the-dark", "sprint"])
    assert scene.announced(CardsHandedOver) == [CardsHandedOver(ANA, BO, 1), CardsHandedOver(BO, ANA, 1)]


def test_only_the_two_know_which_cards_were_swapped() -> None:
    scene = played("share-the-pack", ana=("sprint",), bo=("deny-fate",))
    pick(pick(scene, ANA, "sprint"), BO, "deny-fate")
    for viewer in (ANA, BO):
        told = [event for event in scene.told(viewer) if isinstance(event, CardChangedHands)]
        assert [event.card for event in told] == ["sprint", "deny-fate"]
    assert not [event for event in scene.told(CY) if isinstance(event, CardChangedHands)]
    assert scene.view(ANA).players[BO].known_cards == ("sprint",)
    assert scene.view(CY).players[BO].known_cards == ()


def test_share_the_pack_offers_no_card_that_is_not_held() -> None:
    scene = played("share-the-pack", ana=("sprint",), bo=("deny-fate",))
    scene.refused(ANA, PickCard(CARD["deny-fate"]), "FF-CARD-11")
    scene.refused(CY, PickCard(CARD["deny-fate"]), "FF-CARD-11")


def test_a_player_with_no_cards_gives_none_in_share_the_pack() -> None:
    scene = played("share-the-pack", bo=("deny-fate",))
    assert scene.asked() == [BO]
    pick(scene, BO, "deny-fate")
    assert (scene.hand(ANA), scene.hand(BO)) == (["deny-fate"], [])
    nothing = played("share-the-pack")
    assert isinstance(nothing.top, ActionPhase)


# Oath of Fellowship


def test_oath_of_fellowship_lets_both_draw_one() -> None:
    scene = played("oath-of-fellowship", deck=("sprint", "deny-fate"))
    assert scene.announced(CardsDrawn) == [CardsDrawn(ANA, 1), CardsDrawn(BO, 1)]
    assert (scene.hand(ANA), scene.hand(BO)) == (["sprint"], ["deny-fate"])


# Lend a Hand


def test_lend_a_hand_gives_one_chosen_card_face_down() -> None:
    scene = played("lend-a-hand", ana=("sprint", "wander"), bo=("deny-fate",))
    assert scene.asked() == [ANA]
    pick(scene, ANA, "wander")
    assert (scene.hand(ANA), scene.hand(BO)) == (["sprint"], ["deny-fate", "wander"])
    assert scene.announced(CardsHandedOver) == [CardsHandedOver(ANA, BO, 1)]
    for viewer in (ANA, BO, CY, None):
        known = CardChangedHands(ANA, BO, "wander") in scene.told(viewer)
        assert known == (viewer in (ANA, BO))


def test_lend_a_hand_with_an_empty_hand_gives_nothing() -> None:
    """R93: it may be played for nothing."""
    scene = played("lend-a-hand")
    assert scene.announced(CardsHandedOver) == []
    assert scene.discard() == ["lend-a-hand"]
    assert isinstance(scene.top, ActionPhase)


# Bare Your Soul


def test_bare_your_soul_shows_ones_role_card_to_the_other_alone() -> None:
    scene = given(player("bare-your-soul", role="cursed"), player(), player(), player(role="forsaken"))
    scene.play(ANA, "bare-your-soul", BO).all_pass()
    assert scene.announced(PeekMade) == [PeekMade(BO, "role", None, ANA)]
    for viewer in (ANA, BO, CY, None):
        assert (RoleCardSeen(ANA, "forsaken") in scene.told(viewer)) == (viewer == BO)
    assert [scene.view(viewer).players[ANA].shown for viewer in (BO, CY)] == ["forsaken", None]
    assert scene.view(ANA).players[BO].shown is None


# Shared Campfire


def test_shared_campfire_shows_each_hand_to_the_other() -> None:
    scene = played("shared-campfire", ana=("sprint", "wander"), bo=("deny-fate",))
    assert scene.announced(PeekMade) == [PeekMade(ANA, "hand", None, BO), PeekMade(BO, "hand", None, ANA)]
    assert HandGlimpsed(BO, ("deny-fate",)) in scene.told(ANA)
    assert HandGlimpsed(ANA, ("wander", "sprint")) in scene.told(BO)
    for viewer in (CY, None):
        assert not [event for event in scene.told(viewer) if isinstance(event, HandGlimpsed)]
    assert scene.view(BO).players[ANA].known_cards == ("wander", "sprint")


# Insight


def test_read_the_signs_draws_two() -> None:
    scene = played("read-the-signs", deck=("sprint", "deny-fate", "wander"))
    assert scene.announced(CardsDrawn) == [CardsDrawn(ANA, 2)]
    assert scene.hand(ANA) == ["deny-fate", "sprint"]
    for viewer in (ANA, BO, None):
        assert (CardsSeen(("sprint", "deny-fate")) in scene.told(viewer)) == (viewer == ANA)


def test_gather_kindling_draws_three_then_discards_one_of_choice() -> None:
    scene = played("gather-kindling", ana=("spyglass",), deck=("sprint", "deny-fate", "wander"))
    assert scene.announced(CardsDrawn) == [CardsDrawn(ANA, 3)]
    assert isinstance(scene.top, Asked)
    assert len(scene.offered(ANA)) == 4
    pick(scene, ANA, "spyglass")
    assert scene.announced(CardsDiscarded) == [CardsDiscarded(ANA, ("spyglass",))]
    assert scene.hand(ANA) == ["deny-fate", "sprint", "wander"]


def test_memory_of_the_road_takes_the_named_card_back_for_all_to_see() -> None:
    discarded = ["sprint", "glass-eye", "deny-fate", "sprint"]
    scene = given(player("memory-of-the-road"), player(), player(), player(role="forsaken"), discarded=discarded)
    offered = [action.chosen for action in scene.aims(ANA, "memory-of-the-road")]
    assert offered == [CARD["sprint"], CARD["deny-fate"]]
    for card in ("glass-eye", "wander"):
        scene.refused(ANA, Play(CARD["memory-of-the-road"], chosen=CARD[card]), "FF-GEN-13")
    scene.play(ANA, "memory-of-the-road", chosen=CARD["deny-fate"])
    scene.all_pass()
    assert scene.announced(CardTakenBack) == [CardTakenBack(ANA, "deny-fate")]
    assert scene.hand(ANA) == ["deny-fate"]
    assert scene.discard() == ["sprint", "glass-eye", "sprint", "memory-of-the-road"]
    assert scene.view(BO).players[ANA].known_cards == ("deny-fate",)


def test_memory_of_the_road_needs_a_travelers_card_in_the_discard() -> None:
    scene = given(player("memory-of-the-road"), player(), player(), player(), discarded=["glass-eye"])
    assert scene.aims(ANA, "memory-of-the-road") == []


def test_memory_of_the_road_finds_nothing_if_the_card_went_back_into_the_deck() -> None:
    """R41: Bo's Quick Thinking comes first and has the discard shuffled."""
    scene = given(
        player("memory-of-the-road"), player("quick-thinking"), player(), player(role="forsaken"), discarded=["sprint"]
    )
    scene.play(ANA, "memory-of-the-road", chosen=CARD["sprint"])
    scene.state.hands[DI] += scene.state.travelers
    scene.state.marks[DI] += [0] * len(scene.state.travelers)
    scene.state.travelers = []
    scene.play(BO, "quick-thinking").all_pass().all_pass()
    assert scene.announced(CardTakenBack) == []
    assert (scene.hand(ANA), scene.hand(BO)) == ([], ["sprint"])


@pytest.mark.parametrize("phase", ["before-draw", "action", "fast", "forest"])
def test_quick_thinking_draws_one_at_any_time(phase: str) -> None:
    scene = given(player(), player("quick-thinking"), player(), player(role="forsaken"), phase=phase, deck=["sprint"])
    scene.play(BO, "quick-thinking").all_pass()
    assert scene.announced(CardsDrawn) == [CardsDrawn(BO, 1)]
    assert scene.hand(BO) == ["sprint"]


@pytest.mark.parametrize("card", ["read-the-signs", "gather-kindling", "memory-of-the-road"])
def test_the_other_insights_are_slow(card: str) -> None:
    scene = given(player(), player(card), player(), player(role="forsaken"), discarded=["sprint"])
    scene.refused(BO, Play(CARD[card], chosen=CARD["sprint"]), "FF-TURN-04")
