"""What each Discovery card and each Suspicion card of RULES.md 5.2 does."""

import pytest

from games.forsaken_forest.scene import ANA, BO, CY, DI, Scene, given, player
from lanternwood.games.forsaken_forest.actions import GoToGallows, PickCard, Play, PutBack, ShowHand
from lanternwood.games.forsaken_forest.cards import CARD, CARD_IDS
from lanternwood.games.forsaken_forest.events import (
    CanopySeen,
    DestinationSeen,
    ForestCardFlipped,
    HandGlimpsed,
    HandShown,
    PeekMade,
    PlayerAccused,
    RoleCardSeen,
)
from lanternwood.games.forsaken_forest.frames import ActionPhase, Hearing, Pending
from lanternwood.games.forsaken_forest.hands import glimpse_hand
from lanternwood.games.forsaken_forest.view import pieces

CANOPY = ["stampede", "rockslide", "hunger", "sinkhole"]


def top_of_forest(scene: Scene, count: int) -> list[str]:
    return [CARD_IDS[card] for card in scene.state.forest[::-1][:count]]


# Discovery


@pytest.mark.parametrize(("slot", "card"), [(0, "village"), (4, "void"), (2, "dead-end")])
def test_spyglass_peeks_at_a_face_down_destination(slot: int, card: str) -> None:
    scene = given(player("spyglass"), player(), player(), player(role="forsaken"))
    scene.play(ANA, "spyglass", slot=slot).all_pass()
    seen = [(event.slot, event.card) for event in scene.told(ANA) if isinstance(event, DestinationSeen)]
    assert seen == [(slot, card)]
    assert scene.view(ANA).destinations[slot] == card


def test_spyglass_does_not_look_at_what_lies_face_up() -> None:
    scene = given(player("spyglass"), player(), player(), player(role="forsaken"), turned=[2, 3])
    assert [action.slot for action in scene.aims(ANA, "spyglass")] == [0, 3, 4, 5, 6, 7]
    scene.refused(ANA, Play(CARD["spyglass"], slot=1), "FF-GEN-13")


@pytest.mark.parametrize(("role", "shown"), [("oracle", "oracle"), ("shrouded", "commonfolk")])
def test_soul_mirror_peeks_at_a_role_card(role: str, shown: str) -> None:
    scene = given(player("soul-mirror"), player(role=role), player(), player(role="forsaken"))
    scene.play(ANA, "soul-mirror", BO).all_pass()
    seen = [(event.seat, event.shown) for event in scene.told(ANA) if isinstance(event, RoleCardSeen)]
    assert seen == [(BO, shown)]


def test_search_their_pack_peeks_at_a_hand_as_it_is() -> None:
    scene = given(player("search-their-pack"), player("wander", "deny-fate"), player(), player(role="forsaken"))
    scene.play(ANA, "search-their-pack", BO).all_pass()
    assert HandGlimpsed(BO, ("wander", "deny-fate")) in scene.told(ANA)
    assert HandGlimpsed(BO, ("wander", "deny-fate")) not in scene.told(CY)
    assert scene.view(ANA).players[BO].known_cards == ("wander", "deny-fate")
    assert scene.view(BO).players[ANA].known_cards == ()


@pytest.mark.rule("FF-KEY-PEEK-01")
def test_a_card_that_was_seen_in_a_hand_is_no_longer_known_there_once_it_is_played() -> None:
    """Ana has seen both hands; what Cy holds is as it was."""
    hands = player("wander", "quick-thinking", "quick-thinking"), player("quick-thinking")
    scene = given(player("search-their-pack"), *hands, player(role="forsaken"), deck=["spyglass"])
    for seat in (BO, CY):
        glimpse_hand(scene.state, ANA, seat, "card")
    scene.when(BO, Play(CARD["quick-thinking"])).all_pass()
    assert scene.hand(BO) == ["quick-thinking", "spyglass", "wander"]
    assert scene.view(ANA).players[BO].known_cards == ("wander", "quick-thinking")
    assert scene.view(ANA).players[CY].known_cards == ("quick-thinking",)


@pytest.mark.rule("FF-KEY-PEEK-01")
def test_a_card_like_it_that_changes_hands_elsewhere_takes_nothing_from_what_was_seen() -> None:
    scene = given(player(), player("lend-a-hand", "wander"), player("wander"), player(role="forsaken"))
    glimpse_hand(scene.state, ANA, CY, "card")
    scene.play(BO, "lend-a-hand", DI).all_pass().when(BO, PickCard(CARD["wander"]))
    assert scene.view(ANA).players[CY].known_cards == ("wander",)
    assert scene.view(ANA).players[DI].known_cards == ()


