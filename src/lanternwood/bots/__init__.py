"""Bots: a view and its choices in, one choice out. Every game has random; most have steady and sharp."""

from collections.abc import Callable

from lanternwood.bots import enter_the_forest, forsaken_forest, nightmare_forest
from lanternwood.bots.bot import Bot, RandomBot
from lanternwood.kernel.rng import Chance

BOTS: dict[str, dict[str, Callable[[Chance], Bot]]] = {
    "enter-the-forest": {
        "steady": enter_the_forest.SteadyBot,
    },
    "forsaken-forest": {
        "steady": forsaken_forest.SteadyBot,
        "sharp": forsaken_forest.SharpBot,
    },
    "nightmare-forest": {
        "reckless": nightmare_forest.reckless,
        "cautious": nightmare_forest.cautious,
        "bold": nightmare_forest.bold,
        "steady": nightmare_forest.SteadyBot,
        "sharp": nightmare_forest.SharpBot,
    },
}
"""By game and name. The lab also plays with characters that differ only in nerve."""


class UnknownBot(Exception):
    """There is no bot of that name; says which there are."""


def levels(game: str) -> list[str]:
    """The names of a game's bots: random first, then as they are listed above, the strongest last."""
    return ["random", *BOTS.get(game, {})]


def make_bot(game: str, level: str, chance: Chance) -> Bot:
    """A bot of this level for one seat, with its own source of chance."""
    if level == "random":
        return RandomBot(chance)
    makers = BOTS.get(game, {})
    if level not in makers:
        raise UnknownBot(f"no bot is called '{level}'; there are: {', '.join(levels(game))}")
    return makers[level](chance)
