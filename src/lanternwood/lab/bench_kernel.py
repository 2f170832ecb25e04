"""`lantern bench kernel`: make an environment with the peers, then measure the kernel beside them."""

import os
import subprocess
import sys
from pathlib import Path

from lanternwood.lab.bench_environment import MODULES, PYTHON, ROOT, BenchError, prepare_node, prepare_python


def run(output: Path | None, quick: bool) -> int:
    """Measure and print the table; 0 if every must is reached, 1 if not, 2 if nothing could be measured."""
    try:
        prepare_python()
        node = prepare_node()
    except BenchError as error:
        print(error, file=sys.stderr)
        return 2
    command: list[str | Path] = [PYTHON, "-m", "bench.kernel", "--node", node, "--modules", MODULES]
    command += ["--quick"] if quick else []
    command += ["--output", output.resolve()] if output else []
    if compiled := os.environ.get("LANTERNWOOD_COMPILED"):  # from the launcher, which knows whether it is up to date
        command += ["--compiled", compiled]
    path = os.pathsep.join(str(ROOT / part) for part in ("src", "examples"))
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}).returncode
