"""Cellar: push your luck with hands face down. One seat chooses at a time; who has peeked remembers it."""

from collections import Counter

from msgspec import Struct

from lanternwood.kernel.frames import Choice
from lanternwood.kernel.game import Game
from lanternwood.kernel.model import Action, Model, Outcome, Public, Seat, Secret, Viewer, require
from lanternwood.kernel.rng import Chance
from lanternwood.kernel.setting_up import NoOptions
from lanternwood.kernel.table import Table


class TurnUp(Action): ...


class Peek(Action): ...


class LayDown(Action):
    card: int


class Bank(Action): ...


class CardShown(Public):
    REVEALS = True
    seat: Seat
    card: int


class Peeked(Public):
    seat: Seat


class TopShown(Secret):
    card: int


class RowEnded(Public):
    seat: Seat
    scored: int


class State(Struct):
    turn: Choice
    deck: list[int]
    hands: list[list[int]]
    row: list[int]
    spent: list[int]
    scores: list[int]
    peeked: bool = False  # does the one whose turn it is know the top card?

    def copy(self) -> "State":
        hands = [hand[:] for hand in self.hands]
        return State(self.turn.copy(), self.deck[:], hands, self.row[:], self.spent[:], self.scores[:], self.peeked)


class View(Model):
    turn: Seat
    deck: int
    hand: tuple[int, ...]
    hands: tuple[int, ...]
    row: tuple[int, ...]
    scores: tuple[int, ...]
    peeked: bool
    top: int | None


def setup(table: Table[State], seats: int, options: NoOptions) -> None:
    deck = [1, 2, 3, 4, 5, 6] * 3
    table.shuffle(deck)
    hands = [[deck.pop(), deck.pop()] for _ in range(seats)]
    table.state = State(Choice(Seat(0)), deck, hands, [], [], [0] * seats)


def pending(state: State) -> tuple[Seat, ...]:
    return state.turn.owing() if state.deck else ()


def choices(state: State, seat: Seat) -> list[Action]:
    if seat not in pending(state):
        return []
    cards = [LayDown(card) for card in dict.fromkeys(state.hands[seat]) if card not in state.row]
    return [TurnUp(), *([] if state.peeked else [Peek()]), *cards, *([Bank()] if state.row else [])]


def apply(table: Table[State], seat: Seat, action: TurnUp | Peek | LayDown | Bank) -> None:
    """CELLAR-1 On your turn: turn up the top card, peek at it, lay down a card of yours, or bank the row."""
    state = table.state
    require(seat in pending(state), "CELLAR-1", "it is not your turn")
    match action:
        case TurnUp():
            card = state.deck.pop()
            state.peeked = False
            show(table, seat, card)
        case Peek():
            require(not state.peeked, "CELLAR-2", "you know that card already")
            state.peeked = True
            table.happens(Peeked, seat)
            table.tells([seat], TopShown, state.deck[-1])
        case LayDown(card):
            require(card in state.hands[seat], "CELLAR-3", "lay down a card from your hand")
            require(card not in state.row, "CELLAR-3", "the row holds one like it")
            state.hands[seat].remove(card)
            show(table, seat, card)
        case Bank():
            require(state.row, "CELLAR-4", "there is nothing in the row yet")
            end_row(table, seat, sum(state.row))


def show(table: Table[State], seat: Seat, card: int) -> None:
    """CELLAR-5 A card like one in the row ends it for nothing. CELLAR-6 The last card ends the match."""
    bust = card in table.state.row
    table.state.row.append(card)
    table.happens(CardShown, seat, card)
    if bust:
        end_row(table, seat, 0)


def end_row(table: Table[State], seat: Seat, scored: int) -> None:
    state = table.state
    state.scores[seat] += scored
    state.spent, state.row, state.peeked = state.spent + state.row, [], False
    state.turn = Choice(Seat((seat + 1) % len(state.hands)))
    table.happens(RowEnded, seat, scored)


def view(state: State, viewer: Viewer) -> View:
    hand = () if viewer is None else tuple(state.hands[viewer])
    top = state.deck[-1] if state.peeked and viewer == state.turn.seat else None
    counts, row, scores = tuple(map(len, state.hands)), tuple(state.row), tuple(state.scores)
    return View(state.turn.seat, len(state.deck), hand, counts, row, scores, state.peeked, top)


def redeal(state: State, viewer: Viewer, chance: Chance) -> State:
    world = state.copy()
    known = [world.deck.pop()] if state.peeked and viewer == state.turn.seat else []
    others = [hand for seat, hand in enumerate(world.hands) if seat != viewer]
    hidden = [*world.deck, *(card for hand in others for card in hand)]
    chance.shuffle(hidden)
    for hand in others:
        hand[:] = [hidden.pop() for _ in hand]
    world.deck = hidden + known
    return world


def outcome(state: State) -> Outcome | None:
    best = tuple(Seat(seat) for seat, score in enumerate(state.scores) if score == max(state.scores))
    return None if state.deck else Outcome("empty deck", best)


def pieces(state: State) -> Counter[str]:
    return Counter(str(card) for pile in [state.deck, state.row, state.spent, *state.hands] for card in pile)


GAME = Game(
    name="cellar", title="Cellar", rules_version="1", seats=range(2, 5), longest=70,
    state_type=State, action_type=TurnUp | Peek | LayDown | Bank,
    event_type=CardShown | Peeked | TopShown | RowEnded, view_type=View,
    setup=setup, pending=pending, choices=choices, apply=apply, view=view, outcome=outcome,
    redeal=redeal, pieces=pieces,
)  # fmt: skip
