"""FF-CARD-11 … 13: the choices that cards ask for while they resolve, made in secret and carried out together."""

from itertools import permutations

from lanternwood.games.forsaken_forest.actions import (
    Decline,
    GoToGallows,
    PickCard,
    PutBack,
    ShowHand,
    TakeTheBolt,
)
from lanternwood.games.forsaken_forest.cards import CARD_IDS, NO_CARD, Card, ids_of
from lanternwood.games.forsaken_forest.death import put_on_doorstep
from lanternwood.games.forsaken_forest.events import ChoiceMade, HandShown, WindowClosed
from lanternwood.games.forsaken_forest.frames import Asked
from lanternwood.games.forsaken_forest.gallows import send_to_gallows
from lanternwood.games.forsaken_forest.hands import discard_cards, draw, hand_over, hand_over_together
from lanternwood.games.forsaken_forest.state import Glimpse, State
from lanternwood.kernel.model import Action, IllegalAction, Seat, require
from lanternwood.kernel.table import Table

CANOPY = 3
ORDERS = [list(permutations(range(count))) for count in range(CANOPY + 1)]
YES, NO = 1, 0


def answers(state: State, seat: Seat, frame: Asked) -> list[Action]:
    """All that a player may answer, in a stated order."""
    if frame.kind == "canopy":
        return [PutBack(order) for order in ORDERS[canopy_size(state)]]
    if frame.kind == "demand":
        return [ShowHand(), GoToGallows()]
    cards: list[Action] = [PickCard(card) for card in sorted(set(pickable(state, seat, frame)))]
    if frame.kind == "renew":
        return [*cards, Decline()]
    if frame.kind == "lightning":
        return [*cards, TakeTheBolt()]
    return cards


def pickable(state: State, seat: Seat, frame: Asked) -> list[Card]:
    """The hand, without the card that is on its way already."""
    hand = state.hands[seat][:]
    if frame.taken != NO_CARD:
        hand.remove(frame.taken)
    return hand


def canopy_size(state: State) -> int:
    return min(CANOPY, len(state.forest))


def answer(table: Table[State], seat: Seat, action: Action, frame: Asked) -> None:
    """Note it; when it is the last one, all take effect together."""
    state = table.state
    match action:
        case PickCard(card):
            asked = frame.kind not in ("canopy", "demand")
            require(asked, "FF-CARD-11", "you are not asked for a card")
            require(card in pickable(state, seat, frame), "FF-CARD-11", "choose a card from your hand")
            note(table, seat, card, frame)
        case PutBack(order):
            require(frame.kind == "canopy", "FF-CARD-11", "you are not asked to put cards back")
            require(order in ORDERS[canopy_size(state)], "FF-CARD-11", "name each of the cards once")
            note(table, seat, ORDERS[canopy_size(state)].index(order), frame)
        case ShowHand() | GoToGallows():
            require(frame.kind == "demand", "FF-CARD-11", "nobody demands answers of you")
            note(table, seat, YES if isinstance(action, ShowHand) else NO, frame)
        case TakeTheBolt():
            require(frame.kind == "lightning", "FF-CARD-11", "no lightning strikes you")
            note(table, seat, NO_CARD, frame)
        case Decline():
            require(frame.kind == "renew", "FF-CARD-11", "you cannot decline this")
            note(table, seat, NO_CARD, frame)
        case _:
            raise IllegalAction("FF-CARD-11", "choose what the card asks for")


def note(table: Table[State], seat: Seat, value: int, frame: Asked) -> None:
    if frame.kind == "lightning" and value != NO_CARD and frame.taken == NO_CARD:
        frame.taken = value
        return
    complete = frame.answer(seat, value)
    if len(frame.seats) > 1:
        table.tells([seat], ChoiceMade, None if value == NO_CARD else CARD_IDS[value])
    if complete:
        carry_out(table, frame)


def time_out(table: Table[State], frame: Asked) -> None:
    """FF-CARD-12 At random among the legal ones, unless the card says otherwise; an optional part is declined."""
    state = table.state
    for seat in frame.owing():
        if frame.kind == "canopy":
            value = 0
        elif frame.kind == "demand":
            value = NO
        elif frame.kind in ("renew", "lightning"):
            value = NO_CARD
        else:
            hand = state.hands[seat]
            value = hand[table.below(len(hand))]
        frame.answer(seat, value)
    carry_out(table, frame)


def carry_out(table: Table[State], frame: Asked) -> None:
    state = table.state
    state.frames.pop()
    if len(frame.seats) > 1:
        table.happens(WindowClosed)
    chosen = dict(frame.answers)
    match frame.kind:
        case "swap":
            swap(table, frame, chosen)
        case "give":
            hand_over(table, frame.player, frame.target, chosen[frame.player])
        case "discard":
            discard_cards(table, frame.player, [chosen[frame.player]])
        case "canopy":
            put_back(state, frame.player, ORDERS[canopy_size(state)][chosen[frame.player]])
        case "demand":
            if chosen[frame.target] == YES:
                show_hand(table, frame.target)
            else:
                send_to_gallows(table, frame.target, frame.player)
        case "mist":
            pass_on(table, chosen)
        case "lightning":
            strike(table, frame, chosen)
        case "renew":
            renew(table, chosen)


def swap(table: Table[State], frame: Asked, chosen: dict[Seat, Card]) -> None:
    both = ((frame.player, frame.target), (frame.target, frame.player))
    hand_over_together(table, [(giver, receiver, chosen[giver]) for giver, receiver in both if giver in chosen])


def put_back(state: State, seat: Seat, order: tuple[int, ...]) -> None:
    """The first of the order goes on top. Others who had looked no longer know how the cards lie."""
    count = len(order)
    top = state.forest[-count:][::-1]
    state.forest[-count:] = [top[place] for place in order][::-1]
    state.canopy = [known if other == seat else 0 for other, known in enumerate(state.canopy)]


def show_hand(table: Table[State], seat: Seat) -> None:
    """Everyone knows it from then on."""
    state = table.state
    cards = tuple(sorted(state.hands[seat]))
    table.happens(HandShown, seat, ids_of(list(cards)))
    kept = [glimpse for glimpse in state.glimpses if glimpse.owner != seat]
    state.glimpses = [*kept, *(Glimpse(Seat(other), seat, cards) for other in range(state.seats) if other != seat)]


def pass_on(table: Table[State], chosen: dict[Seat, Card]) -> None:
    following = table.state.next_living
    hand_over_together(table, [(giver, following(giver), chosen[giver]) for giver in sorted(chosen)])


def strike(table: Table[State], frame: Asked, chosen: dict[Seat, Card]) -> None:
    struck = frame.seats[0]
    second = chosen[struck]
    if second == NO_CARD:
        put_on_doorstep(table, [struck])
    else:
        discard_cards(table, struck, [frame.taken, second])


def renew(table: Table[State], chosen: dict[Seat, Card]) -> None:
    """FF-CARD-01 In turn order."""
    for seat in table.state.in_turn_order():
        card = chosen.get(seat, NO_CARD)
        if card != NO_CARD:
            discard_cards(table, seat, [card])
            draw(table, seat, 1)
