"""FK-FOL: how Followers come into play and from one side to another."""

from typing import Final, Literal

from lanternwood.games.forsaken.cards import CARDS
from lanternwood.games.forsaken.events import BlessingEntered, CardsDrawn, CardsSeen, FollowerEntered, HandShown
from lanternwood.games.forsaken.faith import check
from lanternwood.games.forsaken.knowledge import draw_from_top
from lanternwood.games.forsaken.script import ARRIVAL
from lanternwood.games.forsaken.state import Blessing, Follower, State, new_follower
from lanternwood.games.forsaken.triggers import happens
from lanternwood.games.forsaken.values import settle_values, touch
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Table

MOST_BLESSINGS: Final = 3
"""On a side (FK-BLESS-02)."""


def enter(
    table: Table[State],
    card: int,
    seat: int,
    kingdom: int,
    how: Literal["played", "summoned", "copied", "revived"],
    serial: int = 0,
) -> Follower:
    """FK-FOL-01, FK-ABIL-03 Refreshed, with an Arrival; there must be room."""
    state = table.state
    token = how in ("summoned", "copied")
    follower = new_follower(serial or state.next_serial(), card, seat, kingdom, state.next_entry(), state.turn, token)
    side = state.kingdoms[kingdom].sides[seat]
    side.followers.append(follower)
    side.watches |= CARDS[card].watches
    touch(state, kingdom)
    settle_values(state)
    if table.heard is not None:
        table.happens(FollowerEntered, follower.serial, CARDS[card].id, Seat(seat), kingdom, how)
    happens(table, ARRIVAL, kingdom, seat, [follower])
    check(table)
    return follower


def bless(table: Table[State], card: int, seat: int, kingdom: int, serial: int = 0) -> int:
    """FK-BLESS-01 A Blessing comes to a side that has room for it. Gives its serial number."""
    state = table.state
    blessing = Blessing(serial or state.next_serial(), card, state.next_entry())
    side = state.kingdoms[kingdom].sides[seat]
    side.blessings.append(blessing)
    side.watches |= CARDS[card].watches
    touch(state, kingdom)
    table.happens(BlessingEntered, blessing.serial, CARDS[card].id, Seat(seat), kingdom)
    check(table)
    return blessing.serial


def relocate(state: State, follower: Follower, kingdom: int, seat: int) -> None:
    """FK-FOL-08 Moved or seized: new to the place for Attack and Bow, otherwise as it was."""
    state.kingdoms[follower.kingdom].sides[follower.side].followers.remove(follower)
    touch(state, follower.kingdom)
    follower.kingdom, follower.side = kingdom, seat
    follower.entry, follower.entered = state.next_entry(), state.turn
    side = state.kingdoms[kingdom].sides[seat]
    side.followers.append(follower)
    side.watches |= CARDS[follower.card].watches
    touch(state, kingdom)


def draw(table: Table[State], seat: int, number: int) -> None:
    """FK-REF-05 As many as there are."""
    state = table.state
    player = state.players[seat]
    drawn = [draw_from_top(state, seat) for _ in range(min(number, len(player.deck)))]
    if drawn:
        player.hand += drawn
        if table.heard is not None:
            table.happens(CardsDrawn, Seat(seat), len(drawn))
            table.tells([Seat(seat)], CardsSeen, tuple([CARDS[card].id for card in drawn]))
        show_hand(table, seat)


def show_hand(table: Table[State], seat: int) -> None:
    """At a table with open hands, once play has begun."""
    state = table.state
    if state.options.open_hands and state.turn:
        hand = sorted(CARDS[card].id for card in state.players[seat].hand)
        table.happens(HandShown, Seat(seat), tuple(hand))
