"""How a turn goes on by itself: the quick, greedy way, for the opponent's answer to what one plans."""

from typing import Any

from lanternwood.bots.forsaken.altars import best_building
from lanternwood.bots.forsaken.position import Weights, chance_to_win
from lanternwood.bots.forsaken.worlds import NO_CHANCE, let_other_answer, quick_answer
from lanternwood.games.forsaken.actions import Activate, Attack, Channel, Play
from lanternwood.games.forsaken.choices import END_TURN, choices
from lanternwood.games.forsaken.rules import apply
from lanternwood.games.forsaken.state import OVER, State
from lanternwood.kernel.model import IllegalAction, Seat
from lanternwood.kernel.table import Table

REPLY_LOOKS = 60
MOST_ACTIONS = 12


class Reply:
    """One seat's whole turn, played in place, each action the best that a short look finds."""

    def __init__(self, state: State, weights: Weights, looks: int = REPLY_LOOKS) -> None:
        self.state = state
        self.seat = state.active
        self.weights = weights
        self.looks = looks

    def play(self) -> None:
        """To the end of the turn as it would be judged: the last step, ending it, is left out."""
        for _ in range(MOST_ACTIONS):
            if self.is_over():
                return
            found = choices(self.state, Seat(self.seat))
            building = best_building(self.state, self.seat, found)
            if building is not None:
                self.do(building)
                continue
            best = self.best(found)
            if best is None:
                return
            self.state = best

    def is_over(self) -> bool:
        return self.state.phase == OVER or self.state.active != self.seat

    def do(self, action: Any) -> None:
        do(self.state, self.seat, action)

    def best(self, found: Any) -> State | None:
        """The position after the best action, if one makes it better."""
        best, most = None, chance_to_win(self.state, self.seat, self.weights)
        for action in found:
            if isinstance(action, Play | Attack | Channel | Activate):
                if self.looks <= 0:
                    break
                self.looks -= 1
                then = self.state.copy()
                do(then, self.seat, action)
                value = chance_to_win(then, self.seat, self.weights)
                if value > most:
                    best, most = then, value
        return best


def do(state: State, seat: int, action: Any) -> None:
    """In place, with quick answers to all that it asks."""
    table = Table(state, NO_CHANCE)
    apply(table, Seat(seat), action)
    settle(table, seat)


def settle(table: Table[State], seat: int) -> None:
    let_other_answer(table, seat)
    while (action := quick_answer(table.state, seat)) is not None:
        apply(table, Seat(seat), action)
        let_other_answer(table, seat)


def follow(state: State, seat: int, line: list[Any]) -> None:
    """Do in this world what was planned in another, as far as it can be done, and end the turn."""
    table = Table(state, NO_CHANCE)
    for action in line:
        if state.phase == OVER or state.active != seat:
            return
        try:
            apply(table, Seat(seat), action)
        except IllegalAction:
            settle(table, seat)
            continue
        let_other_answer(table, seat)
    settle(table, seat)
    if state.phase != OVER and state.active == seat:
        apply(table, Seat(seat), END_TURN)
        settle(table, seat)
        settle(table, 1 - seat)
