"""The games that the adapters are tried on: all of them."""

from typing import Any

import tictactoe
from fixture_games import FIXTURE_GAMES
from lanternwood.games import GAMES
from lanternwood.kernel.game import Game

ALL_GAMES: list[Game[Any]] = [*GAMES.values(), tictactoe.GAME, *FIXTURE_GAMES.values()]


def name_of(game: Game[Any]) -> str:
    return game.name
