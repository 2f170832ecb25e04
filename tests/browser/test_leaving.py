"""Someone leaves in the middle of a game: a stand-in plays on, and the seat is still theirs."""

import re

import pytest
from playwright.sync_api import expect

from browser.gathering import begin, gather
from browser.visitors import Visitors


@pytest.mark.rule("FF-GEN-14")
def test_whoever_leaves_in_the_middle_can_come_back(visitors: Visitors) -> None:
    host, friend = gather(visitors, "Ann", "Bea", bots=1)
    begin(host)
    table = friend.url
    friend.get_by_role("button", name="2 here").click()
    people = friend.get_by_role("dialog", name="At the table")
    people.get_by_role("button", name="Leave the table").click()
    expect(people).to_contain_text("take your seat back")
    people.get_by_role("button", name="Leave", exact=True).click()
    expect(friend).to_have_url(re.compile(r"/$"))

    friend.goto(table)
    back = friend.get_by_role("button", name="Take it back")
    back.click()
    expect(back).to_have_count(0)
