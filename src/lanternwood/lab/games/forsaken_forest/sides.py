"""The two teams of Forsaken Forest."""

from lanternwood.games.forsaken_forest.roles import TEAM
from lanternwood.games.forsaken_forest.state import State

SIDES = ("villagers", "forsaken")


def side_of_each(state: State) -> tuple[str, ...]:
    """By seat."""
    return tuple(TEAM[role] for role in state.roles)
