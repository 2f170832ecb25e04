"""FK-TURN-01 to 06, FK-REF, FK-HAND-01: how turns begin, and what a turn gives."""

import pytest

from lanternwood.games.forsaken.actions import Activate, Build, Channel, EndTurn, TakeBack
from lanternwood.games.forsaken.events import AbilityTriggered, CardsDrawn, TurnBegan, TurnEnded
from lanternwood.games.forsaken.flow import run
from lanternwood.games.forsaken.state import EXHAUSTED
from lanternwood.games.forsaken.turn import begin_turn

from .opening import opening
from .scene import K1, K2, K3, A, B, Scene, heard_by


@pytest.mark.rule("FK-TURN-01", "FK-Q-10")
@pytest.mark.parametrize("first", [A, B])
def test_the_first_player_has_turn_1_and_then_they_alternate(first: int) -> None:
    scene = Scene(active=A if first == A else B, turn=1)
    seats = []
    for turn in range(1, 6):
        assert scene.state.turn == turn
        seats.append(scene.state.active)
        scene.end_turn()
    assert seats == [first, 1 - first, first, 1 - first, first]


@pytest.mark.rule("FK-TURN-02", "FK-REF-03", "FK-TURN-05", "FK-Q-09", "FK-Q-11")
def test_refresh_then_draw_then_the_main_phase_with_its_dawn() -> None:
    scene = Scene()
    seer = scene.follower(B, K1, "O22", exhausted=True)
    scene.deck(B, "S01", "S02", "S04", "S05")
    heard = heard_by(scene.end_turn(), None)
    kinds = [type(event) for event in heard]
    assert [TurnEnded, TurnBegan, CardsDrawn, AbilityTriggered] == kinds
    assert TurnBegan(10, B, True) in heard
    # The dawn ability looks at the deck after the draw.
    assert scene.hand_of(B) == ["S01"]
    assert [getattr(choice, "card", "") for choice in scene.choices(B)] == ["S02", "S04", ""]
    assert not scene.at(seer).exhausted


@pytest.mark.rule("FK-TURN-03", "FK-Q-08")
def test_first_turns_have_no_refresh_phase() -> None:
    scene = Scene(turn=1)
    tired = [scene.follower(seat, K1, "S03", exhausted=True) for seat in (A, B)]
    for seat in (A, B):
        scene.altars(seat, K2, "sS")
    heard = scene.end_turn()
    assert TurnBegan(2, B, False) in heard_by(heard, None)
    assert scene.at(tired[B]).exhausted
    assert scene.exhausted_slots(B, K2) == [0]
    assert scene.hand_of(B) == []
    heard = scene.end_turn()
    assert TurnBegan(3, A, True) in heard_by(heard, None)
    assert not scene.at(tired[A]).exhausted
    assert scene.exhausted_slots(A, K2) == []
    assert len(scene.hand_of(A)) == 1
    scene.end_turn()
    assert not scene.at(tired[B]).exhausted
    assert len(scene.hand_of(B)) == 1


@pytest.mark.rule("FK-TURN-04", "FK-ALTAR-03", "FK-CHAN-02", "FK-ABIL-09")
@pytest.mark.parametrize("turn", [1, 9])
def test_allowances_are_renewed_every_turn_and_pile_up_never(turn: int) -> None:
    scene = Scene(turn=turn)
    scene.deck(A)
    inquisitor = scene.follower(B, K1, "C22", used=1)
    for _ in range(2):
        scene.follower(B, K1, "I01")
    for kingdom in (K1, K2, K3):
        scene.state.side(kingdom, B).built = True
    scene.state.players[B].channelled = True
    scene.altars(B, K1, "OOOO")
    scene.end_turn()
    for kingdom in (K1, K2, K3):
        scene.do(B, Build(kingdom, "occult"))
        assert scene.refused(B, Build(kingdom, "occult")) == "FK-ALTAR-03"
    scene.channel("occult", K1)
    assert scene.refused(B, Channel("occult", K1)) == "FK-CHAN-02"
    scene.activate(inquisitor, 0, scene.state.side(K1, B).followers[1].serial)
    assert scene.refused(B, Activate(inquisitor, 0)) == "FK-ABIL-09"
    for _ in range(2):
        scene.end_turn()
    # Two turns without use later it is still one in each Kingdom.
    scene.end_turn()
    scene.end_turn()
    scene.do(B, Build(K2, "strife"))
    assert scene.refused(B, Build(K2, "strife")) == "FK-ALTAR-03"


