"""Fits the weights of Nightmare Forest's `position` to games between bots: how likely a position is to win.

    python -m lanternwood.lab.games.nightmare_forest.fit_position 1000 steady bold

plays that many games with those bots in random seats, looks at each player's position at the end of each of their
turns, and prints the weights of a logistic fit by Newton's method.
"""

import sys
from collections.abc import Sequence
from math import exp, log

from lanternwood.bots import make_bot
from lanternwood.bots.bot import mind_of
from lanternwood.bots.nightmare_forest.forest_odds import CARD_BY_ID
from lanternwood.bots.nightmare_forest.position import features, hand_worth, rivals_of
from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.content import Obstacle, Zombie
from lanternwood.games.nightmare_forest.view import CamperView, View
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import Seat
from lanternwood.kernel.rng import HashRng

SEATS = 4
STEPS = 12
Row = tuple[tuple[float, ...], bool]


def facing(camper: CamperView) -> int:
    """The defence of the weakest face-up zombie, or what an obstacle still needs."""
    met = []
    for lying in [*camper.own, *camper.path[:1], *camper.beside]:
        card = CARD_BY_ID[lying.card] if lying.card else None
        if isinstance(card, Zombie):
            met.append(card.defence)
        elif isinstance(card, Obstacle):
            met.append(card.value - lying.counters)
    return min(met, default=0)


def look(view: View, seat: Seat) -> tuple[float, ...]:
    me = view.campers[seat]
    slack = view.fatal_wounds - me.wounds
    lurkers = len(me.own) + len(me.beside)
    return features(len(me.path), lurkers, me.wounds, slack, hand_worth(view), facing(me), rivals_of(view))


def positions(number: int, levels: list[str]) -> list[Row]:
    """One game: every position at the end of a turn, and whether its player won."""
    chance = HashRng(f"fit {number}".encode())
    match = Match(GAME, plan_for(GAME, SEATS, f"fit {number}"), listen=False)
    bots = [make_bot(GAME.name, levels[chance.below(len(levels))], chance.copy()) for _ in range(SEATS)]
    state, seen = match.state, []
    while seats := match.pending():
        seat, before = seats[0], state.turn
        match.act(seat, bots[seat].choose(mind_of(GAME, state, seat)))
        if state.turn is not before and before.unused + before.used and not state.players[before.seat].eaten:
            seen.append((before.seat, look(match.view(before.seat), before.seat)))
    return [(numbers, state.winner == seat) for seat, numbers in seen]


def fit(rows: Sequence[Row]) -> list[float]:
    """The weights that make what happened likeliest."""
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [0.0] * size
        curve = [[1e-6 * (i == j) for j in range(size)] for i in range(size)]
        for numbers, won in rows:
            chance = chance_to_win(weights, numbers)
            spread = chance * (1 - chance)
            for i, number in enumerate(numbers):
                slope[i] += (won - chance) * number
                for j in range(i + 1):
                    curve[i][j] += spread * number * numbers[j]
        for i in range(size):
            for j in range(i):
                curve[j][i] = curve[i][j]
        weights = [weight + step for weight, step in zip(weights, solve(curve, slope), strict=True)]
    return weights


def chance_to_win(weights: list[float], numbers: tuple[float, ...]) -> float:
    return 1 / (1 + exp(-sum(weight * number for weight, number in zip(weights, numbers, strict=True))))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss and Jordan, with pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(len(rows)):
        pivot = max(range(column, len(rows)), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for other in range(len(rows)):
            if other != column:
                share = rows[other][column] / rows[column][column]
                rows[other] = [a - share * b for a, b in zip(rows[other], rows[column], strict=True)]
    return [row[-1] / row[place] for place, row in enumerate(rows)]


def surprise(weights: list[float], rows: Sequence[Row]) -> float:
    """Mean log loss: lower is better."""
    return -sum(
        log(chance if won else 1 - chance) for numbers, won in rows for chance in [chance_to_win(weights, numbers)]
    ) / len(rows)


def main(games: int, levels: list[str]) -> None:
    rows = [row for number in range(games) for row in positions(number, levels)]
    weights = fit(rows)
    print(f"{len(rows)} positions, mean log loss {surprise(weights, rows):.4f}")
    print("(" + ", ".join(f"{weight:.3f}" for weight in weights) + ")")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
