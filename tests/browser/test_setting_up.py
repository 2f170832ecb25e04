"""In the lobby of a game with much to choose: role lists, their ratio, and the copies in a deck."""

import re

from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.gathering import expect_seated, introduce, seat_bots, sit_down
from browser.visitors import Visitors


def table_of_five(visitors: Visitors, phone: bool = False) -> Page:
    host = visitors.open("/new?game=forsaken-forest", phone=phone)
    introduce(host, "Ann", "Owl")
    host.get_by_role("button", name="Set the table").click()
    host.wait_for_url(re.compile("/t/[A-Z]{4,6}$"))
    expect_seated(host, "Ann")
    seat_bots(host, 4)
    return host


def test_the_host_puts_a_role_list_together_and_reads_its_ratio(visitors: Visitors) -> None:
    """FF-DIST-01, FF-DIST-03, FF-DIST-10, FF-SETUP-09"""
    host = table_of_five(visitors)
    expect(host.get_by_role("radio", name="1 Forsaken, 4 Commonfolk Recommended for new players.")).to_be_checked()
    host.get_by_role("radio", name="A list of your own").check()
    expect(host.get_by_text("5 cards for 5 players")).to_be_visible()
    host.get_by_role("button", name="One Oracle more").click()
    expect(
        host.get_by_text("the role list has 6 cards for 5 players: take 1 out, or seat 1 more", exact=False)
    ).to_have_count(1)
    host.get_by_role("button", name="One Commonfolk fewer").click()
    expect(host.get_by_text("Weighted ratio 4.5 to 1")).to_be_visible()
    warning = host.get_by_text("4.5 to 1 favours the Villager Team; 1.5 to 3 is advised and 2 is ideal.")
    expect(warning).to_have_count(2)
    host.get_by_role("button", name="One Commonfolk fewer").click()
    host.get_by_role("button", name="One Silencer more").click()
    expect(host.get_by_text("Weighted ratio 1.4 to 1")).to_be_visible()
    assert violations(host) == []


def test_everyone_sees_what_the_host_has_chosen(visitors: Visitors) -> None:
    host = table_of_five(visitors)
    bo = visitors.open(host.url, phone=True)
    sit_down(bo, "Quill", "Fox")
    host.get_by_role("radio", name="With Special Roles").check()
    expect(bo.get_by_role("radio", name="With Special Roles")).to_be_checked()
    expect(bo.get_by_role("radio", name="With Special Roles")).to_be_disabled()
    expect(bo.get_by_text("Weighted ratio")).to_be_visible()


def test_the_copies_in_the_deck_are_changed_and_set_back(visitors: Visitors) -> None:
    """FF-DIST-09"""
    host = table_of_five(visitors, phone=True)
    host.locator("summary", has_text="Change the decks").click()
    field = host.get_by_label("Copies of Spyglass")
    usual = int(field.input_value())
    field.fill("1")
    field.press("Tab")
    expect(host.get_by_text(f"{184 - usual + 1} cards instead of 184", exact=True)).to_be_visible()
    assert violations(host) == []
    host.get_by_role("button", name="As printed again").click()
    expect(host.get_by_text("184 cards", exact=True)).to_be_visible()
    expect(field).to_have_value(str(usual))
