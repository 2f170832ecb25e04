"""A bad line between people and the server: it loses frames, repeats them, holds them up, and breaks."""

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

End = ClientConnection | ServerConnection


@dataclass(frozen=True, slots=True)
class Weather:
    """How many of a hundred frames meet with what."""

    lost: int = 2
    repeated: int = 3
    repeated_late: int = 2
    held_up: int = 8
    breaks: int = 1

    def strikes(self, chance: Random) -> str:
        faults = {
            "lost": self.lost,
            "repeated": self.repeated,
            "repeated late": self.repeated_late,
            "held up": self.held_up,
            "breaks": self.breaks,
        }
        fine = 100 - sum(faults.values())
        return chance.choices(["", *faults], [fine, *faults.values()])[0]


LONGEST_DELAY = 0.05


class FaultyProxy:
    """What happens to which frame follows from the seed, the number of the connection and the number of the frame."""

    def __init__(self, server: str, seed: int, weather: Weather) -> None:
        self.server = f"ws{server.removeprefix('http')}/socket"
        self.seed = seed
        self.weather = weather
        self.connections = 0
        self.faults: Counter[str] = Counter()
        self.late: set[asyncio.Task[None]] = set()
        self.listening: Server | None = None

    async def __aenter__(self) -> str:
        """The address to use instead of the server's."""
        self.listening = await serve(self.pass_on, "127.0.0.1", 0, compression=None, ping_interval=None)
        port = next(iter(self.listening.sockets)).getsockname()[1]
        return f"http://127.0.0.1:{port}"

    async def __aexit__(self, *_: Any) -> None:
        assert self.listening
        self.listening.close()
        await self.listening.wait_closed()

    async def pass_on(self, person: ServerConnection) -> None:
        self.connections += 1
        name = f"{self.seed}, connection {self.connections}"
        async with connect(self.server, proxy=None, compression=None, ping_interval=None, max_size=None) as server:
            ways = [
                asyncio.create_task(self.one_way(person, server, Random(f"{name}, in"))),
                asyncio.create_task(self.one_way(server, person, Random(f"{name}, out"))),
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            # What is still on its way may arrive although nobody waits for an answer any more.
            if self.late:
                await asyncio.wait(self.late)
            person.transport.abort()

    async def one_way(self, source: End, target: End, chance: Random) -> None:
        with suppress(ConnectionClosed):
            async for frame in source:
                fault = self.weather.strikes(chance)
                if fault:
                    self.faults[fault] += 1
                if fault == "breaks":
                    return
                if fault == "held up":
                    await asyncio.sleep(chance.uniform(0, LONGEST_DELAY))
                if fault == "repeated late":
                    self.later(target, frame, chance.uniform(0, LONGEST_DELAY))
                if fault != "lost":
                    await target.send(frame)
                if fault == "repeated":
                    await target.send(frame)

    def later(self, target: End, frame: str | bytes, seconds: float) -> None:
        task = asyncio.create_task(self.deliver(target, frame, seconds))
        self.late.add(task)
        task.add_done_callback(self.late.discard)

    async def deliver(self, target: End, frame: str | bytes, seconds: float) -> None:
        await asyncio.sleep(seconds)
        with suppress(ConnectionClosed):
            await target.send(frame)
