"""FW-R72: anyone may strike a word that somebody wrote, unnamed; the generator's or the filler stands there instead.

Whether something was written in a blank or left to its filler is nobody's business, so either can be struck, once.
"""

from lanternwood.games.forgotten_waters.actions import StrikeBlank, StrikeName, StrikeShipName
from lanternwood.games.forgotten_waters.events import BlankStruck, ShipNameStruck
from lanternwood.games.forgotten_waters.mustering import give_name
from lanternwood.games.forgotten_waters.state import BLANKS, State
from lanternwood.kernel.model import Seat, require
from lanternwood.kernel.table import Table


def names_to_strike(state: State) -> list[Seat]:
    return [Seat(seat) for seat in state.seats() if state.players[seat].name]


def blanks_to_strike(state: State) -> list[tuple[Seat, int]]:
    """Nobody has heard them before the voyage begins."""
    if state.phase == "muster":
        return []
    return [
        (Seat(seat), blank)
        for seat, player in enumerate(state.players)
        for blank in range(BLANKS)
        if not player.struck >> blank & 1
    ]


def strike_name(table: Table[State], action: StrikeName) -> None:
    """A name that the generator threw cannot be struck."""
    require(action.seat in names_to_strike(table.state), "FW-R72", "nobody wrote that name")
    give_name(table, action.seat, "")


def strike_blank(table: Table[State], action: StrikeBlank) -> None:
    state = table.state
    fits = (action.seat, action.blank) in blanks_to_strike(state)
    require(fits, "FW-R72", "that word has been struck, or nobody has heard it")
    player = state.players[action.seat]
    player.blanks[action.blank] = ""
    player.struck |= 1 << action.blank
    table.happens(BlankStruck, action.seat, action.blank)


def strike_ship_name(table: Table[State], action: StrikeShipName) -> None:
    require(table.state.ship_name, "FW-R72", "nobody wrote that name")
    table.state.ship_name = ""
    table.happens(ShipNameStruck)
