"""The thirteen columns of Forsaken Forest's distribution table, one simulation each, as a table for people.

    python -m lanternwood.lab.games.forsaken_forest.balance --games 2000 --jobs 2 --folder balance

plays in each column what `./lantern sim` plays in one, with steady bots (the table names the command), keeps what is
done in the folder, goes on from there, and prints the table of docs/games/forsaken-forest/balance.md.
"""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.distribution import TABLE
from lanternwood.lab.games.forsaken_forest.statistics import turns_of
from lanternwood.lab.intervals import wilson
from lanternwood.lab.simulate import Simulation, settings_for
from lanternwood.lab.simulation_file import Keeper, SimulationFileError, continued
from lanternwood.lab.tally import Tally

SEED = "balance"
HEAD = (
    "| Players | Forsaken | Printed | Villagers win (95 %) "
    "| at The Village | by killing | in The Void | as many | Turns (10 … 90 %) |\n"
    "|--:|--:|---|---|--:|--:|--:|--:|---|"
)
COLUMNS = [
    (seats, forsaken, mark, place > 0)
    for seats, columns in TABLE.items()
    for place, (forsaken, mark) in enumerate(columns)
]
MARK = {"V": "V", "F": "F", "*": "even"}


def column(seats: int, forsaken: int, more: bool, games: int, jobs: int, folder: Path) -> Tally:
    options = {"min_window_s": 0, "more_forsaken": more}
    settings = settings_for(GAME, ("steady",) * seats, SEED, options)
    file = folder / f"{seats}-{forsaken}.json"
    simulation = Simulation(settings, continued(file, settings, games, resume=True))
    keeper = Keeper(file, settings, games)
    try:
        simulation.play(games, jobs, keeper.note)
    finally:
        keeper.write(simulation.tally)
    return simulation.tally


def row(seats: int, forsaken: int, mark: str, tally: Tally) -> str:
    games, counts = tally.games, tally.counts
    won = counts.get("won by villagers", 0)
    low, high = wilson(won, games)
    ways = [counts.get(f"way {way}", 0) / games for way in ("village", "forsaken-dead", "void", "ratio")]
    turns = sorted(turns_of(tally))
    tenth, middle, last = (turns[len(turns) * part // 10] for part in (1, 5, 9))
    shares = " | ".join(f"{share:.1%}" for share in ways)
    return (
        f"| {seats} | {forsaken} | {MARK[mark]} | {won / games:.1%} ({low:.1%} to {high:.1%}) | {shares} "
        f"| {middle} ({tenth} … {last}) |"
    ).replace("%", " %")


def overall(tallies: list[Tally]) -> str:
    games = sum(tally.games for tally in tallies)
    parts = []
    for way in ("village", "forsaken-dead", "void", "ratio", "cycle-limit"):
        times = sum(tally.counts.get(f"way {way}", 0) for tally in tallies)
        parts.append(f"{way} {times / games:.1%}")
    return f"All {games:,} games: " + ", ".join(parts)


def asked_for(description: str, folder: str) -> Namespace:
    """How many games, on how many cores, and where to keep what is done."""
    asked = ArgumentParser(description=description)
    asked.add_argument("--games", type=int, default=2000)
    asked.add_argument("--jobs", type=int, default=2)
    asked.add_argument("--folder", type=Path, default=Path(folder))
    wanted = asked.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    return wanted


def main() -> None:
    wanted = asked_for("Simulate all columns of Forsaken Forest's distribution table.", "balance")
    print(HEAD)
    tallies = []
    for seats, forsaken, mark, more in COLUMNS:
        try:
            tallies.append(column(seats, forsaken, more, wanted.games, wanted.jobs, wanted.folder))
        except SimulationFileError as error:
            sys.exit(f"{error}.")
        print(row(seats, forsaken, mark, tallies[-1]), flush=True)
    print(overall(tallies), file=sys.stderr)


if __name__ == "__main__":
    main()
