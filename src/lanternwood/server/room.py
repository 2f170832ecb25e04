"""A table that is awake: people are connected to it, commands come in, clocks run and bots think.

Everything goes through one lock in the order it arrives. A command is checked, taken in, written to the log, and only
when it is safe on disk does anyone hear of it. If it cannot be written, the table is read from the log again, as if
nothing had happened. A table that nobody is connected to sleeps: no clock runs and no bot moves.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import replace

from lanternwood import __version__
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import OUTSIDE, IllegalAction, Timeout, Viewer
from lanternwood.server import entries
from lanternwood.server.bots_at_table import BotsAtTable
from lanternwood.server.clocks import BOT_PAUSE, Running, bots_awaited, people_awaited, rings_at, running_clock
from lanternwood.server.commands import Caller, decide, free_name, known, next_host, one_line
from lanternwood.server.connection import Connection
from lanternwood.server.entries import AnyEntry, Guest
from lanternwood.server.logs import log
from lanternwood.server.metrics import Metrics
from lanternwood.server.refusals import Trouble, allow
from lanternwood.server.secrets import fingerprint, new_id, new_member_id, new_recovery, new_seed, new_token
from lanternwood.server.settings import Settings
from lanternwood.server.showing import in_words, match_info
from lanternwood.server.sitting import Sitting, read_sitting
from lanternwood.server.storage import Conflict, Label, Storage, Unavailable
from lanternwood.server.wire import PROTOCOL, frames
from lanternwood.server.wire.http import Newcomer, Place, TableCard
from lanternwood.server.wire.parts import MatchInfo, MemberId, Phase, TableInfo

MOST_NEWS = 1000
"""So much of what was missed is sent at once; it is more than a match on a screen ever shows."""
MOST_UNANSWERED = 200
"""Commands that people may send again after a rematch, not having heard what became of them."""
HOST_AWAY = 90.0
"""Seconds after which the host's duties pass to someone who is here."""


@dataclass(slots=True, eq=False)
class Audience:
    """All connections that see the match with the same eyes, and what they have been shown."""

    viewer: Viewer
    at: int
    """How far into what was heard at the table they have been told."""
    seen: int
    """The number of the last news, in this viewer's own count."""
    shown: Any = UNSET
    """What of the match they were shown last."""


