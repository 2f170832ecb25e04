"""From conditions to tests on whole numbers."""

from lanternwood.games.forgotten_waters import condition_records as c
from lanternwood.games.forgotten_waters.program import Test
from lanternwood.games.forgotten_waters.terms import (
    COMPARISONS,
    DIALS,
    SITES,
    SKILLS,
    SPACES,
    STATS,
    TOKEN_TYPES,
    TRUST,
)

ANYONE = 1
"""In a test of who holds a story card: anyone, instead of me."""


class Tests:
    """The conditions met so far, each but once, and what they name."""

    def __init__(self, keywords: tuple[str, ...], sheets: tuple[str, ...]) -> None:
        self.keywords = keywords
        self.sheets = sheets
        self.all: list[Test] = []
        self._numbers: dict[Test, int] = {}

    def number(self, when: c.Testing) -> int:
        test = self._compiled(when)
        if test not in self._numbers:
            self._numbers[test] = len(self.all)
            self.all.append(test)
        return self._numbers[test]

    def _compiled(self, when: c.Testing) -> Test:
        kind = c.CONDITIONS.index(type(when))
        match when:
            case c.Log():
                return Test(kind, self.keywords.index(when.keyword))
            case c.StatIs():
                return Test(kind, STATS.index(when.stat), COMPARISONS.index(when.op), when.n)
            case c.StatVersus():
                versus = STATS.index(when.b)
                return Test(kind, STATS.index(when.a), COMPARISONS.index(when.op), when.k, versus)
            case c.DialIs():
                return Test(kind, DIALS.index(when.dial), COMPARISONS.index(when.op), when.n)
            case c.SkillIs():
                return Test(kind, SKILLS.index(when.skill), COMPARISONS.index(when.op), when.n)
            case c.Visits():
                return Test(kind, when.entry, COMPARISONS.index(when.op), when.n)
            case c.Compared():
                return Test(kind, op=COMPARISONS.index(when.op), n=when.n)
            case c.DieIs():
                return Test(kind, op=COMPARISONS.index(when.op), n=when.n)
            case c.TrustIs():
                return Test(kind, TRUST.index(when.trust))
            case c.PartIs():
                return Test(kind, when.part)
            case c.PageIs():
                return Test(kind, when.first, n=when.last)
            case c.Chosen() | c.Locked():
                return Test(kind, when.action)
            case c.HoldsStory():
                return Test(kind, when.story, n=ANYONE if when.who == "anyone" else 0)
            case c.SheetIs():
                return Test(kind, self.sheets.index(when.sheet))
            case c.At():
                return Test(kind, place_number(when.place))
            case c.SpaceEmpty():
                return Test(kind, SPACES.index(when.space))
            case c.IsTop() | c.ResolvedEvents():
                return Test(kind)
            case c.All() | c.Any():
                return Test(kind, parts=tuple(self.number(part) for part in when.parts))
            case c.Not():
                return Test(kind, parts=(self.number(when.part),))


def place_number(place: str) -> int:
    """Sites first, then types of tokens."""
    return SITES.index(place) if place in SITES else len(SITES) + TOKEN_TYPES.index(place)
