"""The kinds of things that games are made of: actions, announcements, refusals, outcomes."""

from typing import Literal, NewType, TypeAlias, dataclass_transform

from msgspec import Struct, field

from lanternwood.kernel.refusal import IllegalAction as IllegalAction
from lanternwood.kernel.refusal import Problem as Problem
from lanternwood.kernel.refusal import require as require

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 clockwise."""

OUTSIDE = Seat(-1)
"""Who speaks for the world outside the rules: the clock that runs out, a person who leaves for good."""

Viewer: TypeAlias = Seat | None
"""A seat, or None for anyone who sees only what is public: spectators and the table screen."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Model(Struct, frozen=True, forbid_unknown_fields=True):
    """Immutable data that is saved or sent."""


class Action(Model, tag=True, gc=False):
    """Something a seat may do, said without the seat: the log pairs the two. Rules keep many of them at hand, so the
    garbage collector need not look through them: they hold nothing that could hold them."""

    def plain(self) -> "Action":
        """This action without its free text, as the rules offer it."""
        return self


class Spoken(Action, kw_only=True):
    """An action that carries words of its player. No rule ever branches on them."""

    words: str = ""

    LONGEST = 500
    NEEDS = ""
    """The rule by which this cannot be done without a word. The words themselves stay nobody's business."""

    def plain(self) -> "Action":
        return type(self)(**{name: getattr(self, name) for name in self.__struct_fields__ if name != "words"})


class Talk(Action):
    """Something said to all in a form that programs can read. It is heard and remembered, and changes nothing else; so
    it is no choice, and may come whenever the rules let its speaker talk."""


class Unsigned(Action):
    """An action whose author nobody may learn, not even from a record: the log has it as said by OUTSIDE."""


class Timeout(Action):
    """The deadline of what is being waited for has passed. Said by OUTSIDE."""


class Leave(Action):
    """Someone has left for good. Said by OUTSIDE."""

    seat: Seat


class Resign(Action):
    """The seat gives the match up. Said by the seat itself, asked or not; it is on no list of choices."""


class Public(Model, tag=True):
    """An announcement that everyone hears."""

    REVEALS = False
    """True where hearing it can tell something that was hidden until now."""


class Secret(Model, tag=True):
    """An announcement that only the seats it is told to hear."""

    REVEALS = True


Event: TypeAlias = Public | Secret


class Outcome(Model):
    """How a match ended."""

    ending: str
    """A short stable word for the kind of ending, such as "escape"."""
    winners: tuple[Seat, ...]

    def returns(self, seats: int) -> list[float]:
        """What each seat takes home, for programs that learn: 1 is shared by the winners."""
        share = 1.0 / len(self.winners) if self.winners else 0.0
        return [share if seat in self.winners else 0.0 for seat in range(seats)]


class Manners(Model):
    """What the rules of a game ask of the table itself."""

    talk_per_minute: int | None = None
    """How much each player may say, in chat and statements together."""
    bot_delay: tuple[float, float] | None = None
    """Between how many seconds a bot beside people waits before it answers, drawn without regard to anything hidden."""
    hurries: bool = True
    """Whether a table may have a clock for choices that the rules leave without one."""


Lapse = Literal["chosen", "missed"]
"""What it meant for a seat that its time ran out: the rules have chosen for it, or its choice is missing."""


class Deadline(Model):
    """A time limit as data. The server watches the clock and then says Timeout."""

    seconds: int
    least: int = 0
    """Seconds for which an early end is held back, so that speed betrays nothing."""
    clock: str = ""
    """A clock with a name runs on over many choices, and stands still while another one runs. It is the same clock for
    as long as it has the same name, so "turn 7" and "turn 8" are two. Without a name, it starts anew with whatever
    everyone hears."""
    seat: Seat | None = None
    """Whose time it is, for all to see; None where it is everyone's."""
    reserve: str = ""
    """Of a clock with a name: what burns when it has run down, before Timeout is said. It is never filled again in a
    match."""
    reserve_seconds: int = 0
    """How much of it there was at first."""
    exact: bool = False
    """As many seconds as it says, at any table: no preset stretches it."""
    stands: "Deadline | None" = None
    """The clock that stands still meanwhile, to be shown beside this one."""
    optional: bool = False
    """The match can go on without it. So it does not run where the table has no limit, nor for one person among bots,
    for whom nobody waits."""
