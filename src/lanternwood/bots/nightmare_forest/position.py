"""How likely a camper is to win, judged by what everyone can see between turns and the worth of the hand.

The weights come from a logistic fit to games between steady and bold bots (`lab/games/nightmare_forest/fit_position.py`
makes such a fit). One was set by trial: those bots make little of their gear, so the fit finds a hand worth next to
nothing, but a bot that plans its turn plays best with the value below.
"""

from math import exp

from lanternwood.bots.nightmare_forest.worth import worth
from lanternwood.games.nightmare_forest.view import CamperView, View

WEIGHTS = (-1.0, -0.64, -0.07, 0.39, -0.02, -0.66, 0.08, -0.5, -0.03, 0.21, 0.4)
"""One for each of `features`."""

HAND = 6
"""Which weight is the hand's."""


def features(
    cards_left: float, lurkers: int, hurt: int, slack: int, hand: float, facing: int, rivals: list[int]
) -> tuple[float, ...]:
    """A position as numbers: a constant; how far it is to the road; how hurt; how well armed; how far the others are.

    `slack` is how many more wounds can be borne; `facing` the defence of a face-up zombie ahead; `rivals` the cards
    that each other living camper has left.
    """
    nearest = min(rivals, default=8)
    return (
        1.0,
        cards_left,
        float(cards_left <= 2),
        float(cards_left <= 1),
        float(hurt),
        float(slack <= 1) + 0.5 * (slack == 2),
        hand,
        float(lurkers),
        float(facing),
        float(nearest),
        sum(rivals) / len(rivals) if rivals else 8.0,
    )


def winning_chance(numbers: tuple[float, ...]) -> float:
    total = sum(weight * number for weight, number in zip(WEIGHTS, numbers, strict=True))
    return 1 / (1 + exp(-total))


def hand_worth(view: View) -> float:
    """What the best three cards are worth: no more can be kept."""
    return sum(sorted((worth(held) for held in view.hand), reverse=True)[:3])


def cards_left(camper: CamperView) -> int:
    return len(camper.path)


def rivals_of(view: View) -> list[int]:
    return [cards_left(camper) for camper in view.campers if camper.seat != view.me and not camper.eaten]
