"""A seat goes over to another device in the middle of a game, and the first device says so."""

import re

from playwright.sync_api import expect

from browser.gathering import begin, gather
from browser.playing import Player, play_on, turns
from browser.visitors import Visitors


def test_a_seat_moves_to_another_device(visitors: Visitors) -> None:
    (laptop,) = gather(visitors, "Ann", bots=1)
    begin(laptop)
    run = laptop.get_by_role("region", name="The run")
    ann = Player(laptop, "Ann")
    assert play_on([ann], run.is_visible)
    laptop.get_by_role("button", name="1 here").click()
    people = laptop.get_by_role("dialog", name="At the table")
    people.get_by_role("button", name="Move my seat to another device").click()
    code = people.locator("strong").inner_text()
    assert code not in laptop.url

    phone = visitors.open("/", phone=True)
    phone.get_by_role("button", name="I have a moving code").tap()
    phone.get_by_label("Moving code").fill(code.lower())
    phone.get_by_role("button", name="Take the seat").tap()
    mine = phone.get_by_role("button", name="played by Ann")
    expect(mine).to_have_accessible_name(re.compile("^You, "))
    expect(laptop.get_by_role("heading", name="Your seat has moved")).to_be_visible()
    expect(laptop.get_by_role("region", name="The run")).to_have_count(0)

    moved = Player(phone, "Ann", touch=True)
    next(turns([moved])).choose()
    again = visitors.open("/")
    again.get_by_role("button", name="I have a moving code").click()
    again.get_by_label("Moving code").fill(code)
    with visitors.forgiving("/api/recover.* 40"):
        again.get_by_role("button", name="Take the seat").click()
        expect(again.get_by_role("alert")).to_be_visible()
