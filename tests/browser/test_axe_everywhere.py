"""axe looks at every page of an evening and at every kind of moment of a game, on a phone and at a desk, by night and
by day. The pages that are there before anyone sits down are in test_pages.py."""

import re
from typing import Literal

from playwright.sync_api import Page, ViewportSize, expect

from browser.axe import violations
from browser.gathering import begin, gather, introduce
from browser.playing import Player, turns
from browser.visitors import DESK, PHONE, Visitors

GRAVE = ("serious", "critical")
EVERY: list[tuple[ViewportSize, Literal["dark", "light"]]] = [
    (DESK, "dark"),
    (PHONE, "light"),
    (DESK, "light"),
    (PHONE, "dark"),
]
USUAL = {"Who are you?", "Which way out?", "On, into the dark?", "It has seen you. Fight.", "others: is up."}
"""Moments that no game is without."""


class Examiner:
    """Keeps what axe found, and where. Each kind of moment is looked at once."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.found: list[str] = []

    def look(self, page: Page, moment: str, briefly: bool = False) -> None:
        """In every light and size; briefly, in each light and in each size once."""
        if moment in self.seen:
            return
        self.seen.add(moment)
        before = page.viewport_size or DESK
        for size, scheme in EVERY[:2] if briefly else EVERY:
            page.set_viewport_size(size)
            page.emulate_media(color_scheme=scheme)
            where = f"{moment} {size['width']} px, {scheme}"
            self.found += [f"{where}: {line}" for line in violations(page) if line.startswith(GRAVE)]
        page.set_viewport_size(before)
        page.emulate_media(color_scheme="dark")


def test_anyone_can_use_every_page_of_an_evening(visitors: Visitors) -> None:
    examiner = Examiner()
    ann, bob = gather(visitors, "Ann", "Bob", bots=1)
    screen = visitors.open(f"{ann.url}/screen")
    joining = visitors.open(ann.url)
    expect(joining.get_by_role("button", name="Sit down")).to_be_visible()
    examiner.look(joining, "joining")
    examiner.look(ann, "lobby of the host")
    examiner.look(bob, "lobby of a guest")
    examiner.look(screen, "lobby on the screen", briefly=True)

    begin(ann)
    for player in turns([Player(ann, "Ann"), Player(bob, "Bob")]):
        look_around(examiner, player, bob if player.page is ann else ann, screen)
        player.choose()
    assert examiner.seen >= USUAL

    examiner.look(ann, "end")
    examiner.look(screen, "end on the screen", briefly=True)
    look_at_replay(examiner, ann)
    assert examiner.found == []


def look_around(examiner: Examiner, player: Player, other: Page, screen: Page) -> None:
    ask = kind(player.ask())
    examiner.look(player.page, ask, briefly=ask not in USUAL)
    examiner.look(other, waiting := f"others: {kind(heading(other))}", briefly=waiting not in USUAL)
    for page, whose in ((player.page, "one's own hand"), (other, "a hand of others")):
        if page.get_by_role("list", name=re.compile(r"gear$")).get_by_role("listitem").count() > 3:
            examiner.look(page, f"{whose}, too full for its place", briefly=True)
    if ask == "On, into the dark?":
        examiner.look(screen, "screen")
        look_at_dialogs(examiner, other)
        look_at_doings(examiner, player)


def heading(page: Page) -> str:
    return page.get_by_role("heading", level=2).first.text_content() or ""


def kind(ask: str) -> str:
    """What is asked, without which card or whom it is about."""
    named = r"^.*(has not moved\.|Cut through\.|Open it\?|It bites)|^\w+ ((is|was|found|carries|chooses|can) .*)"
    return (found[1] or found[2]) if (found := re.match(named, ask)) else ask


def look_at_dialogs(examiner: Examiner, page: Page) -> None:
    for name in ("Talk", "2 here", "You, "):
        if f"dialog {name}" not in examiner.seen:
            page.get_by_role("button", name=name).click()
            expect(page.get_by_role("dialog")).to_be_visible()
            examiner.look(page, f"dialog {name}")
            page.get_by_role("button", name="Close").click()


def look_at_doings(examiner: Examiner, player: Player) -> None:
    """What else could be done: it is opened, but not done."""
    for name in ("Search", "Throw", "Drop", "Steal", "Tape"):
        plate = player.others.filter(has_text=name)
        if f"doing {name}" not in examiner.seen and plate.count():
            plate.first.click()
            examiner.look(player.page, f"doing {name}", briefly=True)


def look_at_replay(examiner: Examiner, page: Page) -> None:
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    examiner.look(page, "replay")
    page.get_by_role("button", name="Play on from here").click()
    introduce(page, "Ann", "Fox")
    examiner.look(page, "playing on", briefly=True)
