"""Those who are connected to a table, grouped by the eyes they see the match with, and what each group was shown.

News are numbered for each viewer alone, and a viewer to whom nothing is new is sent nothing. But while the table is
hushed, all that anyone is sent is of one length; what a seat does comes to it alone at once, and to others whom it
concerns with the next beat, when everyone who is connected is sent something.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any, TypeAlias

from msgspec import UNSET, Struct
from msgspec.structs import replace

from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import Viewer
from lanternwood.server import time_of_day
from lanternwood.server.clocks import Running, running_clock
from lanternwood.server.connection import Connection
from lanternwood.server.showing import Look, in_words, look, match_info
from lanternwood.server.sitting import Sitting
from lanternwood.server.wire import frames
from lanternwood.server.wire.parts import MemberId, TableInfo, Timer

MOST_NEWS = 1000
"""So much of what was missed is sent at once; it is more than a match on a screen ever shows."""

HUSHED_STEP = 4096
HUSHED_ROOM = 12 * 1024
"""Bytes. While the table is hushed, a frame has the length of what all can see and room for what only one can."""


NOTHING_OWN = to_json(frames.Yours(()))


class Audience(Struct, frozen=True):
    """All connections that see the match with the same eyes, by what they have been shown."""

    at: int
    """How far into what was heard at the table they have been told."""
    seen: int
    """The number of the last news, in this viewer's own count."""
    shown: Any = UNSET
    """What of the match they were shown last."""


Eyes: TypeAlias = tuple[dict[Connection, Viewer], dict[Viewer, Audience]]
"""Who looks with whose, and what those have seen."""


class Announcement(Struct, frozen=True):
    """What everyone is about to be told. Nothing of it has been said, so it can still be dropped."""

    connections: dict[Connection, Viewer]
    audiences: dict[Viewer, Audience]
    frames: dict[Viewer, bytes | None]
    """None for those to whom nothing is new."""
    table: TableInfo | None
    clock: Running | None
    told: int
    even: int
    """The length of every frame from now on; 0 if each is as long as it is."""
    own: dict[MemberId, bytes]
    """What each member alone may see of the table."""


