"""RULES.md section 7: exact odds. One die's hits are Bernoulli(1/2) + Bernoulli(1/3)."""

from functools import cache

from lanternwood.games.nightmare_forest.dice import FACES

NOISE_ATTRACTS = (0.0, 1 / 2, 2 / 3, 1.0)
"""By noise level."""
THROW_HITS = 2 / 3


@cache
def ways(dice: int) -> tuple[int, ...]:
    """How many of the 6**dice rolls give exactly 0, 1, 2 … hits."""
    if dice == 0:
        return (1,)
    fewer = ways(dice - 1)
    return tuple(
        sum(fewer[hits - face] for face in FACES if 0 <= hits - face < len(fewer)) for hits in range(2 * dice + 1)
    )


@cache
def chance_of(dice: int, needed: int) -> float:
    """The chance of at least so many hits; also with an eighth die, which is what a blank rolled again counts as."""
    good: int = sum(ways(dice)[max(needed, 0) :])
    rolls: int = len(FACES) ** dice
    return good / rolls
