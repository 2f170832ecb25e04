"""What the things that `position` counts are worth. Told by hand, for a player who follows common sense."""

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
    "to move": 0.586,
    "own tower": 0.732,
    "own tower is low": -0.726,
    "their tower": -1.189,
    "their tower is low": 0.917,
    "own zeal": 1.291,
    "own faith": 0.743,
    "own followers": -0.029,
    "own cost": -0.185,
    "own ethereal": 1.165,
    "own engines": 0.308,
    "own lethal": 0.255,
    "own blight": -0.874,
    "their zeal": -1.005,
    "their faith": -0.969,
    "their followers": 0.018,
    "their cost": 0.271,
    "their ethereal": -0.607,
    "their engines": -0.237,
    "their lethal": -0.206,
    "their blight": 0.867,
    "their defenders": 0.215,
    "their defenders' faith": 0.100,
    "nobody defends": -0.070,
    "reach": -0.175,
    "share of the tower": 1.336,
    "it falls": 0.614,
    "their reach": 0.116,
    "their share": -0.345,
    "it would fall": -0.198,
    "own miracles": 0.425,
    "their miracles": -0.383,
    "own blessings": 0.495,
    "their blessings": -0.261,
    "own hand": 1.462,
    "their hand": -1.435,
}
FITTED: Weights = tuple([BY_FIT.get(name, 0.0) for name in FEATURES])
