"""Muster: all place one after the other on one clock, whose seconds are exact; when it has run down, they are late."""

from dataclasses import replace

from msgspec import Struct

from lanternwood.kernel import waiting, words
from lanternwood.kernel.frames import Choice
from lanternwood.kernel.game import Game
from lanternwood.kernel.model import OUTSIDE, Action, Deadline, Model, Outcome, Public, Seat, Timeout, Viewer, require
from lanternwood.kernel.resigning import Resigned, Resigning
from lanternwood.kernel.setting_up import NoOptions
from lanternwood.kernel.table import Table
from lanternwood.kernel.words import at_seat

ROUNDS, POSTS, SECONDS = 3, 3, 40


class Place(Action):
    post: int


class Placed(Public):
    seat: Seat
    post: int


class BellRang(Public):
    """The time to place is over; whoever places now is late."""


class RoundEnded(Public):
    points: tuple[int, ...]


class State(Struct):
    turn: Choice
    points: list[int]
    posts: list[int | None]
    """By seat, in this round."""
    rounds: int = 0
    late: bool = False
    gone: list[Seat] = []

    def copy(self) -> "State":
        return State(self.turn.copy(), self.points[:], self.posts[:], self.rounds, self.late, self.gone[:])

    def staying(self) -> list[Seat]:
        return [Seat(seat) for seat in range(len(self.points)) if seat not in self.gone]

    def still_to_place(self) -> list[Seat]:
        return [seat for seat in self.staying() if self.posts[seat] is None]


class View(Model):
    points: tuple[int, ...]
    posts: tuple[int | None, ...]
    late: bool
    gone: tuple[Seat, ...]


def setup(table: Table[State], seats: int, options: NoOptions) -> None:
    table.state = State(Choice(Seat(0)), [0] * seats, [None] * seats)


def is_over(state: State) -> bool:
    return state.rounds == ROUNDS or len(state.staying()) == 1


def pending(state: State) -> tuple[Seat, ...]:
    return () if is_over(state) else state.turn.owing()


def choices(state: State, seat: Seat) -> list[Action]:
    if seat == OUTSIDE:
        return [Timeout()] if deadline(state) else []
    return [Place(post) for post in range(POSTS)] if seat in pending(state) else []


def apply(table: Table[State], seat: Seat, action: Place | Timeout) -> None:
    """MUSTER-1 All place in turn. MUSTER-2 The bell rings once in a round; a late post is worth one point less."""
    state = table.state
    if isinstance(action, Timeout):
        require(seat == OUTSIDE and deadline(state), "MUSTER-2", "no clock runs")
        state.late = True
        table.happens(BellRang)
        return
    require(seat in pending(state), "MUSTER-1", "it is not your turn")
    require(0 <= action.post < POSTS, "MUSTER-1", "there is no such post")
    alone = action.post not in state.posts
    state.posts[seat] = action.post
    state.points[seat] += (2 if alone else 1) - state.late
    table.happens(Placed, seat, action.post)
    go_on(table)


def go_on(table: Table[State]) -> None:
    state = table.state
    if not state.still_to_place():
        table.happens(RoundEnded, tuple(state.points))
        state.rounds += 1
        state.posts, state.late = [None] * len(state.points), False
    state.turn = Choice(state.still_to_place()[0])


def resign(table: Table[State], seat: Seat) -> None:
    """MUSTER-3 The others go on without whoever gives up; the last one has won."""
    state = table.state
    state.gone = sorted([*state.gone, seat])
    state.posts[seat] = None
    if not is_over(state):
        go_on(table)


def deadline(state: State) -> Deadline | None:
    """MUSTER-4 The clock of a round runs on whoever places, and not a second longer at any table."""
    return None if is_over(state) or state.late else Deadline(SECONDS, clock=f"round {state.rounds}", exact=True)


def view(state: State, viewer: Viewer) -> View:
    return View(tuple(state.points), tuple(state.posts), state.late, tuple(state.gone))


def outcome(state: State) -> Outcome | None:
    if not is_over(state):
        return None
    staying = state.staying()
    best = max(state.points[seat] for seat in staying)
    return Outcome("mustered", tuple(seat for seat in staying if state.points[seat] == best))


def tell(view: View, event: Public) -> str:
    return f"{at_seat(event.seat)} resigned." if isinstance(event, Resigned) else words.PLAIN.tell(view, event)


GAME = Game(
    name="muster", title="Muster", rules_version="1", seats=range(2, 5), longest=ROUNDS * 5 + 4,
    state_type=State, action_type=Place | Timeout, event_type=Placed | BellRang | RoundEnded | Resigned, view_type=View,
    setup=setup, pending=pending, choices=choices, apply=apply, view=view, outcome=outcome,
    waiting=replace(waiting.PLAIN, awaited=lambda state, viewer: pending(state), deadline=deadline),
    words=replace(words.PLAIN, tell=tell),
    resigning=Resigning(may=lambda state, seat: not is_over(state) and seat not in state.gone, resign=resign),
)  # fmt: skip
