"""Forsaken in the lab: counted in simulations, and told as numbers that keep their places."""

from math import isfinite

import pytest

from contract.play import Chooser, moments, viewers
from contract.tables import SETTINGS, Setting
from games.forsaken.scene import K1, A, B, Scene
from lanternwood.games.forsaken import GAME
from lanternwood.lab.features import encoder_for
from lanternwood.lab.games.forsaken.features import SIZE, features, kingdoms
from lanternwood.lab.games.forsaken.statistics import Statistics
from lanternwood.lab.simulate import Simulation, settings_for
from lanternwood.lab.statistics import statistics_of

FORSAKEN = [setting for setting in SETTINGS if setting.game is GAME]


@pytest.mark.parametrize("setting", FORSAKEN, ids=str)
def test_there_are_always_as_many_numbers(setting: Setting) -> None:
    match = setting.match(2, listen=False)
    for number, _ in enumerate(moments(match, Chooser(2))):
        if number % 10 == 0 or match.outcome():
            for viewer in viewers(match):
                found = features(match.view(viewer))
                assert len(found) == SIZE
                assert all(map(isfinite, found))


def test_whoever_looks_comes_first() -> None:
    hurt, other = Scene(), Scene()
    hurt.tower(A, K1, 3)
    other.tower(B, K1, 3)
    place = kingdoms(GAME.view(hurt.state, A), A).index(3.0)
    assert kingdoms(GAME.view(other.state, B), B)[place] == 3.0
    assert kingdoms(GAME.view(other.state, A), A)[place] == 10.0


def test_it_is_encoded_by_its_features() -> None:
    assert encoder_for(GAME).size > SIZE


def test_statistics_are_found_and_told() -> None:
    assert statistics_of("forsaken") is Statistics
    simulation = Simulation(settings_for(GAME, ("random", "random"), "elm", {}))
    assert simulation.play(20, 1, lambda tally: None)
    tables = {table.title: table for table in Statistics.tables(simulation.tally, ("random", "random"))}
    assert {"In the Kingdoms", "Wins by playing order"} <= set(tables)
    assert [row[0] for row in tables["Wins by playing order"].rows] == ["first", "second"]
