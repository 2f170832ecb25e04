"""FK-PAY: which sources can pay a cost, and which do."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from lanternwood.games.forsaken.script import Price
from lanternwood.games.forsaken.state import COMMITTED, EXHAUSTED, KIND, TEMPLE, Side

MOST_REMEMBERED = 1 << 16
Way = tuple[tuple[int, int], ...]
"""Of each source how many."""


class Purse(NamedTuple):
    """The Refreshed sources of a row, counted."""

    free: int
    temples: int
    have: tuple[int, ...]
    """Altars, by God."""


@lru_cache(MOST_REMEMBERED)
def purse(row: tuple[int, ...]) -> Purse:
    kinds = [source & KIND for source in row if not source & EXHAUSTED]
    return Purse(len(kinds), kinds.count(TEMPLE), tuple([kinds.count(god) for god in range(TEMPLE)]))


def can_pay(side: Side, price: Price, discount: int = 0) -> bool:
    """FK-PAY-02 to 04, 10, 11 All of it, from Refreshed sources on this side."""
    held = purse(side.altars)
    return covers(held.have, held.temples, held.free, price, discount)


def covers(have: Sequence[int], temples: int, free: int, price: Price, discount: int) -> bool:
    coloured = 0
    for god, need in enumerate(price.needs):
        if need:
            coloured += need
            if need > have[god]:
                temples -= need - have[god]
    return temples >= 0 and free >= coloured + max(0, price.godless - discount)


def sources_for(side: Side, price: Price, discount: int = 0) -> tuple[int, ...]:
    """FK-PAY-07 The slots that pay; there must be enough."""
    row = side.altars
    free = [source for source in row if not source & EXHAUSTED]
    counted = tuple([(source, free.count(source)) for source in sorted(set(free))])
    ways = _best(counted, price.needs, max(0, price.godless - discount))
    return min([_lowest(row, way) for way in ways])


def _lowest(row: tuple[int, ...], way: Way) -> tuple[int, ...]:
    """So many of each, from the left."""
    left = dict(way)
    slots: list[int] = []
    for slot, source in enumerate(row):
        if left.get(source):
            left[source] -= 1
            slots.append(slot)
    return tuple(slots)


@lru_cache(MOST_REMEMBERED)
def _best(free: Way, needs: tuple[int, int, int, int, int], godless: int) -> tuple[Way, ...]:
    """FK-PAY-07 The ways to pay that leave only the slots to choose by: how many of each source are used. Sources are
    counted, not listed, for the same few purses come up all the time."""
    price = Price(needs, godless)
    ways = [way for way in _ways(free, price.total) if _pays(way, price)]
    assert ways, "asked to pay what cannot be paid"
    best = max([_preference(free, way) for way in ways])
    return tuple([way for way in ways if _preference(free, way) == best])


def _ways(free: Way, number: int) -> list[Way]:
    """To take so many in all."""
    if not free:
        return [()] if number == 0 else []
    (source, count), *others = free
    return [
        ((source, used), *rest)
        for used in range(min(count, number) + 1)
        for rest in _ways(tuple(others), number - used)
    ]


def _pays(way: Way, price: Price) -> bool:
    have = [0] * (TEMPLE + 1)
    for source, used in way:
        have[source & KIND] += used
    return covers(have, have[TEMPLE], sum(have), price, 0)


def _preference(free: Way, way: Way) -> tuple[int, int, int]:
    """Most committed, fewest Temples, most Gods left among the Altars that remain."""
    committed = sum([used for source, used in way if source & COMMITTED])
    temples = sum([used for source, used in way if source & KIND == TEMPLE])
    left = {source & KIND for (source, count), (_, used) in zip(free, way, strict=True) if used < count} - {TEMPLE}
    return committed, -temples, len(left)
