"""What gear is worth to hold on to, in rough points; both bots keep, trim, throw and steal by it."""

from functools import cache

from lanternwood.games.nightmare_forest.content import GEAR, Gear, Heal, Muffle, Refresh, Shield
from lanternwood.games.nightmare_forest.view import GearView

GEAR_BY_ID = {card.id: card for card in GEAR}


@cache
def worth_of(card: Gear) -> float:
    if card.damage is not None:
        noise = (0.0, 0.5, 0.7, 1.1)[card.noise]
        return card.damage * 1.5 - noise + (0.3 if card.hands == 1 else 0.0)
    match card.effect:
        case Heal(wounds=wounds) | Shield(wounds=wounds):
            return 1.2 + 1.1 * wounds
        case Refresh():
            return 1.5
        case Muffle():
            return 1.0
        case _:
            return 0.9


def worth(held: GearView) -> float:
    """A gun with few shots is worth less, a taped one more."""
    card = GEAR_BY_ID[held.card]
    value = worth_of(card)
    if card.shots:
        value *= (0.4, 0.6, 0.85, 1.0)[min(held.shots, 3)]
    return value + (1.5 if held.taped else 0.0)
