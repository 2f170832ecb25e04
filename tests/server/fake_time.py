"""Hours in which nobody waits: an event loop whose clock jumps to whatever comes next once there is nothing to do.

Threads (the disk, bots that think) are waited for, and take no time. So whatever happens at another moment does so
because the server wanted it, and not because the machine was busy.
"""

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from typing import Any, TypeVar, TypeVarTuple

from lanternwood.server.storage import Label
from lanternwood.server.storage.sqlite import SqliteStorage

from .twin_worlds import NOON

T = TypeVar("T")
Given = TypeVarTuple("Given")
HAIR = 1e-5


class FakeTime:
    """The server's time of day; begins at noon. Counts whole milliseconds, which add up without a rest."""

    def __init__(self) -> None:
        self.passed = 0

    def seconds(self) -> float:
        return NOON + self.passed / 1000


class JumpingLoop(asyncio.SelectorEventLoop):
    def __init__(self, clock: FakeTime) -> None:
        self.clock = clock
        self.elsewhere = 0
        """What threads are at work on."""
        super().__init__(Jumping(self))
        # What is due a hair after a whole millisecond, because of how seconds are reckoned, is due now.
        self._clock_resolution = HAIR

    def time(self) -> float:
        return self.clock.passed / 1000

    def run_in_executor(self, executor: Any, func: Callable[[*Given], T], *args: *Given) -> asyncio.Future[T]:
        work = super().run_in_executor(executor, func, *args)
        self.elsewhere += 1
        work.add_done_callback(self._came_back)
        return work

    def _came_back(self, work: asyncio.Future[Any]) -> None:
        self.elsewhere -= 1

    async def shutdown_default_executor(self, *given: Any) -> None:
        with self.waiting():
            await super().shutdown_default_executor(*given)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """For a thread that was not started by the loop."""
        self.elsewhere += 1
        try:
            yield
        finally:
            self.elsewhere -= 1


class Jumping(selectors.DefaultSelector):
    """Where a loop would sleep until something comes, or until it is time."""

    def __init__(self, loop: JumpingLoop) -> None:
        super().__init__()
        self.loop = loop

    def select(self, timeout: float | None = None) -> Any:
        if self.loop.elsewhere and timeout != 0:
            return super().select(None)
        found = super().select(0)
        if not found and timeout != 0:
            assert timeout is not None, "everyone waits, and nothing will ever happen"
            self.loop.clock.passed = ceil((self.loop.time() + timeout) * 1000 - HAIR * 1000)
        return found


class PatientStorage(SqliteStorage):
    """Its disk takes no time."""

    async def append(self, log: str, n: int, entries: Sequence[bytes], label: Label | None = None) -> None:
        with running_loop().waiting():
            await super().append(log, n, entries, label)

    async def keep_record(self, match: str, file: bytes) -> None:
        with running_loop().waiting():
            await super().keep_record(match, file)


def running_loop() -> JumpingLoop:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, JumpingLoop)
    return loop


def run(clock: FakeTime, scene: Coroutine[Any, Any, T]) -> T:
    """From noon on."""
    clock.passed = 0
    with asyncio.Runner(loop_factory=lambda: JumpingLoop(clock)) as runner:
        return runner.run(scene)
