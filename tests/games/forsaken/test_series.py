"""Series of matches: who plays whom, who begins, who is ahead, and with which decks (FK-WASTE-08, 13 to 15)."""

from collections import Counter

import msgspec
import pytest

from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.deck_lists import STARTERS, Deck, deck_of
from lanternwood.games.forsaken.series import BEST_OF_THREE, RUN, WASTELAND, Drafted, drafted
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import Resign, Seat
from lanternwood.kernel.series import Course, Meeting, Result

from .scene import Scene
from .test_wasteland_draft import built

A, B = Seat(0), Seat(1)
PAIR = (A, B)


def won(winner: int, loser: int, kingdoms: tuple[int, int] = (2, 0), gone: tuple[Seat, ...] = ()) -> Result:
    """The winner's Kingdoms first."""
    seats = (Seat(winner), Seat(loser))
    points = kingdoms if winner < loser else kingdoms[::-1]
    return Result(tuple(sorted(seats)), (Seat(winner),), points, gone=gone)


def drawn(first: int, kingdoms: tuple[int, int] = (1, 1)) -> Result:
    return Result(PAIR, PAIR, kingdoms, Seat(first))


def order(seats: int, *results: Result) -> list[int]:
    return [line.seat for line in WASTELAND.ranking(Course(seats, results=results))]


@pytest.mark.rule("FK-WASTE-13", "FK-SETUP-04", "FK-Q-98")
@pytest.mark.parametrize(("first", "named"), [(None, "random"), (A, "seat 1"), (B, "seat 2")])
def test_the_series_names_who_begins(first: Seat | None, named: str) -> None:
    options = WASTELAND.options({"clocks": True}, Meeting(PAIR, first))
    assert options == {"clocks": True, "first": named}
    match = Match(GAME, plan_for(GAME, 2, "seed", options))
    assert first in (None, match.state.first)
    assert WASTELAND.first(match.state) == match.state.first


@pytest.mark.rule("FK-WASTE-13")
def test_two_seats_play_best_of_three_and_the_loser_begins() -> None:
    for kind in (WASTELAND, BEST_OF_THREE):
        assert kind.meetings(Course(2)) == [Meeting(PAIR)]
        assert kind.meetings(Course(2, results=(won(0, 1),))) == [Meeting(PAIR, B)]
        assert kind.meetings(Course(2, results=(drawn(first=0),))) == [Meeting(PAIR, B)]
        assert kind.is_over(Course(2, results=(won(0, 1), won(0, 1))))
        assert not kind.is_over(Course(2, results=(won(0, 1), drawn(first=1))))


@pytest.mark.rule("FK-WASTE-13", "FK-Q-104")
def test_at_one_and_a_half_each_the_ranking_decides() -> None:
    level = (won(0, 1, (2, 1)), won(1, 0, (2, 0)), drawn(first=0))
    assert WASTELAND.is_over(Course(2, results=level))
    assert order(2, *level) == [1, 0], "by Kingdoms"
    assert order(2, drawn(0), drawn(1), drawn(0)) == [0, 1], "by seat"


@pytest.mark.rule("FK-WASTE-13")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_seats_meet_once_each(seats: int) -> None:
    meetings = WASTELAND.meetings(Course(seats))
    assert len({meeting.seats for meeting in meetings}) == len(meetings) == seats * (seats - 1) // 2


@pytest.mark.rule("FK-WASTE-13")
@pytest.mark.parametrize(("seats", "matches"), [(5, 2), (6, 3), (7, 3), (8, 4)])
def test_five_to_eight_seats_play_three_rounds_and_a_bye_is_a_win(seats: int, matches: int) -> None:
    course = Course(seats)
    for _ in range(3):
        meetings = WASTELAND.meetings(course)
        assert len(meetings) == matches
        for meeting in meetings:
            course = Course(seats, results=(*course.results, won(min(meeting.seats), max(meeting.seats))))
    assert WASTELAND.is_over(course)
    assert sum(line.halves for line in WASTELAND.ranking(course)) == 2 * 3 * (matches + seats % 2)
    assert all(line.played == 3 for line in WASTELAND.ranking(course))
    assert len({result.seats for result in course.results}) == len(course.results), "no rematch"


