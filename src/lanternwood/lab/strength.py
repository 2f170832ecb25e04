"""How strong the bots of Forsaken Forest are: one side changes its level, on the same deals.

    python -m lanternwood.lab.strength --games 1000 --jobs 2 --folder strength

plays what `./lantern sim ... --side villagers=sharp` plays, keeps what is done in the folder, goes on from there, and
prints the tables of docs/games/forsaken-forest/bots.md. Games are compared one by one: game n has the same roles,
cards and seats in every line, so much of the luck cancels out.
"""

import json
import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from lanternwood.games import GAMES
from lanternwood.games.forsaken_forest.distribution import TABLE
from lanternwood.lab.balance import SEED, asked_for
from lanternwood.lab.intervals import paired, wilson
from lanternwood.lab.sides import sides_of
from lanternwood.lab.simulate import Settings, note_game, settings_for
from lanternwood.lab.tally import Tally

GAME = GAMES["forsaken-forest"]
SIDES = sides_of(GAME.name)
SEATS = (6, 8, 10)
HEAD = (
    "| Players | Forsaken | | {others} against {others} | {level} against {others} | points |\n"
    "|--:|--:|---|---|---|---|"
)


class Lines:
    """Who won, game by game: one line for each way to seat the levels."""

    def __init__(self, games: int, jobs: int, folder: Path) -> None:
        self.games = games
        self.jobs = jobs
        self.folder = folder

    def won(self, seats: int, others: str, side: str, level: str) -> list[bool]:
        """Whether this side won, played by this level against the others'."""
        by_side = {} if level == others else {side: level}
        settings = settings_for(GAME, (others,) * seats, SEED, {"min_window_s": 0}, by_side=by_side)
        name = "-".join([str(seats), others, *(f"{side}={level}" for side, level in by_side.items())])
        villagers = self._kept(self.folder / f"{name}.json", settings)
        return [won == (side == "villagers") for won in villagers]

    def _kept(self, file: Path, settings: Settings) -> list[bool]:
        done: list[bool] = json.loads(file.read_text()) if file.exists() else []
        if len(done) < self.games:
            done += self._play(settings, range(len(done), self.games))
            file.write_text(json.dumps(done))
        return done[: self.games]

    def _play(self, settings: Settings, numbers: range) -> list[bool]:
        if self.jobs == 1:
            return [villagers_win(settings, number) for number in numbers]
        with ProcessPoolExecutor(self.jobs, multiprocessing.get_context("spawn")) as pool:
            return list(pool.map(partial(villagers_win, settings), numbers, chunksize=4))


def villagers_win(settings: Settings, number: int) -> bool:
    tally = Tally()
    note_game(tally, GAME, settings, number)
    return "won by villagers" in tally.counts


def share(won: Sequence[bool]) -> str:
    low, high = wilson(sum(won), len(won))
    return f"{sum(won) / len(won):.1%} ({low:.1%} to {high:.1%})".replace("%", " %")


def row(lines: Lines, seats: int, side: str, level: str, others: str) -> str:
    plain = lines.won(seats, others, side, others)
    better = lines.won(seats, others, side, level)
    low, high = paired(better, plain)
    points = 100 * (sum(better) - sum(plain)) / len(plain)
    return (
        f"| {seats} | {TABLE[seats][0][0]} | {side.capitalize()} win | {share(plain)} | {share(better)} "
        f"| {points:+.1f} ({100 * low:+.1f} to {100 * high:+.1f}) |"
    )


def main() -> None:
    wanted = asked_for("Measure how strong the bots of Forsaken Forest are.", "strength")
    lines = Lines(wanted.games, wanted.jobs, wanted.folder)
    for level, others in (("sharp", "steady"), ("steady", "random")):
        print(HEAD.format(level=level, others=others))
        for side in SIDES:
            for seats in SEATS:
                print(row(lines, seats, side, level, others), flush=True)
        print()


if __name__ == "__main__":
    main()
