"""The same match data gives the same match, everywhere."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis.strategies import DataObject, data

from contract.checks import OnChosenPlay, OnRandomPlay
from contract.laws import same_data_same_match
from contract.tables import ALL_GAMES, SETTINGS, Setting


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_in_random_play(setting: Setting, on_random_play: OnRandomPlay) -> None:
    on_random_play(setting, same_data_same_match)


@pytest.mark.parametrize("game", ALL_GAMES)
@given(data=data())
def test_in_chosen_play(game: str, data: DataObject, on_chosen_play: OnChosenPlay) -> None:
    on_chosen_play(game, same_data_same_match, data)


def test_across_processes_and_hash_seeds(long: bool) -> None:
    """Python orders sets of words anew in each process; no game may notice."""
    script = Path(__file__).with_name("print_digests.py")
    first, *others = [
        subprocess.Popen(
            [sys.executable, script],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            stdout=subprocess.PIPE,
        )
        for seed in ("0", "4242", *(("1", "7") if long else ()))
    ]
    digests, _ = first.communicate()
    assert len(digests.splitlines()) == len(SETTINGS)
    for other in others:
        assert other.communicate()[0] == digests
