"""FK-WASTE-09 Pools that another seat may have, as far as one knows, with the cards in them that it must have."""

from collections import Counter
from collections.abc import Sequence

from lanternwood.games.forsaken.boxes import Box
from lanternwood.games.forsaken.cards import CARDS
from lanternwood.games.forsaken.pools import Pool
from lanternwood.kernel.rng import Chance, pick

FREE = -1


def could_hold(pool: Pool, but: Sequence[int]) -> list[int]:
    """Every card as often as it may be in the pool, without these; not all of them together."""
    most = Counter(pool.rest)
    for among in pool.among:
        most.update({*among})
    return [card for card in sorted(most) for _ in range(min(most[card], CARDS[card].copies) - but.count(card))]


def deal_rest(pool: Pool, there: Sequence[int], weights: list[int], chance: Chance) -> list[int] | None:
    """The other cards of a pool in which these are, in order, likely Gods rather than others; None if these cannot be
    in one together."""
    fitting = Fitting(pool, chance)
    if not all(fitting.place(card, set()) for card in there):
        return None
    cards = []
    for among, card in zip(pool.among, fitting.at, strict=True):
        if card == FREE:
            cards.append(among[pick(chance, [weights[CARDS[each].god] for each in among])])
    box = Box(sorted((fitting.rest - fitting.unseen).elements()), weights)
    cards += [box.draw(chance) for _ in range(pool.unseen - fitting.unseen.total())]
    return sorted(cards)


class Fitting:
    """Which of the cards that a seat must have it took when: as many as can be are placed, by moving others."""

    def __init__(self, pool: Pool, chance: Chance) -> None:
        self.pool = pool
        self.at = [FREE] * len(pool.among)
        self.unseen: Counter[int] = Counter()
        self.rest = Counter(pool.rest)
        self.places = [*range(len(pool.among))]
        chance.shuffle(self.places)
        self.unseen_first = chance.below(2) == 0

    def place(self, card: int, tried: set[int]) -> bool:
        """Among what was never seen or among the cards that went from a pack, in an order by lot; if all that would fit
        is taken, by moving a card from there. What has been tried for one card is not tried again."""
        ways = (self._unseen, self._from_a_pack) if self.unseen_first else (self._from_a_pack, self._unseen)
        return any(way(card, tried) for way in ways)

    def _from_a_pack(self, card: int, tried: set[int]) -> bool:
        for place in self.places:
            if place not in tried and card in self.pool.among[place]:
                tried.add(place)
                if self.at[place] == FREE or self.place(self.at[place], tried):
                    self.at[place] = card
                    return True
        return False

    def _unseen(self, card: int, tried: set[int]) -> bool:
        if FREE in tried or self.unseen[card] >= self.rest[card]:
            return False
        if self.unseen.total() < self.pool.unseen:
            self.unseen[card] += 1
            return True
        tried.add(FREE)
        for other in sorted(self.unseen):
            if self.unseen[other] and self._from_a_pack(other, tried):
                self.unseen[other] -= 1
                self.unseen[card] += 1
                return True
        return False
