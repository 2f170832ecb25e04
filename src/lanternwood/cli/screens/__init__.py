"""How games look in the terminal. A game without a screen of its own is shown plainly; its own is the `SCREEN` in the
folder that is called like it."""

from typing import Any

from lanternwood.cli.screens.screen import Screen
from lanternwood.games.finding import part_of
from lanternwood.kernel.game import Game

__all__ = ["Screen", "screen_of"]


def screen_of(game: Game[Any]) -> Screen:
    own: Any = part_of(game.name, __name__)
    kind: type[Screen] = own.SCREEN if own else Screen
    return kind(game)
