"""Hush: nested windows for answers. Whoever plays a charm may be hushed, and a hush may be hushed in turn."""

from collections import Counter
from dataclasses import replace

from msgspec import Struct

from lanternwood.kernel import waiting
from lanternwood.kernel.frames import Choice, Window
from lanternwood.kernel.game import Game
from lanternwood.kernel.model import (
    OUTSIDE,
    Action,
    Deadline,
    IllegalAction,
    Model,
    Outcome,
    Public,
    Seat,
    Secret,
    Timeout,
    Viewer,
    require,
)
from lanternwood.kernel.rng import Chance
from lanternwood.kernel.setting_up import NoOptions
from lanternwood.kernel.table import Table


class PlayCharm(Action): ...


class Rest(Action): ...


class Hush(Action): ...


class Pass(Action): ...


class CardPlayed(Public):
    REVEALS = True
    seat: Seat
    card: str


class CardSettled(Public):  # tells that all have passed
    REVEALS = True
    seat: Seat
    card: str


class CardUndone(Public):
    seat: Seat
    card: str


class Rested(Public):
    seat: Seat


class CardDrawn(Secret):
    card: str


class Turn(Choice): ...


class Reply(Window, kw_only=True):
    """A card that was played, while the others may answer it."""

    seat: Seat
    card: str


class State(Struct):
    frames: list[Turn | Reply]
    hands: list[list[str]]
    deck: list[str]
    spent: list[str]
    scores: list[int]
    turns: int

    def copy(self) -> "State":
        frames, hands = [frame.copy() for frame in self.frames], [hand[:] for hand in self.hands]
        return State(frames, hands, self.deck[:], self.spent[:], self.scores[:], self.turns)


class View(Model):
    hand: tuple[str, ...]
    hands: tuple[int, ...]
    deck: int
    played: tuple[tuple[Seat, str], ...]
    scores: tuple[int, ...]
    turns: int
    """How many are left, this one included: they go round the table."""
    passed: bool
    """Have you?"""


def setup(table: Table[State], seats: int, options: NoOptions) -> None:
    deck = ["charm", "hush"] * 10
    table.shuffle(deck)
    hands = [[deck.pop() for _ in range(4)] for _ in range(seats)]
    table.state = State([Turn(Seat(0))], hands, deck, [], [0] * seats, 3 * seats)


def pending(state: State) -> tuple[Seat, ...]:
    return state.frames[-1].owing() if state.frames else ()


def choices(state: State, seat: Seat) -> list[Action]:
    in_turn = bool(state.frames) and isinstance(state.frames[-1], Turn)
    if seat == OUTSIDE and state.frames and not in_turn:
        return [Timeout()]
    if seat not in pending(state):
        return []
    charm, hush = "charm" in state.hands[seat], "hush" in state.hands[seat]
    return [*([PlayCharm()] if charm else []), Rest()] if in_turn else [*([Hush()] if hush else []), Pass()]


def apply(table: Table[State], seat: Seat, action: PlayCharm | Rest | Hush | Pass | Timeout) -> None:
    """HUSH-1 In your turn play a charm or rest. HUSH-2 Others may hush a card or pass; the first counts."""
    state = table.state
    top = state.frames[-1] if state.frames else None
    waited_for = seat == OUTSIDE if isinstance(action, Timeout) else seat in pending(state)
    require(waited_for, "HUSH-1", "nobody waits for that from you")
    match action, top:
        case PlayCharm(), Turn():
            play(table, seat, "charm")
        case Rest(), Turn():
            table.happens(Rested, seat)
            if state.deck:
                state.hands[seat].append(state.deck.pop())
                table.tells([seat], CardDrawn, state.hands[seat][-1])
            next_turn(state)
        case Hush(), Reply():
            play(table, seat, "hush")
        case Pass(), Reply():
            top.passes(seat)
        case Timeout(), Reply():
            top.passed = top.eligible[:]
        case _:
            raise IllegalAction("HUSH-1", "that does not fit what is being waited for")
    settle(table)


