"""The launcher builds the browser client when its sources have changed, and otherwise does not even look for npm."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
INSTALLING, BUILDING = "Installing what the browser client is built with", "Building the browser client"

BUILD = """\
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const folder = process.argv[process.argv.indexOf('--outDir') + 1];
mkdirSync(folder, { recursive: true });
const page = readFileSync('src/page.txt', 'utf8');
if (page.includes('mistake')) { console.error('there is a mistake in page.txt'); process.exit(1); }
if (page.includes('wait')) while (existsSync('src/page.txt'));
writeFileSync(folder + '/index.html', page);
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone with a client of its own that real npm installs and builds, and whose server tells what it serves."""
    root = tmp_path / "a clone"
    package = root / "src" / "lanternwood"
    package.mkdir(parents=True)
    package.joinpath("__init__.py").touch()
    package.joinpath("__main__.py").write_text(
        "import os, pathlib\nprint(pathlib.Path(os.environ['LANTERNWOOD_CLIENT'], 'index.html').read_text())\n"
    )
    rules = package / "games" / "a_game" / "RULES.md"
    rules.parent.mkdir(parents=True)
    rules.write_text("# The rules\n")
    requirements = root / "requirements"
    requirements.mkdir()
    for group in ("run", "serve"):
        requirements.joinpath(f"{group}.txt").touch()
    sources = root / "client"
    sources.joinpath("src").mkdir(parents=True)
    sources.joinpath("src", "page.txt").write_text("a page")
    sources.joinpath("build.mjs").write_text(BUILD)
    named = {"name": "a-client", "version": "1.0.0"}
    sources.joinpath("package.json").write_text(json.dumps({**named, "scripts": {"build": "node build.mjs"}}))
    lock = {**named, "lockfileVersion": 3, "requires": True, "packages": {"": named}}
    sources.joinpath("package-lock.json").write_text(json.dumps(lock))
    sources.joinpath("package-lock.json").chmod(0o444)
    shutil.copy(ROOT / "lantern", root)
    return root


def serve(root: Path, *words: str, folder: Path | None = None, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(root / "lantern"), "serve", *words]
    return subprocess.run(command, cwd=folder or root, env=os.environ | variables, capture_output=True, text=True)


def page(root: Path, text: str) -> None:
    root.joinpath("client", "src", "page.txt").write_text(text)


def builds(root: Path) -> set[str]:
    return {folder.name for folder in root.joinpath(".lantern", "client").iterdir()}


def test_the_first_start_builds_and_the_second_does_not(clone: Path, tmp_path: Path) -> None:
    first = serve(clone)
    assert first.stdout == "a page\n", first.stderr
    assert INSTALLING in first.stderr
    assert BUILDING in first.stderr
    assert "npm" not in first.stderr

    # With nothing on the PATH, a second build could not even begin.
    second = serve(clone, folder=tmp_path, PATH="")
    assert second.stdout == "a page\n"
    assert second.stderr == ""


@pytest.mark.parametrize("changed", ["client/src/page.txt", "src/lanternwood/games/a_game/RULES.md"])
def test_changed_sources_or_rules_are_built_anew_without_installing(clone: Path, changed: str) -> None:
    serve(clone)
    before = builds(clone)
    with clone.joinpath(changed).open("a") as file:
        file.write(" and more")
    again = serve(clone)
    assert BUILDING in again.stderr
    assert INSTALLING not in again.stderr
    assert len(builds(clone) - before) == 1


def test_a_changed_lock_is_installed_anew(clone: Path) -> None:
    serve(clone)
    lock = clone / "client" / "package-lock.json"
    lock.chmod(0o644)
    lock.write_text(lock.read_text() + "\n")
    assert INSTALLING in serve(clone).stderr


def test_only_the_build_before_is_kept_for_a_server_that_still_runs(clone: Path) -> None:
    for number in range(3):
        page(clone, f"page {number}")
        assert serve(clone).stdout == f"page {number}\n"
    assert len(builds(clone)) == 2
    page(clone, "page 1")
    assert serve(clone).stderr == ""


def test_a_failed_build_is_told_and_leaves_the_one_before(clone: Path) -> None:
    serve(clone)
    page(clone, "a mistake")
    failed = serve(clone)
    assert failed.returncode == 1
    assert failed.stdout == ""
    assert "there is a mistake in page.txt" in failed.stderr
    assert "The browser client could not be built." in failed.stderr
    page(clone, "a page")
    assert serve(clone).stderr == ""


def test_after_a_killed_build_the_next_start_builds_again(clone: Path) -> None:
    page(clone, "wait")
    started = subprocess.Popen([sys.executable, "lantern", "serve"], cwd=clone, start_new_session=True)
    unfinished = clone / ".lantern" / "client" / "unfinished"
    while not unfinished.exists():
        assert started.poll() is None
        time.sleep(0.01)
    os.killpg(started.pid, signal.SIGKILL)
    started.wait()
    page(clone, "a page")
    assert serve(clone).stdout == "a page\n"
    assert builds(clone).isdisjoint({"unfinished"})


def test_help_builds_nothing(clone: Path) -> None:
    serve(clone, "--help")
    assert not clone.joinpath(".lantern", "client").exists()


def test_an_old_node_is_passed_over_for_one_of_our_own(clone: Path, tmp_path: Path) -> None:
    """The group that brings one is asked for; here it names nothing that could be installed."""
    for name in ("node", "npm"):
        tmp_path.joinpath(name).write_text("#!/bin/sh\necho v18.20.1\n")
        tmp_path.joinpath(name).chmod(0o755)
    clone.joinpath("requirements", "client.txt").write_text("./no-such-package\n")
    refused = serve(clone, PATH=f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    assert refused.returncode == 1
    assert "Installing Node.js to build the client with" in refused.stderr


def test_the_lock_names_every_platforms_tools_and_no_address() -> None:
    text = ROOT.joinpath("client", "package-lock.json").read_text()
    packages = json.loads(text)["packages"]
    optional = {name for package in packages.values() for name in package.get("optionalDependencies", ())}
    assert {name for name in optional if f"node_modules/{name}" not in packages} == set()
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert "://" not in text, "nor any other, such as where to send money"
