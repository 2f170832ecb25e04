"""Encoders of games whose view is better told by its own features. A game without an entry here is encoded plainly."""

from typing import Any

from lanternwood.kernel.game import Game
from lanternwood.lab.encoding import Encoder, FeatureEncoder, PlainEncoder
from lanternwood.lab.features import forsaken_forest

__all__ = ["encoder_for"]

FEATURES = {"forsaken-forest": (forsaken_forest.features, forsaken_forest.SIZE)}


def encoder_for(game: Game[Any]) -> Encoder:
    if game.name in FEATURES:
        return FeatureEncoder(*FEATURES[game.name], most_choices=game.most_choices)
    return PlainEncoder(game.most_choices)
