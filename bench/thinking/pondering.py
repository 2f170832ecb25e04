"""Bots for tic-tac-toe that think about every square for a second, in plain Python, and then pick any.

The server of this benchmark finds them where it would find the bots of a game called tictactoe.
"""

import time

from lanternwood.bots.bot import Mind, RandomBot
from lanternwood.kernel.model import Action

SECONDS = 1.0
"""Of processor time for each choice."""


class PonderingBot(RandomBot):
    def choose(self, mind: Mind) -> Action:
        end = time.thread_time() + SECONDS
        while time.thread_time() < end:
            sum(range(1000))
        return super().choose(mind)


BOTS = {"pondering": PonderingBot}
LONG_THINKERS = ("pondering",)
