import ast
import os
import runpy
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

LANTERN = Path(__file__).parents[2] / "lantern"
MAKING = "Making Lanternwood's own Python environment"

lantern = SimpleNamespace(**runpy.run_path(str(LANTERN)))


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone of a project that needs nothing installed, in a folder with a space in its name."""
    root = tmp_path / "a clone"
    package = root / "src" / "lanternwood"
    package.mkdir(parents=True)
    package.joinpath("__init__.py").touch()
    package.joinpath("__main__.py").write_text("import sys; print('played', *sys.argv[1:], __file__)\n")
    root.joinpath("requirements").mkdir()
    root.joinpath("requirements", "run.txt").touch()
    shutil.copy(LANTERN, root)
    return root


def launch(*command: str | Path, folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command], cwd=folder, env=os.environ | variables, capture_output=True, text=True
    )


def environment(root: Path) -> Any:
    return lantern.Environment(root)


def test_an_old_python_is_told_what_is_needed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(LANTERN))
    assert ended.value.code == 2
    assert capsys.readouterr().err == "Lanternwood needs Python 3.11 or newer; this is Python 3.10.\n"


def test_an_old_python_can_read_the_launcher() -> None:
    ast.parse(LANTERN.read_text(), feature_version=(3, 7))


def test_a_stamp_changes_with_the_requirements(clone: Path) -> None:
    env = environment(clone)
    assert env.stamp(b"msgspec==1.0\n") == env.stamp(b"msgspec==1.0\n")
    assert env.stamp(b"msgspec==1.0\n") != env.stamp(b"msgspec==1.1\n")


def test_changed_requirements_are_outdated(clone: Path) -> None:
    env = environment(clone)
    env.folder.mkdir(parents=True)
    assert env.outdated(["run"]) == ["run"]
    env.stamp_file("run").write_text(env.stamp(env.requirements("run")))
    assert env.outdated(["run"]) == []
    clone.joinpath("requirements", "run.txt").write_text("msgspec==1.0\n")
    assert env.outdated(["run"]) == ["run"]


def test_only_folders_that_are_there_are_checked(clone: Path) -> None:
    assert lantern.static_checks(environment(clone))["mypy"][1:] == ["-P", "-m", "mypy", "src", "lantern"]


@pytest.mark.parametrize("chosen", ["-n0", "-n", "--numprocesses=4", "--pdb"])
def test_tests_run_on_two_processes_unless_you_choose(clone: Path, chosen: str) -> None:
    assert lantern.tests(environment(clone), ["-k", "peek"])["tests"][2:] == [
        "-m",
        "pytest",
        *lantern.IN_PARALLEL,
        "-k",
        "peek",
    ]
    assert lantern.tests(environment(clone), [chosen])["tests"][2:] == ["-m", "pytest", chosen]


def test_variables_that_mislead_python_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONHOME", "/elsewhere")
    monkeypatch.setenv("LANG", "C.UTF-8")
    assert "PYTHONHOME" not in lantern.clean_environ()
    assert lantern.clean_environ()["LANG"] == "C.UTF-8"


def test_a_python_without_venv_is_told_what_to_do(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(lantern.Refused, match="sudo apt install python3-venv"):
        environment(clone).make()


def test_the_first_run_makes_the_environment_and_the_second_does_not(clone: Path, tmp_path: Path) -> None:
    first = launch("lantern", "play", "two words", folder=clone)
    assert MAKING in first.stderr
    assert first.stdout.startswith("played play two words ")

    tmp_path.joinpath("lanternwood.py").write_text("print('an impostor in the current folder')\n")
    tmp_path.joinpath("link").symlink_to(clone / "lantern")
    second = launch("link", "sim", folder=tmp_path, PYTHONPATH=str(tmp_path))
    assert second.stderr == ""
    assert second.stdout.startswith(f"played sim {clone / 'src'}")


def test_a_moved_clone_runs_its_own_code(clone: Path, tmp_path: Path) -> None:
    launch("lantern", folder=clone)
    moved = clone.rename(tmp_path / "moved here")
    assert str(moved) in launch("lantern", folder=moved).stdout


def test_an_unfinished_or_broken_environment_is_made_anew(clone: Path) -> None:
    clone.joinpath(".lantern", "env", "bin").mkdir(parents=True)
    assert MAKING in launch("lantern", folder=clone).stderr

    environment(clone).whole.unlink()
    assert MAKING in launch("lantern", folder=clone).stderr

    environment(clone).python.unlink()
    environment(clone).python.symlink_to(clone / "a Python that is gone")
    repaired = launch("lantern", folder=clone)
    assert MAKING in repaired.stderr
    assert repaired.stdout.startswith("played")


def test_a_failed_installation_leaves_no_stamp(clone: Path) -> None:
    launch("lantern", folder=clone)
    clone.joinpath("requirements", "run.txt").write_text("./no-such-package\n")
    failed = launch("lantern", folder=clone)
    assert failed.returncode == 1
    assert "The installation did not work." in failed.stderr
    assert environment(clone).outdated(["run"]) == ["run"]

    clone.joinpath("requirements", "run.txt").write_text("")
    assert launch("lantern", folder=clone).stdout.startswith("played")


def test_two_launchers_at_once_make_one_environment(clone: Path) -> None:
    ended: list[subprocess.CompletedProcess[str]] = []
    threads = [threading.Thread(target=lambda: ended.append(launch("lantern", folder=clone))) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [one.stdout.startswith("played") for one in ended] == [True, True]
    assert sum(MAKING in one.stderr for one in ended) == 1
