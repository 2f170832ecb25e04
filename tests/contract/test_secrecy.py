"""What a seat cannot know changes neither what it sees, nor what it may do, nor what it hears."""

import pytest
from hypothesis import given
from hypothesis.strategies import DataObject, data

from contract.checks import OnChosenPlay, OnRandomPlay
from contract.play import Chooser
from contract.secrecy import (
    private_things_are_redealt,
    redeals_differ,
    redeals_fit,
    secrets_stay_secret,
    yields_tell_nothing,
)
from contract.tables import ALL_GAMES, HIDING, SECRETIVE, SETTINGS, Setting


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_in_random_play(setting: Setting, on_random_play: OnRandomPlay) -> None:
    on_random_play(setting, secrets_stay_secret)


@pytest.mark.parametrize("game", ALL_GAMES)
@given(data=data())
def test_in_chosen_play(game: str, data: DataObject, on_chosen_play: OnChosenPlay) -> None:
    on_chosen_play(game, secrets_stay_secret, data)


@pytest.mark.parametrize("setting", [setting for setting in HIDING if setting.game.yielding], ids=str)
def test_a_standing_answer_tells_nothing(setting: Setting, on_random_play: OnRandomPlay) -> None:
    on_random_play(setting, yields_tell_nothing)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_redealt_world_is_a_sound_one(setting: Setting, on_random_play: OnRandomPlay) -> None:
    on_random_play(setting, redeals_fit)


@pytest.mark.parametrize("setting", SECRETIVE, ids=str)
def test_a_redeal_changes_what_is_hidden(setting: Setting, on_random_play: OnRandomPlay) -> None:
    on_random_play(setting, redeals_differ)


@pytest.mark.parametrize("setting", SECRETIVE, ids=str)
def test_a_redeal_changes_what_each_seat_alone_sees(setting: Setting) -> None:
    private_things_are_redealt([setting.match(seed) for seed in range(4)], Chooser(0))
