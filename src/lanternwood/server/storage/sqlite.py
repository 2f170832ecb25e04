"""Storage in one SQLite file."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Thread
from typing import Any

from lanternwood.server.storage import Label, Unavailable
from lanternwood.server.storage.opening import hold, in_words, open_database
from lanternwood.server.storage.writer import Append, Keep, Order, Writer


class SqliteStorage:
    """Belongs to one event loop. The folder belongs to this process until it is closed."""

    def __init__(self, folder: Path, durable: bool = True) -> None:
        """Not durable means: what was written in the last seconds may be lost with the power. For measuring."""
        self._lock = hold(folder)
        try:
            self._reading = open_database(folder, durable)
            self.writer = Writer(open_database(folder, durable))
        except BaseException:
            self._lock.close()
            raise
        self._closed = False
        self._orders: list[Order] = []
        self._reader = ThreadPoolExecutor(1, "storage-reader")
        self._thread = Thread(target=self.writer.run, name="storage-writer", daemon=True)
        self._thread.start()

    async def append(self, log: str, n: int, entries: Sequence[bytes], label: Label | None = None) -> None:
        done = self._promise()
        self._order(Append(log, n, entries, label, done))
        await done

    async def keep_record(self, match: str, file: bytes) -> None:
        done = self._promise()
        self._order(Keep(match, file, done))
        await done

    def _order(self, order: Order) -> None:
        """What comes up in one turn of the event loop is handed over at once, so that the writer is woken once."""
        if not self._orders:
            order.done.get_loop().call_soon(self._hand_over)
        self._orders.append(order)

    def _hand_over(self) -> None:
        orders, self._orders = self._orders, []
        if orders:
            self.writer.waiting.put(orders)

    def _promise(self) -> asyncio.Future[None]:
        if self._closed:
            raise Unavailable("the storage is closed, since the server is stopping; try again in a moment")
        return asyncio.get_running_loop().create_future()

    async def read(self, log: str) -> list[bytes]:
        rows = await self._ask(
            "SELECT entry FROM entries WHERE log = (SELECT id FROM logs WHERE name = ?) ORDER BY n", log
        )
        return [entry for (entry,) in rows]

    async def current(self, code: str) -> str | None:
        rows = await self._ask("SELECT name FROM logs WHERE code = ? ORDER BY id DESC LIMIT 1", code)
        return rows[0][0] if rows else None

    async def label(self, log: str) -> Label | None:
        rows = await self._ask("SELECT code, game, phase, listed FROM logs WHERE name = ?", log)
        if not rows:
            return None
        code, game, phase, listed = rows[0]
        return Label(code, game, phase, bool(listed))

    async def record(self, match: str) -> bytes | None:
        rows = await self._ask("SELECT file FROM records WHERE match = ?", match)
        return rows[0][0] if rows else None

    async def _ask(self, question: str, *values: str) -> list[Any]:
        if self._closed:
            raise Unavailable("the storage is closed, since the server is stopping; try again in a moment")
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._answer, question, values)

    def _answer(self, question: str, values: tuple[str, ...]) -> list[Any]:
        try:
            return self._reading.execute(question, values).fetchall()
        except sqlite3.Error as error:
            raise in_words(error) from error

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._hand_over()
        self.writer.waiting.put([])
        await asyncio.to_thread(self._thread.join)
        self._reader.shutdown()
        self._reading.close()
        self._lock.close()
