"""A game without a screen of its own is playable the moment its rules exist: tic-tac-toe, from the plain screen."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.axe import violations
from browser.gathering import introduce
from browser.serving import SOURCE
from browser.visitors import Visitors

SERVE = """
import sys
from pathlib import Path
import tictactoe
from lanternwood.server.listening import listen
from lanternwood.server.running import run
from lanternwood.server.settings import Settings
from lanternwood.server.storage.sqlite import SqliteStorage

data, client = map(Path, sys.argv[1:])
with listen("127.0.0.1", 0) as listening:
    print(listening.getsockname()[1], flush=True)
    settings = Settings(data=data, client=client, bot_pause=0.0)
    run(settings, SqliteStorage(data), listening, {tictactoe.GAME.name: tictactoe.GAME})
"""


RULES = """\
# Tic-tac-toe

## Taking turns

- **TTT-01** Whose turn it is marks an empty square. [R01]

## Rulings

| ID | Question | Ruling |
|---|---|---|
| R01 | Must one? | Yes; <b>nobody</b> passes. |
"""


@pytest.fixture
def address(client: Path, tmp_path: Path) -> Iterator[str]:
    """A server that has tic-tac-toe and nothing else. Somebody has written its rules down."""
    package = tmp_path / "games" / "tictactoe"
    package.mkdir(parents=True)
    shutil.copy(SOURCE.parent / "examples" / "tictactoe.py", package / "__init__.py")
    package.joinpath("RULES.md").write_text(RULES)
    path = f"{SOURCE}:{package.parent}"
    command = [sys.executable, "-c", SERVE, str(tmp_path / "data"), str(client)]
    with subprocess.Popen(command, env={"PYTHONPATH": path}, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        yield f"http://127.0.0.1:{server.stdout.readline().strip()}"
        server.terminate()


def test_two_people_play_from_the_list_of_choices(address: str, browser: Browser) -> None:
    visitors = Visitors(browser, lambda: address)
    host = visitors.open("/new?game=tictactoe")
    introduce(host, "Ann", "Owl")
    host.get_by_role("button", name="Set the table").click()
    expect(host.get_by_role("list", name="Seats round the fire")).to_contain_text("Ann")
    guest = visitors.open(host.url.removeprefix(address), phone=True)
    introduce(guest, "Bo", "Fox")
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Begin").click()
    for page, square in [(host, 1), (guest, 4), (host, 2), (guest, 5)]:
        choose(page, square)
    assert violations(host) == []
    choose(host, 3)
    for page in (host, guest):
        expect(page.get_by_role("button", name="Again")).to_be_visible()
        expect(page.get_by_text("Ann", exact=False).first).to_be_visible()
    visitors.leave()
    assert visitors.troubles == []


def test_it_is_named_where_games_are_chosen(address: str, browser: Browser) -> None:
    """By the title that the server tells, with a poster of ours; games that are not there are not open."""
    visitors = Visitors(browser, lambda: address)
    page = visitors.open("/")
    poster = page.get_by_role("link", name="Tic-tac-toe")
    expect(poster).to_contain_text("2 players")
    expect(poster).to_have_attribute("href", "/new?game=tictactoe")
    poster.scroll_into_view_if_needed()
    expect(poster.locator("svg")).to_be_visible()
    assert violations(page) == []


def test_its_rules_have_a_page_as_soon_as_they_are_written(address: str, browser: Browser) -> None:
    visitors = Visitors(browser, lambda: address)
    page = visitors.open("/rules/tictactoe#TTT-01")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tic-tac-toe")
    expect(page.locator("li:focus")).to_contain_text("marks an empty square")
    page.locator("li:focus").get_by_role("link", name="R01").click()
    expect(page.locator("tr:focus")).to_contain_text("Yes; <b>nobody</b> passes.")
    assert violations(page) == []
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tic-tac-toe")
    visitors.leave()
    assert visitors.troubles == []


def choose(page: Page, square: int) -> None:
    page.get_by_role("button", name=f"square {square}").click()
