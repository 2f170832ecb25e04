"""Every offered choice is accepted; anything else is refused, cites a rule and leaves no trace."""

import pytest
from hypothesis import given
from hypothesis.strategies import DataObject, data

from contract.checks import OnChosenPlay, OnRandomPlay
from contract.laws import offered_is_accepted
from contract.tables import ALL_GAMES, SETTINGS, Setting


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_in_random_play(setting: Setting, on_random_play: OnRandomPlay) -> None:
    on_random_play(setting, offered_is_accepted)


@pytest.mark.parametrize("game", ALL_GAMES)
@given(data=data())
def test_in_chosen_play(game: str, data: DataObject, on_chosen_play: OnChosenPlay) -> None:
    on_chosen_play(game, offered_is_accepted, data)
