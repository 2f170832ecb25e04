"""Games are found by their names, and so is what other packages have for them: no list names one.

A folder here with a GAME is a game. What belongs to a game elsewhere lies in a folder or module of the same name there:
its bots in `bots/<game>`, its screen in the terminal in `cli/screens/<game>`, its statistics, features, sides and
studies in `lab/games/<game>`, what it has on paper in `printing/games/<game>`.
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from lanternwood.kernel.game import Game


def find_games(package: str, paths: list[str]) -> Iterator[Game[Any]]:
    """In the order of their names."""
    for module in sorted(iter_modules(paths), key=lambda module: module.name):
        if module.ispkg and (game := getattr(import_module(f"{package}.{module.name}"), "GAME", None)):
            called = f"the game in {package}.{module.name} calls itself '{game.name}'; both must be the same"
            assert folder_of(game.name) == module.name, called
            yield game


def folder_of(game: str) -> str:
    """A game's folder is called like the game, as Python writes names."""
    return game.replace("-", "_")


@cache
def part_of(game: str, package: str, within: str = "") -> ModuleType | None:
    """The module that a package has for a game; None where it has none, and the plain way will do."""
    name = f"{package}.{folder_of(game)}"
    if find_spec(name) is None:
        return None
    if within:
        name = f"{name}.{within}"
        if find_spec(name) is None:
            return None
    return import_module(name)
