"""How long bots think: processor time for each decision, on one core.

    python -m lanternwood.lab.thinking_time GAME --seats 12 --games 3 --options '{"name": true}'

plays that many games with each of the game's bots on all seats.
"""

import json
import time
from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Any

from lanternwood.bots import levels, make_bot
from lanternwood.bots.bot import Bot, Mind
from lanternwood.games import GAMES
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match, SetupError, plan_for
from lanternwood.kernel.model import Action
from lanternwood.lab.simulate import bot_chance, play_between
from lanternwood.lab.statistics import NoStatistics


class Timed:
    """A bot with a stop watch."""

    def __init__(self, bot: Bot, seconds: list[float]) -> None:
        self.bot = bot
        self.seconds = seconds

    def choose(self, mind: Mind) -> Action:
        began = time.process_time()
        action = self.bot.choose(mind)
        self.seconds.append(time.process_time() - began)
        return action


def seconds_of(game: Game[Any], level: str, seats: int, games: int, options: dict[str, Any]) -> list[float]:
    """For every decision of so many games, the shortest first."""
    seconds: list[float] = []
    for number in range(games):
        match = Match(game, plan_for(game, seats, f"thinking {number}", options), listen=False)
        bots = [make_bot(game.name, level, bot_chance(match.plan.seed, seat)) for seat in range(seats)]
        play_between(game, match, [Timed(bot, seconds) for bot in bots], NoStatistics)
    return sorted(seconds)


def in_words(level: str, seconds: Sequence[float]) -> str:
    middle, nearly_all = seconds[len(seconds) // 2], seconds[len(seconds) * 99 // 100 - 1]
    times = f"half within {1000 * middle:.1f} ms, 99 of 100 within {1000 * nearly_all:.1f} ms"
    return f"{level}: {len(seconds):,} decisions, {times}, all within {1000 * seconds[-1]:.1f} ms"


def main() -> None:
    asked = ArgumentParser(description="How long the bots of a game think about each decision.")
    asked.add_argument("game", choices=sorted(GAMES))
    asked.add_argument("--seats", type=int, required=True)
    asked.add_argument("--games", type=int, default=3)
    asked.add_argument("--options", type=json.loads, default={}, metavar="JSON")
    wanted = asked.parse_args()
    game = GAMES[wanted.game]
    try:
        for level in levels(game.name):
            print(in_words(level, seconds_of(game, level, wanted.seats, wanted.games, wanted.options)))
    except SetupError as error:
        asked.error(str(error))


if __name__ == "__main__":
    main()
