"""FK-WASTE: picking, passing, building. Picks are simultaneous and final."""

from collections.abc import Sequence
from typing import Final

from lanternwood.games.forsaken.cards import CARDS, NUMBER_OF
from lanternwood.games.forsaken.deck_rules import DECK_SIZE
from lanternwood.games.forsaken.wasteland.actions import Burn, DraftAction, FinishDeck, LeaveOut, PutIn, Take
from lanternwood.games.forsaken.wasteland.events import (
    BuildingBegan,
    CardBurned,
    CardTaken,
    DeckChanged,
    DeckFinished,
    DraftEnded,
    PackSeen,
    PacksOpened,
    PacksPassed,
    PickMade,
    TimeWasUp,
)
from lanternwood.games.forsaken.wasteland.options import DraftOptions
from lanternwood.games.forsaken.wasteland.packs import setup as lay_out
from lanternwood.games.forsaken.wasteland.scoring import automatic_deck, baseline_pick
from lanternwood.games.forsaken.wasteland.state import BUILDING, DRAFTING, NOTHING, OVER, DraftState, Taking
from lanternwood.kernel.model import OUTSIDE, Deadline, IllegalAction, Lapse, Outcome, Seat, Timeout, require
from lanternwood.kernel.table import Table

MOST_CHANGES: Final = 400
"""Of a deck while it is built; then it can only be finished."""
PICK_SECONDS, BUILD_SECONDS = 60, 600


def setup(table: Table[DraftState], seats: int, options: DraftOptions) -> None:
    lay_out(table, seats, options)
    _open_packs(table)


def pending(state: DraftState) -> tuple[Seat, ...]:
    if state.phase == OVER:
        return ()
    if state.phase == BUILDING:
        return tuple(Seat(seat) for seat, each in enumerate(state.drafters) if not each.finished)
    return tuple(Seat(seat) for seat in range(state.seats) if not has_picked(state, seat))


def has_picked(state: DraftState, seat: int) -> bool:
    drafter = state.drafters[seat]
    return drafter.take != NOTHING and (drafter.burn != NOTHING or not state.burns)


def choices(state: DraftState, seat: Seat) -> Sequence[DraftAction]:
    if seat == OUTSIDE:
        return [Timeout()] if deadline(state) else []
    if seat not in pending(state):
        return []
    drafter = state.drafters[seat]
    if state.phase == DRAFTING:
        cards = [CARDS[card].id for card in dict.fromkeys(in_hand(state, seat))]
        return [Take(card) if drafter.take == NOTHING else Burn(card) for card in cards]
    return building_choices(state, seat)


def in_hand(state: DraftState, seat: int) -> list[int]:
    """The pack without what was just taken from it."""
    cards = state.pack_of(seat).left[:]
    if state.drafters[seat].take != NOTHING:
        cards.remove(state.drafters[seat].take)
    return cards


def building_choices(state: DraftState, seat: int) -> list[DraftAction]:
    """FK-WASTE-08"""
    drafter = state.drafters[seat]
    found: list[DraftAction] = [FinishDeck()] if len(drafter.deck) == DECK_SIZE else []
    if drafter.changes < MOST_CHANGES or len(drafter.deck) > DECK_SIZE:
        found += [LeaveOut(CARDS[card].id) for card in dict.fromkeys(drafter.deck)]
    if drafter.changes < MOST_CHANGES or len(drafter.deck) < DECK_SIZE:
        found += [PutIn(CARDS[card].id) for card in dict.fromkeys(state.sideboard(seat))]
    return found


def apply(table: Table[DraftState], seat: Seat, action: DraftAction) -> None:
    state = table.state
    require(state.phase != OVER, "FK-WASTE-08", "the draft is over")
    if seat == OUTSIDE:
        require(type(action) is Timeout and deadline(state) is not None, "FK-WASTE-10", "no clock runs here")
        time_is_up(table)
        return
    require(seat in pending(state), "FK-WASTE-07", "you have done your part; wait for the others")
    if state.phase == DRAFTING:
        _pick(table, seat, action)
        _pass_when_all_have_picked(table)
    else:
        _build(table, seat, action)
        _end_when_all_have_built(table)


