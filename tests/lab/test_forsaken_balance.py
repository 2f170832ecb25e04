"""The balance of Forsaken: which games are played, what is counted, and what is told of it."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from lanternwood.games.forsaken.deck_lists import STARTERS, problems
from lanternwood.games.forsaken.loading import BASE
from lanternwood.lab.games.forsaken import balance, balance_games
from lanternwood.lab.games.forsaken.balance_games import PAIRINGS, RANDOM, STARTER, TWO_GODS, play_all, play_game
from lanternwood.lab.games.forsaken.balance_picture import picture


@pytest.fixture
def few_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance_games, "AT_ONCE", 2)


def test_a_random_deck_is_legal_and_of_two_gods() -> None:
    for number, gods in enumerate(TWO_GODS):
        deck = balance_games.random_deck(gods, Random(number))
        assert problems(deck) == []
        assert {BASE.by_id[card].god for card, _ in deck.cards} == set(gods)


def test_every_pairing_has_its_turn_in_both_orders() -> None:
    assert len({*PAIRINGS}) == 25
    one, other = PAIRINGS[1]
    counts = play_game(STARTER, "random", 1)
    assert counts[f"{STARTER} {one} v {other} games"] == 1
    assert 0 <= counts[f"{STARTER} first"] <= 2
    assert not any(key.startswith("drawn ") for key in counts), "a card of a starter would be judged by the others"


def test_what_is_counted_of_a_game_adds_up() -> None:
    counts = play_game(RANDOM, "steady", 3)
    assert counts[f"{RANDOM} games"] == 1
    assert sum(number for key, number in counts.items() if key.startswith(f"{RANDOM} turns ")) == 1
    played = {key.removeprefix("played ") for key in counts if key.startswith("played ")}
    drawn = {key.removeprefix("drawn ") for key in counts if key.startswith("drawn ")}
    assert played
    assert played <= drawn, "what was played had been drawn"


def test_a_run_goes_on_where_it_stood(tmp_path: Path, few_at_once: None) -> None:
    whole = play_all(STARTER, "random", 4, 1, tmp_path / "whole.json")
    play_all(STARTER, "random", 2, 1, tmp_path / "part.json")
    assert play_all(STARTER, "random", 4, 1, tmp_path / "part.json") == whole
    assert whole[f"{STARTER} games"] == 4


def test_both_orders_of_a_pairing_count_as_one() -> None:
    one, other, *_ = STARTERS
    counts = Counter(
        {
            f"{STARTER} {one} v {other} games": 10,
            f"{STARTER} {one} v {other} points": 14,
            f"{STARTER} {other} v {one} games": 10,
            f"{STARTER} {other} v {one} points": 5,
        }
    )
    assert balance.pairing(counts, one, other) == (14 + 15, 20)
    assert balance.pairing(counts, other, one) == (6 + 5, 20)
    assert balance.share(*balance.pairing(counts, one, other)) == pytest.approx(0.725)


def test_only_cards_played_often_are_judged_each_by_its_god() -> None:
    counts = Counter({"played S01": 2000, "drawn S01": 100, "points S01": 120, "drawn S02": 100, "points S02": 80})
    (row,) = balance.card_rows(counts)
    assert row[1].startswith("S01 ")
    assert row[0] == pytest.approx(0.1)
    assert "1 of them lie more than 6 % from" in balance.report(counts)


def test_the_picture_says_each_share_once() -> None:
    names = list(STARTERS)
    shares = {(one, other): 0.5 for one in names for other in names}
    shares[names[0], names[1]] = 0.61
    drawn = picture(names, shares)
    assert drawn.count("61 %") == 1
    assert drawn.count("50 %") == len(names) * (len(names) - 1) - 1
