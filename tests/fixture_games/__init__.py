"""Small games that show what the kernel can do: one for each kind of frame, one with clocks that have names, and one
to which seats bring something. They serve the tests alone."""

from typing import Any

from fixture_games import cellar, dice_race, hush, muster, parley, satchels, sealed_bids, wolves
from lanternwood.kernel.game import Game

FIXTURE_GAMES: dict[str, Game[Any]] = {
    game.GAME.name: game.GAME for game in (cellar, hush, sealed_bids, wolves, dice_race, satchels, muster, parley)
}
