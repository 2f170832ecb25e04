"""Bots for the draft. The steady one picks as the rules do for whoever is late (FK-WASTE-11, FK-WASTE-12)."""

from lanternwood.bots.bot import Mind
from lanternwood.games.forsaken.cards import CARDS, NUMBER_OF
from lanternwood.games.forsaken.wasteland.actions import Burn, DraftAction, FinishDeck, Take
from lanternwood.games.forsaken.wasteland.scoring import baseline_pick
from lanternwood.games.forsaken.wasteland.view import DraftView, MyDraft
from lanternwood.kernel.rng import Chance


class BaselineDrafter:
    """Its deck is the automatic one, with which building begins."""

    def __init__(self, chance: Chance) -> None:
        pass

    def choose(self, mind: Mind) -> DraftAction:
        if FinishDeck() in mind.choices:
            return FinishDeck()
        view: DraftView = mind.view()
        assert view.mine is not None
        return pick(view.mine)


def pick(mine: MyDraft) -> DraftAction:
    pool = [NUMBER_OF[card] for card in mine.pool]
    pack = [NUMBER_OF[card] for card in mine.pack]
    if mine.taken is None:
        return Take(CARDS[baseline_pick(pack, pool)].id)
    return Burn(CARDS[baseline_pick(pack, [*pool, NUMBER_OF[mine.taken]])].id)


BOTS = {"steady": BaselineDrafter}
