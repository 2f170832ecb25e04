"""Parley: one clock for all that is done in a turn. It stands while the other answers; then a reserve burns."""

from dataclasses import replace

from msgspec import Struct
from msgspec.structs import replace as changed

from lanternwood.kernel import waiting, words
from lanternwood.kernel.frames import Choice
from lanternwood.kernel.game import Game
from lanternwood.kernel.model import (
    OUTSIDE,
    Action,
    Deadline,
    Model,
    Outcome,
    Public,
    Seat,
    Secret,
    Timeout,
    Viewer,
    require,
)
from lanternwood.kernel.resigning import Resigned, Resigning
from lanternwood.kernel.rng import Chance
from lanternwood.kernel.setting_up import NoOptions
from lanternwood.kernel.table import Table
from lanternwood.kernel.words import at_seat

TURNS = 6
TURN_SECONDS, ANSWER_SECONDS, RESERVE_SECONDS = 120, 30, 60
MOST_GATHERED = MOST_TUCKED = 3


class Gather(Action):
    """Take a berry from the wood."""


class Tuck(Action):
    """Put so many nuts up your sleeve, in the place of those there; nobody sees it."""

    nuts: int


class Demand(Action):
    """Ask the other for a berry."""


class Answer(Action):
    gives: bool


class Stop(Action):
    """End the turn."""


class Gathered(Public):
    seat: Seat


class Tucked(Secret):
    nuts: int


class Demanded(Public):
    seat: Seat


class Answered(Public):
    seat: Seat
    gives: bool


class TurnEnded(Public):
    seat: Seat


class SleevesShaken(Public):
    REVEALS = True
    nuts: tuple[int, int]


class Turn(Choice):
    """The one whose turn it is does one thing after the other."""


class Reply(Choice):
    """The other has been asked for a berry."""


class State(Struct):
    frame: Turn | Reply
    berries: list[int]
    sleeves: list[int]
    turns: int = 0
    gathered: int = 0
    tucked: int = 0
    demanded: bool = False
    over: bool = False
    resigned: Seat | None = None

    def copy(self) -> "State":
        return State(
            self.frame.copy(), self.berries[:], self.sleeves[:], self.turns, self.gathered, self.tucked,
            self.demanded, self.over, self.resigned,
        )  # fmt: skip

    @property
    def active(self) -> Seat:
        return Seat(self.turns % 2)


class View(Model):
    active: Seat
    berries: tuple[int, ...]
    sleeve: int | None
    resigned: Seat | None


def setup(table: Table[State], seats: int, options: NoOptions) -> None:
    table.state = State(Turn(Seat(0)), [2, 2], [0, 0])


def pending(state: State) -> tuple[Seat, ...]:
    return () if state.over else state.frame.owing()


def choices(state: State, seat: Seat) -> list[Action]:
    if seat == OUTSIDE and not state.over:
        return [Timeout()]
    if seat not in pending(state):
        return []
    if isinstance(state.frame, Reply):
        return [Answer(gives=True), Answer(gives=False)]
    gather: list[Action] = [Gather()] if state.gathered < MOST_GATHERED else []
    tuck = [Tuck(nuts) for nuts in range(3)] if state.tucked < MOST_TUCKED else []
    demand = [Demand()] if can_demand(state) else []
    return [*gather, *tuck, *demand, Stop()]


def can_demand(state: State) -> bool:
    return not state.demanded and state.berries[1 - state.active] > 0


def apply(table: Table[State], seat: Seat, action: Gather | Tuck | Demand | Answer | Stop | Timeout) -> None:
    """PARLEY-1 Gather, tuck, demand once, and stop. PARLEY-2 The other answers. PARLEY-3 Or time does."""
    state = table.state
    require(not state.over, "PARLEY-1", "it is over")
    if isinstance(action, Timeout):
        require(seat == OUTSIDE, "PARLEY-3", "only the clock says so")
        run_out(table)
        return
    require(seat in pending(state), "PARLEY-1", "it is not your turn")
    require(
        isinstance(action, Answer) == isinstance(state.frame, Reply), "PARLEY-2", "answer what was asked, and only that"
    )
    match action:
        case Gather():
            require(state.gathered < MOST_GATHERED, "PARLEY-1", "there are no more berries here")
            state.gathered += 1
            state.berries[seat] += 1
            table.happens(Gathered, seat)
        case Tuck(nuts=nuts):
            require(state.tucked < MOST_TUCKED and 0 <= nuts < 3, "PARLEY-1", "your sleeve does not take that")
            state.tucked += 1
            state.sleeves[seat] = nuts
            table.tells([seat], Tucked, nuts)
        case Demand():
            require(can_demand(state), "PARLEY-1", "there is nothing to ask for")
            state.demanded = True
            state.frame = Reply(Seat(1 - seat))
            table.happens(Demanded, seat)
        case Answer(gives=gives):
            reply(table, seat, gives)
        case Stop():
            end_turn(table)


