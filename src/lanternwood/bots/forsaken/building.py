"""The best deck of a pool: two Gods, the cards of theirs that are worth most, and few others."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from lanternwood.bots.forsaken.card_worth import worth
from lanternwood.games.forsaken.cards import CARDS
from lanternwood.games.forsaken.deck_rules import DECK_SIZE
from lanternwood.games.forsaken.script_records import GODS

ASIDE: Final = 60
"""What a card is worth less where its God is none of the two."""
PAIRS: Final = [*combinations(range(len(GODS)), 2)]


def worth_with(card: int, gods: Sequence[int]) -> int:
    return worth(card) - (0 if CARDS[card].god in gods else ASIDE)


def best_gods(pool: Sequence[int]) -> Sequence[int]:
    """The two with which the pool is worth most."""
    return max(PAIRS, key=lambda gods: total(pool, gods))


def total(pool: Sequence[int], gods: Sequence[int]) -> int:
    return sum(sorted([worth_with(card, gods) for card in pool], reverse=True)[:DECK_SIZE])


def best_deck(pool: Sequence[int]) -> list[int]:
    gods = best_gods(pool)
    return sorted(sorted(pool, key=lambda card: (-worth_with(card, gods), CARDS[card].id))[:DECK_SIZE])
