"""Tables: opening, finding and joining them."""

from functools import lru_cache
from io import BytesIO
from typing import Annotated, Any

import segno
from litestar import HttpMethod, Request, Response, get, post, route
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter

from lanternwood.server.http.problems import documented
from lanternwood.server.safety.guards import limited, of_type
from lanternwood.server.settings import Settings
from lanternwood.server.tables import Tables
from lanternwood.server.wire.http import Newcomer, NewTable, Place, RecoveryClaim, TableCard, TableList

JSON = of_type("application/json")
Code = Annotated[str, Parameter(description="The code of a table.", min_length=4, max_length=6, pattern="^[A-Za-z]+$")]


@route("/api/tables", http_method=HttpMethod.OPTIONS, include_in_schema=False, sync_to_thread=False)
def tables_methods() -> Response[None]:
    """Litestar answers this by itself, but for an address with two handlers it names the methods of one."""
    return Response(None, status_code=204, headers={"Allow": "GET, HEAD, OPTIONS, POST"})


@get(
    "/api/tables",
    summary="The tables that anyone may join",
    guards=[limited("ask")],
    responses=documented(429),
    sync_to_thread=False,
)
def list_tables(tables: NamedDependency[Tables]) -> TableList:
    return TableList(tuple(tables.listed()))


@post(
    "/api/tables",
    summary="Open a table and be its host",
    guards=[limited("open"), JSON],
    responses=documented(400, 403, 404, 413, 415, 429, 503),
)
async def open_table(data: JSONBody[NewTable], tables: NamedDependency[Tables]) -> Place:
    return await tables.open(data)


@get(
    "/api/tables/{code:str}",
    summary="A table from outside",
    guards=[limited("look")],
    responses=documented(400, 404, 429),
)
async def show_table(code: Code, tables: NamedDependency[Tables]) -> TableCard:
    return await tables.card(code.upper())


@post(
    "/api/tables/{code:str}/people",
    summary="Join a table",
    guards=[limited("join"), JSON],
    responses=documented(400, 403, 404, 409, 413, 415, 429, 503),
)
async def join_table(code: Code, data: JSONBody[Newcomer], tables: NamedDependency[Tables]) -> Place:
    return await tables.join(code.upper(), data)


@post(
    "/api/recover",
    summary="Move a place to this device",
    guards=[limited("recover"), JSON],
    responses=documented(400, 403, 404, 413, 415, 429, 503),
)
async def recover_place(data: JSONBody[RecoveryClaim], tables: NamedDependency[Tables]) -> Place:
    return await tables.recover(data.code)


@get(
    "/api/tables/{code:str}/qr.svg",
    summary="The link of a table as a QR code",
    guards=[limited("look")],
    media_type="image/svg+xml",
    responses=documented(400, 404, 429),
)
async def show_qr(
    code: Code, tables: NamedDependency[Tables], settings: NamedDependency[Settings], request: Request[Any, Any, Any]
) -> Response[bytes]:
    card = await tables.card(code.upper())
    address = settings.public_address or f"{request.scope['scheme']}://{request.headers.get('host', 'localhost')}"
    return Response(qr_svg(f"{address.rstrip('/')}/t/{card.code}"), media_type="image/svg+xml")


@lru_cache(256)
def qr_svg(link: str) -> bytes:
    picture = BytesIO()
    segno.make_qr(link, error="m").save(picture, kind="svg", border=4, dark="#000", light="#fff", omitsize=True)
    return picture.getvalue()
