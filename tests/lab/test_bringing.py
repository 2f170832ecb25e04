"""What seats bring, in simulations and in the adapters for programs that learn."""

import pickle
from typing import Any

import msgspec
import pyspiel
import pytest

from fixture_games import cellar, satchels
from fixture_games.satchels import STARTERS, Satchel
from lanternwood.games import GAMES
from lanternwood.kernel.match import Match, SetupError
from lanternwood.lab.openspiel_game import register
from lanternwood.lab.pettingzoo_env import raw_env
from lanternwood.lab.simulate import Settings, Simulation, note_game, settings_for
from lanternwood.lab.simulation_file import different_settings
from lanternwood.lab.tally import Tally
from lanternwood.lab.unrolled import Unrolled

BEST, WORST = Satchel((9, 9, 5, 1, 1)), Satchel((1, 1, 1, 1, 1))


def settings(*brought: Any, rotate: bool = True) -> Settings:
    return settings_for(satchels.GAME, ("random", "random"), "moss", {}, rotate, brought=brought)


def test_each_game_of_a_simulation_is_played_with_what_was_brought() -> None:
    brought = settings(BEST, WORST)
    assert Match(satchels.GAME, brought.plan(3)).brought == (BEST, WORST)
    tally = Tally()
    for number in range(10):
        note_game(tally, satchels.GAME, brought, number)
    assert list(tally.seat_wins) == [0], "no card of the worst satchel can win a round"


def test_the_usual_is_drawn_anew_in_each_game() -> None:
    drawn = {Match(satchels.GAME, settings(None, WORST).plan(number)).brought[0] for number in range(30)}
    assert drawn == set(STARTERS.values())


def test_a_simulation_in_other_processes_knows_what_was_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    assert pickle.loads(pickle.dumps(settings(BEST, None))) == settings(BEST, None)
    monkeypatch.setitem(GAMES, satchels.GAME.name, satchels.GAME)
    simulation = Simulation(settings(WORST, BEST))
    assert simulation.play(8, 1, lambda tally: None)
    assert list(simulation.tally.seat_wins) == [1]


def test_a_file_of_another_satchel_is_no_file_of_this_simulation() -> None:
    written = msgspec.json.decode(msgspec.json.encode(settings(BEST, None)), type=Settings)
    assert different_settings(written, settings(BEST, None)) == []
    assert different_settings(written, settings(WORST, None)) == ["brought"]


def test_what_will_not_do_is_refused_before_the_first_game() -> None:
    with pytest.raises(SetupError, match="what seat 2 brings will not do: a satchel holds 5 cards, not 1"):
        settings(None, Satchel((1,)))
    with pytest.raises(SetupError, match="what seat 1 brings will not do"):
        raw_env(satchels.GAME, 2, brought=(Satchel((1,)), None))
    with pytest.raises(SetupError, match="what seat 1 brings will not do"):
        Unrolled(satchels.GAME, 2, brought=(Satchel((1,)), None))
    with pytest.raises(SetupError, match="nobody brings anything to Cellar"):
        raw_env(cellar.GAME, 2, brought=(WORST, None))


def test_a_pettingzoo_environment_brings_it_to_every_match() -> None:
    environment = raw_env(satchels.GAME, 2, brought=(BEST, None))
    usual = set()
    for _ in range(20):
        environment.reset()
        assert environment.match.brought[0] == BEST
        usual.add(environment.match.brought[1])
    assert len(usual) > 1


def bounds_of(state: Any) -> list[int]:
    """How many results each draw has, until somebody is asked."""
    bounds = []
    while state.is_chance_node():
        bounds.append(len(state.chance_outcomes()))
        state.apply_action(0)
    return bounds


def test_for_openspiel_the_usual_is_a_chance_node() -> None:
    name = register(satchels.GAME)
    assert bounds_of(pyspiel.load_game(name, {"seats": 2}).new_initial_state()) == [3, 3, 2]
    some = pyspiel.load_game(name, {"seats": 2, "brought": '[{"cards": [9, 9, 5, 1, 1]}, null]'})
    assert bounds_of(some.new_initial_state()) == [3, 2]


def test_an_openspiel_game_string_carries_what_was_brought() -> None:
    game = pyspiel.load_game(register(satchels.GAME), {"seats": 2, "brought": '[{"cards": [9, 9, 5, 1, 1]}, null]'})
    again = pyspiel.load_game(str(game))
    state = again.new_initial_state()
    bounds_of(state)
    assert state.match.state.hands[0] == [1, 1, 5, 9, 9]
    assert str(pickle.loads(pickle.dumps(state))) == str(state) == str(state.clone())


def test_an_openspiel_game_says_what_is_wrong() -> None:
    name = register(satchels.GAME)
    with pytest.raises(SetupError, match="what seat 2 brings will not do"):
        pyspiel.load_game(name, {"seats": 2, "brought": '[null, {"cards": []}]'})
    with pytest.raises(ValueError, match="a JSON list, not 'fog'"):
        pyspiel.load_game(name, {"seats": 2, "brought": "fog"})
