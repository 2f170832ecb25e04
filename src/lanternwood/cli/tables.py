"""Tables on the terminal: columns of text, the first to the left and the others to the right."""

from collections.abc import Iterable, Sequence

from rich.console import Console

from lanternwood.lab.statistics import Table

GAP = "   "


def print_tables(console: Console, tables: Iterable[Table]) -> None:
    for table in tables:
        console.print()
        console.print(table.title, style="bold")
        header, *rows = lines(table)
        console.print(header, style="dim")
        for row in rows:
            console.print(row, markup=False)


def lines(table: Table) -> list[str]:
    grid = [table.columns, *table.rows]
    widths = [max(len(row[column]) for row in grid) for column in range(len(table.columns))]
    return [aligned(row, widths) for row in grid]


def aligned(row: Sequence[str], widths: Sequence[int]) -> str:
    cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
    return ("  " + GAP.join(cells)).rstrip()
