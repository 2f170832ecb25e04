"""Bots for Nightmare Forest."""

from lanternwood.bots.nightmare_forest.sharp import SharpBot
from lanternwood.bots.nightmare_forest.steady import NERVES, SteadyBot
from lanternwood.kernel.rng import Chance

__all__ = ["SharpBot", "SteadyBot", "bold", "cautious", "reckless"]


def cautious(chance: Chance) -> SteadyBot:
    return SteadyBot(chance, NERVES["cautious"])


def bold(chance: Chance) -> SteadyBot:
    return SteadyBot(chance, NERVES["bold"])


def reckless(chance: Chance) -> SteadyBot:
    return SteadyBot(chance, NERVES["reckless"])