@pytest.mark.rule("FF-KEY-PEEK-01")
def test_who_takes_a_card_from_a_hand_that_was_seen_still_knows_the_rest_and_others_do_not() -> None:
    """Cy cannot tell which card it was."""
    scene = given(player("pick-pocket"), player("wander", "sprint"), player(), player(role="forsaken"))
    for seat in (ANA, CY):
        glimpse_hand(scene.state, seat, BO, "card")
    scene.chance.queue = [1]
    scene.play(ANA, "pick-pocket", BO).all_pass()
    assert scene.hand(ANA) == ["sprint"]
    assert scene.view(ANA).players[BO].known_cards == ("wander",)
    assert scene.view(CY).players[BO].known_cards == ()
    assert scene.view(BO).players[ANA].known_cards == ("sprint",)


def test_read_the_canopy_shows_the_top_three_forest_cards_to_its_player() -> None:
    scene = given(player("read-the-canopy"), player(), player(), player(role="forsaken"), forest=CANOPY)
    scene.play(ANA, "read-the-canopy").all_pass()
    for viewer in (ANA, BO, None):
        assert PeekMade(ANA, "canopy", None, None) in scene.told(viewer)
        assert (CanopySeen(("stampede", "rockslide", "hunger")) in scene.told(viewer)) == (viewer == ANA)
        asked = scene.view(viewer).asked
        assert asked is not None
        assert asked.canopy == (("stampede", "rockslide", "hunger") if viewer == ANA else ())
    assert len(scene.offered(ANA)) == 6


def test_read_the_canopy_puts_them_back_in_any_order() -> None:
    scene = given(player("read-the-canopy"), player(), player(), player(role="forsaken"), forest=CANOPY)
    scene.play(ANA, "read-the-canopy").all_pass()
    scene.refused(ANA, PutBack((0, 0, 1)), "FF-CARD-11")
    scene.refused(ANA, PutBack((0, 1)), "FF-CARD-11")
    scene.when(ANA, PutBack((2, 0, 1)))
    assert top_of_forest(scene, 4) == ["hunger", "stampede", "rockslide", "sinkhole"]
    assert scene.view(ANA).canopy == ("hunger", "stampede", "rockslide")
    assert scene.view(BO).canopy == ()


def test_a_canopy_not_put_back_in_time_stays_as_it_was() -> None:
    scene = given(player("read-the-canopy"), player(), player(), player(role="forsaken"), forest=CANOPY)
    scene.play(ANA, "read-the-canopy").all_pass().times_out()
    assert top_of_forest(scene, 4) == CANOPY
    assert scene.chance.bounds == []


@pytest.mark.rule("FF-KEY-PEEK-01")
def test_of_the_canopy_no_more_is_known_than_was_seen_as_cards_are_flipped() -> None:
    """RULES.md 4: the top Forest cards, to whoever Peeked. The fourth was not seen."""
    scene = given(player("read-the-canopy"), player(), player(), player(role="forsaken"), forest=CANOPY, turns_taken=6)
    scene.play(ANA, "read-the-canopy").all_pass().times_out()
    assert scene.view(ANA).canopy == ("stampede", "rockslide", "hunger")
    left = [("rockslide", "hunger"), ("hunger",), (), ()]
    for known in left:
        scene.until(ForestCardFlipped)
        assert scene.view(ANA).canopy == known
        assert scene.view(BO).canopy == ()


@pytest.mark.rule("FF-KEY-PEEK-01")
def test_who_looked_before_does_not_know_how_another_put_the_canopy_back() -> None:
    scene = given(player("read-the-canopy"), player(), player(), player(role="forsaken"), forest=CANOPY)
    scene.state.canopy[BO] = 3
    scene.play(ANA, "read-the-canopy").all_pass()
    assert scene.view(BO).canopy == ("stampede", "rockslide", "hunger")
    scene.when(ANA, PutBack((2, 0, 1)))
    assert scene.view(ANA).canopy == ("hunger", "stampede", "rockslide")
    assert scene.view(BO).canopy == ()


@pytest.mark.parametrize(("left", "asked"), [(2, True), (1, False), (0, False)])
def test_read_the_canopy_looks_at_all_there_are_if_fewer(left: int, asked: bool) -> None:
    scene = given(player("read-the-canopy"), player(), player(), player(role="forsaken"))
    scene.state.forest = [CARD[card] for card in CANOPY[:left][::-1]]
    scene.box = pieces(scene.state)
    scene.play(ANA, "read-the-canopy").all_pass()
    seen = [event.cards for event in scene.told(ANA) if isinstance(event, CanopySeen)]
    assert seen == ([tuple(CANOPY[:left])] if left else [])
    assert scene.offered(ANA) == [PutBack((0, 1)), PutBack((1, 0))] if asked else isinstance(scene.top, ActionPhase)


