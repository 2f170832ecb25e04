"""Who may talk, who hears it, and when not even the traffic may tell who does something."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from lanternwood.kernel.model import Problem, Seat, Talk, Viewer
from lanternwood.kernel.rng import Chance


@dataclass(frozen=True, slots=True, kw_only=True)
class Talking:
    quiet: Callable[[Any, Viewer], Problem | None]
    """Of a state: why the rules forbid a viewer to talk now, if they do."""
    hushed: Callable[[Any], bool]
    """Whether not even the traffic may tell who does something now: all that is sent then looks alike. By what everyone
    knows."""
    whispers: Callable[[Any, Seat], Sequence[Seat]]
    """Who alone hears what a seat writes while it is quiet, itself among them; nobody where it may not write."""
    pulse: Callable[[Any], Any]
    """A value that changes whenever there may be something to answer, by what everyone knows: a bot that had nothing to
    say and can only pass need not look again before it has changed."""
    saying: Callable[[Any, Seat, Chance], Talk | None] | None
    """Something that a seat could say now, drawn at random, in a game that has talk which programs can read; gives None
    while it must be quiet."""


def never_quiet(state: Any, viewer: Viewer) -> Problem | None:
    return None


def never_hushed(state: Any) -> bool:
    return False


def nobody_whispers(state: Any, seat: Seat) -> Sequence[Seat]:
    return ()


def no_pulse(state: Any) -> Any:
    return None


PLAIN = Talking(quiet=never_quiet, hushed=never_hushed, whispers=nobody_whispers, pulse=no_pulse, saying=None)
"""Everyone talks as they like, and no rule is about it."""
