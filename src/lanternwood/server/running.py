"""Running the server: the port, the signals, and an end that loses nothing."""

import gc
import signal
import socket
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import uvicorn
from litestar.types import ASGIApp

from lanternwood.games import GAMES
from lanternwood.kernel.game import Game
from lanternwood.server.app import make_app
from lanternwood.server.door import MOST_BYTES_OF_HEADERS
from lanternwood.server.line import Line
from lanternwood.server.metrics import MeasuredStorage, Metrics
from lanternwood.server.settings import Settings
from lanternwood.server.storage.sqlite import SqliteStorage
from lanternwood.server.tables import Tables

MOST_BYTES_OF_A_FRAME = 64 * 1024
SECONDS_TO_END = 10


class Server(uvicorn.Server):
    """Says when it answers, and lets people at the tables know before their connections are closed."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], goodbye: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(config)
        self.ready = ready
        self.goodbye = goodbye

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.goodbye()
        await super().shutdown(sockets)

    def stop(self, *_: object) -> None:
        self.should_exit = True


def run(
    settings: Settings,
    storage: SqliteStorage,
    listening: socket.socket,
    games: Mapping[str, Game[Any]] = GAMES,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve until a signal says stop."""
    metrics = Metrics()
    measured = MeasuredStorage(storage, metrics)
    tables = Tables(measured, settings, games, metrics)

    def opened() -> None:
        ready()
        tables.thinkers.warm()

    server = Server(how_to_serve(make_app(settings, measured, tables), settings), opened, tables.stop)
    # While it runs, uvicorn listens for these; before and after that they are passed on to us.
    for signal_to_stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(signal_to_stop, server.stop)
    spare_the_collector()
    server.run([listening])


def spare_the_collector() -> None:
    """What is there by now stays, and tables make hardly any cycles: to look for some now and then is enough."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def how_to_serve(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        # The faster parser takes headers of any length, and with them all memory.
        http="h11",
        h11_max_incomplete_event_size=MOST_BYTES_OF_HEADERS,
        ws=Line,
        ws_max_size=MOST_BYTES_OF_A_FRAME,
        # Small frames gain little from it, and each connection would hold its own window in memory. Besides, how well a
        # frame compresses tells something of what is in it to whoever sees only its length.
        ws_per_message_deflate=False,
        log_config=None,
        server_header=False,
        proxy_headers=settings.trusted_proxy,
        forwarded_allow_ips="127.0.0.1,::1",
        timeout_graceful_shutdown=SECONDS_TO_END,
    )
