"""FF-NAV, FF-DEST, FF-EXC: Forging and destroying Paths, and what landmarks do."""

from lanternwood.games.forsaken_forest.board import DESTINATION_MASK, SITE_AT, SLOT_AT, Mask, Territory
from lanternwood.games.forsaken_forest.cards import CARD_IDS, IS_GROUP_ACTION, USES
from lanternwood.games.forsaken_forest.events import (
    ArtifactFound,
    CardLaidDown,
    DestinationTurnedUp,
    PathDestroyed,
    PathForged,
    PathNotForged,
    SiteEmpty,
)
from lanternwood.games.forsaken_forest.frames import NOBODY, Resolving
from lanternwood.games.forsaken_forest.state import VILLAGE, VOID, State
from lanternwood.games.forsaken_forest.winning import DESTINATION_IDS, end_game
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Table


def forge(table: Table[State], seat: Seat, at: Territory) -> bool:
    """FF-NAV-01, FF-NAV-06 Place a Path Token if the Territory is open; then its landmark takes effect."""
    state = table.state
    if not state.open >> at & 1:
        table.happens(PathNotForged, at)
        return False
    state.set_explored(state.explored | 1 << at)
    table.happens(PathForged, seat, at)
    if at in SLOT_AT:
        turn_up(table, SLOT_AT[at])
    elif at in SITE_AT:
        excavate(table, seat, SITE_AT[at])
    return True


def turn_up(table: Table[State], slot: int) -> None:
    """FF-DEST-01 … 04"""
    state = table.state
    if state.turned >> slot & 1:
        return
    state.turned |= 1 << slot
    card = state.destinations[slot]
    table.happens(DestinationTurnedUp, slot, DESTINATION_IDS[card])
    if card == VILLAGE:
        end_game(table, "village")
    elif card == VOID:
        end_game(table, "void")


def excavate(table: Table[State], finder: Seat, site: int) -> None:
    """FF-EXC-01 … 04, 07 The first time a site is reached it yields the top Artifact."""
    state = table.state
    if state.used_sites >> site & 1:
        return
    state.used_sites |= 1 << site
    if not state.artifacts:
        table.happens(SiteEmpty, finder)
        return
    card = state.artifacts.pop()
    table.happens(ArtifactFound, finder, CARD_IDS[card])
    if IS_GROUP_ACTION[card]:
        state.frames.append(Resolving(card, finder, NOBODY, -1, -1, ()))
    elif state.is_living(finder):
        state.lay(card, finder, left=USES[card])
        table.happens(CardLaidDown, CARD_IDS[card], finder)
    else:
        state.discard(card)


def destroyable(state: State) -> Mask:
    """Path Tokens that cards can destroy or take up: none on a Destination Territory."""
    return state.explored & ~DESTINATION_MASK


def destroy(table: Table[State], at: Territory) -> None:
    """FF-NAV-10, FF-KEY-DESTROY-01, 02 The Territory is open again, and nothing that its landmark did is undone."""
    state = table.state
    if destroyable(state) >> at & 1:
        state.set_explored(state.explored & ~(1 << at))
        table.happens(PathDestroyed, at)
