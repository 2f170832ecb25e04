"""FF-FORAGE: two Wanders for a card, once in a turn."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, Scene, given, player
from lanternwood.games.forsaken_forest.actions import EndActionPhase, Forage, Play
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import (
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    CardsSeen,
    Foraged,
    TurnBegan,
)
from lanternwood.games.forsaken_forest.frames import ActionPhase

FORAGE = Forage()


def with_hand(*hand: str, **facts: object) -> Scene:
    """Ana, active, holds this hand, and a Spyglass is on top of the deck."""
    facts = {"deck": ["spyglass"], **facts}
    return given(player(*hand), player(), player(), player(role="forsaken"), **facts)  # type: ignore[arg-type]


@pytest.mark.rule("FF-FORAGE-01")
def test_exactly_two_wanders_become_one_card() -> None:
    scene = with_hand("wander", "wander", "wander", "sprint").when(ANA, FORAGE)
    assert scene.hand(ANA) == ["sprint", "spyglass", "wander"]
    assert scene.discard() == ["wander", "wander"]


@pytest.mark.rule("FF-FORAGE-01")
def test_one_wander_is_not_enough() -> None:
    scene = with_hand("wander", "sprint")
    scene.refused(ANA, FORAGE, "FF-FORAGE-06")
    assert FORAGE not in scene.offered(ANA)


@pytest.mark.rule("FF-FORAGE-02")
@pytest.mark.parametrize("phase", ["before-draw", "after-draw", "fast"])
def test_foraging_waits_for_the_action_phase(phase: str) -> None:
    scene = with_hand("wander", "wander", "quick-thinking", phase=phase)
    scene.refused(ANA, FORAGE, "FF-PRIO-02")
    assert FORAGE not in scene.offered(ANA)


@pytest.mark.rule("FF-FORAGE-02")
def test_foraging_is_for_ones_own_turn_and_open_play() -> None:
    wanders = player("wander", "wander")
    scene = given(wanders, wanders, player("quick-thinking"), player(role="forsaken"))
    scene.refused(BO, FORAGE, "FF-FORAGE-02")
    scene.play(CY, "quick-thinking")
    scene.refused(ANA, FORAGE, "FF-PRIO-02")
    scene.all_pass().when(ANA, FORAGE)


@pytest.mark.rule("FF-FORAGE-02", "FF-FORAGE-03")
def test_foraging_may_come_before_the_action_and_spends_none() -> None:
    scene = with_hand("wander", "wander", "read-the-signs").when(ANA, FORAGE)
    assert not scene.view(None).players[ANA].spent
    scene.play(ANA, "read-the-signs").all_pass()
    assert scene.announced(CardsDrawn) == [CardsDrawn(ANA, 1), CardsDrawn(ANA, 2)]


@pytest.mark.rule("FF-FORAGE-02", "FF-FORAGE-03")
def test_foraging_may_come_after_the_action() -> None:
    scene = with_hand("wander", "wander", "wander").play(ANA, "wander", at=AT(1, 1)).all_pass()
    assert scene.offered(ANA) == [FORAGE, EndActionPhase()]
    scene.when(ANA, FORAGE)
    assert scene.hand(ANA) == ["spyglass"]


@pytest.mark.rule("FF-FORAGE-04")
def test_there_is_no_second_forage_in_a_turn() -> None:
    scene = with_hand(*["wander"] * 6).when(ANA, FORAGE)
    scene.refused(ANA, FORAGE, "FF-FORAGE-04")
    assert FORAGE not in scene.offered(ANA)


@pytest.mark.rule("FF-FORAGE-04")
def test_the_next_turn_brings_a_new_forage() -> None:
    wanders = player(*["wander"] * 4)
    scene = given(wanders, wanders, player(), player(role="forsaken")).when(ANA, FORAGE)
    scene.until(TurnBegan).all_pass().all_pass()
    assert scene.state.active == BO
    scene.when(BO, FORAGE)
    assert scene.announced(Foraged) == [Foraged(ANA), Foraged(BO)]


@pytest.mark.rule("FF-FORAGE-05")
def test_foraging_plays_no_card_and_nobody_answers() -> None:
    scene = given(player("wander", "wander"), player("deny-fate", "bar-the-way"), player(), player(), deck=["sprint"])
    scene.when(ANA, FORAGE)
    assert isinstance(scene.top, ActionPhase)
    assert (scene.hand(ANA), scene.view(None).pending) == (["sprint"], ())
    scene.refused(BO, Play(CARD["deny-fate"]), "FF-GEN-13")
    assert (scene.announced(CardPlayed), scene.view(None).deeds) == ([], ())


@pytest.mark.rule("FF-FORAGE-06")
def test_only_cards_named_wander_can_be_foraged() -> None:
    scene = with_hand("wander", "press-on", "scout-ahead", "sprint", "trailblaze", "double-back")
    scene.refused(ANA, FORAGE, "FF-FORAGE-06")


@pytest.mark.rule("FF-FORAGE-07")
def test_the_wanders_lie_face_up_before_the_draw() -> None:
    scene = with_hand("wander", "wander").when(ANA, FORAGE)
    assert scene.told(BO) == [Foraged(ANA), CardsDiscarded(ANA, ("wander", "wander")), CardsDrawn(ANA, 1)]
    assert scene.told(ANA)[-1] == CardsSeen(("spyglass",))
    assert scene.view(None).travelers_discard == ("wander", "wander")


@pytest.mark.rule("FF-FORAGE-07")
def test_with_an_empty_deck_one_of_the_two_comes_back() -> None:
    """They are in the discard when the deck is built anew."""
    scene = with_hand("wander", "wander")
    state = scene.state
    state.hands[CY], state.travelers = state.travelers, []
    state.marks[CY] = [0] * len(state.hands[CY])
    scene.when(ANA, FORAGE)
    assert (scene.hand(ANA), len(state.travelers), scene.discard()) == (["wander"], 1, [])
