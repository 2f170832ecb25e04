"""Around a match of Forsaken: tips that come and go with their moment, open hands, those who look on, the replay as
either mind, cards that are chosen by their face on a phone, and the clock of a turn."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import violations
from browser.duel import QUIET
from browser.gathering import introduce, seat_bots, sit_down
from browser.serving import Server
from browser.visitors import Visitors
from browser.waiting import until


@pytest.fixture(scope="module")
def server(laid_server: Server) -> Server:
    return laid_server


def begin(visitors: Visitors, phone: bool = False, tips: bool = False, option: str = "") -> Page:
    """A match against a bot."""
    page = visitors.open("/new?game=forsaken", phone=phone)
    if not tips:
        page.evaluate(QUIET)
    introduce(page, "Wren", "Hare")
    button(page, "Set the table").click()
    page.wait_for_url(re.compile("/t/[A-Z]{4,6}$"))
    expect(page.get_by_text("free", exact=True)).to_have_count(1)
    seat_bots(page)
    if option:
        page.get_by_label(option).check()
    button(page, "Begin").click()
    expect(page.locator(".board")).to_be_visible()
    return page


def button(page: Page, name: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("button", name=name, exact=isinstance(name, str))


def hands(page: Page) -> Locator:
    return page.get_by_role("list", name=re.compile("hand$"))


def expect_tip(page: Page, begins: str) -> None:
    tip = page.get_by_role("complementary", name="First time before the Gate")
    expect(tip).to_have_count(1)
    expect(tip).to_contain_text(begins)


def test_the_first_tips_come_and_go_with_their_moment(visitors: Visitors, position: Path) -> None:
    position.write_text("whole")
    page = begin(visitors, phone=True, tips=True)
    expect_tip(page, "Bring the other’s Tower from 10 to 0")
    button(page, "Keep this hand").tap()
    expect_tip(page, "Each turn you may build one Altar")
    page.locator(".vacant.target button").filter(visible=True).first.tap()
    expect(page.get_by_role("complementary", name="First time before the Gate")).to_have_count(0)
    page.locator(".plate--lit").tap()
    expect(page.get_by_text("You can also build in II and III.")).to_be_visible()
    expect(page.get_by_text("Each turn you may build one Altar")).to_have_count(0)


def test_a_tip_is_read_by_doing_what_it_says_and_all_can_be_put_away(visitors: Visitors, position: Path) -> None:
    position.write_text("choices")
    page = begin(visitors, tips=True)
    expect_tip(page, "Five windows stand")
    button(page, "Got it").click()
    expect_tip(page, "A card is paid for by the windows of one Kingdom")
    button(page, "Got it").click()
    expect_tip(page, "Hold a card to read it large")
    page.get_by_role("list", name="Your hand").get_by_role("button").first.click(
        button="right", position={"x": 12, "y": 40}
    )
    expect(page.get_by_text("Hold a card to read it large")).to_have_count(0)
    page.keyboard.press("Escape")
    expect_tip(page, "Tap a Follower of yours that stands upright")
    button(page, "No more tips").click()
    expect(page.get_by_role("complementary", name="First time before the Gate")).to_have_count(0)


def test_with_open_hands_the_other_hand_lies_open(visitors: Visitors, position: Path) -> None:
    position.write_text("whole")
    page = begin(visitors, option="Open hands.")
    button(page, "Keep this hand").click()
    theirs = page.get_by_role("list", name=re.compile("’s hand$"))
    expect(theirs.get_by_role("button").first).to_have_accessible_name(re.compile("^.+, Costs "))
    expect(page.get_by_role("list", name="Your hand").get_by_role("button").first).to_be_visible()
    watcher = look_on(visitors, page.url)
    expect(hands(watcher)).to_have_count(2)


def look_on(visitors: Visitors, address: str) -> Page:
    page = visitors.open(address)
    introduce(page, "Eve", "Moth")
    button(page, "Watch").click()
    expect(page.locator(".board")).to_be_visible()
    return page


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_how_it_ended_is_in_sight_above_the_plates(visitors: Visitors, position: Path, size: tuple[int, int]) -> None:
    position.write_text("nearly")
    page = begin(visitors, phone=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.locator(".follower.able button").filter(visible=True).tap()
    page.locator(".plate--lit").tap()
    told = page.get_by_role("region", name="How it ended").get_by_role("listitem").last
    again = button(page, "Another one like this").or_(button(page, "Again"))
    expect(again).to_be_visible()

    def in_sight() -> bool | None:
        low, high = told.bounding_box(), again.bounding_box()
        return True if low and high and low["y"] + low["height"] <= high["y"] else None

    until(page, in_sight, "the last line stands above the plates")


@pytest.mark.rule("FK-UI-01")
def test_who_looks_on_sees_no_hand_and_the_replay_shows_either_mind(visitors: Visitors, position: Path) -> None:
    position.write_text("choices")
    page = begin(visitors)
    mine = hand_of(page, 8)
    watcher = look_on(visitors, page.url)
    expect(watcher.get_by_role("article").first).to_be_visible()
    expect(hands(watcher)).to_have_count(0)

    button(page, re.compile("^End turn")).first.click()
    expect(button(page, re.compile("^End turn")).first).to_be_visible()
    button(page, re.compile("here$")).click()
    button(page, "Resign").click()
    button(page, "Give up").click()
    button(page, "Close").click()
    page.get_by_role("link", name="Replay").click()
    where = page.get_by_role("slider", name="Step of the match")
    expect(where).to_have_value("0")
    last = int(where.get_attribute("max") or 0)
    assert last > 2
    everything, watching, wren, bot = page.get_by_role("group", name="As known by").get_by_role("radio").all()
    expect(everything).to_be_checked()
    wren.check()
    assert hand_of(page, 8) == mine
    bot.check()
    assert "Lantern Monk" in hand_of(page, 3)
    where.fill(str(last))
    expect(page.get_by_role("region", name="How it ended")).to_be_visible()
    where.fill("1")
    expect(page.get_by_role("region", name="How it ended")).to_have_count(0)
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()
    watching.check()
    expect(hands(page)).to_have_count(0)


def hand_of(page: Page, number: int) -> list[str]:
    """The names of the cards of whoever is at the page, once there are so many."""
    cards = page.get_by_role("list", name="Your hand").get_by_role("button")
    expect(cards).to_have_count(number)
    labels: list[str] = cards.evaluate_all("cards => cards.map(card => card.getAttribute('aria-label'))")
    return [label.split(",")[0] for label in labels]


@pytest.mark.rule("FK-UI-01", "FK-UI-05")
def test_cards_are_chosen_by_their_face_on_a_phone(visitors: Visitors, position: Path, tmp_path: Path) -> None:
    """Some go below the deck, one is discarded, one comes back from The Past, and the other gives a Follower up."""
    position.write_text("choices")
    page = begin(visitors, phone=True)
    chooser = page.locator(".chooser button")
    play(page, "Candle Acolyte", "I")
    expect(page.get_by_role("heading", name="Which cards go to the bottom of your deck?")).to_be_visible()
    expect(chooser).to_have_count(2)
    look(page, tmp_path, "below")
    chooser.first.tap()
    lit_or_only(page)
    expect(page.locator(".chooser .gone")).to_have_count(1)
    button(page, "Leave the rest on top").tap()
    expect(chooser).to_have_count(0)

    play(page, "Read the Entrails", "I")
    expect(chooser.first).to_be_visible()
    look(page, tmp_path, "discard")
    page.locator(".chooser").get_by_role("button", name=re.compile("Page of Secrets")).tap()
    expect(page.locator(".plate--lit")).to_contain_text("Page of Secrets")
    page.locator(".plate--lit").tap()
    expect(chooser).to_have_count(0)

    play(page, "Grave Tapper", "II")
    expect(chooser.first).to_be_visible()
    look(page, tmp_path, "recall")
    page.locator(".chooser").get_by_role("button", name=re.compile("Pox Hound")).first.tap()
    lit_or_only(page)
    expect(
        page.get_by_role("list", name="Your hand").get_by_role("button", name=re.compile("^Pox Hound"))
    ).to_be_visible()

    play(page, "Culling Tithe", "III")
    expect(page.get_by_text("is Forsaken, a Tribute.").first).to_be_attached()
    look(page, tmp_path, "tribute")


@pytest.mark.rule("FK-END-04")
def test_the_wick_of_a_turn_burns_on_and_stands_while_the_other_chooses(visitors: Visitors, position: Path) -> None:
    position.write_text("choices")
    ann = visitors.open("/new?game=forsaken", phone=True)
    ann.evaluate(QUIET)
    introduce(ann, "Ann", "Hare")
    button(ann, "Set the table").click()
    ann.wait_for_url(re.compile("/t/[A-Z]{4,6}$"))
    bo = visitors.open(ann.url, phone=True)
    sit_down(bo, "Bo", "Fox")
    ann.get_by_label("Clocks.").check()
    button(ann, "Begin").click()
    burnt = until(ann, lambda: seconds(ann) if seconds(ann) < 118 else None, "the wick burns")

    play(ann, "Candle Acolyte", "I")
    button(ann, "Leave the rest on top").tap()
    expect(ann.locator(".chooser button")).to_have_count(0)
    assert seconds(ann) <= burnt, "a choice began it anew"

    play(ann, "Extract Confession", "II")
    chooser = bo.locator(".chooser button")
    expect(chooser).to_have_count(3)
    stands = re.compile("the other clock stands still at ([0-9]+) seconds")
    waits = stands.search(clock_of(bo))
    assert waits
    assert int(waits[1]) <= burnt
    until(bo, lambda: seconds(bo) if seconds(bo) < 28 else None, "the wick of the other's choice burns")
    assert stands.findall(clock_of(bo)) == stands.findall(clock_of(ann)) == [waits[1]]
    for _ in range(2):
        chooser.first.tap()
        lit_or_only(bo)
    expect(chooser).to_have_count(0)
    until(ann, lambda: stands.search(clock_of(ann)) is None or None, "it burns again")
    assert int(waits[1]) - 2 <= seconds(ann) <= int(waits[1])


def clock_of(page: Page) -> str:
    return page.get_by_role("timer").get_attribute("aria-label") or ""


def seconds(page: Page) -> int:
    """Left to whoever is waited for."""
    return int(clock_of(page).split()[0])


def play(page: Page, card: str, kingdom: str) -> None:
    """Take it up, choose where, and press what is lit."""
    held = page.get_by_role("list", name="Your hand").get_by_role("button", name=re.compile(f"^{card}"))
    held.tap(position={"x": 12, "y": 40})
    lit = page.locator(".plate--lit").filter(has_text=f"in {kingdom}")
    if not lit.count():
        button(page, f"Play {card} in {kingdom}").tap()
    lit.tap()


def lit_or_only(page: Page) -> None:
    """Some choices are made by the touch, others by the plate that it lights."""
    lit = page.locator(".plate--lit")
    if lit.count():
        lit.tap()


def look(page: Page, pictures: Path, moment: str) -> None:
    page.screenshot(path=pictures / f"{moment}-390.png")
    assert violations(page) == [], moment
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, f"{moment} is too wide"
