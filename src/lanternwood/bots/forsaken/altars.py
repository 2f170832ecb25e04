"""Which Altars to build: those that hand and deck will ask for there."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any

from lanternwood.games.forsaken.actions import Build, Upgrade
from lanternwood.games.forsaken.cards import CARDS
from lanternwood.games.forsaken.paying import PLENTY, counted, covers
from lanternwood.games.forsaken.script import Price
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.games.forsaken.state import KIND, KINGDOMS, TEMPLE, State

IN_HAND, IN_DECK = 4.0, 1.0
"""How much a card asks for its Altars."""
COLOURS = 0.5
"""What it is worth to have all the coloured Devotion for a card that is still too dear."""
Asked = list[tuple[Price, float]]


def asked_for(state: State, seat: int) -> Asked:
    """All costs that this seat will want to pay, and how much."""
    player = state.players[seat]
    wanted: Counter[Price] = Counter()
    for card in player.deck:
        wanted[CARDS[card].price] += IN_DECK  # type: ignore[assignment]
    for card in player.hand:
        wanted[CARDS[card].price] += IN_HAND  # type: ignore[assignment]
    return list(wanted.items())


def usefulness(kinds: Sequence[int], asked: Asked) -> float:
    """Of these sources: what could be paid with them, and what only wants a few more."""
    have = [kinds.count(god) for god in range(TEMPLE)]
    held = counted(kinds)
    useful = 0.0
    for price, weight in asked:
        if covers(held, price, 0):
            useful += weight
        elif covers(held | PLENTY, price, 0):
            useful += weight * COLOURS
    return useful + balance(have, asked)


def balance(have: Sequence[int], asked: Asked) -> float:
    """A little for Altars in proportion to what is asked, where nothing else decides."""
    needs = [sum(price.needs[god] * weight for price, weight in asked) for god in range(TEMPLE)]
    total = sum(needs) or 1.0
    return sum(need / total * sqrt(number) for need, number in zip(needs, have, strict=True)) / 10


def best_building(state: State, seat: int, found: Sequence[Any]) -> Any | None:
    """The best Build or Upgrade that is offered for the first Kingdom where one is."""
    asked = asked_for(state, seat)
    for kingdom in KINGDOMS:
        there = [action for action in found if isinstance(action, Build | Upgrade) and action.kingdom == kingdom]
        builds = [action for action in there if isinstance(action, Build)]
        if there:
            kinds = [source & KIND for source in state.side(kingdom, seat).altars]
            return max(builds or there, key=lambda action: usefulness(built(kinds, action), asked))
    return None


def built(kinds: Sequence[int], action: Build | Upgrade) -> list[int]:
    if isinstance(action, Build):
        return [*kinds, GODS.index(action.god)]
    return [TEMPLE if slot == action.slot else kind for slot, kind in enumerate(kinds)]
