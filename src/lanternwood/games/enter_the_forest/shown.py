"""What screens show besides a match: prompts, suggestions for a character, and the tables of odds."""

from lanternwood.games.enter_the_forest.content import CONTENT, Hunter, Prompt
from lanternwood.games.enter_the_forest.odds import POLICIES, reduction_unnoticed, ruin_roll_marks, whole_roll
from lanternwood.games.enter_the_forest.odds_shown import Exact, PoolOdds, exact, pool_odds
from lanternwood.games.enter_the_forest.state import LOST
from lanternwood.kernel.model import Model

MOST_LIGHT, MOST_DARK = 3, 4


class Means(Model):
    """Of a pool, to a thousandth, for P1 to P3."""

    light: int
    dark: int
    rerolls: tuple[float, ...]
    marks: tuple[tuple[float, ...], ...]
    """By current Ruin from 0 to 6."""


class Shown(Model):
    prompts: tuple[Prompt, ...]
    hunters: tuple[Hunter, ...]
    pools: tuple[PoolOdds, ...]
    """EF-UI-12 Tables O2 to O5: every pool of up to three light and four dark dice."""
    pushed: tuple[PoolOdds, ...]
    """Table O6: the same where a re-roll is open after the Ruin step too."""
    means: tuple[Means, ...]
    """How many re-rolls and marks there are on average, pool by pool."""
    pushed_means: tuple[Means, ...]
    ruin_roll: tuple[Exact, ...]
    """By Ruin: the chance that a Ruin roll marks."""
    reduction: tuple[Exact, ...]
    """By Ruin: the chance that a Reduction goes unnoticed."""


EVERY_POOL = [(light, dark) for light in range(MOST_LIGHT + 1) for dark in range(MOST_DARK + 1) if light + dark]


def pools(push_always: bool) -> tuple[PoolOdds, ...]:
    return tuple(odds for light, dark in EVERY_POOL if (odds := pool_odds(light, dark, 0, push_always)))


def means(push_always: bool) -> tuple[Means, ...]:
    return tuple(means_of(light, dark, push_always) for light, dark in EVERY_POOL)


def means_of(light: int, dark: int, push_always: bool) -> Means:
    wholes = [whole_roll(light, dark, policy, push_always) for policy in POLICIES[1:]]
    return Means(
        light,
        dark,
        tuple(round(float(whole.rerolls[0]), 3) for whole in wholes),
        tuple(tuple(round(float(marks), 3) for marks in whole.marks) for whole in wholes),
    )


def shown() -> Shown:
    ruins = range(LOST + 1)
    return Shown(
        tuple(CONTENT.prompts),
        tuple(CONTENT.hunters),
        pools(push_always=False),
        pools(push_always=True),
        means(push_always=False),
        means(push_always=True),
        tuple(exact(ruin_roll_marks(ruin)) for ruin in ruins),
        tuple(exact(reduction_unnoticed(ruin)) for ruin in ruins),
    )
