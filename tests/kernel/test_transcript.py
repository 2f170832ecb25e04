"""A match as text, compared with what was kept."""

from collections.abc import Callable

import pytest

from fixture_games import FIXTURE_GAMES
from golden_files import compare, transcript
from lanternwood.kernel.match import Match, plan_for

SEATS = {
    "cellar": 2, "hush": 3, "sealed-bids": 3, "wolves": 6, "dice-race": 2, "satchels": 2, "muster": 3, "parley": 2,
}  # fmt: skip


@pytest.mark.parametrize("name", FIXTURE_GAMES)
def test_fixture_games(name: str, golden: Callable[[str, str], None]) -> None:
    game = FIXTURE_GAMES[name]
    golden(f"fixture-{name}.txt", transcript(Match(game, plan_for(game, SEATS[name], "golden")), views_every=10))


def test_a_golden_that_differs_or_is_missing_says_what_to_do() -> None:
    with pytest.raises(AssertionError, match="review, then --update-goldens"):
        compare("fixture-cellar.txt", "something else", update=False)
    with pytest.raises(AssertionError, match="write it with --update-goldens"):
        compare("no-such-game.txt", "something", update=False)
