"""The fit behind the sharp bot's judgement of Forsaken."""

import numpy as np

from lanternwood.bots.forsaken.position import FEATURES, chance_of
from lanternwood.lab.games.forsaken.fit_position import chances, fit, packed, positions, surprise


def test_positions_of_real_games_tell_something_about_who_wins() -> None:
    data = packed([row for number in range(6) for row in positions(number, ["steady"])])
    assert len(data.winner) > 60
    assert surprise(fit(data), data) < surprise(np.zeros(len(FEATURES)), data)


def test_the_chance_of_a_game_is_that_of_enough_kingdoms() -> None:
    """The fit and the bots reckon alike, whatever has been won already."""
    data = packed([row for number in range(2) for row in positions(number, ["steady"])])
    each, game = chances(np.linspace(-0.5, 0.5, len(FEATURES)), data)
    for row, (kingdoms, settled) in enumerate(zip(each, data.settled, strict=True)):
        lit = [float(chance) for chance, dark in zip(kingdoms, settled, strict=True) if np.isnan(dark)]
        needed = 2 - int(np.nansum(settled))
        assert abs(chance_of(needed, lit) - game[row]) < 1e-9
