"""FK-PAY: which sources can pay a cost, and which do."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, TypeVar

from lanternwood.games.forsaken.script import Price, price_of
from lanternwood.games.forsaken.sources import Row
from lanternwood.games.forsaken.state import COMMITTED, EXHAUSTED, KIND, TEMPLE, Side

MOST_REMEMBERED: Final = 1 << 12
GODS_AND_TEMPLE: Final = TEMPLE + 1
K = TypeVar("K")
V = TypeVar("V")


class Purse:
    """The Refreshed sources of a row, counted."""

    __slots__ = ("free", "have", "temples")

    def __init__(self, row: Row) -> None:
        have = [0] * GODS_AND_TEMPLE
        for source in row:
            if not source & EXHAUSTED:
                have[source & KIND] += 1
        self.free: Final = sum(have)
        self.temples: Final = have[TEMPLE]
        self.have: Final = have
        """Altars, by God."""


_PURSES: Final[dict[Row, Purse]] = {}


def purse(row: Row) -> Purse:
    found = _PURSES.get(row)
    return found if found is not None else remember(_PURSES, row, Purse(row))


def remember(known: dict[K, V], key: K, value: V) -> V:
    """What is asked for before every choice; forgotten as a whole before it grows too large."""
    if len(known) >= MOST_REMEMBERED:
        known.clear()
    known[key] = value
    return value


def can_pay(side: Side, price: Price, discount: int = 0) -> bool:
    """FK-PAY-02 to 04, 10, 11 All of it, from Refreshed sources on this side."""
    held = purse(side.altars)
    return covers(held.have, held.temples, held.free, price, discount)


def covers(have: Sequence[int], temples: int, free: int, price: Price, discount: int) -> bool:
    godless = price.godless - discount
    if free < price.coloured + (godless if godless > 0 else 0):
        return False
    if price.god >= 0:
        return have[price.god] + temples >= price.coloured
    for god, need in enumerate(price.needs):
        if need > have[god]:
            temples -= need - have[god]
    return temples >= 0


def sources_for(side: Side, price: Price, discount: int = 0) -> Row:
    """FK-PAY-07 The slots that pay; there must be enough."""
    row = side.altars
    godless = max(0, price.godless - discount)
    for source in row:
        if source & COMMITTED and not source & EXHAUSTED:
            return most_preferred(row, price.needs, godless)
    return unmarked_sources(row, price.needs, price.coloured + godless)


def unmarked_sources(row: Row, needs: Row, number: int) -> Row:
    """So many in all, where none is committed: as few Temples as can be; of each God what it needs; what is Godless
    from where another of its God is left, as far as that goes; from the left."""
    free, last = [0] * GODS_AND_TEMPLE, [0] * GODS_AND_TEMPLE
    for slot, source in enumerate(row):
        if not source & EXHAUSTED:
            free[source & KIND] += 1
            last[source & KIND] = slot
    temples = altars = own = spare = 0
    least, spares = [0] * TEMPLE, [0] * TEMPLE
    gods: list[int] = []
    for god in range(TEMPLE):
        have, need = free[god], needs[god]
        altars += have
        if need > have:
            temples += need - have
            need = have
        least[god] = need
        own += need
        spares[god] = have - need
        if have > need:
            gods.append(god)
            spare += have - need - 1
    temples = max(temples, number - altars)
    assert temples <= free[TEMPLE], "asked to pay what cannot be paid"
    godless = number - temples - own
    emptied = max(0, godless - spare)
    if emptied:
        gods.sort(key=lambda god: last[god])
    for god in gods[emptied:]:
        spares[god] -= 1
    return _from_the_left(row, least, spares, godless, temples)


def _from_the_left(row: Row, least: list[int], spares: list[int], godless: int, temples: int) -> Row:
    slots: list[int] = []
    for slot, source in enumerate(row):
        if source & EXHAUSTED:
            continue
        kind = source & KIND
        if kind == TEMPLE:
            if temples:
                temples -= 1
                slots.append(slot)
        elif least[kind]:
            least[kind] -= 1
            slots.append(slot)
        elif godless and spares[kind]:
            godless -= 1
            spares[kind] -= 1
            slots.append(slot)
    return tuple(slots)


def most_preferred(row: Row, needs: tuple[int, int, int, int, int], godless: int) -> Row:
    """FK-PAY-07 word for word: of all ways to pay the best."""
    free = [slot for slot, source in enumerate(row) if not source & EXHAUSTED]
    price = price_of(needs, godless)
    ways = [slots for slots in combinations(free, price.total) if _pays(row, slots, price)]
    assert ways, "asked to pay what cannot be paid"
    return max(ways, key=lambda slots: _preference(row, free, slots))


def _pays(row: Row, slots: Row, price: Price) -> bool:
    kinds = [row[slot] & KIND for slot in slots]
    have = [kinds.count(god) for god in range(TEMPLE)]
    return covers(have, kinds.count(TEMPLE), len(kinds), price, 0)


def _preference(row: Row, free: list[int], slots: Row) -> tuple[int, int, int, list[int]]:
    """Most committed, fewest Temples, most Gods left among the Altars that remain, lowest slots."""
    committed = sum([1 for slot in slots if row[slot] & COMMITTED])
    temples = sum([1 for slot in slots if row[slot] & KIND == TEMPLE])
    left = {row[slot] & KIND for slot in free if slot not in slots} - {TEMPLE}
    return committed, -temples, len(left), [-slot for slot in slots]
