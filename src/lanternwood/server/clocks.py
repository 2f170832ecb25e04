"""How long people have. The rules declare deadlines; the table's preset stretches them, and adds a limit to every
choice for which the rules have none: when that has run down, a bot sits in."""

from random import uniform
from typing import NamedTuple

from lanternwood.kernel.model import Seat
from lanternwood.server.sitting import Sitting
from lanternwood.server.wire.parts import Clock, Pace, Timer

PATIENCE: dict[Clock, float | None] = {"live": 60.0, "relaxed": 900.0, "none": None}
"""Seconds for a choice that has no deadline in the rules."""
STRETCH: dict[Clock, float] = {"live": 1.0, "relaxed": 3.0, "none": 3.0}
"""How much longer than the rules say. Some games need their deadlines to go on at all, so no preset is without."""
GRACE = 15.0
"""Seconds that everyone has at least after the server has come back, to find their way."""
THINKING = 0.3
"""Seconds before a window's least length has run out by which every bot begins to think: what it can think about hangs
on what it holds, so the moment at which the window closes must not wait for that."""
BOT_PAUSE: dict[Pace, float] = {"calm": 1.1, "quick": 0.4, "instant": 0.0}


class Running(NamedTuple):
    """A clock that runs: until when, and how long it was at first, in seconds."""

    due: float
    whole: float
    by_rules: bool

    @property
    def half(self) -> float:
        """When half of it has run."""
        return self.due - self.whole / 2

    def timer(self, now: float) -> Timer:
        left = round(max(self.due - now, 0.0), 1)
        return Timer(min(left, self.whole), self.whole, "rules" if self.by_rules else "stand-in")


def running_clock(sitting: Sitting, awake_since: float) -> Running | None:
    """What runs now, if anything does. Times are seconds since 1970."""
    match = sitting.match
    if match is None or sitting.phase != "playing":
        return None
    deadline = sitting.game.waiting.deadline(match.state)
    if deadline is not None:
        whole = deadline.seconds * STRETCH[sitting.clock]
        return Running(due(sitting, whole, awake_since), whole, by_rules=True)
    patience = PATIENCE[sitting.clock] if sitting.game.setting_up.manners(match.options).hurries else None
    if patience is None or not people_awaited(sitting):
        return None
    return Running(due(sitting, patience, awake_since), patience, by_rules=False)


def rings_at(sitting: Sitting, clock: Running, awake_since: float) -> float:
    """When a clock is acted upon. Once nobody can answer any more, only the time that keeps speed from telling anything
    is waited out; nobody sees that beforehand, or the clock itself would tell."""
    assert sitting.match is not None
    deadline = sitting.game.waiting.deadline(sitting.match.state)
    if deadline is None or sitting.pending():
        return clock.due
    return due(sitting, deadline.least * STRETCH[sitting.clock], awake_since)


def due(sitting: Sitting, whole: float, awake_since: float) -> float:
    since = sitting.clock_since / 1000
    end = since + whole
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
    """How long a bot waits before it answers. By public facts and chance alone, or its speed would tell what it holds;
    and where a window has a least length, within that, so that bots cost the table no time."""
    pause = BOT_PAUSE[sitting.pace]
    match = sitting.match
    delay = match.game.setting_up.manners(match.options).bot_delay if match else None
    if match is None or delay is None or not pause:
        return pause
    deadline = match.game.waiting.deadline(match.state)
    if deadline is not None and 0 < deadline.least < deadline.seconds:
        delay = (0.0, max(0.0, deadline.least * STRETCH[sitting.clock] - THINKING))
    return uniform(*delay) * pause / BOT_PAUSE["calm"]
