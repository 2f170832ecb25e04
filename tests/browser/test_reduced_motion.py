"""Whoever does not want motion gets none, whether the device says so or the settings here. Others get it."""

import pytest
from playwright.sync_api import Page

from browser.gathering import begin, seat_bots, set_table, settle
from browser.playing import Player, turns
from browser.visitors import Visitors

HELD_BREATH = 400
"""Milliseconds that a reveal may take even when nothing moves."""
DECISIONS = 12

MOVING = """most => document.getAnimations()
  .filter((each) => each.playState === 'running' && each.effect.getComputedTiming().endTime > most)
  .map((each) => `${each.animationName ?? each.transitionProperty} of ${each.effect.target.className}`)"""


def moving(page: Page) -> list[str]:
    found: list[str] = page.evaluate(MOVING, HELD_BREATH)
    return found


@pytest.mark.parametrize("asked_of", ["device", "settings"])
def test_nothing_moves_for_whoever_wants_it_still(visitors: Visitors, asked_of: str) -> None:
    page = visitors.open("/settings", motion=asked_of == "settings")
    if asked_of == "settings":
        page.get_by_role("radio", name="Nothing moves").check()
    page.goto("/")
    assert moving(page) == []
    set_table(page, "Ann")
    settle(page)
    seat_bots(page)
    assert moving(page) == []
    begin(page)
    for _, player in zip(range(DECISIONS), turns([Player(page, "Ann")]), strict=False):
        player.choose()
        assert moving(page) == []


def test_things_move_for_everyone_else(visitors: Visitors) -> None:
    page = visitors.open("/", motion=True)
    set_table(page, "Ann")
    page.wait_for_function(f"most => ({MOVING})(most).length > 0", arg=HELD_BREATH)
