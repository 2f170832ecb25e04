"""FK-MULL: each replaces cards of the opening hand once, in secret."""

import msgspec
import pytest

from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import Build, EndTurn, Mulligan, PutBack
from lanternwood.games.forsaken.events import CardsDrawn, CardsSeen, MulliganDecided, MulligansDone, TurnBegan
from lanternwood.games.forsaken.options import Options
from lanternwood.kernel.model import Seat

from .opening import DECKS, WrittenChance, opening
from .scene import K1, A, B, Scene, heard_by

FIRST = Options(first="seat 1")
SECOND = Options(first="seat 2")


def put_back(scene: Scene, seat: Seat, number: int) -> None:
    """The first cards of that hand."""
    for card in scene.hand_of(seat)[:number]:
        scene.do(seat, PutBack(card))


@pytest.mark.rule("FK-MULL-01", "FK-MULL-02", "FK-Q-06")
@pytest.mark.parametrize("number", range(8))
def test_any_number_of_cards_may_be_replaced(number: int) -> None:
    scene = opening(FIRST)
    hand = scene.hand_of(A)
    put_back(scene, A, number)
    scene.do(B, Mulligan())
    scene.do(A, Mulligan())
    player = scene.state.players[A]
    assert len(player.hand) == 7
    assert sorted(player.hand + player.deck) == list(player.cards)
    assert scene.hand_of(A)[: 7 - number] == hand[number:]
    assert player.put_back == []


@pytest.mark.rule("FK-MULL-01")
def test_only_cards_in_hand_can_be_put_back_and_each_copy_once() -> None:
    scene = opening(FIRST)
    absent = next(card for card in ("S01", "S03", "S09", "S28") if card not in scene.hand_of(A))
    assert scene.refused(A, PutBack(absent)) == "FK-MULL-01"
    assert scene.refused(A, PutBack("no card")) == "FK-MULL-01"
    card = scene.hand_of(A)[0]
    for _ in range(scene.hand_of(A).count(card)):
        scene.do(A, PutBack(card))
    assert scene.refused(A, PutBack(card)) == "FK-MULL-01"


@pytest.mark.rule("FK-MULL-02", "FK-Q-06")
def test_a_returned_card_can_come_straight_back() -> None:
    scene = opening(FIRST, WrittenChance(shuffle=lambda things: None))
    hand = scene.hand_of(A)
    put_back(scene, A, 3)
    scene.do(A, Mulligan())
    heard = scene.do(B, Mulligan())
    # An idle shuffle leaves the returned cards on top, and they are drawn again.
    assert sorted(scene.hand_of(A)) == sorted(hand)
    assert CardsDrawn(A, 3) in heard_by(heard, None)
    assert CardsSeen(tuple(reversed(hand[:3]))) in heard_by(heard, A)


@pytest.mark.rule("FK-MULL-02", "FK-SETUP-05")
@pytest.mark.parametrize("back", [(3, 2), (3, 0), (0, 2), (0, 0)])
@pytest.mark.parametrize(("options", "order"), [(FIRST, [0, 1]), (SECOND, [1, 0])])
def test_only_who_returned_cards_shuffles_and_the_first_player_first(
    options: Options, order: list[int], back: tuple[int, int]
) -> None:
    chance = WrittenChance()
    scene = opening(options, chance)
    chance.drawn.clear()
    for seat in (A, B):
        put_back(scene, seat, back[seat])
    scene.do(B, Mulligan())
    assert chance.drawn == []
    scene.do(A, Mulligan())
    assert chance.drawn == [DECKS[seat] for seat in order if back[seat]]


@pytest.mark.rule("FK-MULL-03")
def test_each_mulligans_once() -> None:
    scene = opening(FIRST)
    scene.do(A, Mulligan())
    assert scene.refused(A, Mulligan()) == "FK-MULL-03"
    assert scene.refused(A, PutBack(scene.hand_of(A)[0])) == "FK-MULL-03"
    assert scene.asked() == (B,)
    scene.do(B, Mulligan())
    assert scene.refused(A, Mulligan()) == "FK-MAIN-01"


@pytest.mark.rule("FK-MULL-04", "FK-Q-07")
@pytest.mark.parametrize("viewer", [B, None])
def test_neither_learns_anything_but_that_the_other_has_decided(viewer: Seat | None) -> None:
    views, tellings = [], []
    for number in (0, 3, 7):
        scene = opening(FIRST)
        put_back(scene, A, number)
        views.append(msgspec.json.encode(GAME.view(scene.state, viewer)))
        heard = scene.do(A, Mulligan())
        views.append(msgspec.json.encode(GAME.view(scene.state, viewer)))
        tellings.append(heard_by(heard, viewer))
        assert [player.decided for player in GAME.view(scene.state, viewer).players] == [True, False]
    assert len({*views}) == 2
    assert tellings == [[MulliganDecided(A)]] * 3


@pytest.mark.rule("FK-MULL-04", "FK-MULL-05", "FK-Q-07")
def test_turn_1_begins_when_both_decisions_are_in_and_the_numbers_are_told() -> None:
    scene = opening(SECOND)
    put_back(scene, A, 3)
    put_back(scene, B, 1)
    assert scene.asked() == (A, B)
    assert scene.refused(B, Build(K1, "strife")) == "FK-MULL-05"
    assert scene.refused(B, EndTurn()) == "FK-MULL-05"
    scene.do(B, Mulligan())
    assert scene.state.turn == 0
    assert scene.refused(B, EndTurn()) == "FK-MULL-03"
    heard = heard_by(scene.do(A, Mulligan()), None)
    assert heard[:2] == [MulliganDecided(A), MulligansDone((3, 1))]
    assert heard[-1] == TurnBegan(1, B, False)
    assert (scene.state.turn, scene.state.active, scene.state.phase) == (1, B, "main")
    assert scene.asked() == (B,)
    assert [len(scene.hand_of(seat)) for seat in (A, B)] == [8, 7]
