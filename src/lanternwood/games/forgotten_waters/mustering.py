"""FW-SETUP-24: all choose colour, sheet, roles, name and blanks at the same time, and the voyage begins."""

import re
import unicodedata

from lanternwood.games.forgotten_waters.actions import (
    FillBlank,
    GetReady,
    GiveRoleBack,
    NamePirate,
    NameShip,
    TakeColour,
    TakeRole,
    TakeSheet,
)
from lanternwood.games.forgotten_waters.events import (
    BlankFilled,
    ColourTaken,
    PirateNamed,
    RestDealt,
    RoleGivenBack,
    RoleTaken,
    SeatReady,
    SheetTaken,
    ShipNamed,
    VoyageBegan,
)
from lanternwood.games.forgotten_waters.frames import Scope
from lanternwood.games.forgotten_waters.pirates import COLOURS, NOBODY, ORANGE
from lanternwood.games.forgotten_waters.program import NONE
from lanternwood.games.forgotten_waters.state import BLANKS, Player, State
from lanternwood.games.forgotten_waters.terms import ROLES
from lanternwood.kernel.model import Seat, require
from lanternwood.kernel.table import Table

HOST = Seat(0)
MOST_CHANGES = 10
LONGEST_WORDS = 40
ALL_BLANKS = (1 << BLANKS) - 1
SCRIBE = ROLES.index("scribe")
INVISIBLE = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""Kinds of characters that are taken out: control, bidi and zero-width ones, line breaks (FW-R72)."""


def cleaned(words: str) -> str:
    """FW-R72"""
    spaced = re.sub(r"[\n\r\t\u2028\u2029]+", " ", unicodedata.normalize("NFC", words))
    return "".join(each for each in spaced if unicodedata.category(each) not in INVISIBLE).strip()


def checked(words: str) -> str:
    """FW-SETUP-23 Empty words leave it to the generator or the filler; words that come to nothing are refused."""
    if not words:
        return ""
    clean = cleaned(words)
    require(1 <= len(clean) <= LONGEST_WORDS, "FW-SETUP-23", "a name or a word has 1 to 40 letters")
    return clean


# What is free


def free_colours(state: State) -> list[int]:
    """FW-SETUP-10, 11"""
    taken = [player.colour for player in state.players]
    if state.book.has_masked_pirate(len(state.players)):
        taken.append(ORANGE)
    return [colour for colour in range(len(COLOURS)) if colour not in taken]


def free_sheets(state: State) -> list[int]:
    """FW-SETUP-12"""
    taken = [player.sheet for player in state.players]
    return [sheet for sheet in range(len(state.book.sheets)) if sheet not in taken]


def free_roles(state: State, seat: Seat) -> list[int]:
    """FW-ROLE-01 Those that leave one for each who has none."""
    free = [role for role, holder in enumerate(state.roles) if holder == NOBODY]
    without = sum(other != seat and other not in state.roles for other in state.seats())
    return free if len(free) > without else []


def own_roles(state: State, seat: Seat) -> list[int]:
    return [role for role, holder in enumerate(state.roles) if holder == seat]


def can_change(player: Player) -> bool:
    return player.changes < MOST_CHANGES


def count_change(player: Player, first: bool) -> None:
    """FW-SETUP-24 A first choice is free; a change takes back that one is ready."""
    require(first or can_change(player), "FW-SETUP-24", "you have made ten changes")
    player.changes += not first
    player.ready = False


# What is chosen


def take_colour(table: Table[State], seat: Seat, action: TakeColour) -> None:
    """FW-SETUP-10 No colour is taken twice: what two want goes to the first to arrive."""
    state, player = table.state, table.state.players[seat]
    masked = state.book.has_masked_pirate(len(state.players))
    require(not masked or action.colour != ORANGE, "FW-SETUP-11", "orange is the masked pirate's")
    require(action.colour in free_colours(state), "FW-SETUP-10", "that colour is not free")
    count_change(player, first=player.colour == NONE)
    player.colour = action.colour
    table.happens(ColourTaken, seat, action.colour)


def take_sheet(table: Table[State], seat: Seat, action: TakeSheet) -> None:
    """FW-SETUP-12 No two sheets have the same title. Another sheet has other blanks."""
    player = table.state.players[seat]
    require(action.sheet in free_sheets(table.state), "FW-SETUP-12", "that sheet is not free")
    count_change(player, first=player.sheet == NONE)
    player.sheet = action.sheet
    player.blanks, player.filled = [""] * BLANKS, 0
    table.happens(SheetTaken, seat, action.sheet)


def take_role(table: Table[State], seat: Seat, action: TakeRole) -> None:
    """FW-ROLE-01 Each role has one holder, and each player a role."""
    state = table.state
    require(action.role in free_roles(state, seat), "FW-ROLE-01", "that role is not free for you")
    state.roles[action.role] = seat
    table.happens(RoleTaken, seat, action.role)


def give_role_back(table: Table[State], seat: Seat, action: GiveRoleBack) -> None:
    state = table.state
    require(action.role in own_roles(state, seat), "FW-ROLE-01", "that role is not yours")
    count_change(state.players[seat], first=False)
    for player in state.players:
        player.ready = False
    state.roles[action.role] = NOBODY
    table.happens(RoleGivenBack, seat, action.role)


def name_pirate(table: Table[State], seat: Seat, action: NamePirate) -> None:
    """FW-SETUP-13"""
    player = table.state.players[seat]
    words = checked(action.words)
    count_change(player, first=not player.has_name())
    give_name(table, seat, words)


def give_name(table: Table[State], seat: Seat, words: str) -> None:
    player = table.state.players[seat]
    player.name = words
    player.thrown = (0, 0, 0, 0) if words else thrown_name(table)
    table.happens(PirateNamed, seat, player.name, player.thrown)


def thrown_name(table: Table[State]) -> tuple[int, int, int, int]:
    """FW-NAME-01 Two dice multiplied are a row, once for the moniker and once for the name."""
    moniker, name = ((table.below(12) + 1) * (table.below(12) + 1) for _ in range(2))
    return moniker, name, table.below(2), table.below(2)


def fill_blank(table: Table[State], seat: Seat, action: FillBlank) -> None:
    """FW-SETUP-14"""
    player = table.state.players[seat]
    require(0 <= action.blank < BLANKS, "FW-SETUP-14", "a sheet has eight blanks")
    require(player.sheet != NONE, "FW-SETUP-14", "take a sheet first")
    words = checked(action.words)
    count_change(player, first=not player.filled >> action.blank & 1)
    player.blanks[action.blank] = words
    player.filled |= 1 << action.blank
    table.happens(BlankFilled, seat, action.blank)


def name_ship(table: Table[State], seat: Seat, action: NameShip) -> None:
    """FW-SETUP-15"""
    state = table.state
    require(seat == state.roles[SCRIBE], "FW-SETUP-15", "the Ship Scribe enters the ship's name")
    words = checked(action.words)
    count_change(state.players[seat], first=not state.ship_named)
    state.ship_name, state.ship_named = words, True
    table.happens(ShipNamed, words)


# Ready


def may_be_ready(state: State, seat: Seat) -> bool:
    player = state.players[seat]
    chosen = player.colour != NONE and player.sheet != NONE and player.has_name() and player.filled == ALL_BLANKS
    return chosen and NOBODY not in state.roles


def all_ready(state: State) -> bool:
    return all(player.ready for player in state.players)


def get_ready(table: Table[State], seat: Seat, action: GetReady) -> None:
    player = table.state.players[seat]
    require(not player.ready, "FW-SETUP-24", "you are ready")
    require(may_be_ready(table.state, seat), "FW-SETUP-24", "choose everything first; all seven roles need somebody")
    player.ready = True
    table.happens(SeatReady, seat)


def deal_the_rest(table: Table[State], seat: Seat) -> None:
    """FW-R77 Free colours and sheets at random, roles as by default, names by the generator, blanks by the fillers."""
    state = table.state
    require(seat == HOST, "FW-SETUP-24", "the host may deal the rest")
    require(not all_ready(state), "FW-SETUP-24", "all are ready")
    table.happens(RestDealt)
    deal_roles(table)
    for other in state.seats():
        player = state.players[other]
        if player.colour == NONE:
            free = free_colours(state)
            player.colour = free[table.below(len(free))]
            table.happens(ColourTaken, Seat(other), player.colour)
        if player.sheet == NONE:
            free = free_sheets(state)
            player.sheet = free[table.below(len(free))]
            table.happens(SheetTaken, Seat(other), player.sheet)
        if not player.has_name():
            give_name(table, Seat(other), "")
        player.filled = ALL_BLANKS
        player.ready = True


def deal_roles(table: Table[State]) -> None:
    """FW-ROLE-09 Round the table from the host, each role to whoever has fewest."""
    state = table.state
    for role, holder in enumerate(state.roles):
        if holder == NOBODY:
            seat = Seat(min(state.seats(), key=state.roles.count))
            state.roles[role] = seat
            table.happens(RoleTaken, seat, role)


def begin_voyage(table: Table[State], seat: Seat) -> None:
    """FW-SETUP-21 The scenario's instructions last; then its first entry is read."""
    state = table.state
    require(seat == HOST, "FW-SETUP-24", "the host presses Continue")
    require(all_ready(state), "FW-SETUP-24", "Continue opens when all are ready")
    state.frames.clear()
    state.phase = "instructions"
    table.happens(VoyageBegan, state.options.scenario)
    state.begin(state.book.program.setup, Scope(state.top()))
