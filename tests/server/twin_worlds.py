"""Two servers with the same table, which differ only in what one viewer at it cannot know.

Both read the table from a real log; the match is laid out in the middle of play, once as it is and once dealt anew.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec.structs import replace as changed

from contract.planting import planted
from contract.play import Chooser
from lanternwood.bots.bot import in_some_words
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match, plan_for, to_json
from lanternwood.kernel.model import Action, Deadline, Seat, Talk, Viewer
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Heard, Table
from lanternwood.server import entries
from lanternwood.server.app import make_app
from lanternwood.server.connection import Connection
from lanternwood.server.room import Room, label_of
from lanternwood.server.secrets import LETTERS, fingerprint
from lanternwood.server.settings import Limits, Settings
from lanternwood.server.showing import current_ask
from lanternwood.server.sitting import Sitting
from lanternwood.server.storage.sqlite import SqliteStorage
from lanternwood.server.tables import Tables
from lanternwood.server.wire import PROTOCOL, frames
from lanternwood.server.wire.parts import EMBLEMS, Clock, Pace

NOON = 1_800_000_000.0
WATCHER = "watcher1"
"""The id of someone at the table who has a name and no seat."""


class StoppedTime:
    """The server's time of day goes on when the test says so, for both worlds at once."""

    def __init__(self) -> None:
        self.now = NOON

    def seconds(self) -> float:
        return self.now


@dataclass(frozen=True, slots=True)
class Moment:
    """A table in the middle of a match."""

    match: Match[Any]
    code: str
    clock: Clock
    pace: Pace = "instant"
    bots: tuple[Seat, ...] = ()
    """Seats that bots play."""
    held: bool = True
    """An early end is always held back: then nothing happens by itself while the two worlds are compared."""

    @property
    def id(self) -> str:
        return f"match-{self.code}"

    def token(self, member: str) -> str:
        return f"the secret token of {member} at {self.code}"

    def log(self) -> list[entries.AnyEntry]:
        plan = self.match.plan
        seats = tuple(f"person{seat}" for seat in range(plan.seats))
        guests = [self.guest(member, number) for number, member in enumerate((*seats, WATCHER))]
        at = int(NOON * 1000)
        opened = entries.TableOpened(
            at=at, code=self.code, game=plan.game, seed=plan.seed, options=plan.options, clock=self.clock,
            pace=self.pace, listed=True, guests=tuple(guests), host=seats[0],
        )  # fmt: skip
        fresh = plan_for(self.match.game, plan.seats, plan.seed, plan.options)
        return [opened, entries.Started(at=at, plan=fresh, seats=seats)]

    def guest(self, member: str, number: int) -> entries.Guest:
        bot = "steady" if number in self.bots else None
        token = "" if bot else fingerprint(self.token(member))
        sits = number < self.match.plan.seats
        return entries.Guest(member, member.title(), EMBLEMS[int(member[-1])], sits, bot, token=token)


def code_of(number: int) -> str:
    letters = ""
    for _ in range(4):
        number, letter = divmod(number, len(LETTERS))
        letters += LETTERS[letter]
    return letters


def laid_out(game: Game[Any], state: Any, heard: Sequence[Heard]) -> Game[Any]:
    """The game with this state to begin with, and with what was announced until then."""

    def setup(table: Table[Any], seats: int, options: Any) -> None:
        table.state = state.copy()
        if table.heard is not None:
            table.heard.extend(heard)

    return replace(game, setup=setup)


def held_open(game: Game[Any]) -> Game[Any]:
    """No window ends early, except shortly before its time."""

    def deadline(state: Any) -> Deadline | None:
        limit = game.waiting.deadline(state)
        return limit and changed(limit, least=limit.seconds - 1)

    return planted(game, deadline=deadline)


def otherwise_heard(heard: Sequence[Heard], viewer: Viewer, chooser: Chooser) -> list[Heard]:
    """What others were told in secret may have been more, or less; the viewer cannot know."""
    told: list[Heard] = []
    for one in heard:
        told += [one] * (1 if one.reaches(viewer) else chooser.below(3))
    return told


