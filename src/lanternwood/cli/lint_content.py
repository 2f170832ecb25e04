"""`lantern lint-content`: read every card of a game through the game's own loader."""

from importlib import import_module
from pathlib import Path
from typing import Any

from lanternwood.cli.asked import the_game
from lanternwood.cli.refusal import Refusal
from lanternwood.games import GAMES
from lanternwood.kernel.content import ContentError
from lanternwood.rulebook.finding import package_of


def lint_content(name: str | None) -> int:
    """Getting this far means that the games could be loaded; now each is read again on its own."""
    games = [the_game(name)] if name else list(GAMES.values())
    for game in games:
        try:
            content: Any = import_module(f"{package_of(game)}.content")
            content.load()
        except ModuleNotFoundError:
            print(f"{game.name}: has no content files.")
            continue
        except ContentError as error:
            raise Refusal(f"{game.name}: {error}.", code=1) from None
        files = sorted(Path(content.FOLDER).rglob("*.toml"))
        print(f"{game.name}: all is well in {len(files)} files ({', '.join(file.name for file in files)}).")
    return 0
