"""The server as an ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, WebSocket, websocket
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from lanternwood import __version__
from lanternwood.server.door import Door
from lanternwood.server.http.about import about, health, metrics_text
from lanternwood.server.http.client import Client, show_client
from lanternwood.server.http.description import Description
from lanternwood.server.http.problems import HANDLERS
from lanternwood.server.http.replays import (
    Replays,
    bring_replay,
    fork_replay,
    show_chronicle,
    show_draws,
    show_replay,
    take_replay,
)
from lanternwood.server.http.rules import show_rules
from lanternwood.server.http.tables import (
    join_table,
    list_tables,
    open_table,
    recover_place,
    show_qr,
    show_table,
    tables_methods,
)
from lanternwood.server.safety.crowd import Crowd, Crowded
from lanternwood.server.safety.guards import address_of, from_our_pages, limited
from lanternwood.server.safety.rates import asker_of
from lanternwood.server.settings import Settings
from lanternwood.server.socket import talk
from lanternwood.server.storage import Storage
from lanternwood.server.tables import Tables

MOST_BYTES = 64 * 1024
"""Of a request, but for match files."""
TRY_AGAIN_LATER = 1013


def make_app(settings: Settings, storage: Storage, tables: Tables) -> ASGIApp:
    metrics = tables.metrics
    metrics.watch_tables(lambda: [room.phase for room in tables.rooms.values()], lambda: tables.connections)
    metrics.watch_thoughts(lambda: len(tables.thinkers.turns))
    parts = {
        "settings": settings,
        "storage": storage,
        "tables": tables,
        "metrics": metrics,
        "replays": Replays(tables, storage),
        "client": Client(settings.client),
        "crowd": Crowd(settings.limits),
    }
    app = Litestar(
        route_handlers=[
            *(about, health, metrics_text, show_rules),
            *(tables_methods, list_tables, open_table, show_table, join_table, recover_place, show_qr),
            *(show_replay, show_chronicle, show_draws, take_replay, bring_replay, fork_replay),
            *(connect, show_client),
        ],
        dependencies={name: given(part) for name, part in parts.items()},
        cors_config=CORSConfig(list(settings.origins), ["GET", "POST"], ["content-type"]) if settings.origins else None,
        exception_handlers=HANDLERS,
        guards=[from_our_pages],
        lifespan=[lambda _: running(tables, storage)],
        openapi_config=OpenAPIConfig(
            title="Lanternwood", version=__version__, path="/api/schema", render_plugins=[Description()]
        ),
        request_max_body_size=MOST_BYTES,
        state=State({"settings": settings, "allowances": tables.allowances}),
        logging_config=None,
        debug=False,
    )
    return Door(app, metrics)


def given(part: object) -> Provide:
    """Handlers get it by the name of their parameter."""

    def give() -> Any:
        return part

    return Provide(give, sync_to_thread=False)


@asynccontextmanager
async def running(tables: Tables, storage: Storage) -> AsyncIterator[None]:
    await tables.begin()
    try:
        yield
    finally:
        await tables.stop()
        await storage.close()


@websocket("/socket", guards=[limited("connect")])
async def connect(
    socket: WebSocket[Any, Any, Any], tables: NamedDependency[Tables], crowd: NamedDependency[Crowd]
) -> None:
    try:
        with crowd.let_in(asker_of(address_of(socket))):
            await talk(tables, socket)
    except Crowded:
        await socket.close(TRY_AGAIN_LATER)
