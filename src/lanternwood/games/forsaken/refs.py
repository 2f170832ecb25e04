"""How things on the board are written down in one number: those with a serial number by it, the others by place."""

from typing import Final

ALTARS_FROM: Final = -1
TOWERS_FROM: Final = -200
MIRACLES_FROM: Final = -1000


def altar_ref(kingdom: int, side: int, slot: int) -> int:
    return ALTARS_FROM - ((kingdom * 2 + side) * 16 + slot)


def tower_ref(kingdom: int, side: int) -> int:
    return TOWERS_FROM - (kingdom * 2 + side)


def miracle_ref(entry: int) -> int:
    return MIRACLES_FROM - entry


def is_altar(ref: int) -> bool:
    return TOWERS_FROM < ref <= ALTARS_FROM


def is_tower(ref: int) -> bool:
    return MIRACLES_FROM < ref <= TOWERS_FROM


def is_miracle(ref: int) -> bool:
    return ref <= MIRACLES_FROM


def altar_of(ref: int) -> tuple[int, int, int]:
    """Kingdom, side, slot."""
    place, slot = divmod(ALTARS_FROM - ref, 16)
    return place // 2, place % 2, slot


def tower_of(ref: int) -> tuple[int, int]:
    """Kingdom, side."""
    return divmod(TOWERS_FROM - ref, 2)


def entry_of(ref: int) -> int:
    return MIRACLES_FROM - ref
