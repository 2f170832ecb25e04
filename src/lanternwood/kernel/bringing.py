"""What each seat may bring to a match: a deck, a hand, a list of troops. It is the seat's secret until the end.

Options are for all to see, so what a seat brings is none of them. Everyone else sees that something was brought, and a
fingerprint of it (`kernel/promising.py`); how it shows in play is up to the game's own view.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from lanternwood.kernel.rng import Chance


class CannotRead(Exception):
    """A text that is nothing to bring; says where and why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bringing:
    noun: str
    """What one of them is called, in a word that goes with "a": "deck"."""
    value_type: type[Any]
    """A Model. Whatever can be decoded as one may come from outside: `problems` says whether it will do."""
    problems: Callable[[Any, Any], Sequence[str]]
    """Of a value and the options of the table: all that is wrong with it, each in words; nothing if it will do. Only
    whoever brought it is told."""
    usual: Callable[[Any, Chance], Any]
    """By the options: what a seat plays with that brings nothing, drawn from several by the chance of the match, before
    its setup draws anything."""
    title: Callable[[Any], str]
    """What a value is called, for whoever may see it."""
    read: Callable[[str], Any]
    """A value from a text, such as a name, a code or a list; raises CannotRead. It need not be without problems."""
