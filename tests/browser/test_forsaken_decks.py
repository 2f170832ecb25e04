"""Forsaken's collection and deck builder: all cards for everyone, and decks kept, written down and brought."""

import base64
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.gathering import introduce, sit_down
from browser.test_offline_shell import INSTALLED
from browser.visitors import OUT_OF_REACH, Visitors
from lanternwood.games.forsaken.deck_lists import STARTERS, code_of, list_of, read_deck
from lanternwood.games.forsaken.loading import BASE

EMBER = STARTERS["Ember March"]
STRANGE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
)
"""A PNG of one dot, from another program."""


@pytest.fixture(params=["desk", "phone"])
def page(request: pytest.FixtureRequest, visitors: Visitors) -> Page:
    """Nobody has been here before."""
    return visitors.open("/forsaken/decks", phone=request.param == "phone")


def on_phone(page: Page) -> bool:
    return page.evaluate("innerWidth") < 1000  # type: ignore[no-any-return]


def touch(page: Page, name: str, within: str | None = None) -> None:
    place = page.get_by_role("complementary", name=within) if within else page
    button = place.get_by_role("button", name=name, exact=True).first
    button.tap() if on_phone(page) else button.click()


def turn_to(page: Page, side: str) -> None:
    """On a phone, cards and deck take turns."""
    if on_phone(page):
        page.get_by_role("navigation").get_by_role("button", name=re.compile(f"^{side}")).tap()


def look(page: Page, pictures: Path, moment: str) -> None:
    width = page.evaluate("innerWidth")
    page.screenshot(path=pictures / f"{moment}-{width}.png")
    assert violations(page) == [], moment
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, f"{moment} is too wide"


def begin_with(page: Page, starter: str) -> None:
    touch(page, f"Copy and change {starter}")
    expect(page.get_by_label("Name of the deck")).to_have_value(starter)


def kept(page: Page) -> list[dict[str, int]]:
    text = page.evaluate("localStorage.getItem('lanternwood.forsaken.decks')")
    return [deck["cards"] for deck in json.loads(text or "[]")]


def total(page: Page) -> str:
    return page.locator(".total").inner_text().replace("\n", "")


@pytest.mark.rule("FK-DECK-06", "FK-DECK-08")
def test_a_deck_is_made_from_a_starter(page: Page, tmp_path: Path) -> None:
    look(page, tmp_path, "shelf")
    begin_with(page, "Ember March")
    turn_to(page, "Deck")
    expect(page.get_by_text("Forty cards, every rule kept.")).to_be_visible()
    look(page, tmp_path, "deck")

    touch(page, "Take out Sear", "Deck")
    touch(page, "Take out Vael Korr, Chosen of Strife", "Deck")
    expect(page.get_by_role("list", name="To mend")).to_contain_text("this one has 38, 2 too few (FK-DECK-01)")
    turn_to(page, "Cards")
    search = page.get_by_label("Find cards")
    search.fill("g:infestation t:follower c:1 swarm")
    expect(page.get_by_text("1 card", exact=True)).to_be_visible()
    look(page, tmp_path, "cards")
    touch(page, "Add Rootling")
    touch(page, "Add Rootling")
    expect(page.get_by_role("group", name="Rootling: 2 of 4 in the deck")).to_be_visible()
    turn_to(page, "Deck")
    expect(page.get_by_text("Forty cards, every rule kept.")).to_be_visible()
    assert total(page) == "40/40"

    touch(page, "Undo", "Deck")
    expect(page.locator(".total")).to_have_text(re.compile(r"39\s*/40"))
    touch(page, "Add Rootling", "Deck")
    page.get_by_label("Name of the deck").fill("  Fire & roots ")
    page.get_by_label("Name of the deck").blur()
    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value("Fire & roots")
    expected = {**EMBER.numbers, "S09": 3, "I01": 2}
    del expected["S28"]
    assert kept(page) == [expected]


def test_a_card_has_no_more_copies_than_a_deck_may_hold(page: Page) -> None:
    touch(page, "Begin a new deck")
    page.get_by_label("Find cards").fill("Vael Korr")
    add = page.get_by_role("button", name="Add Vael Korr, Chosen of Strife").first
    add.click()
    expect(add).to_be_disabled()
    page.get_by_label("Find cards").fill("g:zeus c<=x")
    expect(page.get_by_text("“g:zeus” was left out")).to_be_visible()
    expect(page.get_by_text("150 cards", exact=True)).to_be_visible()


