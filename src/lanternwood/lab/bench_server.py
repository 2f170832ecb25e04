"""`lantern bench server`: get boardgame.io, then measure our server beside its."""

import os
import subprocess
import sys
from pathlib import Path

from lanternwood.lab.bench_environment import HOME, MODULES, ROOT, BenchError, prepare_node


def run(output: Path | None, quick: bool) -> int:
    """Measure and print the tables; 0 if every promise is kept, 1 if not, 2 if nothing could be measured."""
    try:
        if not hasattr(os, "sched_setaffinity"):
            raise BenchError("server and clients cannot be kept to a core each on this system; Linux can do that")
        node = prepare_node()
    except BenchError as error:
        print(error, file=sys.stderr)
        return 2
    command: list[str | Path] = [sys.executable, "-m", "bench.server", "--node", node, "--modules", MODULES]
    # In the clone rather than in a temporary folder, which may lie in memory: this is to be written to a disk.
    command += ["--data", HOME / "data"]
    command += ["--quick"] if quick else []
    command += ["--output", output.resolve()] if output else []
    path = os.pathsep.join(str(ROOT / part) for part in ("src", "examples"))
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}).returncode
