"""How far a measured share may be from the true one."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

Z95 = 1.959963984540054


class Interval(NamedTuple):
    low: float
    high: float


def wilson(successes: float, trials: int) -> Interval:
    """Wilson's 95 % interval for a share; sensible also near 0, near 1 and for few trials."""
    if trials == 0:
        return Interval(0.0, 1.0)
    share = successes / trials
    weight = 1 + Z95**2 / trials
    middle = (share + Z95**2 / (2 * trials)) / weight
    reach = Z95 * sqrt(share * (1 - share) / trials + Z95**2 / (4 * trials**2)) / weight
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


def paired(ours: Sequence[bool], theirs: Sequence[bool]) -> Interval:
    """The 95 % interval for how much larger the first share is, where both were measured on the same deals."""
    gains = [our - their for our, their in zip(ours, theirs, strict=True)]
    middle = sum(gains) / len(gains)
    reach = Z95 * sqrt(sum((gain - middle) ** 2 for gain in gains)) / len(gains)
    return Interval(middle - reach, middle + reach)