def test_cards_are_dragged_on_a_desk(visitors: Visitors) -> None:
    page = visitors.open("/forsaken/decks")
    touch(page, "Begin a new deck")
    deck = page.get_by_role("complementary", name="Deck")
    page.get_by_role("button", name=re.compile("^Read Sear")).drag_to(deck)
    expect(page.locator(".total")).to_have_text(re.compile(r"1\s*/40"))
    deck.get_by_role("listitem").filter(has_text="Sear").drag_to(page.get_by_role("group", name="Cards", exact=True))
    expect(page.locator(".total")).to_have_text(re.compile(r"0\s*/40"))


def test_a_deck_is_copied_deleted_and_brought_back(page: Page) -> None:
    begin_with(page, "Gilded Wall")
    page.goto("/forsaken/decks")
    mine = page.get_by_role("list", name="Your decks")
    touch(page, "Duplicate Gilded Wall")
    expect(mine.get_by_role("article")).to_have_count(2)
    touch(page, "Delete Gilded Wall")
    expect(mine.get_by_role("article")).to_have_count(1)
    touch(page, "Bring it back")
    expect(mine.get_by_role("article")).to_have_count(2)
    assert kept(page) == [STARTERS["Gilded Wall"].numbers] * 2


@pytest.mark.rule("FK-DECK-09")
def test_a_deck_leaves_as_text_and_comes_back(page: Page, visitors: Visitors, tmp_path: Path) -> None:
    begin_with(page, "Pyre and Pox")
    turn_to(page, "Deck")
    touch(page, "Share or keep")
    starter = STARTERS["Pyre and Pox"]
    code, link = page.get_by_label("Code").input_value(), page.get_by_label("Link").input_value()
    assert code == code_of(starter)
    assert page.get_by_label("List").input_value() == list_of(starter)
    touch(page, "Copy the code")
    expect(page.get_by_role("status").filter(has_text="Copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == code
    look(page, tmp_path, "share")
    for kind in ("PNG", "SVG"):
        with page.expect_download() as download:
            touch(page, f"Download as {kind}")
        assert download.value.suggested_filename == f"Pyre-and-Pox.{kind.lower()}"
        download.value.save_as(tmp_path / download.value.suggested_filename)
    assert "4 Pox Hound" in re.sub(r"<[^>]*>", " ", (tmp_path / "Pyre-and-Pox.svg").read_text()).replace("  ", " ")
    assert (tmp_path / "Pyre-and-Pox.png").read_bytes().startswith(b"\x89PNG")

    other = visitors.open(link, phone=on_phone(page))
    expect(other.get_by_role("heading", name="A deck came with the link")).to_be_visible()
    touch(other, "Keep this deck")
    expect(other.get_by_label("Name of the deck")).to_have_value("Deck from elsewhere")
    assert kept(other) == [starter.numbers]
    assert read_deck(code).cards == starter.cards


@pytest.mark.rule("FK-DECK-09")
def test_a_deck_comes_back_from_its_picture(page: Page, visitors: Visitors, tmp_path: Path) -> None:
    begin_with(page, "Pyre and Pox")
    turn_to(page, "Deck")
    page.get_by_label("Name of the deck").fill("Fire & plague")
    page.get_by_label("Name of the deck").blur()
    touch(page, "Share or keep")
    for kind in ("PNG", "SVG"):
        with page.expect_download() as download:
            touch(page, f"Download as {kind}")
        picture = tmp_path / download.value.suggested_filename
        download.value.save_as(picture)
        other = visitors.open("/forsaken/decks", phone=on_phone(page))
        choose_file(other, picture)
        expect(other.get_by_text(f"From {picture.name}. Read: 40 cards.")).to_be_visible()
        look(other, tmp_path, f"from-{kind}")
        touch(other, "Keep this deck")
        expect(other.get_by_label("Name of the deck")).to_have_value("Fire & plague")
        assert kept(other) == [STARTERS["Pyre and Pox"].numbers]


def choose_file(page: Page, file: Path, button: str = "Choose a file") -> None:
    with page.expect_file_chooser() as chooser:
        touch(page, button)
    chooser.value.set_files(file)


HAND_OVER = """([way, name, text]) => {
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  const event = way === 'paste'
    ? new ClipboardEvent('paste', { clipboardData: files, bubbles: true, cancelable: true })
    : new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true });
  document.querySelector('h1').dispatchEvent(event);
  return event.defaultPrevented;
}"""
"""A file is dropped or pasted, wherever one is on the page. Gives whether the page took it."""


@pytest.mark.rule("FK-DECK-09")
def test_files_are_dropped_and_pasted_and_a_strange_one_is_refused(page: Page, tmp_path: Path) -> None:
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible()
    assert page.evaluate(HAND_OVER, ["drop", "mine.txt", list_of(EMBER)])
    expect(page.get_by_text("From mine.txt. Read: 40 cards.")).to_be_visible()
    touch(page, "Leave it")
    for way in ("drop", "paste"):
        assert page.evaluate(HAND_OVER, [way, "torn.png", "<svg><metadata>FK1-"])
        expect(page.get_by_text("This picture is damaged, or did not come whole.")).to_be_visible()
    look(page, tmp_path, "refused-file")
    (tmp_path / "any.png").write_bytes(STRANGE)
    choose_file(page, tmp_path / "any.png")
    expect(page.get_by_text("There is no deck in this picture.")).to_be_visible()
    assert page.evaluate(HAND_OVER, ["paste", "mine.txt", list_of(EMBER)])
    expect(page.get_by_text("From what you pasted. Read: 40 cards.")).to_be_visible()


@pytest.mark.rule("FK-DECK-09")
def test_what_cannot_be_read_is_refused_with_its_place_and_nothing_is_lost(page: Page, tmp_path: Path) -> None:
    field = page.get_by_label("A code, a list or a link")
    wrong = "# mine\n4 Ash-Road Raidr\n3 Sear\nGrub\n2 Grub\n"
    field.fill(wrong)
    touch(page, "Read it")
    expect(
        page.get_by_text("Line 2: There is no card 'Ash-Road Raidr'. Did you mean 'Ash-Road Raider'?")
    ).to_be_visible()
    expect(page.get_by_text("Line 5: Grub is a token and cannot be put in a deck (FK-DECK-05).")).to_be_visible()
    look(page, tmp_path, "refused")
    expect(field).to_have_value(wrong)
    field.fill("# mine\n5 Ash-Road Raider\n3 Sear\n")
    touch(page, "Read it")
    expect(page.get_by_text("Ash-Road Raider is common: at most 4 in a deck, not 5 (FK-DECK-02).")).to_be_visible()
    touch(page, "Keep this deck")
    expect(page.get_by_label("Name of the deck")).to_have_value("mine")
    assert kept(page) == [{"S01": 5, "S09": 3}]


def test_a_hand_is_tried(page: Page, tmp_path: Path) -> None:
    begin_with(page, "Boundless Brood")
    turn_to(page, "Deck")
    touch(page, "Try a hand")
    hand = page.get_by_role("dialog").get_by_role("listitem")
    expect(hand).to_have_count(7)
    look(page, tmp_path, "hand")
    touch(page, "Draw one more")
    expect(hand).to_have_count(8)
    expect(page.get_by_text("32 cards left in the deck")).to_be_visible()
    touch(page, "Another hand")
    expect(hand).to_have_count(7)


@pytest.mark.rule("FK-DECK-08", "FK-UI-06")
def test_everyone_can_look_at_all_cards(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.open("/forsaken/cards")
    expect(page.get_by_text("150 cards", exact=True)).to_be_visible()
    for god in BASE.gods:
        expect(page.get_by_role("heading", name=f"{god.name} {god.epithet}")).to_be_visible()
        expect(page.get_by_text(god.lore)).to_be_visible()
    look(page, tmp_path, "collection")
    page.get_by_role("button", name="Contagion", exact=True).click()
    page.get_by_role("button", name="Rare", exact=True).click()
    expect(page.get_by_label("Find cards")).to_have_value("g:contagion r:rare")
    expect(page.get_by_text("6 cards", exact=True)).to_be_visible()

    first = page.get_by_role("button", name=re.compile("Mother Canker"))
    first.focus()
    page.keyboard.press("Enter")
    card = page.get_by_role("dialog", name="Mother Canker")
    expect(card.get_by_role("link", name="Virulent")).to_have_attribute("href", "/rules/forsaken#FK-KEY-08")
    look(page, tmp_path, "large")
    page.keyboard.press("ArrowRight")
    expect(card).to_have_count(0)
    page.keyboard.press("Escape")
    expect(first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(first).not_to_be_focused()


def test_it_fits_a_small_phone(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.open("/forsaken/cards", phone=True)
    page.set_viewport_size({"width": 360, "height": 740})
    look(page, tmp_path, "collection")
    page.get_by_role("button", name=re.compile("^Saint Rictus")).tap()
    look(page, tmp_path, "large")
    page.goto("/forsaken/decks")
    begin_with(page, "Locked Archive")
    look(page, tmp_path, "builder")
    turn_to(page, "Deck")
    look(page, tmp_path, "deck")


def test_decks_are_made_without_a_network(visitors: Visitors) -> None:
    page = visitors.open("/forsaken/decks", phone=True)
    page.evaluate(INSTALLED)
    page.context.set_offline(True)
    with visitors.forgiving(OUT_OF_REACH):
        page.goto("/forsaken/decks")
        begin_with(page, "Ember March")
        page.reload()
        expect(page.get_by_label("Name of the deck")).to_have_value("Ember March")
        page.goto("/forsaken/cards")
        expect(page.get_by_text("150 cards", exact=True)).to_be_visible()


@pytest.mark.rule("FK-DECK-06", "FK-DECK-10")
def test_a_deck_is_brought_to_a_table(visitors: Visitors, tmp_path: Path) -> None:
    ann = visitors.open("/forsaken/decks")
    begin_with(ann, "Gilded Wall")
    touch(ann, "Take out Banner Page", "Deck")
    ann.goto("/new?game=forsaken")
    introduce(ann, "Ann", "Owl")
    ann.get_by_role("button", name="Set the table").click()
    ann.wait_for_url(re.compile("/t/[A-Z]{4,6}$"))
    bo = visitors.open(ann.url, phone=True)
    sit_down(bo, "Bo", "Fox")
    drawn = bo.get_by_role("button", name=re.compile("^A starter, drawn at random"))
    expect(drawn).to_have_attribute("aria-pressed", "true")

    mine = ann.get_by_role("group", name="Your decks").get_by_role("button", name=re.compile("^Gilded Wall"))
    expect(mine).to_contain_text("1 thing to mend")
    mine.click()
    expect(ann.get_by_role("list", name="What is wrong with it")).to_contain_text("this one has 39, 1 too few")
    starter = ann.get_by_role("group", name="Starters").get_by_role("button", name=re.compile("^Ember March"))
    starter.click()
    expect(starter).to_have_attribute("aria-pressed", "true")
    expect(ann.get_by_text("You bring: Ember March")).to_be_visible()
    expect(bo.get_by_role("list", name="Who has brought one")).to_contain_text(re.compile("Ann is ready: [0-9a-f]{12}"))
    assert code_of(EMBER) not in bo.content()
    bo.get_by_label("Paste a code or a list").fill(code_of(STARTERS["Pyre and Pox"]))
    bo.get_by_role("button", name="Bring this deck").tap()
    expect(drawn).to_have_attribute("aria-pressed", "false")
    look(ann, tmp_path, "lobby")
    look(bo, tmp_path, "lobby")
    drawn.tap()
    expect(drawn).to_have_attribute("aria-pressed", "true")
    (tmp_path / "mine.txt").write_text(list_of(EMBER))
    (tmp_path / "any.png").write_bytes(STRANGE)
    choose_file(bo, tmp_path / "any.png", "Bring one from a file")
    expect(bo.get_by_role("list", name="What is wrong with it")).to_contain_text("There is no deck in this picture")
    choose_file(bo, tmp_path / "mine.txt", "Bring one from a file")
    expect(bo.get_by_text("You bring: Ember March")).to_be_visible()
