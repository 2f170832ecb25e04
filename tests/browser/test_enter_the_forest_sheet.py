"""Around the rolls of Enter the Forest: a character is made, kept, taken up again and printed; the odds are read; and
one phone is enough for a whole table."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import violations
from browser.gathering import introduce, sit_down
from browser.visitors import Visitors
from lanternwood.games.enter_the_forest.characters import MOST_ENTRIES


@pytest.fixture
def table(visitors: Visitors) -> list[Page]:
    """Ann on a phone and Bo at a desk, without a game master."""
    ann = visitors.open("/new?game=enter-the-forest", phone=True)
    introduce(ann, "Ann", "Owl")
    ann.get_by_role("button", name="Set the table").click()
    ann.wait_for_url(re.compile("/t/[A-Z]{4,6}$"))
    bo = visitors.open(ann.url)
    sit_down(bo, "Bo", "Fox")
    ann.get_by_role("radio", name="No game master").check()
    ann.get_by_role("button", name="Begin").click()
    return [ann, bo]


def open_sheet(page: Page) -> Locator:
    page.get_by_role("button", name="Write your character").click()
    return page.get_by_role("dialog")


def pages_printed(page: Page) -> int:
    printed = page.pdf(prefer_css_page_size=True)
    return len(re.findall(rb"/Type\s*/Page\b", printed))


def test_a_character_is_made_step_by_step_and_everyone_reads_it(table: list[Page]) -> None:
    """EF-UI-02, EF-R02"""
    ann, bo = table
    sheet = open_sheet(ann)
    expect(sheet.get_by_role("heading", name="Who goes in?")).to_be_visible()
    assert violations(ann) == []
    sheet.get_by_label("Name").fill("Hal Thorne")
    sheet.get_by_label("Name").press("Enter")
    sheet.locator("[aria-pressed]").first.click()
    sheet.get_by_role("button", name="Next").click()
    expect(sheet.get_by_role("heading", name="What lies behind them?")).to_be_visible()
    sheet.get_by_role("button", name="Rituals").click()
    expect(sheet.get_by_role("img", name="Ruin 1 of 6, started with 1")).to_be_visible()
    for line in ("Ash Door", "Weighing"):
        sheet.get_by_label("Rituals").last.fill(line)
        sheet.get_by_role("button", name="Add", exact=True).click()
    expect(sheet.get_by_role("img", name="Ruin 3 of 6, started with 3")).to_be_visible()
    sheet.get_by_role("button", name="Surprise me with the rest").click()
    expect(sheet.get_by_text("Each line is saved as you write it.")).to_be_visible()
    assert violations(ann) == []

    bo.get_by_role("button", name="Hal Thorne").first.click()
    read = bo.get_by_role("dialog", name="Hal Thorne")
    expect(read.get_by_text("Ash Door")).to_be_visible()
    expect(read.get_by_text("Played by Ann")).to_be_visible()
    expect(read.get_by_role("textbox")).to_have_count(0)
    assert violations(bo) == []


def test_a_character_goes_into_a_file_and_comes_back_from_it(table: list[Page], tmp_path: Path) -> None:
    ann, bo = table
    sheet = open_sheet(ann)
    sheet.get_by_role("button", name="Surprise me with the rest").click()
    expect(sheet.get_by_text("Each line is saved as you write it.")).to_be_visible()
    with ann.expect_download() as kept:
        sheet.get_by_role("button", name="Save as a file").click()
    file = tmp_path / kept.value.suggested_filename
    kept.value.save_as(file)
    character = json.loads(file.read_text())

    sheet = open_sheet(bo)
    sheet.get_by_role("button", name="Show the whole sheet").click()
    file.write_text(json.dumps({**character, "skills": "all of them"}))
    sheet.locator("input[type=file]").set_input_files(file)
    expect(sheet.get_by_text("Skills: a list is missing.")).to_be_visible()
    expect(sheet.get_by_label("Name")).to_have_value("")
    many = [f"{number}. A thing that takes a whole line to tell of, and more" for number in range(MOST_ENTRIES)]
    file.write_text(json.dumps({**character, "skills": many, "equipment": many, "rituals": many}))
    sheet.locator("input[type=file]").set_input_files(file)
    expect(sheet.get_by_label("Name")).to_have_value(character["name"])
    expect(sheet.get_by_text("Each line is saved as you write it.")).to_be_visible()
    for line in many:
        expect(sheet.get_by_text(line, exact=True)).to_have_count(3)
    assert pages_printed(bo) == 1
    assert pages_printed(ann) == 1


def test_the_odds_are_those_of_the_rulebook(visitors: Visitors) -> None:
    """EF-UI-12"""
    page = visitors.open("/odds/enter-the-forest", phone=True)
    page.get_by_role("radio", name="2", exact=True).check()
    said = page.get_by_role("group", name="One light die, one dark die")
    for exact in ("1/4", "4/9", "11/36", "1/2"):
        expect(said.get_by_text(exact, exact=True)).to_be_visible()
    page.get_by_role("radio", name="A fail, once").check()
    for exact in ("17/96", "625/1296", "883/2592"):
        expect(said.get_by_text(exact, exact=True)).to_be_visible()
    page.get_by_role("radio", name="no light dice").check()
    page.get_by_role("radio", name="no dark dice").check()
    expect(page.get_by_role("heading", name="There is nothing to roll. Take a die.")).to_be_visible()
    for name in ("O2.", "O6."):
        page.locator("summary", has_text=name).click()
    expect(page.get_by_role("table", name=re.compile("O2"))).to_be_visible()
    assert violations(page) == []


def one_phone(visitors: Visitors, ruin: int) -> tuple[Page, Locator]:
    """A phone for Ann, who has this Ruin, and Bo; and where it shows who holds it."""
    phone = visitors.open("/quick/enter-the-forest", phone=True)
    phone.get_by_role("group", name="How many treasure-hunters").get_by_role("radio", name="2", exact=True).check()
    for number, name in enumerate(("Ann", "Bo"), start=1):
        phone.get_by_label(f"Treasure-hunter {number}", exact=True).fill(name)
    phone.get_by_role("group", name="Ruin of Ann").get_by_role("radio", name=str(ruin), exact=True).check()
    phone.get_by_role("button", name="Lay down the dice").click()
    holders = phone.get_by_role("group", name="Who holds the phone")
    expect(holders.get_by_role("img", name=f"Ruin {ruin} of 6, began with 1")).to_be_visible()
    return phone, holders


def test_one_phone_is_enough_for_a_table(visitors: Visitors) -> None:
    """EF-R34 The next one speaks for the Forest, and the phone says so."""
    phone, holders = one_phone(visitors, ruin=3)

    phone.get_by_role("button", name="Try something risky").click()
    phone.get_by_role("button", name="Ask what could go wrong").click()
    phone.get_by_role("button", name="I am Bo").click()
    phone.get_by_role("button", name="No need, gather dice").click()
    phone.get_by_role("button", name="I am Ann").click()
    phone.get_by_role("button", name="Take the dark die").click()
    holders.get_by_role("button", name="Bo").click()
    phone.get_by_role("button", name="Offer help").click()
    phone.reload()
    phone.get_by_role("button", name="Take the help").click()
    phone.get_by_role("button", name="I am Bo").click()
    expect(phone.get_by_placeholder("Say it aloud, or write it here")).to_be_visible()
    assert violations(phone) == []


def test_on_one_phone_the_forest_can_be_served_and_the_veil_holds_from_hand_to_hand(visitors: Visitors) -> None:
    phone, holders = one_phone(visitors, ruin=5)

    phone.get_by_role("button", name="Serve the Forest in secret").click()
    phone.get_by_role("button", name="Do it, unseen").click()
    phone.get_by_role("button", name="Roll the light die").click()
    expect(phone.get_by_role("button", name="Roll the light die")).to_have_count(0)

    leave = phone.get_by_role("button", name="Leave it, unseen")
    if leave.count():
        leave.click()
    phone.get_by_role("button", name="Try something risky").click()
    phone.get_by_role("button", name="Ask what could go wrong").click()
    expect(phone.get_by_role("button", name="I am Bo")).to_be_visible()
    expect(holders.get_by_role("img", name="Ruin veiled, began with 1")).to_be_visible()
