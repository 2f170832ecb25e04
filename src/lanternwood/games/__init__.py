"""The games: each is a folder here with a GAME in it."""

from typing import Any

from lanternwood.games.finding import find_games
from lanternwood.kernel.game import Game

GAMES: dict[str, Game[Any]] = {game.name: game for game in find_games(__name__, [*__path__])}
"""By name."""

OPENINGS: dict[str, tuple[Game[Any], Game[Any]]] = {
    kind.opening.game.name: (kind.opening.game, game) for game in GAMES.values() for kind in game.series if kind.opening
}
"""The games with which a series begins, by name, each with the game whose series it is."""
