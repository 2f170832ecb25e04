"""FK-PAY: which sources can pay a cost, and which do."""

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from lanternwood.games.forsaken.script import PRICES, Price, price_of
from lanternwood.games.forsaken.sources import Row
from lanternwood.games.forsaken.state import COMMITTED, EXHAUSTED, KIND, TEMPLE, Side

MOST_REMEMBERED: Final = 1 << 12
GODS_AND_TEMPLE: Final = TEMPLE + 1

# Sources, counted, in one number: four bits for each God, for the Temples, and for how many there are in all.
FOUR_BITS: Final = 15
ALL_AT: Final = 4 * GODS_AND_TEMPLE
ONE_OF: Final = [1 << 4 * kind | 1 << ALL_AT for kind in range(GODS_AND_TEMPLE)]
PLENTY: Final = FOUR_BITS << ALL_AT
"""Whatever the number of sources, there are enough."""


def counted(kinds: Iterable[int]) -> int:
    return sum([ONE_OF[kind] for kind in kinds])


def free_sources(row: Row) -> int:
    held = 0
    for source in row:
        if not source & EXHAUSTED:
            held += ONE_OF[source & KIND]
    return held


def free_in(held: int) -> int:
    """How many sources there are in all."""
    return held >> ALL_AT


def devotion_of(held: int, god: int) -> int:
    """FK-PAY-02 to 04 As much of one God as they can give: its Altars, and any Temple."""
    return (held >> 4 * god & FOUR_BITS) + (held >> 4 * TEMPLE & FOUR_BITS)


_AFFORDED: Final[dict[int, int]] = {}


def affords(held: int) -> int:
    """A bit for each price that a card may have (`script.PRICES`) and that these sources can pay. And one above them,
    by which one sees that there were as many prices then as there are now."""
    found = _AFFORDED.get(held, 0)
    if found >> len(PRICES) != 1:
        if len(_AFFORDED) >= MOST_REMEMBERED:
            _AFFORDED.clear()
        found = _AFFORDED[held] = _afforded(held)
    return found


def _afforded(held: int) -> int:
    bits = 1 << len(PRICES)
    for number, price in enumerate(PRICES):
        if covers(held, price, 0):
            bits |= 1 << number
    return bits


def can_pay(side: Side, price: Price, discount: int = 0) -> bool:
    """FK-PAY-02 to 04, 10, 11 All of it, from Refreshed sources on this side."""
    return covers(free_sources(side.altars), price, discount)


def covers(held: int, price: Price, discount: int) -> bool:
    godless = price.godless - discount
    if held >> ALL_AT < price.coloured + (godless if godless > 0 else 0):
        return False
    if price.god >= 0:
        return devotion_of(held, price.god) >= price.coloured
    temples = held >> 4 * TEMPLE & FOUR_BITS
    for need in price.needs:
        have = held & FOUR_BITS
        if need > have:
            temples -= need - have
        held >>= 4
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
    held = free_sources(row)
    temples = altars = own = spare = 0
    least = spares = 0  # by God, four bits each
    for god in range(TEMPLE):
        have, need = held >> 4 * god & FOUR_BITS, needs[god]
        altars += have
        if need > have:
            temples += need - have
            need = have
        own += need
        least |= need << 4 * god
        if have > need:
            spare += have - need - 1
            spares |= have - need << 4 * god
    temples = max(temples, number - altars)
    assert temples <= held >> 4 * TEMPLE & FOUR_BITS, "asked to pay what cannot be paid"
    godless = number - temples - own
    spares = _leaving_most_gods(row, held, spares, max(0, godless - spare))
    return _from_the_left(row, least, spares, godless, temples)


def _leaving_most_gods(row: Row, held: int, spares: int, emptied: int) -> int:
    """Of what is to spare, one stays of each God, but for so many Gods whose last Altar lies farthest left."""
    for source in row:
        if not source & EXHAUSTED:
            at = 4 * (source & KIND)
            held -= 1 << at
            if not held >> at & FOUR_BITS and spares >> at & FOUR_BITS:  # the last of its God
                if emptied:
                    emptied -= 1
                else:
                    spares -= 1 << at
    return spares


def _from_the_left(row: Row, least: int, spares: int, godless: int, temples: int) -> Row:
    slots: list[int] = []
    for slot, source in enumerate(row):
        if not source & EXHAUSTED:
            kind = source & KIND
            if kind == TEMPLE:
                if temples:
                    temples -= 1
                    slots.append(slot)
            elif least >> 4 * kind & FOUR_BITS:
                least -= 1 << 4 * kind
                slots.append(slot)
            elif godless and spares >> 4 * kind & FOUR_BITS:
                godless -= 1
                spares -= 1 << 4 * kind
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
    return covers(counted([row[slot] & KIND for slot in slots]), price, 0)


def _preference(row: Row, free: list[int], slots: Row) -> tuple[int, int, int, list[int]]:
    """Most committed, fewest Temples, most Gods left among the Altars that remain, lowest slots."""
    committed = sum([1 for slot in slots if row[slot] & COMMITTED])
    temples = sum([1 for slot in slots if row[slot] & KIND == TEMPLE])
    left = {row[slot] & KIND for slot in free if slot not in slots} - {TEMPLE}
    return committed, -temples, len(left), [-slot for slot in slots]
