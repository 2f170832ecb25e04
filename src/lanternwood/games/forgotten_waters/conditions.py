"""What holds now: one small function for each kind of condition (RULES.md, 5.1)."""

from collections.abc import Callable
from operator import eq, ge, gt, le, lt, ne
from typing import Final, TypeAlias

from lanternwood.games.forgotten_waters import condition_records as c
from lanternwood.games.forgotten_waters.compiling_conditions import ANYONE
from lanternwood.games.forgotten_waters.frames import Scope, Triggering
from lanternwood.games.forgotten_waters.pirates import MASKED, NOBODY
from lanternwood.games.forgotten_waters.program import NONE, Test
from lanternwood.games.forgotten_waters.sea_map import is_at
from lanternwood.games.forgotten_waters.state import NO_TOKEN, State
from lanternwood.games.forgotten_waters.terms import COMPARISONS

Meaning: TypeAlias = Callable[[State, Test, Scope], bool]
COMPARE: Final = dict(zip(COMPARISONS, (eq, ne, lt, le, gt, ge), strict=True))
BY_NUMBER: Final = tuple(COMPARE[word] for word in COMPARISONS)


def holds(state: State, when: int, scope: Scope) -> bool:
    """Of a condition by its number; where there is none, yes."""
    if when == NONE:
        return True
    test = state.book.program.tests[when]
    return MEANINGS[test.kind](state, test, scope)


def compares(test: Test, value: int, to: int | None = None) -> bool:
    return bool(BY_NUMBER[test.op](value, test.n if to is None else to))


def last_check(state: State) -> tuple[int, int]:
    """Die and total of the check after which a card does something; 0 if that is not so."""
    frames = reversed(state.frames)
    return next(((frame.die, frame.total) for frame in frames if isinstance(frame, Triggering)), (0, 0))


def holds_story(state: State, test: Test, scope: Scope) -> bool:
    owner = state.owner_of_story(test.which)
    return owner != NOBODY and (test.n == ANYONE or owner == scope.me)


def has_sheet(state: State, test: Test, scope: Scope) -> bool:
    player = state.player(scope.me)
    return player is not None and player.sheet == test.which


def of_me(what: Callable[[State, int, Test], int]) -> Meaning:
    """Compared; the masked pirate has nothing (FW-CARD-04)."""
    return lambda state, test, scope: compares(test, 0 if scope.me == MASKED else what(state, scope.me, test))


MEANING: Final[dict[type[c.Condition], Meaning]] = {
    c.Log: lambda state, test, scope: test.which in state.keywords,
    c.StatIs: lambda state, test, scope: compares(test, state.stats[test.which]),
    c.StatVersus: lambda state, test, scope: compares(test, state.stats[test.which], state.stats[test.other] + test.n),
    c.DialIs: lambda state, test, scope: compares(test, state.dials[test.which]),
    c.ThreatIs: lambda state, test, scope: compares(test, state.threat),
    c.TrustIs: lambda state, test, scope: state.trust == test.which,
    c.Players: lambda state, test, scope: compares(test, len(state.players)),
    c.PartIs: lambda state, test, scope: state.part == test.which,
    c.PageIs: lambda state, test, scope: test.which <= state.page <= test.n,
    c.RoundOnPage: lambda state, test, scope: compares(test, state.round_on_page),
    c.RoundsInPart: lambda state, test, scope: compares(test, state.rounds_in_part),
    c.Visits: lambda state, test, scope: compares(test, state.visits[state.book.place_of[test.which]]),
    c.Chosen: lambda state, test, scope: test.which in state.chose,
    c.Locked: lambda state, test, scope: state.is_locked(test.which),
    c.HoldsStory: holds_story,
    c.Treasures: of_me(lambda state, me, test: len(state.players[me].treasures)),
    c.Cannons: lambda state, test, scope: compares(test, len(state.cannons)),
    c.SkillIs: of_me(lambda state, me, test: state.players[me].boxes[test.which]),
    c.SheetIs: has_sheet,
    c.EventsDone: of_me(lambda state, me, test: state.players[me].events),
    c.IsTop: lambda state, test, scope: scope.me == state.top(),
    c.At: lambda state, test, scope: is_at(state, test.which),
    c.SpaceEmpty: lambda state, test, scope: state.map[test.which] == NO_TOKEN,
    c.MissionDone: lambda state, test, scope: compares(test, state.mission.bit_count()),
    c.ResolvedEvents: lambda state, test, scope: state.resolved,
    c.DieIs: lambda state, test, scope: compares(test, last_check(state)[0]),
    c.TotalIs: lambda state, test, scope: compares(test, last_check(state)[1]),
    c.All: lambda state, test, scope: all(holds(state, part, scope) for part in test.parts),
    c.Any: lambda state, test, scope: any(holds(state, part, scope) for part in test.parts),
    c.Not: lambda state, test, scope: not holds(state, test.parts[0], scope),
}
MEANINGS: Final = tuple(MEANING[kind] for kind in c.CONDITIONS)
