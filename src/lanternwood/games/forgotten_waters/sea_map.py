"""FW-MAP, FW-SCOUT: the ship, the tokens on the map, and the pile that they come from."""

from lanternwood.games.forgotten_waters.actions import MoveTo, ScoutTo
from lanternwood.games.forgotten_waters.book import TOUCHING
from lanternwood.games.forgotten_waters.events import (
    ShipMoved,
    ShipPlaced,
    SpaceSpent,
    TokenLaid,
    TokenPlaced,
    TokenRemoved,
    TokenTurnedUp,
)
from lanternwood.games.forgotten_waters.frames import Moving, Scouting
from lanternwood.games.forgotten_waters.pirates import Pirate
from lanternwood.games.forgotten_waters.state import FIRST_SITE, LAST_NAV, NO_TOKEN, ROCKY, State
from lanternwood.games.forgotten_waters.terms import SITES, TOKEN_TYPES
from lanternwood.kernel.model import require
from lanternwood.kernel.table import Table

# What lies where


def is_nav(token: int) -> bool:
    return NO_TOKEN < token <= LAST_NAV


def has_stop(state: State, token: int) -> bool:
    if token >= FIRST_SITE:
        return bool(state.site_stops >> (token - FIRST_SITE) & 1)
    return is_nav(token) and state.book.nav_tokens[token].stop


def entry_here(state: State) -> int:
    """FW-MAP-10, 11 The entry of the token on the ship's space; 0 where there is none, or it is spent."""
    token = state.map[state.ship]
    if state.ship in state.spent:
        return 0
    if token >= FIRST_SITE:
        return state.site_entries[token - FIRST_SITE]
    return state.book.nav_tokens[token].entry if is_nav(token) else 0


def is_at(state: State, place: int) -> bool:
    """A site, or a token of a type: those come after the sites."""
    token = state.map[state.ship]
    if place < len(SITES):
        return token == FIRST_SITE + place
    type = place - len(SITES)
    if token == ROCKY:
        return TOKEN_TYPES[type] == "rocky"
    return is_nav(token) and state.book.nav_tokens[token].type == type


def lay_token(state: State, space: int, site: int | None, entry: int, stop: bool) -> None:
    """A special location token: a site, which is in one place only, or rocky waters."""
    if site is None:
        state.map[space] = ROCKY
        return
    token = FIRST_SITE + site
    if token in state.map:
        state.map[state.map.index(token)] = NO_TOKEN
    state.map[space] = token
    state.site_entries[site] = entry
    state.site_stops = state.site_stops & ~(1 << site) | stop << site


# Moving


def open_waters(state: State) -> list[int]:
    """FW-MAP-05 to 07 Where the ship can go now."""
    return [] if state.stopped else [space for space in TOUCHING[state.ship] if state.map[space] != ROCKY]


def settle_moving(table: Table[State], frame: Moving) -> bool:
    """FW-MAP-02, 07 Steps that are impossible lapse."""
    if frame.left and open_waters(table.state):
        return True
    table.state.frames.pop()
    return False


def move_to(table: Table[State], frame: Moving, action: MoveTo) -> None:
    """FW-MAP-03 An empty space gets its token before the ship enters; the step is carried out whatever it shows."""
    state, space = table.state, action.space
    require(space in TOUCHING[state.ship], "FW-MAP-01", "the ship moves to an adjacent space")
    require(state.map[space] != ROCKY, "FW-MAP-06", "the ship cannot enter rocky waters")
    if state.map[space] == NO_TOKEN and state.nav_pile:
        state.map[space] = state.nav_pile.pop()
        table.happens(TokenTurnedUp, space, state.map[space])
    state.ship = space
    table.happens(ShipMoved, space)
    state.stopped = has_stop(state, state.map[space])
    frame.left -= 1


def stop_moving(table: Table[State], frame: Moving) -> None:
    require(frame.may_stop, "FW-MAP-02", "all of these steps are to be taken")
    table.state.frames.pop()


# Scouting


def scoutable(state: State) -> list[int]:
    """FW-SCOUT-01 Empty spaces that touch the ship's space or a navigation token."""
    touched = [space for space, token in enumerate(state.map) if is_nav(token) or space == state.ship]
    return [
        space
        for space, token in enumerate(state.map)
        if token == NO_TOKEN and any(near in touched for near in TOUCHING[space])
    ]


def settle_scouting(table: Table[State], frame: Scouting) -> bool:
    """FW-SCOUT-02, 03 When all are placed, or no more can be, the new ones are turned up."""
    state = table.state
    if frame.left and state.nav_pile and scoutable(state):
        return True
    state.frames.pop()
    for space in state.face_down:
        table.happens(TokenTurnedUp, space, state.map[space])
    state.face_down.clear()
    return False


def scout_to(table: Table[State], frame: Scouting, action: ScoutTo) -> None:
    """FW-SCOUT-01 Drawn unseen and laid face down."""
    state, space = table.state, action.space
    require(space in scoutable(state), "FW-SCOUT-01", "scout an empty space beside the ship or a navigation token")
    state.map[space] = state.nav_pile.pop()
    state.face_down.append(space)
    table.happens(TokenLaid, space)
    frame.left -= 1


# Effects


def move_ship(table: Table[State], me: Pirate, steps: int, may_stop: bool) -> None:
    table.state.frames.append(Moving(table.state.person(me), me, steps, may_stop))


def scout(table: Table[State], me: Pirate, spaces: int) -> None:
    table.state.frames.append(Scouting(table.state.person(me), me, spaces))


def place_ship(table: Table[State], space: int) -> None:
    """FW-R42 No move, so no stop symbol binds it."""
    table.state.ship = space
    table.happens(ShipPlaced, space)


def place_token(table: Table[State], space: int, site: int | None, entry: int, stop: bool) -> None:
    """FW-MAP-12"""
    state, before = table.state, table.state.map[space]
    if before >= ROCKY or (site is None and space == state.ship):
        return
    take_away(state, space)
    lay_token(state, space, site, entry, stop)
    table.happens(TokenPlaced, space, state.map[space])


def remove_token(table: Table[State], space: int) -> None:
    if table.state.map[space] != NO_TOKEN:
        take_away(table.state, space)
        table.happens(TokenRemoved, space)


def take_away(state: State, space: int) -> None:
    """A navigation token that is replaced or removed leaves the game (FW-R71)."""
    if is_nav(state.map[space]):
        state.gone.append(state.map[space])
    state.map[space] = NO_TOKEN
    if space in state.spent:
        state.spent.remove(space)


def spend_here(table: Table[State]) -> None:
    """FW-MAP-11"""
    state = table.state
    if state.map[state.ship] != NO_TOKEN and state.ship not in state.spent:
        state.spent = sorted([*state.spent, state.ship])
        table.happens(SpaceSpent, state.ship)
