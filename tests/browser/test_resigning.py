"""Giving a match up from the table's menu: by keyboard, on the narrowest screens, and only where the game has it."""

import pytest
from playwright.sync_api import expect

from browser.gathering import begin, gather
from browser.visitors import Visitors


@pytest.mark.rule("NF-ENG-06")
def test_whoever_resigns_is_asked_once_more_and_everyone_is_told(visitors: Visitors) -> None:
    host, friend = gather(visitors, "Ann", "Bea")
    begin(host)
    friend.set_viewport_size({"width": 360, "height": 640})
    friend.get_by_role("button", name="2 here").click()
    people = friend.get_by_role("dialog", name="At the table")
    people.get_by_role("button", name="Resign").focus()
    friend.keyboard.press("Enter")
    expect(people).to_contain_text("cannot be taken back")
    expect(people.get_by_role("button", name="Play on")).to_be_focused()
    assert friend.evaluate("document.documentElement.scrollWidth") <= 360
    friend.keyboard.press("Enter")
    expect(people.get_by_role("button", name="Resign")).to_be_visible()

    people.get_by_role("button", name="Resign").focus()
    friend.keyboard.press("Enter")
    friend.keyboard.press("Shift+Tab")
    expect(people.get_by_role("button", name="Give up")).to_be_focused()
    friend.keyboard.press("Enter")
    expect(people.get_by_role("button", name="Resign")).to_have_count(0)

    host.get_by_role("button", name="2 here").click()
    host.get_by_role("dialog", name="At the table").get_by_role("button", name="Resign").click()
    host.get_by_role("button", name="Give up").click()
    host.keyboard.press("Escape")
    for page in (host, friend):
        expect(page.get_by_text("Bea and Ann resigned.")).to_be_attached()
