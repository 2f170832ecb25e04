"""FW-SHEET-06: which words of a sheet's owner are read out with an event or an ending.

That goes by the prose, which no rule reads: it is asked for what is announced and shown, and no state depends on it.
"""

from functools import cache

from lanternwood.games.forgotten_waters.events import BlanksRead
from lanternwood.games.forgotten_waters.segments import BLANK, GAP
from lanternwood.games.forgotten_waters.shown_texts import texts_of
from lanternwood.games.forgotten_waters.state import BLANKS, State
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Table


@cache
def blanks_in(scenario: str, key: str) -> int:
    """Of a text in all its variants, as bits."""
    found = 0
    for text in texts_of(scenario).get(key, ()):
        for gap in GAP.finditer(text):
            if blank := BLANK.fullmatch(gap[1]):
                found |= 1 << int(blank[1]) - 1
    return found


def event_key(sheet: str, event: int) -> str:
    return f"{sheet}.event.{event}"


def ending_key(sheet: str, events: int) -> str:
    """FW-END-08"""
    return f"{sheet}.end.{'0-1' if events < 2 else events}"


def tell_blanks(table: Table[State], seat: Seat, key: str) -> None:
    """All hear the words that are read out; an empty one is the sheet's filler."""
    if table.heard is None:
        return
    state = table.state
    read = blanks_in(state.options.scenario, key)
    blanks = state.players[seat].blanks
    words = tuple((blank, blanks[blank]) for blank in range(BLANKS) if read >> blank & 1)
    if words:
        table.happens(BlanksRead, seat, words)
