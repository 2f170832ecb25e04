"""The board (RULES.md, 1): 13 x 13 Territories as bits of one number, so that a network is looked at in one go."""

from collections.abc import Iterator
from typing import Final, TypeAlias

Territory: TypeAlias = int
"""Counted row by row from the south-west corner, 0 to 168."""
Mask: TypeAlias = int
"""Several Territories at once: bit n stands for Territory n."""

WIDTH: Final = 13
TERRITORIES: Final = WIDTH * WIDTH
EVERYWHERE: Final[Mask] = (1 << TERRITORIES) - 1


def territory(x: int, y: int) -> Territory:
    """The Territory at (x,y); the centre is (0,0), x grows east, y grows north."""
    return (y + 6) * WIDTH + x + 6


def place(at: Territory) -> tuple[int, int]:
    """The (x,y) of a Territory."""
    return at % WIDTH - 6, at // WIDTH - 6


START: Final = territory(0, 0)
START_MASK: Final[Mask] = 1 << START

DESTINATIONS: Final = tuple(
    territory(x, y) for x, y in ((0, 6), (6, 6), (6, 0), (6, -6), (0, -6), (-6, -6), (-6, 0), (-6, 6))
)
"""The Destination Territories of slots D1 to D8."""
SITES: Final = tuple(
    territory(x, y) for x, y in ((3, 6), (6, 3), (6, -3), (3, -6), (-3, -6), (-6, -3), (-6, 3), (-3, 6))
)
"""The Excavation Sites X1 to X8."""
SLOTS: Final = range(len(DESTINATIONS))

SLOT_AT: Final = {at: slot for slot, at in enumerate(DESTINATIONS)}
SITE_AT: Final = {at: site for site, at in enumerate(SITES)}


def mask_of(territories: tuple[Territory, ...]) -> Mask:
    mask = 0
    for at in territories:
        mask |= 1 << at
    return mask


DESTINATION_MASK: Final = mask_of(DESTINATIONS)
LANDMARK_MASK: Final = DESTINATION_MASK | mask_of(SITES)

_NOT_WEST: Final = EVERYWHERE & ~mask_of(tuple(range(0, TERRITORIES, WIDTH)))
_NOT_EAST: Final = EVERYWHERE & ~mask_of(tuple(range(WIDTH - 1, TERRITORIES, WIDTH)))


def spread(mask: Mask) -> Mask:
    """FF-NAV-02 These Territories and all that are adjacent to one of them, in eight directions."""
    row = mask | (mask & _NOT_WEST) >> 1 | (mask & _NOT_EAST) << 1
    return (row | row << WIDTH | row >> WIDTH) & EVERYWHERE


def open_to_paths(explored: Mask) -> Mask:
    """FF-NAV-03 Where a Path may be Forged: unexplored, not the Starting Square, next to it or to a Path."""
    return spread(explored | START_MASK) & ~(explored | START_MASK)


def territories_in(mask: Mask) -> Iterator[Territory]:
    """Each Territory of a mask, from the lowest."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def distance(one: Territory, other: Territory) -> int:
    """King moves between two Territories."""
    return max(abs(one % WIDTH - other % WIDTH), abs(one // WIDTH - other // WIDTH))


def step_on(first: Territory, second: Territory) -> Territory | None:
    """The Territory that goes on in the line from the first to the second; None off the board."""
    x, y = place(second)
    before_x, before_y = place(first)
    x, y = 2 * x - before_x, 2 * y - before_y
    return territory(x, y) if -6 <= x <= 6 and -6 <= y <= 6 else None
