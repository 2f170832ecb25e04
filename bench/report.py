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
    """One promise: what is measured, against whom, and the ratio of the rates that must and should be."""

    what: str
    ours: Contestant
    peer: Contestant | None
    must: float
    aim: float

    def ratio(self) -> float:
        """Without a peer, the promise is a rate by itself."""
        return self.ours.rate() / (self.peer.rate() if self.peer else 1)

    def verdict(self) -> str:
        ratio = self.ratio()
        return "aim reached" if ratio >= self.aim else "must reached" if ratio >= self.must else "TOO SLOW"


def table(rows: Sequence[Row]) -> str:
    heads = ("ours", "peer", "", "ours/s", "peer/s", "ratio", "must", "aim", "verdict")
    lines = [heads, *(_cells(row) for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    numbers = range(3, 8)
    return "\n".join(
        "  ".join(
            cell.rjust(width) if column in numbers else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def _cells(row: Row) -> tuple[str, ...]:
    peer, rate = (row.peer.name, f"{row.peer.rate():,.0f}") if row.peer else ("-", "-")
    shown: Callable[[float], str] = (lambda x: f"{x:,.3g}x") if row.peer else (lambda x: f"{x:,.0f}")
    ratio = shown(row.ratio()) if row.peer else "-"
    mine = f"{row.ours.rate():,.0f}"
    return (row.ours.name, peer, row.what, mine, rate, ratio, shown(row.must), shown(row.aim), row.verdict())


def report(rows: Sequence[Row], seconds: float, one_core: bool, peers: Sequence[str]) -> dict[str, Any]:
    """Everything about the run that another machine's run should be compared with, and nothing more about this one."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "kept_to_one_core": one_core,
        "peers": {name: version(name) for name in peers},
        "window_seconds": seconds,
        "rows": [_row(row) for row in rows],
    }


def _row(row: Row) -> dict[str, Any]:
    return {
        "what": row.what,
        "ours": _rates(row.ours),
        "peer": _rates(row.peer) if row.peer else None,
        "ratio": row.ratio(),
        "must": row.must,
        "aim": row.aim,
        "verdict": row.verdict(),
    }


def _rates(contestant: Contestant) -> dict[str, Any]:
    return {"name": contestant.name, "rate": contestant.rate(), "windows": contestant.rates}
