"""How much of each clock with a name has been used at a table. It follows from the log alone, so a restart changes
nothing; and only from what everyone knows, since a deadline does.

Time is counted in thousandths of a second, as the rules count it: at a table whose preset makes three seconds of one,
three seconds use up one."""

from collections.abc import Mapping

from lanternwood.kernel.model import Deadline
from lanternwood.server.wire.parts import Clock

STRETCH: Mapping[Clock, float] = {"live": 1.0, "relaxed": 3.0, "none": 3.0}
"""How much longer than the rules say. Some games need their deadlines to go on at all, so no preset is without."""
GRACE = 15.0
"""Seconds that everyone has at least after the server has come back, to find their way."""


HAIR = 100
"""Thousandths of a second by which a clock may ring early: what is left then is nothing."""


def stretch(deadline: Deadline, preset: Clock) -> float:
    return 1.0 if deadline.exact else STRETCH[preset]


class TimeUsed:
    """Told of clocks with a name alone."""

    def __init__(self) -> None:
        self.by_clock: dict[str, int] = {}

    def left(self, deadline: Deadline, preset: Clock) -> float:
        """Seconds at the table that were left when it began to run this time, or was stopped."""
        used = self.by_clock.get(deadline.clock, 0)
        return max(deadline.seconds * 1000 - used, 0) / 1000 * stretch(deadline, preset)

    def reserve_left(self, deadline: Deadline, preset: Clock) -> float | None:
        """The same of its reserve, if it has one."""
        if not deadline.reserve:
            return None
        used = self.by_clock.get(deadline.reserve, 0)
        return max(deadline.reserve_seconds * 1000 - used, 0) / 1000 * stretch(deadline, preset)

    def run(self, deadline: Deadline, preset: Clock, elapsed: int) -> None:
        """It ran for so long, in thousandths of a second at the table; what it had not burns from the reserve."""
        passed = round(max(elapsed, 0) / stretch(deadline, preset))
        there = max(deadline.seconds * 1000 - self.by_clock.get(deadline.clock, 0), 0)
        self._add(deadline.clock, min(passed, there), deadline.seconds)
        if deadline.reserve:
            self._add(deadline.reserve, max(passed - there, 0), deadline.reserve_seconds)

    def sleep(self, deadline: Deadline, preset: Clock, elapsed: int) -> None:
        """The same while nobody may have been there: it burns no reserve, and leaves everyone the time to find their
        way."""
        rate = stretch(deadline, preset)
        used = self.by_clock.get(deadline.clock, 0) + round(max(elapsed, 0) / rate)
        self.by_clock[deadline.clock] = min(used, max(deadline.seconds * 1000 - round(GRACE * 1000 / rate), 0))

    def _add(self, name: str, passed: int, seconds: int) -> None:
        used, whole = self.by_clock.get(name, 0) + passed, seconds * 1000
        self.by_clock[name] = used if used < whole - HAIR else whole
