"""What this server is and has, and whether it is well."""

from collections.abc import Mapping
from operator import attrgetter
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from lanternwood import __version__
from lanternwood.bots import shown_levels, usual_level
from lanternwood.kernel.game import Game
from lanternwood.rulebook.finding import has_rules
from lanternwood.server.http.problems import documented
from lanternwood.server.metrics import CONTENT_TYPE, Metrics
from lanternwood.server.safety.guards import from_this_machine
from lanternwood.server.storage import Storage
from lanternwood.server.tables import Tables
from lanternwood.server.wire import PROTOCOL
from lanternwood.server.wire.http import About
from lanternwood.server.wire.parts import GameInfo, OptionInfo


def about_games(games: Mapping[str, Game[Any]]) -> About:
    return About(__version__, PROTOCOL, tuple(info_of(game) for game in games.values()))


def info_of(game: Game[Any]) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        fewest=game.seats.start,
        most=game.seats.stop - 1,
        options=tuple(filter(None, map(option_of, msgspec.structs.fields(game.setting_up.options_type)))),
        bots=tuple(shown_levels(game.name)),
        usual_bot=usual_level(game.name),
        rules_version=game.rules_version,
        content_hash=game.content_hash,
        rules=has_rules(game),
    )


def option_of(field: msgspec.structs.FieldInfo) -> OptionInfo | None:
    """For a form; None for what takes more than a switch or a number, such as a list of roles."""
    kind = field.type.__origin__ if get_origin(field.type) is Annotated else field.type
    kinds = set(get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)) - {NoneType}
    if kinds not in ({bool}, {int}):
        return None
    bounds = [meta for meta in getattr(field.type, "__metadata__", ()) if isinstance(meta, msgspec.Meta)]
    least, most = (next((bound(meta) for meta in bounds), None) for bound in (attrgetter("ge"), attrgetter("le")))
    return OptionInfo(field.name, "switch" if kinds == {bool} else "number", field.default, least, most)


@get("/api/about", summary="What this server is and has", sync_to_thread=False)
def about(tables: NamedDependency[Tables]) -> About:
    return about_games(tables.games)


@get("/health", summary="Whether the server and its database answer", responses=documented(503))
async def health(storage: NamedDependency[SkipValidation[Storage]]) -> dict[str, str]:
    await storage.current("")
    return {"health": "good"}


@get("/metrics", include_in_schema=False, guards=[from_this_machine], sync_to_thread=False)
def metrics_text(metrics: NamedDependency[Metrics]) -> Response[bytes]:
    return Response(metrics.text(), media_type=CONTENT_TYPE)
