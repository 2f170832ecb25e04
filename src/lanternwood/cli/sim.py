"""`lantern sim`: the games go by, then the tables."""

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lanternwood.cli.asked import (
    bot_levels,
    check_writable,
    ended,
    levels_by_side,
    sentence,
    table_options,
    the_game,
    written,
)
from lanternwood.cli.bringing import brought_by_seat, titles
from lanternwood.cli.refusal import Refusal
from lanternwood.cli.tables import print_tables
from lanternwood.kernel.match import SetupError, read_brought
from lanternwood.lab.report import tables_of
from lanternwood.lab.simulate import Settings, Simulation, SimulationBroken, settings_for
from lanternwood.lab.simulation_file import Keeper, SimulationFileError, continued
from lanternwood.lab.tally import Tally

INTERRUPTED = 130
SECONDS_BETWEEN_LINES = 10.0


def simulate(
    game_name: str,
    seats: str,
    games: int,
    seed: str,
    jobs: int,
    options: Sequence[str],
    bring: Sequence[str],
    sides: Sequence[str],
    rotate: bool,
    file: Path | None,
    resume: bool,
    overwrite: bool,
) -> int:
    game = the_game(game_name)
    levels = bot_levels(game, seats)
    if games < 1 or jobs < 1:
        raise Refusal("Ask for at least one game and one job.")
    if resume and not file:
        raise Refusal("To resume, name the file of the interrupted simulation with --json FILE.")
    if resume and overwrite:
        raise Refusal("Either --resume goes on with what is in the file, or --overwrite replaces it; not both.")
    try:
        by_side = levels_by_side(game, sides)
        brought = brought_by_seat(game, bring, len(levels))
        chosen = table_options(game, options)
        settings = settings_for(game, levels, written(seed, "seed"), chosen, rotate, by_side, brought)
    except SetupError as error:
        raise Refusal(sentence(error)) from None
    simulation = Simulation(settings, begin(file, settings, games, resume, overwrite) if file else None)
    return go(simulation, games, jobs, Keeper(file, settings, games) if file else None)


def begin(file: Path, settings: Settings, games: int, resume: bool, overwrite: bool) -> Tally:
    check_writable(file)
    try:
        tally = continued(file, settings, games, resume, overwrite)
    except SimulationFileError as error:
        raise Refusal(ended(str(error))) from None
    if tally.games == games:
        print(f"{file} already holds these {games:,} games; --overwrite plays them again.", file=sys.stderr)
    return tally


def go(simulation: Simulation, games: int, jobs: int, keeper: Keeper | None) -> int:
    before, started = simulation.tally.games, time.monotonic()
    with progress(simulation.settings.game, games, before) as show:

        def on_progress(tally: Tally) -> None:
            show(tally.games)
            if keeper:
                keeper.note(tally)

        try:
            whole = simulation.play(games, jobs, on_progress)
        except SimulationBroken as error:
            raise Refusal(sentence(error), code=1) from None
        finally:
            if keeper:
                keeper.write(simulation.tally)
    report(simulation, before, time.monotonic() - started)
    if not whole:
        tell_interrupted(simulation.tally.games, games, keeper)
    return 0 if whole else INTERRUPTED


def report(simulation: Simulation, before: int, seconds: float) -> None:
    settings, tally = simulation.settings, simulation.tally
    console = Console(highlight=False, soft_wrap=not sys.stdout.isatty())
    console.print(f"{tally.games:,} games of {settings.game}, seed {settings.seed}, seats {','.join(settings.levels)}")
    if settings.by_side:
        console.print("sides: " + ", ".join(f"{side}={level}" for side, level in settings.by_side.items()))
    usual = msgspec.to_builtins(the_game(settings.game).setting_up.options_type())
    chosen = {name: value for name, value in settings.options.items() if value != usual.get(name)}
    if chosen:
        console.print("options: " + ", ".join(f"{name}={value}" for name, value in chosen.items()))
    if settings.brought:
        console.print("brought: " + ", ".join(told_brought(settings)))
    print_tables(console, tables_of(settings, tally))
    played = tally.games - before
    if played:
        console.print(f"{played:,} games in {seconds:.1f} s: {played / seconds:,.1f} games a second")


def told_brought(settings: Settings) -> Iterator[str]:
    game = the_game(settings.game)
    for seat, value in enumerate(settings.brought, 1):
        yield f"seat {seat} {'the usual' if value is None else titles(game, [read_brought(game, value)])[0]}"


def tell_interrupted(done: int, games: int, keeper: Keeper | None) -> None:
    further = f" The same command with --resume goes on from there ({keeper.file})." if keeper else ""
    print(f"Stopped after {done:,} of {games:,} games.{further}", file=sys.stderr)


@contextmanager
def progress(title: str, games: int, before: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal; elsewhere a line now and then, so that a log stays short."""
    if sys.stderr.isatty():
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(title, total=games, completed=before)
            yield lambda done: bar.update(task, completed=done)
    else:
        yield Lines(games).show


class Lines:
    """Progress in lines."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.shown = time.monotonic()

    def show(self, done: int) -> None:
        if time.monotonic() - self.shown >= SECONDS_BETWEEN_LINES:
            self.shown = time.monotonic()
            print(f"{done:,} of {self.games:,} games", file=sys.stderr, flush=True)
