"""Serves like `lanternwood serve`, except that Forsaken Forest is dealt from stacked decks: always the same roles and
hands, and the first seat is the first player. All else is as it is, and people play it through their pages."""

from collections.abc import Iterable, MutableSequence
from dataclasses import replace
from typing import Any

from lanternwood.cli import main
from lanternwood.games import GAMES
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.options import Options
from lanternwood.games.forsaken_forest.roles import COMMONFOLK, FORSAKEN
from lanternwood.games.forsaken_forest.state import State
from lanternwood.kernel.table import Table

FORSAKEN_SEATS = (4, 5)
HANDS = [
    ("wander", "spyglass", "shared-campfire"),
    ("drag-to-the-gallows", "spyglass", "soul-mirror"),
    ("knife-at-the-campfire", "read-the-canopy", "share-the-pack"),
    ("deny-fate", "wander", "miraculous-revival"),
    ("bar-the-way", "wander", "sprint"),
    ("point-the-finger", "press-on", "lend-a-hand"),
    # Bots, who could spoil the story: nothing here can be played out of turn, and their turns do not come.
    ("spyglass", "read-the-signs", "oath-of-fellowship"),
    ("spyglass", "read-the-signs", "gather-kindling"),
]
DRAWN = ("search-their-pack", "read-the-signs", "soul-mirror")
"""By the first three players."""


class StackedDecks:
    """Chance without surprises: a draw shows the first, and a shuffle lays upon the deck what was agreed."""

    def __init__(self) -> None:
        roles = [FORSAKEN if seat in FORSAKEN_SEATS else COMMONFOLK for seat in range(len(HANDS))]
        travelers = [CARD[card] for hand in (*HANDS, DRAWN) for card in hand]
        self.on_top: list[list[Any]] = [roles[::-1], travelers]

    def below(self, bound: int) -> int:
        return 0

    def shuffle(self, things: MutableSequence[Any]) -> None:
        if self.on_top:
            lay_on_top(things, self.on_top.pop(0))


def lay_on_top(deck: MutableSequence[Any], cards: Iterable[Any]) -> None:
    """The first of them is the topmost: the last of the deck."""
    cards = list(cards)
    for card in cards:
        deck.remove(card)
    deck.extend(reversed(cards))


def setup(table: Table[State], seats: int, options: Options) -> None:
    table.chance = StackedDecks()
    GAME.setup(table, seats, options)


if __name__ == "__main__":
    GAMES[GAME.name] = replace(GAME, setup=setup)
    main()
