"""Games with hidden teams: which side each seat is on, once the roles are dealt.

Such a game says so in `lab/games/<game>/sides.py`: its `SIDES` by name, and `side_of_each(state)`.
"""

from typing import Any

from lanternwood.games.finding import part_of


def sides_of(game: str) -> tuple[str, ...]:
    """The sides that a game has; none for most."""
    own = sides_module(game)
    return tuple(own.SIDES) if own else ()


def seated_by_side(game: str, state: Any, levels: tuple[str, ...], by_side: dict[str, str]) -> tuple[str, ...]:
    """The levels by seat, with those of a side in the seats that were dealt to it."""
    if not by_side:
        return levels
    sides = sides_module(game).side_of_each(state)
    return tuple(by_side.get(side, level) for side, level in zip(sides, levels, strict=True))


def sides_module(game: str) -> Any:
    return part_of(game, "lanternwood.lab.games", "sides")
