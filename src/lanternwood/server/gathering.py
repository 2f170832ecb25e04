"""Those who are connected to a table, grouped by the eyes they see the match with, and what each group was shown.

News are numbered for each viewer alone, and a viewer to whom nothing is new is sent nothing.
"""

import time
from collections import Counter
from dataclasses import dataclass
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import Viewer
from lanternwood.server.clocks import Running, running_clock
from lanternwood.server.connection import Connection
from lanternwood.server.showing import in_words, match_info
from lanternwood.server.sitting import Sitting
from lanternwood.server.wire import frames
from lanternwood.server.wire.parts import MatchInfo, MemberId, TableInfo

MOST_NEWS = 1000
"""So much of what was missed is sent at once; it is more than a match on a screen ever shows."""


@dataclass(slots=True, eq=False)
class Audience:
    """All connections that see the match with the same eyes, and what they have been shown."""

    viewer: Viewer
    at: int
    """How far into what was heard at the table they have been told."""
    seen: int
    """The number of the last news, in this viewer's own count."""
    shown: Any = UNSET
    """What of the match they were shown last."""


class Gathering:
    def __init__(self) -> None:
        self.connections: dict[Connection, Audience] = {}
        self.audiences: dict[Viewer, Audience] = {}
        self.present: Counter[MemberId] = Counter()
        self.awake_since = time.time()
        """When the first of those who are here came."""
        self.table_shown: TableInfo | None = None

    # Coming and going

    def has(self, member: MemberId) -> bool:
        return self.present[member] > 0

    def watching(self) -> int:
        return sum(connection.member is None for connection in self.connections)

    def come(self, sitting: Sitting, connection: Connection) -> None:
        if not self.connections:
            self.awake_since = time.time()
        viewer = sitting.viewer_of(connection.member)
        self.connections[connection] = self.audiences.get(viewer) or self._new_audience(sitting, viewer)
        if connection.member is not None:
            self.present[connection.member] += 1

    def go(self, connection: Connection) -> bool:
        """Says whether they were here."""
        audience = self.connections.pop(connection, None)
        if audience is None:
            return False
        if connection.member is not None:
            self.present[connection.member] -= 1
        if audience not in self.connections.values():
            del self.audiences[audience.viewer]
        return True

    def send_off(self, member: MemberId, goodbye: frames.Goodbye) -> None:
        for connection in self._of(member):
            connection.bid_goodbye(goodbye)

    def nudge(self, member: MemberId, by: str) -> None:
        for connection in self._of(member):
            connection.send(frames.Nudged(by))

    def _of(self, member: MemberId) -> list[Connection]:
        return [connection for connection in self.connections if connection.member == member]

    def _new_audience(self, sitting: Sitting, viewer: Viewer) -> Audience:
        seen = sum(1 for hearing in sitting.heard if hearing.reaches(viewer))
        audience = Audience(viewer, len(sitting.heard), seen)
        self.audiences[viewer] = audience
        return audience

    def regroup(self, sitting: Sitting, new_match: bool = False) -> None:
        """Everyone looks with other eyes: the match has begun, or another one lies on the table.

        What was told before a match begins was told to all, so everyone's count goes on as it is.
        """
        before, self.audiences = {} if new_match else self.audiences, {}
        for connection, old in self.connections.items():
            viewer = sitting.viewer_of(connection.member)
            known = Audience(viewer, 0, 0) if new_match else Audience(viewer, old.at, old.seen)
            self.connections[connection] = self.audiences.setdefault(viewer, before.get(viewer) or known)
        self.table_shown = None

    # Showing

    def publish(
        self,
        sitting: Sitting,
        done: tuple[Connection, str] | None = None,
        but: Connection | None = None,
        table_as_it_was: bool = False,
    ) -> Running | None:
        """Tell each viewer what is new to it, and nothing to those to whom nothing is; gives the clock that runs."""
        table = None if table_as_it_was and self.table_shown else self._new_table(sitting)
        clock = running_clock(sitting, self.awake_since)
        updates = {
            viewer: self._news_for(sitting, audience, table, clock) for viewer, audience in self.audiences.items()
        }
        written: dict[Viewer, bytes] = {}
        for connection, audience in self.connections.items():
            if connection is but:
                continue
            update = updates[audience.viewer]
            if done is not None and connection is done[0]:
                connection.send(replace(update, done=done[1]) if update else frames.Done(done[1]))
            elif update:
                if audience.viewer not in written:
                    written[audience.viewer] = to_json(update)
                connection.send_written(written[audience.viewer])
        return clock

    def _new_table(self, sitting: Sitting) -> TableInfo | None:
        """The table, if there is anything new about it."""
        info = sitting.info(self.present, self.watching())
        if info == self.table_shown:
            return None
        self.table_shown = info
        return info

    def _news_for(
        self, sitting: Sitting, audience: Audience, table: TableInfo | None, clock: Running | None
    ) -> frames.Update | None:
        heard = [hearing.news for hearing in sitting.heard[audience.at :] if hearing.reaches(audience.viewer)]
        audience.at = len(sitting.heard)
        audience.seen += len(heard)
        still = match_info(sitting, audience.viewer, None)
        info = _with_timer(still, clock)
        # The seconds that are left change all the time; that they began anew is what counts.
        shown = (still, clock if info and info.timer else None) if still else None
        changed = shown != audience.shown
        audience.shown = shown
        if not heard and not changed and table is None:
            return None
        return frames.Update(
            audience.seen,
            in_words(sitting, audience.viewer, heard),
            UNSET if table is None else table,
            info if changed else UNSET,
        )

    def everything(self, sitting: Sitting, connection: Connection, seen: int) -> frames.Update:
        """All that someone who has just arrived has not seen."""
        viewer = self.connections[connection].viewer
        heard = sitting.heard_by(viewer)
        missed = heard[min(seen, len(heard)) :][-MOST_NEWS:]
        clock = running_clock(sitting, self.awake_since)
        return frames.Update(
            len(heard),
            in_words(sitting, viewer, missed),
            sitting.info(self.present, self.watching()),
            _with_timer(match_info(sitting, viewer, None), clock),
        )


def _with_timer(info: MatchInfo | None, clock: Running | None) -> MatchInfo | None:
    if info is None or clock is None or not (clock.by_rules or info.awaited):
        return info
    return replace(info, timer=clock.timer(time.time()))
