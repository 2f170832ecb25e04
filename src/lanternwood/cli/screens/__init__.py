"""How games look in the terminal. A game without a screen of its own is shown plainly."""

from typing import Any

from lanternwood.cli.screens.forsaken_forest import ForsakenForestScreen
from lanternwood.cli.screens.nightmare_forest import NightmareForestScreen
from lanternwood.cli.screens.screen import Screen
from lanternwood.kernel.game import Game

__all__ = ["Screen", "screen_of"]

SCREENS: dict[str, type[Screen]] = {
    "forsaken-forest": ForsakenForestScreen,
    "nightmare-forest": NightmareForestScreen,
}


def screen_of(game: Game[Any]) -> Screen:
    return SCREENS.get(game.name, Screen)(game)
