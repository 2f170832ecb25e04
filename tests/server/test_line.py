"""The short way on a socket: frames as they come from the network, in one piece or in many, right or wrong."""

import asyncio
import struct
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from lanternwood.server.line import LINE, end_of_frame
from lanternwood.server.listening import listen
from lanternwood.server.running import how_to_serve
from lanternwood.server.settings import Settings

TEXT, BINARY, MORE, CLOSE, PING, PONG = 0x1, 0x2, 0x0, 0x8, 0x9, 0xA
MASK = b"\x07\xe1\x00\x5c"


def frame(opcode: int, payload: bytes, final: bool = True, masked: bool = True) -> bytes:
    length = len(payload)
    extended = b"" if length < 126 else struct.pack(">H", length) if length < 65536 else struct.pack(">Q", length)
    short = length if length < 126 else 126 if length < 65536 else 127
    head = bytes((0x80 * final | opcode, 0x80 * masked | short)) + extended
    if not masked:
        return head + payload
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))


def said(text: str) -> bytes:
    return frame(TEXT, text.encode())


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Sends everything back, the short way."""
    assert scope["type"] == "websocket"
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        text = message["text"] if "text" in message else message["bytes"].hex()
        if not scope["extensions"][LINE].send_text(text.encode()):
            await send({"type": "websocket.send", "text": text})


class Caller:
    """A client that sends bytes and reads frames."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.answer = b""

    async def greet(self) -> None:
        """As browsers do, which would have frames compressed."""
        self.writer.write(
            b"GET /socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.answer = await self.reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in self.answer

    async def send(self, data: bytes, piece: int = 0) -> None:
        for start in range(0, len(data), piece or len(data)):
            self.writer.write(data[start : start + (piece or len(data))])
            await self.writer.drain()
            await asyncio.sleep(0)

    async def hear(self) -> tuple[int, bytes]:
        first, length = await self.reader.readexactly(2)
        assert first & 0x80
        if length >= 126:
            extended = await self.reader.readexactly(2 if length == 126 else 8)
            length = int.from_bytes(extended, "big")
        return first & 0xF, await self.reader.readexactly(length)


def call(tmp_path: Path, scene: Callable[[Caller], Awaitable[None]], app: Any = echo) -> None:
    """On a line to a real server."""

    async def calling() -> None:
        server = uvicorn.Server(how_to_serve(app, Settings(data=tmp_path)))
        with listen("127.0.0.1", 0) as listening:
            serving = asyncio.create_task(server.serve([listening]))
            caller = Caller(*await asyncio.open_connection(*listening.getsockname()))
            try:
                await caller.greet()
                await asyncio.wait_for(scene(caller), 20)
            finally:
                caller.writer.close()
                server.should_exit = True
                await serving

    asyncio.run(calling())


WORDS = ["", "a", "x" * 125, "y" * 126, "ü" * 200, "z" * 65535, "last"]


@pytest.mark.parametrize("piece", [0, 1, 2, 3, 7, 1000])
def test_however_the_network_cuts_them_messages_arrive_whole_and_in_order(tmp_path: Path, piece: int) -> None:
    words = [each for each in WORDS if piece in (0, 1000) or len(each) < 1000]

    async def scene(caller: Caller) -> None:
        await caller.send(b"".join(said(each) for each in words), piece)
        for each in words:
            assert await caller.hear() == (TEXT, each.encode())

    call(tmp_path, scene)


def test_frames_are_never_compressed(tmp_path: Path) -> None:
    """How well a text compresses tells something of what is in it, also to those who cannot read it."""

    async def scene(caller: Caller) -> None:
        assert b"extensions" not in caller.answer.lower()
        await caller.send(said("a" * 1000))
        assert await caller.hear() == (TEXT, b"a" * 1000)

    call(tmp_path, scene)


def test_a_message_may_come_in_frames_with_a_ping_between_them(tmp_path: Path) -> None:
    async def scene(caller: Caller) -> None:
        await caller.send(frame(TEXT, b"one ", final=False) + frame(PING, b"there?") + frame(MORE, b"two", final=True))
        assert await caller.hear() == (PONG, b"there?")
        assert await caller.hear() == (TEXT, b"one two")
        await caller.send(said("three") + frame(BINARY, b"\x01\xff") + said("four"))
        assert [await caller.hear() for _ in range(3)] == [(TEXT, b"three"), (TEXT, b"01ff"), (TEXT, b"four")]

    call(tmp_path, scene)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"bare", masked=False), 1002),
        (b"\xc1" + said("reserved bit")[1:], 1002),
        (frame(0x3, b"no such kind"), 1002),
        (frame(MORE, b"nothing to go on with"), 1002),
        (frame(TEXT, b"one", final=False) + said("two"), 1002),
        (frame(TEXT, b"x" * 65537), 1009),
        (frame(TEXT, b"x" * 65537)[:10], 1009),
        (frame(TEXT, b"x" * 40000, final=False) + frame(MORE, b"x" * 40000), 1009),
        (frame(PING, b"x" * 126), 1002),
        (frame(CLOSE, struct.pack(">H", 1001)), 1001),
    ],
)
def test_what_is_not_a_proper_frame_ends_the_line(tmp_path: Path, wrong: bytes, code: int) -> None:
    async def scene(caller: Caller) -> None:
        await caller.send(said("fine"))
        assert await caller.hear() == (TEXT, b"fine")
        await caller.send(wrong)
        opcode, payload = await caller.hear()
        assert (opcode, struct.unpack(">H", payload[:2])[0]) == (CLOSE, code)
        with suppress(ConnectionResetError):  # the server need not have read all that is wrong
            assert await caller.reader.read() == b""

    call(tmp_path, scene)


def test_nothing_is_sent_on_a_line_that_is_being_closed(tmp_path: Path) -> None:
    took: list[bool] = []

    async def hang_up(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        line = scope["extensions"][LINE]
        took.append(line.send_text(b"before"))
        line.transport.close()
        took.append(line.send_text(b"after"))

    async def scene(caller: Caller) -> None:
        await caller.send(said("go"))
        assert await caller.hear() == (TEXT, b"before")
        assert await caller.reader.read() == b""
        assert took == [True, False]

    call(tmp_path, scene, hang_up)


def test_the_end_of_a_frame_is_known_once_its_length_is() -> None:
    for length in (0, 125, 126, 65535, 65536):
        whole = b"before" + frame(TEXT, b"x" * length)
        head = 2 if length < 126 else 4 if length < 65536 else 10
        assert all(end_of_frame(whole[:cut], 6) > cut for cut in range(6, len(whole), 1 + length // 50))
        assert end_of_frame(whole[: 6 + head], 6) == len(whole)
