"""Games from their very beginning, with chance that can be read and bent."""

from collections.abc import Callable, MutableSequence
from typing import Any

from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.deck_lists import STARTERS
from lanternwood.games.forsaken.options import Options
from lanternwood.games.forsaken.setup import numbers_in
from lanternwood.games.forsaken.state import State
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Table

from .scene import Scene

DECKS = "Ember March", "Gilded Wall"


def cards_in(deck: str) -> list[int]:
    return numbers_in(STARTERS[deck])


class WrittenChance:
    """Keeps account of what was drawn, in order: a bound, or whose cards were shuffled."""

    def __init__(self, key: bytes = b"opening", shuffle: Callable[[MutableSequence[Any]], None] | None = None) -> None:
        self.rng = HashRng(key)
        self.drawn: list[int | str] = []
        self.mix = shuffle or self.rng.shuffle

    def below(self, bound: int) -> int:
        self.drawn.append(bound)
        return self.rng.below(bound)

    def shuffle(self, things: MutableSequence[Any]) -> None:
        self.drawn += [deck for deck in DECKS if {*things} <= {*cards_in(deck)}]
        self.mix(things)


def opening(options: Options | None = None, chance: WrittenChance | None = None, decks: Any = DECKS) -> Scene:
    """Decks shuffled and hands drawn; the mulligans are to come."""
    scene = Scene()
    table: Table[State] = Table(scene.state, chance or WrittenChance(), [])
    table.brought = [STARTERS[deck] for deck in decks]
    GAME.setup(table, 2, options or Options())
    scene.table, scene.state = table, table.state
    return scene
