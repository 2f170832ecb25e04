"""What can be counted in one game but not in another: one watcher per match, whole numbers by name, tables for people.

A game's own are the `Statistics` of `lab/games/<game>/statistics.py`; any other game is counted plainly.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from lanternwood.games.finding import part_of
from lanternwood.lab.tally import Tally


class Table(NamedTuple):
    """Rows of text under a title; the first column names the row."""

    title: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


class Statistics(Protocol):
    """Watches one match."""

    def __init__(self, state: Any) -> None:
        """Called with the state that the match starts from."""
        ...

    def see(self, state: Any) -> None:
        """Called after each decision, so it must be quick."""
        ...

    def counts(self, state: Any, seating: Sequence[str]) -> dict[str, int]:
        """Whole numbers by name, once the match is over."""
        ...

    @staticmethod
    def tables(tally: Tally, levels: Sequence[str]) -> list[Table]:
        """What these numbers say, added up over all games."""
        ...


class NoStatistics:
    """For a game that has none of its own."""

    def __init__(self, state: Any) -> None:
        pass

    def see(self, state: Any) -> None:
        pass

    def counts(self, state: Any, seating: Sequence[str]) -> dict[str, int]:
        return {}

    @staticmethod
    def tables(tally: Tally, levels: Sequence[str]) -> list[Table]:
        return []


def statistics_of(game: str) -> type[Statistics]:
    own: Any = part_of(game, "lanternwood.lab.games", "statistics")
    found: type[Statistics] = own.Statistics if own else NoStatistics
    return found
