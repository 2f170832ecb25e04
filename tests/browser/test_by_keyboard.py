"""A whole game by keyboard alone, from the first page to the end: nothing is clicked, and one sees where one is."""

import re
from itertools import cycle

from playwright.sync_api import Locator, Page, expect

from browser.playing import ANOTHER, Player, turns
from browser.visitors import Visitors

FURTHEST = 60
"""Presses of Tab after which nothing on a page should still be out of reach."""

FOCUS = """() => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing has the keyboard';
  const what = focused.outerHTML.slice(0, 160);
  // A radio button lies unseen over its label or beside its picture, which then wear the outline; of all that is asked
  // the question wears it.
  const wearing = [focused, focused.closest('label'), focused.nextElementSibling, focused.querySelector('h2')];
  const outlined = wearing.find((each) => {
    const style = each && getComputedStyle(each);
    return style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  });
  if (!outlined) return `no outline: ${what}`;
  const { left, right, top, bottom, width, height } = outlined.getBoundingClientRect();
  const wide = Math.min(right, innerWidth) - Math.max(left, 0);
  const high = Math.min(bottom, innerHeight) - Math.max(top, 0);
  const seen = wide >= Math.min(width, innerWidth) / 2 && high >= Math.min(height, innerHeight) / 2;
  return seen ? '' : `out of sight: ${what}`;
}"""
"""What is wrong with where the keyboard is; nothing if it can be seen."""


class Hands:
    """On a keyboard, looking where it is after every key."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def look(self) -> None:
        """The keyboard is somewhere, and one sees where."""
        assert (trouble := self.page.evaluate(FOCUS)) == "", trouble

    def go_to(self, what: Locator, key: str = "Tab") -> None:
        expect(what).to_be_visible()
        for _ in range(FURTHEST):
            if what.evaluate("element => element === document.activeElement"):
                return
            self.press(key)
            self.look()
        raise AssertionError(f"{what} was not reached with {key}")

    def do(self, what: Locator, key: str = "Enter", by: str = "Tab") -> None:
        self.go_to(what, by)
        self.press(key)


def test_a_whole_game_by_keyboard(visitors: Visitors) -> None:
    page = visitors.open("/")
    hands = Hands(page)
    set_table(hands)
    settle(hands)
    hands.do(page.get_by_role("button", name="Begin"), by="Shift+Tab")
    expect(page.get_by_role("list", name="The campers")).to_be_visible()
    ann = Player(page, "Ann")
    ways = cycle(["letter", "tab", "enter", "enter"])
    for player in turns([ann]):
        player.ask()
        # A question takes the keyboard with the frame after the one in which it appears.
        page.wait_for_function("() => document.activeElement !== document.body")
        hands.look()
        choose(hands, player, next(ways))
    hands.do(page.get_by_role("button", name="Again"))
    expect(page.get_by_role("list", name="Seats round the fire")).to_be_visible()


def set_table(hands: Hands) -> None:
    page = hands.page
    hands.do(page.get_by_role("link", name="Set a new table"))
    hands.go_to(page.get_by_label("What shall we call you?"))
    page.keyboard.type("Ann")
    emblem = page.get_by_role("group", name="Your emblem").get_by_role("radio", checked=True)
    before = emblem.input_value()
    hands.go_to(emblem)
    hands.press("ArrowRight")
    hands.look()
    assert emblem.input_value() != before
    hands.do(page.get_by_role("button", name="Set the table"))
    page.wait_for_url(re.compile("/t/[A-Z]{4,6}$"))


def settle(hands: Hands) -> None:
    """A bot, a short game, no clock, and a bot that does not make anyone wait."""
    page = hands.page
    hands.do(page.get_by_role("button", name="Seat a bot"))
    expect(page.get_by_role("button", name=re.compile("^Remove "))).to_be_visible()
    hands.do(page.get_by_label("Speed game."), "Space")
    for first, wanted in (("Live", "No limit"), ("calmly", "at once")):
        hands.go_to(page.get_by_role("radio", name=first))
        hands.press("ArrowLeft")
        hands.look()
        expect(page.get_by_role("radio", name=wanted)).to_be_checked()


def choose(hands: Hands, player: Player, way: str) -> None:
    """One decision. Numbers pick a place, a card or dice; letters open what else there is; Enter does what is lit."""
    ask = player.ask()
    if player.posters.count() or player.paths.count():
        hands.press("2" if player.posters.count() else "1")
        player.page.wait_for_function(ANOTHER, arg=ask)
        return
    search = player.page.locator("[aria-keyshortcuts='s']")
    if player.cards.count() and not player.lit.count():
        hands.press("1")
    elif player.gear.count():
        hands.press("1")
        hands.press("Enter")
    elif way == "letter" and search.count():
        hands.press("s")
        expect(player.page.get_by_role("heading", name="Search the dark.")).to_be_visible()
        hands.press("1")
        expect(player.page.get_by_role("radio", name="1 die")).to_be_checked()
        hands.press("Enter")
    elif way == "tab":
        hands.do(player.lit.first)
    else:
        hands.press("Enter")
    expect(player.busy).to_have_count(0)
