"""A match taken apart is the same match."""

from collections.abc import MutableSequence
from random import Random
from typing import Any

import pytest

from lab.games import ALL_GAMES, name_of
from lanternwood.bots.bot import in_some_words
from lanternwood.kernel.fairness import chance_from
from lanternwood.kernel.game import Game
from lanternwood.kernel.laying_out import lay_out
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import OUTSIDE, Seat
from lanternwood.kernel.rng import shuffle_with
from lanternwood.lab.turns import Turns, the_timeout, usual_seats
from lanternwood.lab.unrolled import DrawsNeeded, Foretelling, Unrolled, power


class Noted:
    """Chance as in any match, but every draw is written down."""

    def __init__(self, seed: str) -> None:
        self.chance = chance_from(seed)
        self.drawn: list[tuple[int, int]] = []

    def below(self, bound: int) -> int:
        drawn = self.chance.below(bound)
        if bound > 1:
            self.drawn.append((bound, drawn))
        return drawn

    def shuffle(self, things: MutableSequence[Any]) -> None:
        shuffle_with(self, things)


def settle(unrolled: Unrolled, noted: Noted) -> None:
    """Feed in what was drawn; a large draw is asked for digit by digit."""
    for bound, drawn in noted.drawn:
        while bound > 1:
            asked = unrolled.draws[0]
            unrolled.play(drawn % asked)
            bound, drawn = bound // asked, drawn // asked
    noted.drawn.clear()


def let_time_pass(match: Match[Any], turns: Turns) -> Seat | None:
    while (seat := turns.next(match.game, match.state)) == OUTSIDE:
        match.act(OUTSIDE, the_timeout(match.game, match.state))
        turns.has_chosen(OUTSIDE)
    return seat


@pytest.mark.parametrize("game", ALL_GAMES, ids=name_of)
def test_the_same_draws_lead_through_the_same_states(game: Game[Any]) -> None:
    dice, noted, turns, seats = Random(1), Noted("unrolled"), Turns(), usual_seats(game)
    unrolled = Unrolled(game, seats)
    match = Match(game, plan_for(game, seats, "unused"))
    match.table.chance = noted
    lay_out(game, match.table, seats, unrolled.options, ())
    while True:
        seat = let_time_pass(match, turns)
        settle(unrolled, noted)
        assert unrolled.state == match.state
        assert unrolled.seat == seat
        if seat is None:
            break
        number = dice.randrange(len(unrolled.choices()))
        match.act(seat, in_some_words(unrolled.choices()[number]))
        turns.has_chosen(seat)
        unrolled.play(number)
    assert match.outcome()


def test_a_shuffle_is_asked_for_all_at_once() -> None:
    with pytest.raises(DrawsNeeded) as needed:
        Foretelling([2]).shuffle(["ash", "bryn", "cole", "dell"])
    assert list(needed.value.bounds) == [3, 2]


def test_a_large_draw_is_asked_for_digit_by_digit() -> None:
    with pytest.raises(DrawsNeeded) as needed:
        Foretelling([5]).below(6**4)
    assert needed.value.bounds == [6, 6, 6]
    assert Foretelling([5, 0, 1, 2]).below(6**4) == 5 + 0 * 6 + 1 * 36 + 2 * 216


@pytest.mark.parametrize(
    ("number", "parts"), [(1296, (6, 4)), (279_936, (6, 7)), (121, (11, 2)), (128, (2, 7)), (120, (120, 1))]
)
def test_a_power_is_found_by_its_smallest_base(number: int, parts: tuple[int, int]) -> None:
    assert power(number) == parts
