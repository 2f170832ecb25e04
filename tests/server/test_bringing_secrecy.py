"""What one seat brings changes no byte of what anybody else is sent, before the match or during it.

Two servers are run, over real sockets, on which everything is the same but that: ids, seeds and nonces are counted, not
drawn. The fingerprints differ, as they must: they are looked at by themselves, and are as long in one world as in the
other.
"""

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from browser.serving import Server
from fixture_games.satchels import Satchel
from lanternwood.kernel.promising import fingerprint_of
from lanternwood.server.wire import PROTOCOL

from .serving_fixtures import PLANTS

PROGRAM = "server.serving_fixtures"
PLAIN, BOLD = Satchel((1, 2, 3, 5, 6)), Satchel((9, 9, 3, 2, 1), name="All or nothing")
"""They differ in what they hold and in how long they are. With the cards that both have, play goes on alike for a
while; and both are too much for a table that allows no more than 16."""


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


class World:
    """A table of three and a screen: Bo is the host, Ann brings something, Cy watches."""

    def __init__(self, server: Server, brought: Satchel) -> None:
        self.server = server
        self.brought = brought
        self.http = httpx.AsyncClient(base_url=server.address, trust_env=False)
        self.answers: list[str] = []

    async def open(self) -> None:
        order = {"game": "satchels", "name": "Bo", "emblem": "fox", "clock": "none", "listed": True}
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

    async def before_the_match(self) -> None:
        value = msgspec.to_builtins(self.brought)
        refused = await self.ann.say("Bring", value={"cards": [*self.brought.cards, 9]})
        assert refused["problems"], "and nobody else hears of it"
        await self.settle()
        assert (await self.ann.say("Bring", value=value))["type"] == "Update"
        await self.settle()
        await self.bo.say("Bring", member=self.ann.member, value={"cards": [1, 1, 1, 1, 1]})
        await self.bo.say("Bring", text="even")
        await self.bo.say("SetTable", options={"most": 16})
        assert (await self.bo.say("Start"))["type"] == "Refused"
        await self.settle()
        await self.come_anew()
        await self.bo.say("SetTable", options={"most": 40})
        await self.come_anew()
        await self.ann.say("StandUp")
        await self.ann.say("SitDown")
        await self.settle()
        await self.look_around()

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

    async def during_the_match(self) -> None:
        assert (await self.bo.say("Start"))["type"] == "Update"
        await self.settle()
        for _ in range(6):
            await self.lay()
        await self.come_anew()
        await self.look_around()

    async def lay(self) -> None:
        """Whoever is asked: Ann her lowest card, Bo the only one he has."""
        asked = next(phone for phone in (self.ann, self.bo) if phone.last("match")["ask"])
        [choice, *_] = asked.last("match")["ask"]["choices"]
        done = await asked.say("Act", ask=asked.last("match")["ask"]["id"], action=choice["action"])
        assert done["type"] == "Update", done
        await self.settle()

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


def lived(folder: Path) -> tuple[World, World]:
    with served(folder / "ours") as one, served(folder / "theirs") as other:
        ours, theirs = World(one, PLAIN), World(other, BOLD)

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


@pytest.fixture
def alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNWOOD_ALIKE", "yes")


@pytest.mark.usefixtures("alike")
def test_nobody_else_can_tell_what_was_brought(tmp_path: Path) -> None:
    ours, theirs = lived(tmp_path)
    look_alike(ours, theirs)
    assert ours.masked(ours.ann) != theirs.masked(theirs.ann), "whose it is can see it"
    assert len(ours.bo.frames) > 40, "there was something to compare"
    [our_print], [their_print] = ours.fingerprints(), theirs.fingerprints()
    assert (len(our_print), len(their_print)) == (64, 64)
    assert our_print != their_print
    assert fingerprint_of(PLAIN, "0" * 64) != our_print, "without the nonce nobody finds out by trying"


@pytest.mark.usefixtures("alike")
@pytest.mark.parametrize("plant", PLANTS)
def test_a_leak_is_caught(plant: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNWOOD_PLANTED", plant)
    with pytest.raises(AssertionError, match=r"sees the difference|gets more frames"):
        look_alike(*lived(tmp_path))


def test_what_was_brought_survives_a_kill(tmp_path: Path) -> None:
    """At once after it was acknowledged; and only its owner is shown it again."""
    with served(tmp_path / "server") as server:

        async def scene() -> None:
            world = World(server, BOLD)
            await world.open()
            assert (await world.ann.say("Bring", value=msgspec.to_builtins(BOLD)))["type"] == "Update"
            await asyncio.to_thread(server.kill)
            before = next(member["brought"] for member in world.ann.last("table")["members"] if member["brought"])
            await asyncio.to_thread(server.start)
            for phone in (world.ann, world.bo):
                phone.frames = []
                await phone.come()
            assert world.ann.last("brought")[0]["value"] == {"cards": [*BOLD.cards], "name": BOLD.name}
            assert world.fingerprints() == [before]
            assert not any("Yours" in frame for frame in world.bo.frames)
            assert (await world.bo.say("Start"))["type"] == "Update"
            await world.ann.settle()
            assert world.ann.last("match")["view"]["hand"] == sorted(BOLD.cards)
            await world.http.aclose()
            for phone in (world.ann, world.bo):
                await phone.go()

        asyncio.run(scene())
