"""The first scenario is what RULES.md, 5.2 outlines: its counts, and what must come back where."""

import re
from collections import Counter

import pytest

from lanternwood.games.forgotten_waters.condition_records import Log, SheetIs, TrustIs
from lanternwood.games.forgotten_waters.loading import load
from lanternwood.games.forgotten_waters.packages import Package
from lanternwood.games.forgotten_waters.prose import read_prose
from lanternwood.games.forgotten_waters.records import CannonTokenRecord, EntryRecord, PageRecord, StoryCardRecord
from lanternwood.games.forgotten_waters.scripts import passages_of

VOYAGE = load()["bank-beneath-the-tide"].voyage
ECHOES = "PROMISE SORE FRIEND OSRIC GREEDY MODEST COIN LETTER HOT NOTICE HEIR SPARE".split()  # noqa: SIM905
ROLE_HOLDERS = {
    "scribe": (100, 131, 181, 200),
    "quartermaster": (127, 138, 173),
    "mate": (116, 117, 130),
    "boatswain": (132, 161, 197, 232),
    "cooper": (130, 207, 329),
    "gunner": (126, 134, 192, 313),
    "lookout": (137, 156, 177, 205, 312),
}


def counts(package: Package) -> tuple[int, int, int, int]:
    pages = package.all_of(PageRecord)
    actions = sum(len(page.record.actions) for page in pages)
    return len(pages), actions, len(package.all_of(EntryRecord)), len(package.all_of(StoryCardRecord))


def test_the_counts_of_the_outline() -> None:
    """The scenario overrides one entry of core, 318."""
    assert counts(VOYAGE.core) == (5, 30, 39, 10)
    assert counts(VOYAGE.scenario) == (13, 92, 123 + 1, 23)
    assert (len(VOYAGE.entries), len(VOYAGE.objectives), len(VOYAGE.nav_tokens)) == (162, 4, 30)


@pytest.mark.rule("FW-R39")
def test_ten_tokens_have_a_stop_symbol_and_each_opens_a_page() -> None:
    tokens = [placed.record for placed in VOYAGE.nav_tokens]
    assert Counter(token.type for token in tokens) == {"sun": 8, "storm": 6, "ship": 6, "fog": 5, "island": 5}
    assert [token.id for token in tokens if token.stop] == [9, 14, 15, 16, 18, 21, 22, 26, 27, 28]
    assert [token.entry for token in tokens] == list(range(301, 331))


@pytest.mark.rule("FW-R45")
def test_eight_cannons() -> None:
    tokens = [placed.record for placed in VOYAGE.core.all_of(CannonTokenRecord)]
    assert [(token.id, token.count, token.bonus) for token in tokens] == [(1, 3, 3), (2, 3, 4), (3, 2, 5)]


def test_asides_trust_and_echoes_stand_where_they_should() -> None:
    asides, trust, echoes = Counter[int](), Counter[int](), Counter[str]()
    for id, placed in VOYAGE.entries.items():
        for _, passage in passages_of(placed.record):
            match passage.when:
                case SheetIs():
                    asides[id] += 1
                case TrustIs():
                    trust[id] += 1
                case Log(keyword):
                    echoes[keyword] += 1
                case _:
                    pass
    assert asides == dict.fromkeys((101, 141, 156, 191, 205, 231), 7)
    assert trust == dict.fromkeys((115, 118, 201, 207, 211, 224, 234, 247), 3)
    assert echoes == dict.fromkeys(ECHOES, 3)


@pytest.mark.parametrize("role", ROLE_HOLDERS)
def test_role_holders_are_named_as_people_who_do_their_work(role: str) -> None:
    texts = {**read_prose(VOYAGE.core.folder).texts, **read_prose(VOYAGE.scenario.folder).texts}
    named = {
        int(key[:3]) for key, variants in texts.items() if re.match(r"\d{3}\.", key) and f"{{{role}}}" in str(variants)
    }
    assert set(ROLE_HOLDERS[role]) <= named


def test_every_speaker_speaks() -> None:
    heard = {passage.voice for placed in VOYAGE.entries.values() for _, passage in passages_of(placed.record)}
    assert heard == {None, *VOYAGE.record.cast}
