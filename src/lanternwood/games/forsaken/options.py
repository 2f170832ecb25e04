"""How a table may be set up."""

from typing import Any, Final, Literal

from msgspec import UNSET, UnsetType

from lanternwood.kernel.model import Manners, Model

BOT_DELAY: Final = (0.7, 1.5)
"""Seconds. The least of it is meant to cover what a bot thinks."""


class Options(Model):
    clocks: bool = False
    """FK-END-04 A time for each turn and for each choice of the other."""
    open_hands: bool = False
    """For teaching: everyone sees both hands."""
    first: Literal["random", "seat 1", "seat 2"] = "random"
    """FK-SETUP-04 Who begins."""
    puzzle: str | UnsetType = UNSET
    """FK-Q-150 A puzzle to lay out, by its id. Unset, it is written nowhere: all other matches keep their bytes."""


def manners(options: Any) -> Manners:
    """FK-END-04, FK-LEAK-05 Without its clocks nobody is hurried, and a bot's answer tells nothing by when it comes."""
    return Manners(bot_delay=BOT_DELAY, hurries=False)
