"""FW-STAR-05: treasures are buried, and a star is filled for each."""

from lanternwood.games.forgotten_waters.actions import DiscardTreasure
from lanternwood.games.forgotten_waters.frames import Burying
from lanternwood.games.forgotten_waters.pirates import MASKED, Pirate
from lanternwood.games.forgotten_waters.skills import fill_stars
from lanternwood.games.forgotten_waters.state import State
from lanternwood.games.forgotten_waters.treasure import discard
from lanternwood.kernel.model import Seat, require
from lanternwood.kernel.table import Table


def bury(table: Table[State], me: Pirate, most: int) -> None:
    if me != MASKED:
        table.state.frames.append(Burying(Seat(me), most))


def settle_burying(table: Table[State], frame: Burying) -> bool:
    if frame.left and table.state.players[frame.seat].treasures:
        return True
    table.state.frames.pop()
    return False


def bury_treasure(table: Table[State], frame: Burying, action: DiscardTreasure) -> None:
    """FW-TREASURE-06 Its discard effect does not work."""
    held = table.state.players[frame.seat].treasures
    require(action.card in held, "FW-STAR-05", "that treasure does not lie before you")
    discard(table, frame.seat, action.card)
    frame.left -= 1
    fill_stars(table, frame.seat, 1)
