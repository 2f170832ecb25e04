"""Every game passes OpenSpiel's own test, with its chance in the open and its secrets kept."""

import pickle
import sys
from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any

import pyspiel
import pytest

import tictactoe
from fixture_games import FIXTURE_GAMES
from lab.games import ALL_GAMES, name_of
from lanternwood.games import GAMES
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import SetupError
from lanternwood.lab.openspiel_game import register


def load(game: Game[Any], **parameters: Any) -> Any:
    return pyspiel.load_game(register(game), parameters)


def played(game: Any, dice: Random, numbers: int = 10_000) -> Any:
    """A state so many numbers into a random match, or the end of it."""
    state = game.new_initial_state()
    while numbers and not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
        numbers -= 1
    return state


@pytest.mark.parametrize("game", ALL_GAMES, ids=name_of)
def test_every_game_passes_the_random_simulation_test(game: Game[Any]) -> None:
    pyspiel.random_sim_test(load(game), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_every_registered_game_is_known_to_open_spiel(name: str) -> None:
    assert f"lanternwood_{name.replace('-', '_')}" in pyspiel.registered_names()


def test_the_winner_takes_all() -> None:
    state = load(tictactoe.GAME).new_initial_state()
    for action in (0, 2, 0, 2, 0):  # squares 1, 4, 2, 5, 3
        state.apply_action(action)
    assert state.is_terminal()
    assert state.returns() == [1.0, 0.0]


def test_choices_have_words_that_differ() -> None:
    state = load(tictactoe.GAME).new_initial_state()
    assert state.action_to_string(0, 4) == "4: square 5"


def test_a_shuffle_is_a_row_of_even_draws() -> None:
    state = load(FIXTURE_GAMES["cellar"]).new_initial_state()
    bounds = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert [weight for _, weight in outcomes] == [1 / len(outcomes)] * len(outcomes)
        bounds.append(len(outcomes))
        state.apply_action(0)
    assert bounds == list(range(18, 1, -1))


@pytest.mark.parametrize("numbers", [0, 5, 30, 10_000], ids=["start", "shuffle", "midgame", "end"])
def test_a_state_survives_saving_copying_and_pickling(numbers: int) -> None:
    game = load(FIXTURE_GAMES["cellar"], seats=3)
    state = played(game, Random(1), numbers)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for twin in (read, state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        assert twin.current_player() == state.current_player()


def test_a_copy_goes_its_own_way() -> None:
    state = played(load(FIXTURE_GAMES["cellar"]), Random(2), 30)
    before = str(state), state.information_state_string(0)
    twin = state.clone()
    for _ in range(5):
        twin.apply_action(twin.legal_actions()[0])
    assert (str(state), state.information_state_string(0)) == before


def test_a_game_string_carries_seats_and_options() -> None:
    forest = load(GAMES["nightmare-forest"], seats=3, options='{"speed": true, "deadlier": true}')
    again = pyspiel.load_game(str(forest))
    assert again.num_players() == 3
    assert again.new_initial_state().get_game().get_parameters() == forest.get_parameters()
    state = played(again, Random(3), 500)
    assert '"speed":true' in str(state)


def test_what_cannot_be_set_up_is_refused_in_words() -> None:
    with pytest.raises(SetupError, match="takes 2 seats, not 3"):
        load(tictactoe.GAME, seats=3)
    with pytest.raises(SetupError, match="has no option 'fog'"):
        load(tictactoe.GAME, options='{"fog": 1}')
    with pytest.raises(ValueError, match="a JSON object, not 'fog'"):
        load(tictactoe.GAME, options="fog")


def test_a_seat_does_not_see_what_it_cannot_know() -> None:
    """Many deals, few hands: what seat 0 is told depends on its own two cards alone."""
    game = load(FIXTURE_GAMES["cellar"], seats=2)
    worlds: dict[str, set[str]] = {}
    tensors: dict[str, Any] = {}
    for seed in range(60):
        state = played(game, Random(seed), 17)
        known = state.information_state_string(0)
        worlds.setdefault(known, set()).add(str(state))
        tensor = state.information_state_tensor(0)
        assert tensor == tensors.setdefault(known, tensor)
    assert max(map(len, worlds.values())) > 1
    assert len(worlds) > 10


def test_an_information_state_remembers_and_an_observation_does_not() -> None:
    state = played(load(FIXTURE_GAMES["cellar"], seats=2), Random(4), 17)
    lines = state.information_state_string(0).count("\n")
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0).count("\n") > lines
    assert "chose" not in state.observation_string(0)
    assert "chose" in state.information_state_string(0)
    assert "chose" not in state.information_state_string(1)
    game = state.get_game()
    assert game.information_state_tensor_size() > game.observation_tensor_size()


def test_two_games_cannot_share_a_name() -> None:
    register(FIXTURE_GAMES["cellar"])
    with pytest.raises(ValueError, match="OpenSpiel already knows another lanternwood_cellar"):
        register(replace(tictactoe.GAME, name="cellar"))


def test_without_open_spiel_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "lanternwood.lab.openspiel_game")
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ImportError, match=r"pip install .*openspiel"):
        import_module("lanternwood.lab.openspiel_game")
