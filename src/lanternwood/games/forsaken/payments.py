"""FK-INFO-06 What the Devotion spent on a face-down Miracle tells of it."""

from collections.abc import Sequence

from lanternwood.games.forsaken.cards import CARDS
from lanternwood.games.forsaken.paying import counted, covers
from lanternwood.games.forsaken.script import MIRACLE


def could_have_paid(number: int, sources: Sequence[int], discount: int) -> bool:
    """Is this a Miracle whose cost these sources pay exactly?"""
    card = CARDS[number]
    price = card.price
    if card.kind != MIRACLE or len(sources) != sum(price.needs) + max(0, price.godless - discount):
        return False
    return covers(counted(sources), price, discount)
