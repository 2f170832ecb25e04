"""In how many ways dice fall, counted by what the rules look at: so a large pool costs little more than a small one."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations, pairwise
from math import comb, prod
from typing import NamedTuple

FACES = 6


@cache
def ways_by_highest(dice: int, without: int = 0) -> tuple[int, ...]:
    """In how many rolls 0 (no dice), 1, 2 … 6 is the highest die, where no die shows `without`."""
    at_most = [(face - (0 < without <= face)) ** dice for face in range(FACES + 1)]
    return (at_most[0], *(ways - lower for lower, ways in pairwise(at_most)))


class Fall(NamedTuple):
    """All rolls of a pass that have the same highest light die and the same highest dark die."""

    ways: int
    light: int
    dark: int

    @property
    def highest(self) -> int:
        return max(self.light, self.dark)

    @property
    def compare(self) -> bool:
        """EF-RISK-13 to 15 With no light die `light` is 0, which any dark die beats."""
        return self.dark > 0 and self.dark >= self.light

    def marks(self, ruin: int) -> bool:
        """EF-RISK-16, 17"""
        return self.compare and self.dark > ruin


def falls(light: int, dark: int, standing: int, without: int = 0) -> Iterator[Fall]:
    """A pass with a help die lying at `standing` (0 if none), and no dark die showing `without`."""
    for light_top, light_ways in enumerate(ways_by_highest(light)):
        for dark_top, dark_ways in enumerate(ways_by_highest(dark, without)):
            if light_ways and dark_ways:
                yield Fall(light_ways * dark_ways, max(light_top, standing), dark_top)


@lru_cache(maxsize=100_000)
def contest_ways(dice: tuple[int, ...], face: int) -> tuple[int, ...]:
    """In how many rolls of dice that show `face` or lower each participant wins, and last, in how many nobody does."""
    wins = [0] * len(dice)
    if len(dice) == 1:
        return face ** dice[0], 0
    if face == 0:
        return *wins, int(not any(dice))  # a die that is left would have no face to show
    stand_offs = 0
    for most in range(max(dice) + 1):
        exactly = [comb(count, most) for count in dice]
        fewer = [sum(comb(count, n) * (face - 1) ** (count - n) for n in range(min(most, count + 1))) for count in dice]
        able = [place for place, count in enumerate(dice) if count >= most]
        for size in range(1, len(able) + 1):
            for tied in combinations(able, size):
                out = prod(fewer[place] for place in range(len(dice)) if place not in tied)
                ways = out * prod(exactly[place] for place in tied)
                if ways:
                    *among, none = contest_ways(tuple(dice[place] - most for place in tied), face - 1)
                    for place, won in zip(tied, among, strict=True):
                        wins[place] += ways * won
                    stand_offs += ways * none
    return *wins, stand_offs
