"""Nightmare Forest: escapes, turns and rounds, who is eaten, and what it is worth to go first."""

from collections.abc import Sequence

from lanternwood.games.nightmare_forest.state import State
from lanternwood.games.nightmare_forest.turn import MOST_ROUNDS
from lanternwood.lab.intervals import wilson
from lanternwood.lab.statistics import Table
from lanternwood.lab.tally import Tally, add_to


class Statistics:
    """Watches one match. A turn is a new object in the state, so counting turns is looking for new ones."""

    def __init__(self, state: State) -> None:
        self.turn = state.turn
        self.turns = 0

    def see(self, state: State) -> None:
        if state.turn is not self.turn:
            self.turn = state.turn
            self.turns += 1

    def counts(self, state: State, seating: Sequence[str]) -> dict[str, int]:
        counts = {
            "turns": self.turns,
            "rounds": min(state.rounds + 1, MOST_ROUNDS),
            "escapes": int(state.winner is not None),
        }
        for seat, player in enumerate(state.players):
            add_to(counts, f"eaten {seating[seat]}", player.eaten)
        if state.winner is not None:
            add_to(counts, f"place {(state.winner - state.first) % len(seating)}", 1)
        return counts

    @staticmethod
    def tables(tally: Tally, levels: Sequence[str]) -> list[Table]:
        return [course(tally, levels), eaten(tally, levels), playing_order(tally, levels)]


def course(tally: Tally, levels: Sequence[str]) -> Table:
    counts, games = tally.counts, tally.games
    everyone = sum(counts.get(f"eaten {level}", 0) for level in sorted(set(levels)))
    low, high = wilson(counts["escapes"], games)
    return Table(
        "In the forest",
        ("", "mean"),
        [
            ("ends in an escape", f"{counts['escapes'] / games:.1%} ({low:.1%} to {high:.1%})"),
            ("turns, all campers", f"{counts['turns'] / games:.1f}"),
            ("rounds", f"{counts['rounds'] / games:.1f}"),
            ("eaten per game", f"{everyone / games:.2f}"),
        ],
    )


def eaten(tally: Tally, levels: Sequence[str]) -> Table:
    rows = []
    for level in sorted(set(levels)):
        times, seats = tally.counts.get(f"eaten {level}", 0), tally.games * levels.count(level)
        low, high = wilson(times, seats)
        rows.append((level, f"{times / seats:.1%}", f"{low:.1%} to {high:.1%}"))
    return Table("Campers eaten", ("bot", "share", "95 % interval"), rows)


def playing_order(tally: Tally, levels: Sequence[str]) -> Table:
    rows = []
    for place in range(len(levels)):
        wins = tally.counts.get(f"place {place}", 0)
        low, high = wilson(wins, tally.games)
        rows.append((str(place + 1), f"{wins / tally.games:.1%}", f"{low:.1%} to {high:.1%}"))
    return Table("Escapes by playing order", ("turn order", "share", "95 % interval"), rows)
