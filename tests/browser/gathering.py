"""How people come to a table: they set it, sit down at it, watch it, and the host settles how it is played."""

import re

from playwright.sync_api import Page, expect

from browser.visitors import Visitors

EMBLEMS = ["Fox", "Owl", "Moth", "Key", "Hare"]


def introduce(page: Page, name: str, emblem: str) -> None:
    page.get_by_label("What shall we call you?").fill(name)
    page.get_by_role("radio", name=emblem, exact=True).check()


def set_table(page: Page, name: str, emblem: str = "Lantern") -> str:
    """From the first page to the fire. Gives the letters of the table."""
    page.get_by_role("link", name="Set a new table").click()
    introduce(page, name, emblem)
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url(re.compile("/t/[A-Z]{4,6}$"))
    expect_seated(page, name)
    return page.url.rpartition("/")[2]


def sit_down(page: Page, name: str, emblem: str) -> None:
    """From the page of a table to its fire."""
    introduce(page, name, emblem)
    page.get_by_role("button", name="Sit down").click()
    expect_seated(page, name)


def expect_seated(page: Page, *names: str) -> None:
    """These sit round the fire, as this page shows it."""
    ring = page.get_by_role("list", name="Seats round the fire")
    for name in names:
        expect(ring.get_by_role("listitem").filter(has_text=name)).to_have_count(1)


def settle(host: Page) -> None:
    """A short game without clocks, in which bots let nobody wait."""
    host.get_by_label("Speed game.").check()
    host.get_by_role("radio", name="No limit").check()
    host.get_by_role("radio", name="at once").check()


def seat_bots(host: Page, count: int = 1) -> None:
    """All with one press."""
    free = host.get_by_role("list", name="Seats round the fire").get_by_text("free", exact=True)
    before = free.count()
    if count > 1:
        host.get_by_label("How many bots").select_option(str(count))
    host.get_by_role("button", name="Seat a bot" if count == 1 else f"Seat {count} bots").click()
    expect(free).to_have_count(before - count)


def gather(visitors: Visitors, *names: str, bots: int = 0, phone: bool = False, dark: bool = True) -> list[Page]:
    """People round one fire, and bots. The first is the host."""
    host = visitors.open("/", phone=phone, dark=dark)
    code = set_table(host, names[0])
    pages = [host]
    for name, emblem in zip(names[1:], EMBLEMS, strict=False):
        pages.append(visitors.open(f"/t/{code}", phone=phone, dark=dark))
        sit_down(pages[-1], name, emblem)
    settle(host)
    if bots:
        seat_bots(host, bots)
    return pages


def begin(host: Page) -> None:
    host.get_by_role("button", name="Begin").click()
    expect(host.get_by_role("list", name="The campers")).to_be_visible()
