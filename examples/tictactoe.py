"""Tic-tac-toe on the Lanternwood kernel: a whole game in a handful of functions (see docs/adding-a-game.md)."""

from dataclasses import replace

from msgspec import Struct

from lanternwood.kernel import waiting, words
from lanternwood.kernel.game import Game
from lanternwood.kernel.model import Action, Model, Outcome, Public, Seat, Viewer, require
from lanternwood.kernel.resigning import Resigned, Resigning
from lanternwood.kernel.setting_up import NoOptions
from lanternwood.kernel.table import Table

ROWS = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
THROUGH = [[row for row in ROWS if square in row] for square in range(9)]


class Mark(Action):  # what a player may do
    square: int


class Marked(Public):  # what everyone hears of it
    seat: Seat
    square: int


class View(Model):  # what everyone sees; nothing is hidden in this game
    squares: tuple[str, ...]


class State(Struct):  # what is on the table, changed by the rules alone
    squares: list[str]
    waiting: tuple[Seat, ...] = (Seat(0),)
    winner: Seat | None = None

    def copy(self) -> "State":
        return State(self.squares[:], self.waiting, self.winner)


MARKS = [Mark(square) for square in range(9)]


def setup(table: Table[State], seats: int, options: NoOptions) -> None:
    table.state = State(["."] * 9)


def pending(state: State) -> tuple[Seat, ...]:
    return state.waiting


def choices(state: State, seat: Seat) -> list[Mark]:
    return [MARKS[i] for i, mark in enumerate(state.squares) if mark == "."] if seat in state.waiting else []


def apply(table: Table[State], seat: Seat, mark: Mark) -> None:
    """TTT-1 On your turn, mark an empty square. TTT-2 Three of yours in a row win; a full board is a draw."""
    state, square = table.state, mark.square
    squares = state.squares
    require(seat in state.waiting, "TTT-1", "it is not your turn")
    require(0 <= square < 9 and squares[square] == ".", "TTT-1", "choose an empty square")
    squares[square] = mine = "XO"[seat]
    table.happens(Marked, seat, square)
    state.waiting = (Seat(1 - seat),) if "." in squares else ()
    for a, b, c in THROUGH[square]:
        if squares[a] == squares[b] == squares[c] == mine:
            state.waiting, state.winner = (), seat


def resign(table: Table[State], seat: Seat) -> None:
    """TTT-3 Whoever resigns has lost."""
    table.state.waiting, table.state.winner = (), Seat(1 - seat)


def outcome(state: State) -> Outcome | None:
    if state.waiting:
        return None
    return Outcome("draw", ()) if state.winner is None else Outcome("won", (state.winner,))


def view(state: State, viewer: Viewer) -> View:
    return View(tuple(state.squares))


GAME = Game(
    name="tictactoe", title="Tic-tac-toe", rules_version="1", seats=range(2, 3), longest=9,
    state_type=State, action_type=Mark, event_type=Marked | Resigned, view_type=View,
    setup=setup, pending=pending, choices=choices, apply=apply, view=view, outcome=outcome,
    words=replace(words.PLAIN, label=lambda view, mark: f"square {mark.square + 1}"),
    waiting=replace(waiting.PLAIN, awaited=lambda state, viewer: state.waiting),
    resigning=Resigning(may=lambda state, seat: True, resign=resign),
)  # fmt: skip
