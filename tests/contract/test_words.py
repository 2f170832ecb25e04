"""Words carry seats as placeholders, and nothing else that looks like one."""

import pytest

from contract.checks import OnRandomPlay
from contract.laws import words_name_seats
from contract.tables import SETTINGS, Setting


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_in_random_play(setting: Setting, on_random_play: OnRandomPlay) -> None:
    on_random_play(setting, words_name_seats)
