"""The end of Forsaken Forest: who was who, what each knew when, what decided it, and the way back into the replay."""

import re
from pathlib import Path

import httpx
from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.serving import Server
from browser.visitors import Visitors
from lanternwood.games.forsaken_forest import GAME
from server.match_files import file_of


def at_the_end(visitors: Visitors, server: Server, phone: bool = False) -> Page:
    answer = httpx.post(
        f"{server.address}/api/replays",
        content=file_of(GAME, seats=6),
        headers={"Content-Type": "application/x-ndjson", "Origin": server.address},
    )
    page = visitors.open(f"/replay/{answer.json()['id']}?step=999999", phone=phone)
    expect(page.get_by_role("heading", name="What decided it")).to_be_visible()
    return page


def test_everything_is_open_and_every_line_leads_into_the_replay(visitors: Visitors, server: Server) -> None:
    page = at_the_end(visitors, server)
    assert violations(page) == []
    knew = page.get_by_role("table")
    expect(knew.get_by_role("columnheader", name="Night 1")).to_be_visible()
    fact = knew.get_by_role("link", name=re.compile("^Knew where all lies")).first
    href = fact.get_attribute("href")
    assert href
    assert re.search(r"\?mind=\d+&step=\d+$", href)
    fact.click()
    page.wait_for_url(re.compile(re.escape(href)))
    seat = re.search(r"mind=(\d+)", href)
    assert seat
    minds = page.get_by_role("group", name="As known by").get_by_role("radio")
    expect(minds.nth(2 + int(seat[1]))).to_be_checked()


def test_on_a_phone_the_table_scrolls_and_the_page_does_not(visitors: Visitors, server: Server, tmp_path: Path) -> None:
    page = at_the_end(visitors, server, phone=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
