"""Where matches are kept: one append-only log of entries per match, and the files of finished matches.

The interface is small on purpose, so that another database can take the place of SQLite.
"""

from collections.abc import Sequence
from typing import Protocol

from lanternwood.kernel.model import Model
from lanternwood.server.wire.parts import Phase


class Label(Model):
    """What is looked up about a match without reading its log."""

    code: str
    """Of its table; of a match played beside one, with a mark behind it (apart.py)."""
    game: str
    phase: Phase
    listed: bool


class Conflict(Exception):
    """Somebody else wrote that entry first; nothing was written."""


class Unavailable(Exception):
    """The storage cannot be used, and nothing was written; says why and what to do."""


class Storage(Protocol):
    async def append(self, log: str, n: int, entries: Sequence[bytes], label: Label | None = None) -> None:
        """Write entries n, n + 1, ...; all of them or none. They are safe on disk when this returns.

        Entries are counted from 0. Raises Conflict if n is not the next number. The label replaces the one before;
        the first append to a log must give one.
        """
        ...

    async def read(self, log: str) -> list[bytes]:
        """All entries of a log, in order; none if there is no such log."""
        ...

    async def current(self, code: str) -> str | None:
        """The newest log with this table code."""
        ...

    async def label(self, log: str) -> Label | None:
        """The last label of a log; None if there is no such log."""
        ...

    async def keep_record(self, match: str, file: bytes) -> None:
        """Keep the file of a finished or imported match. The same match again is fine."""
        ...

    async def record(self, match: str) -> bytes | None: ...

    async def close(self) -> None:
        """Finish what is being written."""
        ...
