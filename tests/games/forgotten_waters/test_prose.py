"""FW-PROSE: what people read is checked apart from structure, and what is still to be written is told, not refused."""

from pathlib import Path

import pytest

from games.forgotten_waters.content_folder import SCENARIO, changed
from lanternwood.games.forgotten_waters.ban_list import banned, hash_of
from lanternwood.games.forgotten_waters.linting import lint, missing_prose, prose_faults
from lanternwood.games.forgotten_waters.loading import load
from lanternwood.games.forgotten_waters.packages import FOLDER, Package, read_core, read_scenarios
from lanternwood.games.forgotten_waters.prose import read_prose
from lanternwood.games.forgotten_waters.prose_checks import check_prose
from lanternwood.games.forgotten_waters.prose_keys import wanted_by
from lanternwood.games.forgotten_waters.reading_ease import grade, runs, sentences_of, syllables_in, words_of
from lanternwood.games.forgotten_waters.segments import Blank, Name, Words, segments_of, wrong_gaps
from lanternwood.kernel.faults import Fault

STILL_TO_WRITE = {"core": 0, "bank-beneath-the-tide": 0, "every-word": 0}
"""So many texts are missing. These numbers only ever fall."""


def packages(folder: Path = FOLDER) -> list[Package]:
    return [read_core(folder), *read_scenarios(folder)]


@pytest.mark.rule("FW-PROSE-01")
def test_what_is_missing_only_becomes_less() -> None:
    assert {package.name: len(missing_prose(package)[1]) for package in packages()} == STILL_TO_WRITE


def test_what_is_written_is_sound() -> None:
    assert [str(fault) for package in packages() for fault in prose_faults(package)] == []


def test_missing_prose_closes_no_voyage(tmp_path: Path) -> None:
    folder = changed(tmp_path)
    (folder / SCENARIO / "prose" / "en.toml").unlink(missing_ok=True)
    assert load(folder)["bank-beneath-the-tide"].voyage.structure_hash
    told = [line for line in lint(folder) if line.startswith("bank-beneath-the-tide")]
    assert "texts are still to be written: title, captain," in told[0]


def faults_with(tmp_path: Path, prose: str) -> list[Fault]:
    folder = changed(tmp_path)
    (folder / SCENARIO / "prose" / "en.toml").write_text(prose, encoding="utf-8")
    return prose_faults(read_scenarios(folder)[0])


ENOUGH = (
    "The pump coughs. The cook counts the fish, and the fish are one short. Nobody owns up, though the cat looks full."
)


HARD = "Extraordinary administrative responsibilities notwithstanding, considerable deliberation ensued. "
TWICE = [
    '"P1.1.a" = "The fish are one short and nobody owns up."',
    '"P1.2.a" = "Once more the fish are one short and nobody owns it."',
]
SAME = ['"P1.1.a" = "The cat looks full again."', '"P1.2.a" = "The cat looks full, again"']


@pytest.mark.rule("FW-PROSE-01", "FW-PROSE-02", "FW-PROSE-03", "FW-PROSE-04", "FW-PROSE-05", "FW-PROSE-06")
@pytest.mark.rule("FW-PROSE-07", "FW-PROSE-10")
@pytest.mark.parametrize(
    ("rule", "prose", "words"),
    [
        ("FW-PROSE-01", '"999.a" = "Nobody asked."', "no structure asks"),
        ("FW-PROSE-02", '"P1.1.a" = "You call {mum} for help."', "nothing fills {mum} here"),
        ("FW-PROSE-02", '"P1.1.a" = "You call {blank 3} for help."', "nothing fills {blank 3} here"),
        ("FW-PROSE-02", '"P1.1.a" = "You call } for help."', "nothing fills } here"),
        ("FW-PROSE-03", '"P1.1.a" = "TODO write this one"', "this is no text yet"),
        ("FW-PROSE-03", '"P1.1.a" = " "', "this is no text yet"),
        ("FW-PROSE-03", "\n".join(SAME), "the same as P1.1.a"),
        (
            "FW-PROSE-03",
            '"P1.6.name" = "Ask for the Hall"\n"P1.6.a" = "Ask for the Hall!"',
            "it only repeats its title",
        ),
        ("FW-PROSE-04", f'"P1.1.a" = "{"very " * 21}long"', "a sentence of 22 words"),
        ("FW-PROSE-04", '"P1.1.name" = "Far too many words here"', "5 words; from 1 to 4"),
        ("FW-PROSE-04", '"130.a" = ["One two three."]', "3 words; from 20 to 40"),
        ("FW-PROSE-05", f'"130.a" = "{HARD * 3}"', "half of all passages are above"),
        ("FW-PROSE-06", '"P1.1.a" = "You meet an {me} at the bar."', "'an' stands before a gap"),
        ("FW-PROSE-07", "\n".join(TWICE), "stands elsewhere too"),
        ("FW-PROSE-10", '"P1.1.a" = "Good soup for supplies +2, or so."', "effects in words come from structure"),
        ("", '"P1.1.a" = 7', "write one text, or a list of variants"),
    ],
)
def test_each_check_can_fail(tmp_path: Path, rule: str, prose: str, words: str) -> None:
    found = [fault for fault in faults_with(tmp_path, prose) if fault.check == rule]
    assert any(words in fault.words for fault in found), [str(fault) for fault in found]


