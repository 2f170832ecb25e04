"""Whole events in the lab: a draft with bots, and the matches after it."""

from itertools import islice

import pytest

from lanternwood.games.forsaken.cards import NUMBER_OF
from lanternwood.games.forsaken.series import RUN
from lanternwood.games.forsaken.wasteland.scoring import automatic_deck
from lanternwood.kernel.model import Seat
from lanternwood.lab.games.forsaken.drafts import duels, play_draft, play_event


def test_an_event_goes_from_the_draft_to_the_ranking() -> None:
    event = play_event("some seed", ["steady", "random", "steady"], ["random"] * 3)
    assert [len(pool.pool) for pool in event.pools] == [56, 56, 56]
    assert [len(pool.deck) for pool in event.pools] == [40, 40, 40]
    assert {result.seats for result in event.course.results} == {(0, 1), (0, 2), (1, 2)}
    assert sorted(line.seat for line in event.ranking) == [0, 1, 2]
    assert event.decisions > 3 * 56


def test_the_same_event_again_is_the_same() -> None:
    events = [play_event("twice", ["steady", "steady"], ["random", "random"]) for _ in range(2)]
    assert events[0] == events[1]
    assert 2 <= len(events[0].course.results) <= 3


@pytest.mark.parametrize("seats", [2, 5])
def test_the_baseline_drafter_builds_the_automatic_deck(seats: int) -> None:
    draft = play_draft("baseline", ["baseline"] * seats)
    for seat in range(seats):
        pool = draft.state.pool(seat)
        assert len(pool) == 56
        assert draft.state.drafters[seat].deck == automatic_deck(pool)


def test_a_run_is_three_matches() -> None:
    event = play_event("a run", ["steady"] * 8, ["random"] * 8, RUN, people=[2])
    assert len(event.course.results) == 3
    assert all(Seat(2) in result.seats for result in event.course.results)
    assert all(card in NUMBER_OF for pool in event.pools for card in pool.pool)


def test_drafters_of_two_levels_play_each_others_decks() -> None:
    games = [*islice(duels("sharp", "baseline", 2, "random", "some seed"), 4)]
    assert len(games) == 4
    assert {*games} <= {0, 0.5, 1}
