"""Whose thought comes next: one table after the other, and those first at which people play."""

from collections import deque
from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")

PEOPLE_IN_A_ROW = 4
"""So many thoughts of tables with people before one of those that are only watched: they go on, too."""


class Turns(Generic[T]):
    """Of each table one thought is in progress at most, or a table full of bots would keep every process busy."""

    def __init__(self) -> None:
        self.lines: dict[bool, dict[str, deque[T]]] = {True: {}, False: {}}
        """With people and without: the tables in the order of their turns, each with its thoughts."""
        self.in_progress: set[str] = set()
        self.people_in_a_row = 0

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(waiting) for line in self.lines.values() for waiting in line.values())

    def add(self, table: str, people: bool, thought: T) -> None:
        self.lines[people].setdefault(table, deque()).append(thought)

    def take(self) -> tuple[str, T] | None:
        """The next that may begin; whoever takes it says when it is `done`."""
        order = (False, True) if self.people_in_a_row >= PEOPLE_IN_A_ROW else (True, False)
        for people in order:
            for table in self._ready(people):
                self.people_in_a_row = self.people_in_a_row + 1 if people else 0
                self.in_progress.add(table)
                return table, self._first_of(people, table)
        return None

    def done(self, table: str) -> None:
        self.in_progress.discard(table)

    def _ready(self, people: bool) -> Iterator[str]:
        return (table for table in self.lines[people] if table not in self.in_progress)

    def _first_of(self, people: bool, table: str) -> T:
        waiting = self.lines[people].pop(table)
        thought = waiting.popleft()
        if waiting:
            # Behind all others.
            self.lines[people][table] = waiting
        return thought
