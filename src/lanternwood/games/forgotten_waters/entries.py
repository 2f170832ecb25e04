"""FW-PAGE-04: entries, and the operations that read them."""

from lanternwood.games.forgotten_waters.conditions import holds
from lanternwood.games.forgotten_waters.events import EntryOpened
from lanternwood.games.forgotten_waters.frames import Scope
from lanternwood.games.forgotten_waters.passages import open_passages
from lanternwood.games.forgotten_waters.pirates import Pirate
from lanternwood.games.forgotten_waters.sea_map import entry_here
from lanternwood.games.forgotten_waters.state import State
from lanternwood.kernel.table import Table


def read_entry(table: Table[State], number: int, me: Pirate, picked: Pirate) -> None:
    """FW-READ-02 Its passages first, then its effects. A visit counts for conditions while it is going on."""
    state = table.state
    entry = state.book.entries[number]
    place = state.book.place_of[number]
    visit = state.visits[place]
    state.visits[place] += 1
    scope = Scope(me, number, visit, picked)
    table.happens(EntryOpened, number, me)
    block = entry.block if holds(state, entry.when, scope) else entry.otherwise
    state.begin(block, scope)
    open_passages(table, entry.passages, scope, entry.reader)


def read_here(table: Table[State], me: Pirate, picked: Pirate) -> None:
    """FW-MAP-10"""
    state = table.state
    read_entry(table, entry_here(state) or state.book.scenario.quiet_entry, me, picked)
