"""Two ways to check a law: on seeded random matches at one table, and on matches that Hypothesis chooses."""

from collections import Counter
from collections.abc import Callable
from random import SystemRandom
from typing import Any

import pytest
from hypothesis import strategies

from contract.play import Chooser, chosen_play
from contract.tables import SETTINGS, Setting
from lanternwood.kernel.match import Match

Law = Callable[[Match[Any], Chooser], None]
OnRandomPlay = Callable[[Setting, Law], None]
OnChosenPlay = Callable[[str, Law, strategies.DataObject], None]
BY_DAY, BY_NIGHT = 4, 200


@pytest.fixture
def on_random_play(long: bool, tally: Counter[str]) -> OnRandomPlay:
    """Check a law on random matches; by night there are more of them, and always others."""
    first = SystemRandom().randrange(10**9) if long else 0

    def check(setting: Setting, law: Law) -> None:
        for seed in range(first, first + (BY_NIGHT if long else BY_DAY)):
            check_one(law, setting.match(seed), Chooser(seed), tally)

    return check


@pytest.fixture
def on_chosen_play(tally: Counter[str]) -> OnChosenPlay:
    """Check a law on a match of this game whose table and first moves Hypothesis chooses."""

    def check(game: str, law: Law, data: strategies.DataObject) -> None:
        tables = [setting for setting in SETTINGS if setting.game.name == game]
        check_one(law, *data.draw(chosen_play(tables)), tally)

    return check


def check_one(law: Law, match: Match[Any], chooser: Chooser, tally: Counter[str]) -> None:
    try:
        law(match, chooser)
    except Exception as error:
        error.add_note(f"seed {match.plan.seed!r}, after {len(match.log)} decisions: {match.log[-3:]}")
        raise
    if match.log:
        tally["matches"] += 1
        tally["decisions"] += len(match.log)
