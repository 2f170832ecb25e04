"""Drawing, discarding and handing over cards (FF-DECK), and what that does to what others know of a hand."""

from collections import Counter

from lanternwood.games.forsaken_forest.cards import CARD_IDS, Card, ids_of, is_artifact
from lanternwood.games.forsaken_forest.events import (
    CardChangedHands,
    CardsDiscarded,
    CardsDrawn,
    CardsHandedOver,
    CardsSeen,
    DeckRebuilt,
)
from lanternwood.games.forsaken_forest.notebook import take_note
from lanternwood.games.forsaken_forest.state import AGE, NO_WANDER, Glimpse, NoteHow, State
from lanternwood.kernel.model import Seat, Viewer
from lanternwood.kernel.table import Table


def draw(table: Table[State], seat: Seat, count: int) -> int:
    """FF-GEN-10 From the Travelers Deck; FF-DECK-06 as many as there are. Gives how many."""
    state = table.state
    drawn: list[Card] = []
    for _ in range(count):
        if not state.travelers and not rebuild_travelers(table):
            break
        card = state.travelers.pop()
        state.put(seat, card, state.rebuilds * AGE)
        drawn.append(card)
    if drawn:
        table.happens(CardsDrawn, seat, len(drawn))
        table.tells([seat], CardsSeen, tuple(CARD_IDS[card] for card in drawn))
    return len(drawn)


def rebuild_travelers(table: Table[State]) -> bool:
    """FF-DECK-05, FF-DECK-08 The Travelers Discard without its Artifacts becomes the deck; false if there is none."""
    state = table.state
    deck = [card for card in state.travelers_discard if not is_artifact(card)]
    if not deck:
        return False
    state.travelers_discard = [card for card in state.travelers_discard if is_artifact(card)]
    table.shuffle(deck)
    state.travelers = deck
    state.rebuilds += 1
    table.happens(DeckRebuilt, "travelers")
    return True


def flip_forest(table: Table[State]) -> Card | None:
    """FF-FOREST-01, FF-DECK-07 The top Forest card, from a rebuilt deck if need be."""
    state = table.state
    if not state.forest:
        if not state.forest_discard:
            return None
        state.forest, state.forest_discard = state.forest_discard, []
        table.shuffle(state.forest)
        state.forest_rebuilds += 1
        state.canopy = [0] * state.seats
        table.happens(DeckRebuilt, "forest")
    card = state.forest.pop()
    state.canopy = [max(known - 1, 0) for known in state.canopy]
    return card


def discard_cards(table: Table[State], seat: Seat, cards: list[Card]) -> None:
    """FF-DECK-10 Cards of a hand go face-up to the Travelers Discard, in the order of the deck list."""
    if not cards:
        return
    for card in sorted(cards):
        leave_hand(table.state, seat, card)
        table.state.travelers_discard.append(card)
    table.happens(CardsDiscarded, seat, ids_of(cards))


def discard_at_random(table: Table[State], seat: Seat, count: int) -> None:
    """FF-CARD-02 So many, or all there are."""
    hand = table.state.hands[seat][:]
    chosen = [hand.pop(table.below(len(hand))) for _ in range(min(count, len(hand)))]
    discard_cards(table, seat, chosen)


def discard_hand(table: Table[State], seat: Seat) -> None:
    discard_cards(table, seat, table.state.hands[seat][:])


def leave_hand(state: State, seat: Seat, card: Card) -> int:
    """A card leaves a hand for all to see; gives its mark. Whoever knew of one like it knows of one less."""
    if state.glimpses:
        state.glimpses = [forget_one(glimpse, card) if glimpse.owner == seat else glimpse for glimpse in state.glimpses]
    return state.take(seat, card)


def forget_one(glimpse: Glimpse, card: Card) -> Glimpse:
    if card not in glimpse.cards:
        return glimpse
    cards = list(glimpse.cards)
    cards.remove(card)
    return Glimpse(glimpse.seat, glimpse.owner, tuple(cards))


def hand_over(table: Table[State], giver: Seat, receiver: Seat, card: Card) -> None:
    hand_over_together(table, [(giver, receiver, card)])


def hand_over_together(table: Table[State], passed: list[tuple[Seat, Seat, Card]]) -> None:
    """FF-CARD-11 Cards go unseen from hand to hand, all at once: one that has just come is never one that goes.

    Giver and receiver know which it is, and the giver where it lies now; the others know less of the giver's hand.
    """
    state = table.state
    marks = []
    for giver, receiver, card in passed:
        marks.append(state.take(giver, card))
        known = [glimpse for glimpse in state.glimpses if glimpse.owner != giver or glimpse.seat == receiver]
        state.glimpses = [forget_one(glimpse, card) if glimpse.owner == giver else glimpse for glimpse in known]
    for (giver, receiver, card), mark in zip(passed, marks, strict=True):
        state.put(receiver, card, mark & ~NO_WANDER)
        state.glimpses.append(Glimpse(giver, receiver, (card,)))
        take_note(state, giver, "gave", "card", receiver, cards=(card,))
        take_note(state, receiver, "got", "card", giver, cards=(card,))
        table.happens(CardsHandedOver, giver, receiver, 1)
        table.tells([giver, receiver], CardChangedHands, giver, receiver, CARD_IDS[card])


def glimpse_hand(state: State, seat: Seat, owner: Seat, how: NoteHow) -> None:
    """A snapshot of a hand: it replaces all that the seat knew of it."""
    cards = tuple(sorted(state.hands[owner]))
    others = [glimpse for glimpse in state.glimpses if (glimpse.seat, glimpse.owner) != (seat, owner)]
    state.glimpses = [*others, Glimpse(seat, owner, cards)]
    take_note(state, seat, "hand", how, owner, cards=cards)


def glimpsed(state: State, viewer: Viewer) -> dict[Seat, Counter[Card]]:
    """By owner, the cards that the viewer knows of; of several glimpses, for each card the one that knows of most."""
    known: dict[Seat, Counter[Card]] = {}
    for glimpse in state.glimpses:
        if glimpse.seat == viewer and glimpse.cards:
            known[glimpse.owner] = known.get(glimpse.owner, Counter()) | Counter(glimpse.cards)
    return known
