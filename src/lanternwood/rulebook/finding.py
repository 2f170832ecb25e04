"""Where the rules of a game are written: in RULES.md, in the game's own package."""

import pkgutil
import sys
from functools import cache
from typing import Any

from lanternwood.kernel.game import Game
from lanternwood.rulebook.book import Rulebook
from lanternwood.rulebook.reading import read_rules

FILE = "RULES.md"


def rulebook_of(game: Game[Any]) -> Rulebook | None:
    """None for a game without written rules."""
    return rulebook_in(package_of(game))


def has_rules(game: Game[Any]) -> bool:
    """The same without reading them."""
    return written_in(package_of(game)) is not None


def package_of(game: Game[Any]) -> str:
    """Where its state is defined. A game need not be registered, and need not be ours."""
    module = game.state_type.__module__
    return sys.modules[module].__package__ or module


@cache
def rulebook_in(package: str) -> Rulebook | None:
    written = written_in(package)
    return read_rules(written) if written is not None else None


@cache
def written_in(package: str) -> str | None:
    try:
        written = pkgutil.get_data(package, FILE)
    except OSError:
        return None
    return written.decode() if written is not None else None
