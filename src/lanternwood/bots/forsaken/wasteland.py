"""Bots for the draft.

The steady one scores cards nearly as the rules do for whoever is late (FK-WASTE-11): it wants enough Followers, and has
a taste of its own. The sharp one goes by what cards like them have proved to be worth, and builds
its deck by that. The baseline of the rules is there for the lab.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from lanternwood.bots.bot import Mind
from lanternwood.bots.forsaken.building import best_deck, best_gods
from lanternwood.bots.forsaken.card_worth import worth
from lanternwood.bots.forsaken.tastes import some_taste
from lanternwood.games.forsaken.cards import CARDS, NUMBER_OF
from lanternwood.games.forsaken.script import FOLLOWER
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.games.forsaken.wasteland.actions import Burn, DraftAction, FinishDeck, LeaveOut, PutIn, Take
from lanternwood.games.forsaken.wasteland.scoring import baseline_pick, score
from lanternwood.games.forsaken.wasteland.view import DraftView, MyDraft
from lanternwood.kernel.rng import Chance

ELSEWHERE: Final = 15
"""In tenths: how much less steady wants cards of other Gods once it has settled on two."""
FOLLOWERS_WANTED: Final = 60
"""In a hundred cards of a pool; while there are fewer, a Follower is worth this much more:"""
FOLLOWER_MORE: Final = 8
FREELY: Final = 5
"""So many cards sharp picks for their worth alone."""
OTHER_GODS: Final = 6
"""With each pick after those it gives up so much more to stay with its two Gods, until it has settled on them."""
TASTE: Final = 3
"""What a tenth of its taste counts beside the worth of cards."""


class Drafter(ABC):
    """Picks the best card of each pack, and burns the next best; how good a card is, each kind of drafter knows."""

    def choose(self, mind: Mind) -> DraftAction:
        view: DraftView = mind.view()
        assert view.mine is not None
        if not view.mine.pack:
            return self.build(view.mine)
        pool, pack = numbers(view.mine.pool), numbers(view.mine.pack)
        if view.mine.taken is None:
            return Take(CARDS[self.best(pack, pool)].id)
        return Burn(CARDS[self.to_burn(pack, [*pool, NUMBER_OF[view.mine.taken]])].id)

    @abstractmethod
    def best(self, pack: Sequence[int], pool: Sequence[int]) -> int: ...

    def to_burn(self, pack: Sequence[int], pool: Sequence[int]) -> int:
        return self.best(pack, pool)

    def build(self, mine: MyDraft) -> DraftAction:
        """The automatic deck, with which building begins (FK-WASTE-12)."""
        return FinishDeck()


class BaselineDrafter(Drafter):
    """FK-WASTE-11"""

    def __init__(self, chance: Chance) -> None:
        pass

    def best(self, pack: Sequence[int], pool: Sequence[int]) -> int:
        return baseline_pick(pack, pool)


class SteadyDrafter(Drafter):
    def __init__(self, chance: Chance) -> None:
        self.taste = some_taste(chance)

    def best(self, pack: Sequence[int], pool: Sequence[int]) -> int:
        return max(pack, key=lambda card: (self.score(card, pool), CARDS[card].id))

    def score(self, card: int, pool: Sequence[int]) -> int:
        of = CARDS[card]
        found = score(card, pool) + self.taste.likes(card) // 2
        if of.kind == FOLLOWER and followers(pool) * 100 <= FOLLOWERS_WANTED * len(pool):
            found += FOLLOWER_MORE
        settled = len(pool) >= self.taste.settles
        return found - ELSEWHERE if settled and CARDS[card].god not in most_of(pool) else found


class SharpDrafter(Drafter):
    def __init__(self, chance: Chance) -> None:
        self.taste = some_taste(chance)

    def best(self, pack: Sequence[int], pool: Sequence[int]) -> int:
        gods = best_gods(pool)
        stays = OTHER_GODS * max(0, min(len(pool), self.taste.settles) - FREELY)

        def want(card: int) -> tuple[int, str]:
            found = worth(card) + TASTE * self.taste.likes(card)
            return found - (0 if CARDS[card].god in gods else stays), CARDS[card].id

        return max(pack, key=want)

    def to_burn(self, pack: Sequence[int], pool: Sequence[int]) -> int:
        """What would be worth most to anyone."""
        return max(pack, key=lambda card: (worth(card), CARDS[card].id))

    def build(self, mine: MyDraft) -> DraftAction:
        wanted, deck = best_deck(numbers(mine.pool)), numbers(mine.deck)
        for card in sorted(deck):
            if deck.count(card) > wanted.count(card):
                return LeaveOut(CARDS[card].id)
        for card in wanted:
            if wanted.count(card) > deck.count(card):
                return PutIn(CARDS[card].id)
        return FinishDeck()


def followers(pool: Sequence[int]) -> int:
    return sum([CARDS[card].kind == FOLLOWER for card in pool])


def numbers(cards: Sequence[str]) -> list[int]:
    return [NUMBER_OF[card] for card in cards]


def most_of(pool: Sequence[int]) -> list[int]:
    """The two Gods of which there is most."""
    gods = [CARDS[card].god for card in pool]
    return sorted(range(len(GODS)), key=lambda god: (-gods.count(god), god))[:2]


BOTS = {"steady": SteadyDrafter, "sharp": SharpDrafter}
NEVER_AT_RANDOM = (LeaveOut, PutIn)
LAB_BOTS = {"baseline": BaselineDrafter}
