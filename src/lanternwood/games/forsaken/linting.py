"""Every mistake in a folder of cards, each with its place and what would be right (FK-SCRIPT-10)."""

from pathlib import Path

from lanternwood.games.forsaken.loading import FOLDER as FOLDER
from lanternwood.games.forsaken.loading import lint_content


def lint(folder: Path) -> list[str]:
    return [str(fault) for fault in lint_content(folder)]
