"""Bots: a view and its choices in, one choice out. Every game has random; most have steady and sharp.

The bots of a game are in the folder that is called like it. Its `BOTS` are those that people play with, the strongest
last; `LAB_BOTS`, if it has any, are for simulations alone. `LONG_THINKERS`, if it has any, names those that may think
for longer than other tables should wait: on a server they think in processes of their own, and travel there with all
that they remember, so such a bot must be something that `pickle` can take. `NEVER_AT_RANDOM`, if it has any, are kinds
of actions that random leaves alone, since they would end or undo its play.
"""

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from lanternwood.bots.bot import Bot, RandomBot
from lanternwood.games import OPENINGS
from lanternwood.games.finding import folder_of, part_of
from lanternwood.kernel.rng import Chance

Makers = Mapping[str, Callable[[Chance], Bot]]


class UnknownBot(Exception):
    """There is no bot of that name; says which there are."""


def shown_levels(game: str) -> list[str]:
    """The names of the bots that people play with: random first, the strongest last."""
    return ["random", *makers_of(game, "BOTS")]


def levels(game: str) -> list[str]:
    """The names of all of a game's bots, those of the lab too: random first, the strongest last."""
    return ["random", *makers_of(game, "LAB_BOTS"), *makers_of(game, "BOTS")]


def usual_level(game: str) -> str:
    """Who plays unless somebody asks for another, and who sits in for people: plays like a sensible person, not
    better; where a game has no such bot, the strongest it has."""
    shown = shown_levels(game)
    return "steady" if "steady" in shown else shown[-1]


def make_bot(game: str, level: str, chance: Chance) -> Bot:
    """A bot of this level for one seat, with its own source of chance."""
    if level == "random":
        return RandomBot(chance, getattr(bots_of(game), "NEVER_AT_RANDOM", ()))
    makers = {**makers_of(game, "LAB_BOTS"), **makers_of(game, "BOTS")}
    if level not in makers:
        raise UnknownBot(f"no bot is called '{level}'; there are: {', '.join(levels(game))}")
    return makers[level](chance)


def long_thinkers(game: str) -> tuple[str, ...]:
    """The names of those that think for long."""
    bots: Any = bots_of(game)
    return getattr(bots, "LONG_THINKERS", ())


def makers_of(game: str, which: str) -> Makers:
    bots: Any = bots_of(game)
    return getattr(bots, which, {})


def bots_of(game: str) -> ModuleType | None:
    """What a series begins with has its bots beside those of the game whose series it is."""
    if game in OPENINGS:
        return part_of(OPENINGS[game][1].name, __name__, folder_of(game))
    return part_of(game, __name__)
