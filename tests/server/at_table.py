"""People at tables of a real registry with a real database, without the network between them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from lanternwood.games import GAMES
from lanternwood.kernel.game import Game
from lanternwood.server.connection import Connection
from lanternwood.server.room import Room
from lanternwood.server.settings import Limits, Settings
from lanternwood.server.storage.sqlite import SqliteStorage
from lanternwood.server.tables import Tables
from lanternwood.server.wire import PROTOCOL, frames
from lanternwood.server.wire.http import Newcomer, NewTable, Place

COMMAND = msgspec.json.Decoder(frames.AnyCommand)
CONNECTIONS = count(1)


class Person:
    """One connection: says things, and reads what comes."""

    def __init__(self, room: Room, connection: Connection, place: Place | None) -> None:
        self.room = room
        self.connection = connection
        self.place = place
        self.number = next(CONNECTIONS)
        self.sent = 0
        self.frames: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.match: dict[str, Any] | None = None
        self.news: list[dict[str, Any]] = []
        self.seen = 0
        self.read()

    @property
    def member(self) -> str:
        assert self.place
        return self.place.member

    def read(self) -> list[dict[str, Any]]:
        """Everything that has come since the last time."""
        fresh = [msgspec.json.decode(frame) for frame in self.connection.outbox]
        self.connection.outbox.clear()
        for frame in fresh:
            if frame["type"] == "Update":
                self.table = frame.get("table", self.table)
                self.match = frame.get("match", self.match)
                self.news += frame["news"]
                self.seen = frame["seen"]
        self.frames += fresh
        return fresh

    async def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command and give its answer."""
        self.sent += 1
        return await self.send({"type": kind, "id": self.last_id(), **fields})

    def last_id(self) -> str:
        """Ids are never used again, also not by the same person on another connection."""
        return f"{self.number}-{self.sent}"

    async def send(self, frame: dict[str, Any]) -> dict[str, Any]:
        self.read()
        await self.room.command(self.connection, COMMAND.decode(msgspec.json.encode(frame)))
        answers = [answer for answer in self.read() if frame["id"] in (answer.get("done"), answer.get("id"))]
        assert len(answers) == 1, answers
        return answers[0]

    async def choose(self, number: int = 0) -> dict[str, Any]:
        self.read()
        ask = self.match["ask"] if self.match else None
        assert ask, "nothing is asked"
        return await self.say("Act", ask=ask["id"], action=ask["choices"][number]["action"])

    def asked(self) -> bool:
        self.read()
        return bool(self.match and self.match["ask"])

    def member_named(self, name: str) -> dict[str, Any]:
        self.read()
        found: dict[str, Any] = next(member for member in self.table["members"] if member["name"] == name)
        return found

    async def leave(self) -> None:
        await self.room.disconnect(self.connection)


class House:
    def __init__(self, tables: Tables, storage: SqliteStorage) -> None:
        self.tables = tables
        self.storage = storage

    async def open(self, name: str = "Ann", game: str = "nightmare-forest", **order: Any) -> Person:
        order = {"clock": "none", "pace": "instant", **order}
        place = await self.tables.open(NewTable(game=game, name=name, emblem="owl", **order))
        return await self.come(place)

    async def join(self, host: Person, name: str, watch: bool = False) -> Person:
        assert host.place
        return await self.come(await self.tables.join(host.place.table, Newcomer(name, "fox", watch)))

    async def come(self, place: Place, match: str = "", seen: int = 0) -> Person:
        room = await self.tables.room(place.table)
        hello = frames.Hello(PROTOCOL, place.table, place.token, match, seen)
        return Person(room, await room.connect(hello), place)

    async def watch(self, code: str) -> Person:
        room = await self.tables.room(code)
        return Person(room, await room.connect(frames.Hello(PROTOCOL, code)), None)


@asynccontextmanager
async def house(data: Path, kind: type[SqliteStorage] = SqliteStorage, /, **games: Game[Any]) -> AsyncIterator[House]:
    settings = Settings(data=data, bot_pause=0.0, limits=Limits(rate=0))
    storage = kind(data)
    tables = Tables(storage, settings, {**GAMES, **games})
    await tables.begin()
    try:
        yield House(tables, storage)
    finally:
        await tables.stop()
        await storage.close()


def in_house(
    data: Path,
    play: Callable[[House], Awaitable[None]],
    kind: type[SqliteStorage] = SqliteStorage,
    /,
    **games: Game[Any],
) -> None:
    """Run a scene in a house of its own."""

    async def scene() -> None:
        async with house(data, kind, **games) as there:
            await play(there)

    asyncio.run(scene())


async def until(reached: Callable[[], bool]) -> None:
    """Let bots and clocks have their way until something has happened."""
    for _ in range(4000):
        if reached():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never happened")
