"""What a choice promises, for people who want to know before they commit."""

from typing import Literal

from lanternwood.kernel.model import Model


class Consequence(Model):
    """Something that follows, in words."""

    kind: Literal["good", "bad", "note"]
    words: str


class Prospect(Model):
    """The exact chance that a choice succeeds, and what follows from either end."""

    chance: float
    of: str
    """What succeeds, in words: "to beat it with 4 dice and the hatchet"."""
    then: tuple[Consequence, ...] = ()
