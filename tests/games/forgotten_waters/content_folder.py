"""Content folders with something changed in them."""

import shutil
from pathlib import Path

from lanternwood.games.forgotten_waters.checks import faults_of
from lanternwood.games.forgotten_waters.packages import FOLDER, read_core, read_scenarios
from lanternwood.kernel.faults import Fault

SCENARIO = "scenarios/bank-beneath-the-tide"
ENTRIES, PAGES, HEAD = (f"{SCENARIO}/{file}.toml" for file in ("entries", "pages", "scenario"))


def changed(tmp_path: Path, *changes: tuple[str, str, str]) -> Path:
    """All content but the scenario for tests, with some texts (file, old, new) replaced by others."""
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("every-word"))
    for file, old, new in changes:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text, f"nothing to change: {old}"
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def faults_in(folder: Path) -> list[Fault]:
    return faults_of(read_core(folder), read_scenarios(folder))


def faults_after(tmp_path: Path, *changes: tuple[str, str, str]) -> list[Fault]:
    return faults_in(changed(tmp_path, *changes))


def entry(id: int, old: str, new: str) -> tuple[str, str, str]:
    """A change within one entry of the scenario."""
    text = (FOLDER / ENTRIES).read_text(encoding="utf-8")
    whole = text[text.index(f"[[entry]]\nid = {id}\n") :].split("\n[[entry]]", 2)[0]
    assert old in whole, f"nothing to change in {whole}"
    return ENTRIES, whole, whole.replace(old, new, 1)
