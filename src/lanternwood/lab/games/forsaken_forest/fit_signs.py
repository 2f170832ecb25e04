"""Counts how often Villagers and Forsaken do what the sharp bot of Forsaken Forest reads signs into.

    python -m lanternwood.lab.games.forsaken_forest.fit_signs 400

plays that many games between steady bots at each of several tables, and prints the counts as TOML.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from multiprocessing import Pool

from lanternwood.bots.forsaken_forest.signs import OfPair, OfSeat, Reader, Sign
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.roles import TRUE_FORSAKEN
from lanternwood.games.forsaken_forest.state import State
from lanternwood.kernel.match import Match, plan_for
from lanternwood.lab.simulate import play
from lanternwood.lab.statistics import NoStatistics

TABLES = [(seats, special) for seats in (5, 6, 7, 8, 9, 10, 12) for special in (False, True)]
Counts = dict[tuple[str, str, str], list[int]]


class SignsSeen(NoStatistics):
    """All that could be read into a game by someone who only watches."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.reader = Reader()
        self.signs: list[Sign] = []

    def see(self, state: State) -> None:
        reader = self.reader
        there = (len(state.deeds), len(state.ballots), len(state.said), len(state.dawns))
        if there != (reader.deeds, reader.ballots, reader.said, reader.dawns):
            self.signs += reader.read(GAME.view(state, None))


def observed(number: int, seats: int, special: bool) -> tuple[State, list[Sign]]:
    """One game, and all that could be read into it."""
    plan = plan_for(GAME, seats, f"signs {number}", {"min_window_s": 0, "special_roles": special})
    match = Match(GAME, plan, listen=False)
    seen = play(GAME, match, ("steady",) * seats, SignsSeen)
    assert isinstance(seen, SignsSeen)
    return match.state, seen.signs


def count(job: tuple[int, int, bool]) -> Counts:
    number, seats, special = job
    state, signs = observed(number, seats, special)
    counts: Counts = defaultdict(lambda: [0] * 6)
    evil = [int(TRUE_FORSAKEN[role]) for role in state.roles]
    for sign in signs:
        if isinstance(sign, OfSeat):
            counts["seat", sign.key, sign.outcome][evil[sign.seat]] += 1
        elif isinstance(sign, OfPair):
            counts["pair", sign.key, sign.outcome][2 * evil[sign.seat] + evil[sign.other]] += 1
        else:
            counts["slot", sign.key, sign.outcome][3 * evil[sign.seat] + state.destinations[sign.slot]] += 1
    return dict(counts)


WIDTH = {"seat": 2, "pair": 4, "slot": 6}


def main() -> None:
    games = int(sys.argv[1])
    total: Counts = defaultdict(lambda: [0] * 6)
    jobs = [(number, seats, special) for number in range(games) for seats, special in TABLES]
    with Pool() as pool:
        for counts in pool.imap_unordered(count, jobs, chunksize=4):
            for place, numbers in counts.items():
                total[place] = [one + other for one, other in zip(total[place], numbers, strict=True)]
    print("\n".join(as_toml(total, len(jobs))))


def as_toml(counts: Counts, games: int) -> Iterator[str]:
    yield f"# Made by lab/games/forsaken_forest/fit_signs.py from {games:,} games between steady bots."
    heading = None
    for kind, key, outcome in sorted(counts):
        if (kind, key) != heading:
            heading = (kind, key)
            yield f"\n[{kind}.{key}]"
        yield f"{outcome} = {counts[kind, key, outcome][: WIDTH[kind]]}"


if __name__ == "__main__":
    main()
