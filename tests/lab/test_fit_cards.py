"""The fit behind the sharp drafter's worth of cards."""

from collections import Counter

import numpy as np

from lanternwood.games.forsaken.cards import IN_DECKS
from lanternwood.games.forsaken.deck_lists import problems
from lanternwood.kernel.rng import HashRng
from lanternwood.lab.games.forsaken.fit_cards import NAMES, TRAITS, Row, any_deck, fit, play, surprise


def test_decks_dealt_at_random_are_legal() -> None:
    chance = HashRng(b"decks")
    gods: Counter[int] = Counter()
    for _ in range(30):
        deck = any_deck(chance)
        assert problems(deck) == []
        gods[len({card[0] for card, _ in deck.cards})] += 1
    assert set(gods) == {2, 3}


def test_a_game_says_what_each_has_drawn() -> None:
    row = play(3)
    assert row
    assert all(len(drawn) >= 7 for drawn in row.drawn)
    assert all(card < IN_DECKS for drawn in row.drawn for card in drawn)


def test_a_card_that_wins_is_worth_more_than_one_that_loses() -> None:
    """In games in which whoever draws the one wins, and whoever draws the other does not."""
    good, bad = 3, 80
    chance = HashRng(b"rows")
    rows = []
    for number in range(60):
        others = [[chance.below(IN_DECKS) for _ in range(10)] for _ in range(2)]
        winner = number % 2
        others[winner].append(good)
        others[1 - winner].append(bad)
        rows.append(Row((others[0], others[1]), chance.below(2), winner))
    values = fit(rows)
    worth = TRAITS @ values
    assert worth[bad] < np.quantile(worth, 0.1) < np.quantile(worth, 0.9) < worth[good]
    assert surprise(values, rows) < surprise(np.zeros(len(NAMES)), rows)
