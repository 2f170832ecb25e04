"""Cards from which hidden ones are dealt anew, those of likely Gods more often."""

from collections.abc import Iterable

from lanternwood.games.forsaken.cards import CARDS
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.kernel.rng import Chance, pick


class Box:
    def __init__(self, cards: Iterable[int], weights: list[int]) -> None:
        """In order, so that what is drawn does not depend on how they truly lie."""
        self.cards: list[list[int]] = [[] for _ in GODS]
        for card in cards:
            self.cards[CARDS[card].god].append(card)
        self.weights = weights

    def left(self, card: int) -> int:
        return self.cards[CARDS[card].god].count(card)

    def take(self, card: int) -> None:
        self.cards[CARDS[card].god].remove(card)

    def draw(self, chance: Chance) -> int:
        weights = [weight if cards else 0 for weight, cards in zip(self.weights, self.cards, strict=True)]
        cards = self.cards[pick(chance, weights)]
        at = chance.below(len(cards))
        cards[at], cards[-1] = cards[-1], cards[at]
        return cards.pop()
