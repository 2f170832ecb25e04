"""The one thread that writes, with group commit.

Whatever waits when the disk is free goes into one transaction and one flush, so that many tables cost little more than
one. Where possible that is a single statement: each call into SQLite hands the interpreter to the busy event loop, and
must wait to get it back.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import TypeAlias

from lanternwood.server.storage import Conflict, Label
from lanternwood.server.storage.opening import in_words

MOST_ROWS = 256
"""Of one statement."""
MOST_REMEMBERED = 20_000


@dataclass(slots=True)
class Append:
    log: str
    n: int
    entries: Sequence[bytes]
    label: Label | None
    done: asyncio.Future[None]


@dataclass(slots=True)
class Keep:
    match: str
    file: bytes
    done: asyncio.Future[None]


Order: TypeAlias = Append | Keep


@dataclass(slots=True)
class Position:
    """Where a log goes on."""

    id: int
    next: int


@dataclass(slots=True)
class Batch:
    """What is written at once."""

    rows: list[tuple[int, int, bytes]] = field(default_factory=list)
    labels: list[tuple[str, str, str, bool, int]] = field(default_factory=list)
    written: list[Order] = field(default_factory=list)
    refused: list[tuple[Order, Exception]] = field(default_factory=list)


class Writer:
    def __init__(self, database: sqlite3.Connection) -> None:
        self.database = database
        self.waiting: SimpleQueue[list[Order]] = SimpleQueue()
        """What is to be written, in portions; an empty one says that nothing comes after it."""
        self.positions: dict[str, Position] = {}
        """As the database has them: nobody else writes there, so most appends need not look."""
        self.flushes = 0
        """How many transactions there were."""

    def run(self) -> None:
        with closing(self.database):
            more = True
            while more:
                orders, more = self.gather()
                if orders:
                    self.settle(orders)

    def gather(self) -> tuple[list[Order], bool]:
        """All that waits now, at least one, and whether there will be more."""
        orders: list[Order] = []
        some = self.waiting.get()
        try:
            while some:
                orders += some
                some = self.waiting.get_nowait()
        except Empty:
            return orders, True
        return orders, False

    def settle(self, orders: list[Order]) -> None:
        """Write, and let everyone know in one go."""
        batch = Batch()
        try:
            self.write(orders, batch)
            self.flushes += 1
        except Exception as error:
            self.positions.clear()
            # Should that fail as well, the next attempt begins with it: this thread must live on.
            with suppress(sqlite3.Error):
                self.database.rollback()
            why = in_words(error) if isinstance(error, sqlite3.Error) else error
            batch = Batch(refused=[(order, why) for order in orders])
        orders[0].done.get_loop().call_soon_threadsafe(resolve, batch)

    def write(self, orders: list[Order], batch: Batch) -> None:
        if len(self.positions) > MOST_REMEMBERED:
            self.positions.clear()
        if not all(isinstance(order, Append) and order.label is None for order in orders):
            self.database.execute("BEGIN IMMEDIATE")
        for order in orders:
            try:
                self.prepare(order, batch)
                batch.written.append(order)
            except Conflict as conflict:
                batch.refused.append((order, conflict))
        self.insert(batch.rows)
        if batch.labels:
            self.database.executemany(
                "UPDATE logs SET code = ?, game = ?, phase = ?, listed = ? WHERE id = ?", batch.labels
            )
        if self.database.in_transaction:
            self.database.execute("COMMIT")

    def insert(self, rows: list[tuple[int, int, bytes]]) -> None:
        """Outside a transaction, a single statement is one by itself."""
        if len(rows) > MOST_ROWS and not self.database.in_transaction:
            self.database.execute("BEGIN IMMEDIATE")
        for first in range(0, len(rows), MOST_ROWS):
            some = rows[first : first + MOST_ROWS]
            places = ", ".join(["(?, ?, ?)"] * len(some))
            self.database.execute(f"INSERT INTO entries VALUES {places}", [value for row in some for value in row])

    def prepare(self, order: Order, batch: Batch) -> None:
        if isinstance(order, Keep):
            self.database.execute("INSERT OR REPLACE INTO records VALUES (?, ?)", (order.match, order.file))
            return
        position = self.positions.get(order.log) or self.look_up(order)
        if position.next != order.n:
            raise Conflict(f"{order.log} goes on with entry {position.next}, not {order.n}")
        for entry in order.entries:
            batch.rows.append((position.id, position.next, entry))
            position.next += 1
        if label := order.label:
            batch.labels.append((label.code, label.game, label.phase, label.listed, position.id))

    def look_up(self, order: Append) -> Position:
        row = self.database.execute(
            "SELECT id, (SELECT coalesce(max(n) + 1, 0) FROM entries WHERE log = logs.id) FROM logs WHERE name = ?",
            (order.log,),
        ).fetchone()
        position = Position(*row) if row else self.begin(order)
        self.positions[order.log] = position
        return position

    def begin(self, order: Append) -> Position:
        if order.n != 0 or order.label is None:
            raise Conflict(f"there is no log {order.log} yet; its first entry is number 0 and has a label")
        label = order.label
        made = self.database.execute(
            "INSERT INTO logs (name, code, game, phase, listed) VALUES (?, ?, ?, ?, ?)",
            (order.log, label.code, label.game, label.phase, label.listed),
        )
        assert made.lastrowid is not None
        return Position(made.lastrowid, 0)


def resolve(batch: Batch) -> None:
    for order in batch.written:
        if not order.done.done():
            order.done.set_result(None)
    for order, why in batch.refused:
        if not order.done.done():
            order.done.set_exception(why)
