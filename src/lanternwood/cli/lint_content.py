"""`lantern lint-content`: read every card of a game through the game's own loader.

A game that can tell all mistakes at once has a module `linting`: `lint(folder)` and its own `FOLDER`. Of any other the
first mistake is told.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

from lanternwood.cli.asked import the_game
from lanternwood.cli.refusal import Refusal
from lanternwood.games import GAMES
from lanternwood.games.finding import part_of
from lanternwood.kernel.content import ContentError
from lanternwood.kernel.game import Game
from lanternwood.rulebook.finding import package_of


def lint_content(name: str | None, folder: Path | None) -> int:
    """Getting this far means that the games could be loaded; now each is read again on its own."""
    if folder and not folder.is_dir():
        raise Refusal(f"There is no folder {folder}.")
    games = [the_game(name)] if name else list(GAMES.values())
    return max(_lint(game, folder) for game in games)


def _lint(game: Game[Any], folder: Path | None) -> int:
    linting: Any = part_of(game.name, "lanternwood.games", "linting")
    if linting:
        return _tell(game, folder or linting.FOLDER, linting.lint(folder or linting.FOLDER))
    try:
        content: Any = import_module(f"{package_of(game)}.content")
        content.load(folder or content.FOLDER)
    except ModuleNotFoundError:
        print(f"{game.name}: has no content files.")
        return 0
    except ContentError as error:
        raise Refusal(f"{game.name}: {error}.", code=1) from None
    return _tell(game, folder or content.FOLDER, [])


def _tell(game: Game[Any], folder: Path, faults: list[str]) -> int:
    for fault in faults:
        print(fault)
    if faults:
        print(f"{game.name}: {len(faults)} {'mistake' if len(faults) == 1 else 'mistakes'}.")
        return 1
    files = sorted(folder.rglob("*.toml"))
    print(f"{game.name}: all is well in {len(files)} files ({', '.join(file.name for file in files)}).")
    return 0
