"""The rules of a game, as they are written."""

from functools import cache
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from lanternwood.rulebook.finding import package_of, rulebook_in
from lanternwood.server.http.client import ASK_EACH_TIME, File, answer
from lanternwood.server.http.problems import documented
from lanternwood.server.refusals import Trouble
from lanternwood.server.tables import Tables
from lanternwood.server.wire.http import Rulebook

GameName = Annotated[str, Parameter(description="The name of a game.", min_length=1, max_length=64)]
ANSWERS = {
    200: ResponseSpec(Rulebook, description="The rulebook.", generate_examples=False),
    304: ResponseSpec(None, description="It is still the one with this ETag.", generate_examples=False),
}


@get(
    "/api/rules/{game:str}",
    summary="The rules of a game, as they are written",
    responses=ANSWERS | documented(400, 404),
    sync_to_thread=True,  # reading takes a tenth of a second, once
)
def show_rules(game: GameName, tables: NamedDependency[Tables], request: Request[Any, Any, Any]) -> Response[bytes]:
    found = tables.game(game)
    file = rules_file(package_of(found))
    if not file:
        raise Trouble("no-rules", f"{found.title} has no written rules here.", 404)
    return answer(file, request)


@cache
def rules_file(package: str) -> File | None:
    """Kept as it is sent: the rules stay the same while the server runs."""
    book = rulebook_in(package)
    if not book:
        return None
    body = msgspec.json.encode(book)
    etag = f'"{sha256(body).hexdigest()[:20]}"'
    return File(body, "application/json", ASK_EACH_TIME, etag, compressible=True)
