"""What is checked before a request is read."""

from math import ceil
from typing import Any, TypeAlias

from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, PermissionDeniedException, TooManyRequestsException
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from lanternwood.server.safety.origins import is_from_this_machine, may_use
from lanternwood.server.safety.rates import Allowances, Kind, asker_of
from lanternwood.server.settings import Settings

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")


class UnsupportedContentType(HTTPException):
    status_code = 415


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client else "nobody"


def limited(kind: Kind) -> Guard:
    """Refuses whoever asks too often."""

    def guard(connection: Connection, _: BaseRouteHandler) -> None:
        allowances: Allowances = connection.app.state.allowances
        if wait := allowances.wait(kind, asker_of(address_of(connection))):
            raise TooManyRequestsException(
                f"That was too often. Try again in {in_words(wait)}.", headers={"Retry-After": str(ceil(wait))}
            )

    return guard


def in_words(seconds: float) -> str:
    whole = ceil(seconds)
    return "a second" if whole == 1 else f"{whole} seconds"


def from_our_pages(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuses pages of other sites what could change something."""
    settings: Settings = connection.app.state.settings
    if connection.scope.get("method") in SAFE_METHODS:
        return
    allowed = (*settings.origins, *((settings.public_address.rstrip("/"),) if settings.public_address else ()))
    if not may_use(connection.headers.get("origin"), connection.headers.get("host", ""), allowed):
        raise PermissionDeniedException("This page is not from this server. Open the table's own link.")


def of_type(*types: str) -> Guard:
    """Refuses a body of any other type."""

    def guard(connection: Connection, _: BaseRouteHandler) -> None:
        given = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
        if given not in types:
            raise UnsupportedContentType(f"Send it as {types[0]}, not as {given[:80] or 'nothing in particular'}.")

    return guard


def from_this_machine(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuses others, unless the settings open it to all."""
    settings: Settings = connection.app.state.settings
    forwarded = not settings.trusted_proxy and any(name in connection.headers for name in FORWARDED)
    if not settings.open_metrics and not is_from_this_machine(address_of(connection), forwarded):
        raise PermissionDeniedException("The metrics are only for the machine that the server runs on.")
