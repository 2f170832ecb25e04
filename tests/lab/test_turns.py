"""Asking one seat at a time, without a clock."""

from dataclasses import replace

import pytest

import tictactoe
from fixture_games import FIXTURE_GAMES
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import OUTSIDE, Seat
from lanternwood.lab.turns import Turns, offered, the_timeout, usual_seats


def test_those_who_may_choose_at_once_are_asked_from_the_lowest_up() -> None:
    bids = FIXTURE_GAMES["sealed-bids"]
    match = Match(bids, plan_for(bids, 3, "bids"))
    turns, asked = Turns(), []
    for _ in range(3):
        seat = turns.next(bids, match.state)
        assert seat is not None
        asked.append(seat)
        match.act(seat, match.choices(seat)[0])
        turns.has_chosen(seat)
    assert asked == [0, 1, 2]


def test_when_all_have_had_their_say_the_deadline_passes() -> None:
    wolves = FIXTURE_GAMES["wolves"]
    match = Match(wolves, plan_for(wolves, 6, "wolves"))
    turns, pack = Turns(), list(match.pending())
    for wolf in pack:
        assert turns.next(wolves, match.state) == wolf
        match.act(wolf, match.choices(wolf)[0])
        turns.has_chosen(wolf)
    assert turns.next(wolves, match.state) == OUTSIDE
    match.act(OUTSIDE, the_timeout(wolves, match.state))
    turns.has_chosen(OUTSIDE)
    assert turns.next(wolves, match.state) == match.pending()[0]


def test_nobody_is_asked_once_the_match_is_over() -> None:
    state = tictactoe.State(["."] * 9, waiting=())
    assert Turns().next(tictactoe.GAME, state) is None


def test_a_game_that_waits_for_nobody_is_at_fault() -> None:
    with pytest.raises(AssertionError, match="waits for nobody"):
        the_timeout(tictactoe.GAME, tictactoe.State(["."] * 9))


def test_more_choices_than_declared_are_an_error_that_says_so() -> None:
    small = replace(tictactoe.GAME, most_choices=8)
    with pytest.raises(ValueError, match="offers 9 choices at once but declares most_choices=8"):
        offered(small, tictactoe.State(["."] * 9), Seat(0))


def test_the_usual_table_is_as_near_to_four_as_it_can_be() -> None:
    found = {name: usual_seats(FIXTURE_GAMES[name]) for name in ("cellar", "wolves")}
    assert found | {"tictactoe": usual_seats(tictactoe.GAME)} == {"cellar": 4, "wolves": 4, "tictactoe": 2}
