"""The pairings of the starters as a picture: one square each, green where the row wins more, violet where less."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

SQUARE: Final = 84
LEFT, TOP = 150, 60
EVEN, MORE, LESS = (0xEF, 0xE7, 0xD2), (0x2F, 0x7D, 0x5B), (0x6B, 0x3F, 0x8F)
FULL: Final = 0.2
"""So far from a half, a square has its full colour."""


def colour(share: float) -> str:
    towards, part = MORE if share > 0.5 else LESS, min(abs(share - 0.5) / FULL, 1)
    mixed = [round(even + (full - even) * part) for even, full in zip(EVEN, towards, strict=True)]
    return "#" + "".join(f"{each:02x}" for each in mixed)


def picture(names: Sequence[str], shares: Mapping[tuple[str, str], float]) -> str:
    width, height = LEFT + SQUARE * len(names) + 20, TOP + SQUARE * len(names) + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="Georgia, serif" '
        'font-size="15" role="img"><title>How often the starter in a row beats the one in a column</title>',
        f'<rect width="{width}" height="{height}" fill="#f7f2e6"/>',
    ]
    for at, name in enumerate(names):
        middle = at * SQUARE + SQUARE / 2
        parts.append(f'<text x="{LEFT - 12}" y="{TOP + middle + 5}" text-anchor="end">{escape(name)}</text>')
        for line, word in enumerate(name.split(maxsplit=1)):
            parts.append(f'<text x="{LEFT + middle}" y="{22 + 18 * line}" text-anchor="middle">{escape(word)}</text>')
    for row, one in enumerate(names):
        for column, other in enumerate(names):
            if one != other:
                parts += _square(LEFT + column * SQUARE, TOP + row * SQUARE, shares[one, other])
    return "\n".join([*parts, "</svg>"]) + "\n"


def _square(x: int, y: int, share: float) -> list[str]:
    light = abs(share - 0.5) / FULL > 0.6
    return [
        f'<rect x="{x + 2}" y="{y + 2}" width="{SQUARE - 4}" height="{SQUARE - 4}" rx="6" fill="{colour(share)}"/>',
        f'<text x="{x + SQUARE / 2}" y="{y + SQUARE / 2 + 5}" text-anchor="middle" '
        f'fill="{"#fff" if light else "#2b2418"}">{100 * share:.0f} %</text>',
    ]
