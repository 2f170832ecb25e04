"""Many games between bots, in several processes, with the same result whatever their number.

Game n of a simulation is fixed by the settings and n alone: its seed, who sits where, and each bot's own luck. So
the games can be played anywhere and in any order; they are handed out in small runs and added up in order.
"""

import multiprocessing
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from types import FrameType
from typing import Any, Protocol, TypeAlias

from lanternwood.bots import make_bot
from lanternwood.bots.bot import Bot, mind_of
from lanternwood.games import GAMES
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match, Plan, plan_for
from lanternwood.kernel.model import OUTSIDE, Model, Talk
from lanternwood.kernel.rng import HashRng
from lanternwood.lab.seating import seating
from lanternwood.lab.sides import seated_by_side
from lanternwood.lab.statistics import Statistics, statistics_of
from lanternwood.lab.tally import Tally
from lanternwood.lab.turns import Turns, the_timeout

Run: TypeAlias = tuple[int, int]
"""The first game and the one after the last."""

RUN = 4
"""So many games are handed out at once: few, since a game between searching bots takes a second."""


class Settings(Model):
    """What a simulation's result depends on, apart from the number of games."""

    game: str
    rules_version: str
    content_hash: str
    levels: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    rotate: bool
    by_side: dict[str, str] = {}
    """In a game of hidden teams: the level that plays for a side, whoever is dealt to it."""
    brought: tuple[Any, ...] = ()
    """What each seat brings, or None for the usual, drawn anew in each game. Levels may rotate, but this stays."""

    def seated(self, number: int) -> tuple[str, ...]:
        return seating(self.levels, number) if self.rotate else self.levels

    def plan(self, number: int) -> Plan:
        seed = f"{self.seed}/{number}"
        seats = len(self.levels)
        return Plan(self.game, self.rules_version, self.content_hash, seats, self.options, seed, (), self.brought)


class SimulationBroken(Exception):
    """A process of the simulation was ended from outside."""


def settings_for(
    game: Game[Any],
    levels: tuple[str, ...],
    seed: str,
    options: dict[str, Any],
    rotate: bool = True,
    by_side: dict[str, str] | None = None,
    brought: Sequence[Any] = (),
) -> Settings:
    """Checked settings; SetupError or UnknownBot say what would do."""
    plan = plan_for(game, len(levels), seed, options, brought=brought)
    by_side = by_side or {}
    for level in (*levels, *by_side.values()):
        make_bot(game.name, level, HashRng(b""))
    return Settings(
        game.name, plan.rules_version, plan.content_hash, levels, plan.options, seed, rotate, by_side, plan.brought
    )


def bot_chance(match_seed: str, seat: int) -> HashRng:
    """A bot's own luck, which tells it nothing about the match's."""
    return HashRng(f"bot {seat} of {match_seed}".encode())


def play(game: Game[Any], match: Match[Any], levels: tuple[str, ...], watch: type[Statistics]) -> Statistics:
    """One match between bots, to its end, with nobody listening but the statistics."""
    seed = match.plan.seed
    bots = [make_bot(game.name, level, bot_chance(seed, seat)) for seat, level in enumerate(levels)]
    return play_between(game, match, bots, watch)


def play_between(game: Game[Any], match: Match[Any], bots: Sequence[Bot], watch: type[Statistics]) -> Statistics:
    turns, watcher = Turns(chance=HashRng(f"turns of {match.plan.seed}".encode())), watch(match.state)
    while (seat := turns.next(game, match.state)) is not None:
        if seat == OUTSIDE:
            match.act(seat, the_timeout(game, match.state))
        else:
            action = bots[seat].choose(mind_of(game, match.state, seat))
            match.act(seat, action)
            if isinstance(action, Talk):
                continue
        turns.has_chosen(seat)
        watcher.see(match.state)
    return watcher