@pytest.mark.parametrize(("role", "shown"), [("priest", "priest"), ("cursed", "forsaken")])
def test_speak_with_the_dead_peeks_at_a_spirits_role_card(role: str, shown: str) -> None:
    scene = given(
        player("speak-with-the-dead"), player(), player(role=role, dead=True), player(role="forsaken"), player()
    )
    assert scene.aims(ANA, "speak-with-the-dead") == [Play(CARD["speak-with-the-dead"], target=CY)]
    scene.refused(ANA, Play(CARD["speak-with-the-dead"], target=BO), "FF-GEN-13")
    scene.play(ANA, "speak-with-the-dead", CY).all_pass()
    seen = [(event.seat, event.shown) for event in scene.told(ANA) if isinstance(event, RoleCardSeen)]
    assert seen == [(CY, shown)]
    assert scene.view(CY).players[ANA].shown is None


def test_speak_with_the_dead_needs_a_spirit() -> None:
    scene = given(player("speak-with-the-dead"), player(), player(), player(role="forsaken"))
    assert scene.aims(ANA, "speak-with-the-dead") == []


@pytest.mark.parametrize("card", ["spyglass", "read-the-canopy", "speak-with-the-dead"])
def test_discovery_is_slow(card: str) -> None:
    scene = given(player(), player(card), player(dead=True), player(role="forsaken"))
    scene.refused(BO, Play(CARD[card], slot=1 if card == "spyglass" else -1), "FF-TURN-04")


# Suspicion


@pytest.mark.parametrize("card", ["drag-to-the-gallows", "point-the-finger"])
def test_drag_to_the_gallows_and_point_the_finger_send_another_player_to_the_gallows(card: str) -> None:
    scene = given(player(card), player(), player(), player(role="forsaken"))
    scene.play(ANA, card, DI).all_pass()
    assert scene.announced(PlayerAccused) == [PlayerAccused(DI, ANA)]


def test_point_the_finger_interrupts_a_slow_action() -> None:
    scene = given(player("read-the-signs"), player("point-the-finger"), player(), player(role="forsaken"))
    scene.play(ANA, "read-the-signs").play(BO, "point-the-finger", ANA).all_pass()
    assert isinstance(scene.top, Hearing)
    scene.times_out().times_out()
    assert isinstance(scene.top, Pending)


def demanded(*bo: str) -> Scene:
    scene = given(player("demand-answers"), player(*bo), player(), player(role="forsaken"))
    return scene.play(ANA, "demand-answers", BO).all_pass()


def test_demand_answers_lets_the_other_show_their_hand_to_all() -> None:
    scene = demanded("sprint", "wander")
    assert scene.asked() == [BO]
    assert scene.offered(BO) == [ShowHand(), GoToGallows()]
    scene.refused(BO, PickCard(CARD["sprint"]), "FF-CARD-11")
    scene.when(BO, ShowHand())
    assert scene.announced(HandShown) == [HandShown(BO, ("wander", "sprint"))]
    assert scene.announced(PlayerAccused) == []
    assert scene.hand(BO) == ["sprint", "wander"]
    for viewer in (ANA, CY, DI):
        assert scene.view(viewer).players[BO].known_cards == ("wander", "sprint")


def test_a_hand_that_is_shown_leaves_what_is_known_of_other_hands() -> None:
    scene = given(player("demand-answers"), player("sprint"), player("wander"), player(role="forsaken"))
    glimpse_hand(scene.state, ANA, CY, "card")
    scene.play(ANA, "demand-answers", BO).all_pass().when(BO, ShowHand())
    assert scene.view(ANA).players[CY].known_cards == ("wander",)
    assert scene.view(ANA).players[BO].known_cards == ("sprint",)


def test_demand_answers_lets_the_other_choose_the_gallows() -> None:
    scene = demanded("sprint").when(BO, GoToGallows())
    assert scene.announced(PlayerAccused) == [PlayerAccused(BO, ANA)]
    assert scene.announced(HandShown) == []


@pytest.mark.parametrize("shows", [True, False])
def test_demand_answers_demands_once(shows: bool) -> None:
    scene = demanded("sprint")
    if shows:
        scene.when(BO, ShowHand())
    else:
        scene.when(BO, GoToGallows()).times_out().times_out()
    assert isinstance(scene.top, ActionPhase)
    assert scene.discard() == ["demand-answers"]
    assert len(scene.announced(HandShown)) + len(scene.announced(PlayerAccused)) == 1


def test_for_demand_answers_silence_or_an_empty_hand_mean_the_gallows() -> None:
    silent = demanded("sprint").times_out()
    assert silent.announced(PlayerAccused) == [PlayerAccused(BO, ANA)]
    empty = demanded()
    assert empty.announced(PlayerAccused) == [PlayerAccused(BO, ANA)]
    assert isinstance(empty.top, Hearing)
