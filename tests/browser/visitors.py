"""People in front of browsers: each has a context of their own, and everything their pages complain about is noted."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1440, "height": 900}
PATIENCE = 15_000
"""Milliseconds that anything may take on a busy machine."""
expect.set_options(timeout=PATIENCE)
OUT_OF_REACH = "WebSocket|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|occurred when fetching the script"
"""What browsers say of a server that does not answer; the last of it if they just wanted to keep the shell."""


class Visitors:
    """Opens pages of one server."""

    def __init__(self, browser: Browser, address: Callable[[], str]) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.troubles: list[str] = []
        self.forgiven: list[str] = []

    def open(
        self, path: str = "/", *, phone: bool = False, dark: bool = True, motion: bool = False, sharpness: int = 1
    ) -> Page:
        """Somebody new opens a page, on a phone or at a desk; things stand still unless motion is wanted."""
        context = self.browser.new_context(
            base_url=self.address(),
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=sharpness,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            permissions=["clipboard-read", "clipboard-write"],
        )
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        context.on("page", self.listen)
        page = context.new_page()
        page.goto(path)
        return page

    def listen(self, page: Page) -> None:
        page.on("console", self.note_console)
        page.on("pageerror", lambda error: self.note(f"{page.url}: {error}"))

    def note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.note(f"{message.location.get('url', '')}: {message.text}")

    def note(self, trouble: str) -> None:
        if not any(re.search(pattern, trouble) for pattern in self.forgiven):
            self.troubles.append(trouble)

    @contextmanager
    def forgiving(self, pattern: str) -> Iterator[None]:
        """For a while, such complaints are to be expected."""
        self.forgiven.append(pattern)
        yield
        self.forgiven.remove(pattern)

    def take_pictures(self, folder: Path) -> None:
        """Of what everyone sees, to find out what went wrong."""
        for number, page in enumerate(page for context in self.contexts for page in context.pages):
            page.screenshot(path=folder / f"page-{number}.png", full_page=True)

    def leave(self) -> None:
        for context in self.contexts:
            context.close()
