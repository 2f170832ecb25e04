"""A view as numbers: the same view always gives the same vector, and nothing in it is lost."""

from enum import Enum
from typing import Any
from zlib import crc32

import numpy as np
import pytest

from lanternwood.kernel.model import Action, Model
from lanternwood.lab.encoding import PlainEncoder


class Moon(Enum):
    FULL = "full"


class Camp(Model):
    fires: int
    lit: bool
    leader: str | None
    tents: tuple[int, ...]
    food: dict[str, int]
    moon: Moon


class Sleep(Action):
    tent: int


CAMP = Camp(3, True, None, (5, 6), {"pie": 1, "jam": 2}, Moon.FULL)


def word(text: str) -> float:
    return float(np.float32(crc32(text.encode()) / 2**32))


def test_every_value_is_written_in_the_stated_order() -> None:
    vector = PlainEncoder(most_choices=2, view_size=16)(CAMP, [])
    expected = [3, 1, -1, 2, 5, 6, 2, word("jam"), 2, word("pie"), 1, word("full")]
    assert vector[:12].tolist() == expected
    assert not vector[12:].any()


def test_each_choice_has_its_place() -> None:
    encoder = PlainEncoder(most_choices=3, view_size=16, option_size=4)
    vector = encoder(CAMP, [Sleep(1), Sleep(2)])
    first, second, third = vector[16:20], vector[20:24], vector[24:28]
    assert first[0] != second[0], "the number that names it"
    assert first[1:].tolist() == [word("Sleep"), 1.0, 0.0]
    assert second[1:].tolist() == [word("Sleep"), 2.0, 0.0]
    assert not third.any()
    assert encoder.size == vector.size == 28


def test_a_view_that_is_too_large_says_what_size_it_needs() -> None:
    with pytest.raises(ValueError, match="takes 12 numbers: give an encoder with view_size=24"):
        PlainEncoder(most_choices=2, view_size=8)(CAMP, [])


@pytest.mark.parametrize("value", [{1, 2}, b"bytes", object()])
def test_what_has_no_stated_encoding_is_refused(value: Any) -> None:
    with pytest.raises(TypeError, match="has no encoding"):
        PlainEncoder(most_choices=2)([value], [])
