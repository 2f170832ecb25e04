"""FK-WASTE-09 A seat sees its pack, its pool and its burns, and nothing of the others'."""

from collections import Counter

from lanternwood.games.forsaken.cards import CARDS
from lanternwood.games.forsaken.wasteland.rules import has_picked, in_hand
from lanternwood.games.forsaken.wasteland.state import DRAFTING, NOTHING, OVER, DraftState
from lanternwood.kernel.model import Model, Seat, Viewer


class DrafterSeen(Model):
    seat: Seat
    pack: int
    """How many cards are in the pack before them."""
    done: bool
    """Has picked in this step, or finished a deck."""
    picks: int
    pool: tuple[str, ...] | None
    """Open to all once everything is."""
    deck: tuple[str, ...] | None


class MyDraft(Model):
    pack: tuple[str, ...]
    taken: str | None
    """In this step, while a card is still to be burned or others pick."""
    burning: str | None
    pool: tuple[str, ...]
    """In the order of picking."""
    burned: tuple[str, ...]
    deck: tuple[str, ...]
    sideboard: tuple[str, ...]
    changes: int
    passed: tuple[tuple[str, ...], ...]
    """What this seat passed on in this round, one pack after the other."""


class DraftView(Model):
    seat: Seat | None
    seats: int
    phase: str
    round: int
    rounds: int
    step: int
    steps: int
    to_next: bool
    burns: bool
    drafters: tuple[DrafterSeen, ...]
    mine: MyDraft | None
    over: bool


def view(state: DraftState, viewer: Viewer, everything: bool = False) -> DraftView:
    return DraftView(
        seat=viewer,
        seats=state.seats,
        phase=state.phase,
        round=state.round,
        rounds=state.rounds,
        step=state.step,
        steps=state.steps,
        to_next=state.to_next(state.round),
        burns=state.burns,
        drafters=tuple(_drafter(state, seat, everything) for seat in range(state.seats)),
        mine=None if viewer is None else _mine(state, viewer),
        over=state.phase == OVER,
    )


def ids(cards: list[int]) -> tuple[str, ...]:
    return tuple([CARDS[card].id for card in cards])


def _drafter(state: DraftState, seat: int, everything: bool) -> DrafterSeen:
    drafting = state.phase == DRAFTING
    return DrafterSeen(
        seat=Seat(seat),
        pack=len(state.pack_of(seat).left) if drafting else 0,
        done=has_picked(state, seat) if drafting else state.drafters[seat].finished,
        picks=len(state.drafters[seat].pool),
        pool=ids(state.pool(seat)) if everything else None,
        deck=ids(state.drafters[seat].deck) if everything else None,
    )


def _mine(state: DraftState, seat: int) -> MyDraft:
    drafter = state.drafters[seat]
    drafting = state.phase == DRAFTING
    building = not drafting
    return MyDraft(
        pack=ids(in_hand(state, seat)) if drafting else (),
        taken=None if drafter.take == NOTHING else CARDS[drafter.take].id,
        burning=None if drafter.burn == NOTHING else CARDS[drafter.burn].id,
        pool=ids(state.pool(seat)),
        burned=ids(state.burned(seat)),
        deck=ids(drafter.deck),
        sideboard=ids(state.sideboard(seat)) if building else (),
        changes=drafter.changes,
        passed=tuple(ids(cards) for cards in passed_on(state, seat)) if drafting else (),
    )


def passed_on(state: DraftState, seat: int) -> list[list[int]]:
    """What a seat saw in the packs of this round as it passed them on."""
    return [left_after(state, state.opener(seat, state.round, step), state.round, step) for step in range(state.step)]


def left_after(state: DraftState, opener: int, round: int, step: int) -> list[int]:
    """The cards of a pack once the picks of that step were made."""
    pack = state.packs[round][opener]
    return sorted([*pack.left, *(taking.card for taking in pack.takings if taking.step > step)])


def open_view(state: DraftState) -> DraftView:
    return view(state, None, everything=True)


def pieces(state: DraftState) -> Counter[str]:
    found: Counter[str] = Counter(CARDS[card].id for card in state.rest)
    for packs in state.packs:
        for pack in packs:
            found.update(CARDS[card].id for card in pack.left)
            found.update(CARDS[taking.card].id for taking in pack.takings)
    return found
