"""What many games add up to: whole numbers only, so that the order of adding never matters."""

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import Struct

from lanternwood.kernel.model import Outcome

K = TypeVar("K")

WHOLE_WIN = 27720
"""One game's win, in parts that 2 to 12 winners can share evenly."""


class Tally(Struct):
    """Sums over games. A win shared by several winners counts in parts of WHOLE_WIN."""

    games: int = 0
    wins: dict[str, int] = {}
    """By level; likewise below by seat, counted from 0."""
    seat_wins: dict[int, int] = {}
    endings: dict[str, int] = {}
    lengths: dict[int, int] = {}
    """How many games took so many decisions."""
    counts: dict[str, int] = {}
    """What the game's own statistics count."""

    def note(self, outcome: Outcome, seating: Sequence[str], decisions: int, counts: dict[str, int]) -> None:
        """Add one game."""
        self.games += 1
        for seat in outcome.winners:
            share = WHOLE_WIN // len(outcome.winners)
            add_to(self.wins, seating[seat], share)
            add_to(self.seat_wins, int(seat), share)
        add_to(self.endings, outcome.ending, 1)
        add_to(self.lengths, decisions, 1)
        for name, count in counts.items():
            add_to(self.counts, name, count)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        for mine, theirs in self._sums(other):
            for name, count in theirs.items():
                add_to(mine, name, count)

    def in_order(self) -> "Tally":
        """The same sums, sorted by name, as they are written down."""
        return Tally(self.games, *(dict(sorted(sums.items())) for sums, _ in self._sums(self)))

    def _sums(self, other: "Tally") -> list[tuple[dict[Any, int], dict[Any, int]]]:
        names = ("wins", "seat_wins", "endings", "lengths", "counts")
        return [(getattr(self, name), getattr(other, name)) for name in names]

    def win_share(self, level: str) -> float:
        """The share of all games that this level has won."""
        return self.wins.get(level, 0) / (WHOLE_WIN * self.games) if self.games else 0.0

    def won_share(self) -> float:
        """The share of games that anybody has won."""
        return sum(self.wins.values()) / (WHOLE_WIN * self.games) if self.games else 0.0

    def mean_length(self) -> float:
        return sum(length * games for length, games in self.lengths.items()) / self.games if self.games else 0.0

    def median_length(self) -> float:
        """The middle one of all lengths; between two middle ones, halfway."""
        return (self._length_at((self.games - 1) // 2) + self._length_at(self.games // 2)) / 2 if self.games else 0.0

    def longest(self) -> int:
        return max(self.lengths, default=0)

    def _length_at(self, place: int) -> int:
        for length, games in sorted(self.lengths.items()):
            if place < games:
                return length
            place -= games
        raise AssertionError("there are fewer games than that")


def add_to(sums: dict[K, int], name: K, count: int) -> None:
    sums[name] = sums.get(name, 0) + count
