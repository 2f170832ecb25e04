"""FK-PAY: which sources can pay a cost, and which do."""

from functools import lru_cache
from itertools import combinations

from lanternwood.games.forsaken.script import Price
from lanternwood.games.forsaken.state import COMMITTED, EXHAUSTED, KIND, TEMPLE, Side

MOST_REMEMBERED = 1 << 16


def can_pay(side: Side, price: Price, discount: int = 0) -> bool:
    """FK-PAY-02 to 04, 10, 11 All of it, from Refreshed sources on this side."""
    temples = free = 0
    have = [0, 0, 0, 0, 0]
    for source in side.altars:
        if not source & EXHAUSTED:
            free += 1
            kind = source & KIND
            if kind == TEMPLE:
                temples += 1
            else:
                have[kind] += 1
    return covers(have, temples, free, price, discount)


def covers(have: list[int], temples: int, free: int, price: Price, discount: int) -> bool:
    coloured = 0
    for god, need in enumerate(price.needs):
        if need:
            coloured += need
            if need > have[god]:
                temples -= need - have[god]
    return temples >= 0 and free >= coloured + max(0, price.godless - discount)


def sources_for(side: Side, price: Price, discount: int = 0) -> tuple[int, ...]:
    """FK-PAY-07 The slots that pay; there must be enough."""
    return _best(tuple(side.altars), price.needs, max(0, price.godless - discount))


@lru_cache(MOST_REMEMBERED)
def _best(altars: tuple[int, ...], needs: tuple[int, int, int, int, int], godless: int) -> tuple[int, ...]:
    free = [slot for slot, source in enumerate(altars) if not source & EXHAUSTED]
    price = Price(needs, godless)
    ways = [slots for slots in combinations(free, sum(needs) + godless) if _pays(altars, slots, price)]
    assert ways, "asked to pay what cannot be paid"
    return max(ways, key=lambda slots: _preference(altars, free, slots))


def _pays(altars: tuple[int, ...], slots: tuple[int, ...], price: Price) -> bool:
    kinds = [altars[slot] & KIND for slot in slots]
    have = [kinds.count(god) for god in range(TEMPLE)]
    return covers(have, kinds.count(TEMPLE), len(kinds), price, 0)


def _preference(altars: tuple[int, ...], free: list[int], slots: tuple[int, ...]) -> tuple[int, int, int, list[int]]:
    """FK-PAY-07 Most committed, fewest Temples, most Gods left among the Altars that remain, lowest slots."""
    committed = sum(1 for slot in slots if altars[slot] & COMMITTED)
    temples = sum(1 for slot in slots if altars[slot] & KIND == TEMPLE)
    left = {altars[slot] & KIND for slot in free if slot not in slots} - {TEMPLE}
    return committed, -temples, len(left), [-slot for slot in slots]
