"""A text as typed segments: words, names and blanks. Gaps are filled last, once, with literal words; so a pirate who is
called `{ship}` is called just that (FW-R72)."""

import re
from typing import Literal, TypeAlias, get_args

from lanternwood.kernel.model import Model

NameGap = Literal[
    "me", "ship", "captain", "top", "bottom", "picked", "scribe", "quartermaster", "mate", "boatswain", "cooper",
    "gunner", "lookout",
]  # fmt: skip
NAME_GAPS: tuple[NameGap, ...] = get_args(NameGap)
GAP = re.compile(r"\{([^{}]*)\}")
BLANK = re.compile(r"blank ([1-8])")


class Words(Model, tag="text"):
    text: str


class Name(Model, tag="name"):
    of: NameGap


class Blank(Model, tag="blank"):
    number: int


Segment: TypeAlias = Words | Name | Blank


def segments_of(text: str) -> tuple[Segment, ...]:
    """Of a text whose gaps are known to resolve."""
    found: list[Segment] = []
    end = 0
    for gap in GAP.finditer(text):
        if gap.start() > end:
            found.append(Words(text[end : gap.start()]))
        found.append(_of_gap(gap[1]))
        end = gap.end()
    return (*found, Words(text[end:])) if end < len(text) or not text else tuple(found)


def _of_gap(inside: str) -> Segment:
    if blank := BLANK.fullmatch(inside):
        return Blank(int(blank[1]))
    name = next((each for each in NAME_GAPS if each == inside), None)
    assert name, f"no such gap: {inside}"
    return Name(name)


def wrong_gaps(text: str, blanks: bool) -> list[str]:
    """The gaps that cannot be filled; blanks only where there is a sheet to fill them from."""
    wrong = [
        gap[0] for gap in GAP.finditer(text) if gap[1] not in NAME_GAPS and not (blanks and BLANK.fullmatch(gap[1]))
    ]
    return [*wrong, *re.findall(r"[{}]", GAP.sub("", text))]
