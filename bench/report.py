"""What was measured, against which promise: a table for people and plain data for programs."""

import os
import platform
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from bench.windows import Contestant


@dataclass
class Row:
    """One promise: what is measured, against whom, and the ratio of the rates that must and should be.

    The promise is kept if plain Python or the compiled build keeps it; the table says which.
    """

    what: str
    ours: Contestant
    peer: Contestant | None
    must: float
    aim: float
    compiled: Contestant | None = None

    def ratio(self) -> float:
        """Of plain Python."""
        return self.ratio_of(self.ours)

    def ratio_of(self, mine: Contestant) -> float:
        """Without a peer, the promise is a rate by itself."""
        return mine.rate() / (self.peer.rate() if self.peer else 1)

    def reached(self) -> bool:
        return any(self.ratio_of(mine) >= self.must for mine in self.sides())

    def sides(self) -> list[Contestant]:
        return [self.ours, self.compiled] if self.compiled else [self.ours]

    def verdict(self, mine: Contestant) -> str:
        ratio = self.ratio_of(mine)
        if ratio >= self.must:
            return "aim reached" if ratio >= self.aim else "must reached"
        return "only compiled" if self.reached() else "TOO SLOW"


def table(rows: Sequence[Row]) -> str:
    heads = ("ours", "peer", "", "ours/s", "peer/s", "ratio", "must", "aim", "verdict")
    lines = [heads, *(_cells(row, mine) for row in rows for mine in row.sides())]
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    numbers = range(3, 8)
    return "\n".join(
        "  ".join(
            cell.rjust(width) if column in numbers else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def _cells(row: Row, ours: Contestant) -> tuple[str, ...]:
    peer, rate = (row.peer.name, f"{row.peer.rate():,.0f}") if row.peer else ("-", "-")
    shown: Callable[[float], str] = (lambda x: f"{x:,.3g}x") if row.peer else (lambda x: f"{x:,.0f}")
    ratio = shown(row.ratio_of(ours)) if row.peer else "-"
    mine = f"{ours.rate():,.0f}"
    return (ours.name, peer, row.what, mine, rate, ratio, shown(row.must), shown(row.aim), row.verdict(ours))


def report(rows: Sequence[Row], seconds: float, one_core: bool, peers: Sequence[str]) -> dict[str, Any]:
    """Everything about the run that another machine's run should be compared with, and nothing more about this one."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "kept_to_one_core": one_core,
        "peers": {name: version(name) for name in peers},
        "window_seconds": seconds,
        "rows": [_row(row, mine) for row in rows for mine in row.sides()],
    }


def _row(row: Row, mine: Contestant) -> dict[str, Any]:
    return {
        "what": row.what,
        "ours": _rates(mine),
        "peer": _rates(row.peer) if row.peer else None,
        "ratio": row.ratio_of(mine),
        "must": row.must,
        "aim": row.aim,
        "verdict": row.verdict(mine),
    }


def _rates(contestant: Contestant) -> dict[str, Any]:
    return {"name": contestant.name, "rate": contestant.rate(), "windows": contestant.rates}
