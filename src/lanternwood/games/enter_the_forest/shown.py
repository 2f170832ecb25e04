"""What screens show besides a match: prompts, suggestions for a character, and the tables of odds."""

from lanternwood.games.enter_the_forest.content import CONTENT, Hunter, Prompt
from lanternwood.games.enter_the_forest.odds import reduction_unnoticed, ruin_roll_marks
from lanternwood.games.enter_the_forest.odds_shown import Exact, PoolOdds, exact, pool_odds
from lanternwood.games.enter_the_forest.state import LOST
from lanternwood.kernel.model import Model

MOST_LIGHT, MOST_DARK = 3, 4


class Shown(Model):
    prompts: tuple[Prompt, ...]
    hunters: tuple[Hunter, ...]
    pools: tuple[PoolOdds, ...]
    """EF-UI-12 Tables O2 to O5: every pool of up to three light and four dark dice."""
    pushed: tuple[PoolOdds, ...]
    """Table O6: the same where a re-roll is open after the Ruin step too."""
    ruin_roll: tuple[Exact, ...]
    """By Ruin: the chance that a Ruin roll marks."""
    reduction: tuple[Exact, ...]
    """By Ruin: the chance that a Reduction goes unnoticed."""


def pools(push_always: bool) -> tuple[PoolOdds, ...]:
    every = [(light, dark) for light in range(MOST_LIGHT + 1) for dark in range(MOST_DARK + 1)]
    return tuple(odds for light, dark in every if (odds := pool_odds(light, dark, 0, push_always)))


def shown() -> Shown:
    ruins = range(LOST + 1)
    return Shown(
        tuple(CONTENT.prompts),
        tuple(CONTENT.hunters),
        pools(push_always=False),
        pools(push_always=True),
        tuple(exact(ruin_roll_marks(ruin)) for ruin in ruins),
        tuple(exact(reduction_unnoticed(ruin)) for ruin in ruins),
    )
