"""Against somebody who solves a puzzle (FK-Q-150): nothing is hidden there, so every line can be looked at."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET

from lanternwood.bots.forsaken.every_line import EveryLine, TooMuch, after
from lanternwood.games.forsaken.state import State

MOST: Final = 20_000
"""Positions. The puzzles have a few hundred; a bot that sits on the solver's chair may meet more."""


def best_in_puzzle(world: State, seat: int, found: Sequence[Any]) -> Any | None:
    """A move that wins this turn, or in the other's turn an answer after which the other does not; None if there is
    none, or if this is no puzzle."""
    if world.options.puzzle is UNSET:
        return None
    try:
        if world.active == seat:
            return EveryLine(seat, MOST).move(world)
        other = EveryLine(1 - seat, MOST)
        return next((each for each in found if not other.wins(after(world, seat, each))), None)
    except TooMuch:
        return None
