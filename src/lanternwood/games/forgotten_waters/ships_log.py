"""FW-LOG, FW-TRUST, FW-OBJ: what the Ship Scribe writes, and the objective card."""

from lanternwood.games.forgotten_waters.events import (
    BoxTicked,
    KeywordStruck,
    KeywordWritten,
    NoteWritten,
    ObjectiveSet,
    PartBegan,
    TrustMoved,
)
from lanternwood.games.forgotten_waters.state import State
from lanternwood.games.forgotten_waters.terms import TRUST
from lanternwood.kernel.table import Table


def write_keyword(table: Table[State], keyword: int) -> None:
    state = table.state
    if keyword not in state.keywords:
        state.keywords = sorted([*state.keywords, keyword])
        table.happens(KeywordWritten, state.book.program.keywords[keyword])


def strike_keyword(table: Table[State], keyword: int) -> None:
    state = table.state
    if keyword in state.keywords:
        state.keywords.remove(keyword)
        table.happens(KeywordStruck, state.book.program.keywords[keyword])


def write_note(table: Table[State], note: int) -> None:
    if note not in table.state.quarters:
        table.state.quarters.append(note)
        table.happens(NoteWritten, note)


def tick_box(table: Table[State], box: int) -> None:
    if not table.state.mission >> box & 1:
        table.state.mission |= 1 << box
        table.happens(BoxTicked, box)


def set_objective(table: Table[State], objective: int) -> None:
    """FW-OBJ-01 Exactly one is in play."""
    if objective != table.state.objective:
        table.state.objective = objective
        table.happens(ObjectiveSet, objective)


def move_trust(table: Table[State], by: int) -> None:
    """FW-TRUST-01 Never past an end."""
    state = table.state
    to = min(max(state.trust + by, 0), len(TRUST) - 1)
    if to != state.trust:
        state.trust = to
        table.happens(TrustMoved, to)


def begin_part(table: Table[State], part: int) -> None:
    """FW-R63"""
    table.state.part, table.state.rounds_in_part = part, 0
    table.happens(PartBegan, part)
