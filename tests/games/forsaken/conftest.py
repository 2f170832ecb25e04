"""What the tests of Forsaken share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from lanternwood.games.forsaken.cards import CARDS, MIRACLE_CARDS, MIRACLE_PLACE, NUMBER_OF, TOKENS, learn

FIXTURE_CARDS = Path(__file__).with_name("fixture_cards.toml")


@pytest.fixture
def fixture_cards() -> Iterator[None]:
    """The cards that exist only in the tests (FK-SCRIPT-03), X01 and so on: known while the test runs, forgotten
    afterwards, since other tests count on the base set alone. Ask for it with
    `pytestmark = pytest.mark.usefixtures("fixture_cards")`, or test by test."""
    cards, miracles = CARDS[:], MIRACLE_CARDS[:]
    tokens, numbers, places = dict(TOKENS), dict(NUMBER_OF), dict(MIRACLE_PLACE)
    learn(FIXTURE_CARDS)
    yield
    CARDS[:], MIRACLE_CARDS[:] = cards, miracles
    for table in (TOKENS, NUMBER_OF):
        table.clear()
    TOKENS.update(tokens)
    NUMBER_OF.update(numbers)
    MIRACLE_PLACE.clear()
    MIRACLE_PLACE.update(places)