class Room:
    def __init__(self, sitting: Sitting, storage: Storage, settings: Settings, metrics: Metrics) -> None:
        self.sitting = sitting
        self.storage = storage
        self.settings = settings
        self.metrics = metrics
        self.lock = asyncio.Lock()
        self.connections: dict[Connection, Audience] = {}
        self.audiences: dict[Viewer, Audience] = {}
        self.here: Counter[MemberId] = Counter()
        self.bots = BotsAtTable()
        self.awake_since = time.time()
        self.nudged_for = 0
        """The start of the clock for which the slow have been nudged already."""
        self.label: Label | None = None
        self.table_shown: TableInfo | None = None
        self.handles: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinking = False

    @property
    def phase(self) -> Phase:
        return self.sitting.phase

    # Coming and going

    async def join(self, newcomer: Newcomer) -> Place:
        async with self.lock:
            name = self._free_name(newcomer.name)
            token = new_token()
            sits = not newcomer.watch
            if sits and self.sitting.phase != "lobby":
                raise Trouble("started", "The match has begun. You can watch it, and play the next one.", 409)
            if sits and not self.sitting.free_seats():
                raise Trouble("full", "Every seat at this table is taken. You can still watch.", 409)
            if len(self.sitting.guests) >= MOST_GUESTS:
                raise Trouble("full", "There is no more room at this table.", 409)
            guest = Guest(new_member_id(), name, newcomer.emblem, sits, token=fingerprint(token))
            joined: list[AnyEntry] = [entries.Joined(guest=guest, at=now())]
            if not any(person.id == self.sitting.host for person in self.sitting.people()):
                joined.append(entries.HostPassed(member=guest.id, at=now()))
            await self._write_or_trouble(joined)
            return Place(self.sitting.code, guest.id, token)

    def _free_name(self, name: str) -> str:
        try:
            return free_name(self.sitting, one_line(name))
        except IllegalAction:
            raise Trouble("name", "Tell us what to call you.") from None

    async def recover(self, claim: str) -> Place:
        async with self.lock:
            guest = self.sitting.by_recovery(fingerprint(claim))
            if guest is None:
                raise Trouble("unknown-code", "That code opens no seat. Ask for a new one on the other device.", 404)
            token = new_token()
            moved = entries.TokenMoved(member=guest.id, token=fingerprint(token), at=now())
            await self._write_or_trouble([moved])
            self._send_off(guest.id, frames.Goodbye("moved", "Your seat has moved to another device."))
            return Place(self.sitting.code, guest.id, token)

    async def connect(self, hello: frames.Hello) -> Connection:
        """Someone opens the page: they get everything they have missed."""
        async with self.lock:
            guest = self.sitting.by_token(fingerprint(hello.token)) if hello.token else None
            if hello.token and guest is None:
                raise Trouble(
                    "unknown-token", "This place at the table is no longer yours. You can join anew, or watch."
                )
            connection = Connection(guest.id if guest else None)
            if not self.connections:
                self.awake_since = time.time()
            viewer = self.sitting.viewer_of(connection.member)
            audience = self.audiences.get(viewer) or self._new_audience(viewer)
            self.connections[connection] = audience
            if guest:
                self.here[guest.id] += 1
            self._publish(but=connection)
            connection.send(frames.Welcome(PROTOCOL, __version__, connection.member))
            connection.send(self._everything(audience, hello.seen if hello.match == self.sitting.id else 0))
            self._plan_ahead()
            return connection

    async def disconnect(self, connection: Connection) -> None:
        async with self.lock:
            audience = self.connections.pop(connection, None)
            if audience is None:
                return
            if connection.member is not None:
                self.here[connection.member] -= 1
            if audience not in self.connections.values():
                del self.audiences[audience.viewer]
            self._publish()
            self._plan_ahead()

    def is_here(self, member: MemberId) -> bool:
        return self.here[member] > 0

    def _send_off(self, member: MemberId, goodbye: frames.Goodbye) -> None:
        for connection in [each for each in self.connections if each.member == member]:
            connection.bid_goodbye(goodbye)

    async def close(self, goodbye: frames.Goodbye) -> None:
        """The server stops: whatever is being written is finished first."""
        async with self.lock:
            self._stop_clocks()
            for connection in self.connections:
                connection.bid_goodbye(goodbye)
        for task in self.tasks:
            task.cancel()

    # Commands

    async def command(self, connection: Connection, command: frames.AnyCommand) -> None:
        """Carry it out and answer, or refuse and change nothing."""
        kind = type(command).__name__
        async with self.lock:
            if connection.closing:
                # Their place has moved to another device, or is no longer theirs.
                return
            try:
                await self._carry_out(connection, command)
                result = "done"
            except IllegalAction as refusal:
                connection.send(frames.Refused(command.id, refusal.rule, refusal.why))
                result = "refused"
            except Unavailable as trouble:
                connection.send(frames.Refused(command.id, "STORAGE", str(trouble)))
                result = "unavailable"
        self.metrics.command(kind, result).inc()

    async def _carry_out(self, connection: Connection, command: frames.AnyCommand) -> None:
        if isinstance(command, frames.Ping):
            connection.send(frames.Pong(command.id, connection.sent))
            return
        member = connection.member
        allow(member is not None and member in self.sitting.guests, "WATCHING", "join the table first; you only watch")
        assert member is not None
        done = (connection, command.id)
        if self.sitting.was_carried_out(member, command.id):
            connection.send(frames.Done(command.id))
            return
        match command:
            case frames.Nudge(member=whom):
                self._nudge(known(self.sitting, whom), self.sitting.guests[member].name)
                connection.send(frames.Done(command.id))
            case frames.RecoveryCode():
                code = new_recovery(self.sitting.code)
                await self._write([entries.RecoverySet(member=member, recovery=fingerprint(code), at=now())])
                connection.send(frames.Recovery(command.id, code))
            case frames.Rematch():
                await self._rematch(member, command.id, done)
            case _:
                caller = Caller(member, now(), self.is_here)
                await self._write(decide(self.sitting, caller, command), done)
                if isinstance(command, frames.Remove):
                    self._send_off(command.member, frames.Goodbye("removed", "The host has asked you to go."))
                elif isinstance(command, frames.LeaveTable):
                    self._send_off(member, frames.Goodbye("removed", "You have left the table."))

    def _nudge(self, whom: Guest, by: str) -> None:
        allow(whom.bot is None, "BOT", "bots need no nudging")
        for connection in self.connections:
            if connection.member == whom.id:
                connection.send(frames.Nudged(by))

    async def _rematch(self, member: MemberId, command: str, done: tuple[Connection, str]) -> None:
        """The same people at the same table, with a new match before them."""
        old = self.sitting
        allow(old.phase in ("over", "closed"), "NOT-OVER", "this match is not over yet")
        allow(old.guests[member].sits, "WATCHING", "only those who played can ask for another match")
        stay = [guest for guest in old.guests.values() if not guest.gone]
        host = old.host if any(guest.id == old.host for guest in stay) else member
        opened = entries.TableOpened(
            at=now(), by=member, command=command, code=old.code, game=old.game.name, seed=new_seed(),
            options=old.options, clock=old.clock, pace=old.pace, listed=old.listed, host=host,
            guests=tuple(replace(guest, word="", stand_in=False) for guest in stay),
            before=tuple(old.carried_out)[-MOST_UNANSWERED:],
        )  # fmt: skip
        sitting = Sitting(new_id(), opened, {old.game.name: old.game})
        label = label_of(sitting)
        await self._append(sitting.id, 0, [opened], label)
        self.sitting, self.label, self.bots = sitting, label, BotsAtTable()
        self._regroup(new_match=True)
        self._publish(done)
        self._plan_ahead()

    # Writing

    async def _write(self, new: Sequence[AnyEntry], done: tuple[Connection, str] | None = None) -> None:
        """Take entries in, make them safe, then let everyone hear of them."""
        sitting, first = self.sitting, self.sitting.entries
        eyes, phase = sitting.seats, sitting.phase
        for entry in new:
            sitting.fold(entry)
        only_acted = sitting.phase == phase and all(isinstance(entry, entries.Acted) for entry in new)
        label = self.label if only_acted else label_of(sitting)
        try:
            await self._append(sitting.id, first, new, label if label != self.label else None)
        except BaseException:
            await self._read_again()
            raise
        self.label = label
        if sitting.seats != eyes:
            self._regroup()
        clock = self._publish(done, table_as_it_was=only_acted)
        if sitting.phase == "over" and isinstance(new[-1], entries.Acted):
            self._start_task(self._keep_record(sitting))
        self._plan_ahead(clock)

    async def _append(self, log_id: str, first: int, new: Sequence[AnyEntry], label: Label | None) -> None:
        try:
            await self.storage.append(log_id, first, [entries.encode(entry) for entry in new], label)
        except Conflict:
            raise Unavailable("another server writes to this table; load the page again") from None

    async def _write_or_trouble(self, new: Sequence[AnyEntry]) -> None:
        try:
            await self._write(new)
        except Unavailable as trouble:
            raise Trouble("storage", str(trouble), 503) from None

    async def _read_again(self) -> None:
        """What could not be written has not happened."""
        lines = await self.storage.read(self.sitting.id)
        self.sitting = read_sitting(self.sitting.id, lines, {self.sitting.game.name: self.sitting.game})
        self.bots = BotsAtTable()
        self._regroup()

    async def _keep_record(self, sitting: Sitting) -> None:
        try:
            assert sitting.recorder is not None
            await self.storage.keep_record(sitting.id, sitting.recorder.file())
        except Unavailable as trouble:
            # The log has it all: the file is made again when somebody asks for it.
            log("record not kept", level=logging.WARNING, trouble=trouble)

    # Showing

    def _new_audience(self, viewer: Viewer) -> Audience:
        seen = sum(1 for hearing in self.sitting.heard if hearing.reaches(viewer))
        audience = Audience(viewer, len(self.sitting.heard), seen)
        self.audiences[viewer] = audience
        return audience

    def _regroup(self, new_match: bool = False) -> None:
        """Everyone looks with other eyes: the match has begun, or another one lies on the table.

        What was told before a match begins was told to all, so everyone's count goes on as it is.
        """
        before, self.audiences = {} if new_match else self.audiences, {}
        for connection, old in self.connections.items():
            viewer = self.sitting.viewer_of(connection.member)
            known = Audience(viewer, 0, 0) if new_match else Audience(viewer, old.at, old.seen)
            self.connections[connection] = self.audiences.setdefault(viewer, before.get(viewer) or known)
        self.table_shown = None

    def _publish(
        self,
        done: tuple[Connection, str] | None = None,
        but: Connection | None = None,
        table_as_it_was: bool = False,
    ) -> Running | None:
        """Tell each viewer what is new to it, and nothing to those to whom nothing is; gives the clock that runs."""
        table = None if table_as_it_was and self.table_shown else self._new_table()
        clock = running_clock(self.sitting, self.awake_since)
        updates = {viewer: self._news_for(audience, table, clock) for viewer, audience in self.audiences.items()}
        written: dict[Viewer, bytes] = {}
        for connection, audience in self.connections.items():
            if connection is but:
                continue
            update = updates[audience.viewer]
            if done is not None and connection is done[0]:
                connection.send(replace(update, done=done[1]) if update else frames.Done(done[1]))
            elif update:
                if audience.viewer not in written:
                    written[audience.viewer] = to_json(update)
                connection.send_written(written[audience.viewer])
        return clock

    def _new_table(self) -> TableInfo | None:
        """The table, if there is anything new about it."""
        info = self.sitting.info(self.here, self._watching())
        if info == self.table_shown:
            return None
        self.table_shown = info
        return info

    def _news_for(self, audience: Audience, table: TableInfo | None, clock: Running | None) -> frames.Update | None:
        heard = [hearing.news for hearing in self.sitting.heard[audience.at :] if hearing.reaches(audience.viewer)]
        audience.at = len(self.sitting.heard)
        audience.seen += len(heard)
        still = match_info(self.sitting, audience.viewer, None)
        info = self._with_timer(still, clock)
        # The seconds that are left change all the time; that they began anew is what counts.
        shown = (still, clock if info and info.timer else None) if still else None
        changed = shown != audience.shown
        audience.shown = shown
        if not heard and not changed and table is None:
            return None
        return frames.Update(
            audience.seen,
            in_words(self.sitting, audience.viewer, heard),
            UNSET if table is None else table,
            info if changed else UNSET,
        )

    def _with_timer(self, info: MatchInfo | None, clock: Running | None) -> MatchInfo | None:
        if info is None or clock is None or not (clock.by_rules or info.awaited):
            return info
        return replace(info, timer=clock.timer(time.time()))

    def _everything(self, audience: Audience, seen: int) -> frames.Update:
        """All that someone who has just arrived has not seen."""
        sitting = self.sitting
        heard = sitting.heard_by(audience.viewer)
        missed = heard[min(seen, len(heard)) :][-MOST_NEWS:]
        clock = running_clock(sitting, self.awake_since)
        return frames.Update(
            len(heard),
            in_words(sitting, audience.viewer, missed),
            sitting.info(self.here, self._watching()),
            self._with_timer(match_info(sitting, audience.viewer, None), clock),
        )

    def _watching(self) -> int:
        return sum(connection.member is None for connection in self.connections)

    def card(self) -> TableCard:
        sitting = self.sitting
        host = sitting.guests.get(sitting.host)
        return TableCard(
            sitting.code,
            sitting.game.name,
            sitting.phase,
            host.name if host else "",
            tuple(guest.name for guest in sitting.seated()),
            sitting.free_seats(),
            self._watching(),
            sitting.listed,
        )

    # What happens by itself

    def _plan_ahead(self, clock: Running | UnsetType | None = UNSET) -> None:
        """Set the clocks for whatever comes next if nobody does anything."""
        if not self.connections:
            self._stop_clocks()
            return
        if clock is UNSET:
            clock = running_clock(self.sitting, self.awake_since)
        self._stop_clocks(but="clock" if clock else None)
        if self.sitting.host in self.sitting.guests and not self.is_here(self.sitting.host):
            self._later("host", HOST_AWAY, self._pass_host_on)
        if self.sitting.phase != "playing":
            return
        if bots_awaited(self.sitting) and not self.thinking:
            self._later("bot", BOT_PAUSE[self.sitting.pace] * self.settings.bot_pause, self._let_bot_move)
        if clock:
            self._set_clock((clock.half if self._may_nudge(clock) else self._rings_at(clock)) - time.time())

    def _set_clock(self, seconds: float) -> None:
        """Most choices only put the clock off: it rings as it was set, sees that it is early, and is set again."""
        ringing = self.handles.get("clock")
        if ringing is None or ringing.when() > asyncio.get_running_loop().time() + seconds:
            if ringing:
                ringing.cancel()
            self._later("clock", seconds, self._ring)

    def _rings_at(self, clock: Running) -> float:
        return rings_at(self.sitting, clock, self.awake_since)

    def _may_nudge(self, clock: Running) -> bool:
        return not clock.by_rules and self.nudged_for != self.sitting.clock_since

    def _later(self, name: str, seconds: float, what: Callable[[], Any]) -> None:
        loop = asyncio.get_running_loop()
        self.handles[name] = loop.call_later(max(seconds, 0.0), lambda: self._start_task(what()))

    def _stop_clocks(self, but: str | None = None) -> None:
        for name in [name for name in self.handles if name != but]:
            self.handles.pop(name).cancel()

    def _start_task(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished_task)

    def _finished_task(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (trouble := task.exception()):
            log("trouble at a table", level=logging.ERROR, trouble=trouble)

    async def _let_bot_move(self) -> None:
        sitting, match = self.sitting, self.sitting.match
        seats = bots_awaited(sitting) if sitting.phase == "playing" else []
        if match is None or not seats or self.thinking:
            return
        seat, moves = seats[0], len(match.log)
        level = sitting.played_by_bot(seat)
        assert level is not None
        self.thinking = True
        try:
            started = time.perf_counter()
            thinker = self.bots.thinker(sitting, seat, level)
            action = await asyncio.to_thread(thinker.think)
            self.metrics.thinking_seconds.labels(sitting.game.name, level or "stand-in").observe(
                time.perf_counter() - started
            )
        finally:
            self.thinking = False
        async with self.lock:
            if self.sitting is sitting and len(match.log) == moves and sitting.played_by_bot(seat) is not None:
                await self._write_by_itself([entries.Acted(seat=seat, action=Raw(to_json(action)), at=now())])
            else:
                self._plan_ahead()

    async def _ring(self) -> None:
        """See what the clock says now, which may be that there is time left."""
        async with self.lock:
            self.handles.pop("clock", None)
            clock = running_clock(self.sitting, self.awake_since)
            soon = time.time() + 0.05
            if clock and self._rings_at(clock) <= soon:
                await self._run_out(clock)
                return
            if clock and clock.half <= soon and self._may_nudge(clock):
                self._nudge_slow()
            self._plan_ahead()

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
            self._nudge(self.sitting.guests[self.sitting.seats[seat]], "")

    async def _pass_host_on(self) -> None:
        async with self.lock:
            caller = Caller(self.sitting.host, now(), self.is_here)
            heir = next_host(self.sitting, caller, but=self.sitting.host)
            if not self.is_here(self.sitting.host) and heir is not None and self.is_here(heir.id):
                await self._write_by_itself([entries.HostPassed(member=heir.id, at=now())])

    async def _write_by_itself(self, new: Sequence[AnyEntry]) -> None:
        """When it cannot be written now, it is tried again."""
        try:
            if new:
                await self._write(new)
        except Unavailable as trouble:
            log("nothing can be written", level=logging.ERROR, trouble=trouble)
            self._later("again", TRY_AGAIN, self._go_on)

    async def _go_on(self) -> None:
        async with self.lock:
            self._plan_ahead()


TRY_AGAIN = 2.0
MOST_GUESTS = 64


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def label_of(sitting: Sitting) -> Label:
    return Label(sitting.code, sitting.game.name, sitting.phase, sitting.listed)


async def read_room(
    match: str, storage: Storage, settings: Settings, metrics: Metrics, games: Mapping[str, Game[Any]]
) -> Room:
    """Wake a table from its log."""
    room = Room(read_sitting(match, await storage.read(match), games), storage, settings, metrics)
    room.label = label_of(room.sitting)
    return room
