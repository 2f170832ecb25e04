"""Fits what each card of Forsaken is worth to whoever draws it, for the sharp drafter.

    python -m lanternwood.lab.games.forsaken.fit_cards 1213

plays that many games between steady bots, with decks dealt at random from two or three Gods, and asks which cards were
drawn by whoever won. A card is worth what its like are (its type, cost, God, rarity, Zeal and Faith), and something of
its own as far as the games show that. Prints a table for bots/forsaken/card_values.py, in hundredths of a logit.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lanternwood.bots import make_bot
from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.cards import CARDS, IN_DECKS
from lanternwood.games.forsaken.deck_lists import Deck, deck_of
from lanternwood.games.forsaken.deck_rules import DECK_SIZE
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.games.forsaken.state import NOBODY
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.rng import Chance, HashRng
from lanternwood.lab.games.forsaken.drafts import play_out

KINDS, DEAREST = 4, 7
OF_THREE = 3
"""One deck in so many has three Gods."""
ALIKE, OWN = 5.0, 30.0
"""How strongly what cards have in common, and what each has of its own, is pulled towards 0."""
STEPS = 12
Numbers = NDArray[np.float64]


class Row(NamedTuple):
    """One game: what each drew, and who won."""

    drawn: tuple[list[int], list[int]]
    first: int
    winner: int


def any_deck(chance: Chance) -> Deck:
    gods = [*range(len(GODS))]
    chance.shuffle(gods)
    of = gods[: 3 if chance.below(OF_THREE) == 0 else 2]
    cards = [card.id for card in CARDS[:IN_DECKS] if card.god in of for _ in range(card.copies)]
    chance.shuffle(cards)
    return deck_of(Counter(cards[:DECK_SIZE]))


def play(number: int) -> Row | None:
    seed = f"cards {number}"
    chance = HashRng(seed.encode())
    match = Match(GAME, plan_for(GAME, 2, seed, brought=[any_deck(chance) for _ in range(2)]), listen=False)
    play_out(match, [make_bot(GAME.name, "steady", chance.copy()) for _ in range(2)])
    state = match.state
    drawn = [sorted((Counter(each.cards) - Counter(each.deck)).elements()) for each in state.players]
    return Row((drawn[0], drawn[1]), state.first, state.winner) if state.winner != NOBODY else None


def likeness() -> Numbers:
    """By card: what it has in common with others."""
    rows = []
    for card in CARDS[:IN_DECKS]:
        kind, god = [0.0] * KINDS, [0.0] * len(GODS)
        cost, rarity = [0.0] * (DEAREST + 1), [0.0] * 4
        kind[card.kind] = god[card.god] = cost[min(DEAREST, card.total)] = rarity[card.copies - 1] = 1.0
        rows.append([*kind, *god, *cost, *rarity, card.zeal / 3, card.faith / 3, float(card.keys != 0)])
    return np.array(rows)


def fit(rows: Sequence[Row]) -> Numbers:
    """What a card drawn is worth, by Newton's steps."""
    alike = likeness()
    drawn = np.zeros((len(rows), IN_DECKS))
    for place, row in enumerate(rows):
        np.add.at(drawn[place], row.drawn[0], 1.0)
        np.add.at(drawn[place], row.drawn[1], -1.0)
    first = np.array([[1.0 if row.first == 0 else -1.0] for row in rows])
    counted = np.hstack([first, drawn @ alike, drawn])
    calm = np.array([ALIKE] * (1 + alike.shape[1]) + [OWN] * IN_DECKS)
    won = np.array([float(row.winner == 0) for row in rows])
    weights = np.zeros(counted.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-counted @ weights))
        slope = counted.T @ (chance - won) + calm * weights
        bend = (counted * (chance * (1 - chance))[:, None]).T @ counted + np.diag(calm)
        weights -= np.linalg.solve(bend, slope)
    values: Numbers = alike @ weights[1 : 1 + alike.shape[1]] + weights[1 + alike.shape[1] :]
    return values


def surprise(values: Numbers, rows: Sequence[Row]) -> float:
    """Mean log loss: lower is better, and 0.693 is a coin's."""
    found = []
    for row in rows:
        ahead = sum(values[card] for card in row.drawn[0]) - sum(values[card] for card in row.drawn[1])
        found.append(np.log1p(np.exp(-ahead if row.winner == 0 else ahead)))
    return float(np.mean(found))


def main(games: int) -> None:
    rows = [row for number in range(games) if (row := play(number))]
    shown, kept = rows[: len(rows) * 4 // 5], rows[len(rows) * 4 // 5 :]
    print(f"{len(rows)} games; on a fifth kept apart, mean log loss {surprise(fit(shown), kept):.4f}")
    for card, value in zip(CARDS, fit(rows), strict=False):
        print(f'    "{card.id}": {round(100 * value)},')


if __name__ == "__main__":
    main(int(sys.argv[1]))
