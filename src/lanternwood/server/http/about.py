"""What this server is and has, and whether it is well."""

from collections.abc import Mapping
from functools import lru_cache
from operator import attrgetter
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from lanternwood import __version__
from lanternwood.bots import shown_levels, usual_level
from lanternwood.kernel.game import Game
from lanternwood.kernel.model import Seat
from lanternwood.rulebook.finding import has_rules
from lanternwood.server.http.problems import documented
from lanternwood.server.metrics import CONTENT_TYPE, Metrics
from lanternwood.server.safety.guards import from_this_machine
from lanternwood.server.stages import with_openings
from lanternwood.server.storage import Storage
from lanternwood.server.tables import Tables
from lanternwood.server.wire import PROTOCOL
from lanternwood.server.wire.http import About
from lanternwood.server.wire.parts import GameInfo, OptionInfo, SeriesKindInfo


def about_games(games: Mapping[str, Game[Any]]) -> About:
    openings = [game for name, game in with_openings(games).items() if name not in games]
    return About(__version__, PROTOCOL, tuple(map(info_of, games.values())), tuple(map(info_of, openings)))


@lru_cache(64)
def info_of(game: Game[Any]) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        fewest=game.seats.start,
        most=game.seats.stop - 1,
        options=tuple(filter(None, map(option_of, msgspec.structs.fields(game.setting_up.options_type)))),
        bots=tuple(shown_levels(game.name)),
        usual_bot=usual_level(game.name),
        brings=game.bringing.noun if game.bringing else None,
        rules_version=game.rules_version,
        content_hash=game.content_hash,
        seat_fields=seat_fields(game.view_type),
        rules=has_rules(game),
        series=tuple(
            SeriesKindInfo(
                kind.name,
                kind.title,
                kind.says,
                kind.seats[0],
                kind.seats[-1],
                kind.opening.game.name if kind.opening else None,
            )
            for kind in game.series
        ),
    )


def seat_fields(view_type: Any) -> tuple[str, ...]:
    """At any depth. A name that also stands for something else is left out."""
    holding: set[str] = set()
    other: set[str] = set()
    kinds: list[Any] = [view_type]
    seen: set[Any] = set()
    while kinds:
        kind = kinds.pop()
        if kind in seen:
            continue
        seen.add(kind)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            for name, declared in get_type_hints(kind).items():
                (holding if holds_seats(declared) else other).add(name)
                kinds.append(declared)
        else:
            kinds += get_args(kind)
    return tuple(sorted(holding - other))


def holds_seats(declared: Any) -> bool:
    """A seat, several, or perhaps one; a pair of a seat and something else is none."""
    if declared is Seat:
        return True
    inner = [kind for kind in get_args(declared) if kind not in (NoneType, Ellipsis)]
    return bool(inner) and get_origin(declared) is not dict and all(map(holds_seats, inner))


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
    return about_games(tables.offered)


@get("/health", summary="Whether the server and its database answer", responses=documented(503))
async def health(storage: NamedDependency[SkipValidation[Storage]]) -> dict[str, str]:
    await storage.current("")
    return {"health": "good"}


@get("/metrics", include_in_schema=False, guards=[from_this_machine], sync_to_thread=False)
def metrics_text(metrics: NamedDependency[Metrics]) -> Response[bytes]:
    return Response(metrics.text(), media_type=CONTENT_TYPE)
