"""A content folder with one mistake in it, for any game."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from lanternwood.kernel.content import ContentError


def broken(load: Callable[[Path], object], whole: Path, tmp_path: Path, file: str, old: str, new: str) -> str:
    """What is said of a content folder in which one text of one file is another."""
    folder = tmp_path / "content"
    shutil.copytree(whole, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text, "nothing to break"
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as refusal:
        load(folder)
    return str(refusal.value)
