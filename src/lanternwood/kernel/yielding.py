"""Standing answers that a seat may give beforehand, such as to pass until its turn comes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Yielding:
    offered: Callable[[Any], Sequence[str]]
    """By a seat's view: the standing answers it may give now, by name."""
    answer: Callable[[Any, str], Any | None]
    """What a seat that has given this standing answer does now, by its view; None where it wants to be asked. Only what
    everyone can see may decide it."""
    ends: Callable[[Any, str], bool]
    """Whether a standing answer has served its time."""
