"""The tables of RULES.md, as rows of text."""

from pathlib import Path

from lanternwood.games import forsaken_forest

RULES = (Path(forsaken_forest.__file__).parent / "RULES.md").read_text(encoding="utf-8")
BY_THE_RULEBOOK = " **RB**"
"""Marks a card that the rulebook itself names."""


def table_after(text: str, number: int = 1) -> list[dict[str, str]]:
    """The first (or a later) table after this text; a row is a dictionary by column."""
    rows = rows_after(text, number)
    return [dict(zip(rows[0], row, strict=True)) for row in rows[1:]]


def rows_after(text: str, number: int = 1) -> list[list[str]]:
    """The same as rows of cells, the heads of the columns first; heads may be alike."""
    tables = RULES[RULES.index(text) :].split("\n|---")
    head = tables[number - 1].splitlines()[-1]
    rows = tables[number].split("\n\n")[0].splitlines()[1:]
    return [cells(row) for row in [head, *rows] if row.startswith("|")]


def cells(row: str) -> list[str]:
    return [cell.strip().removesuffix(BY_THE_RULEBOOK) for cell in row.strip().strip("|").split("|")]
