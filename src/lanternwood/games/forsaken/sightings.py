"""FK-WASTE-09 What a seat saw of a draft, and what follows from it about the pools of others.

It goes with the deck that the seat brings: so the matches of a draft know it, and nobody but its owner does.
"""

from collections import Counter

from lanternwood.games.forsaken.cards import CARDS, IN_DECKS, NUMBER_OF
from lanternwood.games.forsaken.pools import Pool
from lanternwood.games.forsaken.records import CardId
from lanternwood.games.forsaken.wasteland.passing import PACK, holder_of, rounds_of, steps_of
from lanternwood.kernel.model import Model

MOST_SEATS = 8


class Sightings(Model):
    seats: int
    seat: int
    packs: tuple[tuple[CardId, ...], ...]
    """As they came to this seat, one after the other."""
    kept: tuple[CardId, ...]
    """Of each, what it took."""
    burned: tuple[CardId, ...] = ()


def fault_in(seen: Sightings, deck: Counter[CardId]) -> str | None:
    """Whoever brings a deck could claim anything; what is used must at least be something that can have been seen."""
    if not (2 <= seen.seats <= MOST_SEATS and 0 <= seen.seat < seen.seats):
        return "there is no such seat"
    step_sizes = [PACK - step * (2 if seen.seats == 2 else 1) for step in range(steps_of(seen.seats))]
    picks = len(step_sizes) * rounds_of(seen.seats)
    if [len(pack) for pack in seen.packs] != step_sizes * rounds_of(seen.seats):
        return "these packs were never passed round"
    if not all(card in NUMBER_OF and NUMBER_OF[card] < IN_DECKS for pack in seen.packs for card in pack):
        return "there are no such cards"
    if len(seen.kept) != picks or len(seen.burned) != (picks if seen.seats == 2 else 0):
        return "one card is taken from each pack"
    if not all(gone_of(seen, pick) <= Counter(pack) for pick, pack in enumerate(seen.packs)):
        return "what was taken was not in the pack"
    return None if deck <= Counter(seen.kept) else "the deck is not of these cards"


def gone_of(seen: Sightings, pick: int) -> Counter[CardId]:
    """What this seat took out of the pack that came to it."""
    return Counter([seen.kept[pick], *seen.burned[pick : pick + 1]])


def pool_of(seen: Sightings, other: int) -> Pool:
    """Of each card that another seat has kept: among which it was."""
    among: list[tuple[int, ...]] = []
    unseen = 0
    in_view: Counter[CardId] = Counter()
    steps = steps_of(seen.seats)
    for number in range(rounds_of(seen.seats)):
        for opener in range(seen.seats):
            holders = [holder_of(seen.seats, opener, number, step) for step in range(steps)]
            mine = [step for step, holder in enumerate(holders) if holder == seen.seat]
            in_view.update(seen.packs[number * steps + mine[0]])
            for step, holder in enumerate(holders):
                if holder == other:
                    before = [each for each in mine if each < step]
                    after = [each for each in mine if each > step]
                    if before:
                        among.append(went(seen, number * steps, before[-1], after[0] if after else None))
                    else:
                        unseen += 1
    rest = [card.number for card in CARDS[:IN_DECKS] for _ in range(card.copies - in_view[card.id])]
    return Pool(tuple(among), unseen, tuple(rest))


def went(seen: Sightings, first: int, before: int, after: int | None) -> tuple[int, ...]:
    """The cards of a pack that this seat passed on and did not see again."""
    left = Counter(seen.packs[first + before]) - gone_of(seen, first + before)
    if after is not None:
        left -= Counter(seen.packs[first + after])
    return tuple(sorted(NUMBER_OF[card] for card in left.elements()))
