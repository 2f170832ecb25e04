"""Bots for Nightmare Forest."""

from lanternwood.bots.nightmare_forest.sharp import SharpBot
from lanternwood.bots.nightmare_forest.steady import SteadyBot

__all__ = ["SharpBot", "SteadyBot"]
