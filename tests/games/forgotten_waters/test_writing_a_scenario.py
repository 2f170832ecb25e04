"""docs/games/forgotten-waters/writing-a-scenario.md: what it shows is read by the reader that it speaks of."""

import re
import tomllib
from pathlib import Path

import msgspec

from lanternwood.games.forgotten_waters.packages import SCENARIO_FILES
from lanternwood.games.forgotten_waters.records import EntryRecord, PageRecord
from lanternwood.games.forgotten_waters.segments import wrong_gaps

PAGE = Path(__file__).parents[3] / "docs" / "games" / "forgotten-waters" / "writing-a-scenario.md"
TEXT = PAGE.read_text(encoding="utf-8")
ACTION, ENTRY, PROSE = (tomllib.loads(block) for block in re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL))


def test_its_page_and_its_entry_are_read() -> None:
    page = msgspec.convert(
        {"id": 5, "type": "battle", "end_entry": 134, "actions": ACTION["page"]["actions"]}, PageRecord
    )
    assert page.actions[0].n == 4
    [entry] = msgspec.convert(ENTRY["entry"], list[EntryRecord])
    assert entry.passages[1].voice == "osric"


def test_its_words_are_keys_and_texts() -> None:
    assert {key.partition(".")[0] for key in PROSE} == {"P5", "166"}
    assert all(isinstance(text, str | list) for text in PROSE.values())
    gaps = set(re.findall(r"`(\{[a-z 0-9]+\})`", TEXT))
    assert {"{me}", "{blank 3}"} <= gaps
    assert [gap for gap in gaps if wrong_gaps(gap, blanks=True)] == []


def test_it_names_every_file_of_a_scenario() -> None:
    assert all(f"`{plan.name}`" in TEXT for plan in SCENARIO_FILES)
