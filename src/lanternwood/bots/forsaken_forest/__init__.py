"""Bots for Forsaken Forest: steady judges what it sees and hears; see the modules for how."""

from lanternwood.bots.forsaken_forest.steady import SteadyBot as SteadyBot
