"""People at the tables of a real server, over real sockets.

They do what the protocol asks of every client: come back after a break, say what they have seen last, send again what
was not answered, and trust no connection that lost a frame.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException

from browser.serving import Server
from lanternwood.server.wire import PROTOCOL
from lanternwood.server.wire.http import Place

Frame = dict[str, Any]

NO_SERVER = (OSError, TimeoutError, InvalidHandshake, InvalidMessage, WebSocketException)
BEFORE_NEXT_TRY = 0.03
WORTH_ANOTHER_TRY = ("restart", "broken")
"""Of the reasons for a Goodbye: "broken" is also what comes of a Hello that got lost."""


def ignored(person: "Person", frame: Frame) -> None:
    """Nobody looks over their shoulder."""


class Distrust(Exception):
    """This connection has lost something, or has died without a word."""


class Person:
    """Without a place one watches unseen."""

    def __init__(self, address: str, code: str, place: Place | None, name: str, pulse: float = 0.0) -> None:
        """The pulse: every so many seconds ask whether the connection is whole. 0: never."""
        self.url = f"ws{address.removeprefix('http')}/socket"
        self.code = code
        self.place = place
        self.name = name
        self.pulse = pulse
        self.on_send: Callable[[Person, Frame], None] = ignored
        self.on_answer: Callable[[Person, Frame], None] = ignored

        self.table: Frame = {}
        self.match: Frame | None = None
        self.seen = 0
        self.news: dict[str, dict[int, Any]] = {}
        """By match and number."""
        self.stirred = asyncio.Event()
        """Set whenever something may have changed."""

        self.sent: dict[str, Frame] = {}
        self.answers: dict[str, Frame] = {}
        self.waiting: dict[str, asyncio.Future[Frame]] = {}
        self.connections = 0
        self.gaps = 0
        self.socket: ClientConnection | None = None
        self.received = 0
        """Frames over this connection."""
        self.pings = self.beats = 0
        """Pings over this connection, and those that were answered."""
        self.sent_after: dict[str, int] = {}
        """Which ping came before each unanswered command on this connection."""
        self.up_to_date = False
        """The server has told where things stand."""
        self.live = False
        self.life: asyncio.Task[None] | None = None

    # What one may ask of a person

    @property
    def phase(self) -> str:
        return str(self.table.get("phase", ""))

    @property
    def ask(self) -> Frame | None:
        return self.match["ask"] if self.match else None

    def me(self) -> Frame:
        assert self.place
        found: Frame = next(member for member in self.table["members"] if member["id"] == self.place.member)
        return found

    async def come(self) -> None:
        self.life = asyncio.create_task(self._live())
        await self.until(lambda: self.live)

    async def go(self) -> None:
        assert self.life
        self.life.cancel()
        with suppress(asyncio.CancelledError):
            await self.life

    async def until(self, reached: Callable[[], bool]) -> None:
        while not reached():
            self.stirred.clear()
            await self._or_end(self.stirred.wait())

    async def _or_end(self, event: Awaitable[Any]) -> None:
        """A person whose connection loop has failed must not be waited for."""
        assert self.life
        waiting = asyncio.ensure_future(event)
        await asyncio.wait([waiting, self.life], return_when=asyncio.FIRST_COMPLETED)
        if not waiting.done():
            waiting.cancel()
            self.life.result()
            raise AssertionError(f"{self.name} has gone")

    async def tell(self, kind: str, **fields: Any) -> Frame:
        """Settles when the server has answered, if need be over a later connection."""
        command = {"type": kind, "id": f"{self.name}-{len(self.sent)}", **fields}
        self.sent[command["id"]] = command
        answer: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
        self.waiting[command["id"]] = answer
        if self.live:
            await self._send(command)
        await self._or_end(asyncio.wait([answer]))
        return answer.result()

    def distrust(self) -> None:
        """Drop the connection; a new one is made at once."""
        self.live = False
        if self.socket:
            self.socket.transport.abort()

    # The connection

    async def _live(self) -> None:
        while True:
            with suppress(*NO_SERVER, Distrust):
                async with connect(
                    self.url, proxy=None, compression=None, ping_interval=None, max_size=None, close_timeout=0.1
                ) as self.socket:
                    self.connections += 1
                    self.received = 0
                    self.up_to_date = False
                    self.pings = self.beats = 0
                    self.sent_after.clear()
                    await self._talk(self.socket)
            self.live = False
            await asyncio.sleep(BEFORE_NEXT_TRY)

    async def _talk(self, socket: ClientConnection) -> None:
        await socket.send(self._hello())
        pulse = asyncio.create_task(self._feel_pulse(socket)) if self.pulse else None
        try:
            async for frame in socket:
                self._hear(msgspec.json.decode(frame))
                if self.up_to_date and not self.live:
                    await self._begin()
        finally:
            if pulse:
                pulse.cancel()

    def _hello(self) -> str:
        token = self.place.token if self.place else None
        match = self.table.get("match", "")
        hello = {"type": "Hello", "protocol": PROTOCOL, "table": self.code, "token": token}
        return msgspec.json.encode({**hello, "match": match, "seen": self.seen}).decode()

    async def _begin(self) -> None:
        """Once the server has told where things stand: send again, in order, what it has not answered."""
        self.live = True
        self.stirred.set()
        for unanswered in list(self.waiting):
            if self.live and unanswered in self.waiting:
                await self._send(self.sent[unanswered])

    async def _send(self, command: Frame) -> None:
        assert self.socket
        self.sent_after[command["id"]] = self.pings
        with suppress(*NO_SERVER):
            await self.socket.send(msgspec.json.encode(command).decode())
            self.on_send(self, command)

    async def _feel_pulse(self, socket: ClientConnection) -> None:
        """A Ping that is not answered within the next beats tells that the connection is dead."""
        while self.pings <= self.beats + 2:
            await asyncio.sleep(self.pulse)
            self.pings += 1
            with suppress(*NO_SERVER):
                await socket.send(msgspec.json.encode({"type": "Ping", "id": f"ping {self.pings}"}).decode())
        socket.transport.abort()

    def _beat(self, pong: Frame) -> None:
        """A Pong tells if a frame was lost on either way: commands are answered in the order they were sent."""
        self.beats += 1
        ping = int(pong["done"].removeprefix("ping "))
        if pong["frames"] != self.received or any(before < ping for before in self.sent_after.values()):
            raise Distrust

    # What is heard

    def _hear(self, frame: Frame) -> None:
        kind = frame["type"]
        assert kind != "Goodbye" or frame["why"] in WORTH_ANOTHER_TRY, f"{self.name} was sent away: {frame}"
        if kind == "Goodbye" or (kind == "Welcome") != (self.received == 0):
            raise Distrust
        if kind == "Pong":
            self._beat(frame)
        elif kind == "Update":
            self._update(frame)
        self.received += 1
        if answered := frame.get("done") or frame.get("id"):
            self._settle(answered, frame)
        self.stirred.set()

    def _settle(self, command: str, frame: Frame) -> None:
        self.sent_after.pop(command, None)
        answer = self.waiting.pop(command, None)
        if answer is None:
            return
        self.answers[command] = frame
        answer.set_result(frame)
        self.on_answer(self, frame)

    def _update(self, update: Frame) -> None:
        first = update["seen"] - len(update["news"]) + 1
        table = update.get("table", self.table if self.up_to_date else None)
        if not table:
            raise Distrust
        another = table["match"] != self.table.get("match")
        if not another and update["seen"] < self.seen:
            assert self.up_to_date, f"the server has forgotten what it told {self.name}"
            return
        if first > (1 if another else self.seen + 1):
            self.gaps += 1
            raise Distrust
        self.up_to_date = True
        self.table = table
        self.match = update.get("match", None if another else self.match)
        self.seen = update["seen"]
        self._remember(first, update["news"])

    def _remember(self, first: int, news: list[Any]) -> None:
        """The same number is always the same news."""
        known = self.news.setdefault(self.table["match"], {})
        for number, one in enumerate(news, first):
            assert known.setdefault(number, one) == one, f"{self.name} was told two things as number {number}"


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[Server]:
    """A server without limits on how often, which is gone afterwards whatever happens."""
    server = Server(folder, folder / "client", "--limits", "0", *options)
    try:
        yield server
        server.stop()
        server.check()
    finally:
        if server.process.poll() is None:
            server.kill()


async def open_table(address: str, name: str, **order: Any) -> Person:
    """A new table, with its host at it."""
    wanted = {"game": "nightmare-forest", "name": name, "emblem": "owl", "clock": "none", "pace": "instant", **order}
    place = await ask_for(f"{address}/api/tables", wanted)
    return Person(address, place.table, place, name)


async def join_table(address: str, code: str, name: str, watch: bool = False) -> Person:
    place = await ask_for(f"{address}/api/tables/{code}/people", {"name": name, "emblem": "fox", "watch": watch})
    return Person(address, code, place, name)


async def ask_for(url: str, order: Any) -> Place:
    async with httpx.AsyncClient(trust_env=False) as http:
        answer = await http.post(url, json=order)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Place)
