"""FK-ALTAR, FK-TEMPLE, FK-PAY-08, 09: building, upgrading, and marking sources."""

from lanternwood.games.forsaken.actions import Build, Commit, Concede, Uncommit, Upgrade
from lanternwood.games.forsaken.effects import slots_on_a_side
from lanternwood.games.forsaken.events import AltarBuilt, AltarUpgraded, SourceMarked
from lanternwood.games.forsaken.faith import check, win_kingdom
from lanternwood.games.forsaken.gate import require_lit
from lanternwood.games.forsaken.refs import altar_ref
from lanternwood.games.forsaken.script import BUILD
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.games.forsaken.sources import changed
from lanternwood.games.forsaken.state import COMMITTED, EXHAUSTED, KIND, TEMPLE, Side, State
from lanternwood.games.forsaken.triggers import happens
from lanternwood.kernel.model import Seat, require
from lanternwood.kernel.table import Table

ENOUGH_TO_UPGRADE = 5


def build(table: Table[State], seat: int, action: Build) -> None:
    """FK-ALTAR-01 to 06, FK-ALTAR-11"""
    state = table.state
    require_lit(state, action.kingdom)
    side = state.side(action.kingdom, seat)
    require(not side.built, "FK-ALTAR-03", "one Build or Upgrade per Kingdom and turn")
    require(len(side.altars) < slots_on_a_side(state), "FK-ALTAR-06", "every slot there is taken")
    side.built = True
    side.altars += (GODS.index(action.god),)
    if table.heard is not None:
        table.happens(AltarBuilt, Seat(seat), action.kingdom, len(side.altars) - 1, action.god)
    _tell_watchers(table, seat, action.kingdom, len(side.altars) - 1)
    check(table)


def may_upgrade(side: Side) -> bool:
    """FK-TEMPLE-01, FK-LAST-05"""
    return not side.built and len(side.altars) >= ENOUGH_TO_UPGRADE


def upgrade(table: Table[State], seat: int, action: Upgrade) -> None:
    """FK-TEMPLE-01 to 03, FK-TEMPLE-05"""
    state = table.state
    require_lit(state, action.kingdom)
    side = state.side(action.kingdom, seat)
    require(not side.built, "FK-ALTAR-03", "one Build or Upgrade per Kingdom and turn")
    require(len(side.altars) >= ENOUGH_TO_UPGRADE, "FK-TEMPLE-01", "an Upgrade needs five Altars and Temples there")
    source = source_in(side, action.slot)
    require(source & KIND != TEMPLE, "FK-TEMPLE-05", "a Temple cannot be upgraded")
    side.built = True
    side.altars = changed(side.altars, action.slot, source & ~KIND | TEMPLE)
    if table.heard is not None:
        table.happens(AltarUpgraded, Seat(seat), action.kingdom, action.slot)
    _tell_watchers(table, seat, action.kingdom, action.slot)
    check(table)


def _tell_watchers(table: Table[State], seat: int, kingdom: int, slot: int) -> None:
    happens(table, BUILD, kingdom, seat, altar=altar_ref(kingdom, seat, slot))


def source_in(side: Side, slot: int) -> int:
    require(0 <= slot < len(side.altars), "FK-ALTAR-11", "there is nothing in that slot")
    return side.altars[slot]


def commit(table: Table[State], seat: int, action: Commit) -> None:
    """FK-PAY-08"""
    side = _side_to_mark(table.state, seat, action.kingdom)
    source = source_in(side, action.slot)
    require(not source & EXHAUSTED, "FK-PAY-08", "only a Refreshed source can be committed")
    require(not source & COMMITTED, "FK-PAY-08", "it is committed already")
    _mark(table, seat, side, action.kingdom, action.slot)


def uncommit(table: Table[State], seat: int, action: Uncommit) -> None:
    """FK-PAY-09"""
    side = _side_to_mark(table.state, seat, action.kingdom)
    require(source_in(side, action.slot) & COMMITTED, "FK-PAY-09", "it is not committed")
    _mark(table, seat, side, action.kingdom, action.slot)


def _side_to_mark(state: State, seat: int, kingdom: int) -> Side:
    require_lit(state, kingdom)
    return state.side(kingdom, seat)


def _mark(table: Table[State], seat: int, side: Side, kingdom: int, slot: int) -> None:
    table.state.fiddled += 1
    side.altars = changed(side.altars, slot, side.altars[slot] ^ COMMITTED)
    table.tells([Seat(seat)], SourceMarked, kingdom, slot, bool(side.altars[slot] & COMMITTED))


def concede(table: Table[State], seat: int, action: Concede) -> None:
    """FK-CONC-01"""
    require_lit(table.state, action.kingdom)
    win_kingdom(table, action.kingdom, 1 - seat, conceded=True)
    check(table)
