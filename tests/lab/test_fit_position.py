"""The fit behind the sharp bot's judgement."""

from math import isclose

from lanternwood.lab.games.nightmare_forest.fit_position import Row, chance_to_win, fit, positions, solve, surprise


def test_solving_gives_back_what_was_put_in() -> None:
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == [1.0, 2.0]


def test_a_fit_finds_the_odds_it_is_shown() -> None:
    """Of those with the mark three in four win, of those without one in four."""
    rows: list[Row] = [((1.0, mark), won) for mark in (0.0, 1.0) for won in [mark == 1.0] * 3 + [mark == 0.0]]
    weights = fit(rows)
    assert isclose(chance_to_win(weights, (1.0, 1.0)), 0.75, abs_tol=1e-3)
    assert isclose(chance_to_win(weights, (1.0, 0.0)), 0.25, abs_tol=1e-3)


def test_positions_of_real_games_tell_something_about_who_wins() -> None:
    rows = [row for number in range(12) for row in positions(number, ["steady"])]
    assert len(rows) > 300
    assert surprise(fit(rows), rows) < surprise([0.0] * len(rows[0][0]), rows)
