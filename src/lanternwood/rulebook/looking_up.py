"""Asking a rulebook at the table: by a number, by the beginning of numbers, or by the name of a chapter."""

import re

from lanternwood.rulebook.book import Rulebook, Section
from lanternwood.rulebook.references import References

LAST_NUMBER = re.compile(r"[-.]?\d+$")
CHAPTER_NUMBER = re.compile(r"^([\d.]+)\s+")


def look_up(book: Rulebook, asked: str) -> list[tuple[str, str]]:
    """One rule by its number, or all of a chapter: NF-FLIP, FLIP, Flipping, 2.5."""
    references = References(book.rules(), book.rulings())
    meant = references.meant.get(asked.upper())
    numbered = [(part, section) for section in book.sections for part in section.numbered()]
    found = (
        [part for part, _ in numbered if part[0] == meant]
        or [part for part, _ in numbered if is_in_area(part[0], asked.upper())]
        or [part for part, section in numbered if asked.casefold() in names_of(section)]
    )
    return [(number, references.whole(text)) for number, text in found]


def chapters(book: Rulebook) -> list[tuple[str, str]]:
    """Those that have rules or rulings: what their numbers begin with, and what they are called."""
    found = [(dict.fromkeys(area_of(number) for number, _ in section.numbered()), section) for section in book.sections]
    return [(", ".join(areas), section.title) for areas, section in found if areas]


def area_of(number: str) -> str:
    """NF-FLIP of NF-FLIP-03, FF-ROLE of FF-ROLE-GEN-04, R of R93."""
    return "-".join(LAST_NUMBER.sub("", number).split("-")[:2])


def is_in_area(number: str, asked: str) -> bool:
    """FF-ROLE-GEN-04 is in FF-ROLE, FF-ROLE-GEN, ROLE and ROLE-GEN; in FF everything would be."""
    area = LAST_NUMBER.sub("", number)
    _, several_parts, after_game = area.partition("-")
    asked_for = [area] if not several_parts or "-" in asked else []
    return any(f"{name}-".startswith(f"{asked}-") for name in (*asked_for, after_game))


def names_of(section: Section) -> set[str]:
    """Its title, its number, and the title without it."""
    title = section.title.casefold()
    number = CHAPTER_NUMBER.match(title)
    return {title, number[1].rstrip("."), title[number.end() :]} if number else {title}
