"""Whatever comes over the socket: a clear answer, no fault of ours, and nothing refused leaves a trace."""

import asyncio
import os
import socket as sockets
import sqlite3
import time
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from browser.serving import Server
from lanternwood.server.storage.opening import DATABASE
from lanternwood.server.wire import PROTOCOL

from .people import Frame, join_table, open_table, serving
from .strange_frames import MOST_BYTES, Known, Strange, StrangeFrames

ROLES = ("host", "guest", "watcher", "nobody")
BY_DAY, BY_NIGHT = 2200, 40_000
"""Frames from each role."""
FINE_ENDS = (1000, 1002, 1007, 1009)
"""Of a connection: an end of ours, or a frame that no WebSocket may have; never 1011, which would be our fault."""
LONGEST_ANSWER = 4000


class Attack:
    """Someone who sends strange frames to a table at which others sit in peace."""

    def __init__(self, server: Server, role: str, chance: Random) -> None:
        self.server = server
        self.role = role
        self.chance = chance
        self.strange = StrangeFrames(chance, role)
        self.counts: Counter[str] = Counter()
        self.database = sqlite3.connect(f"file:{server.data / DATABASE}?mode=ro", uri=True)
        self.socket: ClientConnection | None = None
        self.pings = 0
        self.synced = ""
        self.touched = True
        """Something was granted since the last look at the whole table."""

    async def prepare(self) -> None:
        address = self.server.address
        host = await open_table(address, "Ann")
        guest = await join_table(address, host.code, "Bo")
        watcher = await join_table(address, host.code, "Cy", watch=True)
        people = {"host": host, "guest": guest, "watcher": watcher}
        self.attacker = people.pop(self.role, None)
        self.calm = list(people.values())
        await asyncio.gather(*(person.come() for person in self.calm))
        mine = self.attacker.place.member if self.attacker and self.attacker.place else "nobody"
        others = [person.place.member for person in self.calm if person.place]
        self.known = Known(host.code, mine, others)
        self.touched = True

    async def end(self) -> None:
        for person in self.calm:
            await person.go()
        if self.socket:
            await self.socket.close()
            self.socket = None

    def lines(self) -> int:
        """How much was ever written about this table."""
        found: int = self.database.execute(
            "SELECT count(*) FROM entries WHERE log IN (SELECT id FROM logs WHERE code = ?)", (self.known.code,)
        ).fetchone()[0]
        return found

    # Connections

    async def line(self) -> ClientConnection:
        if self.socket is None:
            self.socket = await connect(
                f"ws{self.server.address.removeprefix('http')}/socket",
                proxy=None, compression=None, ping_interval=None, max_size=None, close_timeout=1,
            )  # fmt: skip
            token = self.attacker.place.token if self.attacker and self.attacker.place else None
            hello = {"type": "Hello", "protocol": PROTOCOL, "table": self.known.code, "token": token}
            await self.socket.send(msgspec.json.encode(hello).decode())
            await self.sync(self.socket)
        return self.socket

    async def sync(self, socket: ClientConnection) -> None:
        """What the server says of the whole table: the same as before, if nothing was granted meanwhile."""
        welcome = msgspec.json.decode(await socket.recv())
        assert welcome["type"] == "Welcome", welcome
        everything = await socket.recv()
        assert isinstance(everything, str)
        assert self.touched or everything == self.synced, "what was refused has changed the table"
        self.synced, self.touched = everything, False
        self.hear(msgspec.json.decode(everything))

    def hear(self, frame: Frame) -> None:
        match = frame.get("match")
        if frame["type"] == "Update" and match:
            self.known.ask = match["ask"]
            if match["ask"]:
                self.known.old_asks.append(match["ask"]["id"])
                self.known.old_actions += [choice["action"] for choice in match["ask"]["choices"][:5]]

    # Frames

    async def go_on(self, inputs: int) -> None:
        await self.prepare()
        for number in range(inputs):
            await self.send_one()
            if number % 15 == 0:
                await self.let_others_play()
        await self.end()

    async def send_one(self) -> None:
        socket = await self.line()
        before = self.lines()
        strange = self.strange.next(self.known)
        answers = await self.answers_to(strange, socket)
        self.counts[strange.kind] += 1
        granted = [answer for answer in answers if answer.get("done")]
        if granted:
            self.touched = True
            self.counts["granted"] += 1
        else:
            assert self.lines() == before, f"refused, yet something was written: {strange}"
            self.counts["refused"] += 1
        for answer in answers:
            self.hear(answer)
            if answer["type"] == "Goodbye" and answer["why"] == "removed":
                await self.end()
                await self.prepare()

    async def answers_to(self, strange: Strange, socket: ClientConnection) -> list[Frame]:
        """Everything until a Pong, or until the connection ends."""
        self.pings += 1
        ping = f"ping {self.pings}"
        answers: list[Frame] = []
        try:
            await send(socket, strange)
            await socket.send(msgspec.json.encode({"type": "Ping", "id": ping}).decode())
            async with asyncio.timeout(20):
                while not (answers and answers[-1].get("done") == ping):
                    text = await socket.recv()
                    answers.append(msgspec.json.decode(text))
                    if answers[-1]["type"] == "Refused":
                        assert len(text) < LONGEST_ANSWER, f"too many words about {strange}"
                        assert answers[-1]["rule"]
                        assert answers[-1]["why"]
        except ConnectionClosed:
            self.socket = None
            ended_well(socket, strange)
            self.counts[f"ended with {socket.close_code}"] += 1
            return answers
        assert len(answers) > 1, f"no answer to {strange}"
        return answers[:-1]

    async def let_others_play(self) -> None:
        for person in self.calm:
            if person.phase == "playing" and (ask := person.ask):
                await person.tell("Act", ask=ask["id"], action=self.chance.choice(ask["choices"])["action"])
                self.touched = True