def listeners(state: State, player: Seat) -> list[Seat]:
    """HUSH-3 All others with cards may answer, whatever their cards are."""
    return [Seat(seat) for seat, hand in enumerate(state.hands) if hand and seat != player]


def play(table: Table[State], seat: Seat, card: str) -> None:
    state = table.state
    require(card in state.hands[seat], "HUSH-2", f"you hold no {card}")
    state.hands[seat].remove(card)
    if isinstance(answered := state.frames[-1], Reply):
        answered.passed = []
    state.frames.append(Reply(seat=seat, card=card, eligible=listeners(state, seat)))
    table.happens(CardPlayed, seat, card)


def settle(table: Table[State]) -> None:
    """HUSH-4 A card nobody answers takes effect. A hush undoes the card below; the one below that reopens."""
    state = table.state
    while state.frames and isinstance(top := state.frames[-1], Reply) and top.closed():
        table.happens(CardSettled, top.seat, top.card)
        state.frames.pop()
        state.spent.append(top.card)
        if top.card == "charm":
            state.scores[top.seat] += 1
        elif isinstance(undone := state.frames.pop(), Reply):
            state.spent.append(undone.card)
            table.happens(CardUndone, undone.seat, undone.card)
        if isinstance(below := state.frames[-1], Reply):
            below.reopen(listeners(state, below.seat))
        else:
            next_turn(state)


def next_turn(state: State) -> None:
    state.turns -= 1
    seat = Seat(-state.turns % len(state.hands))
    state.frames = [Turn(seat)] if state.turns else []


def view(state: State, viewer: Viewer) -> View:
    replies = [frame for frame in state.frames if isinstance(frame, Reply)]
    return View(
        hand=() if viewer is None else tuple(state.hands[viewer]),
        hands=tuple(map(len, state.hands)),
        deck=len(state.deck),
        played=tuple((reply.seat, reply.card) for reply in replies),
        scores=tuple(state.scores),
        turns=state.turns,
        passed=bool(replies) and viewer in replies[-1].passed,
    )


def redeal(state: State, viewer: Viewer, chance: Chance) -> State:
    """Other hands and the deck are dealt anew, and so is who has passed."""
    world = state.copy()
    others = [hand for seat, hand in enumerate(world.hands) if seat != viewer]
    hidden = [*world.deck, *(card for hand in others for card in hand)]
    chance.shuffle(hidden)
    for hand in others:
        hand[:] = [hidden.pop() for _ in hand]
    world.deck = hidden
    if world.frames and isinstance(top := world.frames[-1], Reply):
        top.passed = [seat for seat in top.eligible if (seat in top.passed if seat == viewer else chance.below(2))]
        if top.closed():  # someone else must still be thinking, for the window is open
            others_passed = [seat for seat in top.passed if seat != viewer]
            top.passed.remove(others_passed[chance.below(len(others_passed))])
    return world


def outcome(state: State) -> Outcome | None:
    best = tuple(Seat(seat) for seat, score in enumerate(state.scores) if score == max(state.scores))
    return None if state.frames else Outcome("last turn", best)


def pieces(state: State) -> Counter[str]:
    played = [frame.card for frame in state.frames if isinstance(frame, Reply)]
    return Counter(card for pile in [state.deck, state.spent, played, *state.hands] for card in pile)


GAME = Game(
    name="hush", title="Hush", rules_version="1", seats=range(2, 5), longest=200,
    state_type=State, action_type=PlayCharm | Rest | Hush | Pass | Timeout,
    event_type=CardPlayed | CardSettled | CardUndone | Rested | CardDrawn, view_type=View,
    setup=setup, pending=pending, choices=choices, apply=apply, view=view, outcome=outcome,
    redeal=redeal, pieces=pieces,
    waiting=replace(waiting.PLAIN, deadline=lambda state: Deadline(20, least=5) if choices(state, OUTSIDE) else None),
)  # fmt: skip
