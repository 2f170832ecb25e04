"""A table that is awake: people are connected to it, commands come in, clocks run and bots think.

Everything goes through one lock in the order it arrives. A command is checked, taken in, written to the log, and only
when it is safe on disk does anyone hear of it. If the rules break or it cannot be written, the table is read from the
log again, as if nothing had happened. A table that nobody is connected to sleeps: no clock runs and no bot moves.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from lanternwood import __version__
from lanternwood.kernel.game import Game
from lanternwood.kernel.model import IllegalAction
from lanternwood.server import entries
from lanternwood.server.apart import MatchApart
from lanternwood.server.beside import Beside, House
from lanternwood.server.bots_at_table import BotsAtTable, at_level_of
from lanternwood.server.carrying_on import carried_on
from lanternwood.server.commands import Caller, decide, free_name, known, one_line
from lanternwood.server.connection import Connection
from lanternwood.server.entries import AnyEntry, Guest, Stage, now
from lanternwood.server.gathering import Announcement, Gathering
from lanternwood.server.logs import log
from lanternwood.server.metrics import Metrics
from lanternwood.server.refusals import NotToBring, Trouble, allow, refuse
from lanternwood.server.secrets import fingerprint, new_id, new_member_id, new_recovery, new_seed, new_token
from lanternwood.server.settings import Settings
from lanternwood.server.side_table import without_token
from lanternwood.server.sitting import Sitting, read_sitting
from lanternwood.server.storage import Conflict, Label, Storage, Unavailable
from lanternwood.server.thinking.thinkers import Thinkers
from lanternwood.server.timekeeper import Timekeeper
from lanternwood.server.wire import PROTOCOL, frames
from lanternwood.server.wire.http import Newcomer, Place, TableCard
from lanternwood.server.wire.parts import MemberId, Phase

MOST_UNANSWERED = 10
"""Commands that a person may send again after a rematch, not having heard what became of them."""
MOST_GUESTS = 64
OF_THE_MATCH = (entries.Acted, entries.Tapped, entries.Woke)
"""What changes nothing about the table around the match."""
COUNTED_AS: dict[type[frames.Command], str] = {frames.Tap: frames.Act.__name__}
"""In the metrics; all other commands by their own names."""


class BrokenRules(Exception):
    """The rules failed in the middle of something, which is our fault; says that nothing was changed."""

    def __init__(self) -> None:
        super().__init__("something went wrong that should not have; nothing was changed")


class Room:
    def __init__(
        self,
        sitting: Sitting,
        storage: Storage,
        settings: Settings,
        metrics: Metrics,
        thinkers: Thinkers,
        house: House,
    ) -> None:
        self.sitting = sitting
        self.storage = storage
        self.settings = settings
        self.metrics = metrics
        self.thinkers = thinkers
        self.lock = asyncio.Lock()
        self.here = Gathering()
        self.beside = Beside(self, house)
        self.time = Timekeeper(self)
        self.label: Label | None = None
        self.card = self._new_card()
        """The table from outside. Always of what is safe, so that nobody who asks for it need wait for the disk, or
        could tell by that wait that something is being written."""
        self.unsure = False
        """Something was taken in that may not have been written, and the log could not be read since."""

    @property
    def phase(self) -> Phase:
        return self.sitting.phase

    # Coming and going

    async def join(self, newcomer: Newcomer) -> Place:
        async with self.lock:
            await self.be_sure_or_trouble()
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
            await self.be_sure_or_trouble()
            guest = self.sitting.by_recovery(fingerprint(claim))
            if guest is None:
                raise Trouble("unknown-code", "That code opens no seat. Ask for a new one on the other device.", 404)
            token = new_token()
            moved = entries.TokenMoved(member=guest.id, token=fingerprint(token), at=now())
            await self._write_or_trouble([moved])
            self.beside.send_off(guest.id, frames.Goodbye("moved", "Your seat has moved to another device."))
            return Place(self.sitting.code, guest.id, token)

    async def connect(self, hello: frames.Hello) -> Connection:
        """Someone opens the page: they get everything they have missed."""
        await self.beside.ask_first()
        async with self.lock:
            await self.be_sure_or_trouble()
            guest = await self._guest_with(fingerprint(hello.token)) if hello.token else None
            if hello.token and guest is None:
                raise Trouble(
                    "unknown-token", "This place at the table is no longer yours. You can join anew, or watch."
                )
            await self._wake()
            connection = Connection(guest.id if guest else None)
            seen = hello.seen if hello.match == self.sitting.id else 0
            self.here.come(self.sitting, connection)
            try:
                news = self.here.prepare(self.sitting)
                everything = self.here.everything(self.sitting, connection, seen)
            except Exception as trouble:
                # What cannot be shown to them is not shown, and nobody is told that they were here.
                self.here.go(connection)
                raise our_fault(trouble, self.sitting.id) from trouble
            self.here.tell(news, but=connection)
            self.card = self._new_card()
            connection.send(frames.Welcome(PROTOCOL, __version__, connection.member))
            connection.send(everything)
            self.here.show_own(news, connection)
            self.time.plan_ahead()
            self.beside.stir()
            return connection

    async def _guest_with(self, token: str) -> Guest | None:
        if guest := self.sitting.by_token(token):
            return guest
        guest = await self.beside.guest_at_first(token)
        if guest and guest.id not in self.sitting.guests:
            # They have come to the first table since this one was laid.
            await self._write_or_trouble([entries.Joined(guest=without_token(guest), at=now())])
        here = self.sitting.guests[guest.id] if guest else None
        return here if here and not here.gone else None

    async def _wake(self) -> None:
        """While nobody was here, nobody's reserve has burned, and the log must know. If it cannot be told, they have
        as much time all the same, and only what comes after is counted otherwise."""
        if not self.here.connections and self.sitting.named_clock():
            with suppress(Unavailable):
                await self.write([entries.Woke(at=now())])
            await self.be_sure_or_trouble()

    async def disconnect(self, connection: Connection) -> None:
        async with self.lock:
            if self.here.go(connection):
                if not self.unsure:
                    self.here.publish(self.sitting)
                    self.card = self._new_card()
                self.time.plan_ahead()

    async def close(self, goodbye: frames.Goodbye) -> None:
        """The server stops: whatever is being written is finished first."""
        async with self.lock:
            self.time.stop_clocks()
            for connection in self.here.connections:
                connection.bid_goodbye(goodbye)
        self.time.stop_tasks()

    def is_idle(self) -> bool:
        """Nobody is here, nobody is on their way in, and nothing is being done."""
        return not (self.here.connections or self.time.tasks or self.time.handles or self.lock.locked())

    def _new_card(self) -> TableCard:
        sitting = self.sitting
        host = sitting.guests.get(sitting.host)
        return TableCard(
            sitting.code,
            sitting.game.name,
            sitting.phase,
            host.name if host else "",
            tuple(guest.name for guest in sitting.seated()),
            sitting.free_seats(),
            self.here.watching(),
            sitting.listed,
        )

    # Commands

    async def command(self, connection: Connection, command: frames.AnyCommand) -> None:
        """Carry it out and answer, or refuse and change nothing."""
        if isinstance(command, frames.Ping):
            # Without the lock: else its answer would tell when somebody else's choice goes to the disk.
            connection.send(frames.Pong(command.id, connection.sent))
            self.metrics.busy.commands["Ping", "done"] += 1
            return
        kind = COUNTED_AS.get(type(command), type(command).__name__)
        async with self.lock:
            if connection.closing:
                # Their place has moved to another device, or is no longer theirs.
                return
            try:
                await self.be_sure()
                await self._carry_out(connection, command)
                result = "done"
            except IllegalAction as refusal:
                connection.send(frames.Refused(command.id, refusal.rule, refusal.why))
                result = "refused"
            except NotToBring as refusal:
                connection.send(frames.Refused(command.id, "BRING", str(refusal), refusal.problems))
                result = "refused"
            except Unavailable as trouble:
                connection.send(frames.Refused(command.id, "STORAGE", str(trouble)))
                result = "unavailable"
            except BrokenRules as trouble:
                log_broken(trouble, self.sitting.id)
                connection.send(frames.Refused(command.id, "OUR-FAULT", str(trouble)))
                result = "failed"
        self.metrics.busy.commands[kind, result] += 1

    async def _carry_out(self, connection: Connection, command: frames.AnyCommand) -> None:
        member = connection.member
        allow(member is not None and member in self.sitting.guests, "WATCHING", "join the table first; you only watch")
        assert member is not None
        done = (connection, command.id)
        if self.sitting.was_carried_out(member, command.id):
            connection.send(frames.Done(command.id))
            return
        match command:
            case frames.Nudge(member=whom):
                allow(known(self.sitting, whom).bot is None, "BOT", "bots need no nudging")
                self.here.nudge(whom, self.sitting.guests[member].name)
                connection.send(frames.Done(command.id))
            case frames.RecoveryCode():
                self.beside.only_at_first()
                code = new_recovery(self.sitting.code)
                await self.write([entries.RecoverySet(member=member, recovery=fingerprint(code), at=now())])
                connection.send(frames.Recovery(command.id, code))
            case frames.Rematch():
                self.beside.only_at_first()
                await self._rematch(member, command.id, done)
            case _:
                if isinstance(command, frames.LeaveTable):
                    self.beside.may_leave(member)
                caller = Caller(member, now(), self.here.has)
                new = self._decide(caller, command)
                if not new:
                    connection.send(frames.Done(command.id))
                    return
                await self.write(new, done)
                if isinstance(command, frames.Remove):
                    self.here.send_off(command.member, frames.Goodbye("removed", "The host has asked you to go."))
                elif isinstance(command, frames.LeaveTable):
                    self.here.send_off(member, frames.Goodbye("removed", "You have left the table."))

    def _decide(self, caller: Caller, command: frames.AnyCommand) -> Sequence[AnyEntry]:
        try:
            return decide(self.sitting, caller, command)
        except (IllegalAction, NotToBring):
            raise
        except Exception as trouble:
            raise BrokenRules from trouble

    async def _rematch(self, member: MemberId, command: str, done: tuple[Connection, str]) -> None:
        """The same people at the same table, with a new match before them: in a series, its next one."""
        old = self.sitting
        allow(old.phase in ("over", "closed"), "NOT-OVER", "this match is not over yet")
        allow(old.guests[member].sits, "WATCHING", "only those who played can ask for another match")
        game, options, stage = what_comes_next(old)
        keeps = old.series.seats if old.series and stage and stage.logs else ()
        stay = [guest for guest in old.guests.values() if guest.id in keeps or not guest.gone]
        host = old.host if any(guest.id == old.host and not guest.gone for guest in stay) else member
        opened = entries.TableOpened(
            at=now(), by=member, command=command, code=old.code, game=game.name, seed=new_seed(),
            options=options, clock=old.clock, pace=old.pace, listed=old.listed, host=host,
            guests=tuple(replace(at_level_of(game, guest), word="", stand_in=False) for guest in stay),
            before=unanswered(old), stage=stage,
        )  # fmt: skip
        sitting = Sitting(new_id(), opened, old.games)
        log: list[AnyEntry] = [opened, *carried_on(old, sitting)]
        for entry in log[1:]:
            sitting.fold(entry)
        news = self.here.prepare_for_other_eyes(sitting, new_match=True)
        await self.lay(sitting, log)
        self.sitting, self.label, self.time.bots = sitting, label_of(sitting), BotsAtTable()
        self.card = self._new_card()
        self.here.tell(news, done)
        self.time.plan_ahead()
        self.beside.stir()

    # Writing

    async def write(self, new: Sequence[AnyEntry], done: tuple[Connection, str] | None = None) -> None:
        """Take entries in, make them safe, then let everyone hear of them."""
        sitting, first = self.sitting, self.sitting.entries
        opened = sitting.is_open()
        try:
            news, only_acted = self._take_in(new, done[0] if done else None)
            label = self.label if only_acted else label_of(sitting)
            await self._append(sitting.id, first, new, label if label != self.label else None)
        except IllegalAction:
            if sitting.entries > first:
                await self._undo()
            raise
        except Exception:
            await self._undo()
            raise
        except BaseException:
            # There is no time to read now: whoever comes next does.
            self.unsure = True
            raise
        self.label = label
        if not only_acted:
            self.card = self._new_card()
        self.here.tell(news, done)
        if sitting.is_open() and not opened:
            self.time.start_task(self._keep_record(sitting))
        self.time.plan_ahead(news.clock)
        if not only_acted:
            self.beside.stir()

    def _take_in(self, new: Sequence[AnyEntry], by: Connection | None) -> tuple[Announcement, bool]:
        """What is to be told of it, and whether it is about the match alone.

        It is put into words before it is written: what the rules cannot show anyone must not come to pass.
        """
        sitting, seats, phase = self.sitting, self.sitting.seats, self.sitting.phase
        try:
            for entry in new:
                sitting.fold(entry)
            only_acted = sitting.phase == phase and all(isinstance(entry, OF_THE_MATCH) for entry in new)
            if sitting.seats != seats:
                return self.here.prepare_for_other_eyes(sitting), only_acted
            return self.here.prepare(sitting, table_as_it_was=only_acted, by=by), only_acted
        except IllegalAction:
            raise
        except Exception as trouble:
            raise BrokenRules from trouble

    async def hear_of(self, apart: MatchApart) -> None:
        """Write down a match that was played beside the table, and what it means for the series; unless somebody else
        has it already, such as another task after this table was read again."""
        series = self.sitting.series
        if series and apart.meeting in series.apart(self.sitting.guests):
            await self.lay(apart.sitting, apart.log)
            await self.write([apart.told()])

    async def lay(self, sitting: Sitting, log: Sequence[AnyEntry]) -> None:
        """Begin another log."""
        await self._append(sitting.id, 0, log, label_of(sitting))

    async def _append(self, log_id: str, first: int, new: Sequence[AnyEntry], label: Label | None) -> None:
        try:
            await self.storage.append(log_id, first, [entries.encode(entry) for entry in new], label)
        except Conflict:
            raise Unavailable("another server writes to this table; load the page again") from None

    async def _write_or_trouble(self, new: Sequence[AnyEntry]) -> None:
        try:
            await self.write(new)
        except Unavailable as trouble:
            raise Trouble("storage", str(trouble), 503) from None

    async def _undo(self) -> None:
        """What could not be written has not happened. As long as the log cannot be read either, nothing is shown."""
        self.unsure = True
        with suppress(Unavailable, BrokenRules):
            await self._read_again()
        self.time.plan_ahead()

    async def _read_again(self) -> None:
        lines = await self.storage.read(self.sitting.id)
        try:
            sitting = read_sitting(self.sitting.id, lines, self.sitting.games)
            self.beside.remind(sitting)
            news = self.here.prepare_for_other_eyes(sitting)
        except Exception as trouble:
            raise BrokenRules from trouble
        self.sitting, self.time.bots, self.unsure = sitting, BotsAtTable(), False
        self.card = self._new_card()
        # Who came and went meanwhile, if anyone did.
        self.here.tell(news)
        self.beside.stir_later()

    async def be_sure(self) -> None:
        """Stand on what the log amounts to, if that is in doubt."""
        if self.unsure:
            await self._read_again()

    async def be_sure_or_trouble(self) -> None:
        try:
            await self.be_sure()
        except Unavailable as trouble:
            raise Trouble("storage", str(trouble), 503) from None
        except BrokenRules as trouble:
            raise our_fault(trouble, self.sitting.id) from trouble

    async def _keep_record(self, sitting: Sitting) -> None:
        try:
            assert sitting.recorder is not None
            await self.storage.keep_record(sitting.id, sitting.recorder.file())
        except Unavailable as trouble:
            # The log has it all: the file is made again when somebody asks for it.
            log("record not kept", level=logging.WARNING, trouble=trouble)


def log_broken(trouble: Exception, match: str) -> None:
    log("rules broke", level=logging.ERROR, trouble=trouble.__cause__ or trouble, match=match)


def our_fault(trouble: Exception, match: str) -> Trouble:
    """For whoever comes to a table that cannot be shown to them."""
    log_broken(trouble, match)
    return Trouble("our-fault", "Sorry: something is wrong with this table, and it is our fault. Try again later.", 500)


def unanswered(sitting: Sitting) -> tuple[tuple[MemberId, str], ...]:
    """The last commands of each member, in order."""
    last: list[tuple[MemberId, str]] = []
    found: Counter[MemberId] = Counter()
    for member, command in reversed(sitting.carried_out):
        found[member] += 1
        if found[member] <= MOST_UNANSWERED:
            last.append((member, command))
    return tuple(reversed(last))


def what_comes_next(old: Sitting) -> tuple[Game[Any], dict[str, Any], Stage | None]:
    """The game, its options and, in a series, which part of it: the next, or the first of another one like it."""
    series = old.series
    if series is None:
        return old.game, old.options, None
    opening = series.kind.opening
    if old.is_held_back() and old.match:
        meeting = series.next_meeting(old.guests)
        if meeting is None:
            who = "others" if series.sides else "bots"
            raise refuse("SERIES", f"{who} still play matches of this round; it goes on when they are done")
        stage = replace(series.next_stage(old.match, meeting), sides=series.sides)
        return series.game, series.next_options(old.options), stage
    anew = Stage(series.stage.game, series.stage.kind)
    if opening is None or series.opens:
        return old.game, old.options, anew
    return opening.game, {}, anew


def label_of(sitting: Sitting) -> Label:
    return Label(sitting.code, sitting.game.name, sitting.phase, sitting.listed)


async def read_room(
    match: str,
    storage: Storage,
    settings: Settings,
    metrics: Metrics,
    thinkers: Thinkers,
    games: Mapping[str, Game[Any]],
    house: House,
) -> Room:
    """Wake a table from its log."""
    lines = await storage.read(match)
    try:
        sitting = read_sitting(match, lines, games)
    except Trouble:
        raise
    except Exception as trouble:
        raise our_fault(trouble, match) from trouble
    room = Room(sitting, storage, settings, metrics, thinkers, house)
    room.label = label_of(sitting)
    return room
