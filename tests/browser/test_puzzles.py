"""Forsaken's puzzles: chosen from their page, solved on the real board, failed, tried again, shown, and kept."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import violations
from browser.duel import QUIET
from browser.visitors import Visitors

PAGE = "/forsaken/puzzles"


@pytest.fixture(params=["desk", "phone"])
def page(request: pytest.FixtureRequest, visitors: Visitors) -> Page:
    page = visitors.open(PAGE, phone=request.param == "phone")
    page.evaluate(QUIET)
    return page


def button(page: Page, name: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("button", name=name, exact=isinstance(name, str))


def look(page: Page, pictures: Path, moment: str) -> None:
    width = page.evaluate("innerWidth")
    page.screenshot(path=pictures / f"{moment}-{width}.png", full_page=width < 1000)
    assert violations(page) == [], moment
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, f"{moment} is too wide"


def open_puzzle(page: Page, name: str) -> None:
    button(page, re.compile(rf"^\d+\. {name}")).click()
    expect(page.get_by_role("region", name="The puzzle")).to_contain_text(name)
    expect(button(page, "End turn")).to_be_visible()


def attack(page: Page, follower: str, target: str) -> None:
    """Take a Follower up, aim, and press what is lit."""
    page.get_by_role("button", name=re.compile(f"^{follower}")).filter(visible=True).first.click()
    aim = page.get_by_role("button", name=re.compile(target)).filter(visible=True)
    lit = page.locator(".plate--lit")
    if not lit.is_visible():
        aim.last.click()
    lit.click()


@pytest.mark.rule("FK-Q-150")
def test_the_first_is_solved_and_its_window_is_lit(page: Page, tmp_path: Path) -> None:
    look(page, tmp_path, "all-dark")
    button(page, "Begin with “One blow”").click()
    expect(page.get_by_role("region", name="The puzzle")).to_contain_text("Win this turn.")
    assert page.locator(".wick").count() == 0, "nothing hurries whoever thinks"
    look(page, tmp_path, "first")
    slim = page.locator(".slim:not(.dark)").filter(visible=True)
    if slim.count():
        slim.last.click()
    attack(page, "Gate Crasher", "Tower")
    expect(page.get_by_role("heading", name="Solved.")).to_be_in_viewport()
    expect(page.get_by_text("An Exhausted Follower guards nothing")).to_be_visible()
    look(page, tmp_path, "solved")

    button(page, "Next: Who goes first").click()
    expect(page.get_by_role("region", name="The puzzle")).to_contain_text("2. Who goes first")
    button(page, "All puzzles").click()
    expect(button(page, re.compile("^1. One blow. Win this turn. Solved."))).to_be_visible()
    expect(button(page, "Go on with “Who goes first”")).to_be_visible()
    page.reload()
    expect(page.get_by_text("1 of 20 windows lit.")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Solve a puzzle of Forsaken")).to_be_visible()
    expect(page.get_by_text("table", exact=False).filter(has_text="Forsaken ·")).to_have_count(0)


@pytest.mark.rule("FK-Q-150")
def test_one_is_failed_tried_again_and_shown(page: Page, tmp_path: Path) -> None:
    open_puzzle(page, "Keep the door")
    button(page, "End turn").click()
    expect(page.get_by_role("heading", name="Not yet.")).to_be_in_viewport()
    expect(page.get_by_text("They broke through before dawn.")).to_be_visible()
    look(page, tmp_path, "failed")

    button(page, "Try again").click()
    expect(button(page, "End turn")).to_be_visible()
    button(page, "A hint").click()
    expect(page.get_by_text("Count who comes")).to_be_visible()
    look(page, tmp_path, "hinted")
    button(page, "Show me").click()
    expect(page.get_by_text("Watch how it is done.")).to_be_visible()
    expect(page.get_by_role("heading", name="So it is done.")).to_be_visible(timeout=30_000)
    button(page, "All puzzles").click()
    expect(page.get_by_text("20 windows, all dark.")).to_be_visible()
