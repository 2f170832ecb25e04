"""FW-THREAT: threat tokens, and the events that they bring."""

from lanternwood.games.forgotten_waters.entries import read_entry
from lanternwood.games.forgotten_waters.events import ThreatEventCame, ThreatMoved
from lanternwood.games.forgotten_waters.pirates import NOBODY
from lanternwood.games.forgotten_waters.state import State
from lanternwood.kernel.table import Table

MOST = 5
BOXES = 5


def change_threat(table: Table[State], by: int) -> None:
    set_threat(table, table.state.threat + by)


def set_threat(table: Table[State], to: int) -> None:
    """FW-THREAT-01, 02 From 0 to 5; gaining threat alone brings nothing."""
    state = table.state
    to = min(max(to, 0), MOST)
    if to != state.threat:
        state.threat = to
        table.happens(ThreatMoved, to)


def check_threat(table: Table[State]) -> None:
    """FW-THREAT-03 to 06 At most one event. The fifth is the last: its entry loses the voyage (FW-END-03).
    Nobody acts in it, so its me is the top-infamy player (FW-ACT-10)."""
    state = table.state
    if state.threat < state.book.limits[state.objective] or state.threats == BOXES:
        return
    state.threats += 1
    table.happens(ThreatEventCame, state.threats)
    read_entry(table, state.book.scenario.threat_events[state.threats - 1], state.top(), NOBODY)
