"""What a drafter likes, besides what is good: so that bots at one table do not all want the same cards."""

from typing import Final, NamedTuple

from lanternwood.games.forsaken.cards import CARDS
from lanternwood.games.forsaken.script import FOLLOWER
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.kernel.rng import Chance

FAVOUR: Final = (9, 6, 3, 1, 0)
"""Tenths, as FK-WASTE-11 counts, for cards of the God liked best, of the next, and so on."""
EARLIEST, LATEST = 6, 20
LIKED: Final = 4
CHEAP, DEAR = 2, 5


class Taste(NamedTuple):
    favour: tuple[int, ...]
    """By God."""
    settles: int
    """After so many picks it keeps to two Gods."""
    swift: int
    """How much it likes cheap Followers better than dear cards; less than 0 for the other way round."""

    def likes(self, card: int) -> int:
        of = CARDS[card]
        liked = self.favour[of.god]
        if of.kind == FOLLOWER and of.total <= CHEAP:
            return liked + self.swift
        return liked - self.swift if of.total >= DEAR else liked


def some_taste(chance: Chance) -> Taste:
    favour = [*FAVOUR]
    chance.shuffle(favour)
    assert len(favour) == len(GODS)
    settles = EARLIEST + chance.below(LATEST - EARLIEST + 1)
    return Taste(tuple(favour), settles, chance.below(2 * LIKED + 1) - LIKED)
