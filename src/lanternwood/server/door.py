"""The outermost layer: every answer gets the same headers, every request is counted and noted."""

import logging
import time
from dataclasses import dataclass

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from lanternwood.server.logs import log
from lanternwood.server.metrics import Metrics
from lanternwood.server.safety.headers import with_headers
from lanternwood.server.wire.http import Problem

MOST_BYTES_OF_HEADERS = 32 * 1024
MOST_BYTES_OF_A_LINK = 8 * 1024
METHODS = {"GET", "HEAD", "OPTIONS", "POST"}
"""Those that are counted apart; what others are called is up to whoever sends them."""


@dataclass(slots=True)
class Door:
    app: ASGIApp
    metrics: Metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self.pass_through(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def pass_through(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500
        method = scope["method"]
        if method == "HEAD":
            # Answered like GET; the server leaves out the body.
            scope = scope.copy()
            scope["method"] = "GET"

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = with_headers(list(message["headers"]))
            await send(message)

        try:
            if problem := too_long(scope):
                await refuse(problem, send_with_headers)
            else:
                await self.app(scope, receive, send_with_headers)
        finally:
            self.note(method, str(scope.get("path_template") or "other"), status, time.perf_counter() - started)

    def note(self, method: str, route: str, status: int, seconds: float) -> None:
        self.metrics.requests.labels(method if method in METHODS else "other", route, status).inc()
        self.metrics.request_seconds.labels(route).observe(seconds)
        if route.startswith("/api") or status >= 500:
            level = logging.ERROR if status >= 500 else logging.INFO
            log("request", level=level, method=method, route=route, status=status, ms=round(seconds * 1000, 1))


def too_long(scope: HTTPScope) -> Problem | None:
    if sum(len(name) + len(value) for name, value in scope["headers"]) > MOST_BYTES_OF_HEADERS:
        return Problem("too-large", "The headers of that request are too large.")
    if len(scope["raw_path"]) + len(scope["query_string"]) > MOST_BYTES_OF_A_LINK:
        return Problem("too-large", "That link is too long.")
    return None


async def refuse(problem: Problem, send: Send) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 431, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
