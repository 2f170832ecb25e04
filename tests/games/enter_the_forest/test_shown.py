"""What the page of odds is given, against the tables of the rulebook."""

import pytest

from lanternwood.games.enter_the_forest.shown import Means, means, pools, shown


def of(found: tuple[Means, ...], light: int, dark: int) -> Means:
    [one] = [each for each in found if (each.light, each.dark) == (light, dark)]
    return one


def test_every_pool_is_there_but_the_empty_one() -> None:
    for push_always in (False, True):
        every = [(light, dark) for light in range(4) for dark in range(5)][1:]
        assert [(pool.light, pool.dark) for pool in pools(push_always)] == every
        assert [(each.light, each.dark) for each in means(push_always)] == every


@pytest.mark.parametrize(
    ("light", "dark", "rerolls"),
    [(1, 0, (0.5, 0.543, 1.097)), (1, 1, (0.083, 0.085, 0.319)), (2, 3, (0.006, 0.006, 0.111))],
)
def test_mean_rerolls_are_those_of_tables_o3_to_o5(light: int, dark: int, rerolls: tuple[float, ...]) -> None:
    assert of(shown().means, light, dark).rerolls == rerolls


@pytest.mark.parametrize(
    ("light", "dark", "once", "greedy"),
    [
        (1, 0, (0.278, 0.208, 0.083), (1.150, 0.912, 0.457)),
        (1, 3, (0.880, 0.824, 0.454), (1.476, 1.335, 0.830)),
        (2, 2, (0.654, 0.609, 0.332), (1.160, 1.054, 0.648)),
    ],
)
def test_mean_marks_are_those_of_table_o6(
    light: int, dark: int, once: tuple[float, ...], greedy: tuple[float, ...]
) -> None:
    marks = of(shown().pushed_means, light, dark).marks
    assert tuple(marks[0][ruin] for ruin in (1, 3, 5)) == once
    assert tuple(marks[2][ruin] for ruin in (1, 3, 5)) == greedy
