"""What pages of ours must know without asking a server, by the names of their files."""

from typing import Any

import msgspec

from lanternwood.games.forsaken.puzzle_records import Goal, Puzzle
from lanternwood.games.forsaken.puzzles_found import PUZZLES
from lanternwood.games.forsaken.script_records import God
from lanternwood.kernel.model import Model


class PuzzleShown(Model):
    """A puzzle as a page tells of it; its position comes with the match."""

    id: str
    title: str
    goal: Goal
    god: God
    """In whose glass its window is shown."""
    hint: str
    lesson: str
    solution: tuple[Any, ...]
    """Actions of the game, in order."""


class PuzzlesShown(Model):
    list: tuple[PuzzleShown, ...]
    """The easiest first."""


def shown(puzzle: Puzzle) -> PuzzleShown:
    solution = tuple(msgspec.to_builtins(move) for move in puzzle.solution)
    return PuzzleShown(puzzle.id, puzzle.title, puzzle.goal, puzzle.god, puzzle.hint, puzzle.lesson, solution)


CONSTANTS = {"puzzles": PuzzlesShown(tuple(shown(puzzle) for puzzle in PUZZLES.values()))}
