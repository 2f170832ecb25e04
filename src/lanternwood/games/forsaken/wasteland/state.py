"""The state of a draft: packs with all that was taken from them, and decks being built."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from lanternwood.games.forsaken.wasteland.options import DraftOptions
from lanternwood.games.forsaken.wasteland.passing import goes_to_next, holder_of, opener_of, steps_of

DRAFTING: Final = "drafting"
BUILDING: Final = "building"
OVER: Final = "over"
NOTHING: Final = -1


class Taking(NamedTuple):
    """A card that left a pack."""

    step: int
    seat: int
    card: int
    burned: bool


@dataclass(slots=True)
class Pack:
    left: list[int]
    """In order of number, so that nothing can be read from it."""
    takings: list[Taking] = field(default_factory=list)

    def copy(self) -> "Pack":
        return Pack(self.left[:], self.takings[:])


@dataclass(slots=True)
class Drafter:
    take: int = NOTHING
    """Picked in this step; the packs move when everyone has (FK-WASTE-07)."""
    burn: int = NOTHING
    pool: list[int] = field(default_factory=list)
    """What was kept, in the order of picking. It follows from the packs, and is kept since it is asked for so often."""
    burned: list[int] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    changes: int = 0
    finished: bool = False

    def copy(self) -> "Drafter":
        return Drafter(self.take, self.burn, self.pool[:], self.burned[:], self.deck[:], self.changes, self.finished)


@dataclass(slots=True)
class DraftState:
    seats: int
    options: DraftOptions
    drafters: list[Drafter]
    packs: list[list[Pack]]
    """By round, then by the seat that opens it."""
    rest: list[int]
    """Cards of the box that are in no pack."""
    phase: str = DRAFTING
    round: int = 0
    step: int = 0

    def copy(self) -> "DraftState":
        return DraftState(
            self.seats,
            self.options,
            [drafter.copy() for drafter in self.drafters],
            [[pack.copy() for pack in packs] for packs in self.packs],
            self.rest[:],
            self.phase,
            self.round,
            self.step,
        )

    @property
    def burns(self) -> bool:
        """FK-WASTE-05 At a table of two, one card is burned with each that is kept."""
        return self.seats == 2

    @property
    def rounds(self) -> int:
        return len(self.packs)

    @property
    def steps(self) -> int:
        """Of a round."""
        return steps_of(self.seats)

    def to_next(self, round: int) -> bool:
        return goes_to_next(round)

    def opener(self, seat: int, round: int, step: int) -> int:
        return opener_of(self.seats, seat, round, step)

    def holder(self, opener: int, round: int, step: int) -> int:
        return holder_of(self.seats, opener, round, step)

    def pack_of(self, seat: int) -> Pack:
        return self.packs[self.round][self.opener(seat, self.round, self.step)]

    def pool(self, seat: int) -> list[int]:
        """What a seat has kept, in the order of picking."""
        return self.drafters[seat].pool[:]

    def burned(self, seat: int) -> list[int]:
        return self.drafters[seat].burned[:]

    def gather_pools(self) -> None:
        """Work out from the packs what everyone has taken."""
        for drafter in self.drafters:
            drafter.pool, drafter.burned = [], []
        for packs in self.packs:
            takings = [taking for pack in packs for taking in pack.takings]
            for taking in sorted(takings, key=lambda taking: taking.step):
                drafter = self.drafters[taking.seat]
                (drafter.burned if taking.burned else drafter.pool).append(taking.card)

    def sideboard(self, seat: int) -> list[int]:
        """FK-WASTE-08 What is left of the pool."""
        left = self.pool(seat)
        for card in self.drafters[seat].deck:
            left.remove(card)
        return sorted(left)
