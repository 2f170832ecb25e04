"""What the server tells browsers, whom it listens to, and how often: with the limits that are usual."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from browser.serving import Server

TABLE = {"game": "nightmare-forest", "name": "Ash", "emblem": "owl"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(tmp_path_factory.mktemp("server"), "--limits", "0", "--origin", "https://friends.example")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the limits that are usual. Each of the tests that share it asks for other things."""
    yield from serving(tmp_path_factory.mktemp("strict"))


def serving(folder: Path, *options: str) -> Iterator[Server]:
    server = Server(folder, folder / "client", *options)
    yield server
    server.stop()
    server.check()


@pytest.mark.parametrize("path", ["/api/about", "/api/nothing", "/", "/nothing", "/api/tables/ZZZZ"])
def test_every_answer_has_the_headers(server: Server, path: str) -> None:
    headers = httpx.get(server.address + path).headers
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "cache-control" in headers
    assert "server" not in headers


def test_strange_pages_change_nothing(server: Server) -> None:
    def opened(**headers: str) -> int:
        return httpx.post(server.address + "/api/tables", json=TABLE, headers=headers).status_code

    assert opened(origin="https://evil.example") == 403
    assert opened(origin="null") == 403
    assert opened(origin=server.address) == 201
    assert opened(origin="https://friends.example") == 201
    assert opened() == 201


def test_only_pages_of_sites_that_were_named_may_read_answers(server: Server) -> None:
    def allowed(origin: str) -> str:
        answer = httpx.get(server.address + "/api/tables", headers={"origin": origin})
        return str(answer.headers.get("access-control-allow-origin", "nobody"))

    assert allowed("https://friends.example") == "https://friends.example"
    assert allowed("https://evil.example") in ("nobody", "https://friends.example")


def test_strange_pages_get_no_socket(server: Server) -> None:
    address = server.address.replace("http", "ws") + "/socket"
    for origin in ("https://evil.example", "null"):
        with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin(origin)):
            pass
        assert refused.value.response.status_code == 403
    for origin in (server.address, "https://friends.example"):
        with connect(address, origin=Origin(origin)) as talking:
            talking.send("hello")
            assert "Goodbye" in str(talking.recv())


def test_guessing_recovery_codes_is_slow(strict: Server) -> None:
    answers = [
        httpx.post(strict.address + "/api/recover", json={"code": f"ZZZZ-AAAAA-AAAA{digit}"}) for digit in range(9)
    ]
    assert [answer.status_code for answer in answers] == [404] * 5 + [429] * 4
    assert answers[-1].json()["error"] == "too-often"
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 60
    assert httpx.get(strict.address + "/api/tables").status_code == 200, "the rest goes on"


def test_opening_tables_is_limited(strict: Server) -> None:
    statuses = [httpx.post(strict.address + "/api/tables", json=TABLE).status_code for _ in range(14)]
    assert statuses == [201] * 12 + [429] * 2


def test_looking_for_tables_is_limited(strict: Server) -> None:
    with httpx.Client(base_url=strict.address) as http:
        statuses = [http.get("/api/tables/ZZZZ").status_code for _ in range(80)]
    assert statuses[:60] == [404] * 60
    assert 429 in statuses


def test_sockets_from_one_address_are_limited(strict: Server) -> None:
    address = strict.address.replace("http", "ws") + "/socket"
    with ExitStack() as people:
        for _ in range(60):
            people.enter_context(connect(address))
        with pytest.raises(InvalidStatus):
            crowd_in(people, address)
    assert httpx.get(strict.address + "/health").status_code == 200


def crowd_in(people: ExitStack, address: str) -> None:
    for _ in range(100):
        people.enter_context(connect(address))


def test_a_frame_that_is_too_large_ends_the_connection(server: Server) -> None:
    with connect(server.address.replace("http", "ws") + "/socket") as talking:
        talking.send("x" * 70_000)
        with pytest.raises(ConnectionClosed) as closed:
            talking.recv()
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1009


def raw(server: Server, sent: bytes) -> bytes:
    """What comes back for bytes that need not be a request; nothing if the server hangs up."""
    with socket.create_connection(("127.0.0.1", server.port)) as talking:
        try:
            talking.sendall(sent)
            return talking.recv(4096)
        except ConnectionError:
            return b""


@pytest.mark.parametrize(
    "sent",
    [
        b"hello\r\n\r\n",
        b"GET /api/about HTTP/1.1\r\n\r\n",
        b"GET \xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/about HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n",
        b"GET /api/about HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 100_000 + b"\r\n\r\n",
        b"GET /" + b"y" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/about HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    ],
)
def test_what_is_no_request_is_refused(server: Server, sent: bytes) -> None:
    answer = raw(server, sent + b"\r\n\r\n")
    assert answer == b"" or answer.startswith(b"HTTP/1.1 4"), answer
    assert httpx.get(server.address + "/health").status_code == 200


def test_the_metrics_are_for_this_machine(tmp_path: Path) -> None:
    for server in serving(tmp_path):
        httpx.get(server.address + "/api/about")
        httpx.request("BREW", server.address + "/api/about")
        httpx.post(server.address + "/api/tables", json=TABLE)
        text = httpx.get(server.address + "/metrics").text
        assert 'lanternwood_http_requests_total{method="GET",route="/api/about",status="200"} 1.0' in text
        assert 'lanternwood_http_requests_total{method="other",route="other",status="405"} 1.0' in text
        assert 'lanternwood_tables{phase="lobby"} 1.0' in text
        assert "lanternwood_append_seconds_count 1.0" in text
        assert "lanternwood_connections 0.0" in text
        passed_on = httpx.get(server.address + "/metrics", headers={"x-forwarded-for": "192.0.2.7"})
        assert passed_on.status_code == 403


def test_logs_are_lines_of_json_that_tell_no_secret(tmp_path: Path) -> None:
    for server in serving(tmp_path):
        place = httpx.post(server.address + "/api/tables", json=TABLE).json()
        httpx.get(f"{server.address}/api/tables/{place['table']}")
        httpx.post(server.address + "/api/recover", json={"code": "ZZZZ-SECRET-CODE1"})
    log = server.log.read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert [(line["route"], line["status"]) for line in lines if line["what"] == "request"] == [
        ("/api/tables", 201),
        ("/api/tables/{code}", 200),
        ("/api/recover", 404),
    ]
    for secret in (place["token"], place["table"], "SECRET", "127.0.0.1"):
        assert secret not in log
