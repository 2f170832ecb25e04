"""Whatever is asked of the API: no fault of ours, no lost health, and nothing refused leaves a trace."""

import socket
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import given, settings
from hypothesis.strategies import sampled_from
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from browser.serving import Server
from lanternwood.server.storage.opening import DATABASE

from .match_files import file_of
from .people import serving

BY_DAY, BY_NIGHT = 110, 1500
"""Inputs for each operation, once with data that fits the description and once with data that does not."""
TABLE = {"game": "nightmare-forest", "name": "Ash", "emblem": "owl", "listed": True}
FORKED = {"step": 1, "seat": 0, "level": "random", "name": "Ash", "emblem": "owl"}


class Target:
    """A server with a table in the lobby, one that is being played, and a finished match."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.session = requests.Session()
        self.session.trust_env = False
        with httpx.Client(base_url=server.address, trust_env=False) as http:
            lobby = http.post("/api/tables", json=TABLE).json()["table"]
            brought = http.post("/api/replays", content=file_of(), headers={"content-type": "application/x-ndjson"})
            self.replay = brought.json()["id"]
            playing = http.post(f"/api/replays/{self.replay}/fork", json=FORKED).json()["table"]
        self.codes = [lobby, playing, lobby.lower(), "ZZZZ"]
        self.database = sqlite3.connect(f"file:{server.data / DATABASE}?mode=ro", uri=True)

    def kept(self) -> tuple[Any, ...]:
        """Changes with everything that is ever written."""
        found: tuple[Any, ...] = self.database.execute(
            "SELECT (SELECT max(rowid) FROM entries), (SELECT max(rowid) FROM logs), (SELECT count(*) FROM records)"
        ).fetchone()
        return found

    def send(self, case: Case[Any]) -> requests.Response | Any:
        return case.call(base_url=self.server.address, session=self.session, timeout=20)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with serving(tmp_path_factory.mktemp("server")) as server:
        target = Target(server)
        with closing(target.session), closing(target.database):
            yield target
            assert httpx.get(f"{server.address}/health", trust_env=False).json() == {"health": "good"}


OPERATIONS = [
    ("GET", "/api/about"),
    ("GET", "/api/rules/{game}"),
    ("GET", "/health"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{code}"),
    ("POST", "/api/tables/{code}/people"),
    ("POST", "/api/recover"),
    ("GET", "/api/tables/{code}/qr.svg"),
    ("GET", "/api/replays/{match}"),
    ("GET", "/api/replays/{match}/draws"),
    ("GET", "/api/replays/{match}/chronicle"),
    ("GET", "/api/replays/{match}/file"),
    ("POST", "/api/replays"),
    ("POST", "/api/replays/{match}/fork"),
]
SCHEMA = "/api/schema/openapi.json"


def test_every_operation_is_in_this_list(target: Target) -> None:
    paths = httpx.get(target.server.address + SCHEMA, trust_env=False).json()["paths"]
    assert sorted(OPERATIONS) == sorted((method.upper(), path) for path in paths for method in paths[path])


FITTING, MISFIT = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
TAKING_NOTHING = ("/api/about", "/health", "/api/tables")
"""What a GET of these is given cannot be wrong."""


@pytest.mark.parametrize(
    ("method", "path", "mode"),
    [
        (method, path, mode)
        for method, path in OPERATIONS
        for mode in ([FITTING] if method == "GET" and path in TAKING_NOTHING else [FITTING, MISFIT])
    ],
    ids=lambda value: getattr(value, "value", value),
)
def test_nothing_breaks(
    target: Target, method: str, path: str, mode: GenerationMode, long: bool, tally: Counter[str]
) -> None:
    operation = schemathesis.openapi.from_url(target.server.address + SCHEMA)[path][method]

    @settings(max_examples=BY_NIGHT if long else BY_DAY)
    @given(case=operation.as_strategy(mode), code=sampled_from(target.codes), known=sampled_from([True, False]))
    def ask(case: Case[Any], code: str, known: bool) -> None:
        if known and case.path_parameters:
            there = {"code": code, "match": target.replay, "game": "nightmare-forest"}
            case.path_parameters = {name: there[name] for name in case.path_parameters}
        before = target.kept()
        answer = target.send(case)
        assert answer.status_code < 500
        if answer.status_code >= 400 or (method == "GET" and "replays" not in path):
            assert target.kept() == before, "refused, yet something was written"
        # What the rules refuse may fit the description, and a known code may have been put where nothing else misfits.
        unfit: Any = [positive_data_acceptance, *([negative_data_rejection] if known else [])]
        case.validate_response(answer, excluded_checks=unfit)
        tally["requests"] += 1

    ask()


def test_whoever_hangs_up_in_the_middle_of_a_request_is_no_fault_of_ours(target: Target) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
    before = target.kept()
    for sent in (head, head + b'{"game":"nightm', head[:60], b"\r\n"):
        with closing(socket.create_connection(("127.0.0.1", target.server.port), timeout=10)) as line:
            line.sendall(sent)
    assert httpx.get(f"{target.server.address}/health", trust_env=False).json() == {"health": "good"}
    target.server.check()
    assert target.kept() == before
