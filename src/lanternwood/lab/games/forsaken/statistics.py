"""Forsaken: how long games last and how they end, what it is worth to go first, and how the starter decks fare."""

from collections.abc import Iterator, Sequence
from typing import Final

from lanternwood.games.forsaken.deck_lists import STARTERS
from lanternwood.games.forsaken.faith import kingdoms_won
from lanternwood.games.forsaken.setup import numbers_in
from lanternwood.games.forsaken.state import NOBODY, SEATS, State
from lanternwood.lab.intervals import wilson
from lanternwood.lab.statistics import Table
from lanternwood.lab.tally import Tally, add_to

NAMES: Final = {tuple(numbers_in(deck)): name for name, deck in STARTERS.items()}
"""A starter by its cards: decks have no names in a state."""
OWN: Final = "another deck"
HALF: Final = 2
"""Points for a win; a draw is one for each, so that all are whole numbers."""


class Statistics:
    """Looks only at the end: the state counts its turns itself."""

    def __init__(self, state: State) -> None:
        self.decks = [NAMES.get(tuple(player.cards), OWN) for player in state.players]

    def see(self, state: State) -> None:
        pass

    def counts(self, state: State, seating: Sequence[str]) -> dict[str, int]:
        counts = {
            f"turns {state.turn}": 1,
            f"way {state.ending_word}": 1,
            "last kingdom": int(state.last),
            "first": points(state, state.first),
        }
        for seat in SEATS:
            add_to(counts, f"won {kingdoms_won(state, seat)}", 1)
        mine, theirs = self.decks
        if mine != theirs:  # a deck against itself says nothing about it
            for seat, deck in enumerate(self.decks):
                add_to(counts, f"games of {deck}", 1)
                add_to(counts, f"points of {deck}", points(state, seat))
        return counts

    @staticmethod
    def tables(tally: Tally, levels: Sequence[str]) -> list[Table]:
        return [course(tally), going_first(tally), *decks(tally)]


def points(state: State, seat: int) -> int:
    if state.winner == NOBODY:
        return 1
    return HALF if state.winner == seat else 0


def course(tally: Tally) -> Table:
    turns = sorted(turns_of(tally))
    tenth, middle, last = (turns[len(turns) * part // 10] for part in (1, 5, 9))
    clean = tally.counts.get("won 0", 0)
    return Table(
        "In the Kingdoms",
        ("", ""),
        [
            ("turns of both players, median (1 in 10, 9 in 10)", f"{middle} ({tenth}, {last})"),
            ("mean", f"{sum(turns) / len(turns):.1f}"),
            ("comes to the Last Kingdom", share(tally.counts["last kingdom"], tally.games)),
            ("goes to the limit of turns", share(of_way(tally, "limit") + of_way(tally, "draw"), tally.games)),
            ("drawn", share(of_way(tally, "draw"), tally.games)),
            ("seats that won no Kingdom", share(clean, tally.games * len(SEATS))),
        ],
    )


def of_way(tally: Tally, way: str) -> int:
    return tally.counts.get(f"way {way}", 0)


def share(times: int, games: int) -> str:
    low, high = wilson(times, games)
    return f"{times / games:.1%} ({low:.1%} to {high:.1%})"


def share_row(name: str, scored: int, games: int) -> tuple[str, ...]:
    """From points: the interval is that of so many whole wins."""
    low, high = wilson(scored // HALF, games)
    return name, f"{scored / HALF / games:.1%}", f"{low:.1%} to {high:.1%}", str(games)


def going_first(tally: Tally) -> Table:
    first = tally.counts.get("first", 0)
    rows = [
        share_row("first", first, tally.games),
        share_row("second", HALF * tally.games - first, tally.games),
    ]
    return Table("Wins by playing order", ("turn order", "share", "95 % interval", "games"), rows)


def decks(tally: Tally) -> list[Table]:
    """Where two different decks met; nothing if that never was so."""
    rows = [
        share_row(name, tally.counts.get(f"points of {name}", 0), games)
        for name in (*STARTERS, OWN)
        if (games := tally.counts.get(f"games of {name}", 0))
    ]
    return (
        [Table("Wins by deck, against other decks", ("deck", "share", "95 % interval", "games"), rows)] if rows else []
    )


def turns_of(tally: Tally) -> Iterator[int]:
    """The turns of each game."""
    for name, games in tally.counts.items():
        kind, _, number = name.partition(" ")
        if kind == "turns":
            yield from [int(number)] * games
