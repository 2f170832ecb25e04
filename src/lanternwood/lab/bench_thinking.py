"""`lantern bench thinking`: do bots that think for long hold up other tables?"""

import os
import subprocess
import sys
from pathlib import Path

from lanternwood.lab.bench_environment import HOME, ROOT, BenchError, look_for_benchmarks


def run(output: Path | None, quick: bool) -> int:
    """Measure and print a table; 0 if it could be measured, 2 if not."""
    try:
        look_for_benchmarks()
    except BenchError as error:
        print(error, file=sys.stderr)
        return 2
    command: list[str | Path] = [sys.executable, "-m", "bench.thinking", "--data", HOME / "data"]
    command += ["--quick"] if quick else []
    command += ["--output", output.resolve()] if output else []
    path = os.pathsep.join(str(ROOT / part) for part in ("src", "examples"))
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}).returncode
