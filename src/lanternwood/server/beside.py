"""Side tables: while one match of a series lies on its first table, every other for which people are free has a table
of its own, so that all play at once.

The first table's log alone says which side tables there are and what came of them; a side table's log is one match, as
anywhere else. What the two must know of each other is worked out anew from both whenever something may have changed, so
it does not matter at which line the server stopped. The first table's lock is taken before that of one at its side.
"""

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from lanternwood.server import entries
from lanternwood.server.commands import Caller, leave
from lanternwood.server.entries import Guest, SideTable, now
from lanternwood.server.refusals import Trouble, allow
from lanternwood.server.side_table import gone_from, side_table, what_came_of
from lanternwood.server.sitting import Sitting
from lanternwood.server.stages import is_person
from lanternwood.server.wire import frames
from lanternwood.server.wire.parts import MemberId

if TYPE_CHECKING:
    from lanternwood.server.room import Room

AGAIN = 5.0
"""Seconds after which it is tried again when the server had no room for another table, or could not read or write. At
once it would be the same, and on and on. A match for which there is no room can be played at the first table."""


class House(Protocol):
    """All tables of the server."""

    @property
    def rooms(self) -> "dict[str, Room]":
        """Those that are awake, by code."""
        ...

    async def room(self, code: str) -> "Room": ...

    async def free_code(self) -> str: ...


class Beside:
    """What a table has to do with those beside it: the first with its side tables, or one of these with the first."""

    def __init__(self, room: "Room", house: House) -> None:
        self.room = room
        self.house = house
        self.stirred = False
        """Something may have changed that has not been looked at."""
        self.waits = False
        """It will be looked at after a while in any case."""

    @property
    def sitting(self) -> Sitting:
        return self.room.sitting

    def is_side(self) -> bool:
        return self.sitting.series is not None and self.sitting.series.is_side

    def awake(self) -> "list[Room]":
        """The side tables of this one that anybody may be at."""
        rooms = self.house.rooms.values() if self.sitting.series and not self.is_side() else ()
        return [room for room in rooms if room.sitting.series and room.sitting.series.stage.first == self.sitting.code]

    def has(self, member: MemberId) -> bool:
        """Somebody is at a side table of this one."""
        return any(room.here.has(member) for room in self.awake())

    def is_attended(self) -> bool:
        return any(room.here.connections for room in self.awake())

    def plays_alone(self) -> bool:
        """A side table at which only bots are left: it does not sleep, since the others wait for it."""
        sitting = self.sitting
        playing = self.is_side() and sitting.phase == "playing"
        return playing and not any(is_person(sitting.guests[member]) for member in sitting.seats)

    def is_waited_for(self) -> bool:
        """Though nobody is here: what bots do here, or beside it, people at another table of the series wait for."""
        return self.plays_alone() or self.is_attended()

    def only_at_first(self) -> None:
        allow(not self.is_side(), "SERIES", "the series goes on at its first table; ask for that there")

    def may_leave(self, member: MemberId) -> None:
        """From a side table only in the middle of a match of one's own: else it would not tell from going back."""
        sitting = self.sitting
        if sitting.series and member in sitting.series.seats:
            playing = sitting.phase in ("lobby", "playing") and sitting.seat_of(member) is not None
            allow(playing or not self.is_side(), "SERIES", "go back to the first table; you can leave the series there")

    # When something has changed

    def stir(self) -> None:
        """Something was written here that may concern the others."""
        if self.sitting.series and not self.stirred:
            self.stirred = True
            self.room.time.start_task(self._see_to_it())

    def stir_later(self) -> None:
        """Not everything could be seen to. While nobody is there, it waits for whoever comes next."""
        anybody = self.room.here.connections or self.is_attended()
        if self.sitting.series and anybody and not self.waits:
            self.waits = True
            self.room.time.start_task(self._see_to_it(AGAIN))

    async def _see_to_it(self, after: float = 0.0) -> None:
        if after:
            await asyncio.sleep(after)
            self.waits = False
        try:
            await self.see_to_all()
        except Exception:
            self.stir_later()
            raise

    async def see_to_all(self) -> None:
        """Everything that is due between the first table and those at its side. One of these asks the first for it."""
        if self.sitting.series and self.is_side():
            self.stirred = False
            first = await self.house.room(self.sitting.series.stage.first)
            await first.beside.see_to_all()
            return
        async with self.room.lock:
            self.stirred = False
            await self.room.be_sure_or_trouble()
            if self.sitting.series and self.room.phase != "closed":
                for side in self.sitting.series.sides:
                    await self._look_at(side)
                await self._lay_side_tables()
            for room in self.awake():
                await room.beside.be_told_by(self.sitting)
            self.room.time.plan_ahead()

    async def ask_first(self) -> None:
        """How the series stands, before anybody is shown anything at a side table."""
        if self.sitting.series and self.is_side():
            first = await self.house.room(self.sitting.series.stage.first)
            async with first.lock:
                await first.be_sure_or_trouble()
                await self.be_told_by(first.sitting)

    async def guest_at_first(self, token: str) -> Guest | None:
        """Whose place at the first table that is: it is theirs at a side table too, and stays so when it moves."""
        if self.sitting.series is None or not self.is_side():
            return None
        return (await self.house.room(self.sitting.series.stage.first)).sitting.by_token(token)

    def send_off(self, member: MemberId, goodbye: frames.Goodbye) -> None:
        """From the first table and all at its side."""
        for room in (self.room, *self.awake()):
            room.here.send_off(member, goodbye)

    # At the first table, whose lock is held

    async def _look_at(self, side: SideTable) -> None:
        room = await self.house.room(side.code)
        async with room.lock:
            await room.be_sure_or_trouble()
            await part_with(room, gone_from(self.sitting, room.sitting))
            room.time.plan_ahead()
            # With its lock, so that all of it is safe there before it is written here.
            gone, news = gone_from(room.sitting, self.sitting), what_came_of(side, room.sitting, self.sitting)
        await part_with(self.room, gone)
        if news:
            await self.room.write(news)

    async def _lay_side_tables(self) -> None:
        series = self.sitting.series
        for meeting in series.for_sides(self.sitting.guests) if series else ():
            try:
                code = await self.house.free_code()
            except Trouble:
                self.stir_later()
                return
            sitting, log = side_table(self.sitting, meeting, code)
            await self.room.lay(sitting, log)
            side = SideTable(code, sitting.id, meeting)
            await self.room.write([entries.SideTableLaid(side=side, at=now())])

    # At a side table

    async def be_told_by(self, first: Sitting) -> None:
        """How the series stands. Where the first table has gone on to another, or cannot go on, this one is over."""
        async with self.room.lock:
            series, known = self.sitting.series, first.series
            if series is None or self.room.unsure:
                return
            if known and known.id == series.id and first.phase != "closed":
                over = known.is_over(first.phase == "over")
                series.first_says, series.released = known.info(over, first.guests), over
            else:
                series.released = True
            self.room.here.publish(self.sitting)

    def remind(self, again: Sitting) -> None:
        """This table, read from its log again, knows what the first has told it."""
        before, series = self.sitting.series, again.series
        if before and series:
            series.first_says, series.released = before.first_says, before.released


async def part_with(room: "Room", members: Iterable[MemberId]) -> None:
    for member in members:
        caller = Caller(member, now(), room.here.has)
        await room.write(leave(room.sitting, room.sitting.guests[member], caller, {"at": caller.at}))
        room.here.send_off(member, frames.Goodbye("removed", "You have left the table."))
