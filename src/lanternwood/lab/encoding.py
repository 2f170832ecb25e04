"""A seat's view and choices as numbers, the same way for every game.

The view is walked from its first field to its last, and every value is written down as numbers:

- a number as it is, true as 1, false as 0, nothing (None) as -1;
- a word as a fixed number from 0 to 1 (its CRC-32), so that equal words are equal numbers on any machine;
- a list as its length, then its items; a mapping as its length, then each key and value in the order of the keys;
- a Struct as its tag, if it has one, then its fields.

Zeros fill the rest of `view_size`. Then comes a block of `option_size` numbers for each choice that could ever be
offered: a number that names the choice, then its own values as above, as many as fit; zeros where nothing is offered.

It knows nothing of any game, and little is lost: words become numbers by a checksum. A game whose view grows, or that
wants better features for learning, has `lab/games/<game>/features.py`.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from typing import Any, Protocol
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from lanternwood.kernel.match import to_json

Vector = NDArray[np.float32]


class Encoder(Protocol):
    """Turns what a seat knows into a vector that always has the same size."""

    @property
    def size(self) -> int: ...

    def __call__(self, view: Any, choices: Sequence[Any]) -> Vector: ...


class FeatureEncoder:
    """A function's numbers for the view, at most so many, then the choices as described above."""

    def __init__(
        self, features: Callable[[Any], list[float]], view_size: int, *, most_choices: int, option_size: int = 8
    ) -> None:
        self.features = features
        self.view_size = view_size
        self.option_size = option_size
        self.size = view_size + most_choices * option_size

    def __call__(self, view: Any, choices: Sequence[Any]) -> Vector:
        seen = self.features(view)
        if len(seen) > self.view_size:
            raise ValueError(f"this view takes {len(seen)} numbers: give an encoder with view_size={len(seen) * 2}")
        vector = np.zeros(self.size, np.float32)
        vector[: len(seen)] = seen
        options = [number for choice in choices for number in self._option(choice)]
        vector[self.view_size : self.view_size + len(options)] = options
        return vector

    def _option(self, choice: Any) -> list[float]:
        numbers = [_in_unit(to_json(choice))]
        _write(choice, numbers)
        return (numbers + [0.0] * self.option_size)[: self.option_size]


class PlainEncoder(FeatureEncoder):
    """The encoding described above."""

    def __init__(self, most_choices: int, view_size: int = 1024, option_size: int = 8) -> None:
        super().__init__(plain_features, view_size, most_choices=most_choices, option_size=option_size)


def plain_features(view: Any) -> list[float]:
    seen: list[float] = []
    _write(view, seen)
    return seen


def _write(value: Any, into: list[float]) -> None:
    match value:
        case None:
            into.append(-1.0)
        case Enum():
            _write(value.value, into)
        case bool() | int() | float():
            into.append(float(value))
        case str():
            into.append(_word(value))
        case msgspec.Struct():
            _write_struct(value, into)
        case Mapping():
            into.append(float(len(value)))
            for key in sorted(value):
                _write(key, into)
                _write(value[key], into)
        case list() | tuple():
            into.append(float(len(value)))
            for item in value:
                _write(item, into)
        case _:
            raise TypeError(f"a view holds a {type(value).__name__}, which has no encoding as numbers")


def _write_struct(value: msgspec.Struct, into: list[float]) -> None:
    tag = value.__struct_config__.tag
    if tag is not None:
        _write(tag, into)
    for name in value.__struct_fields__:
        _write(getattr(value, name), into)


@lru_cache(maxsize=4096)
def _word(word: str) -> float:
    return _in_unit(word.encode())


def _in_unit(text: bytes) -> float:
    return crc32(text) / 0x1_0000_0000