def run_out(table: Table[State]) -> None:
    """PARLEY-3 Whoever does not answer gives; whoever does not stop has stopped."""
    if isinstance(table.state.frame, Reply):
        reply(table, table.state.frame.seat, gives=True)
    else:
        end_turn(table)


def reply(table: Table[State], seat: Seat, gives: bool) -> None:
    state = table.state
    if gives:
        state.berries[seat] -= 1
        state.berries[state.active] += 1
    state.frame = Turn(state.active)
    table.happens(Answered, seat, gives)


def end_turn(table: Table[State]) -> None:
    state = table.state
    table.happens(TurnEnded, state.active)
    state.turns += 1
    state.gathered, state.tucked, state.demanded = 0, 0, False
    state.frame = Turn(state.active)
    if state.turns == TURNS:
        state.over = True
        table.happens(SleevesShaken, (state.sleeves[0], state.sleeves[1]))


def resign(table: Table[State], seat: Seat) -> None:
    """PARLEY-4 Whoever gives up has lost."""
    table.state.resigned, table.state.over = seat, True


def deadline(state: State) -> Deadline | None:
    """PARLEY-5 A turn has its time, which stands while the other answers; each has a reserve for the whole match."""
    if state.over:
        return None
    turn = clock(f"turn {state.turns}", TURN_SECONDS, state.active)
    if isinstance(state.frame, Turn):
        return turn
    return changed(clock(f"answer {state.turns}", ANSWER_SECONDS, state.frame.seat), stands=turn)


def clock(name: str, seconds: int, seat: Seat) -> Deadline:
    return Deadline(seconds, clock=name, seat=seat, reserve=f"reserve {seat}", reserve_seconds=RESERVE_SECONDS)


def view(state: State, viewer: Viewer) -> View:
    sleeve = None if viewer is None else state.sleeves[viewer]
    return View(state.active, tuple(state.berries), sleeve, state.resigned)


def redeal(state: State, viewer: Viewer, chance: Chance) -> State:
    """What lies in another's sleeve may be anything, until they are shaken."""
    world = state.copy()
    for seat in range(2):
        if seat != viewer and (not state.over or state.resigned is not None):
            world.sleeves[seat] = chance.below(3)
    return world


def outcome(state: State) -> Outcome | None:
    if not state.over:
        return None
    if state.resigned is not None:
        return Outcome("resigned", (Seat(1 - state.resigned),))
    totals = [berries + nuts for berries, nuts in zip(state.berries, state.sleeves, strict=True)]
    return Outcome("counted", tuple(Seat(seat) for seat, total in enumerate(totals) if total == max(totals)))


def tell(view: View, event: Public | Secret) -> str:
    return f"{at_seat(event.seat)} resigned." if isinstance(event, Resigned) else words.PLAIN.tell(view, event)


GAME = Game(
    name="parley", title="Parley", rules_version="1", seats=range(2, 3), longest=60,
    state_type=State, action_type=Gather | Tuck | Demand | Answer | Stop | Timeout,
    event_type=Gathered | Tucked | Demanded | Answered | TurnEnded | SleevesShaken | Resigned, view_type=View,
    setup=setup, pending=pending, choices=choices, apply=apply, view=view, outcome=outcome, redeal=redeal,
    waiting=replace(waiting.PLAIN, awaited=lambda state, viewer: pending(state), deadline=deadline),
    words=replace(words.PLAIN, tell=tell),
    resigning=Resigning(may=lambda state, seat: not state.over, resign=resign),
)  # fmt: skip
