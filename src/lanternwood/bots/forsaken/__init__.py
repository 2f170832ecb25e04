"""Bots for Forsaken."""

from lanternwood.bots.forsaken.steady import SteadyBot

BOTS = {"steady": SteadyBot}
