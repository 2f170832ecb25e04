"""Forsaken Forest: which team wins, by which of the ways, after how many turns, nights and deaths."""

from collections.abc import Iterator, Sequence

from lanternwood.games.forsaken_forest.state import State
from lanternwood.lab.intervals import wilson
from lanternwood.lab.statistics import Table
from lanternwood.lab.tally import Tally

WAYS = {
    "village": "Villagers, at The Village",
    "forsaken-dead": "Villagers, the Forsaken dead",
    "void": "Forsaken, in The Void",
    "ratio": "Forsaken, as many as the others",
    "cycle-limit": "Forsaken, time is up",
}


class Statistics:
    """Looks only at the end: the state counts its turns and Nights itself."""

    def __init__(self, state: State) -> None:
        pass

    def see(self, state: State) -> None:
        pass

    def counts(self, state: State, seating: Sequence[str]) -> dict[str, int]:
        return {
            f"won by {state.winner()}": 1,
            f"way {state.ending}": 1,
            f"turns {state.turn}": 1,
            "nights": state.night,
            "deaths": state.seats - state.living.bit_count(),
            "words": len(state.said),
        }

    @staticmethod
    def tables(tally: Tally, levels: Sequence[str]) -> list[Table]:
        return [teams(tally), course(tally)]


def teams(tally: Tally) -> Table:
    rows = [
        share_row(team.capitalize(), tally.counts.get(f"won by {team}", 0), tally.games)
        for team in ("villagers", "forsaken")
    ]
    rows += [share_row(name, tally.counts.get(f"way {way}", 0), tally.games) for way, name in WAYS.items()]
    return Table("Who wins, and how", ("", "share", "95 % interval"), rows)


def share_row(name: str, times: int, games: int) -> tuple[str, ...]:
    low, high = wilson(times, games)
    return name, f"{times / games:.1%}", f"{low:.1%} to {high:.1%}"


def course(tally: Tally) -> Table:
    turns = sorted(turns_of(tally))
    tenth, middle, last = (turns[len(turns) * part // 10] for part in (1, 5, 9))
    return Table(
        "In the forest",
        ("", ""),
        [
            ("turns of players, median (1 in 10, 9 in 10)", f"{middle} ({tenth}, {last})"),
            ("Nights, mean", f"{tally.counts['nights'] / tally.games:.1f}"),
            ("deaths, mean", f"{tally.counts['deaths'] / tally.games:.1f}"),
            ("statements, mean", f"{tally.counts['words'] / tally.games:.1f}"),
        ],
    )


def turns_of(tally: Tally) -> Iterator[int]:
    """The turns of each game."""
    for name, games in tally.counts.items():
        kind, _, number = name.partition(" ")
        if kind == "turns":
            yield from [int(number)] * games
