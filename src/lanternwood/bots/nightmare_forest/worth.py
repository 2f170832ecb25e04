"""What gear is worth to hold on to, in rough points; both bots keep, trim, throw and steal by it."""

from functools import cache

from lanternwood.games.nightmare_forest.content import GEAR, Gear, Heal, Muffle, Refresh, Shield
from lanternwood.games.nightmare_forest.view import GearView

GEAR_BY_ID = {card.id: card for card in GEAR}


@cache
def worth_of(card: Gear) -> float:
    if card.damage is not None:
        noise = (0.0, 0.6, 1.0, 1.8)[card.noise]
        return card.damage - noise + (0.3 if card.hands == 1 else 0.0)
    match card.effect:
        case Heal(wounds=wounds) | Shield(wounds=wounds):
            return 0.6 + 0.8 * wounds
        case Refresh():
            return 1.2
        case Muffle():
            return 0.8
        case _:
            return 0.7


def worth(held: GearView) -> float:
    """A gun with few shots is worth less, a taped one more."""
    card = GEAR_BY_ID[held.card]
    value = worth_of(card)
    if card.shots:
        value *= (0.4, 0.6, 0.85, 1.0)[min(held.shots, 3)]
    return value + (1.0 if held.taped else 0.0)


DECK_WORTH = [worth_of(card) for card in GEAR for _ in range(card.copies)]
FINDS = 2 / 3
"""How many cards a searching die finds on average."""


@cache
def draw_gain(worst: float) -> float:
    """What a drawn card adds on average where it would push out one of this worth."""
    return sum(max(0.0, value - worst) for value in DECK_WORTH) / len(DECK_WORTH)


@cache
def cards_gain(cards: float, kept: tuple[float, ...]) -> float:
    """What so many drawn cards add on average to the worth of the best three (`kept`, as many as there are)."""
    best = sorted([*kept, 0.0, 0.0, 0.0], reverse=True)[:3]
    gain = 0.0
    while cards > 0:
        share = min(cards, FINDS)
        better = share * draw_gain(round(best[-1], 1))
        gain += better
        best[-1] += better
        best.sort(reverse=True)
        cards -= FINDS
    return gain


def search_gain(dice: int, kept: tuple[float, ...]) -> float:
    return cards_gain(dice * FINDS, kept)
