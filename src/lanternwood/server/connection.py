"""One open socket at a table, as its room sees it: frames are sent at once or laid into an outbox until they can go."""

import asyncio
from collections import deque
from typing import Protocol

from lanternwood.kernel.match import to_json
from lanternwood.server.wire.frames import FromServer, Goodbye
from lanternwood.server.wire.parts import MemberId

MOST_WAITING = 2000
"""Frames. Whoever cannot keep up with this is cut off, and resumes when they can."""


class Line(Protocol):
    def send_text(self, text: bytes) -> bool:
        """Send a message if the network takes it now; says whether it did."""
        ...


class Connection:
    """A room writes into it and never waits for it."""

    __slots__ = ("closing", "even", "line", "member", "more", "outbox", "sent", "withheld")

    def __init__(self, member: MemberId | None) -> None:
        self.member = member
        self.outbox: deque[bytes] = deque()
        self.more = asyncio.Event()
        self.closing = False
        self.line: Line | None = None
        """The short way, if there is one."""
        self.sent = 0
        """Frames so far, so that whoever receives them can tell whether any was lost."""
        self.even = 0
        """Every frame is made so many bytes long by spaces at its end, or a multiple of it; 0 for as long as it is."""
        self.withheld = False
        """Nothing is sent just now."""

    def send(self, frame: FromServer) -> None:
        self.send_written(to_json(frame))

    def send_written(self, frame: bytes) -> None:
        if self.closing:
            return
        self.sent += 1
        if self.even:
            frame += b" " * (-len(frame) % self.even)
        if self.line and not self.outbox and not self.withheld and self.line.send_text(frame):
            return
        if len(self.outbox) >= MOST_WAITING:
            self.outbox.clear()
            self.closing = True
        else:
            self.outbox.append(frame)
        if not self.withheld:
            self.more.set()

    def withhold(self) -> None:
        self.withheld = True

    def release(self) -> None:
        self.withheld = False
        self.more.set()

    def bid_goodbye(self, goodbye: Goodbye) -> None:
        """The last frame: the connection closes once it is sent."""
        self.send(goodbye)
        self.closing = True
        self.more.set()
