"""The WebSocket under a connection: uvicorn's, with a short way for what nearly every frame is.

Nearly every frame is one whole text message. Those are read and written here in a few steps. Everything else goes the
long way through the library: the handshake, pings, the end, messages in pieces, and whatever is not as it should be.
"""

import asyncio
from collections import deque
from struct import Struct
from sys import maxsize
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import WebSocketException

if TYPE_CHECKING:
    from websockets.utils import apply_mask
else:
    from websockets.frames import apply_mask  # the quick one, where it could be compiled

LINE = "lanternwood.line"
"""Where the application finds it, among the extensions of its scope."""
MOST_UNREAD = 4
"""Messages. When so many wait to be carried out, no more are read."""

# The first byte of a frame says what it is, the second how long it is, or that this takes two or eight more bytes.
WHOLE_TEXT, FINAL, CONTROL = 0x81, 0x80, 0x08
MASKED, IN_TWO_BYTES, IN_EIGHT_BYTES = 0x80, 126, 127
two_bytes = Struct(">H")
eight_bytes = Struct(">Q")


class Inbox:
    """What has come in and waits to be read, by one reader. The library's queue does much more, and takes its time."""

    __slots__ = ("messages", "more")

    def __init__(self) -> None:
        self.messages: deque[Any] = deque()
        self.more: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        more, self.more = self.more, None
        if more is not None and not more.done():
            more.set_result(None)

    async def get(self) -> Any:
        while not self.messages:
            self.more = asyncio.get_running_loop().create_future()
            await self.more
        return self.messages.popleft()

    def empty(self) -> bool:
        return not self.messages


class Line(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = self.inbox = Inbox()  # type: ignore[assignment]
        self.rest = b""
        """The beginning of a frame that has not arrived whole."""
        self.in_pieces = False
        """The library is putting a message together."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self.shake_hands(data)
            return
        if self.rest:
            data = self.rest + data
        start, there = 0, len(data)
        while (end := end_of_frame(data, start)) <= there:
            frame = data[start:end]
            start = end
            if frame[0] != WHOLE_TEXT or self.in_pieces or not self.read_text(frame):
                self.read_otherwise(frame)
        self.rest = data[start:]
        if end - start > self.config.ws_max_size:
            # What is too long, or has no end that we could find, is refused there.
            self.rest = b""
            super().data_received(data[start:])

    def shake_hands(self, data: bytes) -> None:
        """The library takes it for granted that this goes as it should, and that nothing else comes meanwhile."""
        try:
            super().data_received(data)
        except (AssertionError, WebSocketException):
            self.transport.abort()

    def read_text(self, frame: bytes) -> bool:
        """A message for the application; says whether it was one."""
        payload = 6 if frame[1] < MASKED + IN_TWO_BYTES else 8
        if frame[1] == MASKED + IN_EIGHT_BYTES or self.close_sent or self.disconnected:
            return False
        try:
            text = apply_mask(frame[payload:], frame[payload - 4 : payload]).decode()
        except UnicodeDecodeError:
            return False
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.inbox.messages) >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def read_otherwise(self, frame: bytes) -> None:
        if not frame[0] & CONTROL:
            self.in_pieces = not frame[0] & FINAL
        super().data_received(frame)

    def send_text(self, text: bytes) -> bool:
        """Send a message if the network takes it now; says whether it did."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        length = len(text)
        if length < IN_TWO_BYTES:
            head = bytes((WHOLE_TEXT, length))
        elif length < 0x10000:
            head = bytes((WHOLE_TEXT, IN_TWO_BYTES)) + two_bytes.pack(length)
        else:
            head = bytes((WHOLE_TEXT, IN_EIGHT_BYTES)) + eight_bytes.pack(length)
        self.transport.write(head + text)
        return True


def end_of_frame(data: bytes, start: int) -> int:
    """Where the frame ends that starts here: somewhere past the data if that cannot be told yet, nowhere if never."""
    there = len(data) - start
    if there < 2:
        return len(data) + 1
    length = data[start + 1]
    if not length & MASKED:
        return maxsize
    length -= MASKED
    if length < IN_TWO_BYTES:
        return start + 6 + length
    if length == IN_TWO_BYTES:
        return start + 8 + int(two_bytes.unpack_from(data, start + 2)[0]) if there >= 4 else len(data) + 1
    return start + 14 + int(eight_bytes.unpack_from(data, start + 2)[0]) if there >= 10 else len(data) + 1
