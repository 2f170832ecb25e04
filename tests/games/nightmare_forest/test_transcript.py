"""A whole match written down. A difference is a change of rules: review it, and raise RULES_VERSION."""

from collections.abc import Callable

import pytest

from golden_files import transcript
from lanternwood.games.nightmare_forest import GAME
from lanternwood.kernel.match import Match, plan_for


@pytest.mark.parametrize("options", [{}, {"speed": True, "deadlier": True}], ids=["plain", "speed-deadlier"])
def test_the_transcript_has_not_changed(
    golden: Callable[[str, str], None], options: dict[str, bool], request: pytest.FixtureRequest
) -> None:
    match = Match(GAME, plan_for(GAME, 3, "three by the fire", dict(options)))
    golden(f"nightmare-forest-{request.node.callspec.id}.txt", transcript(match, views_every=60))
