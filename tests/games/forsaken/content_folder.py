"""Content folders with something changed in them."""

import shutil
from pathlib import Path

from lanternwood.games.forsaken.loading import FOLDER, lint_content
from lanternwood.kernel.faults import Fault

FIXTURES = Path(__file__).parent / "fixture_cards.toml"


def changed(tmp_path: Path, *changes: tuple[str, str, str]) -> Path:
    """The base set with some texts (file, old, new) replaced by others."""
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    for file, old, new in changes:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text, f"nothing to change: {old}"
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


HEAD = {
    "follower": 'kind = "follower"\ntype = "Test"\nbody = [1, 1]\n',
    "decree": 'kind = "decree"\n',
    "blessing": 'kind = "blessing"\n',
    "miracle": 'kind = "miracle"\n',
}


def faults_of_card(tmp_path: Path, kind: str, script: str, cost: str = "1S") -> list[Fault]:
    """What is said of one more Strife card with this script."""
    file = tmp_path / "more.toml"
    head = f'[[card]]\nid = "X99"\nname = "One More"\ngod = "strife"\ncost = "{cost}"\nrarity = "common"\n'
    file.write_text(head + HEAD[kind] + script + "\n", encoding="utf-8")
    return lint_content(also=(file,))


def only(faults: list[Fault]) -> Fault:
    assert len(faults) == 1, [str(fault) for fault in faults]
    return faults[0]
