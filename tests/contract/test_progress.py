"""Random play ends within the bound that the game states."""

import pytest
from hypothesis import given
from hypothesis.strategies import DataObject, data

from contract.checks import OnChosenPlay, OnRandomPlay
from contract.laws import comes_to_rest, play_goes_on
from contract.tables import ALL_GAMES, SETTINGS, WITHOUT_TURNS, Setting


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_in_random_play(setting: Setting, on_random_play: OnRandomPlay) -> None:
    on_random_play(setting, play_goes_on)


@pytest.mark.parametrize("game", ALL_GAMES)
@given(data=data())
def test_in_chosen_play(game: str, data: DataObject, on_chosen_play: OnChosenPlay) -> None:
    on_chosen_play(game, play_goes_on, data)


@pytest.mark.parametrize("setting", WITHOUT_TURNS, ids=str)
def test_a_table_without_turns_comes_to_rest(setting: Setting, on_random_play: OnRandomPlay) -> None:
    on_random_play(setting, comes_to_rest)


def test_there_is_a_table_without_turns() -> None:
    assert WITHOUT_TURNS
