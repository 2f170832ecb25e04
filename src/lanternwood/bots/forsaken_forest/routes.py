"""How far the Paths are from each Destination, and which Territories bring them nearer."""

from collections.abc import Sequence
from functools import lru_cache

from lanternwood.games.forsaken_forest.board import (
    DESTINATIONS,
    START_MASK,
    TERRITORIES,
    Mask,
    distance,
    mask_of,
    spread,
)
from lanternwood.games.forsaken_forest.statements import ProposeRoute, WarnRoute
from lanternwood.games.forsaken_forest.view import View

FAR = [[distance(at, there) for at in range(TERRITORIES)] for there in DESTINATIONS]
"""By slot and Territory: king moves between them."""
CLOSE = [[slot for slot in range(8) if FAR[slot][at] <= 2] for at in range(TERRITORIES)]
"""By Territory: the slots that lie next to it, or one further."""


class Routes:
    def __init__(self, view: View) -> None:
        self.explored: Mask = mask_of(view.paths)
        self.steps: Sequence[int] = steps_to(self.explored)
        """By slot: how many more Path Tokens it takes at least; 0 if it is reached."""


@lru_cache(maxsize=4096)
def steps_to(explored: Mask) -> tuple[int, ...]:
    reached: Mask = explored | START_MASK
    steps = [0] * 8
    missing = [slot for slot in range(8) if not explored >> DESTINATIONS[slot] & 1]
    far = 0
    while missing:
        far += 1
        reached = spread(reached)
        for slot in missing[:]:
            if reached >> DESTINATIONS[slot] & 1:
                steps[slot] = far
                missing.remove(slot)
    return tuple(steps)


def slots_meant(statement: ProposeRoute | WarnRoute) -> list[int]:
    """The Destination that is named, or those to which a Territory is close."""
    at = statement.at
    if at is None:
        return [] if statement.slot is None else [statement.slot]
    return CLOSE[at]
