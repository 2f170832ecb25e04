"""By day in Forsaken Forest: what one is not asked about stays so on a new page, and the map can be talked about."""

import re

from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.gathering import expect_seated, introduce, seat_bots
from browser.visitors import Visitors

TIMES = {
    "Length of nights,": "20",
    "A placement in the Fugue Phase,": "1",
    "An Action Phase,": "5",
}
SMALL = "Don’t ask me about small things"
TABLES = 4
"""Where a bot sends her to the gallows before that turn is over, she sits down at another."""


def by_day(visitors: Visitors, phone: bool = False) -> Page:
    """A table with three bots who take their time, as soon as the first turn of another has begun."""
    for _ in range(TABLES):
        page = first_turn(visitors, phone)
        quiet = page.get_by_label(SMALL)
        accused = page.get_by_role("heading", name="Speak for your life")
        expect(quiet.or_(accused).first).to_be_visible(timeout=90_000)
        if quiet.is_visible():
            return page
    raise AssertionError(f"accused in the first turn at {TABLES} tables")


def first_turn(visitors: Visitors, phone: bool) -> Page:
    page = visitors.open("/new?game=forsaken-forest", phone=phone)
    introduce(page, "Ann", "Owl")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url(re.compile("/t/[A-Z]{4,6}$"))
    expect_seated(page, "Ann")
    seat_bots(page, 3)
    page.locator("summary", has_text="Times and limits").click()
    for label, value in TIMES.items():
        page.get_by_label(label).fill(value)
        page.get_by_label(label).press("Tab")
    page.get_by_role("button", name="Begin").click()
    # She lets her moment in the Fugue Phase go by, and is told so.
    told = page.get_by_role("status").get_by_text("Your time was up. The rules chose for you.")
    expect(told).to_be_visible(timeout=90_000)
    return page


def test_what_one_is_not_asked_about_is_kept_with_the_match(visitors: Visitors) -> None:
    page = by_day(visitors)
    page.get_by_label(SMALL).check()
    page.get_by_role("combobox", name=re.compile("^Ask me")).select_option("when the Forest plays")
    page.reload()
    expect(page.get_by_role("combobox", name=re.compile("^Ask me"))).to_have_value("forest", timeout=60_000)
    expect(page.get_by_label(SMALL)).to_be_checked(timeout=60_000)
    assert violations(page) == []


def test_a_place_on_the_map_can_be_talked_about(visitors: Visitors) -> None:
    page = by_day(visitors, phone=True)
    page.get_by_role("button", name="Speak", exact=True).click()
    panel = page.get_by_role("dialog")
    panel.get_by_role("radio", name="The way").check()
    expect(panel.get_by_role("blockquote")).to_have_text("“Let us go to the north door.”")
    panel.get_by_role("radio", name="J9", exact=True).click()
    expect(panel.get_by_role("blockquote")).to_have_text("“Let us go to J9.”")
    assert violations(page) == []
