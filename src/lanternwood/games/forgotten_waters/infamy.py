"""FW-INFAMY: a strict order of all markers in play."""

from lanternwood.games.forgotten_waters.events import InfamyMoved
from lanternwood.games.forgotten_waters.pirates import Pirate
from lanternwood.games.forgotten_waters.state import State
from lanternwood.games.forgotten_waters.triggers import trigger
from lanternwood.kernel.table import Table


def change_infamy(table: Table[State], pirate: Pirate, by: int) -> None:
    """FW-INFAMY-02, 03 So many places, or to the end; each marker passed moves the other way."""
    order = table.state.infamy
    place = order.index(pirate)
    to = min(max(place - by, 0), len(order) - 1)
    if to != place:
        order.insert(to, order.pop(place))
        table.happens(InfamyMoved, pirate, tuple(order))
    if by > 0:
        trigger(table, pirate, "gain_infamy")
