"""How long people have. The rules declare deadlines; the table's preset stretches them, and adds a limit to every
choice for which the rules have none: when that has run down, a bot sits in."""

from random import uniform
from typing import Literal, NamedTuple

from msgspec import UNSET

from lanternwood.kernel.model import Deadline, Seat
from lanternwood.server.sitting import Sitting
from lanternwood.server.time_used import GRACE as GRACE
from lanternwood.server.time_used import STRETCH as STRETCH
from lanternwood.server.time_used import stretch
from lanternwood.server.wire.parts import Clock, Pace, Stopped, Timer

PATIENCE: dict[Clock, float | None] = {"live": 60.0, "relaxed": 900.0, "none": None}
"""Seconds for a choice that has no deadline in the rules."""
THINKING = 0.3
"""Seconds before a window's least length has run out by which every bot begins to think: what it can think about hangs
on what it holds, so the moment at which the window closes must not wait for that."""
BOT_PAUSE: dict[Pace, float] = {"calm": 1.1, "quick": 0.4, "instant": 0.0}


class Running(NamedTuple):
    """A clock that runs: until when, and how long it was at first, in seconds."""

    due: float
    whole: float
    by_rules: bool
    clock: Deadline | None = None
    """Which one, if it has a name."""
    reserve: float | None = None
    """What is left then of the reserve that burns before it is due."""
    stands: Stopped | None = None

    @property
    def half(self) -> float:
        """When half of it has run."""
        return self.due - self.whole / 2

    def timer(self, now: float) -> Timer:
        left = round(max(self.due - (self.reserve or 0.0) - now, 0.0), 1)
        then: Literal["rules", "stand-in"] = "rules" if self.by_rules else "stand-in"
        if self.clock is None:
            return Timer(min(left, self.whole), self.whole, then)
        return Timer(
            min(left, self.whole),
            self.whole,
            then,
            name=self.clock.clock,
            seat=UNSET if self.clock.seat is None else self.clock.seat,
            reserve=UNSET if self.reserve is None else round(min(max(self.due - now, 0.0), self.reserve), 1),
            stands=self.stands or UNSET,
        )


def running_clock(sitting: Sitting, awake_since: float) -> Running | None:
    """What runs now, if anything does. Times are seconds since 1970."""
    match = sitting.match
    if match is None or sitting.phase != "playing":
        return None
    deadline = sitting.deadline()
    if deadline is not None:
        return clock_of_rules(sitting, deadline, awake_since)
    patience = PATIENCE[sitting.clock] if sitting.game.setting_up.manners(match.options).hurries else None
    if patience is None or not people_awaited(sitting) or sitting.is_alone():
        return None
    return Running(due(sitting, patience, awake_since), patience, by_rules=False)


def clock_of_rules(sitting: Sitting, deadline: Deadline, awake_since: float) -> Running:
    whole = deadline.seconds * stretch(deadline, sitting.clock)
    if not deadline.clock:
        return Running(due(sitting, whole, awake_since), whole, by_rules=True)
    used, preset = sitting.time_used, sitting.clock
    reserve = used.reserve_left(deadline, preset)
    stands = stopped(sitting, deadline.stands) if deadline.stands else None
    end = due(sitting, whole, awake_since, used=whole - used.left(deadline, preset))
    return Running(end + (reserve or 0.0), whole, True, deadline, reserve, stands)


def stopped(sitting: Sitting, clock: Deadline) -> Stopped:
    used, preset = sitting.time_used, sitting.clock
    reserve = used.reserve_left(clock, preset)
    return Stopped(
        round(used.left(clock, preset), 1),
        clock.seconds * stretch(clock, preset),
        clock.clock,
        UNSET if clock.seat is None else clock.seat,
        UNSET if reserve is None else round(reserve, 1),
    )


def rings_at(sitting: Sitting, clock: Running, awake_since: float) -> float:
    """When a clock is acted upon. Once nobody can answer any more, only the time that keeps speed from telling anything
    is waited out; nobody sees that beforehand, or the clock itself would tell."""
    assert sitting.match is not None
    deadline = sitting.deadline()
    if deadline is None or sitting.pending():
        return clock.due
    used = clock.whole - sitting.time_used.left(deadline, sitting.clock) if deadline.clock else 0.0
    return due(sitting, deadline.least * stretch(deadline, sitting.clock), awake_since, used)


def due(sitting: Sitting, whole: float, awake_since: float, used: float = 0.0) -> float:
    since = sitting.clock_since / 1000
    end = since + whole - used
    return end if since >= awake_since else max(end, awake_since + min(GRACE, whole))


def people_awaited(sitting: Sitting) -> list[Seat]:
    """The seats of people who may choose now."""
    return [seat for seat in sitting.pending() if sitting.played_by_bot(seat) is None]


def bots_awaited(sitting: Sitting) -> list[Seat]:
    """The seats of bots who may choose now, and whose choice does not stand already."""
    match = sitting.match
    bots = [seat for seat in sitting.pending() if sitting.played_by_bot(seat) is not None]
    if match is None or match.game.waiting.answered is None:
        return bots
    return [seat for seat in bots if not match.game.waiting.answered(match.state, seat)]


def yields_awaited(sitting: Sitting) -> list[Seat]:
    """The seats of people for whom a standing answer is due."""
    return [seat for seat in people_awaited(sitting) if sitting.yields and sitting.yielded(seat) is not None]


def bot_pause(sitting: Sitting) -> float:
    """How long a bot waits before it answers. By public facts and chance alone, or its speed would tell what it
    holds."""
    return uniform(*bot_delay(sitting))


def bot_thinks_for(sitting: Sitting) -> float:
    """The last part of that pause, in which it thinks: a thought is long or short by what it is about, and the table
    must not see which. None where its thinking is not covered."""
    least, most = bot_delay(sitting)
    return least if least < most else 0.0


def bot_delay(sitting: Sitting) -> tuple[float, float]:
    """Between how many seconds a bot's answer comes; where a window has a least length, within that, so that bots cost
    the table no time."""
    pause = BOT_PAUSE[sitting.pace]
    match = sitting.match
    delay = match.game.setting_up.manners(match.options).bot_delay if match else None
    if match is None or delay is None or not pause:
        return pause, pause
    deadline = sitting.deadline()
    if deadline is not None and 0 < deadline.least < deadline.seconds:
        delay = (0.0, max(0.0, deadline.least * stretch(deadline, sitting.clock) - THINKING))
    rate = pause / BOT_PAUSE["calm"]
    return delay[0] * rate, delay[1] * rate
