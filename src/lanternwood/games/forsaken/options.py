"""How a table may be set up."""

from typing import Literal

from msgspec import UNSET, UnsetType

from lanternwood.kernel.model import Model


class Options(Model):
    clocks: bool = False
    """FK-END-04 A time for each turn and for each choice of the other."""
    open_hands: bool = False
    """For teaching: everyone sees both hands."""
    first: Literal["random", "seat 1", "seat 2"] = "random"
    """FK-SETUP-04 Who begins."""
    puzzle: str | UnsetType = UNSET
    """FK-Q-150 A puzzle to lay out, by its id. Unset, it is written nowhere: all other matches keep their bytes."""
