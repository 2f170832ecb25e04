"""People at the tables of a server, over real sockets: they watch, or they play and look at the clock."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lanternwood.server.wire import PROTOCOL

PAUSE = 0.02
"""Seconds between two moves of people, so that their own haste keeps nothing busy."""


async def post(address: str, body: dict[str, Any]) -> dict[str, Any]:
    request = Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})

    def send() -> dict[str, Any]:
        with urlopen(request) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    # Others must go on meanwhile, or the server would take them for dead.
    return await asyncio.to_thread(send)


class Seated:
    """One connection to a table. What it was told last is kept; each command waits for its answer."""

    def __init__(self, place: dict[str, Any], socket: ClientConnection) -> None:
        self.place = place
        self.socket = socket
        self.sent = 0
        self.table: dict[str, Any] = {}
        self.match: dict[str, Any] | None = None
        self.answers: dict[str, asyncio.Future[float]] = {}
        self.stirred = asyncio.Event()
        self.life = asyncio.create_task(self.listen())

    @classmethod
    async def come(cls, address: str, place: dict[str, Any]) -> "Seated":
        url = f"{address.replace('http', 'ws')}/socket"
        socket = await connect(url, proxy=None, compression=None, ping_interval=None, open_timeout=None)
        await socket.send(
            json.dumps({"type": "Hello", "protocol": PROTOCOL, "table": place["table"], "token": place["token"]})
        )
        seated = cls(place, socket)
        await seated.until(lambda: bool(seated.table))
        return seated

    async def listen(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self.socket:
                self.hear(json.loads(text))

    def hear(self, frame: dict[str, Any]) -> None:
        assert frame["type"] not in ("Refused", "Goodbye"), frame
        self.table = frame.get("table", self.table)
        self.match = frame.get("match", self.match)
        if (done := frame.get("done")) in self.answers:
            self.answers.pop(done).set_result(time.perf_counter())
        self.stirred.set()

    async def until(self, reached: Callable[[], bool]) -> None:
        while not reached():
            self.stirred.clear()
            await self.stirred.wait()

    async def tell(self, kind: str, **fields: Any) -> float:
        """The seconds until the answer is here."""
        self.sent += 1
        command = {"type": kind, "id": f"{self.place['member']} {self.sent}", **fields}
        answer: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.answers[command["id"]] = answer
        began = time.perf_counter()
        await self.socket.send(json.dumps(command))
        return await answer - began

    def asked(self) -> bool:
        return bool(self.match and self.match["ask"])

    async def move(self) -> float:
        assert self.match
        ask = self.match["ask"]
        return await self.tell("Act", ask=ask["id"], action=ask["choices"][self.sent % len(ask["choices"])]["action"])

    async def go(self) -> None:
        await self.socket.close()
        await self.life


async def open_table(address: str, name: str, game: str = "tictactoe") -> dict[str, Any]:
    order = {"game": game, "name": name, "emblem": "owl", "clock": "relaxed", "pace": "instant"}
    return await post(f"{address}/api/tables", order)


class Busy:
    """A table at which two bots play one match after the other, and somebody watches."""

    def __init__(self, address: str, game: str, level: str) -> None:
        self.address, self.game, self.level = address, game, level
        self.life: asyncio.Task[None] | None = None

    @classmethod
    async def lay(cls, address: str, game: str, level: str) -> "Busy":
        busy = cls(address, game, level)
        await busy.sit_down()
        return busy

    async def sit_down(self) -> None:
        self.host = await Seated.come(self.address, await open_table(self.address, "Wren", self.game))
        await self.host.tell("StandUp")
        for _ in range(2):
            await self.host.tell("SeatBot", level=self.level)

    def begin(self) -> None:
        self.life = asyncio.create_task(self.play())

    async def play(self) -> None:
        """Who only watched cannot ask for another match, so each has a table of its own."""
        while True:
            await self.host.tell("Start")
            await self.host.until(lambda: self.host.table["phase"] == "over")
            await self.host.go()
            await self.sit_down()

    async def end(self) -> None:
        assert self.life
        assert not self.life.done(), "it has not been busy all the time"
        assert not self.host.life.done(), "the server has closed the connection"
        self.life.cancel()
        await self.host.go()


Measure = Callable[[list[float], float], Awaitable[None]]
"""Notes for so many seconds how long each time took."""


async def opened(address: str) -> Measure:
    """How long until a new table is there, one after the other."""

    async def measure(found: list[float], seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            began = time.perf_counter()
            await open_table(address, "Wren")
            found.append(time.perf_counter() - began)

    return measure


async def between_two(address: str) -> Measure:
    """Two people play one match after the other: how long each move took until its player had the answer."""
    here = await open_table(address, "Ash")
    there = await post(f"{address}/api/tables/{here['table']}/people", {"name": "Bryn", "emblem": "fox"})
    two = [await Seated.come(address, place) for place in (here, there)]

    async def turn(found: list[float]) -> None:
        await asyncio.sleep(PAUSE)
        mover = next((person for person in two if person.asked()), None)
        if mover:
            found.append(await mover.move())

    return await playing(two, turn)


async def against_bot(level: str, address: str) -> Measure:
    """A person against a bot: how long until the bot has answered a move."""
    person = await Seated.come(address, await open_table(address, "Cole"))
    await person.tell("SeatBot", level=level)

    def answered() -> bool:
        return person.asked() or person.table["phase"] != "playing"

    async def turn(found: list[float]) -> None:
        await asyncio.sleep(PAUSE)
        await person.until(answered)
        if person.asked():
            began = time.perf_counter()
            await person.move()
            await person.until(answered)
            if person.asked():
                found.append(time.perf_counter() - began)

    return await playing([person], turn)


async def playing(people: list[Seated], turn: Callable[[list[float]], Awaitable[None]]) -> Measure:
    """Match after match; the first has begun."""
    host = people[0]
    await host.tell("Start")

    async def measure(found: list[float], seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if host.table["phase"] == "over":
                await host.tell("Rematch")
                await host.tell("Start")
            await turn(found)
        for person in people:
            await person.go()

    return measure
