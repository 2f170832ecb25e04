"""FF-DEATH, FF-REVIVE, FF-SPIRIT: Death's Doorstep, rescue, and what becomes of the dead."""

from collections.abc import Sequence

from lanternwood.games.forsaken_forest.cards import CARD_IDS
from lanternwood.games.forsaken_forest.events import (
    BlessedRevealed,
    CardLeftPlay,
    PlayerDied,
    PlayerRevived,
    PutOnDoorstep,
    WindowClosed,
)
from lanternwood.games.forsaken_forest.frames import NOBODY, Doorstep
from lanternwood.games.forsaken_forest.hands import discard_hand
from lanternwood.games.forsaken_forest.roles import BLESSED
from lanternwood.games.forsaken_forest.state import State
from lanternwood.games.forsaken_forest.winning import check_head_count
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Table


def put_on_doorstep(table: Table[State], victims: Sequence[Seat], by_night: bool = False) -> None:
    """FF-DEATH-02, FF-DEATH-09 All are on Doorstep at once; they are settled one at a time, in turn order."""
    state = table.state
    fallen = []
    for seat in state.in_turn_order():
        if seat not in victims or state.on_doorstep >> seat & 1:
            continue
        if not by_night and state.roles[seat] == BLESSED and not state.gift_used:
            show_gift(table, seat)
            continue
        state.on_doorstep |= 1 << seat
        if not by_night:
            state.not_blessed |= 1 << seat
        table.happens(PutOnDoorstep, seat, by_night)
        fallen.append(seat)
    eligible = state.eligible()
    for seat in reversed(fallen):
        state.frames.append(Doorstep(victim=seat, by_night=by_night, eligible=eligible[:]))


def show_gift(table: Table[State], seat: Seat) -> None:
    """FF-ROLE-BLESSED-01, 02 The card is shown and its player Revived at once; nothing can answer it."""
    table.state.gift_used = True
    table.happens(PutOnDoorstep, seat, False)
    table.happens(BlessedRevealed, seat)
    table.happens(PlayerRevived, seat)


def revive(table: Table[State], seat: Seat) -> None:
    """FF-REVIVE-01 They keep hand, role, Artifacts and place. A Doorstep that waits further down is over too."""
    state = table.state
    if not state.on_doorstep >> seat & 1:
        return
    state.on_doorstep &= ~(1 << seat)
    for frame in state.frames:
        if isinstance(frame, Doorstep) and frame.victim == seat:
            frame.saved = True
    table.happens(PlayerRevived, seat)


def close_doorstep(table: Table[State], frame: Doorstep) -> None:
    """FF-DEATH-05 Nobody has saved them."""
    table.state.frames.pop()
    if not frame.saved:
        table.happens(WindowClosed)
        die(table, frame.victim)


def die(table: Table[State], seat: Seat) -> None:
    """FF-DEATH-07, 08, FF-EXC-10, FF-FOREST-10, FF-ROLE-SILENCER-07 Neither role nor team is told."""
    state = table.state
    state.living &= ~(1 << seat)
    state.on_doorstep &= ~(1 << seat)
    state.deaths.append(seat)
    table.happens(PlayerDied, seat)
    discard_hand(table, seat)
    for piece in [piece for piece in state.in_play if piece.seat == seat]:
        state.in_play.remove(piece)
        state.discard(piece.card)
        table.happens(CardLeftPlay, CARD_IDS[piece.card], seat)
    if state.entangled == seat:
        state.entangled = NOBODY
    if state.entangle_next == seat:
        state.entangle_next = NOBODY
    check_head_count(table)
