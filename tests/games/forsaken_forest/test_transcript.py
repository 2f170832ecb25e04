"""Matches written down. A difference is a change of rules or cards: review it, and raise RULES_VERSION."""

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from contract.play import Chooser, moments
from golden_files import numbers
from lanternwood.games.forsaken_forest import GAME
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.transcript import Transcript

DECISIONS = 200
"""Whole matches can be long; the first Day and the second Night are enough to read."""


@pytest.mark.parametrize(
    ("seats", "options", "seed"),
    [
        pytest.param(6, {}, "six under the pines, 326", id="plain"),
        pytest.param(8, {"special_roles": True, "min_window_s": 0}, "eight under the pines, 1095", id="special-roles"),
    ],
)
def test_the_transcript_has_not_changed(
    golden: Callable[[str, str], None],
    seats: int,
    options: dict[str, Any],
    seed: str,
    request: pytest.FixtureRequest,
) -> None:
    match = Match(GAME, plan_for(GAME, seats, seed, dict(options)))
    written = Transcript(match, views_every=DECISIONS // 2)
    for _ in islice(moments(match, Chooser(0, numbers(seed))), DECISIONS + 1):
        if match.log:
            written.note()
    golden(f"forsaken-forest-{request.node.callspec.id}.txt", written.text())
