"""The compiled build is the same game: same traces, same files, same answers to every test of the rules."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lanternwood.lab import compiling

ROOT = Path(__file__).parents[2]
DIGESTS = ROOT / "tests" / "contract" / "print_digests.py"
WHICH = "import lanternwood.games.nightmare_forest.rules as rules; print(rules.__file__)"


def python(package: Path, *arguments: str | Path) -> str:
    """What Python says with this copy of the package; a failure is told whole."""
    path = os.pathsep.join(map(str, (package, ROOT / "tests", ROOT / "examples")))
    done = subprocess.run(
        [sys.executable, "-P", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_compiled_or_not_it_is_the_same_game(tmp_path: Path, long: bool) -> None:
    """All in one test, since the build takes most of the time and every process of pytest would make its own. By day
    the C compiler does not optimise, and the matches of all games and the tests of one that is compiled itself are
    enough; by night all tests of all games."""
    compiling.build(tmp_path, optimise=1 if long else 0)
    assert python(ROOT / "src", "-c", WHICH).strip().endswith("rules.py")
    assert not python(tmp_path, "-c", WHICH).strip().endswith(".py")
    assert python(tmp_path, DIGESTS) == python(ROOT / "src", DIGESTS)

    pytest_here = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", f"pythonpath={tmp_path} tests examples")
    python(tmp_path, *pytest_here, "tests/games" if long else "tests/games/nightmare_forest", "tests/kernel")
    if long:
        laws = ("tests/contract/test_copy.py", "tests/contract/test_round_trip.py")
        python(tmp_path, *pytest_here, *laws, "-k", "nightmare or (forsaken and not forest)")


def test_without_a_compiler_one_is_told_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    with pytest.raises(compiling.CompileError, match="needs a C compiler, and 'no-such-compiler' is not there"):
        compiling.build(tmp_path)
    assert not list(tmp_path.iterdir())


def test_what_cannot_be_compiled_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "wrong"
    package.mkdir()
    package.joinpath("__init__.py").touch()
    package.joinpath("sums.py").write_text("def one() -> int:\n    return 'one'\n")
    folder = tmp_path / "build"
    folder.mkdir()
    monkeypatch.setattr(compiling, "PACKAGE", package)
    monkeypatch.setattr(compiling, "modules", lambda: ["sums.py"])
    with pytest.raises(compiling.CompileError, match="Incompatible return value type"):
        compiling.build(folder)


def test_the_annotations_of_a_dataclass_are_told_again() -> None:
    source = (
        "class Plain:\n    size: int\n@dataclass(slots=True)\nclass Hand:\n    cards: list[Card]\n    size: int = 3\n"
    )
    assert list(compiling.told_annotations(source)) == [
        'vars(Hand)["__annotations__"].update({"cards": list[Card], "size": int})\n'
    ]


def test_every_module_that_is_to_be_compiled_is_there() -> None:
    assert all(compiling.PACKAGE.joinpath(module).is_file() for module in compiling.modules())