def _pick(table: Table[DraftState], seat: Seat, action: DraftAction) -> None:
    """FK-WASTE-04, FK-WASTE-05, FK-WASTE-07"""
    state = table.state
    drafter = state.drafters[seat]
    taking = drafter.take == NOTHING
    if not isinstance(action, Take if taking else Burn):
        raise IllegalAction("FK-WASTE-05", "first take a card, then burn one" if state.burns else "take a card")
    number = NUMBER_OF.get(action.card, NOTHING)
    require(number in in_hand(state, seat), "FK-WASTE-04", "that card is not in your pack")
    if taking:
        drafter.take = number
        table.tells([seat], CardTaken, action.card)
    else:
        drafter.burn = number
        table.tells([seat], CardBurned, action.card)
    if has_picked(state, seat):
        table.happens(PickMade, seat)


def _pass_when_all_have_picked(table: Table[DraftState]) -> None:
    """FK-WASTE-07"""
    state = table.state
    if pending(state):
        return
    for seat, drafter in enumerate(state.drafters):
        pack = state.pack_of(seat)
        for card, burned in ((drafter.take, False), (drafter.burn, True)):
            if card != NOTHING:
                pack.left.remove(card)
                pack.takings.append(Taking(state.step, seat, card, burned))
                (drafter.burned if burned else drafter.pool).append(card)
        drafter.take = drafter.burn = NOTHING
    state.step += 1
    if state.step < state.steps:
        table.happens(PacksPassed, state.step)
        _show_packs(table)
    elif state.round + 1 < state.rounds:
        state.round, state.step = state.round + 1, 0
        _open_packs(table)
    else:
        _begin_building(table)


def _open_packs(table: Table[DraftState]) -> None:
    state = table.state
    table.happens(PacksOpened, state.round, state.to_next(state.round))
    _show_packs(table)


def _show_packs(table: Table[DraftState]) -> None:
    state = table.state
    for seat in range(state.seats):
        cards = tuple([CARDS[card].id for card in state.pack_of(seat).left])
        table.tells([Seat(seat)], PackSeen, cards)


def _begin_building(table: Table[DraftState]) -> None:
    """FK-WASTE-08 Everyone begins with the automatic deck and changes what they like."""
    state = table.state
    state.phase = BUILDING
    for seat, drafter in enumerate(state.drafters):
        drafter.deck = automatic_deck(state.pool(seat))
    table.happens(BuildingBegan)


def _build(table: Table[DraftState], seat: Seat, action: DraftAction) -> None:
    state = table.state
    drafter = state.drafters[seat]
    require(action in building_choices(state, seat), "FK-WASTE-08", "a deck has exactly 40 cards of your own pool")
    if isinstance(action, FinishDeck):
        drafter.finished = True
        table.happens(DeckFinished, seat)
        return
    assert isinstance(action, PutIn | LeaveOut)
    number, put_in = NUMBER_OF[action.card], isinstance(action, PutIn)
    if put_in:
        drafter.deck = sorted([*drafter.deck, number])
    else:
        drafter.deck.remove(number)
    drafter.changes += 1
    table.tells([seat], DeckChanged, action.card, put_in)


def _end_when_all_have_built(table: Table[DraftState]) -> None:
    if not pending(table.state):
        table.state.phase = OVER
        table.happens(DraftEnded)


def time_is_up(table: Table[DraftState]) -> None:
    """FK-WASTE-10 to 12 The baseline acts for whoever has not."""
    state = table.state
    late = pending(state)
    table.happens(TimeWasUp, late)
    if state.phase == BUILDING:
        for seat in late:
            drafter = state.drafters[seat]
            if len(drafter.deck) != DECK_SIZE:
                drafter.deck = automatic_deck(state.pool(seat))
            drafter.finished = True
            table.happens(DeckFinished, seat)
        _end_when_all_have_built(table)
        return
    for seat in late:
        pool = state.pool(seat)
        drafter = state.drafters[seat]
        if drafter.take == NOTHING:
            _pick(table, seat, Take(CARDS[baseline_pick(state.pack_of(seat).left, pool)].id))
        if state.burns:
            _pick(table, seat, Burn(CARDS[baseline_pick(in_hand(state, seat), [*pool, drafter.take])].id))
    _pass_when_all_have_picked(table)


def deadline(state: DraftState) -> Deadline | None:
    """FK-WASTE-10"""
    if not state.options.clocks or state.phase == OVER:
        return None
    if state.phase == BUILDING:
        return Deadline(BUILD_SECONDS, clock="building", optional=True)
    return Deadline(PICK_SECONDS, clock=f"pick {state.round} {state.step}", optional=True)


def lapses(state: DraftState, seat: Seat) -> Lapse | None:
    return "chosen" if deadline(state) and seat in pending(state) else None


def outcome(state: DraftState) -> Outcome | None:
    """Nobody wins a draft."""
    return Outcome("built", ()) if state.phase == OVER else None
