"""What is announced in a draft. Nobody learns what another took."""

from typing import TypeAlias

from lanternwood.kernel.model import Public, Seat, Secret


class PacksOpened(Public):
    round: int
    to_next: bool
    """Packs go to the next seat; otherwise to the one before."""


class PackSeen(Secret):
    """To whoever holds it."""

    cards: tuple[str, ...]


class CardTaken(Secret):
    """To whoever took it."""

    card: str


class CardBurned(Secret):
    """To whoever burned it."""

    card: str


class PickMade(Public):
    """Somebody has done with this step."""

    seat: Seat


class TimeWasUp(Public):
    """FK-WASTE-10 The baseline picked, or built, for these."""

    seats: tuple[Seat, ...]


class PacksPassed(Public):
    step: int


class BuildingBegan(Public):
    pass


class DeckChanged(Secret):
    """To its owner."""

    card: str
    put_in: bool


class DeckFinished(Public):
    seat: Seat


class DraftEnded(Public):
    pass


DraftEvent: TypeAlias = (
    PacksOpened | PackSeen | CardTaken | CardBurned | PickMade | TimeWasUp | PacksPassed | BuildingBegan | DeckChanged
    | DeckFinished | DraftEnded
)  # fmt: skip
