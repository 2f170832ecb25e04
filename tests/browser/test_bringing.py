"""What people bring to a match, in the lobby of a game that has no chooser of its own."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.gathering import expect_seated, introduce, seat_bots, sit_down
from browser.serving import Server
from browser.visitors import Visitors


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), client, program="server.serving_fixtures")
    yield server
    server.stop()
    server.check()


def bring(page: Page, text: str, whose: str = "mine") -> None:
    page.get_by_label("A satchel, by its name, its code or as a list").fill(text)
    if page.get_by_label("Whose satchel").count():
        page.get_by_label("Whose satchel").select_option(whose)
    page.get_by_role("button", name="Bring it").click()


def brought(page: Page) -> str:
    return page.get_by_role("list", name="Who has brought one").inner_text()


def test_each_sees_their_own_and_that_the_others_are_ready(visitors: Visitors) -> None:
    ann = visitors.open("/new?game=satchels")
    introduce(ann, "Ann", "Owl")
    ann.get_by_role("button", name="Set the table").click()
    ann.wait_for_url(re.compile("/t/[A-Z]{4,6}$"))
    bo = visitors.open(ann.url, phone=True)
    sit_down(bo, "Bo", "Fox")

    expect(bo.get_by_text("will play with a satchel that is drawn for you")).to_be_visible()
    bring(bo, "9,9,9,0")
    wrong = bo.get_by_role("list", name="What is wrong with it")
    expect(wrong.get_by_role("listitem")).to_have_text(
        [
            "A satchel holds 5 cards, not 4.",
            "There is no card 0.",
            "The cards come to 27, and 25 is the most.",
        ]
    )
    expect(bo.get_by_label("A satchel, by its name")).to_have_value("9,9,9,0")
    bring(bo, "bold")
    expect(bo.get_by_text("You bring: bold")).to_be_visible()
    expect(wrong).to_have_count(0)
    expect(ann.get_by_role("list", name="Who has brought one")).to_contain_text(re.compile("Bo is ready: [0-9a-f]{12}"))
    expect(ann.get_by_role("list", name="Seats round the fire")).to_contain_text("ready")
    assert "bold" not in ann.content()
    assert brought(ann) == brought(bo)
    assert violations(ann) == []
    assert violations(bo) == []

    bo.reload()
    expect(bo.get_by_text("You bring: bold")).to_be_visible()
    bo.get_by_role("button", name="Take it back").click()
    expect(bo.get_by_text("will play with a satchel that is drawn for you")).to_be_visible()
    expect(ann.get_by_role("list", name="Who has brought one")).to_contain_text("Bo plays with one that is drawn.")


def test_the_host_brings_something_for_a_bot_and_the_match_begins(visitors: Visitors) -> None:
    ann = visitors.open("/new?game=satchels")
    introduce(ann, "Ann", "Owl")
    ann.get_by_role("button", name="Set the table").click()
    ann.wait_for_url(re.compile("/t/[A-Z]{4,6}$"))
    expect_seated(ann, "Ann")
    seat_bots(ann)
    bring(ann, "5,5,5,5,5")
    expect(ann.get_by_text("You bring: own")).to_be_visible()
    bring(ann, "even", "Bramble")
    expect(ann.get_by_text("Bramble has from you: even")).to_be_visible()
    ann.get_by_text("Times and limits").click()
    ann.get_by_label("Most").fill("20")
    ann.get_by_label("Most").press("Tab")
    expect(ann.get_by_role("list", name="Who has brought one")).to_contain_text("does not fit this table any more")
    expect(ann.get_by_role("list", name="What is wrong with it")).to_contain_text("20 is the most")
    ann.get_by_label("Most").fill("25")
    ann.get_by_label("Most").press("Tab")
    expect(ann.get_by_role("list", name="What is wrong with it")).to_have_count(0)
    ann.get_by_role("button", name="Begin").click()
    expect(ann.get_by_role("list", name="Who has brought one")).to_have_count(0)
