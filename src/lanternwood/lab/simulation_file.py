"""A simulation as a file: its settings, what has been counted so far, and what that says.

Whether a run was interrupted or not, and with however many processes: the same games give the same bytes.
"""

import os
import time
from pathlib import Path

import msgspec

from lanternwood.kernel.model import Model
from lanternwood.lab.intervals import wilson
from lanternwood.lab.simulate import Settings
from lanternwood.lab.tally import WHOLE_WIN, Tally

FORMAT = "lanternwood-simulation-1"
SECONDS_BETWEEN = 2.0


class SimulationFileError(Exception):
    """The file cannot be used for this; says what would do."""


class LevelResult(Model):
    """How one level did: its share of all games, with a 95 % interval, and its share if all levels were equal."""

    level: str
    seats: int
    wins: float
    share: float
    low: float
    high: float
    if_equal: float


class SimulationFile(Model):
    format: str
    settings: Settings
    games_wanted: int
    levels: list[LevelResult]
    tally: Tally

    def finished(self) -> bool:
        return self.tally.games >= self.games_wanted


def level_results(levels: tuple[str, ...], tally: Tally) -> list[LevelResult]:
    results = []
    for level in sorted(set(levels)):
        seats, wins = levels.count(level), tally.wins.get(level, 0) / WHOLE_WIN
        low, high = wilson(wins, tally.games)
        if_equal = tally.won_share() * seats / len(levels)
        results.append(LevelResult(level, seats, wins, tally.win_share(level), low, high, if_equal))
    return results


def read_simulation(file: Path) -> SimulationFile:
    try:
        found = msgspec.json.decode(file.read_bytes(), type=SimulationFile)
    except msgspec.MsgspecError:
        raise SimulationFileError(f"{file} is not a file written by `sim --json`; name another file") from None
    if found.format != FORMAT:
        raise SimulationFileError(f"{file} is of the kind '{found.format}'; this version reads '{FORMAT}'")
    return found


def continued(file: Path, settings: Settings, games: int, resume: bool, overwrite: bool = False) -> Tally:
    """Where to go on from. A result of other settings, or one that nobody asked to go on with, is left alone."""
    if overwrite or not file.exists():
        return Tally()
    found = read_simulation(file)
    done = found.tally.games
    if different := different_settings(found.settings, settings):
        raise SimulationFileError(
            f"{file} belongs to a simulation with other settings ({', '.join(different)}); "
            "name another file, or add --overwrite to replace it"
        )
    if done > games:
        raise SimulationFileError(
            f"{file} already holds {done} games, more than {games}; ask for at least as many, or add --overwrite"
        )
    if done < games and not resume:
        kind = "a simulation" if found.finished() else "an unfinished simulation"
        raise SimulationFileError(
            f"{file} holds {kind} ({done} of {found.games_wanted} games); "
            "add --resume to go on with it, or --overwrite to begin anew"
        )
    return found.tally


def different_settings(one: Settings, other: Settings) -> list[str]:
    """As they would be written: a list that was read from a file is no other than the tuple it was."""

    def written(settings: Settings, name: str) -> bytes:
        return msgspec.json.encode(getattr(settings, name), order="sorted")

    return [name for name in Settings.__struct_fields__ if written(one, name) != written(other, name)]


class Keeper:
    """Writes the file now and then, and whole: a reader never sees half of it."""

    def __init__(self, file: Path, settings: Settings, games: int) -> None:
        self.file = file
        self.settings = settings
        self.games = games
        self.written = time.monotonic()

    def note(self, tally: Tally) -> None:
        if time.monotonic() - self.written >= SECONDS_BETWEEN:
            self.write(tally)

    def write(self, tally: Tally) -> None:
        levels = level_results(self.settings.levels, tally)
        whole = SimulationFile(FORMAT, self.settings, self.games, levels, tally.in_order())
        fresh = self.file.with_name(f"{self.file.name}.{os.getpid()}.part")
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(whole), indent=2) + b"\n")
        fresh.replace(self.file)
        self.written = time.monotonic()
