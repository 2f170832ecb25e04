"""How a table may be set up, and what a game says to whoever does."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from lanternwood.kernel.model import Manners, Model


class NoOptions(Model):
    """For a game that is always played the same way."""


class Advice(Model):
    """Something to know about a table as it is set up. It forbids nothing."""

    words: str
    warns: bool = False
    """Better changed than begun with."""


class Preset(Model):
    """A ready-made way to set up a table, or a part of it."""

    title: str
    says: str
    options: dict[str, Any]
    """To be set; any others stay as they are."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SettingUp:
    options_type: type[Any]
    """A Model whose defaults are the plain game."""
    problem: Callable[[int, Any], str | None]
    """What is wrong with these options for so many seats, in words, or None."""
    advice: Callable[[int, Any], Sequence[Advice]]
    """What to know about these options for so many seats before the start, also where there is a problem with them."""
    presets: Callable[[int, Any], Sequence[Preset]]
    """Ready-made options for so many seats, offered to whoever has set these."""
    manners: Callable[[Any], Manners]
    """How much may be said, how long bots wait, whether anyone may be hurried: by the options of a table."""


def no_problem(seats: int, options: Any) -> str | None:
    return None


def no_advice(seats: int, options: Any) -> Sequence[Advice]:
    return ()


def no_presets(seats: int, options: Any) -> Sequence[Preset]:
    return ()


def usual_manners(options: Any) -> Manners:
    return Manners()


PLAIN = SettingUp(
    options_type=NoOptions, problem=no_problem, advice=no_advice, presets=no_presets, manners=usual_manners
)
"""Nothing to set."""
