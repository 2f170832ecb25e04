"""What the table may be waiting for. The last frame of the stack is on top; what lies below goes on when it is gone."""

from typing import Literal, TypeAlias

from lanternwood.games.forsaken_forest.board import Territory
from lanternwood.games.forsaken_forest.cards import NO_CARD, Card
from lanternwood.kernel.frames import Choice, Frame, Sealed, Standing, Window
from lanternwood.kernel.model import Seat

NOBODY = Seat(-1)
NOWHERE: Territory = -1


def seat_or_none(seat: Seat) -> Seat | None:
    """As views and announcements have it."""
    return None if seat == NOBODY else seat


StepName = Literal[
    "shrouded", "meeting", "coward", "navigator", "cursed", "oracle", "priest", "sacrifice", "silencer"
]  # fmt: skip


class NightStep(Standing[int]):
    """A called step of a Night: its actors, if any live, hold a choice until the clock ends it (FF-NIGHT1-02).

    A choice is a seat, a slot, or for the meeting the slots of Village and Void as one number.
    """

    step: StepName
    seconds: int


class FuguePlacement(Choice):
    """FF-FUGUE-03 This player places a Path."""


class OpenWindow(Window):
    """A chance for Fast Actions while nothing is pending: in the Draw and Fast Action Phases and as the Forest Turn
    closes."""

    phase: Literal["before-draw", "after-draw", "fast", "forest"]


class ActionPhase(Window):
    """FF-TURN-04, 07 The active player's Action Phase in open play. Only the active player or the clock ends it."""

    active: Seat
    draft: Card = NO_CARD
    """A card of several Territories that the active player is about to announce; nobody else knows."""
    marked: tuple[Territory, ...] = ()
    taken_back: int = 0
    """How often the active player has thought better of it."""

    MOST = 20
    """R97"""


class Pending(Window):
    """A card that has been announced and waits for answers (FF-PRIO-01)."""

    card: Card
    player: Seat = NOBODY
    """NOBODY for the Forest."""
    target: Seat = NOBODY
    slot: int = -1
    chosen: int = -1
    """The Curse in play to Destroy, by its number, or the card to take back from the discard."""
    places: tuple[Territory, ...] = ()
    """The Territories announced, in order; on a Double Back the first is the Path to take up."""
    uses: int = 1
    """Of a Finder's Action, this one included."""


class Resolving(Frame):
    """A card that is having its effects, one after the other; each may put other frames on top."""

    card: Card
    player: Seat
    target: Seat
    slot: int
    chosen: int
    places: tuple[Territory, ...]
    effect: int = 0
    """How many effects are done."""
    part: int = 0
    """How many parts of the running effect are done: Paths of several, players of several."""
    uses: int = 1
    stays: bool = False
    """The card lies in play now."""

    def owing(self) -> tuple[Seat, ...]:
        return ()


class Doorstep(Window):
    """FF-DEATH-02 A player on Death's Doorstep, until saved or dead."""

    victim: Seat
    by_night: bool = False
    saved: bool = False

    def closed(self) -> bool:
        return self.saved or Window.closed(self)


class Hearing(Choice):
    """FF-GALLOWS-01 The Accused pleads, until they end it."""

    by: Seat


class CountOfThree(Frame):
    """FF-GALLOWS-03 The plea is over; nobody votes before the count is."""

    accused: Seat
    by: Seat

    SECONDS = 3

    def owing(self) -> tuple[Seat, ...]:
        return ()


class Vote(Sealed[bool]):
    """FF-GALLOWS-03 All living players, in secret; True is death. A vote may be changed until the reveal."""

    accused: Seat
    by: Seat
    changes: list[int]
    """By place in `seats`: how often each has voted; a match must have a longest length, so minds change MOST times."""

    MOST = 20

    def owing(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, times in zip(self.seats, self.changes, strict=True) if times < self.MOST)

    def complete(self) -> bool:
        return len(self.answers) == len(self.seats)

    def copy(self) -> "Vote":
        twin = Sealed.copy(self)
        twin.changes = self.changes[:]
        return twin


class Asked(Sealed[int]):
    """A choice that a card asks for while it resolves, in secret (FF-CARD-11). An answer is a card, an order of cards,
    or what the kind says."""

    kind: Literal["swap", "give", "discard", "canopy", "demand", "mist", "lightning", "renew"]
    player: Seat = NOBODY
    target: Seat = NOBODY
    taken: Card = NO_CARD
    """Lightning: the first of the two cards."""


class EndOfCycle(Frame):
    """FF-CYCLE-12 The end-of-cycle step: the next trigger to look at, by its age."""

    done_until: int = -1

    def owing(self) -> tuple[Seat, ...]:
        return ()


class Dawn(Frame):
    """FF-DAWN The night's doings have been shown; what follows from them is being settled."""

    def owing(self) -> tuple[Seat, ...]:
        return ()


AnyFrame: TypeAlias = (
    NightStep | FuguePlacement | OpenWindow | ActionPhase | Pending | Resolving | Doorstep | Hearing | CountOfThree
    | Vote | Asked | EndOfCycle | Dawn
)  # fmt: skip
