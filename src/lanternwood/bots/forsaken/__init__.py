"""Bots for Forsaken."""

from lanternwood.bots.forsaken.sharp import SharpBot
from lanternwood.bots.forsaken.steady import SteadyBot

BOTS = {"steady": SteadyBot, "sharp": SharpBot}
LONG_THINKERS = ("sharp",)
"""It may think for a second."""
