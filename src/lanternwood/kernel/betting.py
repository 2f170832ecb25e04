"""What those who are out of a match may still do: bet on how it ends. No rule ever looks at a bet."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from lanternwood.kernel.model import Model


class Bet(Model):
    """A way in which a match may end."""

    on: str
    """A short stable word for it."""
    words: str


Fared: TypeAlias = Literal["right", "half", "wrong"]
"""Half: the right winners, in another way."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Betting:
    offered: Callable[[Any], Sequence[Bet]]
    """What a seat that is out of the match may bet on, by its view; nothing for anyone else."""
    fared: Callable[[Any, str], Fared]
    """Of the last state: what became of a bet."""
