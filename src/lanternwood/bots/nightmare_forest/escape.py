"""How likely a camper is to get out in the turns that are left, once they are counted (NF-LAST, NF-OPT-06).

The weights come from a logistic fit, as those of `position` do: to 2,000 games of a sharp bot alone, an eighth of them
Speed Games, with as many turns as NF-OPT-06 gives or up to four fewer.
"""

from math import exp

WEIGHTS = (3.32, 0.04, -4.35, -2.26, 1.17, -0.33, 0.02, -0.11)
"""For a constant; the cards left; cards, lurkers and one, each by the turns left; how hurt; the hand; what is faced."""

HAND = 6
"""Which weight is the hand's."""


def escape_chance(turns: int, cards_left: int, lurkers: int, slack: int, hand: float, facing: int) -> float:
    """`turns` are those that still come; the rest is as in `position`."""
    if turns == 0:
        return 0.0
    numbers = (
        1.0,
        float(cards_left),
        cards_left / turns,
        lurkers / turns,
        1 / turns,
        float(slack <= 1) + 0.5 * (slack == 2),
        hand,
        float(facing),
    )
    return 1 / (1 + exp(-sum(weight * number for weight, number in zip(WEIGHTS, numbers, strict=True))))
