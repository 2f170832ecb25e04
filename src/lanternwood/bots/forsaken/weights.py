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
    "own altars": 0.6, "own temples": 0.1, "their altars": -0.6, "their temples": -0.1,
    "own miracles": 0.3, "their miracles": -0.3, "own blessings": 0.35, "their blessings": -0.35,
    "own blight": -0.4, "their blight": 0.4,
    "own hand": 0.8, "their hand": -0.8, "own lethal": 0.3, "their lethal": -0.3,
}  # fmt: skip
STEADY: Weights = tuple([BY_HAND[name] for name in FEATURES])
FITTED: Weights = STEADY
