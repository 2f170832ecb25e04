"""Fits the weights of Forsaken's `position` to games between bots: how likely a position is to win.

    python -m lanternwood.lab.games.forsaken.fit_position 700 steady sharp

plays that many games with those bots and starter decks, every second one with a wild choice now and then, looks at each
position at the end of a turn, and prints the weights that make what happened likeliest. The chance of a game is made of
the chances of its Kingdoms (`chance_of`), so this is no plain logistic fit: it goes downhill step by step.
"""

import sys
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lanternwood.bots import make_bot
from lanternwood.bots.bot import mind_of
from lanternwood.bots.forsaken.position import FEATURES, kingdom_features
from lanternwood.bots.forsaken.worlds import sensible
from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import EndTurn
from lanternwood.games.forsaken.deck_lists import STARTERS
from lanternwood.games.forsaken.state import KINGDOMS, NOBODY, State
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.rng import HashRng

WILD = 6
"""In a hundred choices of a wild game."""
STEPS, PACE, CALM = 800, 0.03, 2e-4
Numbers = NDArray[np.float64]


class Row(NamedTuple):
    """A position as the one to move sees it, and whether they won."""

    kingdoms: tuple[list[float], ...]
    """What is counted in each lit Kingdom."""
    won: int
    """Kingdoms the mover has won already."""
    winner: bool


def row_of(state: State, winner: int) -> Row:
    mover = 1 - state.active
    lit = [number for number in KINGDOMS if state.kingdoms[number].winner == NOBODY]
    won = sum(kingdom.winner == mover for kingdom in state.kingdoms)
    return Row(tuple(kingdom_features(state, number, mover) for number in lit), won, winner == mover)


def positions(number: int, levels: Sequence[str]) -> list[Row]:
    """One game: every position at the end of a turn."""
    chance = HashRng(f"fit {number}".encode())
    decks = [[*STARTERS.values()][chance.below(len(STARTERS))] for _ in range(2)]
    match = Match(GAME, plan_for(GAME, 2, f"fit {number}", brought=decks), listen=False)
    bots = [make_bot(GAME.name, levels[chance.below(len(levels))], chance.copy()) for _ in range(2)]
    wild = WILD * (number % 2)
    seen = []
    while seats := match.pending():
        mind = mind_of(GAME, match.state, seats[0])
        found = sensible(mind.choices)
        action = found[chance.below(len(found))] if chance.below(100) < wild else bots[seats[0]].choose(mind)
        if isinstance(action, EndTurn):
            seen.append(match.state.copy())
        match.act(seats[0], action)
    winner = match.state.winner
    return [row_of(state, winner) for state in seen] if winner != NOBODY else []


class Packed(NamedTuple):
    """Rows side by side. A Kingdom that is dark has a chance of 1 or 0 that nothing can change."""

    counted: Numbers
    settled: Numbers
    """By row and Kingdom: NaN while it is lit, else whether the mover has it."""
    winner: Numbers


def packed(rows: Sequence[Row]) -> Packed:
    counted = np.zeros((len(rows), len(KINGDOMS), len(FEATURES)))
    settled = np.full((len(rows), len(KINGDOMS)), np.nan)
    for place, row in enumerate(rows):
        lit = len(row.kingdoms)
        counted[place, :lit] = row.kingdoms
        settled[place, lit:] = [float(dark < row.won) for dark in range(len(KINGDOMS) - lit)]
    return Packed(counted, settled, np.array([float(row.winner) for row in rows]))


def chances(weights: Numbers, data: Packed) -> tuple[Numbers, Numbers]:
    """Of each Kingdom, and of the game: two of three."""
    each = 1 / (1 + np.exp(-(data.counted @ weights)))
    each = np.where(np.isnan(data.settled), each, data.settled)
    a, b, c = each.T
    return each, a * b + a * c + b * c - 2 * a * b * c


def slope(weights: Numbers, data: Packed) -> Numbers:
    """Of the mean log loss."""
    each, game = chances(weights, data)
    game = np.clip(game, 1e-6, 1 - 1e-6)
    a, b, c = each.T
    by_kingdom = np.stack([b + c - 2 * b * c, a + c - 2 * a * c, a + b - 2 * a * b], axis=1)
    by_game = (game - data.winner) / (game * (1 - game))
    inner = by_game[:, None] * by_kingdom * each * (1 - each)
    found: Numbers = np.einsum("rk,rkf->f", inner, data.counted) / len(data.winner)
    return found


def surprise(weights: Numbers, data: Packed) -> float:
    """Mean log loss: lower is better."""
    game = np.clip(chances(weights, data)[1], 1e-6, 1 - 1e-6)
    return float(-np.mean(data.winner * np.log(game) + (1 - data.winner) * np.log(1 - game)))


def fit(data: Packed) -> Numbers:
    """Adam's way downhill, with a slight pull towards 0 so that what hardly ever happens is not made much of."""
    weights = np.zeros(len(FEATURES))
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        down = slope(weights, data) + CALM * weights
        mean = 0.9 * mean + 0.1 * down
        square = 0.999 * square + 0.001 * down**2
        pace = PACE * (1 - step / (STEPS + 1))
        weights = weights - pace * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-9)
    return weights


def main(games: int, levels: Sequence[str]) -> None:
    rows = [row for number in range(games) for row in positions(number, levels)]
    shown, kept = packed(rows[: len(rows) * 4 // 5]), packed(rows[len(rows) * 4 // 5 :])
    print(f"{len(rows)} positions; on a fifth kept apart, mean log loss {surprise(fit(shown), kept):.4f}")
    for name, weight in zip(FEATURES, fit(packed(rows)), strict=True):
        print(f'    "{name}": {weight:.3f},')


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
