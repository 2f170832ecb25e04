"""A copy shares nothing that can change."""

import pytest
from hypothesis import given
from hypothesis.strategies import DataObject, data

from contract.checks import OnChosenPlay, OnRandomPlay
from contract.laws import copies_stand_alone
from contract.tables import ALL_GAMES, SETTINGS, Setting


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_in_random_play(setting: Setting, on_random_play: OnRandomPlay) -> None:
    on_random_play(setting, copies_stand_alone)


@pytest.mark.parametrize("game", ALL_GAMES)
@given(data=data())
def test_in_chosen_play(game: str, data: DataObject, on_chosen_play: OnChosenPlay) -> None:
    on_chosen_play(game, copies_stand_alone, data)
