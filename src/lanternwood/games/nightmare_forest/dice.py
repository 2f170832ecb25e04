"""The seven dice: one side with two hits, three with one, two blank."""

from itertools import product
from typing import Any, Final

from lanternwood.kernel.table import Table

FACES: Final = (2, 1, 1, 1, 0, 0)

# A roll of n dice is one draw below 6**n, read in base six: every roll is equally likely, at the price of one draw.
TOGETHER: Final = 5
ROLLS_OF: Final[list[int]] = [6**dice for dice in range(8)]
_ROLLS: Final[list[list[tuple[int, ...]]]] = [
    [rolled[::-1] for rolled in product(FACES, repeat=dice)] for dice in range(TOGETHER + 1)
]


def roll(table: Table[Any], dice: int) -> tuple[int, ...]:
    """NF-DICE-01 The hits on each die, left to right."""
    drawn = table.chance.below(ROLLS_OF[dice])
    if dice <= TOGETHER:
        return _ROLLS[dice][drawn]
    more, drawn = divmod(drawn, ROLLS_OF[TOGETHER])
    return _ROLLS[TOGETHER][drawn] + _ROLLS[dice - TOGETHER][more]


def roll_one(table: Table[Any]) -> int:
    return FACES[table.chance.below(6)]
