"""Every game passes PettingZoo's own tests, and nobody learns from the environment what the rules hide."""

import sys
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import tictactoe
from fixture_games import FIXTURE_GAMES
from lab.games import ALL_GAMES, name_of
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import SetupError
from lanternwood.lab.pettingzoo_env import env, raw_env

# PettingZoo's advice for environments whose observations are plain arrays: ours come with a mask.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # once the match is over
]


@pytest.mark.parametrize("game", ALL_GAMES, ids=name_of)
def test_every_game_passes_the_api_test(game: Game[Any]) -> None:
    api_test(env(game), num_cycles=100)


@pytest.mark.parametrize("game", ALL_GAMES, ids=name_of)
def test_every_game_passes_the_seed_test(game: Game[Any]) -> None:
    seed_test(lambda: env(game), num_cycles=100)


def played(environment: Any, seed: int | None) -> list[tuple[str, int]]:
    """A match of arbitrary choices: who was asked, and how many choices there were."""
    environment.reset(seed=seed)
    asked = []
    for number, agent in enumerate(environment.agent_iter()):
        observation, _, over, _, _ = environment.last()
        offered = int(observation["action_mask"].sum())
        environment.step(None if over else number % offered)
        asked.append((agent, offered))
    return asked


@pytest.mark.parametrize("game", ALL_GAMES, ids=name_of)
def test_every_game_is_played_to_its_end(game: Game[Any]) -> None:
    """However much there is to remember by then."""
    assert played(raw_env(game, words=False), 3)


def test_without_a_seed_the_row_that_the_last_seed_began_goes_on() -> None:
    cellar = FIXTURE_GAMES["cellar"]
    first, second = raw_env(cellar), raw_env(cellar)
    row = [played(first, 7), played(first, None), played(first, None)]
    assert row == [played(second, 7), played(second, None), played(second, None)]
    assert row[0] != row[1]


def test_the_winner_takes_the_reward() -> None:
    environment = raw_env(tictactoe.GAME)
    environment.reset(seed=1)
    for action in (0, 2, 0, 2, 0):  # squares 1, 4, 2, 5, 3
        environment.step(action)
    assert environment.rewards == {"seat_0": 1.0, "seat_1": 0.0}
    assert environment.terminations == {"seat_0": True, "seat_1": True}


def test_only_the_one_who_is_asked_has_choices_and_information() -> None:
    environment = raw_env(tictactoe.GAME)
    environment.reset(seed=1)
    environment.step(4)
    assert environment.observe("seat_1")["action_mask"].sum() == 8
    assert environment.observe("seat_0")["action_mask"].sum() == 0
    assert environment.infos["seat_0"] == {}
    assert environment.infos["seat_1"]["labels"][4] == "square 6"
    assert environment.infos["seat_1"]["view"]["squares"][4] == "X"
    assert environment.infos["seat_1"]["heard"] == [{"type": "Marked", "seat": 0, "square": 4}]


def test_secret_answers_are_not_shown_to_those_asked_later() -> None:
    bids = FIXTURE_GAMES["sealed-bids"]
    low, high = raw_env(bids, 3), raw_env(bids, 3)
    for environment, action in ((low, 0), (high, 1)):
        environment.reset(seed=3)
        assert environment.agent_selection == "seat_0"
        environment.step(action)
    assert low.agent_selection == high.agent_selection == "seat_1"
    np.testing.assert_equal(low.last()[0], high.last()[0])
    assert low.last()[4] == high.last()[4]


def test_a_group_that_only_the_clock_can_stop_has_one_say_each() -> None:
    environment = raw_env(FIXTURE_GAMES["wolves"], 6)
    environment.reset(seed=5)
    asked = []
    while environment.infos[environment.agent_selection]["view"]["night"]:
        asked.append(environment.agent_selection)
        environment.step(0)
    assert len(asked) == len(set(asked)) == 2


def test_an_illegal_action_ends_the_match_in_the_usual_wrappers() -> None:
    environment = env(tictactoe.GAME)
    environment.reset(seed=1)
    environment.step(0)
    environment.step(8)
    assert environment.rewards["seat_1"] == -1


def test_an_illegal_action_is_refused_without_them() -> None:
    environment = raw_env(tictactoe.GAME)
    environment.reset(seed=1)
    with pytest.raises(ValueError, match="seat_0 has 9 choices; there is no number 9"):
        environment.step(9)


def test_a_table_that_cannot_be_set_up_is_refused_at_once() -> None:
    with pytest.raises(SetupError, match="takes 2 seats, not 3"):
        env(tictactoe.GAME, seats=3)


def test_without_words_there_is_less_to_read() -> None:
    environment = raw_env(tictactoe.GAME, words=False)
    environment.reset(seed=1)
    assert environment.infos == {"seat_0": {}, "seat_1": {}}


def test_rendering_shows_what_everyone_may_see() -> None:
    environment = raw_env(tictactoe.GAME, render_mode="ansi")
    environment.reset(seed=1)
    assert '"squares"' in environment.render()


def test_without_pettingzoo_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "lanternwood.lab.pettingzoo_env")
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ImportError, match=r"pip install .*pettingzoo"):
        import_module("lanternwood.lab.pettingzoo_env")
