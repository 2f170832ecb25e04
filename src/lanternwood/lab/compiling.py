"""A compiled build: a copy of the package in which mypyc has made native code of the modules that play is spent in.

The launcher keeps one in .lantern/compiled (`./lantern compile`). Same sources, same traces (tests/compiled), faster.
"""

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from lanternwood.games import GAMES
from lanternwood.games.finding import folder_of, part_of

PACKAGE = Path(__file__).parents[1]


def modules() -> list[str]:
    """Those of the kernel, and of every game that names some (`MODULES` of `lab/games/<game>/compiled.py`, and `BOTS`
    if its bots have some). None defines a Struct: compiled, a Struct would see only the bare types of its fields."""
    found = [f"kernel/{name}.py" for name in ("refusal", "rng", "table")]
    for game in GAMES:
        own: Any = part_of(game, "lanternwood.lab.games", "compiled")
        if own:
            found += [f"games/{folder_of(game)}/{name}.py" for name in own.MODULES]
            found += [f"bots/{folder_of(game)}/{name}.py" for name in getattr(own, "BOTS", ())]
    return found


class CompileError(Exception):
    """There is no build; says why and what to do."""


def build(folder: Path, optimise: int = 3) -> None:
    """Make a compiled copy of the package in an empty folder, which then goes on the path before the sources."""
    require_compiler()
    package = folder / PACKAGE.name
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    for module in modules():
        file = package / module
        source = file.read_text(encoding="utf-8")
        file.write_text(source + "".join(told_annotations(source)), encoding="utf-8")
    files = [f"{PACKAGE.name}/{module}" for module in modules()]
    environ = {**os.environ, "MYPYC_OPT_LEVEL": str(optimise), "MYPYC_DEBUG_LEVEL": "0"}
    command = [sys.executable, "-P", "-m", "mypyc", *files]
    done = subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True, errors="replace")
    if done.returncode != 0:
        raise CompileError(f"mypyc could not compile the rules:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    for leftover in ("build", ".mypy_cache"):
        shutil.rmtree(folder / leftover, ignore_errors=True)


def require_compiler() -> None:
    """Where distutils looks for a C compiler by itself, as on Windows, its own words must do."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if named and not shutil.which(named.split()[0]):
        raise CompileError(
            f"Compiling needs a C compiler, and '{named.split()[0]}' is not there. On Debian or Ubuntu, "
            "`sudo apt install gcc` puts that right; then run this again."
        )


def told_annotations(source: str) -> Iterator[str]:
    """For each dataclass a line that tells its annotations again: mypyc keeps only `list` of a `list[Card]`."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and any("dataclass" in ast.unparse(made) for made in node.decorator_list):
            fields = [field for field in node.body if isinstance(field, ast.AnnAssign)]
            told = ", ".join(f'"{ast.unparse(field.target)}": {ast.unparse(field.annotation)}' for field in fields)
            yield f'vars({node.name})["__annotations__"].update({{{told}}})\n'


def main(arguments: Sequence[str]) -> int:
    """Build in the folder that is named; 2 if something is missing or wrong."""
    try:
        build(Path(arguments[0]))
    except CompileError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
