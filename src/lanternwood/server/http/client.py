"""The browser client: its files from memory, compressed, and its one page for every address that it knows."""

import gzip
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException

PAGES = re.compile(
    r"/(new|settings|notices)?|/t/[A-Za-z]{4,6}(/screen)?"
    r"|/replay/[A-Za-z0-9_-]{1,64}|/rules(/[a-z0-9-]{1,64})?"
)
"""What the client has a page for, whichever games there are."""
OWN_PAGES = "pages.json"
"""The build names here what games have pages of their own for; a star at the end is any last part."""
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
COMPRESSIBLE = {".css", ".html", ".ico", ".js", ".json", ".svg", ".txt", ".webmanifest"}
FOREVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Lanternwood</title>
<h1>The pages are not built yet</h1>
<p>The server runs, but it has no pages to show. <code>./lantern serve</code> builds them; so does
<code>npm ci &amp;&amp; npm run build</code> in the folder <code>client</code>. Then load this page again.</p></html>
"""
NOT_FOUND = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Lanternwood</title>
<h1>There is nothing here</h1><p>Look at the link again, or <a href="/">go to the start</a>.</p></html>
"""


@dataclass(slots=True)
class File:
    body: bytes
    type: str
    cache: str
    etag: str
    compressible: bool
    encoded: dict[str, bytes] = field(default_factory=dict)
    """By encoding: made by the build, or when first asked for."""

    def best_for(self, accepted: str) -> tuple[str | None, bytes]:
        wanted = {part.partition(";")[0].strip() for part in accepted.lower().split(",") if ";q=0" not in part}
        if "br" in wanted and "br" in self.encoded:
            return "br", self.encoded["br"]
        if "gzip" in wanted and self.compressible:
            if "gzip" not in self.encoded:
                self.encoded["gzip"] = gzip.compress(self.body, 9, mtime=0)
            return "gzip", self.encoded["gzip"]
        return None, self.body


class Client:
    """The built client. When it is built anew, the new one is served."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.files: dict[str, File] = {}
        self.own_pages: frozenset[str] = frozenset()
        self.built: int | None = None

    def file(self, path: str) -> File | None:
        """The file at this address; the page itself for all addresses that the client knows."""
        if path not in self.files:
            self.look_again()
        page = PAGES.fullmatch(path) or path in self.own_pages or f"{path.rpartition('/')[0]}/*" in self.own_pages
        return self.files.get("/index.html" if page else path)

    def look_again(self) -> None:
        try:
            built = (self.folder / "index.html").stat().st_mtime_ns if self.folder else None
        except OSError:
            built = None
        if built != self.built:
            self.built = built
            self.files = dict(read_files(self.folder)) if self.folder and built else {}
            named = self.files.pop(f"/{OWN_PAGES}", None)
            self.own_pages = msgspec.json.decode(named.body, type=frozenset[str]) if named else frozenset()


def read_files(folder: Path) -> Iterator[tuple[str, File]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in (".br", ".gz"):
            address = "/" + path.relative_to(folder).as_posix()
            yield address, read_file(path, address)


def read_file(path: Path, address: str) -> File:
    body = path.read_bytes()
    # The build names what lies in assets/ by its content.
    cache = FOREVER if address.startswith("/assets/") else ASK_EACH_TIME
    etag = f'"{sha256(body).hexdigest()[:20]}"'
    file = File(body, TYPES.get(path.suffix, "application/octet-stream"), cache, etag, path.suffix in COMPRESSIBLE)
    for encoding, suffix in (("br", ".br"), ("gzip", ".gz")):
        beside = path.with_name(path.name + suffix)
        if beside.is_file():
            file.encoded[encoding] = beside.read_bytes()
    return file


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def show_client(request: Request[Any, Any, Any], client: NamedDependency[Client]) -> Response[bytes]:
    path = request.scope["path"]
    file = client.file(path)
    if file:
        return answer(file, request)
    if path == "/api" or path.startswith("/api/"):
        raise NotFoundException
    page, status = (NOT_BUILT, 503) if PAGES.fullmatch(path) else (NOT_FOUND, 404)
    return Response(page.encode(), status_code=status, media_type="text/html")


def answer(file: File, request: Request[Any, Any, Any]) -> Response[bytes]:
    headers = {"Cache-Control": file.cache, "ETag": file.etag, "Vary": "Accept-Encoding"}
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    encoding, body = file.best_for(request.headers.get("accept-encoding", ""))
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(body, headers=headers, media_type=file.type)
