"""What was measured, as a table for people and as plain data for programs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

MUST_PER_CORE = 3.0


@dataclass(frozen=True)
class Setting:
    """What the clients do: at how many tables, and how many milliseconds each waits before a move."""

    tables: int
    pause: float

    def words(self) -> str:
        return f"{self.tables} tables, {f'{self.pause / 1000:g} s to think' if self.pause else 'as fast as it goes'}"


@dataclass
class Windows:
    """One server in one setting."""

    server: str
    setting: Setting
    windows: list[dict[str, Any]] = field(default_factory=list)

    def middle(self, of: Callable[[dict[str, Any]], float]) -> float:
        return median(of(window) for window in self.windows)

    def numbers(self) -> dict[str, float]:
        """The median window counts."""
        return {
            "moves_per_second": self.middle(lambda window: window["moves"] / window["seconds"]),
            "moves_per_core_second": self.middle(lambda window: window["moves"] / window["cpu"]),
            "confirmed_p50": self.middle(lambda window: window["confirmed"]["p50"]),
            "confirmed_p99": self.middle(lambda window: window["confirmed"]["p99"]),
            "seen_p50": self.middle(lambda window: window["seen"]["p50"]),
            "seen_p99": self.middle(lambda window: window["seen"]["p99"]),
        }


HEADS = ("", "moves/s", "per core", "confirmed p50", "p99", "seen p50", "p99")
EXPLAINED = """\
per core: moves per second of the server's processor time. confirmed: milliseconds from sending a move until its
player has the answer; seen: until the other player has it. Ours on disk answers when the move is safe there, ours in
memory does not wait for the disk, boardgame.io keeps its matches in memory. ratio: ours on disk to boardgame.io."""


def table(found: Sequence[Windows], peer: str) -> str:
    lines: list[tuple[str, ...]] = []
    for setting in dict.fromkeys(windows.setting for windows in found):
        here = {windows.server: windows.numbers() for windows in found if windows.setting == setting}
        lines.append((setting.words(), *HEADS[1:]))
        lines += [(f"  {server}", *_cells(numbers)) for server, numbers in here.items()]
        ours, theirs = next(iter(here.values())), here[peer]
        lines.append(("  ratio", *(f"{ours[name] / theirs[name]:.2f}x" for name in ours)))
    return aligned(lines)


def _cells(numbers: dict[str, float]) -> list[str]:
    return [f"{value:,.0f}" if name.startswith("moves") else f"{value:,.1f}" for name, value in numbers.items()]


def memory_table(memory: dict[str, float]) -> str:
    lines = [
        ("memory of a table with two players, KB", ""),
        *((f"  {name}", f"{kb:,.1f}") for name, kb in memory.items()),
    ]
    return aligned(lines)


def aligned(lines: Sequence[tuple[str, ...]]) -> str:
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def verdicts(found: Sequence[Windows], ours: str, peer: str) -> list[tuple[str, bool]]:
    """Each promise, for each setting in which the clients do not wait."""
    numbers = {(windows.server, windows.setting): windows.numbers() for windows in found}
    told = []
    for setting in dict.fromkeys(windows.setting for windows in found if not windows.setting.pause):
        mine, theirs = numbers[ours, setting], numbers[peer, setting]
        ratio = mine["moves_per_core_second"] / theirs["moves_per_core_second"]
        kept = ratio >= MUST_PER_CORE
        told.append((f"{setting.tables} tables: {ratio:.2f}x per core, {MUST_PER_CORE:g}x promised", kept))
        late = mine["confirmed_p99"] / theirs["confirmed_p99"]
        told.append((f"{setting.tables} tables: p99 {late:.2f}x, no more than 1x promised", late <= 1))
    return told


def report(found: Sequence[Windows], memory: dict[str, float]) -> dict[str, Any]:
    return {
        "settings": [
            {
                "server": windows.server,
                "tables": windows.setting.tables,
                "pause_ms": windows.setting.pause,
                **windows.numbers(),
                "windows": windows.windows,
            }
            for windows in found
        ],
        "memory_kb_per_table": memory,
    }
