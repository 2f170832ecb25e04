"""Texts as they are shown: prose by id, in the variant whose turn it is. No rule reads it (FW-R79)."""

from functools import cache

from lanternwood.games.forgotten_waters.book import book_of
from lanternwood.games.forgotten_waters.prose import read_prose
from lanternwood.games.forgotten_waters.segments import GAP


@cache
def texts_of(scenario: str) -> dict[str, tuple[str, ...]]:
    """Core's and the scenario's. Prose may be late, so a text may be missing (docs/decisions/0029)."""
    voyage = book_of(scenario).voyage
    found: dict[str, tuple[str, ...]] = {}
    for package in (voyage.core, voyage.scenario):
        found.update(read_prose(package.folder).texts)
    return found


def text_shown(scenario: str, key: str, turn: int) -> str:
    """FW-READ-05. Where it is missing, its id."""
    variants = texts_of(scenario).get(key, (key,))
    return variants[turn % len(variants)]


@cache
def word_count(scenario: str, key: str, turn: int) -> int:
    """FW-READ-03 A gap counts as one word, so that a long name leaks nothing of itself into a clock."""
    return len(GAP.sub("gap", text_shown(scenario, key, turn)).split())
