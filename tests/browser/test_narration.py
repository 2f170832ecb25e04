"""The narrator at an online table: the table's screen speaks by itself, others if they want, and all say the same."""

import json

import pytest
from playwright.sync_api import Page, expect

from browser.gathering import introduce, seat_bots, sit_down
from browser.test_moderator import RECORDER
from browser.visitors import Visitors
from browser.waiting import until
from lanternwood.games.forsaken_forest.narration import narration

NIGHT = [f"Night 1. {narration('asleep', 0)}", narration("meeting", 45)]
EARS = """
  window.heard = [];
  const Context = window.AudioContext;
  window.AudioContext = class extends Context { constructor(...given) { super(...given); window.heard.push(this); } };
"""
"""Notes where sound is made."""


def listen(page: Page, path: str, **settings: object) -> None:
    """Open a page anew with these settings and with ears."""
    page.add_init_script(RECORDER)
    page.add_init_script(EARS)
    page.evaluate("chosen => localStorage.setItem('lanternwood.settings', chosen)", json.dumps(settings))
    page.goto(path)


@pytest.fixture
def table(visitors: Visitors) -> tuple[Page, Page, Page]:
    """Ann wants voice and sound, Bob has chosen nothing, and there is the screen of the table."""
    ann = visitors.open("/", phone=True)
    listen(ann, "/new?game=forsaken-forest", narration="on", sound=True)
    introduce(ann, "Ann", "Fox")
    ann.get_by_role("button", name="Set the table").click()
    expect(ann.get_by_text("free", exact=True).first).to_be_visible()
    bob = visitors.open("/")
    listen(bob, ann.url)
    sit_down(bob, "Bob", "Owl")
    screen = visitors.open("/")
    listen(screen, f"{ann.url}/screen")
    seat_bots(ann, 3)
    return ann, bob, screen


def spoken(page: Page) -> list[str]:
    said: list[str] = page.evaluate("window.spoken")
    return said


def test_a_night_is_told_to_all_alike(table: tuple[Page, Page, Page]) -> None:
    ann, bob, screen = table
    ann.get_by_role("button", name="Begin").click()
    for page in table:
        expect(page.get_by_text(NIGHT[-1])).to_be_visible()
    until(ann, lambda: spoken(ann) == spoken(screen) == NIGHT or None, "the narrator speaks")
    assert spoken(bob) == []
    # Wind blows where sound is wanted, and nowhere else.
    until(ann, lambda: ann.evaluate("window.heard.map(({ state }) => state)") == ["running"] or None, "wind")
    assert [page.evaluate("window.heard.length") for page in (bob, screen)] == [0, 0]


def test_what_is_chosen_in_the_settings_holds(visitors: Visitors) -> None:
    page = visitors.open("/settings")
    expect(page.get_by_role("radio", name="On the screen of a table")).to_be_checked()
    page.get_by_role("radio", name="On this device too").check()
    page.get_by_role("slider", name="Pace").fill("1.4")
    page.reload()
    expect(page.get_by_role("radio", name="On this device too")).to_be_checked()
    expect(page.get_by_role("slider", name="Pace")).to_have_value("1.4")
    expect(page.get_by_text("nothing is spoken here")).to_be_visible()  # no Chromium of the tests has a voice
    page.get_by_role("radio", name="Nowhere").check()
    expect(page.get_by_role("slider", name="Pace")).to_have_count(0)