@pytest.mark.rule("FK-WASTE-13")
def test_the_ranking_goes_by_wins_then_kingdoms_then_opponents_then_seat() -> None:
    assert order(3, won(2, 0), won(2, 1), won(1, 0)) == [2, 1, 0]
    in_a_ring = (won(0, 1, (2, 1)), won(1, 2, (3, 0)), won(2, 0, (2, 1)))
    assert order(3, *in_a_ring) == [1, 0, 2]
    assert order(4, won(0, 2), won(1, 3), won(3, 2, (1, 0)), won(2, 3, (1, 0)))[:2] == [0, 1]


@pytest.mark.rule("FK-WASTE-13")
def test_kingdoms_won_are_counted_for_each_seat() -> None:
    scene = Scene()
    scene.state.kingdoms[0].winner = 1
    scene.state.kingdoms[2].winner = 1
    assert WASTELAND.points(scene.state) == (0, 2)


@pytest.mark.rule("FK-WASTE-14")
def test_a_run_is_one_person_among_seven_bots_who_plays_three() -> None:
    assert [*RUN.seats] == [8]
    assert RUN.problem(8, 1) is None
    assert RUN.problem(8, 2)
    met = set()
    for seed in range(30):
        course = Course(8, (Seat(5),), f"{seed}")
        others = []
        while meetings := RUN.meetings(course):
            others.append(meetings[0].seats[1])
            result = Result(meetings[0].seats, meetings[0].seats[:1], (2, 0))
            course = Course(8, course.people, course.chance, (*course.results, result))
        assert len({*others}) == 3
        assert course.halves(Seat(5)) == 2 * 3
        met.add(tuple(others))
    assert len(met) > 15


@pytest.mark.rule("FK-WASTE-02")
def test_seats_are_drawn_by_lot() -> None:
    assert WASTELAND.shuffled
    assert RUN.shuffled


@pytest.mark.rule("FK-WASTE-15")
def test_whoever_has_left_loses_the_games_that_are_left() -> None:
    before, later = won(0, 1), won(0, 1, gone=(A,))
    assert order(2, before, later, later) == [1, 0]
    course = Course(2, results=(before, later))
    assert (course.halves(A), course.halves(B)) == (2, 2), "what was won before stays won"


@pytest.mark.rule("FK-WASTE-08")
def test_the_deck_of_the_draft_is_brought_and_may_be_changed_within_the_pool() -> None:
    opening = WASTELAND.opening
    assert opening
    state = built(3).state
    mine = opening.mine(state, A)
    have = drafted(state, A)
    assert msgspec.convert(mine, Drafted) == have
    deck: Deck = opening.bring(mine)
    assert deck.numbers == Counter(have.deck)
    assert opening.problems(mine, deck) == []
    spare = [*(Counter(have.pool) - Counter(have.deck)).elements()]
    swapped = deck_of(Counter([*have.deck[1:], spare[0]]))
    assert opening.problems(mine, swapped) == []
    refused = opening.problems(mine, STARTERS["Ember March"])
    assert refused
    assert all("FK-WASTE-08" in problem for problem in refused)


@pytest.mark.rule("FK-WASTE-08", "FK-WASTE-13")
def test_the_decks_of_a_draft_can_be_played() -> None:
    opening = WASTELAND.opening
    assert opening
    state = built(2).state
    decks = [opening.bring(opening.mine(state, seat)) for seat in PAIR]
    options = WASTELAND.options(opening.options({"clocks": False}), Meeting(PAIR, B))
    match = Match(GAME, plan_for(GAME, 2, "seed", options, brought=decks))
    assert match.state.first == B
    match.act(A, Resign())
    outcome = match.outcome()
    assert outcome
    assert outcome.winners == (B,)


@pytest.mark.rule("FK-DECK-10")
def test_the_end_of_a_match_shows_nobody_the_deck_of_the_other() -> None:
    """Only the open view does, and a table that carries a series keeps that back (tests/server/test_series.py)."""
    match = Match(GAME, plan_for(GAME, 2, "seed", {}))
    match.act(A, Resign())
    for viewer in (A, B, None):
        seen = match.view(viewer)
        assert seen.over
        assert all(player.opened == () for player in seen.players)
    assert GAME.open_view
    assert all(player.opened for player in GAME.open_view(match.state).players)
