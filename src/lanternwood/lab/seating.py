"""Who sits where, game after game, so that no bot profits from its chair."""

from collections import Counter
from collections.abc import Sequence
from math import factorial, prod


def orders(levels: Sequence[str]) -> int:
    """How many different orders these levels can sit in."""
    return factorial(len(levels)) // prod(factorial(count) for count in Counter(levels).values())


def order(levels: Sequence[str], number: int) -> tuple[str, ...]:
    """One of those orders, counted from 0 as a dictionary would list them."""
    left, found = sorted(levels), []
    while left:
        for level in sorted(set(left)):
            rest = left.copy()
            rest.remove(level)
            if number < orders(rest):
                found.append(level)
                left = rest
                break
            number -= orders(rest)
    return tuple(found)


def seating(levels: Sequence[str], game: int) -> tuple[str, ...]:
    """The levels by seat in this game: each order in turn, and each of them turned once around the table.

    So every level sits in every seat equally often within each run of as many games as there are seats, and every
    order comes equally often in the long run.
    """
    seats = len(levels)
    base = order(levels, game // seats % orders(levels))
    turned = game % seats
    return base[turned:] + base[:turned]
