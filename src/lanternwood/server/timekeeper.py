"""What happens at a table by itself: bots move, clocks run down, the slow are nudged, the host's duties pass on.

Nothing of it happens at a table that nobody is connected to, unless people wait for it at another one of a series.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import UNSET, Raw, UnsetType

from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import OUTSIDE, Seat, Timeout
from lanternwood.kernel.series import Meeting
from lanternwood.server import entries, time_of_day
from lanternwood.server.apart import MatchApart
from lanternwood.server.bots_at_table import BotsAtTable
from lanternwood.server.clocks import (
    Running,
    bot_pause,
    bot_thinks_for,
    bots_awaited,
    people_awaited,
    rings_at,
    running_clock,
    yields_awaited,
)
from lanternwood.server.commands import Caller, next_host
from lanternwood.server.entries import AnyEntry, now
from lanternwood.server.gathering import Gathering
from lanternwood.server.logs import log
from lanternwood.server.showing import current_ask
from lanternwood.server.sitting import Sitting
from lanternwood.server.storage import Unavailable

if TYPE_CHECKING:
    from lanternwood.server.room import Room

HOST_AWAY = 90.0
"""Seconds after which the host's duties pass to someone who is here."""
HOST_LEFT = 5.0
"""The same where a stand-in plays for the host: they have gone, or load their page anew."""
TRY_AGAIN = 2.0
BEAT = 2.0
"""Seconds after which everyone is sent something while the table is hushed."""
LAST_BEAT = 0.5
"""Seconds before the clock runs down, after which there is none."""

Due: TypeAlias = Callable[[], Any]


