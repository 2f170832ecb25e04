"""A side's row of sources, and what it becomes."""

from lanternwood.games.forsaken.state import COMMITTED, EXHAUSTED

Row = tuple[int, ...]


def refreshed(row: Row) -> Row:
    """FK-REF-01"""
    return tuple([source & ~EXHAUSTED for source in row])


def unmarked(row: Row) -> Row:
    """FK-TURN-07(4)"""
    for source in row:
        if source & COMMITTED:
            return tuple([each & ~COMMITTED for each in row])
    return row


def spent(row: Row, slots: Row) -> Row:
    """FK-PAY-05 Those pay."""
    left = list(row)
    for slot in slots:
        left[slot] = left[slot] & ~COMMITTED | EXHAUSTED
    return tuple(left)


def changed(row: Row, slot: int, source: int) -> Row:
    return (*row[:slot], source, *row[slot + 1 :])
