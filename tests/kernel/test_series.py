"""How a series goes: who meets whom, what results count, who is ahead."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from lanternwood.kernel.model import Seat
from lanternwood.kernel.pairing import best_of, by_lot, by_record, everyone_once, paired, run, with_byes
from lanternwood.kernel.series import Course, Meeting, Result, ranking


def won(winner: int, loser: int, first: int | None = None, gone: tuple[int, ...] = ()) -> Result:
    seats = tuple(sorted((Seat(winner), Seat(loser))))
    began = None if first is None else Seat(first)
    return Result(seats, (Seat(winner),), (0, 0), began, tuple(Seat(seat) for seat in gone))


def drawn(one: int, other: int, first: int | None = None) -> Result:
    return Result((Seat(one), Seat(other)), (Seat(one), Seat(other)), (0, 0), None if first is None else Seat(first))


def after(seats: int, *results: Result) -> Course:
    return Course(seats, results=results)


def played_through(course: Course, chance: Random) -> Course:
    """Round after round, with results drawn at random and arriving in any order."""
    while meetings := by_record(course):
        meeting = chance.choice(meetings)
        winners = chance.choice([meeting.seats[:1], meeting.seats[1:], meeting.seats])
        result = Result(meeting.seats, winners, (chance.randrange(4), chance.randrange(4)))
        course = Course(course.seats, results=(*course.results, result))
    return course


def test_the_loser_begins_the_next_match_and_the_first_is_left_to_the_game() -> None:
    assert best_of(after(2)) == [Meeting((Seat(0), Seat(1)))]
    assert best_of(after(2, won(1, 0, first=0)))[0].first == 0
    assert best_of(after(2, won(0, 1, first=0)))[0].first == 1


def test_after_a_draw_whoever_did_not_begin_begins() -> None:
    assert best_of(after(2, drawn(0, 1, first=0)))[0].first == 1
    assert best_of(after(2, drawn(0, 1, first=1)))[0].first == 0
    assert best_of(after(2, drawn(0, 1)))[0].first is None


@pytest.mark.parametrize(
    ("results", "over"),
    [
        ([won(0, 1)], False),
        ([won(0, 1), won(0, 1)], True),
        ([won(0, 1), won(1, 0)], False),
        ([won(0, 1), drawn(0, 1)], False),
        ([drawn(0, 1), drawn(0, 1)], False),
        ([won(0, 1), drawn(0, 1), won(1, 0)], True),
        ([drawn(0, 1), drawn(0, 1), drawn(0, 1)], True),
    ],
)
def test_best_of_three_ends_with_two_wins_or_three_matches(results: list[Result], over: bool) -> None:
    assert (not best_of(after(2, *results))) is over


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everyone_meets_everyone_once(seats: int) -> None:
    course = after(seats)
    met = []
    while meetings := everyone_once(course):
        met.append(meetings[0].seats)
        course = Course(seats, results=(*course.results, won(meetings[0].seats[0], meetings[0].seats[1])))
    assert sorted(met) == [*combinations(range(seats), 2)]


def test_rounds_of_everyone_keep_nobody_waiting() -> None:
    assert [{*meeting.seats} for meeting in everyone_once(after(4))[:2]] == [{0, 3}, {1, 2}]


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
@pytest.mark.parametrize("seed", range(12))
def test_three_rounds_by_record_have_no_rematch_and_no_second_bye(seats: int, seed: int) -> None:
    course = played_through(after(seats), Random(seed))
    assert len(course.results) == 3 * (seats // 2)
    pairs = [result.seats for result in course.results]
    assert len({*pairs}) == len(pairs), "no two meet twice"
    counted = with_byes(course)
    byes = Counter(result.seats[0] for result in counted.results if len(result.seats) == 1)
    assert sum(byes.values()) == (3 if seats % 2 else 0)
    assert all(number == 1 for number in byes.values())
    assert all(len(counted.of(Seat(seat))) == 3 for seat in range(seats)), "a bye counts as a match"


def test_winners_meet_winners() -> None:
    first = after(8, won(0, 1), won(2, 3), won(4, 5), won(6, 7))
    pairs = paired(first)
    assert all((one in (0, 2, 4, 6)) == (other in (0, 2, 4, 6)) for one, other in pairs)


def test_the_bye_goes_to_the_last_and_is_a_win() -> None:
    assert paired(after(5))[-1] == (4,)
    counted = with_byes(after(5))
    assert counted.halves(Seat(4)) == 2
    assert ranking(counted)[0].seat == 4


def test_the_ranking_goes_by_wins_points_opponents_and_seat() -> None:
    by_wins = after(3, won(2, 0), won(2, 1), won(1, 0))
    assert [line.seat for line in ranking(by_wins)] == [2, 1, 0]
    pair = (Seat(0), Seat(1))
    by_points = after(2, Result(pair, pair, (1, 2)))
    assert [line.seat for line in ranking(by_points)] == [1, 0]
    by_opponents = after(4, won(0, 2), won(1, 3), won(3, 2))
    assert [line.seat for line in ranking(by_opponents)][:3] == [1, 3, 0]
    assert [line.seat for line in ranking(after(4))] == [0, 1, 2, 3]


def test_a_drawn_match_is_half_a_win() -> None:
    course = after(2, drawn(0, 1))
    assert [line.halves for line in ranking(course)] == [1, 1]
    nobody = Result((Seat(0), Seat(1)), ())
    assert nobody.halves(Seat(0)) == 1


def test_whoever_has_left_loses_whatever_happens_at_the_table() -> None:
    result = won(0, 1, gone=(0,))
    assert (result.halves(Seat(0)), result.halves(Seat(1))) == (0, 2)
    both = won(0, 1, gone=(0, 1))
    assert (both.halves(Seat(0)), both.halves(Seat(1))) == (0, 0)


def test_a_run_meets_three_others_drawn_by_lot() -> None:
    met = set()
    for seed in range(20):
        course = Course(8, (Seat(3),), f"seed {seed}")
        against = []
        while meetings := run(course):
            (meeting,) = meetings
            assert meeting.seats[0] == 3
            against.append(meeting.seats[1])
            course = Course(8, (Seat(3),), f"seed {seed}", (*course.results, won(meeting.seats[0], meeting.seats[1])))
        assert len({*against}) == 3
        assert 3 not in against
        met.add(tuple(against))
    assert len(met) > 10


def test_seats_are_drawn_by_lot_and_the_lot_can_be_checked() -> None:
    assert by_lot("some", 8) == by_lot("some", 8)
    assert sorted(by_lot("some", 8)) == [*range(8)]
    assert len({tuple(by_lot(f"{seed}", 4)) for seed in range(200)}) == 24