class Timekeeper:
    def __init__(self, room: "Room") -> None:
        self.room = room
        self.bots = BotsAtTable()
        self.thinking: set[Seat] = set()
        self.playing_apart = False
        """One match after the other, so that a table takes no more than its share."""
        self.nudged_for = 0
        """The start of the clock for which the slow have been nudged already."""
        self.beaten = 0.0
        """When everyone was last sent something for no other reason."""
        self.tapped: dict[Seat, tuple[str, int]] = {}
        """By bots that sleep while the table is hushed: in which match, and after how much was told, they last did."""
        self.handles: dict[str, asyncio.Handle] = {}
        self.clock_set_for = 0.0
        """When the clock will ring, by the event loop's time: not every loop's handles can say so themselves."""
        self.reasons: dict[str, Any] = {}
        """For which some of them were set."""
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def sitting(self) -> Sitting:
        return self.room.sitting

    @property
    def here(self) -> Gathering:
        return self.room.here

    def plan_ahead(self, clock: Running | UnsetType | None = UNSET) -> None:
        """Set the clocks for whatever comes next if nobody does anything."""
        if not self.here.connections:
            self._plan_unattended()
            return
        if self.room.unsure:
            self.try_again()
            return
        if clock is UNSET:
            clock = running_clock(self.sitting, self.here.awake_since)
        sitting = self.sitting
        host_is_away = self._host_is_away()
        bots = bots_awaited(sitting) if sitting.phase == "playing" else []
        yields = yields_awaited(sitting) if sitting.phase == "playing" else []
        thoughts = self._bots_due(bots)
        due = self._apart_due()
        due |= {f"yield {seat}": partial(self._answer_for, seat) for seat in yields}
        due |= {f"tap {seat}": partial(self._tap_for, seat) for seat in self._sleeping_bots(bots)}
        beat = self._next_beat(clock) if clock and sitting.is_hushed() else None
        going_on = {"host": host_is_away, "clock": clock is not None, "beat": beat is not None}
        going_on |= dict.fromkeys([*thoughts, *due], True)
        self.stop_clocks(but=[name for name in going_on if going_on[name]])
        if host_is_away:
            host = sitting.guests.get(sitting.host)
            left = host is not None and host.stand_in
            self._once("host", (sitting.host, left), HOST_LEFT if left else HOST_AWAY, self._pass_host_on)
        self._plan_moves(thoughts, due)
        if beat is not None:
            self._once("beat", beat, beat - time_of_day.seconds(), partial(self._beat, beat))
        if clock:
            self._set_clock((clock.half if self._may_nudge(clock) else self._rings_at(clock)) - time_of_day.seconds())

    def _plan_unattended(self) -> None:
        """Nobody is here, so no clock runs. But bots go on for those who are at a side table of this series."""
        if self.room.unsure:
            self.try_again()
            return
        thoughts = self._bots_due(bots_awaited(self.sitting)) if self.room.beside.plays_alone() else {}
        due = self._apart_due() if self.room.beside.is_attended() else {}
        self.stop_clocks(but=[*thoughts, *due])
        self._plan_moves(thoughts, due)

    def _bots_due(self, bots: Sequence[Seat]) -> dict[str, Due]:
        return {f"bot {seat}": partial(self._let_bot_move, seat) for seat in bots if seat not in self.thinking}

    def _apart_due(self) -> dict[str, Due]:
        return {"apart": self._play_apart} if self._meetings_apart() else {}

    def _plan_moves(self, thoughts: dict[str, Due], due: dict[str, Due]) -> None:
        """What bots think begins earlier than what is done at once, so that both show at the same time."""
        for name, move in (thoughts | due).items():
            # By what everyone has heard, so that the pause tells nothing else.
            pause = bot_pause(self.sitting) - (bot_thinks_for(self.sitting) if name in thoughts else 0.0)
            self._once(name, (self.sitting.told, self.sitting.pace), pause * self.room.settings.bot_pause, move)

    def _next_beat(self, clock: Running) -> float | None:
        """By the start of the clock, which everyone sees, and nothing else."""
        since = self.sitting.clock_since / 1000
        first = since if self.beaten < since else self.beaten
        # What is late by more than half of one is left out.
        beat = first + max(1, int((time_of_day.seconds() - first) / BEAT + 0.5)) * BEAT
        return beat if beat < clock.due - LAST_BEAT else None

    async def _beat(self, beat: float) -> None:
        if self.room.lock.locked():
            # Something goes to the disk, and by a beat that waits for it everyone could tell.
            self.beaten = beat
            self.here.beat_with_nothing()
        async with self.room.lock:
            await self.room.be_sure()
            clock = running_clock(self.sitting, self.here.awake_since)
            # It may be early, or have waited until the clock had run down.
            due = clock is not None and self.sitting.is_hushed() and beat == self._next_beat(clock)
            if due and time_of_day.seconds() > beat - 0.05:
                self.beaten = beat
                self.here.beat(self.sitting)
            self.plan_ahead()

    def _set_clock(self, seconds: float) -> None:
        """Most choices only put the clock off: it rings as it was set, sees that it is early, and is set again."""
        rings = asyncio.get_running_loop().time() + seconds
        if "clock" not in self.handles or self.clock_set_for > rings:
            self.clock_set_for = rings
            self._later("clock", seconds, self.ring)

    def _rings_at(self, clock: Running) -> float:
        return rings_at(self.sitting, clock, self.here.awake_since)

    def _may_nudge(self, clock: Running) -> bool:
        return not clock.by_rules and self.nudged_for != self.sitting.clock_since

    def _once(self, name: str, reason: Any, seconds: float, what: Callable[[], Any]) -> None:
        """Whatever else happens meanwhile does not put it off, as long as the reason is the same."""
        if name in self.handles and self.reasons.get(name) == reason:
            return
        self.reasons[name] = reason
        self._later(name, seconds, what)

    def _later(self, name: str, seconds: float, what: Callable[[], Any]) -> None:
        def begin() -> None:
            if self.handles.get(name) is handle:
                del self.handles[name]
            self.start_task(what())

        if name in self.handles:
            self.handles[name].cancel()
        handle = asyncio.get_running_loop().call_later(max(seconds, 0.0), begin)
        self.handles[name] = handle

    def stop_clocks(self, but: Sequence[str] = ()) -> None:
        for name in [name for name in self.handles if name not in but]:
            self.handles.pop(name).cancel()

    def start_task(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished_task)

    def stop_tasks(self) -> None:
        for task in self.tasks:
            task.cancel()

    def _finished_task(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (trouble := task.exception()):
            log("trouble at a table", level=logging.ERROR, trouble=trouble)
            self.try_again()

    async def _let_bot_move(self, seat: Seat) -> None:
        sitting, match = self.sitting, self.sitting.match
        seats = bots_awaited(sitting) if sitting.phase == "playing" else []
        if match is None or seat not in seats or seat in self.thinking:
            return
        # Until what it says or does is written: it would say the same again from a table that has not heard it.
        self.thinking.add(seat)
        try:
            kept = await self._think_and_move(sitting, seat)
        finally:
            self.thinking.discard(seat)
        if kept:
            async with self.room.lock:
                await self.room.be_sure()
                self.plan_ahead()

    async def _think_and_move(self, sitting: Sitting, seat: Seat) -> bool:
        """False when it should have been written and could not be: it is tried again after a while."""
        asked = current_ask(sitting, seat)
        level = sitting.played_by_bot(seat)
        assert level is not None
        hushed = sitting.is_hushed()  # when nobody may learn, by any number, that a bot has to think
        loop, started = asyncio.get_running_loop(), time.perf_counter()
        due = loop.time() + bot_thinks_for(sitting) * self.room.settings.bot_pause
        action = await self.bots.think(self.room.thinkers, sitting, seat, level, self._people_play())
        if not hushed:
            self.room.metrics.thinking_seconds.labels(sitting.game.name, level or "stand-in").observe(
                time.perf_counter() - started
            )
        if (left := due - loop.time()) > 0:
            await asyncio.sleep(left)
        async with self.room.lock:
            await self.room.be_sure()
            # Others may have chosen meanwhile; only what the bot was asked itself must be the same.
            same = self.sitting is sitting and sitting.phase == "playing" and current_ask(sitting, seat) == asked
            if not same or sitting.played_by_bot(seat) is None:
                return True
            return await self._write_by_itself([entries.Acted(seat=seat, action=action, at=now())])

    def _meetings_apart(self) -> list[Meeting]:
        series = self.sitting.series
        if series is None or self.playing_apart or self.sitting.phase == "closed":
            return []
        return series.apart(self.sitting.guests)

    async def _play_apart(self) -> None:
        """The next match of the series that only bots play, beside the table."""
        meetings = self._meetings_apart()
        if not meetings:
            return
        self.playing_apart = True
        try:
            match = MatchApart(self.sitting, meetings[0])
            await match.play(self.room.thinkers)
            async with self.room.lock:
                await self.room.be_sure()
                await self.room.hear_of(match)
        finally:
            self.playing_apart = False
        async with self.room.lock:
            self.plan_ahead()

    def _people_play(self) -> bool:
        sitting = self.sitting
        seats = [Seat(seat) for seat in range(len(sitting.seats))]
        return any(sitting.played_by_bot(seat) is None and self.here.has(sitting.seats[seat]) for seat in seats)

    def _sleeping_bots(self, choosing: Sequence[Seat]) -> list[Seat]:
        """While the table is hushed, bots that are not asked touch something once for each call, as those do that are:
        else whatever goes to the disk though no person has moved would be a bot's choice. Who has chosen is still
        asked, since a choice that stands may be changed; where it is made once, they would have to be left out here."""
        sitting = self.sitting
        if not sitting.is_hushed():
            return []
        asked = {*choosing, *sitting.pending(), *self.thinking}
        bots = [Seat(seat) for seat in range(len(sitting.seats)) if sitting.played_by_bot(Seat(seat)) is not None]
        return [seat for seat in bots if seat not in asked and self.tapped.get(seat) != (sitting.id, sitting.told)]

    async def _tap_for(self, seat: Seat) -> None:
        async with self.room.lock:
            await self.room.be_sure()
            if seat in self._sleeping_bots(bots_awaited(self.sitting)):
                self.tapped[seat] = (self.sitting.id, self.sitting.told)
                await self._write_by_itself([entries.Tapped(member=self.sitting.seats[seat], at=now())])
            else:
                self.plan_ahead()

    async def _answer_for(self, seat: Seat) -> None:
        """As a seat has asked for by its standing answer, which it may have taken back meanwhile."""
        async with self.room.lock:
            await self.room.be_sure()
            sitting = self.sitting
            due = sitting.phase == "playing" and seat in yields_awaited(sitting)
            action = sitting.yielded(seat) if due else None
            if action is None:
                self.plan_ahead()
            else:
                await self._write_by_itself([entries.Acted(seat=seat, action=Raw(to_json(action)), at=now())])

    async def ring(self) -> None:
        """See what the clock says now, which may be that there is time left."""
        async with self.room.lock:
            await self.room.be_sure()
            clock = running_clock(self.sitting, self.here.awake_since)
            soon = time_of_day.seconds() + 0.05
            if clock and self._rings_at(clock) <= soon:
                await self._run_out(clock)
                return
            if clock and clock.half <= soon and self._may_nudge(clock):
                self._nudge_slow()
            self.plan_ahead()

    async def _run_out(self, clock: Running) -> None:
        """The clock has run down: what the rules say happens, or a bot sits in for those who are waited for."""
        sitting, match = self.sitting, self.sitting.match
        assert match is not None
        if clock.by_rules:
            timeouts = [choice for choice in match.choices(OUTSIDE) if isinstance(choice, Timeout)]
            new: list[AnyEntry] = [
                entries.Acted(seat=OUTSIDE, action=Raw(to_json(timeout)), at=now()) for timeout in timeouts[:1]
            ]
        else:
            new = [entries.StoodIn(member=sitting.seats[seat], at=now()) for seat in people_awaited(sitting)]
        await self._write_by_itself(new)

    def _nudge_slow(self) -> None:
        self.nudged_for = self.sitting.clock_since
        for seat in people_awaited(self.sitting):
            self.here.nudge(self.sitting.seats[seat], "")

    async def _pass_host_on(self) -> None:
        async with self.room.lock:
            await self.room.be_sure()
            host = self.sitting.host
            heir = next_host(self.sitting, Caller(host, now(), self.here.has), but=host)
            if self._host_is_away() and heir is not None and self.here.has(heir.id):
                await self._write_by_itself([entries.HostPassed(member=heir.id, at=now())])

    def _host_is_away(self) -> bool:
        """Whoever is at a side table comes back."""
        return not self.here.has(self.sitting.host) and not self.room.beside.has(self.sitting.host)

    async def _write_by_itself(self, new: Sequence[AnyEntry]) -> bool:
        """When it cannot be written now, it is tried again."""
        try:
            if new:
                await self.room.write(new)
        except Unavailable as trouble:
            log("nothing can be written", level=logging.ERROR, trouble=trouble)
            self.try_again()
            return False
        return True

    def try_again(self) -> None:
        """After a while, whatever went wrong: a table must not stand still until somebody touches it."""
        self.stop_clocks()
        if self.here.connections or self.room.beside.is_waited_for():
            self._later("again", TRY_AGAIN, self._go_on)

    async def _go_on(self) -> None:
        async with self.room.lock:
            await self.room.be_sure()
            self.plan_ahead()
