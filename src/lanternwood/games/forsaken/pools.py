"""FK-WASTE-09 What is known of a pool from which a deck was built."""

from typing import Final

from lanternwood.kernel.model import Model

POOL: Final = 56


class Pool(Model):
    """As one seat knows another's. Cards by their numbers."""

    among: tuple[tuple[int, ...], ...]
    """For each card that it took from a pack after this seat had seen it: those among which it was."""
    unseen: int
    """How many more it has. They are of these:"""
    rest: tuple[int, ...]
    """what this seat has never seen of the box, in order, each as often as it is there."""
