"""Finished matches: looking through them, taking them away, bringing them in, playing on from them."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import JSONBody, Parameter

from lanternwood.kernel.record import RecordError
from lanternwood.server.http.problems import documented
from lanternwood.server.http.tables import JSON
from lanternwood.server.refusals import Trouble
from lanternwood.server.replaying import OtherRules, Relived, id_of, relived
from lanternwood.server.safety.guards import limited, of_type
from lanternwood.server.storage import Storage
from lanternwood.server.tables import Tables
from lanternwood.server.wire.http import Chronicle, Draws, ForkOrder, Imported, Place, ReplayPage

MATCH_FILE_TYPES = ("application/x-ndjson", "application/octet-stream", "text/plain")
MOST_BYTES = 4 * 1024 * 1024
"""Of a match file."""
MOST_KEPT = 32
MOST_STEPS = 200

T = TypeVar("T")
MatchId = Annotated[str, Parameter(description="The id of a match.", min_length=1, max_length=64)]


@dataclass
class TakesMatchFile(Operation):
    """The handler reads the body by itself, so its description must be told what that is."""

    def __post_init__(self) -> None:
        file = OpenAPIMediaType(Schema(type=OpenAPIType.STRING, description="As `lantern play --save` writes it."))
        self.request_body = RequestBody(dict.fromkeys(MATCH_FILE_TYPES, file), required=True)


class Replays:
    """Finished matches, checked once and kept for a while. One is worked on at a time, so that tables come first."""

    def __init__(self, tables: Tables, storage: Storage) -> None:
        self.tables = tables
        self.storage = storage
        self.kept: OrderedDict[str, Relived] = OrderedDict()
        self.working = asyncio.Lock()

    async def find(self, match: str) -> Relived:
        if found := self.kept.get(match):
            self.kept.move_to_end(match)
            return found
        found = await self.check(await self.tables.finished(match))
        self.kept[match] = found
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return found

    async def check(self, file: bytes) -> Relived:
        try:
            return await self.work(lambda: relived(file, self.tables.games))
        except OtherRules as error:
            raise Trouble("other-rules", f"This match cannot be shown here: {error}.", 409) from None
        except RecordError as error:
            raise Trouble("broken-file", f"This is not a whole, untouched match: {error}.", 400) from None

    async def bring(self, file: bytes) -> str:
        match = id_of(file)
        if await self.storage.record(match) is None:
            await self.check(file)
            await self.storage.keep_record(match, file)
        return match

    async def work(self, what: Callable[[], T]) -> T:
        async with self.working:
            return await asyncio.to_thread(what)


@get(
    "/api/replays/{match:str}",
    summary="Steps of a finished match",
    guards=[limited("replay")],
    responses=documented(400, 404, 409, 429),
)
async def show_replay(
    match: MatchId,
    replays: NamedDependency[Replays],
    mind: Annotated[str, Parameter(description="open, watch, or a seat counted from 0.", max_length=8)] = "open",
    first: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Parameter(ge=0, le=MOST_STEPS)] = 100,
) -> ReplayPage:
    found = await replays.find(match)
    seen_with = found.mind(mind)
    if seen_with is None:
        raise Trouble("unknown-mind", f"A match is seen as open, watch, or one of its seats, not as '{mind}'.", 400)
    return await replays.work(lambda: found.page(match, seen_with, first, count))


@get(
    "/api/replays/{match:str}/draws",
    summary="Every draw of a finished match",
    guards=[limited("replay")],
    responses=documented(400, 404, 409, 429),
)
async def show_draws(match: MatchId, replays: NamedDependency[Replays]) -> Draws:
    found = await replays.find(match)
    return await replays.work(found.draws)


@get(
    "/api/replays/{match:str}/chronicle",
    summary="All that was announced in a finished match",
    guards=[limited("replay")],
    responses=documented(400, 404, 409, 429),
)
async def show_chronicle(match: MatchId, replays: NamedDependency[Replays]) -> Chronicle:
    found = await replays.find(match)
    return await replays.work(lambda: found.chronicle(match))


@get(
    "/api/replays/{match:str}/file",
    summary="A finished match as a file",
    guards=[limited("replay")],
    media_type="application/x-ndjson",
    responses=documented(400, 404, 409, 429),
)
async def take_replay(match: MatchId, tables: NamedDependency[Tables]) -> Response[bytes]:
    file = await tables.finished(match)
    name = "".join(letter for letter in match if letter.isascii() and (letter.isalnum() or letter in "-_"))
    headers = {"Content-Disposition": f'attachment; filename="lanternwood-{name}.jsonl"'}
    return Response(file, media_type="application/x-ndjson", headers=headers)


@post(
    "/api/replays",
    summary="Bring in a match file",
    guards=[limited("bring"), of_type(*MATCH_FILE_TYPES)],
    request_max_body_size=MOST_BYTES,
    operation_class=TakesMatchFile,
    responses=documented(400, 403, 409, 413, 415, 429, 503),
)
async def bring_replay(request: Request[Any, Any, Any], replays: NamedDependency[Replays]) -> Imported:
    return Imported(await replays.bring(await request.body()))


@post(
    "/api/replays/{match:str}/fork",
    summary="Play on from a step, against bots",
    guards=[limited("open"), JSON],
    responses=documented(400, 403, 404, 409, 413, 415, 429, 503),
)
async def fork_replay(match: MatchId, data: JSONBody[ForkOrder], tables: NamedDependency[Tables]) -> Place:
    return await tables.fork(match, data)
