"""FW-PAGE-04, FW-R56, FW-R57: packages are typed records, and every mistake in one is told at once, with its place."""

from pathlib import Path

import pytest

from games.forgotten_waters.content_folder import ENTRIES, HEAD, PAGES, changed, entry, faults_after, faults_in
from lanternwood.games.forgotten_waters.loading import load
from lanternwood.kernel.content import ContentError


def test_our_content_has_no_faults() -> None:
    assert "bank-beneath-the-tide" in load()


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    faults = faults_after(
        tmp_path,
        entry(112, '["discontent", 1]', '["discontentt", 1]'),
        entry(124, '"exploration"', '"explorasion"'),
        (PAGES, 'dial = "A"', 'dial = "F"'),
        (HEAD, "intro = true", "introo = true"),
        ("core/cannons.toml", "bonus = 3", "bonus = 0"),
    )
    assert [(fault.file, fault.entry, fault.field) for fault in faults] == [
        ("core/cannons.toml", "cannon 1", "bonus"),
        ("bank-beneath-the-tide/scenario.toml", "scenario bank-beneath-the-tide", "introo"),
        ("bank-beneath-the-tide/pages.toml", "page 1", "features[0].dial"),
        ("bank-beneath-the-tide/entries.toml", "entry 112", "fx[1][0]"),
        ("bank-beneath-the-tide/entries.toml", "entry 124", "fx[0].who.skill"),
    ]
    assert "did you mean 'discontent'?" in faults[3].words


@pytest.mark.parametrize(
    ("old", "new", "field", "words"),
    [
        ('["hull", -1]', '["hull"]', "fx[0].n", 'missing; write ["hull", n]'),
        ('["hull", -1]', '["hull", -1, 2]', "fx[0]", '2 items are too many; write ["hull", n]'),
        ('["hull", -1]', '["hull", "one"]', "fx[0].n", "'one' does not fit; write a whole number from -12 to 12"),
        ('["hull", -1]', '"hull -1"', "fx[0]", "'hull -1' does not fit; write a list that begins with a verb"),
        ('["hull", -1]', "[]", "fx[0][0]", "missing; write one of: hull,"),
        ('["hull", -1]', '["dial", "Z", 1]', "fx[0].dial", "unknown word 'Z'; known: A, B, C, D, E"),
        ('["hull", -1]', '["die_set", 13]', "fx[0].face", "13 does not fit; write a whole number from 1 to 12"),
        ('["hull", -1]', '["log_add", "low"]', "fx[0].keyword", "'low' does not fit; write a keyword in capitals"),
        ('["hull", -1]', '["place_ship", "J1"]', "fx[0].space", "'J1' does not fit; write a space from A1 to I7"),
        ('["hull", -1]', '["if", ["log"], []]', "fx[0].when.keyword", 'missing; write ["log", keyword]'),
        ('["hull", -1]', '["if", ["trust", "hot"], []]', "fx[0].when.trust", "unknown word 'hot'"),
        ('["hull", -1]', '["for", ["top"]]', "fx[0].fx", 'missing; write ["for", who, fx]'),
    ],
)
def test_effects_are_refused_with_what_would_be_right(
    tmp_path: Path, old: str, new: str, field: str, words: str
) -> None:
    fault = faults_after(tmp_path, entry(157, old, new))[0]
    assert (fault.entry, fault.field) == ("entry 157", field)
    assert words in fault.words


def test_files_that_cannot_be_read_are_told_too(tmp_path: Path) -> None:
    folder = changed(
        tmp_path, ("core/treasure.toml", "[[treasure]]", "[[treasure]"), (ENTRIES, "[[entry]]", "[[entri]]")
    )
    (folder / "core" / "sheets.toml").unlink()
    told = [str(fault) for fault in faults_in(folder)]
    assert told[0].startswith("core/treasure.toml: not valid TOML")
    assert told[1] == "core/sheets.toml: the file is missing"
    assert any("unknown table 'entri'; this file holds [[entry]]" in words for words in told)


def test_an_id_is_used_once(tmp_path: Path) -> None:
    assert "104 is used twice" in str(faults_after(tmp_path, entry(105, "id = 105", "id = 104"))[0])


def test_a_folder_with_faults_is_not_loaded(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="there is no entry 999"):
        load(changed(tmp_path, entry(221, '["entry", 224]', '["entry", 999]')))