class Gathering:
    def __init__(self) -> None:
        self.connections: dict[Connection, Viewer] = {}
        self.audiences: dict[Viewer, Audience] = {}
        self.present: Counter[MemberId] = Counter()
        self.awake_since = time_of_day.seconds()
        """When the first of those who are here came."""
        self.table_shown: TableInfo | None = None
        self.told = 0
        """How much of what everyone hears was told."""
        self.even = 0
        self.own_shown: dict[Connection, bytes] = {}

    # Coming and going

    def has(self, member: MemberId) -> bool:
        return self.present[member] > 0

    def watching(self) -> int:
        return sum(connection.member is None for connection in self.connections)

    def come(self, sitting: Sitting, connection: Connection) -> None:
        if not self.connections:
            self.awake_since = time_of_day.seconds()
        viewer = self.connections[connection] = sitting.viewer_of(connection.member)
        if viewer not in self.audiences:
            seen = sum(1 for hearing in sitting.heard if hearing.reaches(viewer))
            self.audiences[viewer] = Audience(len(sitting.heard), seen)
        if connection.member is not None:
            self.present[connection.member] += 1

    def go(self, connection: Connection) -> bool:
        """Says whether they were here."""
        if connection not in self.connections:
            return False
        viewer = self.connections.pop(connection)
        self.own_shown.pop(connection, None)
        if connection.member is not None:
            self.present[connection.member] -= 1
        if viewer not in self.connections.values():
            del self.audiences[viewer]
        return True

    def send_off(self, member: MemberId, goodbye: frames.Goodbye) -> None:
        for connection in self._of(member):
            connection.bid_goodbye(goodbye)

    def nudge(self, member: MemberId, by: str) -> None:
        for connection in self._of(member):
            connection.send(frames.Nudged(by))

    def _of(self, member: MemberId) -> list[Connection]:
        return [connection for connection in self.connections if connection.member == member]

    # Showing

    def publish(self, sitting: Sitting, but: Connection | None = None) -> None:
        """Tell each viewer what is new to it, and nothing to those to whom nothing is."""
        self.tell(self.prepare(sitting), but=but)

    def beat(self, sitting: Sitting) -> None:
        """While the table is hushed: to everyone, with what was kept from them or with nothing."""
        news = self.prepare(sitting, at_once=True)
        for viewer, audience in news.audiences.items():
            if news.frames[viewer] is None:
                news.frames[viewer] = to_json(frames.Update(audience.seen))
        self.tell(news)

    def beat_with_nothing(self) -> None:
        """The same while it is not certain what there is to tell: that comes with the next beat."""
        for connection, viewer in self.connections.items():
            if connection.even:
                connection.send(frames.Update(self.audiences[viewer].seen))

    def prepare(
        self,
        sitting: Sitting,
        table_as_it_was: bool = False,
        eyes: Eyes | None = None,
        by: Connection | None = None,
        at_once: bool = False,
    ) -> Announcement:
        """What everyone will be told once it is safe. All that can fail about it fails here.

        While the table is hushed, what not everyone hears comes at once only to the one whose doing it is.
        """
        connections, before = eyes or (self.connections, self.audiences)
        table = self.table_shown if table_as_it_was else None
        if table is None:
            table = sitting.info(self.present, self.watching())
        new_table = None if table == self.table_shown else table
        clock = running_clock(sitting, self.awake_since)
        timer = clock.timer(time_of_day.seconds()) if clock else None
        even = even_length(sitting)
        for_all = at_once or not (even and self.even) or eyes or new_table or sitting.told != self.told
        at_once_to = before if for_all else (self.connections.get(by),) if by else ()
        audiences: dict[Viewer, Audience] = {}
        written: dict[Viewer, bytes | None] = {}
        for viewer, audience in before.items():
            if viewer not in at_once_to:
                audiences[viewer], written[viewer] = audience, None
                continue
            audiences[viewer], update = news_for(sitting, viewer, audience, new_table, clock, timer)
            written[viewer] = to_json(update) if update else None
        own = own_frames(sitting, connections)
        return Announcement(connections, audiences, written, table, clock, sitting.told, even, own)

    def prepare_for_other_eyes(self, sitting: Sitting, new_match: bool = False) -> Announcement:
        """The same when everyone looks with other eyes: the match has begun, or another one lies on the table.

        What was told before a match begins was told to all, so everyone's count goes on as it is.
        """
        connections: dict[Connection, Viewer] = {}
        audiences: dict[Viewer, Audience] = {}
        for connection, before in self.connections.items():
            viewer = connections[connection] = sitting.viewer_of(connection.member)
            if new_match:
                audiences[viewer] = Audience(0, 0)
            elif viewer not in audiences:
                audiences[viewer] = self.audiences.get(viewer) or replace(self.audiences[before], shown=UNSET)
        return self.prepare(sitting, eyes=(connections, audiences))

    def tell(
        self, news: Announcement, done: tuple[Connection, str] | None = None, but: Connection | None = None
    ) -> None:
        self.connections, self.audiences, self.table_shown = news.connections, news.audiences, news.table
        # The first frame after it is no longer hushed tells what came of it, and is as even as those before.
        even, self.even, self.told = news.even or self.even, news.even, news.told
        for connection, viewer in news.connections.items():
            connection.even = even
            if connection is not but:
                # First, so that whoever is told that it is done has seen what became of it.
                self.show_own(news, connection)
            self._send(connection, news.frames[viewer], done, but)
            connection.even = news.even

    def show_own(self, news: Announcement, connection: Connection) -> None:
        """What only this member may see, if it is other than what they saw last."""
        own = news.own.get(connection.member) if connection.member else None
        if own is not None and own != self.own_shown.get(connection, NOTHING_OWN):
            self.own_shown[connection] = own
            connection.send_written(own)

    def _send(
        self,
        connection: Connection,
        written: bytes | None,
        done: tuple[Connection, str] | None,
        but: Connection | None,
    ) -> None:
        if connection is but:
            return
        if done is not None and connection is done[0]:
            connection.send_written(with_done(written, done[1]) if written else to_json(frames.Done(done[1])))
        elif written:
            connection.send_written(written)

    def everything(self, sitting: Sitting, connection: Connection, seen: int) -> frames.Update:
        """All that someone who has just arrived has not seen."""
        viewer = self.connections[connection]
        heard = sitting.heard_by(viewer)
        missed = heard[min(seen, len(heard)) :][-MOST_NEWS:]
        now = look(sitting, viewer)
        clock = running_clock(sitting, self.awake_since)
        timer = clock.timer(time_of_day.seconds()) if clock and sees_clock(now, clock) else None
        return frames.Update(
            len(heard),
            in_words(sitting, viewer, missed),
            sitting.info(self.present, self.watching()),
            match_info(sitting, now, timer),
        )


def own_frames(sitting: Sitting, connections: Iterable[Connection]) -> dict[MemberId, bytes]:
    """Only before the match begins: then a game's own views show what its seats may see."""
    if sitting.game.bringing is None or sitting.phase != "lobby":
        return {}
    members = {connection.member: None for connection in connections if connection.member in sitting.guests}
    return {member: to_json(frames.Yours(sitting.own_brought(member))) for member in members if member}


def news_for(
    sitting: Sitting,
    viewer: Viewer,
    audience: Audience,
    table: TableInfo | None,
    clock: Running | None,
    timer: Timer | None,
) -> tuple[Audience, frames.Update | None]:
    """What a viewer has seen after this, and what is to be said for it."""
    heard = [hearing.news for hearing in sitting.heard[audience.at :] if hearing.reaches(viewer)]
    seen = audience.seen + len(heard)
    now = look(sitting, viewer)
    timed = sees_clock(now, clock)
    # The seconds that are left change all the time; that they began anew is what counts.
    shown = now and (now, clock if timed else None)
    changed = shown != audience.shown
    after = Audience(len(sitting.heard), seen, shown)
    if not heard and not changed and table is None:
        return after, None
    update = frames.Update(
        seen,
        in_words(sitting, viewer, heard),
        UNSET if table is None else table,
        match_info(sitting, now, timer if timed else None) if changed else UNSET,
    )
    return after, update


def sees_clock(now: Look | None, clock: Running | None) -> bool:
    return now is not None and clock is not None and (clock.by_rules or bool(now.awaited))


def even_length(sitting: Sitting) -> int:
    if not sitting.is_hushed():
        return 0
    seen_by_all = len(to_json(sitting.view(None)))
    return -(-(seen_by_all + HUSHED_ROOM) // HUSHED_STEP) * HUSHED_STEP


def with_done(update: bytes, command: str) -> bytes:
    """An update that is also the Done of a command: that is its last part."""
    return b'%s,"done":%s}' % (update[:-1], to_json(command))
