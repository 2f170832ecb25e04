"""Side tables: while one match of a series lies on its first table, every other for which people are free has a table
of its own, so that all play at once.

The first table's log alone says which side tables there are and what came of them; a side table's log is one match, as
anywhere else. What the two must know of each other is worked out anew from both whenever something may have changed, so
it does not matter at which line the server stopped. The first table's lock is taken before that of one at its side.
"""

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from msgspec.structs import replace

from lanternwood.kernel.series import Meeting
from lanternwood.server import entries
from lanternwood.server.bots_at_table import at_level_of
from lanternwood.server.carrying_on import carried_on
from lanternwood.server.commands import Caller, leave
from lanternwood.server.entries import AnyEntry, SideTable, now
from lanternwood.server.refusals import Trouble, allow
from lanternwood.server.secrets import new_id, new_seed
from lanternwood.server.sitting import Sitting
from lanternwood.server.stages import is_person
from lanternwood.server.wire import frames
from lanternwood.server.wire.parts import MemberId

if TYPE_CHECKING:
    from lanternwood.server.room import Room

NO_ROOM = 30.0
"""Seconds after which the server is asked again for a table it had no room for. Meanwhile the match can be played at
the first table."""


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
        self.waits_for_room = False

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
            self.room.time.start_task(self.see_to_all())

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

    async def member_at_first(self, token: str) -> MemberId | None:
        """Whose place at the first table that is: it is theirs at a side table too, and stays so when it moves."""
        if self.sitting.series is None or not self.is_side():
            return None
        guest = (await self.house.room(self.sitting.series.stage.first)).sitting.by_token(token)
        return guest.id if guest and guest.id in self.sitting.guests else None

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
                if not self.waits_for_room and (self.room.here.connections or self.is_attended()):
                    self.waits_for_room = True
                    self.room.time.start_task(self._see_to_it_later())
                return
            sitting, log = side_table(self.sitting, meeting, code)
            await self.room.lay(sitting, log)
            side = SideTable(code, sitting.id, meeting)
            await self.room.write([entries.SideTableLaid(side=side, at=now())])

    async def _see_to_it_later(self) -> None:
        await asyncio.sleep(NO_ROOM)
        self.waits_for_room = False
        await self.see_to_all()

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


def side_table(table: Sitting, meeting: Meeting, code: str) -> tuple[Sitting, list[AnyEntry]]:
    """Everyone is there with the places that they have at the first table, which knows the tokens."""
    series = table.series
    assert series is not None
    players = [series.seats[seat] for seat in meeting.seats]
    people = [member for member in players if is_person(table.guests[member])]
    host = table.host if table.host in people else people[0]
    guests = [guest for guest in table.guests.values() if guest.id in series.seats or not guest.gone]
    opened = entries.TableOpened(
        at=now(), code=code, game=series.game.name, seed=new_seed(), options=table.options, clock=table.clock,
        pace=table.pace, listed=False, host=host,
        guests=tuple(
            replace(at_level_of(series.game, guest), token="", recovery="", word="", stand_in=False)
            for guest in guests
        ),
        stage=replace(series.next_stage(table.match, meeting), first=table.code),
    )  # fmt: skip
    sitting = Sitting(new_id(), opened, table.games)
    log: list[AnyEntry] = [opened, *carried_on(table, sitting)]
    for entry in log[1:]:
        sitting.fold(entry)
    return sitting, log


def what_came_of(side: SideTable, there: Sitting, here: Sitting) -> list[AnyEntry]:
    """What the first table must write of it. People go on with what they brought there."""
    nobody = there.phase == "lobby" and not any(is_person(guest) for guest in there.seated())
    if there.phase == "closed" or nobody:
        return [entries.SideTableClosed(log=side.log, at=now())]
    if there.phase != "over" or there.series is None or there.series.course is None:
        return []
    people = [member for member in there.seats if there.guests[member].bot is None]
    brought = [each for each in carried_on(there, here) if each.member in people]
    return [entries.PlayedApart(log=side.log, result=there.series.course.results[-1], at=now()), *brought]


def gone_from(one: Sitting, other: Sitting) -> list[MemberId]:
    """Those who have left the one table, but not yet the other, though they have a seat in the series."""
    gone = [guest.id for guest in one.guests.values() if guest.gone]
    return [member for member in gone if member in other.guests and not other.guests[member].gone]


async def part_with(room: "Room", members: Iterable[MemberId]) -> None:
    for member in members:
        caller = Caller(member, now(), room.here.has)
        await room.write(leave(room.sitting, room.sitting.guests[member], caller, {"at": caller.at}))
        room.here.send_off(member, frames.Goodbye("removed", "You have left the table."))
