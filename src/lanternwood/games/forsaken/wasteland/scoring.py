"""FK-WASTE-11, FK-WASTE-12: the baseline pick and the automatic deck."""

from collections.abc import Sequence
from typing import Final

from lanternwood.games.forsaken.cards import CARDS
from lanternwood.games.forsaken.deck_rules import DECK_SIZE
from lanternwood.games.forsaken.script import FOLLOWER
from lanternwood.games.forsaken.script_records import GODS

BY_RARITY: Final = {4: 10, 3: 20, 2: 30, 1: 40}
"""In tenths, by how many copies a deck may hold: Common, Uncommon, Rare, Mythic."""
SAME_GOD, MOST_OF_GOD = 3, 10
CHEAP_FOLLOWER, CHEAP = 5, 3
TOO_DEAR, DEAR = 20, 6


def score(card: int, pool: Sequence[int]) -> int:
    """FK-WASTE-11 In whole tenths."""
    of = CARDS[card]
    same = sum(1 for other in pool if CARDS[other].god == of.god)
    points = BY_RARITY[of.copies] + SAME_GOD * min(MOST_OF_GOD, same)
    if of.kind == FOLLOWER and of.total <= CHEAP:
        points += CHEAP_FOLLOWER
    if of.total >= DEAR:
        points -= TOO_DEAR
    return points


def baseline_pick(pack: Sequence[int], pool: Sequence[int]) -> int:
    """The highest score; ties by card id, which is the order of numbers within a God and of letters between them."""
    return min(pack, key=lambda card: (-score(card, pool), CARDS[card].id))


def automatic_deck(pool: Sequence[int]) -> list[int]:
    """FK-WASTE-12 Two Gods with the most score; their cards by score, then lower cost, then id; then the cheapest."""
    scores = {card: score(card, pool) for card in pool}
    sums = [sum(scores[card] for card in pool if CARDS[card].god == god) for god in range(len(GODS))]
    gods = sorted(range(len(GODS)), key=lambda god: (-sums[god], god))[:2]
    chosen = sorted(
        (card for card in pool if CARDS[card].god in gods),
        key=lambda card: (-scores[card], CARDS[card].total, CARDS[card].id),
    )[:DECK_SIZE]
    others = sorted(
        (card for card in pool if CARDS[card].god not in gods), key=lambda card: (CARDS[card].total, CARDS[card].id)
    )
    return sorted(chosen + others[: DECK_SIZE - len(chosen)])
