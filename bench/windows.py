"""Measuring side by side: every contestant gets many short windows, in turn, and the median of them counts.

A machine that is busy for a while then slows all contestants alike, and one bad window changes nothing. A second is
a second of the processor's time, so that other work on the same core is nobody's loss.
"""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter, process_time
from typing import Protocol

WARMUP = 1.0
"""Seconds. A compiler that learns while it runs, such as Node's, is slow at first."""


class Window(Protocol):
    def __call__(self, seconds: float) -> float:
        """Work for so long and give the rate per second."""
        ...


@dataclass
class Contestant:
    """Someone who is measured, and the rate of each window so far."""

    name: str
    window: Window
    rates: list[float] = field(default_factory=list)

    def rate(self) -> float:
        return median(self.rates)


def repeated(work: Callable[[], int]) -> Window:
    """A window of one piece of work after another; each says how much it has done."""

    def window(seconds: float) -> float:
        done, start, end = 0, process_time(), perf_counter() + seconds
        while perf_counter() < end:
            done += work()
        return done / (process_time() - start)

    return window


def measure(contestants: Sequence[Contestant], rounds: int, seconds: float) -> None:
    """A second to warm up, then the rounds, there and back, so that nobody always follows the same one."""
    for contestant in contestants:
        contestant.window(WARMUP)
    for turn in range(rounds):
        for contestant in contestants if turn % 2 == 0 else reversed(contestants):
            contestant.rates.append(contestant.window(seconds))


def keep_to_one_core() -> bool:
    """Share one core with all child processes; false where the system cannot do that."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True
