"""FF-DECK: decks and discard piles."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, Scene, given, player
from games.forsaken_forest.specification import table_after
from lanternwood.games.forsaken_forest.actions import CastVote, EndPlea, Play
from lanternwood.games.forsaken_forest.cards import CARD, CARD_IDS
from lanternwood.games.forsaken_forest.content import CONTENT
from lanternwood.games.forsaken_forest.events import (
    CardsDiscarded,
    CardsDrawn,
    DeckRebuilt,
    DrawMissed,
    ForestCardFlipped,
    HandGlimpsed,
)
from lanternwood.games.forsaken_forest.frames import ActionPhase, OpenWindow
from lanternwood.games.forsaken_forest.view import pieces


def with_decks(scene: Scene, travelers: list[str], forest: list[str] | None = None) -> Scene:
    """Only these cards are in the decks; the first is the topmost."""
    scene.state.travelers = [CARD[card] for card in reversed(travelers)]
    if forest is not None:
        scene.state.forest = [CARD[card] for card in reversed(forest)]
    scene.box = pieces(scene.state)
    return scene


# Piles


@pytest.mark.rule("FF-DECK-01")
def test_a_card_goes_to_its_pile_as_soon_as_it_has_had_its_effect() -> None:
    scene = given(player("read-the-signs"), player("quick-thinking"), player(), player(role="forsaken"))
    scene.play(ANA, "read-the-signs").play(BO, "quick-thinking")
    assert scene.discard() == []
    scene.all_pass()
    assert scene.discard() == ["quick-thinking"]
    scene.all_pass()
    assert scene.discard() == ["quick-thinking", "read-the-signs"]


@pytest.mark.rule("FF-DECK-01", "FF-ACT-11")
def test_a_card_that_asks_lies_in_no_pile_until_it_is_answered() -> None:
    """R61: during a hearing the Suspicion card is still taking effect."""
    scene = given(player("drag-to-the-gallows"), player(), player(), player(role="forsaken"))
    scene.play(ANA, "drag-to-the-gallows", BO).all_pass()
    assert scene.discard() == []
    assert scene.view(CY).pending[-1].resolving
    scene.when(BO, EndPlea())
    for seat in (ANA, CY, DI):
        scene.when(seat, CastVote(death=False))
    scene.when(BO, CastVote(death=False))
    assert scene.discard() == ["drag-to-the-gallows"]


@pytest.mark.rule("FF-DECK-01")
def test_a_forbidden_and_a_destroyed_card_go_there_at_once() -> None:
    scene = given(
        player("wander"),
        player("bar-the-way"),
        player("cleansing-smoke"),
        player(role="forsaken", before=["leaden-limbs"]),
    )
    scene.play(ANA, "wander", at=AT(1, 1)).play(BO, "bar-the-way").all_pass()
    assert scene.discard() == ["wander", "bar-the-way"]
    scene.play(CY, "cleansing-smoke", chosen=0).all_pass()
    assert scene.forest_discard() == ["leaden-limbs"]


@pytest.mark.rule("FF-DECK-02")
def test_travelers_and_artifacts_share_a_pile_and_forest_cards_have_their_own() -> None:
    scene = given(
        player("quick-thinking"),
        player(before=["hunters-bow"]),
        player("miraculous-revival"),
        player(role="forsaken"),
        phase="fast",
        turns_taken=6,
        forest=["stampede"],
    )
    scene.play(ANA, "quick-thinking").all_pass()
    scene.play(BO, "hunters-bow", DI).all_pass().play(CY, "miraculous-revival", DI).all_pass()
    assert scene.discard() == ["quick-thinking", "hunters-bow", "miraculous-revival"]
    assert scene.forest_discard() == []
    scene.all_pass().all_pass()
    assert scene.forest_discard() == ["stampede"]
    assert "stampede" not in scene.discard()


@pytest.mark.rule("FF-DECK-03")
def test_cards_come_back_to_a_hand_only_from_the_travelers_discard() -> None:
    scene = given(player("memory-of-the-road"), player(), player(), player(role="forsaken"), discarded=["sprint"])
    scene.state.forest.remove(CARD["stampede"])
    scene.state.forest_discard.append(CARD["stampede"])
    assert scene.aims(ANA, "memory-of-the-road") == [Play(CARD["memory-of-the-road"], chosen=CARD["sprint"])]
    scene.refused(ANA, Play(CARD["memory-of-the-road"], chosen=CARD["stampede"]), "FF-GEN-13")


@pytest.mark.rule("FF-DECK-04")
def test_both_piles_are_seen_by_all_in_their_order() -> None:
    order = ["sprint", "wander", "deny-fate", "wander"]
    scene = given(player(), player(), player(dead=True), player(role="forsaken"), discarded=order)
    scene.state.forest_discard = [CARD["stampede"], CARD["rockslide"]]
    for viewer in (ANA, CY, DI, None):
        seen = scene.view(viewer)
        assert seen.travelers_discard == tuple(order)
        assert seen.forest_discard == ("stampede", "rockslide")


# A deck that runs out


@pytest.mark.rule("FF-DECK-05")
def test_an_empty_travelers_deck_is_made_anew_from_the_discard_when_a_card_must_be_drawn() -> None:
    scene = given(
        player("read-the-signs"),
        player(),
        player(),
        player(role="forsaken"),
        discarded=["sprint", "glass-eye", "wander", "deny-fate"],
    )
    with_decks(scene, [])
    assert scene.announced(DeckRebuilt) == []
    scene.play(ANA, "read-the-signs").all_pass()
    assert scene.announced(DeckRebuilt) == [DeckRebuilt("travelers")]
    assert scene.chance.shuffled == [[CARD["sprint"], CARD["wander"], CARD["deny-fate"]]]
    assert scene.hand(ANA) == ["deny-fate", "wander"]
    assert scene.discard() == ["glass-eye", "read-the-signs"]


@pytest.mark.rule("FF-DECK-05")
def test_the_deck_is_not_made_anew_before_a_card_must_be_drawn() -> None:
    scene = given(player("read-the-signs"), player(), player(), player(role="forsaken"), discarded=["sprint"])
    with_decks(scene, ["wander", "deny-fate"])
    scene.play(ANA, "read-the-signs").all_pass()
    assert scene.announced(DeckRebuilt) == []
    assert scene.view(None).travelers == 0


@pytest.mark.rule("FF-DECK-06")
def test_with_no_card_anywhere_the_draw_is_skipped() -> None:
    scene = given(player(), player(), player(), player(role="forsaken"), phase="before-draw", discarded=["glass-eye"])
    with_decks(scene, [])
    scene.all_pass()
    assert scene.announced(DrawMissed) == [DrawMissed(ANA)]
    assert (scene.announced(CardsDrawn), scene.announced(DeckRebuilt)) == ([], [])
    assert isinstance(scene.top, OpenWindow)
    assert scene.hand(ANA) == []


@pytest.mark.rule("FF-DECK-06")
def test_with_too_few_cards_as_many_are_drawn_as_there_are() -> None:
    scene = given(player("read-the-signs"), player(), player(), player(role="forsaken"))
    with_decks(scene, ["sprint"])
    scene.play(ANA, "read-the-signs").all_pass()
    assert scene.announced(CardsDrawn) == [CardsDrawn(ANA, 1)]
    assert isinstance(scene.top, ActionPhase)


@pytest.mark.rule("FF-DECK-07")
def test_an_empty_forest_deck_is_made_anew_when_a_card_must_be_flipped() -> None:
    scene = given(player(), player(), player(), player(role="forsaken"), phase="fast", turns_taken=6)
    with_decks(scene, ["wander"], [])
    scene.state.forest_discard = [CARD["stampede"], CARD["rockslide"]]
    scene.box = pieces(scene.state)
    scene.all_pass()
    assert scene.announced(DeckRebuilt) == [DeckRebuilt("forest")]
    assert len(scene.chance.shuffled) == 1
    assert scene.announced(ForestCardFlipped) == [ForestCardFlipped("rockslide")]
    assert (scene.view(None).forest, scene.forest_discard()) == (1, [])


@pytest.mark.rule("FF-DECK-07")
def test_with_no_forest_card_the_flip_is_skipped_and_the_forest_turn_closes_as_usual() -> None:
    scene = given(player(), player(), player(), player(role="forsaken"), phase="fast", turns_taken=6)
    with_decks(scene, ["wander"], [])
    scene.all_pass()
    assert scene.announced(ForestCardFlipped) == []
    assert isinstance(scene.top, OpenWindow)
    assert scene.top.phase == "forest"


@pytest.mark.rule("FF-DECK-08")
def test_curses_in_play_and_artifacts_stay_out_of_a_new_deck() -> None:
    scene = given(
        player("quick-thinking", before=["glass-eye", "leaden-limbs"]),
        player("quick-thinking"),
        player(before=["hunger"]),
        player(role="forsaken"),
        phase="fast",
        turns_taken=6,
        discarded=["silver-bell", "sprint", "ember-compass"],
    )
    with_decks(scene, [], [])
    scene.state.forest_discard = [CARD["stampede"]]
    scene.box = pieces(scene.state)
    scene.play(BO, "quick-thinking").all_pass().all_pass()
    assert scene.announced(DeckRebuilt) == [DeckRebuilt("travelers"), DeckRebuilt("forest")]
    assert scene.chance.shuffled == [[CARD["sprint"]], [CARD["stampede"]]]
    assert scene.discard() == ["silver-bell", "ember-compass", "quick-thinking"]
    assert [CARD_IDS[piece.card] for piece in scene.state.in_play] == ["glass-eye", "leaden-limbs", "hunger"]


# The cards


@pytest.mark.rule("FF-DECK-09")
def test_every_travelers_card_has_one_speed_and_one_of_nine_sub_types() -> None:
    """Those of the list; RULES.md 5.2 gives each in its own column."""
    listed = {row["Card"]: (row["Sub-type"].lower(), row["Speed"].lower()) for row in table_after("### 5.2")}
    assert {card.name: (card.subtype, card.speed) for card in CONTENT.travelers} == listed
    assert len({card.subtype for card in CONTENT.travelers}) == 9
    assert {card.speed for card in CONTENT.travelers} == {"slow", "fast"}


@pytest.mark.rule("FF-DECK-10")
@pytest.mark.parametrize("hand", [("deny-fate", "sprint", "wander"), ("wander", "deny-fate", "sprint")])
def test_cards_discarded_together_lie_in_the_order_of_the_list(hand: tuple[str, ...]) -> None:
    scene = given(player("spoil-the-supplies"), player(*hand), player(), player(role="forsaken"))
    scene.chance.queue = [hand.index("deny-fate"), 0]
    scene.play(ANA, "spoil-the-supplies", BO).all_pass()
    (discarded,) = scene.announced(CardsDiscarded)
    first, second = discarded.cards
    assert (CARD[first] < CARD[second], second) == (True, "deny-fate")
    assert scene.discard()[:2] == [first, second]


@pytest.mark.rule("FF-DECK-10")
def test_cards_seen_together_are_in_the_order_of_the_list() -> None:
    scene = given(player("search-their-pack"), player("deny-fate", "sprint", "wander"), player(), player())
    scene.play(ANA, "search-their-pack", BO).all_pass()
    glimpsed = [event for event in scene.told(ANA) if isinstance(event, HandGlimpsed)]
    assert glimpsed == [HandGlimpsed(BO, ("wander", "sprint", "deny-fate"))]
    assert scene.view(BO).hand == scene.view(ANA).players[BO].known_cards == ("wander", "sprint", "deny-fate")
