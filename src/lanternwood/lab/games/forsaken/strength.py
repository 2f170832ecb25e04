"""How strong the bots of Forsaken are against each other, over all pairings of the starter decks.

    python -m lanternwood.lab.games.forsaken.strength sharp steady --rounds 4

plays each of the 25 pairings so many times, twice from the same seed with the bots in each other's seats, so that both
have held both decks, both hands and both first turns. Prints the share of the first bot, how long each thought, and how
the decks fared. Besides the levels that people play with there is `ismcts`, with its iterations as in `ismcts:40`.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from lanternwood.bots import make_bot
from lanternwood.bots.bot import Bot
from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.deck_lists import STARTERS
from lanternwood.games.forsaken.state import NOBODY
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import Model
from lanternwood.kernel.rng import Chance
from lanternwood.lab.games.forsaken.ismcts import ITERATIONS, IsmctsBot
from lanternwood.lab.intervals import wilson
from lanternwood.lab.simulate import bot_chance, play_between
from lanternwood.lab.statistics import NoStatistics
from lanternwood.lab.thinking_time import Timed, in_words

PAIRINGS = [(one, other) for one in STARTERS for other in STARTERS]


class Game(Model):
    """What became of one game."""

    decks: tuple[str, str]
    seat: int
    """Where the first bot sat."""
    winner: int
    first: int
    turns: int
    seconds: tuple[tuple[float, ...], tuple[float, ...]]
    """For each decision, by bot."""


def maker(name: str) -> Callable[[Chance], Bot]:
    if name.startswith("ismcts"):
        return partial(IsmctsBot, iterations=int(name.partition(":")[2] or ITERATIONS))
    return partial(make_bot, GAME.name, name)


def play(names: tuple[str, str], seed: str, number: int) -> Game:
    """Game `number`: its decks, seed and seats follow from that."""
    pair, swapped = divmod(number, 2)
    decks = PAIRINGS[pair % len(PAIRINGS)]
    match = Match(GAME, plan_for(GAME, 2, f"{seed}/{pair}", brought=[STARTERS[deck] for deck in decks]), listen=False)
    seconds: tuple[list[float], list[float]] = ([], [])
    bots = [
        Timed(maker(names[seat ^ swapped])(bot_chance(match.plan.seed, seat)), seconds[seat ^ swapped])
        for seat in range(2)
    ]
    play_between(GAME, match, bots, NoStatistics)
    state = match.state
    return Game(decks, swapped, state.winner, state.first, state.turn, (tuple(seconds[0]), tuple(seconds[1])))


def share(game: Game) -> float:
    """Of the first bot."""
    return 0.5 if game.winner == NOBODY else float(game.winner == game.seat)


def report(names: tuple[str, str], games: list[Game]) -> str:
    won = sum(share(game) for game in games)
    low, high = wilson(round(won), len(games))
    first = sum(game.winner == game.first for game in games) / len(games)
    turns = sum(game.turns for game in games) / len(games)
    lines = [
        f"{names[0]} against {names[1]}: {won:g} of {len(games)}, {won / len(games):.1%} ({low:.1%} to {high:.1%})",
        f"who began won {first:.1%}; {turns:.1f} turns",
    ]
    for place, name in enumerate(names):
        seconds = sorted(second for game in games for second in game.seconds[place])
        lines.append(f"{in_words(name, seconds)}; {sum(seconds) / len(games):.2f} s a game")
    played: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for game in games:
        played.update(game.decks)
        if game.winner != NOBODY:
            taken[game.decks[game.winner]] += 1
    lines.append(", ".join(f"{deck} {taken[deck] / played[deck]:.0%}" for deck in STARTERS if played[deck]))
    return "\n".join(lines)


def main() -> None:
    asked = ArgumentParser(description="Two bots of Forsaken against each other.")
    asked.add_argument("one")
    asked.add_argument("other")
    asked.add_argument("--rounds", type=int, default=2, help="of 50 games each")
    asked.add_argument("--games", type=int, help="instead of whole rounds")
    asked.add_argument("--seed", default="strength")
    asked.add_argument("--jobs", type=int, default=1)
    wanted = asked.parse_args()
    names = (wanted.one, wanted.other)
    numbers = range(wanted.games or 2 * len(PAIRINGS) * wanted.rounds)
    if wanted.jobs == 1:
        games = [play(names, wanted.seed, number) for number in numbers]
    else:
        with ProcessPoolExecutor(wanted.jobs, get_context("spawn")) as pool:
            games = list(pool.map(partial(play, names, wanted.seed), numbers))
    print(report(names, games))


if __name__ == "__main__":
    main()
