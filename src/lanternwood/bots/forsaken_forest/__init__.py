"""Bots for Forsaken Forest: steady judges what it sees and hears, sharp weighs the worlds it may be in."""

from lanternwood.bots.forsaken_forest.sharp import SharpBot
from lanternwood.bots.forsaken_forest.steady import SteadyBot

BOTS = {"steady": SteadyBot, "sharp": SharpBot}
