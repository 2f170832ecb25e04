"""How a game's views are told to programs that learn.

A game whose view is better told by features of its own has them in `lab/games/<game>/features.py`: `features(view)` and
their `SIZE`. Any other game is encoded plainly.
"""

from typing import Any

from lanternwood.games.finding import part_of
from lanternwood.kernel.game import Game
from lanternwood.lab.encoding import Encoder, FeatureEncoder, PlainEncoder


def encoder_for(game: Game[Any]) -> Encoder:
    own: Any = part_of(game.name, "lanternwood.lab.games", "features")
    if own:
        return FeatureEncoder(own.features, own.SIZE, most_choices=game.most_choices)
    return PlainEncoder(game.most_choices)
