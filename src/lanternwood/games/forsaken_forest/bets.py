"""Spirits bet on who wins and how. All know the ways to win, so what is offered tells nothing (FF-SPIRIT-06)."""

from typing import Final, get_args

from lanternwood.games.forsaken_forest.state import Ending, State, winner_of
from lanternwood.games.forsaken_forest.view import View
from lanternwood.kernel.betting import Bet, Fared

WORDS: Final[dict[Ending, str]] = {
    "village": "The Villagers reach the Village",
    "forsaken-dead": "The Villagers outlive the Forsaken",
    "void": "The Forsaken lead a Path into the Void",
    "ratio": "The Forsaken become as many as the others",
    "cycle-limit": "The Forsaken win when the Turn Cycles run out",
}
BETS: Final = tuple(Bet(ending, WORDS[ending]) for ending in get_args(Ending))


def bets(view: View) -> tuple[Bet, ...]:
    """For Spirits, until the end."""
    out = view.seat is not None and not view.players[view.seat].living
    return BETS if out and view.ending is None else ()


def bet_fared(state: State, on: str) -> Fared:
    if on == state.ending:
        return "right"
    return "half" if any(on == ending and winner_of(ending) == state.winner() for ending in WORDS) else "wrong"
