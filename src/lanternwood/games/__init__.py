"""The games. One line each: a new game is registered here and nowhere else."""

from typing import Any

from lanternwood.games import enter_the_forest, forsaken_forest, nightmare_forest
from lanternwood.kernel.game import Game

GAMES: dict[str, Game[Any]] = {
    game.name: game for game in (nightmare_forest.GAME, forsaken_forest.GAME, enter_the_forest.GAME)
}

MODERATED: dict[str, Any] = {forsaken_forest.GAME.name: forsaken_forest.MODERATION}
"""Games that can be played with real pieces while a phone is the Moderator, and what the client must know for it."""