class World:
    """One of the two servers."""

    def __init__(self, folder: Path, kind: type[SqliteStorage] = SqliteStorage) -> None:
        folder.mkdir(parents=True)
        self.storage = kind(folder, durable=False)
        self.tables = Tables(self.storage, Settings(data=folder, limits=Limits(rate=0)))
        self.app = make_app(self.tables.settings, self.storage, self.tables)
        app: Any = self.app
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here")
        self.others: dict[Seat, Connection] = {}

    async def lay(self, moment: Moment, state: Any, heard: Sequence[Heard], luck: bytes) -> Room:
        """A table at this moment, with everyone at it but the viewer, whose line comes later."""
        game = laid_out(moment.match.game, state, heard)
        game = held_open(game) if moment.held else game
        self.tables.games = {game.name: game}
        self.tables.rooms.clear()
        log = moment.log()
        sitting = Sitting(moment.id, log[0], self.tables.games)  # type: ignore[arg-type]
        sitting.fold(log[1])
        await self.storage.append(moment.id, 0, [entries.encode(entry) for entry in log], label_of(sitting))
        room = await self.tables.room(moment.code)
        self.rest(room, luck)
        return room

    async def seat_others(self, moment: Moment, room: Room, viewer: Viewer) -> None:
        self.others = {}
        for seat, member in enumerate(room.sitting.seats):
            if seat != viewer and seat not in moment.bots:
                hello = frames.Hello(PROTOCOL, moment.code, moment.token(member))
                self.others[Seat(seat)] = await room.connect(hello)

    def rest(self, room: Room, luck: bytes) -> None:
        """The luck to come, which nobody can know."""
        assert room.sitting.match
        room.sitting.match.table.chance = HashRng(luck)

    async def act(self, room: Room, seat: Seat, action: Action, command: str) -> None:
        """Someone other than the viewer does something."""
        asked = "" if isinstance(action, Talk) else current_ask(room.sitting, seat)
        assert asked is not None
        await self.tell(room, seat, frames.Act(command, asked, msgspec.Raw(to_json(in_some_words(action)))))

    async def tell(self, room: Room, seat: Seat, command: frames.AnyCommand) -> None:
        connection = self.others[seat]
        await room.command(connection, command)
        last = msgspec.json.decode(connection.outbox[-1])
        assert last["type"] != "Refused", last
        connection.outbox.clear()

    async def close(self) -> None:
        await self.http.aclose()
        await self.tables.stop()
        await self.storage.close()


SCOPE = {
    "type": "websocket", "asgi": {"version": "3.0", "spec_version": "2.4"}, "http_version": "1.1", "scheme": "ws",
    "path": "/socket", "raw_path": b"/socket", "query_string": b"", "root_path": "", "headers": [(b"host", b"here")],
    "subprotocols": [], "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "state": {}, "extensions": {},
}  # fmt: skip


class Line:
    """A connection to the server's application itself: every frame it sends is kept, byte for byte."""

    def __init__(self, app: Any) -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.frames: list[str] = []
        self.read = 0
        self.pings = 0
        self.closed = False
        self.came = asyncio.Event()
        self.life: asyncio.Task[None] = asyncio.create_task(app(dict(SCOPE), self.inbox.get, self.take))
        self.inbox.put_nowait({"type": "websocket.connect"})

    async def take(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.frames.append(message["text"])
        elif message["type"] == "websocket.close":
            self.frames.append(f"closed: {message}")
            self.closed = True
        self.came.set()

    def say(self, frame: str | bytes) -> None:
        text = isinstance(frame, str)
        self.inbox.put_nowait({"type": "websocket.receive", "text" if text else "bytes": frame})

    def hello(self, code: str, token: str | None, match: str = "", seen: int = 0) -> None:
        self.say(to_json(frames.Hello(PROTOCOL, code, token, match, seen)).decode())

    async def settle(self) -> list[str]:
        """All that came since the last time, up to a Pong that tells that nothing more is on its way."""
        self.pings += 1
        ping = f"settle {self.pings}"
        self.say(to_json(frames.Ping(ping)).decode())
        while not self.closed and not self.life.done() and not (self.frames and ping in self.frames[-1]):
            self.came.clear()
            async with asyncio.timeout(20):
                await self.came.wait()
        fresh, self.read = self.frames[self.read :], len(self.frames)
        return fresh

    async def hang_up(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        with suppress(asyncio.CancelledError):
            await self.life
