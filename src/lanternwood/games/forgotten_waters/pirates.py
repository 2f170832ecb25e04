"""Who is at sea: players by their seats, and with three players the masked pirate."""

from typing import Final, Literal, TypeAlias, get_args

from lanternwood.kernel.model import Seat

Pirate: TypeAlias = int
"""A seat, or MASKED."""

NOBODY: Final = -1
MASKED: Final = 7
"""The masked pirate, who has no seat: the Quartermaster chooses for it (FW-CARD-03)."""
PIRATES: Final = 8

Colour = Literal["red", "blue", "green", "yellow", "purple", "white", "orange"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""FW-R03"""
ORANGE: Final = COLOURS.index("orange")
"""The masked pirate's (FW-SETUP-11)."""


def seats_of(pirates: list[Pirate]) -> list[Seat]:
    """The players among them, in this order (FW-CARD-05)."""
    return [Seat(pirate) for pirate in pirates if pirate != MASKED]
