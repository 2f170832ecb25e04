"""Two ways to check a law: on seeded random matches at one table, and on matches that Hypothesis chooses."""

from collections import Counter
from dataclasses import replace
from random import SystemRandom

import pytest
from hypothesis.strategies import DataObject

from contract.checks import Law, OnChosenPlay, OnRandomPlay, check_one
from contract.play import Chooser, chosen_play
from contract.tables import BRIEF, SETTINGS, Setting

BY_DAY, BY_NIGHT = 2, 100
FEWER: dict[str, tuple[int, int]] = {
    "forsaken-forest": (1, 6),
    "enter-the-forest": (1, 10),
    "forsaken": (1, 25),
    "wasteland": (1, 10),
}
"""A game whose matches take a thousand decisions shows as much in fewer of them."""


@pytest.fixture
def on_random_play(long: bool, tally: Counter[str]) -> OnRandomPlay:
    """Check a law on random matches; by night there are more of them, and always others."""
    first = SystemRandom().randrange(10**9) if long else 0

    def check(setting: Setting, law: Law) -> None:
        by_day, by_night = FEWER.get(setting.game.name, (BY_DAY, BY_NIGHT))
        for seed in range(first, first + (by_night if long else by_day)):
            check_one(law, setting.match(seed), Chooser(seed), tally)

    return check


@pytest.fixture
def on_chosen_play(tally: Counter[str]) -> OnChosenPlay:
    """Check a law on a match of this game whose table and first moves Hypothesis chooses."""

    def check(game: str, law: Law, data: DataObject) -> None:
        brief = BRIEF.get(game, {})
        tables = [
            replace(setting, options={**setting.options, **brief}) for setting in SETTINGS if setting.game.name == game
        ]
        check_one(law, *data.draw(chosen_play(tables)), tally)

    return check
