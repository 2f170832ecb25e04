"""The processes that think, and what they are asked.

They are started with the first thought, or when the server has opened and has bots that need them. A process that dies
is replaced and the thought asked again: since the bot travels with all it remembers, it chooses the same.
"""

import asyncio
import logging
import os
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from lanternwood.server.logs import log
from lanternwood.server.thinking.process import Gone, ThinkingProcess
from lanternwood.server.thinking.thought import Chosen, Failed, Thought, decode_answer, encode
from lanternwood.server.thinking.turns import Turns

TRIES = 3
"""Deaths of a process until the thought is taken to be what it dies of."""


class BotBroke(Exception):
    """A bot could not choose; says why."""


class Asked(NamedTuple):
    thought: bytes
    answer: "asyncio.Future[bytes]"


class Thinkers:
    def __init__(self, count: int, modules: Sequence[str] = ()) -> None:
        """So many processes, which load these modules at once."""
        self.count = count
        self.modules = modules
        self.turns: Turns[Asked] = Turns()
        self.stirred = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.stopped = False

    def warm(self) -> None:
        """So that the first who needs them need not wait, where there is anything to load."""
        if self.modules:
            self.start()

    def start(self) -> None:
        if not self.tasks:
            self.tasks = [asyncio.create_task(self._work()) for _ in range(self.count)]

    async def stop(self) -> None:
        """No process is left, and nothing will be thought any more."""
        self.stopped = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def think(self, thought: Thought, table: str, people: bool) -> Chosen:
        """When it is this table's turn."""
        if self.stopped:
            raise asyncio.CancelledError
        self.start()
        asked = Asked(encode(thought), asyncio.get_running_loop().create_future())
        self.turns.add(table, people, asked)
        self.stirred.set()
        match decode_answer(await asked.answer):
            case Chosen() as chosen:
                return chosen
            case Failed(trouble=trouble):
                raise BotBroke(trouble)

    async def _work(self) -> None:
        """One process, and the next where it dies."""
        seat = ProcessSeat(self.modules)
        try:
            with suppress(Exception):  # whoever asks will hear of it
                await seat.fill()
            while True:
                table, asked = await self._next()
                if not asked.answer.cancelled():
                    await self._answer(seat, asked)
                self.turns.done(table)
                self.stirred.set()
        finally:
            await seat.empty()

    async def _next(self) -> tuple[str, Asked]:
        while (found := self.turns.take()) is None:
            self.stirred.clear()
            await self.stirred.wait()
        return found

    async def _answer(self, seat: "ProcessSeat", asked: Asked) -> None:
        try:
            answer = await seat.ask(asked.thought)
        except Exception as trouble:
            # Whatever it is: this must go on, for other tables wait.
            if not asked.answer.done():
                asked.answer.set_exception(trouble)
        else:
            if not asked.answer.done():
                asked.answer.set_result(answer)


class ProcessSeat:
    """Where one process is at work, and after its death another."""

    def __init__(self, modules: Sequence[str]) -> None:
        self.modules = modules
        self.process: ThinkingProcess | None = None

    async def fill(self) -> ThinkingProcess:
        self.process = self.process or await ThinkingProcess.start(self.modules)
        return self.process

    async def empty(self) -> None:
        if self.process is not None:
            process, self.process = self.process, None
            await process.end()

    async def ask(self, thought: bytes) -> bytes:
        for _ in range(TRIES):
            process = await self.fill()
            try:
                return await process.ask(thought)
            except Gone:
                log("a process that thinks has died", level=logging.WARNING)
                await self.empty()
        raise Gone(f"no process could think this to its end, and {TRIES} have tried")


def processes(asked: int | None) -> int:
    """How many there are to be: as asked, or all cores but one, which is for the server; at least one."""
    if asked is not None:
        return asked
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(cores - 1, 1)
