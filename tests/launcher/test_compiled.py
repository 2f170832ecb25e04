"""The launcher runs the compiled build as long as it fits the sources, and not a moment longer."""

import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

LANTERN = Path(__file__).parents[2] / "lantern"

lantern = SimpleNamespace(**runpy.run_path(str(LANTERN)))


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone whose package says where it is."""
    root = tmp_path / "a clone"
    package = root / "src" / "lanternwood"
    package.mkdir(parents=True)
    package.joinpath("__init__.py").touch()
    telling = "import os; print(__file__, os.environ.get('LANTERNWOOD_COMPILED'))\n"
    package.joinpath("__main__.py").write_text(telling)
    root.joinpath("requirements").mkdir()
    for group in ("run", "serve", "test"):
        root.joinpath("requirements", f"{group}.txt").touch()
    shutil.copy(LANTERN, root)
    launch(root, "play")
    return root


def launch(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "lantern", *words], cwd=root, capture_output=True, text=True)


def compiled(root: Path) -> Any:
    """As if these sources had been compiled."""
    build = lantern.CompiledBuild(lantern.Environment(root))
    shutil.copytree(root / "src", build.folder)
    build.stamp_file.write_text(build.stamp())
    return build


def test_a_build_is_used_by_every_command_but_the_one_that_measures_it(clone: Path) -> None:
    assert launch(clone, "play").stdout.startswith(str(clone / "src"))
    build = compiled(clone)
    assert launch(clone, "play").stdout == f"{build.folder / 'lanternwood' / '__main__.py'} None\n"
    assert launch(clone, "bench").stdout == f"{clone / 'src' / 'lanternwood' / '__main__.py'} {build.folder}\n"


def test_after_an_edit_the_sources_run_and_that_is_said_once(clone: Path) -> None:
    compiled(clone)
    clone.joinpath("src", "lanternwood", "cards.toml").write_text("new = true\n")
    first, second = launch(clone, "play"), launch(clone, "play")
    assert "The sources have changed since they were compiled" in first.stderr
    assert second.stderr == ""
    assert first.stdout == second.stdout == f"{clone / 'src' / 'lanternwood' / '__main__.py'} None\n"


def test_a_build_can_be_removed(clone: Path) -> None:
    build = compiled(clone)
    assert launch(clone, "compile", "--remove").returncode == 0
    assert not build.folder.exists()
    assert launch(clone, "compile", "--remove").returncode == 0


def test_a_failed_build_leaves_the_old_one(clone: Path) -> None:
    build = compiled(clone)
    failed = launch(clone, "compile")  # this package has no compiler in it
    assert failed.returncode == 1
    assert build.usable()
    assert not build.folder.with_name("compiling").exists()


def test_other_words_are_explained(clone: Path) -> None:
    assert launch(clone, "compile", "--help").returncode == 0
    assert launch(clone, "compile", "harder").returncode == 2
    assert "`--remove`" in launch(clone, "compile", "harder").stderr
