"""Which Chromium the browser tests use. As a program it prints one, and gets one if there is none.

Looked for are, in this order: LANTERN_CHROMIUM, the usual names on the PATH, the usual places of macOS and Windows, and
Playwright's own. One that does not start is passed over.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
# Nothing here may call home, and a container has neither a GPU nor much shared memory.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def usual() -> Iterator[str]:
    if named := os.environ.get("LANTERN_CHROMIUM"):
        yield named
    yield from filter(None, map(shutil.which, NAMES))
    yield from (place for place in PLACES if Path(place).exists())


def find() -> str | None:
    with sync_playwright() as playwright:
        for path in [*usual(), playwright.chromium.executable_path]:
            try:
                playwright.chromium.launch(executable_path=path, args=FLAGS).close()
                return path
            except Error:
                continue
    return None


def get() -> str | None:
    """Have Playwright's, which needs no rights, or else Debian's, which brings the libraries it needs."""
    say("No Chromium was found for the browser tests. Downloading Playwright's (once) ...")
    run(sys.executable, "-m", "playwright", "install", "--only-shell", "chromium")
    found = find()
    if found or not shutil.which("apt-get") or os.geteuid() != 0:
        return found
    say("Installing Debian's Chromium (once) ...")
    run("apt-get", "-qq", "update")
    run("apt-get", "-qq", "install", "-y", "--no-install-recommends", "chromium")
    return find()


def run(*command: str) -> None:
    """Its progress goes to stderr, as stdout is for the answer. Whether it worked shows when the browser starts."""
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, stdout=sys.stderr, stderr=subprocess.DEVNULL, env=environ)


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def main() -> int:
    if found := find() or get():
        print(found)
        return 0
    say(
        "The browser tests need Chromium or Chrome, and none on this machine starts. Install one (on Debian or Ubuntu: "
        "`sudo apt install chromium`), or set LANTERN_CHROMIUM to the path of one; then run this again."
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