def note_game(tally: Tally, game: Game[Any], settings: Settings, number: int) -> None:
    """Play one game of a simulation and add it to the tally."""
    match = Match(game, settings.plan(number), listen=False)
    levels = seated_by_side(game.name, match.state, settings.seated(number), settings.by_side)
    watcher = play(game, match, levels, statistics_of(game.name))
    outcome = match.outcome()
    assert outcome
    tally.note(outcome, levels, len(match.log), watcher.counts(match.state, levels))


class Simulation:
    """Plays games from where its tally stands; after a stop, the tally holds the first so many games exactly."""

    def __init__(self, settings: Settings, tally: Tally | None = None) -> None:
        self.settings = settings
        self.tally = tally or Tally()

    def play(self, games: int, jobs: int, on_progress: Callable[[Tally], None]) -> bool:
        """Play until so many games are done; false if Ctrl-C came first. A second Ctrl-C does not wait."""
        firsts = range(self.tally.games, games, RUN)
        runs = [(first, min(first + RUN, games)) for first in firsts]
        here = jobs == 1 or len(runs) < 2
        try:
            for tally in self._play_here(runs) if here else self._play_elsewhere(runs, jobs):
                self.tally.add(tally)
                on_progress(self.tally)
        except BrokenProcessPool:
            raise SimulationBroken(
                "a process of the simulation was ended from outside (out of memory?); try fewer --jobs"
            ) from None
        return self.tally.games >= games

    def _play_here(self, runs: list[Run]) -> Iterator[Tally]:
        stop = threading.Event()
        with stopped_by_ctrl_c(stop):
            for run in runs:
                tally = play_run(self.settings, run, stop)
                yield tally
                if stop.is_set():
                    return

    def _play_elsewhere(self, runs: list[Run], jobs: int) -> Iterator[Tally]:
        """Results in order, with a few runs per process under way. The run that a stop cuts short is the last."""
        context = multiprocessing.get_context("spawn")
        with deaf_to_ctrl_c():
            stop = context.Event()
        under_way: deque[tuple[Run, Future[Tally]]] = deque()
        with ProcessPoolExecutor(jobs, context, start_worker, (stop,)) as pool, stopped_by_ctrl_c(stop):
            waiting = iter(runs)
            while True:
                while len(under_way) < 3 * jobs and (run := next(waiting, None)):
                    with deaf_to_ctrl_c():
                        under_way.append((run, pool.submit(play_run_in_worker, self.settings, run)))
                if not under_way:
                    return
                (first, last), future = under_way.popleft()
                tally = future.result()
                yield tally
                if tally.games < last - first:
                    pool.shutdown(wait=True, cancel_futures=True)
                    return


# In a worker


class Stop(Protocol):
    """Set when no further game should begin."""

    def is_set(self) -> bool: ...

    def set(self) -> None: ...


worker_stop: Stop | None = None


def start_worker(stop: Stop) -> None:
    global worker_stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    worker_stop = stop


def play_run_in_worker(settings: Settings, run: Run) -> Tally:
    assert worker_stop
    return play_run(settings, run, worker_stop)


def play_run(settings: Settings, run: Run, stop: Stop) -> Tally:
    """A run of games, shorter if the simulation is being stopped."""
    tally = Tally()
    for number in range(*run):
        if stop.is_set():
            break
        note_game(tally, GAMES[settings.game], settings, number)
    return tally


# Ctrl-C


@contextmanager
def stopped_by_ctrl_c(stop: Stop) -> Iterator[None]:
    """The first Ctrl-C asks for a stop, a second one interrupts as usual."""
    before = signal.getsignal(signal.SIGINT)

    def ask(number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, before)
        stop.set()

    signal.signal(signal.SIGINT, ask)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Processes started meanwhile do not hear Ctrl-C: this one decides when they stop. It hears of one afterwards; to
    ignore it would be to lose it."""
    if sys.platform == "win32":  # there are no masks there, nor would they be handed on
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
