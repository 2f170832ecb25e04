"""Chance exposed: every way the randomness in one step can fall, with its exact weight.

The rules resolve chance at once. Since they are deterministic given the draws, any step can be run again with
the draws written down beforehand; where the script ends, the step stops and says what draw it needs next. So
solvers get chance nodes without a single rule knowing about them.
"""

from collections.abc import Callable, Iterator, MutableSequence, Sequence
from fractions import Fraction
from typing import Any, TypeVar

from lanternwood.kernel.rng import shuffle_with

T = TypeVar("T")


class DrawNeeded(Exception):
    """The script has run out at a draw with this many equally likely results."""

    def __init__(self, bound: int) -> None:
        super().__init__(f"a draw of one in {bound}")
        self.bound = bound


class Scripted:
    """A source of chance that reads its results from a list."""

    __slots__ = ("at", "script")

    def __init__(self, script: Sequence[int]) -> None:
        self.script = script
        self.at = 0

    def below(self, bound: int) -> int:
        if bound == 1:
            return 0
        if self.at == len(self.script):
            raise DrawNeeded(bound)
        drawn = self.script[self.at]
        assert 0 <= drawn < bound, "the script does not fit these rules"
        self.at += 1
        return drawn

    def shuffle(self, things: MutableSequence[Any]) -> None:
        shuffle_with(self, things)


def branches(step: Callable[[Scripted], T]) -> Iterator[tuple[Fraction, T]]:
    """All results of a step with their probabilities; the step must start from a fresh copy each time."""
    scripts: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while scripts:
        script, weight = scripts.pop()
        try:
            result = step(Scripted(script))
        except DrawNeeded as need:
            share = weight / need.bound
            scripts.extend(([*script, drawn], share) for drawn in reversed(range(need.bound)))
        else:
            yield weight, result
