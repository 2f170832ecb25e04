"""Every page that is there before anyone sits down: it opens, complains of nothing, and anyone can use it."""

import pytest

from browser.axe import violations
from browser.visitors import Visitors

PAGES = ["/", "/new", "/settings", "/notices", "/moderator", "/rules/nightmare-forest", "/t/ABCD", "/replay/none"]
PAGES += ["/rules", "/rules/none", "/odds/enter-the-forest", "/quick/enter-the-forest"]
WAYS = [(device, theme) for device in ("phone", "desk") for theme in ("light", "dark")]
LONG = {
    "/rules/forsaken-forest": [("phone", "light"), ("desk", "dark")],
    "/rules/enter-the-forest": [("phone", "dark")],
}
"""Further rulebooks take seconds each and look alike, so each is looked at in some of the ways."""
VISITS = [(path, *way) for path in PAGES for way in WAYS] + [(path, *way) for path in LONG for way in LONG[path]]


@pytest.mark.parametrize(("path", "device", "theme"), VISITS)
def test_a_page_opens_and_anyone_can_use_it(visitors: Visitors, path: str, device: str, theme: str) -> None:
    # That there is none of that name is all it says.
    with visitors.forgiving("/api/(tables/ABCD|replays/none|rules/none).* 404"):
        page = visitors.open(path, phone=device == "phone", dark=theme == "dark")
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        assert violations(page) == []
        sideways = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert sideways <= 0, "the page is wider than the screen"
