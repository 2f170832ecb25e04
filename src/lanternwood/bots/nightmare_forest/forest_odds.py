"""What may lie face down: the public make-up of each zone, less everything that has been seen."""

from collections import Counter

from lanternwood.games.nightmare_forest.content import CARD_IDS, FOREST, FOREST_DECK, ZONES, Obstacle, Zombie
from lanternwood.games.nightmare_forest.view import View

CARD_BY_ID = {card.id: card for card in FOREST}
WHOLE = [Counter(CARD_IDS[card] for card in deck) for deck in FOREST_DECK]


def unseen(view: View) -> list[Counter[str]]:
    """By zone: how many of each card could still lie face down."""
    left = [counts.copy() for counts in WHOLE]
    for zone in ZONES:
        left[zone].subtract(view.discards[zone])
    for camper in view.campers:
        for row in (camper.path, camper.own, camper.beside):
            for lying in row:
                if lying.card:
                    left[lying.zone][lying.card] -= 1
        if camper.survivor:
            left[CARD_BY_ID[camper.survivor].zone][camper.survivor] -= 1
    return left


def by_defence(counts: Counter[str]) -> list[tuple[int, float]]:
    """What turning up a card brings: (defence, probability); 0 stands for anything that does not bite."""
    total = sum(counts.values())
    chances: dict[int, float] = {}
    for card, count in counts.items():
        if count > 0:
            known = CARD_BY_ID[card]
            defence = known.defence if isinstance(known, Zombie) else 0
            chances[defence] = chances.get(defence, 0.0) + count / total
    return sorted(chances.items())


def obstacle_chances(counts: Counter[str]) -> list[tuple[int, float]]:
    """(value, probability) of obstacles."""
    total = sum(counts.values())
    return [
        (known.value, count / total)
        for card, count in counts.items()
        if count > 0 and isinstance(known := CARD_BY_ID[card], Obstacle)
    ]
