"""Chance exposed: all ways a step can fall, against counting by hand."""

from fractions import Fraction
from itertools import product

import pytest

from fixture_games import dice_race
from lanternwood.kernel.chance import DrawNeeded, Scripted, branches
from lanternwood.kernel.frames import Choice
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Table


def odds_of(steps: int, at_risk: int = 0) -> dict[tuple[int, int], Fraction]:
    """Whose turn it is and what is at risk after rolling so many times (or until a bust)."""

    def step(chance: Scripted) -> tuple[int, int]:
        state = dice_race.State(Choice(Seat(0)), [0, 0], at_risk)
        for _ in range(steps):
            if state.turn.seat == 0:
                dice_race.apply(Table(state, chance), Seat(0), dice_race.Roll())
        return state.turn.seat, state.at_risk

    total: dict[tuple[int, int], Fraction] = {}
    for weight, result in branches(step):
        total[result] = total.get(result, Fraction(0)) + weight
    assert sum(total.values()) == 1
    return total


def by_hand(steps: int) -> dict[tuple[int, int], Fraction]:
    """The same, by going through all rolls of all dice."""
    total: dict[tuple[int, int], Fraction] = {}
    for dice in product(range(1, 7), repeat=2 * steps):
        result = (1, 0) if 1 in dice else (0, sum(dice))
        total[result] = total.get(result, Fraction(0)) + Fraction(1, 36**steps)
    return total


def test_one_roll() -> None:
    odds = odds_of(1)
    assert odds[(1, 0)] == Fraction(11, 36)
    assert odds == by_hand(1)


def test_two_rolls() -> None:
    """A bust ends the turn, so that the second roll is not always made: the weights still add up."""
    assert odds_of(2) == by_hand(2)


def test_a_roll_that_reaches_the_goal() -> None:
    """From 28, any roll without a one wins: the match is over and nothing is at risk."""
    assert odds_of(1, at_risk=28) == {(1, 0): Fraction(1)}


def test_a_step_without_chance() -> None:
    assert list(branches(lambda chance: "done")) == [(Fraction(1), "done")]


def test_a_draw_of_one_is_no_draw() -> None:
    assert list(branches(lambda chance: (chance.below(1), chance.below(2)))) == [
        (Fraction(1, 2), (0, 0)),
        (Fraction(1, 2), (0, 1)),
    ]


def test_draws_that_depend_on_draws() -> None:
    def step(chance: Scripted) -> tuple[int, int]:
        first = chance.below(3)
        return first, chance.below(first + 1)

    assert [(weight, result) for weight, result in branches(step)] == [
        (Fraction(1, 3), (0, 0)),
        (Fraction(1, 6), (1, 0)),
        (Fraction(1, 6), (1, 1)),
        (Fraction(1, 9), (2, 0)),
        (Fraction(1, 9), (2, 1)),
        (Fraction(1, 9), (2, 2)),
    ]


def test_a_script_that_runs_out_says_what_it_needs() -> None:
    with pytest.raises(DrawNeeded, match="one in 6"):
        Scripted([]).below(6)


def test_a_script_for_other_rules() -> None:
    with pytest.raises(AssertionError, match="does not fit"):
        Scripted([5]).below(2)
