"""The API over HTTP, asked of a real server."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from browser.serving import Server
from fixture_games import sealed_bids
from lanternwood.kernel.model import Model, Seat
from lanternwood.server.app import make_app
from lanternwood.server.http.about import seat_fields
from lanternwood.server.settings import Settings
from lanternwood.server.storage.sqlite import SqliteStorage
from lanternwood.server.tables import Tables
from lanternwood.server.wire.http import (
    About,
    Chronicle,
    Draws,
    Imported,
    Place,
    Problem,
    ReplayPage,
    Rulebook,
    Step,
    TableCard,
    TableList,
)
from server.match_files import file_of, played

TABLE = {"game": "nightmare-forest", "name": "Ash", "emblem": "owl"}
NOBODY = {"name": "Bryn", "emblem": "fox"}
MATCH_FILE = {"content-type": "application/x-ndjson"}


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("server")
    server = Server(folder, folder / "client", "--limits", "0")
    with httpx.Client(base_url=server.address) as http:
        yield http
    server.stop()
    server.check()


def open_table(http: httpx.Client, **order: object) -> Place:
    answer = http.post("/api/tables", json=TABLE | order)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Place)


def problem(answer: httpx.Response, status: int, error: str) -> Problem:
    assert answer.status_code == status, answer.text
    found = msgspec.json.decode(answer.content, type=Problem)
    assert found.error == error
    assert found.words.endswith("."), "it is a sentence"
    return found


def test_what_there_is(http: httpx.Client) -> None:
    about = msgspec.json.decode(http.get("/api/about").content, type=About)
    game = next(game for game in about.games if game.name == "nightmare-forest")
    assert (game.fewest, game.most) == (1, 6)
    assert game.bots == ("random", "steady", "sharp")
    assert {option.name: option.kind for option in game.options}["first_seat"] == "number"
    assert {option.name: option.default for option in game.options}["speed"] is False
    wood = next(game for game in about.games if game.name == "forsaken-forest")
    nights = next(option for option in wood.options if option.name == "night_time_percent")
    assert (nights.least, nights.default, nights.most) == (20, 100, 300), "a form can say what fits"


def test_the_rules_of_a_game(http: httpx.Client) -> None:
    answer = http.get("/api/rules/forsaken-forest")
    book = msgspec.json.decode(answer.content, type=Rulebook)
    assert book.title == "Forsaken Forest"
    assert len(book.rules()) == 339
    assert "R93" in book.rulings()
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-cache", "a new version of the rules is seen at once"


def test_rules_that_are_still_the_same_are_not_sent_again(http: httpx.Client) -> None:
    kept = http.get("/api/rules/nightmare-forest").headers["etag"]
    again = http.get("/api/rules/nightmare-forest", headers={"if-none-match": kept})
    assert (again.status_code, again.content) == (304, b"")
    assert http.get("/api/rules/enter-the-forest", headers={"if-none-match": kept}).status_code == 200


def test_rules_of_no_game(http: httpx.Client) -> None:
    problem(http.get("/api/rules/chess"), 404, "unknown-game")
    problem(http.get("/api/rules/nightmare_forest"), 404, "unknown-game")
    problem(http.get("/api/rules/" + "x" * 65), 400, "invalid")
    problem(http.get("/api/rules"), 404, "unknown")


def test_rules_of_a_game_without_any(tmp_path: Path) -> None:
    settings, storage = Settings(data=tmp_path), SqliteStorage(tmp_path)
    tables = Tables(storage, settings, {sealed_bids.GAME.name: sealed_bids.GAME})
    app: Any = make_app(settings, storage, tables)

    async def ask() -> tuple[httpx.Response, httpx.Response]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http:
            answers = await http.get("/api/about"), await http.get(f"/api/rules/{sealed_bids.GAME.name}")
        await storage.close()
        return answers

    about, rules = asyncio.run(ask())
    assert [game["rules"] for game in about.json()["games"]] == [False]
    assert sealed_bids.GAME.title in problem(rules, 404, "no-rules").words


def test_the_health(http: httpx.Client) -> None:
    assert http.get("/health").json() == {"health": "good"}


def test_a_table_is_opened_found_and_joined(http: httpx.Client) -> None:
    place = open_table(http)
    assert len(place.token) >= 22
    card = msgspec.json.decode(http.get(f"/api/tables/{place.table.lower()}").content, type=TableCard)
    assert (card.code, card.host, card.players, card.phase) == (place.table, "Ash", ("Ash",), "lobby")
    answer = http.post(f"/api/tables/{place.table}/people", json=NOBODY)
    assert answer.status_code == 201
    joined = msgspec.json.decode(answer.content, type=Place)
    assert joined.member != place.member
    assert http.get(f"/api/tables/{place.table}").json()["players"] == ["Ash", "Bryn"]
    assert place.token not in answer.text


def test_the_list_leaves_out_who_did_not_ask_to_be_in_it(http: httpx.Client) -> None:
    place = open_table(http)
    tables = msgspec.json.decode(http.get("/api/tables").content, type=TableList).tables
    assert place.table not in [card.code for card in tables]


def test_the_qr_code_is_a_picture(http: httpx.Client) -> None:
    place = open_table(http)
    answer = http.get(f"/api/tables/{place.table}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "<svg" in answer.text
    assert "<script" not in answer.text


def test_there_is_no_such_table(http: httpx.Client) -> None:
    for path in ("/api/tables/ZZZZ", "/api/tables/ZZZZ/qr.svg"):
        problem(http.get(path), 404, "unknown-table")
    problem(http.post("/api/tables/ZZZZ/people", json=NOBODY), 404, "unknown-table")
    problem(http.post("/api/recover", json={"code": "ZZZZ-AAAAA-AAAAA"}), 404, "unknown-table")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": 7}, "game"),
        ({"name": ""}, "name"),
        ({"name": "x" * 25}, "name"),
        ({"emblem": "dragon"}, "emblem"),
        ({"clock": "fast"}, "clock"),
        ({"listed": "yes"}, "listed"),
        ({"colour": "red"}, "colour"),
        ({"options": []}, "options"),
    ],
)
def test_orders_that_do_not_fit(http: httpx.Client, change: dict[str, object], words: str) -> None:
    assert words in problem(http.post("/api/tables", json=TABLE | change), 400, "invalid").words


def test_orders_that_the_game_refuses(http: httpx.Client) -> None:
    problem(http.post("/api/tables", json=TABLE | {"options": {"colour": 1}}), 400, "options")
    problem(http.post("/api/tables", json=TABLE | {"game": "chess"}), 404, "unknown-game")


@pytest.mark.parametrize(
    "body", [b"", b"{", b"null", b"[]", b"\xff\xfe", b'{"game":' * 5000, b'"\\ud800"', b"1e999", b"NaN"]
)
def test_bodies_that_are_no_order(http: httpx.Client, body: bytes) -> None:
    problem(http.post("/api/tables", content=body, headers={"content-type": "application/json"}), 400, "invalid")


@pytest.mark.parametrize("content_type", [None, "text/plain", "application/x-www-form-urlencoded", "x" * 5000])
def test_other_types_of_bodies(http: httpx.Client, content_type: str | None) -> None:
    headers = {"content-type": content_type} if content_type else {}
    found = problem(http.post("/api/tables", content=b"{}", headers=headers), 415, "content-type")
    assert "application/json" in found.words


def test_a_body_that_is_too_large(http: httpx.Client) -> None:
    problem(http.post("/api/tables", json=TABLE | {"name": "x" * 70_000}), 413, "too-large")
    problem(http.post("/api/replays", content=b"x" * (4 * 1024 * 1024 + 1), headers=MATCH_FILE), 413, "too-large")


def test_a_large_body_that_does_not_say_how_large_it_is(http: httpx.Client) -> None:
    def parts() -> Iterator[bytes]:
        for _ in range(40):
            yield b" " * 4096

    headers = {"content-type": "application/json"}
    problem(http.post("/api/tables", content=parts(), headers=headers), 413, "too-large")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("DELETE", "/api/tables"),
        ("PUT", "/api/about"),
        ("POST", "/health"),
        ("GET", "/api/recover"),
        ("BREW", "/api/about"),
    ],
)
def test_other_methods(http: httpx.Client, method: str, path: str) -> None:
    problem(http.request(method, path), 405, "method")


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/api/tables/ABCD/nothing", "/api/%00", "/api/a%2Fb"]
)
def test_nothing_there(http: httpx.Client, path: str) -> None:
    problem(http.get(path), 404, "unknown")


def test_a_head_is_an_answer_without_its_body(http: httpx.Client) -> None:
    whole, head = http.get("/api/about"), http.head("/api/about")
    assert head.status_code == 200
    assert head.content == b""
    assert head.headers["content-length"] == str(len(whole.content))


# Replays


@pytest.fixture(scope="module")
def brought(http: httpx.Client) -> str:
    answer = http.post("/api/replays", content=file_of(), headers=MATCH_FILE)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Imported).id


def test_the_same_file_twice_is_one_replay(http: httpx.Client, brought: str) -> None:
    assert http.post("/api/replays", content=file_of(), headers=MATCH_FILE).json() == {"id": brought}


def test_a_match_is_looked_through_page_by_page(http: httpx.Client, brought: str) -> None:
    steps: list[Step] = []
    first = 0
    while True:
        answer = http.get(f"/api/replays/{brought}", params={"mind": "1", "first": first, "count": 150})
        page = msgspec.json.decode(answer.content, type=ReplayPage)
        steps += page.page
        first += len(page.page)
        if not page.page:
            break
    match = played().match
    assert len(steps) == page.steps == len(match.log) + 1
    assert page.outcome == match.outcome()
    assert page.names == ("A", "B", "C")


def test_the_file_comes_back_as_it_was(http: httpx.Client, brought: str) -> None:
    answer = http.get(f"/api/replays/{brought}/file")
    assert answer.content == file_of()
    assert answer.headers["content-disposition"].startswith("attachment;")


def test_the_chronicle(http: httpx.Client, brought: str) -> None:
    chronicle = msgspec.json.decode(http.get(f"/api/replays/{brought}/chronicle").content, type=Chronicle)
    assert (chronicle.id, chronicle.game) == (brought, "nightmare-forest")
    assert len(chronicle.lines) > 50
    assert any(line.to for line in chronicle.lines), "what only some have heard is open now"


def test_the_draws(http: httpx.Client, brought: str) -> None:
    draws = msgspec.json.decode(http.get(f"/api/replays/{brought}/draws").content, type=Draws)
    assert draws.opened.entropy == ("owl", "")
    assert len(draws.draws) > 50


@pytest.mark.parametrize(
    ("query", "error"),
    [
        ({"mind": "7"}, "unknown-mind"),
        ({"mind": "all"}, "unknown-mind"),
        ({"mind": "x" * 9}, "invalid"),
        ({"first": "-1"}, "invalid"),
        ({"first": "two"}, "invalid"),
        ({"count": "201"}, "invalid"),
    ],
)
def test_questions_that_do_not_fit(http: httpx.Client, brought: str, query: dict[str, str], error: str) -> None:
    problem(http.get(f"/api/replays/{brought}", params=query), 400, error)


def test_there_is_no_such_match(http: httpx.Client) -> None:
    for path in (
        "/api/replays/none",
        "/api/replays/none/file",
        "/api/replays/none/draws",
        "/api/replays/none/chronicle",
    ):
        problem(http.get(path), 404, "unknown-match")
    order = {"step": 0, "seat": 0, "level": "steady", **NOBODY}
    problem(http.post("/api/replays/none/fork", json=order), 404, "unknown-match")


def test_a_match_that_is_not_over_shows_nothing(http: httpx.Client) -> None:
    place = open_table(http)
    problem(http.get(f"/api/replays/{place.table}"), 404, "unknown-match")


def test_playing_on_from_a_step(http: httpx.Client, brought: str) -> None:
    order = {"step": 20, "seat": 1, "level": "random", **NOBODY}
    answer = http.post(f"/api/replays/{brought}/fork", json=order)
    assert answer.status_code == 201, answer.text
    place = msgspec.json.decode(answer.content, type=Place)
    card = http.get(f"/api/tables/{place.table}").json()
    assert card["phase"] == "playing"
    assert card["players"][1] == "Bryn"


@pytest.mark.parametrize(
    "file",
    [
        b"",
        b"hello",
        b"{}\n{}\n{}\n",
        file_of()[:-10],
        file_of().replace(b'"seat":1', b'"seat":2', 1),
        b"[" * 100_000,
        b"\x00" * 1000,
    ],
)
def test_files_that_are_no_match(http: httpx.Client, file: bytes) -> None:
    problem(http.post("/api/replays", content=file, headers=MATCH_FILE), 400, "broken-file")


def test_a_match_of_other_rules(http: httpx.Client) -> None:
    file = file_of().replace(b'"rules_version":"', b'"rules_version":"0.', 1)
    problem(http.post("/api/replays", content=file, headers=MATCH_FILE), 409, "other-rules")


def test_the_api_describes_itself(http: httpx.Client) -> None:
    schema = http.get("/api/schema/openapi.json").json()
    assert "/api/tables/{code}/people" in schema["paths"]
    assert "Problem" in schema["components"]["schemas"]
    rules = schema["paths"]["/api/rules/{game}"]["get"]["responses"]
    assert rules["200"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Rulebook"}
    assert http.get("/api/schema").headers["content-type"].startswith("application/vnd.oai.openapi")


class Piece(Model):
    owner: Seat
    size: int
    mixed: Seat


class Board(Model):
    turn: Seat | None
    left: tuple[Seat, ...]
    pieces: list[Piece]
    scores: tuple[int, ...]
    pairs: tuple[tuple[Seat, int], ...]
    mixed: int


def test_fields_that_hold_seats_are_told_to_screens_that_know_no_types() -> None:
    assert seat_fields(Board) == ("left", "owner", "turn")
