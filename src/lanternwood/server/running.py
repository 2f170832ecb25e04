"""Running the server: the port, the signals, and an end that loses nothing."""

import signal
import socket
from collections.abc import Awaitable, Callable

import uvicorn
from litestar.types import ASGIApp

from lanternwood.server.app import make_app
from lanternwood.server.metrics import MeasuredStorage, Metrics
from lanternwood.server.settings import Settings
from lanternwood.server.storage.sqlite import SqliteStorage
from lanternwood.server.tables import Tables

MOST_BYTES_OF_HEADERS = 32 * 1024
MOST_BYTES_OF_A_FRAME = 64 * 1024
SECONDS_TO_END = 10


class Server(uvicorn.Server):
    """Lets people at the tables know before their connections are closed."""

    def __init__(self, config: uvicorn.Config, goodbye: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.goodbye = goodbye

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.goodbye()
        await super().shutdown(sockets)


def run(settings: Settings, storage: SqliteStorage, listening: socket.socket) -> None:
    """Serve until a signal says stop."""
    metrics = Metrics()
    measured = MeasuredStorage(storage, metrics)
    tables = Tables(measured, settings, metrics=metrics)
    # uvicorn stops the server on these, and then passes them on to whoever listened before.
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: None)
    config = how_to_serve(make_app(settings, measured, tables), settings)
    Server(config, tables.stop).run([listening])


def how_to_serve(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        # The faster parser takes headers of any length, and with them all memory.
        http="h11",
        h11_max_incomplete_event_size=MOST_BYTES_OF_HEADERS,
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES_OF_A_FRAME,
        # Small frames gain little from it, and each connection would hold its own window in memory.
        ws_per_message_deflate=False,
        log_config=None,
        server_header=False,
        proxy_headers=settings.trusted_proxy,
        forwarded_allow_ips="127.0.0.1,::1",
        timeout_graceful_shutdown=SECONDS_TO_END,
    )
