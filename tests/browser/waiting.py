"""Waiting for what should become true of several pages at once; for one page, Playwright waits by itself."""

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Page

from browser.visitors import PATIENCE

BEAT = 20
"""Milliseconds between two looks, in which Playwright hears what the pages tell it."""

Found = TypeVar("Found")


def until(page: Page, look: Callable[[], Found | None], what: str, patience: float = PATIENCE) -> Found:
    """Look again and again until there is something to see."""
    last = time.monotonic() + patience / 1000
    while (found := look()) is None:
        assert time.monotonic() < last, f"in vain: {what}"
        page.wait_for_timeout(BEAT)
    return found
