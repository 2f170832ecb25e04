"""The socket: one connection from Hello to the end. What comes in is checked here once; what goes out is the room's."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec.json import Decoder

from lanternwood.kernel.match import to_json
from lanternwood.server.connection import Connection
from lanternwood.server.line import LINE
from lanternwood.server.refusals import Trouble
from lanternwood.server.room import Room
from lanternwood.server.storage import Unavailable
from lanternwood.server.tables import Tables
from lanternwood.server.wire import PROTOCOL, frames

PATIENCE = 15.0
"""Seconds to say Hello."""
MOST_BROKEN = 20
"""Frames that cannot be read, until whoever sends them is cut off."""
HUSHED_ANSWER = 0.15
"""Seconds after which a command, or a Hello, is answered while the table is hushed: what goes to the disk takes no
longer than what does not."""
BROKEN = (msgspec.MsgspecError, UnicodeError, RecursionError)

read_hello = Decoder(frames.Hello).decode
read_command = Decoder(frames.AnyCommand).decode


class OnlyId(msgspec.Struct):
    """All that can be told of a command that cannot be read."""

    id: str | None = None


read_id = Decoder(OnlyId).decode

Socket = WebSocket[Any, Any, Any]


async def talk(tables: Tables, socket: Socket) -> None:
    await socket.accept()
    with suppress(WebSocketDisconnect):
        try:
            async with asyncio.timeout(PATIENCE):
                first = await receive(socket)
                began = asyncio.get_running_loop().time()
                room, connection = await welcome(tables, first)
        except (Trouble, Unavailable, TimeoutError) as trouble:
            await turn_away(socket, trouble)
            return
        writer = asyncio.create_task(write(socket, connection, began))
        line: Any = (socket.scope.get("extensions") or {}).get(LINE)
        connection.line = line
        try:
            await listen(tables, line or socket, room, connection)
        finally:
            await asyncio.shield(room.disconnect(connection))
            writer.cancel()


async def welcome(tables: Tables, first: str | bytes) -> tuple[Room, Connection]:
    try:
        hello = read_hello(first)
    except BROKEN as error:
        raise Trouble("broken", f"The first frame must be a Hello: {error}.") from None
    if hello.protocol != PROTOCOL:
        raise Trouble("protocol", f"This server speaks protocol {PROTOCOL}, not {hello.protocol}. Load the page again.")
    room = await tables.room(hello.table)
    return room, await room.connect(hello)


async def turn_away(socket: Socket, trouble: Trouble | Unavailable | TimeoutError) -> None:
    if isinstance(trouble, Trouble):
        error = trouble.error if trouble.error in GOODBYES else "broken"
        goodbye = frames.Goodbye(error, trouble.words)  # type: ignore[arg-type]
    elif isinstance(trouble, Unavailable):
        goodbye = frames.Goodbye("broken", f"This table cannot be read just now: {trouble}.")
    else:
        goodbye = frames.Goodbye("broken", "Nobody said Hello.")
    # They may have hung up in the meantime.
    with suppress(RuntimeError, OSError):
        await socket.send_text(to_json(goodbye).decode())
        await socket.close()


GOODBYES = ("unknown-table", "unknown-token", "protocol")


class Source(Protocol):
    """A line, or whatever else is under the socket."""

    @property
    def receive(self) -> Callable[[], Awaitable[Any]]: ...


async def receive(socket: Source) -> str | bytes:
    """The next frame as it came; raises WebSocketDisconnect at the end."""
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="closed")
    text = message.get("text")
    return text if text is not None else message.get("bytes") or b""


async def listen(tables: Tables, source: Source, room: Room, connection: Connection) -> None:
    """Commands, one after another: the next is read once this one has been answered."""
    broken = 0
    asker = connection.member or f"watcher {id(connection)}"
    while not connection.closing:
        frame = await receive(source)
        while wait := tables.allowances.wait("command", asker):
            # Whoever is too fast is simply served more slowly: nothing further is read meanwhile.
            await asyncio.sleep(wait)
        try:
            command = read_command(frame)
        except BROKEN as error:
            broken += 1
            connection.send(frames.Refused(id_of(frame), "BROKEN", f"this frame cannot be read: {error}"))
            if broken >= MOST_BROKEN:
                connection.bid_goodbye(frames.Goodbye("broken", "Nothing you send can be read."))
                break
            continue
        if isinstance(command, frames.Say) and tables.allowances.wait("talk", asker):
            connection.send(frames.Refused(command.id, "TOO-FAST", "one thing at a time; wait a moment"))
            continue
        if connection.even:
            await answer_in_time(room, connection, command)
        else:
            await room.command(connection, command)
    await drain(connection)


async def answer_in_time(room: Room, connection: Connection, command: frames.AnyCommand) -> None:
    began = asyncio.get_running_loop().time()
    connection.withhold()
    try:
        await room.command(connection, command)
        await wait_out(began)
    finally:
        connection.release()


async def wait_out(began: float) -> None:
    """By the event loop's time."""
    await asyncio.sleep(began + HUSHED_ANSWER - asyncio.get_running_loop().time())


def id_of(frame: str | bytes) -> str | None:
    try:
        found = read_id(frame).id
    except BROKEN:
        return None
    return found if found is None or len(found) <= 64 else None


async def write(socket: Socket, connection: Connection, began: float) -> None:
    """Everything in the outbox, in order; closes the socket when the room is done with it."""
    outbox, more = connection.outbox, connection.more
    if connection.even:
        await wait_out(began)
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            while outbox and not connection.withheld:
                # It stays in the outbox until it is sent, so that nothing overtakes it.
                await socket.send({"type": "websocket.send", "bytes": None, "text": outbox[0].decode()})
                if outbox:
                    outbox.popleft()
            if connection.closing and not outbox:
                await socket.close()
                return
            more.clear()
            await more.wait()


async def drain(connection: Connection) -> None:
    """Leave the writer a moment for the last words."""
    for _ in range(50):
        if not connection.outbox:
            return
        await asyncio.sleep(0.01)
