"""Two servers, over real sockets, on which everything is the same but what one person brings: ids, seeds and nonces are
counted, not drawn. What anybody else is sent by one and by the other can be compared to the byte.

The fingerprints differ, as they must: they are looked at by themselves, and are as long in one world as in the other.
"""

import asyncio
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from browser.serving import Server
from lanternwood.server.wire import PROTOCOL

PROGRAM = "server.serving_fixtures"


class Phone:
    """One connection, of which every byte is kept."""

    def __init__(self, server: Server, name: str, code: str = "", token: str | None = None, member: str = "") -> None:
        self.server = server
        self.name = name
        self.code = code
        self.token = token
        self.member = member
        self.frames: list[str] = []
        self.count = 0
        self.socket: ClientConnection | None = None

    async def come(self) -> None:
        url = f"ws{self.server.address.removeprefix('http')}/socket"
        self.socket = await connect(url, proxy=None, compression=None)
        hello = {"type": "Hello", "protocol": PROTOCOL, "table": self.code, "token": self.token}
        await self.socket.send(msgspec.json.encode(hello).decode())
        await self.settle()

    async def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command; give the answer to it."""
        assert self.socket
        self.count += 1
        command = {"type": kind, "id": f"{self.name}-{self.count}", **fields}
        await self.socket.send(msgspec.json.encode(command).decode())
        while True:
            frame = msgspec.json.decode(await self.next())
            if command["id"] in (frame.get("done"), frame.get("id")):
                return dict(frame)

    async def next(self) -> str:
        assert self.socket
        async with asyncio.timeout(20):
            frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        return frame

    async def settle(self) -> None:
        """Until nothing more is on its way."""
        await self.say("Ping")

    async def go(self) -> None:
        assert self.socket
        await self.socket.close()

    def last(self, part: str) -> Any:
        """The newest state of the table or the match that came here."""
        found = [frame[part] for frame in map(msgspec.json.decode, self.frames) if frame.get(part)]
        return found[-1]


class World(ABC):
    """A table of three and a screen: Bo is the host, Ann brings something, Cy watches."""

    game: ClassVar[str]

    def __init__(self, server: Server, brought: Any) -> None:
        self.server = server
        self.brought = brought
        self.http = httpx.AsyncClient(base_url=server.address, trust_env=False)
        self.answers: list[str] = []

    async def open(self) -> None:
        order = {"game": self.game, "name": "Bo", "emblem": "fox", "clock": "none", "listed": True}
        self.bo = self.phone("Bo", (await self.http.post("/api/tables", json=order)).json())
        people = f"/api/tables/{self.bo.code}/people"
        ann, cy = ({"name": name, "emblem": "owl", "watch": name == "Cy"} for name in ("Ann", "Cy"))
        self.ann = self.phone("Ann", (await self.http.post(people, json=ann)).json())
        self.cy = self.phone("Cy", (await self.http.post(people, json=cy)).json())
        self.screen = Phone(self.server, "screen", self.bo.code)
        for phone in self.phones():
            await phone.come()

    def phone(self, name: str, place: dict[str, str]) -> Phone:
        return Phone(self.server, name, place["table"], place["token"], place["member"])

    def phones(self) -> list[Phone]:
        return [self.bo, self.ann, self.cy, self.screen]

    async def settle(self) -> None:
        for phone in self.phones():
            await phone.settle()

    async def live(self) -> None:
        await self.open()
        await self.before_the_match()
        await self.during_the_match()
        await self.http.aclose()
        for phone in self.phones():
            await phone.go()

    @abstractmethod
    async def before_the_match(self) -> None: ...

    @abstractmethod
    async def during_the_match(self) -> None: ...

    async def come_anew(self) -> None:
        for phone in (self.bo, self.cy, self.screen):
            await phone.go()
            await self.settle_left()
            await phone.come()
            await self.settle()

    async def settle_left(self) -> None:
        """Until Ann has seen who went, so that it does not come in between something else."""
        before = len(self.ann.frames)
        while not any('"table"' in frame for frame in self.ann.frames[before:]):
            await asyncio.sleep(0.01)
            await self.ann.settle()

    async def look_around(self) -> None:
        """What anyone may ask for."""
        match = self.bo.last("table")["match"]
        fork = {"step": 0, "seat": 0, "level": "random", "name": "Eve", "emblem": "owl"}
        for answer in (
            await self.http.get(f"/api/tables/{self.bo.code}"),
            await self.http.get("/api/tables"),
            await self.http.get(f"/api/replays/{match}"),
            await self.http.get(f"/api/replays/{match}/file"),
            await self.http.get(f"/api/replays/{match}/draws"),
            await self.http.get(f"/api/replays/{match}/chronicle"),
            await self.http.post(f"/api/replays/{match}/fork", json=fork),
        ):
            self.answers.append(f"{answer.status_code} {answer.text}")

    def fingerprints(self) -> list[str]:
        """Of what Ann brought, as Bo was shown it."""
        tables = [frame["table"] for frame in map(msgspec.json.decode, self.bo.frames) if frame.get("table")]
        members = [member for table in tables for member in table["members"] if member["id"] == self.ann.member]
        return list(dict.fromkeys(member["brought"] for member in members if member["brought"]))

    def masked(self, phone: Phone) -> list[str]:
        pattern = re.compile("|".join(fingerprint[:64] for fingerprint in self.fingerprints()))
        return [pattern.sub("F" * 64, frame) for frame in phone.frames]


@contextmanager
def served(folder: Path) -> Iterator[Server]:
    folder.mkdir()
    server = Server(folder, folder / "client", "--limits", "0", program=PROGRAM)
    try:
        yield server
        server.stop()
        server.check()
    finally:
        if server.process.poll() is None:
            server.kill()


def lived(folder: Path, world: type[World], brought: tuple[Any, Any]) -> tuple[World, World]:
    with served(folder / "ours") as one, served(folder / "theirs") as other:
        ours, theirs = world(one, brought[0]), world(other, brought[1])

        async def live() -> None:
            await asyncio.gather(ours.live(), theirs.live())

        asyncio.run(live())
    return ours, theirs


def look_alike(ours: World, theirs: World) -> None:
    for name in ("bo", "cy", "screen"):
        here, there = ours.masked(getattr(ours, name)), theirs.masked(getattr(theirs, name))
        assert len(here) == len(there), f"{name} gets more frames"
        for one, other in zip(here, there, strict=True):
            assert one == other, f"{name} sees the difference"
    assert ours.answers == theirs.answers, "whoever asks sees the difference"
