"""People who play Nightmare Forest with what their page shows them: they look at what is asked, and press it."""

import random
from collections.abc import Callable, Iterator, Sequence

from playwright.sync_api import Locator, Page, expect

from browser.waiting import until

LONGEST = 800
"""Decisions after which a short game must have ended."""

ANOTHER = "ask => !document.title.startsWith('●') || document.querySelector('h2')?.textContent !== ask"
"""Whether something else is asked, or nothing."""


class Player:
    """Mostly takes what lies under the lantern, and now and then something else, so that every control has its turn."""

    def __init__(self, page: Page, chance: str, *, touch: bool = False, whims: float = 0.25) -> None:
        self.page = page
        self.chance = random.Random(chance)
        self.touch = touch
        self.whims = whims
        self.posters = page.get_by_role("list", name="The campers").get_by_role("button", disabled=False)
        self.paths = page.get_by_role("list", name="The paths").get_by_role("button", disabled=False)
        self.lit = page.locator("button[aria-keyshortcuts='Enter']")
        self.cards = page.locator("button[aria-keyshortcuts='1']:not([role])")
        self.gear = page.get_by_role("group", name="Your gear").get_by_role("button")
        self.weapons = page.locator("button[aria-pressed='false']").filter(has_text="+")
        self.others = page.get_by_role("group", name="What else you can do").get_by_role("button")
        self.options = page.get_by_role("radiogroup").locator("[role=radio]:not([aria-keyshortcuts])")
        self.busy = page.locator("[aria-keyshortcuts][aria-disabled='true']")

    @property
    def asked(self) -> bool:
        """The title says so, for those who look at another page meanwhile."""
        return self.page.title().startswith("●")

    @property
    def at_end(self) -> bool:
        return self.page.get_by_role("region", name="What became of them").is_visible()

    def ask(self) -> str:
        """What is asked, once it can be answered."""
        self.posters.or_(self.paths).or_(self.lit).or_(self.cards).or_(self.gear).first.wait_for()
        return self.page.get_by_role("heading", level=2).first.text_content() or ""

    def choose(self) -> None:
        """Make one decision."""
        ask = self.ask()
        for places in (self.posters, self.paths):
            if count := places.count():
                self.press(places.nth(self.chance.randrange(count)))
                self.page.wait_for_function(ANOTHER, arg=ask)
                return
        if not self.try_another():
            self.arm()
            self.press(self.lit if self.lit.count() else self.cards)
        expect(self.busy).to_have_count(0)

    def try_another(self) -> bool:
        """Now and then do something else. Is it done already? A plate that says the whole choice needs no more."""
        count = self.others.count()
        if not count or self.chance.random() >= self.whims:
            return False
        plate = self.others.nth(self.chance.randrange(count))
        whole = plate.get_attribute("aria-label") is not None
        self.press(plate)
        return whole

    def arm(self) -> None:
        """Pick what the choice needs before it can be made, and sometimes a weapon or a person."""
        if self.gear.count():
            self.press(self.gear.nth(self.chance.randrange(self.gear.count())))
        elif self.weapons.count() and self.chance.random() < 0.6:
            self.press(self.weapons.first)
        if count := self.options.count():
            self.press(self.options.nth(self.chance.randrange(count)))

    def press(self, what: Locator) -> None:
        if self.touch:
            what.tap()
        else:
            what.click()


def turns(players: Sequence[Player]) -> Iterator[Player]:
    """Each time the one who is asked, until the end. Whoever loops over this lets them choose."""
    for _ in range(LONGEST):
        asked = until(players[0].page, lambda: someone(players), "someone is asked, or it is over")
        if not asked:
            return
        yield asked[0]
    raise AssertionError(f"the game has not ended after {LONGEST} decisions")


def someone(players: Sequence[Player]) -> list[Player] | None:
    """Those who are asked; nobody at the end; None while it is being found out."""
    return [player for player in players if player.asked] or ([] if players[0].at_end else None)


def play_on(players: Sequence[Player], enough: Callable[[], bool] = lambda: False) -> bool:
    """Play until there is enough of it, or to the end. Was there enough before the end?"""
    for player in turns(players):
        if enough():
            return True
        player.choose()
    return False
