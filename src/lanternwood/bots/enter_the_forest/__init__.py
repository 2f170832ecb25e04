"""Bots for Enter the Forest: a plain game master and plain companions (EF-R16, EF-R28)."""

from lanternwood.bots.enter_the_forest.steady import SteadyBot

BOTS = {"steady": SteadyBot}
