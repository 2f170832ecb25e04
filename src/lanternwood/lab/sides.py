"""Games with hidden teams: which side each seat is on, once the roles are dealt."""

from collections.abc import Callable
from typing import Any

from lanternwood.games.forsaken_forest.roles import TEAM
from lanternwood.games.forsaken_forest.state import State as ForsakenForest


def of_forsaken_forest(state: ForsakenForest) -> tuple[str, ...]:
    return tuple(TEAM[role] for role in state.roles)


SIDES: dict[str, tuple[tuple[str, ...], Callable[[Any], tuple[str, ...]]]] = {
    "forsaken-forest": (("villagers", "forsaken"), of_forsaken_forest),
}
"""By game: the names of its sides, and how to tell them from a state."""


def sides_of(game: str) -> tuple[str, ...]:
    """The sides that a game has; none for most."""
    return SIDES[game][0] if game in SIDES else ()


def seated_by_side(game: str, state: Any, levels: tuple[str, ...], by_side: dict[str, str]) -> tuple[str, ...]:
    """The levels by seat, with those of a side in the seats that were dealt to it."""
    if not by_side:
        return levels
    sides = SIDES[game][1](state)
    return tuple(by_side.get(side, level) for side, level in zip(sides, levels, strict=True))
