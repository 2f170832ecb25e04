"""Dice race: two dice, push your luck, nothing hidden; small enough to know all the odds."""

from msgspec import Struct

from lanternwood.kernel.frames import Choice
from lanternwood.kernel.game import Game
from lanternwood.kernel.model import Action, Model, Outcome, Public, Seat, Viewer, require
from lanternwood.kernel.setting_up import NoOptions
from lanternwood.kernel.table import Table

GOAL = 30
ROUNDS = 6


class Roll(Action):
    """Roll both dice."""


class Hold(Action):
    """Keep what you have rolled."""


class Rolled(Public):
    seat: Seat
    dice: tuple[int, int]


class Held(Public):
    seat: Seat
    kept: int


class State(Struct):
    turn: Choice
    scores: list[int]
    at_risk: int = 0
    turns: int = 0

    def copy(self) -> "State":
        return State(self.turn.copy(), self.scores[:], self.at_risk, self.turns)


class View(Model):
    turn: Seat
    scores: tuple[int, ...]
    at_risk: int


def setup(table: Table[State], seats: int, options: NoOptions) -> None:
    table.state = State(Choice(Seat(0)), [0] * seats)


def is_over(state: State) -> bool:
    return max(state.scores) >= GOAL or state.turns == ROUNDS * len(state.scores)


def pending(state: State) -> tuple[Seat, ...]:
    return () if is_over(state) else state.turn.owing()


def choices(state: State, seat: Seat) -> list[Action]:
    if seat not in pending(state):
        return []
    return [Roll(), Hold()] if state.at_risk else [Roll()]


def apply(table: Table[State], seat: Seat, action: Roll | Hold) -> None:
    """RACE-1 Roll, or hold what you have. RACE-2 A one loses what you rolled. RACE-3 The goal ends it."""
    state = table.state
    require(seat in pending(state), "RACE-1", "it is not your turn")
    match action:
        case Roll():
            dice = (1 + table.below(6), 1 + table.below(6))
            table.happens(Rolled, seat, dice)
            state.at_risk = 0 if 1 in dice else state.at_risk + sum(dice)
            if 1 in dice:
                end_turn(state, seat)
            elif state.scores[seat] + state.at_risk >= GOAL:
                hold(table, seat)
        case Hold():
            require(state.at_risk, "RACE-1", "roll first")
            hold(table, seat)


def hold(table: Table[State], seat: Seat) -> None:
    state = table.state
    table.happens(Held, seat, state.at_risk)
    state.scores[seat] += state.at_risk
    end_turn(state, seat)


def end_turn(state: State, seat: Seat) -> None:
    state.at_risk = 0
    state.turns += 1
    state.turn = Choice(Seat((seat + 1) % len(state.scores)))


def view(state: State, viewer: Viewer) -> View:
    return View(state.turn.seat, tuple(state.scores), state.at_risk)


def outcome(state: State) -> Outcome | None:
    best = tuple(Seat(seat) for seat, score in enumerate(state.scores) if score == max(state.scores))
    return Outcome("race", best) if is_over(state) else None


GAME = Game(
    name="dice-race", title="Dice Race", rules_version="1", seats=range(1, 5), longest=4 * ROUNDS * 8,
    state_type=State, action_type=Roll | Hold, event_type=Rolled | Held, view_type=View,
    setup=setup, pending=pending, choices=choices, apply=apply, view=view, outcome=outcome,
)  # fmt: skip
