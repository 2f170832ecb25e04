"""What the things that `position` counts are worth.

BY_HAND is told by hand, for a player who follows common sense.

BY_FIT was fitted as lab/games/forsaken/fit_position.py does it, to 20,759 ends of turns: 700 games between steady bots
and 260 between sharp ones that did not look at replies, half of them with wild choices, a third of the decks drawn at
random from two Gods. On games kept apart the mean log loss was 0.506 (games of sharp bots alone); of the steady games
alone, a fit like this one had 0.525 on those kept apart and BY_HAND 0.583. What held Miracles are worth is told by
hand there too: the fit gave -0.79 and 0.72, with which they were held beside idle Altars turn after turn.
"""

from lanternwood.bots.forsaken.position import FEATURES, Weights

BY_HAND: dict[str, float] = {
    "to move": 0.0,
    "own tower": 2.5, "own tower is low": -0.8, "their tower": -2.5, "their tower is low": 0.8,
    "own zeal": 0.5, "own faith": 0.35, "own followers": 0.2, "own cost": 0.3,
    "their zeal": -0.5, "their faith": -0.35, "their followers": -0.2, "their cost": -0.3,
    "their defenders": 0.0, "their defenders' faith": 0.0,
    "reach": 0.4, "share of the tower": 0.6, "it falls": 2.5,
    "their reach": -0.2, "their share": -0.3, "it would fall": -0.5,
    "own miracles": 0.3, "their miracles": -0.3, "own blessings": 0.35, "their blessings": -0.35,
    "own blight": -0.4, "their blight": 0.4,
    "own hand": 0.8, "their hand": -0.8, "own lethal": 0.3, "their lethal": -0.3,
    "own ethereal": 0.2, "their ethereal": -0.2, "own engines": 0.1, "their engines": -0.1, "nobody defends": 0.0,
    "own miracles held": -0.6, "their miracles held": 0.6,
}  # fmt: skip
STEADY: Weights = tuple([BY_HAND[name] for name in FEATURES])

BY_FIT: dict[str, float] = {
    "to move": 0.612,
    "own tower": 0.633,
    "own tower is low": -0.971,
    "their tower": -1.214,
    "their tower is low": 1.171,
    "own zeal": 1.106,
    "own faith": 0.796,
    "own followers": 0.080,
    "own cost": 0.069,
    "own ethereal": 1.183,
    "own engines": 0.216,
    "own lethal": 0.304,
    "own blight": -0.633,
    "their zeal": -0.876,
    "their faith": -0.970,
    "their followers": -0.051,
    "their cost": 0.125,
    "their ethereal": -0.575,
    "their engines": -0.166,
    "their lethal": -0.176,
    "their blight": 0.597,
    "their defenders": 0.209,
    "their defenders' faith": 0.128,
    "nobody defends": -0.034,
    "reach": -0.245,
    "share of the tower": 1.329,
    "it falls": 0.505,
    "their reach": 0.116,
    "their share": -0.308,
    "it would fall": -0.274,
    "own miracles": 0.404,
    "their miracles": -0.347,
    "own blessings": 0.637,
    "their blessings": -0.404,
    "own hand": 1.729,
    "their hand": -1.626,
    "own miracles held": -1.500,
    "their miracles held": 1.500,
}
FITTED: Weights = tuple([BY_FIT[name] for name in FEATURES])
