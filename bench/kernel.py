"""The kernel beside its peers: `./lantern bench kernel` makes the environment and runs this in it.

Random play, one run, one core. The musts and aims are promises of the project (docs/benchmarks.md).
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

from bench import compiled, ours, peers
from bench.ours import (
    FOREST,
    FOREST_SEATS,
    FORSAKEN,
    FORSAKEN_FOREST,
    FORSAKEN_FOREST_SEATS,
    FORSAKEN_SEATS,
)
from bench.report import Row, report, table
from bench.windows import WARMUP, Contestant, Window, keep_to_one_core, measure

from lanternwood.games import GAMES

ROUNDS = 7


def tictactoe_rows(boardgame_io: Contestant) -> list[Row]:
    mine = Contestant("tic-tac-toe", ours.play_tictactoe())
    python = Contestant("OpenSpiel Python tic-tac-toe", peers.open_spiel("python_tic_tac_toe"))
    pettingzoo = Contestant("PettingZoo tictactoe_v3", peers.pettingzoo_tictactoe())
    native = Contestant("OpenSpiel C++ tic-tac-toe from Python", peers.open_spiel("tic_tac_toe"))
    return [
        Row("decisions", mine, python, must=10, aim=20),
        Row("decisions", mine, pettingzoo, must=20, aim=40),
        Row("decisions", mine, boardgame_io, must=20, aim=45),
        Row("decisions", mine, native, must=0.4, aim=1),
    ]


def fast_contestant(plain: Contestant, work: str, compiled_work: Callable[[str], Window] | None) -> Contestant | None:
    return Contestant(f"{plain.name}, compiled", compiled_work(work)) if compiled_work else None


def forest_rows(compiled_work: Callable[[str], Window] | None) -> list[Row]:
    """Plain always, and compiled if there is a build."""
    forest = GAMES[FOREST]
    play = Contestant("Nightmare Forest", ours.play(forest, FOREST_SEATS))
    copy = Contestant("Nightmare Forest copy", ours.copy_states(forest, FOREST_SEATS))
    secrecy = Contestant("Nightmare Forest secrecy", ours.check_secrecy(forest, FOREST_SEATS))
    pig = Contestant("OpenSpiel C++ pig from Python", peers.open_spiel("pig"))
    catan = Contestant("catanatron game.copy()", peers.catanatron_copy())
    return [
        Row("decisions", play, pig, must=0.3, aim=0.6, compiled=fast_contestant(play, "play", compiled_work)),
        Row("copies", copy, catan, must=5, aim=15, compiled=fast_contestant(copy, "copy", compiled_work)),
        Row(
            "checks", secrecy, None, must=5_000, aim=20_000, compiled=fast_contestant(secrecy, "secrecy", compiled_work)
        ),
    ]


def forsaken_forest_rows() -> list[Row]:
    """A game of windows and nights beside a board game with trading. Steady games have no peer; the must is our own."""
    forest = GAMES[FORSAKEN_FOREST]
    play = Contestant("Forsaken Forest", ours.play_forsaken_forest(forest))
    steady = Contestant("Forsaken Forest, steady bots", ours.steady_games(forest, FORSAKEN_FOREST_SEATS))
    return [
        Row("decisions", play, Contestant("catanatron, 4 players", peers.catanatron_play()), must=4, aim=10),
        Row("games", steady, None, must=4, aim=20),
    ]


def forsaken_rows(compiled_work: Callable[[str], Window] | None) -> list[Row]:
    """A card game with triggers and targets beside one without, and beside a board game. No peer plays whole games."""
    forsaken = GAMES[FORSAKEN]
    play = Contestant("Forsaken", ours.play_forsaken(forsaken))
    copy = Contestant("Forsaken copy", ours.copy_states(forsaken, FORSAKEN_SEATS))
    fast_play = fast_contestant(play, "play forsaken", compiled_work)
    fast_copy = fast_contestant(copy, "copy forsaken", compiled_work)
    games = Contestant("Forsaken, whole games", ours.forsaken_games(forsaken))
    fast_games = fast_contestant(games, "games forsaken", compiled_work)
    uno = Contestant("RLCard UNO", peers.rlcard_uno())
    catan = Contestant("catanatron, 4 players", peers.catanatron_play())
    catan_copy = Contestant("catanatron game.copy()", peers.catanatron_copy())
    return [
        Row("decisions", play, uno, must=3, aim=8, compiled=fast_play),
        Row("decisions", play, catan, must=5, aim=15, compiled=fast_play),
        Row("games", games, None, must=20, aim=100, compiled=fast_games),
        Row("copies", copy, catan_copy, must=5, aim=15, compiled=fast_copy),
    ]


def contestants(rows: Sequence[Row]) -> list[Contestant]:
    """Everyone once, ours and theirs by turns."""
    everyone = [one for row in rows for one in (row.ours, row.compiled, row.peer) if one]
    return list({id(one): one for one in everyone}.values())


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--node", type=Path, required=True, help="the Node to run boardgame.io with")
    parser.add_argument("--modules", type=Path, required=True, help="the node_modules that hold boardgame.io")
    parser.add_argument("--compiled", type=Path, help="a compiled build to measure too")
    parser.add_argument("--output", type=Path, help="where to save the numbers as JSON")
    parser.add_argument("--quick", action="store_true", help="windows of a fifth of a second")
    given = parser.parse_args(arguments)
    seconds = 0.2 if given.quick else 1.0

    one_core = keep_to_one_core()
    with ExitStack() as stack:
        window, end = peers.boardgame_io(given.node, given.modules)
        stack.callback(end)
        rows = tictactoe_rows(Contestant("boardgame.io Client", window))
        compiled_work = None
        if given.compiled:
            compiled_work, end = compiled.start(given.compiled)
            stack.callback(end)
        rows += forest_rows(compiled_work)
        rows += forsaken_forest_rows()
        rows += forsaken_rows(compiled_work)
        everyone = contestants(rows)
        wait = len(everyone) * (WARMUP + ROUNDS * seconds)
        print(
            f"{len(everyone)} contestants, {ROUNDS} windows of {seconds} s each; about {wait:.0f} s ...",
            flush=True,
        )
        measure(everyone, ROUNDS, seconds)
    print(table(rows))
    if given.output:
        found = report(rows, seconds, one_core, ("open_spiel", "pettingzoo", "catanatron", "rlcard"))
        given.output.write_text(json.dumps(found, indent=2) + "\n")
    kept = all(row.reached() for row in rows)
    if not kept and not given.compiled:
        print("The compiled build counts too: `./lantern compile`, then measure again.")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
