"""FK-WASTE-04, FK-WASTE-05: which way packs go round, and who holds which when."""

from typing import Final

PACK: Final = 14
ROUNDS, ROUNDS_OF_TWO = 4, 8


def rounds_of(seats: int) -> int:
    return ROUNDS_OF_TWO if seats == 2 else ROUNDS


def steps_of(seats: int) -> int:
    """Of a round. Two seats burn a card with each that they keep."""
    return PACK // 2 if seats == 2 else PACK


def goes_to_next(round: int) -> bool:
    """Otherwise to the seat before; between two seats both ways are one."""
    return round % 2 == 0


def opener_of(seats: int, seat: int, round: int, step: int) -> int:
    """Whose pack a seat holds at a step: the seat that opened it."""
    way = -1 if goes_to_next(round) else 1
    return (seat + way * step) % seats


def holder_of(seats: int, opener: int, round: int, step: int) -> int:
    way = 1 if goes_to_next(round) else -1
    return (opener + way * step) % seats
