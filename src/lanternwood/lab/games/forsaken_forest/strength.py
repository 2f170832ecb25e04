"""How strong the bots of Forsaken Forest are: one side changes its level, on the same deals.

    python -m lanternwood.lab.games.forsaken_forest.strength --games 1000 --jobs 2 --folder strength

plays what `./lantern sim ... --side villagers=sharp` plays, keeps what is done in the folder, goes on from there, and
prints the tables of docs/games/forsaken-forest/bots.md. Games are compared one by one: game n has the same roles,
cards and seats in every line, so much of the luck cancels out.
"""

import multiprocessing
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import msgspec

from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.distribution import TABLE
from lanternwood.kernel.model import Model
from lanternwood.lab.games.forsaken_forest.balance import SEED, asked_for
from lanternwood.lab.games.forsaken_forest.sides import SIDES
from lanternwood.lab.intervals import paired, wilson
from lanternwood.lab.simulate import Settings, note_game, settings_for
from lanternwood.lab.simulation_file import SimulationFileError, different_settings
from lanternwood.lab.tally import Tally

FORMAT = "lanternwood-strength-1"
SEATS = (6, 8, 10)
HEAD = (
    "| Players | Forsaken | | {others} against {others} | {level} against {others} | points |\n"
    "|--:|--:|---|---|---|---|"
)


class StrengthFile(Model):
    """Who won, game by game, with all that it depends on: rules and cards too."""

    format: str
    settings: Settings
    villagers_won: list[bool]


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
        done = read_wins(file, settings) if file.exists() else []
        if len(done) < self.games:
            done += self._play(settings, range(len(done), self.games))
            file.write_bytes(msgspec.json.encode(StrengthFile(FORMAT, settings, done)))
        return done[: self.games]

    def _play(self, settings: Settings, numbers: range) -> list[bool]:
        if self.jobs == 1:
            return [villagers_win(settings, number) for number in numbers]
        with ProcessPoolExecutor(self.jobs, multiprocessing.get_context("spawn")) as pool:
            return list(pool.map(partial(villagers_win, settings), numbers, chunksize=4))


def read_wins(file: Path, settings: Settings) -> list[bool]:
    """What is done already. Games of other settings, or by other rules or cards, are not mixed with these."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=StrengthFile)
    except msgspec.MsgspecError:
        raise SimulationFileError(f"{file} holds no games of this study; name another folder") from None
    if different := different_settings(found.settings, settings):
        raise SimulationFileError(
            f"{file} holds games of other settings ({', '.join(different)}); name another folder, or delete the file"
        )
    return found.villagers_won


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
    try:
        print_tables(lines)
    except SimulationFileError as error:
        sys.exit(f"{error}.")


def print_tables(lines: Lines) -> None:
    for level, others in (("sharp", "steady"), ("steady", "random")):
        print(HEAD.format(level=level, others=others))
        for side in SIDES:
            for seats in SEATS:
                print(row(lines, seats, side, level, others), flush=True)
        print()


if __name__ == "__main__":
    main()
