"""FK-FAITH-04: values that auras change are kept beside each Follower, and are at every step what they would be if they
were worked out from nothing."""

from collections.abc import Sequence

import pytest

from contract.mixed_decks import MIXED_DECKS
from contract.play import Chooser, moments
from lanternwood.games.forsaken import GAME, effects
from lanternwood.games.forsaken.cards import CARDS
from lanternwood.games.forsaken.deck_lists import STARTERS, Deck
from lanternwood.games.forsaken.values import worked_out_anew
from lanternwood.kernel.match import Match, plan_for

TABLES: list[Sequence[Deck]] = [*MIXED_DECKS, (STARTERS["Locked Archive"], STARTERS["Gilded Wall"])]
STALE = "a value was not kept up to date"


def values_are_kept(decks: Sequence[Deck], seed: int) -> int:
    """Through a match at random; gives at how many moments something in play changed the values of others."""
    match = Match(GAME, plan_for(GAME, 2, f"kept {seed}", brought=decks), listen=False)
    changed = 0
    for _ in moments(match, Chooser(seed)):
        assert worked_out_anew(match.state) == match.state, STALE
        sides = [side for kingdom in match.state.kingdoms for side in kingdom.sides]
        there = [each.card for side in sides for each in side.followers]
        there += [each.card for side in sides for each in side.blessings]
        changed += any(CARDS[card].statics for card in there)
    return changed


@pytest.mark.rule("FK-FAITH-04", "FK-ABIL-07")
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_at_every_step_of_play(table: int) -> None:
    assert sum(values_are_kept(TABLES[table], seed) for seed in range(2)) > 20


def test_one_that_is_not_kept_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effects, "touch", lambda state, kingdom: None)
    with pytest.raises(AssertionError, match=STALE):
        sum(values_are_kept(TABLES[0], seed) for seed in range(9))
