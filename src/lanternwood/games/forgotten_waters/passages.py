"""FW-READ: what is read aloud, by whom, and what has been read."""

from collections.abc import Iterable

from lanternwood.games.forgotten_waters.conditions import holds
from lanternwood.games.forgotten_waters.events import LineRead, PassageOpened
from lanternwood.games.forgotten_waters.frames import Passages, Scope
from lanternwood.games.forgotten_waters.pirates import NOBODY
from lanternwood.games.forgotten_waters.program import NONE, Reading
from lanternwood.games.forgotten_waters.state import Read, State
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Table

BY_ME = 0
"""As the reader of an entry; then come the roles."""


def open_passages(table: Table[State], readings: Iterable[Reading], scope: Scope, reader: int = NONE) -> None:
    """FW-READ-02 Those whose condition holds, on top of whatever follows them."""
    texts = [reading.text for reading in readings if holds(table.state, reading.when, scope)]
    read_aloud(table, texts, scope, reader)


def read_aloud(table: Table[State], texts: list[int], scope: Scope, reader: int = NONE) -> None:
    if not texts:
        return
    frame = Passages(reader_of(table.state, scope, reader), tuple(texts), scope)
    table.state.frames.append(frame)
    open_next(table, frame)


def reader_of(state: State, scope: Scope, reader: int) -> Seat:
    """FW-READ-01 Whom the entry names; else whoever acts; where nobody does, the Ship Scribe."""
    if reader == BY_ME:
        return state.person(scope.me)
    if reader != NONE:
        return Seat(state.roles[reader - 1])
    return state.role("scribe") if state.acting == NOBODY else state.person(state.acting)


def open_next(table: Table[State], frame: Passages) -> None:
    """FW-READ-04"""
    state, text = table.state, frame.texts[frame.at]
    turn = variant(state, frame.scope)
    state.read.append(Read(state.round, text, turn, frame.seat, frame.scope.me))
    table.happens(PassageOpened, state.book.program.texts[text], turn, frame.seat)


def variant(state: State, scope: Scope) -> int:
    """FW-READ-05 Taken in turn by visits, from a place drawn at setup."""
    return state.first_variant + scope.visit


def turn_passage(table: Table[State], frame: Passages) -> None:
    """FW-READ-01, 03 By its reader, or by itself when its time is over."""
    frame.at += 1
    if frame.at < len(frame.texts):
        open_next(table, frame)
    else:
        table.state.frames.pop()


def read_line(table: Table[State], text: int, scope: Scope) -> None:
    """FW-READ-01 Lines of actions and rows come with their effects and are not turned."""
    state, turn = table.state, variant(table.state, scope)
    state.read.append(Read(state.round, text, turn, NOBODY, scope.me))
    table.happens(LineRead, state.book.program.texts[text], turn)
