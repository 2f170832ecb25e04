"""Sealed bids: all choose in secret and at once, with words to go with the bid; the late bid nothing."""

from collections import Counter
from dataclasses import replace

from msgspec import Struct

from lanternwood.kernel import waiting
from lanternwood.kernel.frames import Sealed
from lanternwood.kernel.game import Game
from lanternwood.kernel.model import (
    OUTSIDE,
    Action,
    Deadline,
    Leave,
    Model,
    Outcome,
    Public,
    Seat,
    Secret,
    Spoken,
    Timeout,
    Viewer,
    require,
)
from lanternwood.kernel.rng import Chance
from lanternwood.kernel.setting_up import NoOptions
from lanternwood.kernel.table import Table


class Bid(Spoken):
    coins: int


class BidNoted(Secret):
    coins: int


class BidsOpened(Public):
    REVEALS = True
    lot: int
    bids: tuple[tuple[Seat, Bid], ...]
    winner: Seat | None


class LotOffered(Public):
    REVEALS = True
    lot: int


class Left(Public):
    seat: Seat


class Bids(Sealed[Bid]):
    """What each will give for the lot on offer."""


class State(Struct):
    bids: Bids
    lot: int | None
    lots: list[int]
    """Those to come, face down."""
    coins: list[int]
    won: list[list[int]]
    unsold: list[int]

    def copy(self) -> "State":
        won = [lots[:] for lots in self.won]
        return State(self.bids.copy(), self.lot, self.lots[:], self.coins[:], won, self.unsold[:])


class View(Model):
    lot: int | None
    lots: int
    coins: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]
    unsold: tuple[int, ...]
    bidders: tuple[Seat, ...]
    bid: Bid | None


def setup(table: Table[State], seats: int, options: NoOptions) -> None:
    lots = [1, 2, 3, 4, 5, 6]
    table.shuffle(lots)
    bids = Bids(seats=[Seat(seat) for seat in range(seats)])
    table.state = State(bids, None, lots, [6] * seats, [[] for _ in range(seats)], [])
    offer_lot(table)


def offer_lot(table: Table[State]) -> None:
    """BIDS-5 The match ends with the last lot, or when all have left."""
    state = table.state
    state.bids = Bids(seats=state.bids.seats)
    state.lot = state.lots.pop() if state.lots and state.bids.seats else None
    if state.lot is not None:
        table.happens(LotOffered, state.lot)


def pending(state: State) -> tuple[Seat, ...]:
    return () if state.lot is None else state.bids.owing()


def choices(state: State, seat: Seat) -> list[Action]:
    if seat == OUTSIDE and pending(state):
        return [Timeout(), *(Leave(bidder) for bidder in state.bids.seats)]
    return [Bid(coins) for coins in range(state.coins[seat] + 1)] if seat in pending(state) else []


def apply(table: Table[State], seat: Seat, action: Bid | Timeout | Leave) -> None:
    """BIDS-1 All bid once for each lot, in secret. BIDS-2 The late bid nothing. BIDS-3 One may leave."""
    state, bids = table.state, table.state.bids
    require((seat == OUTSIDE) != isinstance(action, Bid) and pending(state), "BIDS-1", "no bid is waited for")
    match action:
        case Bid(coins=coins):
            require(seat in pending(state), "BIDS-1", "you have bid for this lot")
            require(0 <= coins <= state.coins[seat], "BIDS-1", "bid what you have")
            bids.answer(seat, action)
            table.tells([seat], BidNoted, coins)
        case Timeout():
            for late in bids.owing():
                bids.answer(late, Bid(0))
        case Leave(leaver):
            require(leaver in bids.seats, "BIDS-3", "nobody sits there any more")
            bids.seats.remove(leaver)
            bids.withdraw(leaver)
            table.happens(Left, leaver)
    if not bids.owing():
        open_bids(table)


def open_bids(table: Table[State]) -> None:
    """BIDS-4 The highest bid pays and takes the lot; if two are highest, nobody does."""
    state, opened, lot = table.state, table.state.bids.answers, table.state.lot
    assert lot is not None
    best = max((bid.coins for _, bid in opened), default=0)
    highest = [seat for seat, bid in opened if bid.coins == best]
    winner = highest[0] if len(highest) == 1 else None
    table.happens(BidsOpened, lot, tuple(opened), winner)
    if winner is not None:
        state.coins[winner] -= best
    (state.unsold if winner is None else state.won[winner]).append(lot)
    offer_lot(table)


def view(state: State, viewer: Viewer) -> View:
    return View(
        lot=state.lot,
        lots=len(state.lots),
        coins=tuple(state.coins),
        won=tuple(map(tuple, state.won)),
        unsold=tuple(state.unsold),
        bidders=tuple(state.bids.seats),
        bid=state.bids.answer_of(viewer),
    )


def redeal(state: State, viewer: Viewer, chance: Chance) -> State:
    """The lots to come are shuffled; others may have bid anything, or not yet."""
    world = state.copy()
    chance.shuffle(world.lots)
    others = [seat for seat in world.bids.seats if seat != viewer] if pending(state) else []
    for seat in others:
        world.bids.withdraw(seat)
        if chance.below(2):
            world.bids.answer(seat, Bid(chance.below(world.coins[seat] + 1)))
    if others and not world.bids.owing():  # someone else must still be thinking, for no bid is open yet
        world.bids.withdraw(others[chance.below(len(others))])
    return world


def outcome(state: State) -> Outcome | None:
    totals = [sum(won) for won in state.won]
    best = tuple(Seat(seat) for seat, total in enumerate(totals) if total == max(totals))
    return None if pending(state) else Outcome("all sold", best)


def pieces(state: State) -> Counter[str]:
    on_offer = [] if state.lot is None else [state.lot]
    return Counter(str(lot) for pile in [on_offer, state.lots, state.unsold, *state.won] for lot in pile)


GAME = Game(
    name="sealed-bids", title="Sealed Bids", rules_version="1", seats=range(2, 6), longest=41,
    state_type=State, action_type=Bid | Timeout | Leave,
    event_type=BidNoted | BidsOpened | LotOffered | Left, view_type=View,
    setup=setup, pending=pending, choices=choices, apply=apply, view=view, outcome=outcome,
    redeal=redeal, pieces=pieces,
    waiting=replace(waiting.PLAIN, deadline=lambda state: Deadline(30) if pending(state) else None),
)  # fmt: skip
