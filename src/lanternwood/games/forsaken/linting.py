"""Every mistake in a folder of cards and in the puzzles, each with its place and what would be right (FK-SCRIPT-10)."""

from pathlib import Path

from lanternwood.games.forsaken.loading import FOLDER as FOLDER
from lanternwood.games.forsaken.loading import lint_content
from lanternwood.games.forsaken.puzzle_linting import lint_puzzles
from lanternwood.games.forsaken.puzzles_found import FOLDER as PUZZLES


def lint(folder: Path) -> list[str]:
    """The puzzles are laid out with our own cards, so another folder of cards is read without them, unless it has a
    folder of puzzles itself."""
    puzzles = PUZZLES if folder == FOLDER else folder / PUZZLES.name
    return [str(fault) for fault in (*lint_content(folder), *lint_puzzles(puzzles))]
