"""The tables of RULES.md, section 6, as the tests read them."""

import re
from pathlib import Path

from lanternwood.games import forsaken

RULES = (Path(forsaken.__file__).parent / "RULES.md").read_text(encoding="utf-8")
GODS = ("Strife", "Infestation", "Occult", "Contagion", "Grandeur")


def table_after(heading: str) -> list[dict[str, str]]:
    """The first table after a text, as rows by the names of their columns; code marks are taken off."""
    lines = RULES[RULES.index(heading) :].splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("|"))
    rows = []
    for line in lines[start:]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip().strip("`") for cell in line.strip("|").split(" | ")])
    header, _, *body = rows
    assert all(len(row) == len(header) for row in body)
    return [dict(zip((name.strip() for name in header), row, strict=True)) for row in body]


def cards_of(god: str) -> list[dict[str, str]]:
    return table_after(f"#### {god} (")


def header_of(god: str) -> str:
    """What stands in brackets after the God's name: its counts."""
    found = re.search(rf"^#### {god} \((.*)\)$", RULES, re.M)
    assert found
    return found[1]


def starters() -> dict[str, tuple[str, dict[str, int]]]:
    """The decks of 6.5: what stands in brackets, and the cards by id. The names beside the ids are checked as well."""
    part = RULES[RULES.index("### 6.5") : RULES.index("### 6.6")]
    return {
        name: (counts, {card: int(number) for number, card in re.findall(r"(\d) ([SIOCG]\d\d) ", cards)})
        for name, counts, cards in re.findall(r"^- \*\*(.+?)\*\* \((.+?)\): (.*)\.$", part, re.M)
    }
