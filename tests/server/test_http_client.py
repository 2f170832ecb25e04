"""The pages: the built client, served from memory."""

import gzip
import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from browser.serving import Server

SCRIPT = b"export const lantern = 'lit';\n" * 100
PAGE = b"<!doctype html><title>Lanternwood</title>"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_bytes(PAGE)
    (folder / "assets" / "main-abc123.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-abc123.js.br").write_bytes(b"as the build has compressed it")
    (folder / "assets" / "font-abc123.woff2").write_bytes(b"letters")
    (folder / "manifest.webmanifest").write_bytes(b"{}")
    (folder / "pages.json").write_bytes(b'["/almanac", "/tides/hollowmere", "/logs", "/logs/*"]')
    (folder.parent / "secret.txt").write_bytes(b"not for you")
    return folder


@pytest.fixture(scope="module")
def http(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    server = Server(tmp_path_factory.mktemp("server"), client)
    with httpx.Client(base_url=server.address, headers={"accept-encoding": "identity"}) as http:
        yield http
    server.stop()
    server.check()


@pytest.mark.parametrize(
    "path",
    [
        "/", "/new", "/settings", "/notices", "/t/ABCD", "/t/abcdef", "/t/ABCD/screen",
        "/replay/0123456789abcdef", "/replay/file-0123", "/rules", "/rules/hollowmere",
        "/almanac", "/tides/hollowmere",
    ],
)  # fmt: skip
def test_the_one_page_is_at_every_address_the_client_knows(http: httpx.Client, path: str) -> None:
    answer = http.get(path)
    assert answer.status_code == 200
    assert answer.content == PAGE
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing", "/t", "/t/AB", "/t/ABCD/other", "/assets/nothing.js", "/assets", "/index.htm",
        "/tides", "/tides/hollowmere/more", "/logs/one/more", "/almanac/one", "/pages.json",
        "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//secret.txt", "/%00", "/%ff",
    ],
)  # fmt: skip
def test_elsewhere_is_nothing(http: httpx.Client, path: str) -> None:
    answer = http.request("GET", httpx.URL(str(http.base_url).rstrip("/")).copy_with(raw_path=path.encode()))
    assert answer.status_code == 404
    assert b"not for you" not in answer.content
    assert PAGE not in answer.content


def test_what_is_named_by_its_content_is_kept_for_good(http: httpx.Client) -> None:
    answer = http.get("/assets/main-abc123.js")
    assert answer.content == SCRIPT
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert http.get("/manifest.webmanifest").headers["cache-control"] == "no-cache"
    assert http.get("/assets/font-abc123.woff2").headers["content-type"] == "font/woff2"


def test_text_is_compressed_as_the_browser_likes(http: httpx.Client) -> None:
    def raw(path: str, accepted: str) -> tuple[str | None, bytes]:
        with http.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
            return answer.headers.get("content-encoding"), b"".join(answer.iter_raw())

    assert raw("/assets/main-abc123.js", "gzip, deflate, br") == ("br", b"as the build has compressed it")
    encoding, body = raw("/assets/main-abc123.js", "gzip")
    assert encoding == "gzip"
    assert gzip.decompress(body) == SCRIPT
    assert raw("/assets/main-abc123.js", "gzip;q=0") == (None, SCRIPT)
    assert raw("/assets/font-abc123.woff2", "gzip, br") == (None, b"letters"), "that is compressed already"


def test_what_has_not_changed_is_not_sent_again(http: httpx.Client) -> None:
    etag = http.get("/").headers["etag"]
    again = http.get("/", headers={"if-none-match": etag})
    assert again.status_code == 304
    assert again.content == b""
    assert http.get("/", headers={"if-none-match": '"another"'}).status_code == 200


def test_heads(http: httpx.Client) -> None:
    head = http.head("/assets/main-abc123.js")
    assert head.content == b""
    assert head.headers["content-length"] == str(len(SCRIPT))


def test_what_is_built_anew_is_served(http: httpx.Client, client: Path) -> None:
    page = client / "index.html"
    (client / "assets" / "main-def456.js").write_bytes(b"new")
    pages = client / "pages.json"
    named = pages.read_bytes()
    pages.write_bytes(b'["/tides/hollowmere", "/stars"]')
    page.write_bytes(b"<!doctype html><title>New</title>")
    os.utime(page, ns=(1, 1))
    try:
        assert b"New" in http.get("/stars").content
        assert b"New" in http.get("/").content
        assert http.get("/almanac").status_code == 404
        assert http.get("/assets/main-def456.js").content == b"new"
    finally:
        pages.write_bytes(named)
        page.write_bytes(PAGE)
    assert http.get("/new").content == PAGE


def test_a_server_without_pages_says_so(tmp_path: Path) -> None:
    server = Server(tmp_path, tmp_path / "nowhere")
    answer = httpx.get(server.address + "/t/ABCD")
    assert answer.status_code == 503
    assert "./lantern serve" in answer.text
    assert httpx.get(server.address + "/api/about").status_code == 200
    server.stop()
