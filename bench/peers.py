"""The peers, each driven as its documentation shows, with the same cheap random picks as our side."""

import json
import os
import subprocess
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import random
from typing import Any

import pyspiel
import rlcard  # type: ignore[import-not-found, import-untyped, unused-ignore]
from bench.windows import Window, repeated
from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found, unused-ignore]
from pettingzoo.classic import tictactoe_v3

import_module("open_spiel.python.games.tic_tac_toe")  # importing it registers the game

HERE = Path(__file__).parent
FOUR = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def open_spiel(name: str) -> Window:
    """Player decisions of a game of OpenSpiel's; chance is resolved on the way and not counted."""
    game: Any = pyspiel.load_game(name)

    def play_one() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes()))
            else:
                offered = state.legal_actions()
                state.apply_action(offered[int(random() * len(offered))])
                decisions += 1
        return decisions

    return repeated(play_one)


def drawn(outcomes: list[tuple[int, float]]) -> int:
    """Quicker than the numpy call in OpenSpiel's examples, so that the peer is seen at its best."""
    rest = random()
    for outcome, weight in outcomes:
        rest -= weight
        if rest < 0:
            return outcome
    return outcomes[-1][0]


def pettingzoo_tictactoe() -> Window:
    env: Any = tictactoe_v3.env()

    def play_one() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                offered = observation["action_mask"].nonzero()[0]
                env.step(offered[int(random() * len(offered))])
                decisions += 1
        return decisions

    return repeated(play_one)


def catanatron_play() -> Window:
    """Decisions in whole matches between four random players."""

    def play_one() -> int:
        game = Game([RandomPlayer(colour) for colour in FOUR])
        decisions = 0
        while game.winning_color() is None and decisions < 5000:
            game.play_tick()
            decisions += 1
        return decisions

    return repeated(play_one)


def rlcard_uno() -> Window:
    """Decisions in whole matches of UNO, as the documentation steps through an environment."""
    environment: Any = rlcard.make("uno")

    def play_one() -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            offered = [*state["legal_actions"]]
            state, _ = environment.step(offered[int(random() * len(offered))])
            decisions += 1
        return decisions

    return repeated(play_one)


def catanatron_copy() -> Window:
    """Copies of matches of four that are well under way."""
    players = [RandomPlayer(colour) for colour in FOUR]
    games = [Game(players, seed=seed) for seed in range(8)]
    for number, game in enumerate(games):
        for _ in range(50 + 50 * number):
            game.play_tick()

    def copy_some() -> int:
        for game in games:
            game.copy()
        return len(games)

    return repeated(copy_some)


def boardgame_io(node: Path, modules: Path) -> tuple[Window, Callable[[], None]]:
    """boardgame.io in a Node process of its own, which works only while it is asked to; and how to end it."""
    environ = {**os.environ, "NODE_ENV": "production", "NODE_PATH": str(modules)}
    process = subprocess.Popen(
        [node, HERE / "boardgame_io.js"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environ,
    )
    assert process.stdin
    assert process.stdout
    ask, answers = process.stdin, process.stdout

    def window(seconds: float) -> float:
        print(seconds, file=ask, flush=True)
        decisions, took = json.loads(answers.readline())
        return float(decisions / took)

    def end() -> None:
        ask.close()
        process.wait(timeout=10)

    return window, end
