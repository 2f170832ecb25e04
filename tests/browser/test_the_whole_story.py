"""The end of Forsaken Forest: who was who, what each knew when, what decided it, and the way back into the replay."""

import re

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


def test_on_a_phone_each_has_a_list_that_fits_the_screen(visitors: Visitors, server: Server) -> None:
    page = at_the_end(visitors, server, phone=True)
    expect(page.get_by_role("table")).to_have_count(0)
    lists = page.get_by_role("region", name="What each knew, and when").get_by_role("group")
    expect(lists).to_have_count(6)
    lists.first.locator("summary").click()
    expect(lists.first.get_by_role("link", name=re.compile("^Watch it all again as "))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_what_everyone_held_is_folded_under_who_they_were(visitors: Visitors, server: Server) -> None:
    """FF-WIN-11"""
    page = at_the_end(visitors, server, phone=True)
    who = page.get_by_role("region", name="Who was who").get_by_role("list").first
    people = who.get_by_role("button", name=re.compile(r"held (no card|\d+ cards?)$"))
    expect(people).to_have_count(6)
    somebody = people.and_(who.get_by_role("button", expanded=False)).first
    somebody.click()
    card = who.get_by_role("list").get_by_role("button", expanded=False).first
    name = card.inner_text().split("\n")[0]
    card.click()
    expect(who.locator(".card", has_text=name)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_the_piles_lie_in_their_order_and_the_decks_are_listed(visitors: Visitors, server: Server) -> None:
    """FF-DECK-04, and the deck lists of the table of visibility."""
    page = at_the_end(visitors, server, phone=True)
    page.get_by_role("button", name="To the play before").click()
    page.get_by_role("button", name="Discards", exact=True).click()
    pile = page.get_by_role("dialog", name="Discards").locator("ol").first.get_by_role("listitem")
    expect(pile.first).to_contain_text("on top")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What is in the decks").click()
    decks = page.get_by_role("dialog", name="What is in the decks")
    expect(decks.get_by_role("heading", name="Travelers Deck, 184 cards")).to_be_visible()
    decks.get_by_role("button", name="Deny Fate ×9").click()
    expect(decks).to_contain_text("Forbid a Slow or Fast Action that has not yet happened.")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_what_decided_it_is_short(visitors: Visitors, server: Server) -> None:
    points = at_the_end(visitors, server).get_by_role("region", name="What decided it").get_by_role("listitem")
    assert 1 <= points.count() <= 6


def test_a_replay_goes_from_play_to_play_and_comes_back_where_it_was(visitors: Visitors, server: Server) -> None:
    page = at_the_end(visitors, server)
    where = page.get_by_role("slider", name="Step of the match")
    last = int(where.input_value())
    page.get_by_role("button", name="To the play before").click()
    expect(where).not_to_have_value(str(last))
    before = int(where.input_value())
    page.get_by_label("Every step").check()
    page.get_by_role("button", name="One step back").click()
    expect(where).to_have_value(str(before - 1))
    page.wait_for_url(re.compile(rf"\?mind=open&step={before - 1}$"))
    page.reload()
    expect(where).to_have_value(str(before - 1))
