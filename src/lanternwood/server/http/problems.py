"""Whatever goes wrong, said the same way: a short word for programs and a sentence for people."""

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from lanternwood.server.logs import log
from lanternwood.server.refusals import Trouble
from lanternwood.server.safety.guards import address_of
from lanternwood.server.storage import Unavailable
from lanternwood.server.wire.http import Problem

WORDS: dict[int, tuple[str, str]] = {
    400: ("invalid", "That could not be read. Look at the API's description at /api/schema."),
    403: ("forbidden", ""),
    404: ("unknown", "There is nothing here. Look at the link again."),
    405: ("method", "That cannot be done here. Look at the API's description at /api/schema."),
    413: ("too-large", "That is too large."),
    415: ("content-type", ""),
    429: ("too-often", ""),
}
"""By status: the short word, and the sentence where the exception has none for people."""

HUNG_UP = "client disconnected prematurely"
"""How Litestar says that whoever asked has gone. It takes that for our fault."""


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """For the API's description: which problems an answer can be."""
    return {
        status: ResponseSpec(
            Problem, description=WORDS.get(status, ("", ""))[1] or "A problem.", generate_examples=False
        )
        for status in statuses
    }


def problem(status: int, error: str, words: str, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(Problem(error, words), status_code=status, headers=headers, media_type="application/json")


def on_http_exception(request: Request[Any, Any, Any], exception: HTTPException) -> Response[Problem]:
    status = exception.status_code
    error, words = WORDS.get(status, ("refused", ""))
    if exception.detail == HUNG_UP:
        return problem(400, "gone", "The request ended before it was whole.")
    if status >= 500:
        return on_any_exception(request, exception)
    if status == 429:
        log("asked too often", level=logging.WARNING, route=route_of(request), address=address_of(request))
    if isinstance(exception, ValidationException):
        words = misfits(exception) or words
    return problem(status, error, words or exception.detail, dict(exception.headers or {}))


def misfits(exception: ValidationException) -> str:
    """Which parts of the request do not fit."""
    found = exception.extra if isinstance(exception.extra, list) else []
    parts = [
        f"{one['key']}: {one['message']}" if one.get("key") else one["message"] for one in found if "message" in one
    ]
    return f"That does not fit: {'; '.join(parts)}." if parts else ""


def on_malformed(request: Request[Any, Any, Any], exception: Exception) -> Response[Problem]:
    why = "it is nested too deeply" if isinstance(exception, RecursionError) else exception
    return problem(400, "invalid", f"That is no JSON that fits: {why}.")


def on_trouble(request: Request[Any, Any, Any], trouble: Trouble) -> Response[Problem]:
    return problem(trouble.status, trouble.error, trouble.words)


def on_unavailable(request: Request[Any, Any, Any], exception: Unavailable) -> Response[Problem]:
    log("storage unavailable", level=logging.ERROR, route=route_of(request), why=str(exception))
    return problem(503, "unavailable", f"Nothing can be saved just now: {exception}.", {"Retry-After": "5"})


def on_any_exception(request: Request[Any, Any, Any], exception: Exception) -> Response[Problem]:
    log("request failed", level=logging.ERROR, trouble=exception, route=route_of(request))
    return problem(500, "our-fault", "Sorry: something went wrong that should not have. Nothing was changed.")


def route_of(request: Request[Any, Any, Any]) -> str:
    """The route without what a person put into it: codes are for those who were invited."""
    return str(request.scope.get("path_template") or "other")


HANDLERS: dict[int | type[Exception], Any] = {
    HTTPException: on_http_exception,
    Trouble: on_trouble,
    Unavailable: on_unavailable,
    msgspec.MsgspecError: on_malformed,
    RecursionError: on_malformed,
    Exception: on_any_exception,
}
