"""Bots for Forsaken."""

from lanternwood.bots.forsaken.sharp import SharpBot
from lanternwood.bots.forsaken.steady import SteadyBot
from lanternwood.games.forsaken.actions import Commit, Concede, TakeBack, Uncommit

BOTS = {"steady": SteadyBot, "sharp": SharpBot}
LONG_THINKERS = ("sharp",)
"""It may think for a second."""
NEVER_AT_RANDOM = (Concede, Commit, Uncommit, TakeBack)
"""With three Kingdoms always there to concede, no game at random would last three turns."""
