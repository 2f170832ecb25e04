"""What a card in hand is worth, to those who must part with one."""

from collections.abc import Sequence
from typing import Any

from lanternwood.games.forsaken.actions import Done, PickCard
from lanternwood.games.forsaken.cards import CARDS, NUMBER_OF
from lanternwood.games.forsaken.script import FOLLOWER
from lanternwood.games.forsaken.state import KIND, NOBODY, TEMPLE, State

OUT_OF_REACH = 3.0
A_FOLLOWER = 0.4
ANOTHER_OF_THE_SAME = 0.3
TOO_DEAR_TO_KEEP = 5
"""No side pays more before the Last Kingdom."""
DEAR = 4
DEAR_CARDS_TO_KEEP = 2


def sources(state: State, seat: int) -> int:
    """The most that this seat can pay in one Kingdom, next turn at the latest."""
    most = 10 if state.last else 5
    lit = [kingdom.sides[seat] for kingdom in state.kingdoms if kingdom.winner == NOBODY]
    return min(most, 1 + max([len(side.altars) for side in lit], default=0))


def worth(state: State, seat: int, number: int) -> float:
    """The dearer the better, unless it cannot be paid for soon."""
    card = CARDS[number]
    value = float(card.total) + (A_FOLLOWER if card.kind == FOLLOWER else 0.0)
    if card.total > sources(state, seat):
        value -= OUT_OF_REACH
    if not has_god(state, seat, card.god):
        value -= 1.0
    return value - ANOTHER_OF_THE_SAME * (state.players[seat].hand.count(number) - 1)


def has_god(state: State, seat: int, god: int) -> bool:
    return any(
        source & KIND in (god, TEMPLE)
        for kingdom in state.kingdoms
        if kingdom.winner == NOBODY
        for source in kingdom.sides[seat].altars
    )


def part_with(state: State, seat: int, found: Sequence[Any]) -> Any:
    """The poorest card."""
    picks = [action for action in found if isinstance(action, PickCard)]
    return min(picks, key=lambda action: worth(state, seat, NUMBER_OF[action.card]))


def put_below(state: State, seat: int, found: Sequence[Any]) -> Any:
    """FK-INACT-03 Of the cards looked at: one that is poorer than what the deck holds on average, or no more."""
    deck = state.players[seat].deck
    average = sum([worth(state, seat, card) for card in deck]) / max(1, len(deck))
    picks = [action for action in found if isinstance(action, PickCard)]
    poorest = min(picks, key=lambda action: worth(state, seat, NUMBER_OF[action.card]), default=None)
    if poorest is not None and worth(state, seat, NUMBER_OF[poorest.card]) < average - 0.5:
        return poorest
    return next(action for action in found if isinstance(action, Done))


def unwanted(hand: Sequence[int], put_back: Sequence[int]) -> int | None:
    """FK-MULL-01 A card of the opening hand that had better be another: those that no side can pay for in a long time
    go, and of those that come late only a few stay."""
    left = sorted(hand, key=lambda card: CARDS[card].total)
    for card in put_back:
        left.remove(card)
    if left and CARDS[left[-1]].total > TOO_DEAR_TO_KEEP:
        return left[-1]
    dear = [card for card in left if CARDS[card].total >= DEAR]
    return dear[-1] if len(dear) > DEAR_CARDS_TO_KEEP else None
