"""What those who are out of a match may still do: bet on how it ends. No rule ever looks at a bet."""

from typing import Literal, TypeAlias

from lanternwood.kernel.model import Model


class Bet(Model):
    """A way in which a match may end."""

    on: str
    """A short stable word for it."""
    words: str


Fared: TypeAlias = Literal["right", "half", "wrong"]
"""Half: the right winners, in another way."""
