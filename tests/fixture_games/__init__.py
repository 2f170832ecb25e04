"""Small games that show what the kernel can wait for, one kind of frame each. They serve the tests alone."""

from typing import Any

from fixture_games import cellar, dice_race, hush, sealed_bids, wolves
from lanternwood.kernel.game import Game

FIXTURE_GAMES: dict[str, Game[Any]] = {
    game.GAME.name: game.GAME for game in (cellar, hush, sealed_bids, wolves, dice_race)
}
