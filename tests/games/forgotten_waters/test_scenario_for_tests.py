"""FW-LINT-17: a scenario that nobody is offered uses every word of the language; it is found by its folder."""

import shutil
from pathlib import Path

import pytest

from games.forgotten_waters.content_folder import faults_in
from lanternwood.games.forgotten_waters.loading import load
from lanternwood.games.forgotten_waters.packages import FOLDER
from lanternwood.games.forgotten_waters.program import Op

ENTRIES = "scenarios/every-word/entries.toml"


def test_it_is_there_and_marked() -> None:
    assert load()["every-word"].voyage.record.test
    assert not load()["bank-beneath-the-tide"].voyage.record.test


@pytest.mark.rule("FW-LINT-17")
@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        (ENTRIES, '["feed"]', '["threat", 1]', "no verb 'feed' is used here"),
        (ENTRIES, '["lowest", "navigation"]', '["top"]', "no selector 'lowest' is used here"),
        (ENTRIES, '["chooser", 2, "top"]', '["chooser", 2]', "no selector 'chooser or top' is used here"),
        (ENTRIES, '["space_empty", "E5"]', '["is_top"]', "no condition 'space_empty' is used here"),
        ("scenarios/every-word/story_cards.toml", '["robbed"]', '["turn_start"]', "no trigger 'robbed' is used here"),
    ],
)
def test_it_uses_every_word(tmp_path: Path, file: str, old: str, new: str, words: str) -> None:
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    assert [fault.words for fault in faults_in(folder) if fault.check == "FW-LINT-17"] == [words]


def test_every_kind_of_operation_is_compiled_from_it() -> None:
    program = load()["every-word"].program
    used = {type(op) for block in program.blocks for op in block.ops}
    assert used == set(Op.__subclasses__())
