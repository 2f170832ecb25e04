"""FK-SETUP, FK-DECK-10: what lies on the table before the first mulligan, and what chance decides."""

from collections.abc import MutableSequence
from typing import Any

import msgspec
import pytest

from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import Concede, Mulligan
from lanternwood.games.forsaken.options import Options
from lanternwood.games.forsaken.state import NOBODY, Side
from lanternwood.kernel.match import SetupError, plan_for
from lanternwood.kernel.model import Seat

from .opening import DECKS, WrittenChance, cards_in, opening
from .scene import A, B, Scene

FIRST = Options(first="seat 1")
SECOND = Options(first="seat 2")


@pytest.mark.rule("FK-SETUP-01")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_game_has_two_players(seats: int) -> None:
    assert plan_for(GAME, 2, "seed").seats == 2
    with pytest.raises(SetupError):
        plan_for(GAME, seats, "seed")


@pytest.mark.rule("FK-SETUP-02", "FK-SETUP-03")
def test_three_kingdoms_with_bare_sides_and_whole_towers() -> None:
    state = opening().state
    assert len(state.players) == 2
    assert len(state.kingdoms) == 3
    for kingdom in state.kingdoms:
        assert kingdom.winner == NOBODY
        assert kingdom.sides == [Side(10), Side(10)]
    assert [player.past for player in state.players] == [[], []]
    seen = GAME.view(state, None)
    assert {side.slots for kingdom in seen.kingdoms for side in kingdom.sides} == {5}


@pytest.mark.rule("FK-SETUP-04")
def test_chance_decides_who_begins() -> None:
    first = [opening(chance=WrittenChance(bytes([key]))).state.first for key in range(40)]
    assert 8 < sum(first) < 32


@pytest.mark.rule("FK-SETUP-04", "FK-Q-98")
@pytest.mark.parametrize(("options", "seat"), [(FIRST, A), (SECOND, B)])
def test_an_event_may_name_who_begins(options: Options, seat: Seat) -> None:
    for key in range(5):
        scene = opening(options, WrittenChance(bytes([key])))
        assert scene.state.first == scene.state.active == seat


@pytest.mark.rule("FK-SETUP-05", "FK-Q-98")
def test_chance_is_used_in_a_stated_order() -> None:
    chance = WrittenChance()
    first = opening(chance=chance).state.first
    assert chance.drawn == [2, DECKS[first], DECKS[1 - first]]
    for options, order in ((FIRST, [0, 1]), (SECOND, [1, 0])):
        chance = WrittenChance()
        opening(options, chance)
        assert chance.drawn == [DECKS[seat] for seat in order]


@pytest.mark.rule("FK-SETUP-05")
def test_decks_are_shuffled_before_hands_are_drawn() -> None:
    def turned_round(things: MutableSequence[Any]) -> None:
        things.reverse()

    state = opening(FIRST, WrittenChance(shuffle=turned_round)).state
    for player, deck, number in zip(state.players, DECKS, (7, 8), strict=True):
        assert player.hand == cards_in(deck)[:number]
        assert player.deck == cards_in(deck)[number:][::-1]
    mixed = opening(FIRST).state.players[A]
    assert mixed.deck != sorted(mixed.deck)


@pytest.mark.rule("FK-SETUP-06")
@pytest.mark.parametrize(("options", "hands"), [(FIRST, [7, 8]), (SECOND, [8, 7])])
def test_whoever_begins_draws_one_card_less(options: Options, hands: list[int]) -> None:
    state = opening(options).state
    assert [len(player.hand) for player in state.players] == hands
    assert [len(player.deck) for player in state.players] == [40 - number for number in hands]


def test_each_plays_the_deck_that_was_brought() -> None:
    state = opening(SECOND).state
    for player, deck in zip(state.players, DECKS, strict=True):
        assert sorted(player.deck + player.hand) == list(player.cards) == cards_in(deck)


def seen(scene: Scene, viewer: Seat | None) -> bytes:
    return msgspec.json.encode(GAME.view(scene.state, viewer))


@pytest.mark.rule("FK-DECK-10", "FK-Q-107")
@pytest.mark.parametrize("viewer", [B, None])
def test_nobody_sees_the_deck_of_another(viewer: Seat | None) -> None:
    scenes = [opening(FIRST, decks=[deck, DECKS[1]]) for deck in ("Ember March", "Pyre and Pox")]
    for scene in scenes:
        scene.do(A, Mulligan())
        scene.do(B, Mulligan())
    assert seen(scenes[0], viewer) == seen(scenes[1], viewer)
    assert seen(scenes[0], A) != seen(scenes[1], A)
    # Nor when the game is over: that the match is, only whoever keeps the series knows.
    for scene in scenes:
        scene.do(A, Concede(0))
        scene.do(A, Concede(1))
        assert scene.state.phase == "over"
    assert seen(scenes[0], viewer) == seen(scenes[1], viewer)


@pytest.mark.rule("FK-DECK-10")
def test_the_open_view_shows_both_decks_once_the_match_is_over() -> None:
    scene = opening(FIRST)
    assert GAME.open_view is not None
    shown = GAME.open_view(scene.state)
    for seat, player in enumerate(scene.state.players):
        assert [*shown.players[seat].opened] == [scene.id(card) for card in reversed(player.deck)]
        assert sorted(shown.players[seat].open_hand) == sorted(scene.hand_of(seat))
