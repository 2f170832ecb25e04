"""Fits what each card of Forsaken is worth to whoever draws it, for the sharp drafter.

    python -m lanternwood.lab.games.forsaken.fit_cards --games 4000 --jobs 2

plays that many games between steady bots, with decks dealt at random from two or three Gods, and asks which cards were
drawn by whoever won. A card is worth what its traits are (bots/forsaken/card_worth.py), never anything of its own.
Prints the table for bots/forsaken/trait_values.py, in thousandths of a logit, and how well it foretells games kept
apart.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lanternwood.bots import make_bot
from lanternwood.bots.forsaken.card_worth import traits
from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.cards import CARDS, IN_DECKS
from lanternwood.games.forsaken.deck_lists import Deck, deck_of
from lanternwood.games.forsaken.deck_rules import DECK_SIZE
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.games.forsaken.state import NOBODY
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.rng import Chance, HashRng
from lanternwood.lab.games.forsaken.drafts import play_out

OF_THREE = 3
"""One deck in so many has three Gods."""
CALM = 12.0
"""How strongly the value of a trait is pulled towards 0."""
STEPS = 12
AT_ONCE = 20
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


NAMES = sorted({name for card in range(IN_DECKS) for name in traits(card)})
TRAITS: Numbers = np.array([[traits(card).get(name, 0) for name in NAMES] for card in range(IN_DECKS)])


def fit(rows: Sequence[Row]) -> Numbers:
    """What each trait of a card drawn is worth, by Newton's steps."""
    drawn = np.zeros((len(rows), IN_DECKS))
    for place, row in enumerate(rows):
        np.add.at(drawn[place], row.drawn[0], 1.0)
        np.add.at(drawn[place], row.drawn[1], -1.0)
    first = np.array([[1.0 if row.first == 0 else -1.0] for row in rows])
    counted = np.hstack([first, drawn @ TRAITS])
    won = np.array([float(row.winner == 0) for row in rows])
    weights = np.zeros(counted.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-counted @ weights))
        slope = counted.T @ (chance - won) + CALM * weights
        bend = (counted * (chance * (1 - chance))[:, None]).T @ counted + CALM * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    values: Numbers = weights[1:]
    return values


def surprise(values: Numbers, rows: Sequence[Row]) -> float:
    """Mean log loss: lower is better, and 0.693 is a coin's."""
    worth = TRAITS @ values
    found = []
    for row in rows:
        ahead = sum(worth[card] for card in row.drawn[0]) - sum(worth[card] for card in row.drawn[1])
        found.append(np.log1p(np.exp(-ahead if row.winner == 0 else ahead)))
    return float(np.mean(found))


def main() -> None:
    asked = ArgumentParser(description="What the traits of Forsaken's cards are worth.")
    asked.add_argument("--games", type=int, default=4000)
    asked.add_argument("--jobs", type=int, default=1)
    wanted = asked.parse_args()
    with ProcessPoolExecutor(wanted.jobs, get_context("spawn")) as pool:
        rows = [row for row in pool.map(play, range(wanted.games), chunksize=AT_ONCE) if row]
    shown, kept = rows[: len(rows) * 4 // 5], rows[len(rows) * 4 // 5 :]
    print(f"{len(rows)} games; on a fifth kept apart, mean log loss {surprise(fit(shown), kept):.4f}")
    for name, value in zip(NAMES, fit(rows), strict=True):
        print(f'    "{name}": {round(1000 * value)},')


if __name__ == "__main__":
    main()
