"""Matches of a series in which nobody but bots plays. They are not played at the table, where people would have to wait
for them, but beside it, and are logs of the series like its other parts, written when they are over.

Each choice is asked for as at a table, so other tables go on meanwhile. A match that was cut short by the end of the
server is played again: the same one, since its seed follows from the chance of the series.
"""

from hashlib import sha256

from msgspec import Raw
from msgspec.structs import replace

from lanternwood.kernel.match import plan_for
from lanternwood.kernel.model import Seat
from lanternwood.kernel.series import Course, Meeting
from lanternwood.server import entries
from lanternwood.server.bots_at_table import BotsAtTable, at_level_of
from lanternwood.server.carrying_on import carried_on
from lanternwood.server.entries import AnyEntry, now
from lanternwood.server.secrets import new_id
from lanternwood.server.sitting import Sitting
from lanternwood.server.thinking.thinkers import Thinkers

MARK = "/"
"""Behind the code of the table: nobody can come to such a match, and it is not taken for the one at the table."""


def table_of(code: str) -> str:
    """The code of the table beside which a match was played, or at which."""
    return code.partition(MARK)[0]


class MatchApart:
    """One such match, laid out as it would be at the table."""

    def __init__(self, table: Sitting, meeting: Meeting) -> None:
        series = table.series
        assert series is not None
        assert series.course is not None
        self.meeting = meeting
        members = tuple(series.seats[seat] for seat in meeting.seats)
        guests = [at_level_of(series.game, table.guests[member]) for member in members]
        opened = entries.TableOpened(
            at=now(), code=table.code + MARK, game=series.game.name, seed=seed_of(series.course, meeting),
            options=series.next_options(table.options), clock=table.clock, pace=table.pace, listed=False,
            guests=tuple(replace(guest, token="", recovery="") for guest in guests), host=members[0],
            stage=series.next_stage(table.match, meeting),
        )  # fmt: skip
        self.log: list[AnyEntry] = [opened]
        self.sitting = Sitting(new_id(), opened, table.games)
        for brought in carried_on(table, self.sitting):
            if brought.member in members:
                self._take(brought)
        options = series.kind.options(opened.options, meeting)
        values = self.sitting.brought.values(members)
        plan = plan_for(series.game, len(members), opened.seed, options, brought=values)
        self._take(entries.Started(plan=plan, seats=members, at=now()))

    def _take(self, entry: AnyEntry) -> None:
        self.sitting.fold(entry)
        self.log.append(entry)

    async def play(self, thinkers: Thinkers) -> None:
        bots = BotsAtTable()
        while self.sitting.phase == "playing":
            seat = self.sitting.pending()[0]
            self._take(entries.Acted(seat=seat, action=await self._choice(bots, thinkers, seat), at=now()))

    async def _choice(self, bots: BotsAtTable, thinkers: Thinkers, seat: Seat) -> Raw:
        level = self.sitting.played_by_bot(seat)
        assert level is not None
        return await bots.think(thinkers, self.sitting, seat, level, people=False)

    def told(self) -> entries.PlayedApart:
        """To the table, once it is over."""
        series = self.sitting.series
        assert series is not None
        assert series.course is not None
        return entries.PlayedApart(log=self.sitting.id, result=series.course.results[-1], at=now())


def seed_of(course: Course, meeting: Meeting) -> str:
    """Nobody could foresee it, and when all is over anyone can check it."""
    times = sum(result.seats == meeting.seats for result in course.results)
    seats = " ".join(str(seat) for seat in meeting.seats)
    return sha256(f"{course.chance} apart {seats} {times}".encode()).hexdigest()
