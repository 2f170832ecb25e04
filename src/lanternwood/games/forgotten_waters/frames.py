"""What is being resolved and what is waited for, as data (docs/decisions/0029). The last frame is on top; what lies
below goes on when it is gone. All numbers are those of program.py; a frame that asks is a `Choice`, or a vote.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from lanternwood.games.forgotten_waters.pirates import NOBODY, Pirate
from lanternwood.kernel.frames import Choice, Frame
from lanternwood.kernel.model import Seat


class Scope(Struct, frozen=True, gc=False):
    """For whom effects are carried out, and in whose visit. Shared by frames and copies."""

    me: Pirate
    entry: int = 0
    """0 for what is no entry: an action, a card, an event."""
    visit: int = 0
    """How often that entry had been read before (FW-READ-05)."""
    picked: Pirate = NOBODY


class Silent(Frame):
    """Goes on by itself."""

    def owing(self) -> tuple[Seat, ...]:
        return ()


class Running(Silent):
    """The next operation of a block."""

    block: int
    scope: Scope
    next: int = 0


class Each(Silent):
    """FW-ACT-08 A block for one after the other, in the order taken at its start."""

    block: int
    scope: Scope
    left: tuple[Pirate, ...]


class Acting(Silent):
    """FW-ACT-06 A turn: from the first instruction of the action until the standee leaves."""

    me: Pirate
    action: int
    stage: Literal["start", "instructions", "end", "leave"] = "start"


class Skilling(Silent):
    """FW-SKILL-04 Single gains of one skill that are still to come."""

    me: Pirate
    skill: int
    left: int


class Resolving(Silent):
    """FW-EVENT-02 Constellation events that are still to be resolved."""

    me: Pirate
    left: int


class Mustering(Frame):
    """FW-SETUP-24 All choose at the same time."""

    seats: int

    def owing(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(self.seats))


class Passages(Choice):
    """FW-READ-01 The passage that is open, and those behind it. The seat is the reader's."""

    texts: tuple[int, ...]
    scope: Scope
    at: int = 0


class BeforeTimer(Choice):
    """FW-PLAN-02 The Quartermaster starts the timer; no standee is placed before."""


class Placing(Choice):
    """FW-PLAN-04"""

    pirate: Pirate


class TurnEdge(Choice):
    """FW-R53 At the start or the end of a turn: a chance to use cards."""


class Deciding(Choice):
    """`choose` and `may`."""

    scope: Scope
    labels: tuple[int, ...]
    blocks: tuple[int, ...]
    may: bool = False
    """All can be declined."""


class Paying(Choice):
    """FW-STAT-04 A price: asked first, then, where treasure is the price, which cards."""

    scope: Scope
    paid_in: int
    n: int
    block: int
    otherwise: int
    agreed: bool = False
    """From then on `n` is what is left to pay."""


class Picking(Choice):
    scope: Scope
    block: int


class Vote(Frame):
    """FW-ACT-09 One vote each, final once cast; nobody sees them until all are in or the Ship Scribe closes it."""

    about: Literal["entry", "save"]
    scope: Scope
    labels: tuple[int, ...]
    blocks: tuple[int, ...]
    cast: tuple[int, ...]
    """By seat; NOBODY where none is cast."""
    scribe: Seat
    number: int
    """Of all votes of the voyage: each has a clock of its own."""
    may_close: bool = False
    """Its time is over."""

    def owing(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, option in enumerate(self.cast) if option == NOBODY or self.closes(seat))

    def closes(self, seat: int) -> bool:
        return self.may_close and seat == self.scribe


class Starring(Choice):
    """FW-STAR-02 Stars that are still to be filled."""

    left: int


class Gaining(Choice):
    """FW-TREASURE-01 Treasures that are still to come. With four in play, one of five must go (FW-TREASURE-03)."""

    left: int
    seen: int = 0
    """The new card, while it is asked which goes; 0 if it is not."""


class Stealing(Choice):
    left: int


class Burying(Choice):
    """FW-STAR-05"""

    left: int


class Dropping(Choice):
    left: int


class Moving(Choice):
    """FW-MAP-02 Steps of the ship that are still to come."""

    me: Pirate
    left: int
    may_stop: bool


class Scouting(Choice):
    """FW-SCOUT-01 Spaces still to be scouted; the tokens laid so far lie face down."""

    me: Pirate
    left: int


class Gunning(Choice):
    """FW-R47 Something that the Gunner decides about the cannons."""

    what: Literal["upgrade", "load", "lose", "make-room"]
    left: int
    level: int = 0
    """Of the cannon that room is made for."""
    loaded: bool = False


class Checking(Choice):
    """A skill check, from what comes before the roll to its row. With dice on the table it asks about re-rolls."""

    scope: Scope
    block: int
    op: int
    """Its place in that block."""
    stage: Literal["before", "aim", "roll", "dice"] = "before"
    set_to: int = 0
    """FW-MISF-03 A die that is set, not rolled."""
    cannon: int = 0
    """The level of the loaded cannon that shoots (FW-CANNON-06)."""
    dice: tuple[int, ...] = ()
    bonus: int = 0
    """As it was at the moment of the roll (FW-R31)."""


class Triggering(Choice):
    """What cards do at a moment: each trigger once, one after the other."""

    me: Pirate
    left: tuple[tuple[int, int], ...]
    """Card and the place of the trigger on it."""
    now: tuple[int, int] = (0, 0)
    asks: bool = False
    die: int = 0
    total: int = 0


AnyFrame: TypeAlias = (
    Running
    | Each
    | Acting
    | Skilling
    | Resolving
    | Mustering
    | Passages
    | BeforeTimer
    | Placing
    | TurnEdge
    | Deciding
    | Paying
    | Picking
    | Vote
    | Starring
    | Gaining
    | Stealing
    | Burying
    | Dropping
    | Moving
    | Scouting
    | Gunning
    | Checking
    | Triggering
)
