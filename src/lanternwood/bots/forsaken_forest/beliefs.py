"""What a bot holds likely: the shape that judging, talking and the nights work with, whoever worked it out."""

from typing import Protocol


class Beliefs(Protocol):
    p: list[float]
    """By seat: how likely it is a true Forsaken."""
    village: list[float]
    void: list[float]
    """By slot: how likely The Village and The Void lie there."""
    forsaken: int
    """How many true Forsaken there are, as far as is known."""
