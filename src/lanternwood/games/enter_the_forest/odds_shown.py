"""The odds of a Risk roll as they go to the screen: exact, as pairs of whole numbers."""

from fractions import Fraction
from functools import cache

from lanternwood.games.enter_the_forest.odds import POLICIES, after_reroll, helper_marks, whole_roll
from lanternwood.kernel.model import Model


class Exact(Model):
    """A chance, as top and bottom of a fraction."""

    top: int
    bottom: int


class Outlook(Model):
    """What may come of it."""

    fail: Exact
    complication: Exact
    success: Exact
    marks: tuple[Exact, ...]
    """The chance that the roller marks Ruin at all, by current Ruin from 0 to 6."""


class PoolOdds(Model):
    """EF-UI-12 A pool and its chances."""

    light: int
    dark: int
    stand: Outlook
    """Without any re-roll."""
    policies: tuple[Outlook, ...]
    """P1 to P3: re-roll a fail once; a fail up to three times; anything below 6 up to three times."""
    helper_marks: Exact
    """For each helper, in one pass."""


def exact(chance: Fraction) -> Exact:
    return Exact(chance.numerator, chance.denominator)


@cache
def pool_odds(light: int, dark: int, help: int, push_always: bool) -> PoolOdds | None:
    """Of a pool that is being gathered. All accepted help counts as light, since using it never hurts."""
    if not light + dark:
        return None
    outlooks = []
    for policy in POLICIES:
        whole = whole_roll(light, dark, policy, push_always, help)
        reading = whole.readings[0]
        marks = tuple(exact(chance) for chance in whole.some_mark)
        outlooks.append(Outlook(exact(reading.fail), exact(reading.complication), exact(reading.success), marks))
    return PoolOdds(light + help, dark, outlooks[0], tuple(outlooks[1:]), exact(helper_marks(dark)))


@cache
def reroll_odds(light: int, dark: int, help_faces: tuple[int, ...]) -> PoolOdds:
    """Of one more re-roll, with the help dice as they lie; `dark` counts the die that it adds."""
    after = after_reroll(light, dark - 1, help_faces)
    reading = after.reading
    marks = tuple(exact(chance) for chance in after.marks)
    outlook = Outlook(exact(reading.fail), exact(reading.complication), exact(reading.success), marks)
    return PoolOdds(light + len(help_faces), dark, outlook, (), exact(helper_marks(dark)))
