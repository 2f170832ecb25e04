"""One open socket at a table, as its room sees it: frames are laid into an outbox and sent as fast as they can go."""

import asyncio
from collections import deque

from lanternwood.kernel.match import to_json
from lanternwood.server.wire.frames import FromServer, Goodbye
from lanternwood.server.wire.parts import MemberId

MOST_WAITING = 2000
"""Frames. Whoever cannot keep up with this is cut off, and resumes when they can."""


class Connection:
    """A room writes into it and never waits for it."""

    __slots__ = ("closing", "member", "more", "outbox", "sent")

    def __init__(self, member: MemberId | None) -> None:
        self.member = member
        self.outbox: deque[bytes] = deque()
        self.more = asyncio.Event()
        self.closing = False
        self.sent = 0
        """Frames so far, so that whoever receives them can tell whether any was lost."""

    def send(self, frame: FromServer) -> None:
        self.send_written(to_json(frame))

    def send_written(self, frame: bytes) -> None:
        if self.closing:
            return
        if len(self.outbox) >= MOST_WAITING:
            self.outbox.clear()
            self.closing = True
        else:
            self.outbox.append(frame)
            self.sent += 1
        self.more.set()

    def bid_goodbye(self, goodbye: Goodbye) -> None:
        """The last frame: the connection closes once it is sent."""
        self.send(goodbye)
        self.closing = True
        self.more.set()