@pytest.mark.rule("FK-TURN-05", "FK-Q-11")
def test_dawn_comes_in_first_turns_too_and_only_for_the_active_player() -> None:
    scene = Scene(turn=1)
    for seat in (A, B):
        scene.follower(seat, K2, "I17")
    scene.end_turn()
    assert scene.followers_on(B, K2) == ["I17", "Grub"]
    assert scene.followers_on(A, K2) == ["I17"]
    before_turn_1 = Scene(turn=0)
    before_turn_1.follower(A, K2, "I17")
    begin_turn(before_turn_1.table, A)
    run(before_turn_1.table)
    assert before_turn_1.state.turn == 1
    assert before_turn_1.followers_on(A, K2) == ["I17", "Grub"]


@pytest.mark.rule("FK-TURN-06", "FK-Q-10")
def test_a_turn_may_end_with_nothing_done_but_not_with_a_choice_open() -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    victim = scene.follower(B, K1, "S03")
    assert EndTurn() in scene.choices(A)
    scene.play(A, "S09", K1)
    assert scene.refused(A, EndTurn()) == "FK-MAIN-05"
    scene.do(A, TakeBack())
    assert not scene.gone(victim)
    scene.end_turn()
    assert scene.state.active == B


@pytest.mark.rule("FK-REF-01", "FK-REF-02")
def test_all_that_is_exhausted_on_ones_own_sides_and_nothing_of_the_others() -> None:
    scene = Scene()
    tired = []
    for kingdom in (K1, K2, K3):
        for seat in (A, B):
            tired.append((seat, scene.follower(seat, kingdom, "S03", exhausted=True)))
            scene.altars(seat, kingdom, "sTtC")
    scene.end_turn()
    for seat, serial in tired:
        assert scene.at(serial).exhausted == (seat == A)
    for kingdom in (K1, K2, K3):
        assert scene.exhausted_slots(B, kingdom) == []
        assert scene.exhausted_slots(A, kingdom) == [0, 2]
        assert [source & ~EXHAUSTED for source in scene.state.side(kingdom, B).altars] == [0, 5, 5, 3]


@pytest.mark.rule("FK-REF-01", "FK-FAITH-08")
def test_values_follow_at_once_when_followers_are_refreshed(fixture_cards: None) -> None:
    scene = Scene()
    proud = scene.follower(A, K1, "X63")
    scene.follower(A, K1, "S03", exhausted=True)
    brawler = scene.follower(B, K2, "S03", exhausted=True, lost=1)
    scene.blessing(A, K1, "X62")
    # The enemy's Refreshed Followers elsewhere have -1/-1: refreshed, the Brawler has no Faith left.
    assert scene.body(brawler) == (3, 1)
    scene.end_turn()
    assert scene.gone(brawler)
    assert not scene.gone(proud)


@pytest.mark.rule("FK-REF-03", "FK-REF-02")
def test_the_active_player_draws_one_card_and_nobody_else() -> None:
    scene = Scene()
    scene.deck(B, "S01", "S02", "S04")
    scene.hand(B, "G01")
    heard = scene.end_turn()
    assert scene.hand_of(B) == ["G01", "S01"]
    assert scene.hand_of(A) == []
    assert [event for event in heard_by(heard, A) if isinstance(event, CardsDrawn)] == [CardsDrawn(B, 1)]


@pytest.mark.rule("FK-REF-05", "FK-Q-12")
def test_an_empty_deck_gives_nothing_and_costs_nothing() -> None:
    scene = Scene()
    scene.deck(B)
    heard = scene.end_turn()
    assert scene.hand_of(B) == []
    assert not any(isinstance(event, CardsDrawn) for event in heard_by(heard, None))
    assert scene.state.phase == "main"
    assert [scene.towers(kingdom) for kingdom in (K1, K2, K3)] == [(10, 10)] * 3
    scene.deck(B, "S01")
    scene.altars(B, K1, "OOOOOO")
    scene.follower(B, K1, "S03")
    # Oracle of the Final Page: draw 3, with one card left.
    heard = scene.play(B, "O30", K1)
    assert scene.hand_of(B) == ["S01"]
    assert CardsDrawn(B, 1) in heard_by(heard, None)


@pytest.mark.rule("FK-HAND-01", "FK-Q-13")
def test_there_is_no_hand_limit() -> None:
    scene = Scene()
    scene.hand(A, *["S03"] * 30)
    scene.hand(B, *["S03"] * 30)
    scene.altars(A, K1, "OO")
    scene.channel("occult", K1)
    scene.end_turn()
    assert [len(scene.hand_of(seat)) for seat in (A, B)] == [31, 31]
    assert scene.past_of(A) == scene.past_of(B) == []


@pytest.mark.rule("FK-TURN-01")
def test_a_whole_opening_leads_into_turn_1() -> None:
    scene = opening()
    assert scene.state.turn == 0
    assert scene.state.active == scene.state.first
