"""The tables of RULES.md, as rows of text."""

from pathlib import Path

from lanternwood.games import nightmare_forest

RULES = (Path(nightmare_forest.__file__).parent / "RULES.md").read_text(encoding="utf-8")
NONE = "–"
"""An empty cell."""


def table_after(text: str, number: int = 1) -> list[dict[str, str]]:
    """The first (or a later) table after this text; a row is a dictionary by column."""
    tables = RULES[RULES.index(text) :].split("\n|---")
    head = cells(tables[number - 1].splitlines()[-1])
    rows = tables[number].split("\n\n")[0].splitlines()[1:]
    return [dict(zip(head, cells(row), strict=True)) for row in rows if row.startswith("|")]


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def number(cell: str) -> int | None:
    """A whole number, or None for an empty cell."""
    return None if cell == NONE else int(cell)