def test_a_gag_may_return(tmp_path: Path) -> None:
    gag = 'gags = ["the fish are one short and nobody owns up"]\n'
    assert faults_with(tmp_path / "a", "\n".join(TWICE))
    assert faults_with(tmp_path / "b", gag + "\n".join(TWICE)) == []


def test_sound_prose_has_no_faults(tmp_path: Path) -> None:
    assert faults_with(tmp_path, f'"130.a" = ["{ENOUGH}"]') == []


@pytest.mark.rule("FW-PROSE-08", "FW-R74")
def test_nothing_is_the_rulebook_s() -> None:
    """The list itself says no words, so the test has a list of its own."""
    prose = read_prose(read_core().folder)
    run = ["the", "swell", "comes", "in", "hills", "you"]
    ban = frozenset({hash_of(run), hash_of(["Kettle"]), hash_of(["Marlin"])})
    told = [(fault.entry, fault.words) for fault in check_prose(prose, {}, ban) if fault.check == "FW-PROSE-08"]
    assert told == [
        ("P3.2.a", "'the swell comes in hills you' stands in the rulebook"),
        ("names", "'Kettle' is one of the rulebook's"),
        ("names", "'Marlin' is one of the rulebook's"),
    ]
    assert len(banned()) > 4000


@pytest.mark.rule("FW-SHEET-06", "FW-LINT-11")
def test_blanks_stand_on_sheets_alone_and_each_is_used(tmp_path: Path) -> None:
    folder = changed(tmp_path)
    wanted = wanted_by(read_core(folder), read_prose(folder / "core").brief)
    written = [key for key, each in wanted.items() if each.blanks and key.startswith("twin.")]
    gaps = " ".join(f"{{blank {number}}}" for number in range(1, 8))
    text = "\n".join(f'"{key}" = "{gaps if key.endswith("event.1") else key}"' for key in written)
    (folder / "core" / "prose" / "en.toml").write_text(text, encoding="utf-8")
    told = [str(fault) for fault in prose_faults(read_core(folder)) if fault.check == "FW-LINT-11"]
    assert told == ["core/prose/en.toml: twin.blank.8: used 0 times; at least once, at most three times (FW-LINT-11)"]


@pytest.mark.rule("FW-SHEET-06")
def test_each_event_of_a_sheet_has_one_or_two_gaps() -> None:
    events = {key: text for key, text in read_prose(read_core().folder) if ".event." in key and key[-1].isdigit()}
    gaps = {key: sum(isinstance(part, Blank) for part in segments_of(text)) for key, text in events.items()}
    assert len(gaps) == 35
    assert [key for key, count in gaps.items() if not 1 <= count <= 2] == []


@pytest.mark.rule("FW-SETUP-23", "FW-R72")
def test_a_text_is_segments_and_words_are_words() -> None:
    assert segments_of("Ho, {me}! Sing {blank 3}.") == (
        Words("Ho, "),
        Name("me"),
        Words("! Sing "),
        Blank(3),
        Words("."),
    )
    assert segments_of("<b>no markup</b>") == (Words("<b>no markup</b>"),)
    assert wrong_gaps("{me} {ship} {blank 8}", blanks=True) == []
    assert wrong_gaps("{blank 9} {Me} {}", blanks=True) == ["{blank 9}", "{Me}", "{}"]


def test_reading_ease() -> None:
    assert [syllables_in(word) for word in ("the", "table", "grievance", "sea")] == [1, 2, 2, 1]
    assert words_of("It's {blank 3}'s three-masted boat.") == ["It's", "{blank 3}", "'s", "three-masted", "boat"]
    assert len(sentences_of('One. Two! "Three?" Four: five; six')) == 6
    assert grade("The cat sat. It ate.") < 1 < 10 < grade("Administrative considerations necessitate deliberation.")
    assert list(runs("a b c", 2)) == [("a", "b"), ("b", "c")]
