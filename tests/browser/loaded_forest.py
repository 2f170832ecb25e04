"""Serves like `lanternwood serve`, except that the dice of Enter the Forest fall as they were told to, so that the
evening is always the same. All else is as it is, and people play it through their pages."""

from collections.abc import MutableSequence
from dataclasses import replace
from typing import Any

from lanternwood.cli import main
from lanternwood.games import GAMES
from lanternwood.games.enter_the_forest import GAME
from lanternwood.games.enter_the_forest.options import Options
from lanternwood.games.enter_the_forest.state import State
from lanternwood.kernel.table import Table

FACES = [
    *(2, 3, 1, 3),  # Ann's Risk roll: skill, bargain, dark; Bo helps
    5,  # Cy helps late
    *(4, 2, 6, 3),  # Ann pushes: skill, bargain, two dark
    *(6, 3),  # the Contest: Ann
    *(6, 2, 1),  # and Bo, with a dark die too many
    4,  # Cy's Ruin roll
    2,  # Bo serves the Forest, unnoticed
    5,  # and again, noticed
    6,  # Cy's last act
]


class LoadedDice:
    """Chance without surprises."""

    def __init__(self) -> None:
        self.faces = FACES[:]

    def below(self, bound: int) -> int:
        assert bound == 6, "only dice are drawn here"
        return self.faces.pop(0) - 1

    def shuffle(self, things: MutableSequence[Any]) -> None:
        raise AssertionError("nothing is shuffled here")


def setup(table: Table[State], seats: int, options: Options) -> None:
    table.chance = LoadedDice()
    GAME.setup(table, seats, options)


if __name__ == "__main__":
    GAMES[GAME.name] = replace(GAME, setup=setup)
    main()
