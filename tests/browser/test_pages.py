"""Every page that is there before anyone sits down: it opens, complains of nothing, and anyone can use it."""

import pytest

from browser.axe import violations
from browser.visitors import Visitors

PAGES = ["/", "/new", "/settings", "/notices", "/moderator", "/rules/nightmare-forest", "/t/ABCD", "/replay/none"]
PAGES += ["/rules", "/rules/forsaken-forest", "/rules/enter-the-forest", "/rules/none"]
PAGES += ["/odds/enter-the-forest", "/quick/enter-the-forest"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_opens_and_anyone_can_use_it(visitors: Visitors, path: str, phone: bool, theme: str) -> None:
    # That there is none of that name is all it says.
    with visitors.forgiving("/api/(tables/ABCD|replays/none|rules/none).* 404"):
        page = visitors.open(path, phone=phone, dark=theme == "dark")
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        assert violations(page) == []
        sideways = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert sideways <= 0, "the page is wider than the screen"
