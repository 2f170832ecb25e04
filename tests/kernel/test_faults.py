"""All that is wrong with an entry, also where it is written as a list that begins with a verb."""

from typing import Literal, TypeAlias

import pytest

from lanternwood.kernel.faults import Fault, mistakes, shape_of
from lanternwood.kernel.model import Model


class Do(Model, array_like=True): ...


class Draw(Do, tag="draw"):
    n: int
    from_top: bool = True


class Twice(Do, tag="twice"):
    steps: "tuple[Step, ...]"


Step: TypeAlias = Draw | Twice


class Row(Model, array_like=True):
    """Without a verb."""

    low: int
    steps: tuple[Step, ...] = ()


class Card(Model):
    steps: tuple[Step, ...]
    rows: tuple[Row, ...] = ()
    format: Literal[1] = 1


@pytest.mark.parametrize(
    ("card", "found"),
    [
        ({"steps": [["draw", 1], ["twice", [["draw", 2, False]]]], "rows": [[1], [2, []]], "format": 1}, []),
        ({"steps": [["drow", 1]]}, [("steps[0][0]", "unknown verb 'drow'; did you mean 'draw'? known: draw, twice")]),
        ({"steps": [["twice", [["draw"], []]]]}, [
            ("steps[0].steps[0].n", 'missing; write ["draw", n, from_top]'),
            ("steps[0].steps[1][0]", "missing; write one of: draw, twice"),
        ]),
        ({"steps": [7]}, [("steps[0]", "7 does not fit; write a list that begins with a verb")]),
        ({"steps": [["draw", 1, True, 3]]}, [("steps[0]", '3 items are too many; write ["draw", n, from_top]')]),
        ({"steps": [], "rows": [{"low": 1}]}, [("rows[0]", "a table does not fit; write [low, steps]")]),
        ({"steps": [], "format": 2}, [("format", '2 does not fit; write one of "1"')]),
    ],
)  # fmt: skip
def test_mistakes(card: object, found: list[tuple[str, str]]) -> None:
    assert list(mistakes(card, shape_of(Card))) == found


def test_a_fault_says_where_it_is() -> None:
    assert str(Fault("cards.toml", "card 7", "steps[0]", "so it is wrong", "V1")) == (
        "cards.toml: card 7, field 'steps[0]': so it is wrong (V1)"
    )
