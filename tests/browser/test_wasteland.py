"""The Wasteland in the browser: a draft of two people and two bots, their decks, their matches and how they stand at
the end; and a best of three with cards of the sideboard put in between. One match is played to its end, with low
Towers; the others are given up, so they are over soon."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import violations
from browser.duel import Duel, play_by_dragging
from browser.gathering import expect_seated, introduce, seat_bots, sit_down
from browser.serving import Server
from browser.visitors import Visitors
from browser.waiting import until

PACKS, PICKS = 4, 14
POOL = PACKS * PICKS
IN_BETWEEN = "On to the next match"
GO, BACK = "Go to your match", "Back to the others"
AT_THE_END = "Another one like this"


@pytest.fixture(scope="module")
def server(laid_server: Server) -> Server:
    return laid_server


def set_table(page: Page, way: str) -> Duel:
    duel = Duel(page)
    introduce(page, "Ann", "Owl")
    page.get_by_role("radio", name=re.compile(f"^{way}")).check()
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url(re.compile("/t/[A-Z]{4,6}$"))
    expect_seated(page, "Ann")
    return duel


def gather(visitors: Visitors, way: str, bots: int = 0) -> tuple[Duel, Page]:
    """Ann at her desk, who is the host, and Bo with a phone."""
    ann = visitors.open("/new?game=forsaken")
    duel = set_table(ann, way)
    bo = visitors.open(ann.url, phone=True)
    sit_down(bo, "Bo", "Fox")
    if bots:
        seat_bots(ann, bots)
    ann.get_by_role("radio", name="at once").check()
    return duel, bo


def look(page: Page, folder: Path, moment: str) -> list[str]:
    """What axe finds; and nothing sticks out."""
    width = page.evaluate("innerWidth")
    page.screenshot(path=folder / f"{moment}-{width}.png")
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth") > 0
    return [f"{moment}, {width}: {line}" for line in violations(page)] + [f"{moment} is too wide"] * wide


def pack(page: Page) -> Locator:
    return page.get_by_role("list", name="The pack before you").get_by_role("button")


def at_pick(page: Page, number: int) -> None:
    where = f"Pack {number // PICKS + 1} of {PACKS}, pick {number % PICKS + 1} of {PICKS}"
    expect(page.get_by_text(where, exact=True)).to_be_visible()


def keep_first(page: Page) -> None:
    """The last card of a pack is raised already."""
    cards = pack(page)
    if cards.count() > 1:
        cards.first.click(position={"x": 40, "y": 20})
    page.get_by_role("button", name=re.compile("^Keep ")).click()


def keep_by_key(page: Page) -> None:
    """The second card, without the pointer: Enter raises it, and Enter again keeps it."""
    pack(page).first.focus()
    for key in ("ArrowRight", "Enter", "Enter"):
        page.keyboard.press(key)


def finish_deck(page: Page) -> None:
    page.get_by_role("button", name="Play this deck").click()


def give_up(page: Page) -> None:
    page.get_by_role("button", name=re.compile("here$")).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Close", exact=True).click()


def plays(page: Page) -> bool:
    return page.get_by_text("You play.", exact=True).is_visible()


@pytest.mark.rule("FK-WASTE-02", "FK-WASTE-04", "FK-WASTE-07", "FK-WASTE-08", "FK-WASTE-09", "FK-WASTE-13")
def test_a_draft_its_decks_and_its_matches(visitors: Visitors, position: Path, tmp_path: Path) -> None:
    position.write_text("short")
    duel, bo = gather(visitors, "The Wasteland", bots=2)
    people = ann, _ = duel.page, bo
    ann.get_by_role("button", name="Begin").click()

    for number in range(POOL):
        for page in people:
            at_pick(page, number)
        if number in (0, PICKS + 8):
            assert [fault for page in people for fault in look_at_pack(page, tmp_path, number)] == []
        keep_by_key(ann) if number == 1 else keep_first(ann)
        if number == 0:
            expect(ann.get_by_text("Waiting for Bo.")).to_be_visible()
            expect(bo.get_by_role("list", name="Round the table").get_by_text("done")).to_have_count(3)
        keep_first(bo)

    faults = [fault for page in people for fault in look(page, tmp_path, "building")]
    change_a_card(ann)
    for page in people:
        finish_deck(page)
        if page is ann:
            expect(ann.get_by_text("Waiting for Bo.")).to_be_visible()
    for page in people:
        expect(page.get_by_role("region", name="The Wasteland: how it stands")).to_contain_text("Next:")
        faults += look(page, tmp_path, "drafted")
    bo.get_by_role("button", name="On to the matches").click()

    play_all(duel, bo, tmp_path, faults)
    table = ann.get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(5)
    expect(ann.get_by_role("link", name=re.compile(" (beat|drew)"))).to_have_count(6)
    link = bo.get_by_role("link", name="The Wasteland: everyone’s picks and decks")
    link.click()
    for name in ("Ann", "Bo"):
        drafted = bo.get_by_role("region", name=f"{name}’s draft")
        expect(drafted).to_contain_text("Deck, 40")
    faults += look(bo, tmp_path, "everyone")
    assert faults == []


@pytest.mark.rule("FK-WASTE-04")
def test_each_pick_has_a_minute_of_its_own(visitors: Visitors, position: Path) -> None:
    position.write_text("whole")
    duel, bo = gather(visitors, "The Wasteland", bots=2)
    ann = duel.page
    ann.get_by_label("Clocks.").check()
    ann.get_by_role("button", name="Begin").click()
    for page in (ann, bo):
        burn(page, range(40, 58), "the minute of the first pick burns")
    for page in (ann, bo):
        keep_first(page)
    for page in (ann, bo):
        at_pick(page, 1)
        burn(page, range(58, 61), "the next pick begins with a whole one")


def burn(page: Page, left: range, what: str) -> None:
    """Until so many seconds are left."""
    until(page, lambda: seconds(page) in left or None, what)


def seconds(page: Page) -> int:
    """Left to whoever is at the page."""
    return int((page.get_by_role("timer").get_attribute("aria-label") or "").split()[0])


def look_at_pack(page: Page, folder: Path, number: int) -> list[str]:
    """A raised card lies clear of the plate that keeps it, also where there is little room."""
    faults = look(page, folder, f"pick-{number}")
    size = page.viewport_size
    assert size
    for width, height in ((size["width"], size["height"]), (360, 640), (720, 450)):
        page.set_viewport_size({"width": width, "height": height})
        cards = pack(page)
        place = cards.count() - 2
        if cards.nth(place).get_attribute("aria-pressed") == "false":
            cards.nth(place).click(position={"x": 40, "y": 20})
        plate = page.get_by_role("button", name=re.compile("^Keep "))
        expect(plate).to_be_in_viewport()
        page.wait_for_timeout(150)
        card, below = cards.nth(place).bounding_box(), plate.bounding_box()
        assert card
        assert below
        if card["y"] + card["height"] > below["y"]:
            faults.append(f"the plate covers its card at {width}")
        if page.evaluate("document.documentElement.scrollWidth") > width:
            faults.append(f"something sticks out at {width}")
        page.screenshot(path=folder / f"raised-{number}-{width}.png")
    page.set_viewport_size(size)
    return faults


def change_a_card(page: Page) -> None:
    """One out, another one in; with 39 there is no finishing."""
    deck = page.get_by_role("complementary", name="Deck")
    deck.get_by_role("button", name=re.compile("^Take out")).first.click()
    expect(page.get_by_text("1 more to put in.")).to_be_visible()
    expect(deck.get_by_role("list", name="To mend")).to_contain_text("this one has 39")
    put_in_another(page)
    expect(deck.get_by_text("Forty cards, every rule kept.")).to_be_visible()


def put_in_another(page: Page) -> None:
    """The first card of which none is in the deck."""
    page.get_by_role("group", name=re.compile(": 0 of")).first.get_by_role("button", name=re.compile("^Add")).click()


def play_all(duel: Duel, bo: Page, folder: Path, faults: list[str]) -> None:
    """At the first table or at its side: Ann plays her first match with a bot, of all others whoever plays gives up;
    two bots play on by themselves."""
    ann = duel.page
    faults += look(ann, folder, "lobby") + look(bo, folder, "lobby")
    played, ends = 0, None

    def over() -> bool | None:
        """Each to the match that is theirs, if there is one, else back to the others and on."""
        nonlocal faults, played, ends
        for page in (ann, bo):
            onward = page.get_by_role("button", name=re.compile(f"^({GO}|{BACK}|{IN_BETWEEN})$"))
            begin = page.get_by_role("button", name="Begin")
            if begin.is_visible() and plays(page):
                begin.click()
                expect(page.locator(".board")).to_be_visible()
                if page is ann and ends is None and against_a_bot(duel):
                    play_by_dragging(duel)
                    ends = duel.ending.text_content()
                else:
                    give_up(page)
                played += 1
                if played == 1:
                    expect(page.get_by_role("region", name="The Wasteland: how it stands")).to_be_visible()
                    assert page.get_by_role("link", name="Replay").count() == 0, "nothing is opened before the end"
                    faults += look(page, folder, "standings")
            elif onward.first.is_visible() and onward.first.is_enabled():
                onward.first.click()
        return ann.get_by_role("button", name=AT_THE_END).is_visible() or None

    until(ann, over, "everyone has met everyone", patience=120_000)
    assert ends
    assert "given up" not in ends
    faults += look(ann, folder, "over") + look(bo, folder, "over")


def against_a_bot(duel: Duel) -> bool:
    """Past the opening hand, where the other is named."""
    duel.button("Keep this hand").click()
    expect(duel.button("Keep this hand")).to_have_count(0)
    return not re.search(r"\bBo\b", duel.board.inner_text())


@pytest.mark.rule("FK-WASTE-05", "FK-WASTE-08", "FK-WASTE-13")
def test_two_draft_and_change_cards_with_the_sideboard(visitors: Visitors, position: Path, tmp_path: Path) -> None:
    """One against a bot: what is kept and what is burned, and after the first game a card from beside the deck."""
    position.write_text("whole")
    ann = visitors.open("/new?game=forsaken")
    set_table(ann, "The Wasteland")
    seat_bots(ann)
    ann.get_by_role("radio", name="at once").check()
    ann.get_by_role("button", name="Begin").click()
    for number in range(POOL):
        round_, step = number // 7 + 1, number % 7 + 1
        expect(ann.get_by_text(f"Pack {round_} of 8, pick {step} of 7", exact=True)).to_be_visible()
        pack(ann).first.click(position={"x": 40, "y": 20})
        ann.get_by_role("button", name=re.compile("^Keep ")).click()
        burn = ann.get_by_role("button", name=re.compile("^Burn "))
        if pack(ann).count() > 1 or number == 0:
            expect(ann.get_by_role("heading", name="Burn one. It is out, face down.")).to_be_visible()
        if not burn.is_visible():
            pack(ann).first.click(position={"x": 40, "y": 20})
        burn.click()
    finish_deck(ann)
    ann.get_by_role("button", name="On to the matches").click()
    ann.get_by_role("button", name="Begin").click()
    expect(ann.locator(".board")).to_be_visible()
    give_up(ann)
    ann.get_by_role("button", name=IN_BETWEEN).click()

    brought = ann.get_by_role("list", name="Who has brought one").get_by_text(re.compile("Ann is ready"))
    before = brought.text_content()
    ann.get_by_role("button", name="Change cards").click()
    change_a_card(ann)
    faults = look(ann, tmp_path, "sideboard")
    finish_deck(ann)
    expect(ann.get_by_role("dialog")).to_have_count(0)
    expect(brought).not_to_have_text(before or "")
    ann.get_by_role("button", name="Begin").click()
    expect(ann.locator(".board")).to_be_visible()
    give_up(ann)
    expect(ann.get_by_role("button", name=AT_THE_END)).to_be_visible()
    expect(ann.get_by_role("region", name=re.compile("how it stands"))).to_contain_text("has won it")
    assert faults == []
