"""Running the command line as people do: as a process of its own."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
COMMAND = [sys.executable, "-P", "-m", "lanternwood"]


def environment(**variables: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    return {**kept, "PYTHONPATH": str(SOURCE), "COLUMNS": "80", "LINES": "24", **variables}


def lantern(
    *words: str | Path, typed: str = "", folder: Path | None = None, source: Path = SOURCE
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, with these lines typed beforehand."""
    return subprocess.run(
        [*COMMAND, *map(str, words)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env=environment(PYTHONPATH=str(source), PYTHONIOENCODING="utf-8"),
    )


def refused(ended: subprocess.CompletedProcess[str], code: int, *words: str) -> None:
    """It ended with this code and a short message that holds these words."""
    assert ended.returncode == code, ended.stderr
    assert "Traceback" not in ended.stderr
    assert len(ended.stderr.strip().splitlines()) <= 3, ended.stderr
    for word in words:
        assert word in ended.stderr


def widest(lines: Sequence[str]) -> int:
    return max(map(len, lines), default=0)
