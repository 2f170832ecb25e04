"""Takes the pictures for the README: `python tests/browser/pictures.py` writes docs/images/<what>-<width>.png.

It plays until the moments that are wanted, at a desk (1440 px) and on a phone (390 px, twice as sharp). That takes some
minutes, and no two runs show the same game. It needs what the browser tests need; where Pillow is installed too, the
pictures become half as large by having fewer shades. Look at them before they are committed.
"""

import os
import re
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Page, expect, sync_playwright

from browser.chromium import FLAGS, find
from browser.gathering import begin, expect_seated, seat_bots, set_table, settle, sit_down
from browser.playing import Player, play_on
from browser.serving import Server, built_client
from browser.visitors import Visitors

FOLDER = Path(__file__).parents[2] / "docs" / "images"
DARK = 30
SHADES = [
    round(shade / 3) * 3 if shade < DARK else min(255, round((shade - DARK) / 8) * 8 + DARK) for shade in range(256)
]
"""The eye tells dark shades apart better than light ones."""
GUESTS = [("Tobi", "Owl"), ("Jules", "Moth")]


class Photographer:
    """Goes through one evening, on one device."""

    def __init__(self, visitors: Visitors, phone: bool) -> None:
        self.visitors = visitors
        self.phone = phone

    def go(self) -> None:
        page = self.visitors.open("/", phone=self.phone, sharpness=2 if self.phone else 1)
        page.wait_for_load_state("networkidle")
        self.take(page, "home")
        players = self.gather(page)
        self.take(page, "lobby")
        self.play(page, players)
        page.get_by_role("link", name="Replay").click()
        self.scrub(page)
        self.take(page, "replay")

    def gather(self, page: Page) -> list[Player]:
        code = set_table(page, "Maren", "Fox")
        pages = [page]
        for name, emblem in GUESTS:
            pages.append(self.visitors.open(f"/t/{code}"))
            sit_down(pages[-1], name, emblem)
        settle(page)
        page.get_by_label("Speed game.").uncheck()
        seat_bots(page)
        expect_seated(page, *dict(GUESTS))
        page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
        return [Player(each, each.url, touch=self.phone and each is page, whims=0.1) for each in pages]

    def play(self, page: Page, players: list[Player]) -> None:
        """As often as it takes until there was a fight worth a picture, and until someone got out."""
        fought = False
        while True:
            begin(page)
            if not fought and play_on(players, lambda: self.sees_good_fight(page)):
                fought = True
                self.take(page, "table")
            play_on(players)
            if fought and page.get_by_role("heading", name="The forest wins.").count() == 0:
                break
            page.get_by_role("button", name="Again").click()
        self.take(page, "end")

    def sees_good_fight(self, page: Page) -> bool:
        """One that is neither lost nor won, some way into the forest, with something in the hand."""
        tips = page.get_by_role("button", name="No more tips")
        if tips.is_visible():
            tips.click()
        some_way = page.get_by_role("button", name=re.compile(r"^You, space [2-6] .*faces .*played by"))
        odds = page.get_by_role("button", name=re.compile(r"^Attack .*: [4-9]\d\s%$"))
        armed = page.get_by_role("list", name="Your gear").get_by_role("button")
        return some_way.is_visible() and odds.is_visible() and armed.count() >= 2

    def scrub(self, page: Page) -> None:
        where = page.get_by_role("slider", name="Step of the match")
        expect(where).to_have_value("0")
        page.keyboard.press("End")
        where.fill(str(int(where.input_value()) * 2 // 3))
        page.wait_for_load_state("networkidle")
        page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")

    def take(self, page: Page, what: str) -> None:
        page.evaluate("scrollTo(0, 0)")
        path = FOLDER / f"{what}-{390 if self.phone else 1440}.png"
        page.screenshot(path=path)
        if find_spec("PIL"):
            image = import_module("PIL.Image")
            image.open(path).convert("RGB").point(SHADES * 3).save(path, optimize=True)
        print(f"{path.relative_to(FOLDER.parents[1])}: {path.stat().st_size // 1024} KB")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("LANTERN_CHROMIUM") or find(), args=FLAGS)
        server = Server(Path(folder), built_client())
        for phone in (False, True):
            visitors = Visitors(browser, lambda: server.address)
            Photographer(visitors, phone).go()
            visitors.leave()
        server.stop()
        browser.close()


if __name__ == "__main__":
    main()
