"""Bots for Nightmare Forest."""

from functools import partial

from lanternwood.bots.nightmare_forest.sharp import SharpBot
from lanternwood.bots.nightmare_forest.steady import NERVES, SteadyBot

BOTS = {"steady": SteadyBot, "sharp": SharpBot}
LAB_BOTS = {nerve: partial(SteadyBot, nerve=NERVES[nerve]) for nerve in ("reckless", "cautious", "bold")}
"""They differ only in nerve."""