def ended_well(socket: ClientConnection, strange: Strange) -> None:
    # Of a frame that is cut off while it is still being sent, the reason may never arrive.
    fine = (*FINE_ENDS, 1006) if len(strange.data) > MOST_BYTES else FINE_ENDS
    assert socket.close_code in fine, f"{socket.close_code} {socket.close_reason} after {strange}"


async def send(socket: ClientConnection, strange: Strange) -> None:
    if strange.pieces > 1:
        size = len(strange.data) // strange.pieces + 1
        pieces = [strange.data[at : at + size] for at in range(0, len(strange.data), size)]
        await socket.send(pieces, text=True)
    else:
        await socket.send(strange.data, text=not strange.binary)


def test_nothing_that_is_refused_leaves_a_trace(tmp_path: Path, long: bool, tally: Counter[str]) -> None:
    seed = time.time_ns() if long else 1
    inputs = BY_NIGHT if long else BY_DAY
    with serving(tmp_path) as server:

        async def attack() -> list[Attack]:
            attacks = [Attack(server, role, Random(f"{seed} {role}")) for role in ROLES]
            await asyncio.gather(*(each.go_on(inputs) for each in attacks))
            return attacks

        counts: Counter[str] = Counter()
        for each in asyncio.run(attack()):
            counts += each.counts
            each.database.close()
        assert healthy(server)
    assert counts["granted"] > 100
    assert counts["refused"] > 1000
    tally["frames"] += inputs * len(ROLES)
    tally.update(counts)


def healthy(server: Server) -> bool:
    return bool(httpx.get(f"{server.address}/health", trust_env=False).json() == {"health": "good"})


def test_first_frames_that_are_no_hello(tmp_path: Path, tally: Counter[str]) -> None:
    """They get a Goodbye that says why, or the end that such a frame deserves."""
    chance = Random(5)
    known = Known("ZZZZ", "nobody", ["nobody"])
    strange_frames = StrangeFrames(chance, "first")
    with serving(tmp_path) as server:

        async def try_all() -> None:
            for _ in range(300):
                strange = strange_frames.next(known)
                url = f"ws{server.address.removeprefix('http')}/socket"
                async with connect(url, proxy=None, compression=None, ping_interval=None, close_timeout=1) as socket:
                    with suppress(ConnectionClosed):
                        await send(socket, strange)
                        answer = msgspec.json.decode(await socket.recv())
                        assert answer["type"] == "Goodbye", answer
                    await socket.wait_closed()
                    ended_well(socket, strange)
                tally["strange first frames"] += 1

        asyncio.run(try_all())
        assert healthy(server)


UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def test_bytes_that_are_no_frames(tmp_path: Path, long: bool, tally: Counter[str]) -> None:
    """Below the frames: wrong masks and lengths, reserved bits, halves of frames, and an end in the middle."""
    chance = Random(time.time_ns() if long else 6)
    with serving(tmp_path) as server:
        code = asyncio.run(open_table(server.address, "Ann")).code
        hello = masked(0x81, msgspec.json.encode({"type": "Hello", "protocol": PROTOCOL, "table": code}))
        for _ in range(5000 if long else 300):
            with closing(sockets.create_connection(("127.0.0.1", server.port), timeout=10)) as line:
                line.sendall(UPGRADE if chance.random() < 0.9 else mangled(UPGRADE, chance))
                with suppress(OSError):
                    if chance.random() < 0.7:
                        line.sendall(hello)
                    line.sendall(no_frame(chance))
                    if chance.random() < 0.5:
                        line.shutdown(sockets.SHUT_WR)
                        while line.recv(65536):
                            pass
            tally["bytes that are no frames"] += 1
        assert healthy(server)


def no_frame(chance: Random) -> bytes:
    body = chance.choice([b"{}", b"", b"x" * 130, b'{"type":"Ping","id":"p"}', os.urandom(20)])
    first = chance.choice([0x81, 0x82, 0x80, 0x01, 0x88, 0x89, 0x8A, 0x83, 0xF1, 0xC1, 0x8B, chance.randrange(256)])
    frame = masked(first, body)
    match chance.randrange(5):
        case 0:
            return frame[: chance.randrange(len(frame) + 1)]
        case 1:
            return bytes([first, len(body) & 0x7F]) + body  # not masked
        case 2:
            length = chance.choice([2**16, 2**31, 2**63 - 1, 2**63, 2**64 - 1])
            return bytes([first, 0xFF]) + length.to_bytes(8, "big") + b"mask" + body
        case 3:
            return mangled(frame * 3, chance)
        case _:
            return frame + masked(0x88, chance.choice([b"\x03", b"\x03\xe8", b"\x00\x00bye", b"\x03\xe8\xff"]))


def masked(first: int, body: bytes) -> bytes:
    mask = b"\x01\x02\x03\x04"
    length = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0x80 | 126]) + len(body).to_bytes(2, "big")
    return bytes([first]) + length + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(body))


def mangled(data: bytes, chance: Random) -> bytes:
    changed: Any = bytearray(data)
    for _ in range(chance.randrange(1, 5)):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed)
