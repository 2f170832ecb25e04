"""A phone runs the nights of a table with real cards: without a server, every call said, shown and kept in time."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from browser.axe import violations
from browser.test_offline_shell import INSTALLED
from browser.visitors import DESK, OUT_OF_REACH, PHONE, Visitors
from lanternwood.games.forsaken_forest.moderation import MODERATION, CalledStep

RECORDER = """
  window.spoken = [];
  const speak = speechSynthesis.speak.bind(speechSynthesis);
  speechSynthesis.speak = (line) => { window.spoken.push(line.text); speak(line); };
"""
"""Browsers without a voice say nothing, but they are asked to."""
NIGHT_ONE = [step for step in MODERATION.first if step.role in (None, "coward", "navigator")]
SECOND = 1000


@pytest.fixture
def moderator(visitors: Visitors) -> Iterator[Page]:
    """The page on a phone that has lost its network, with a clock that the test turns."""
    page = visitors.open("/moderator", phone=True)
    page.evaluate(INSTALLED)
    page.add_init_script(RECORDER)
    page.context.set_offline(True)
    with visitors.forgiving(OUT_OF_REACH):
        page.goto("/moderator")
        expect(page.get_by_role("heading", name="Let this phone run the night")).to_be_visible()
        page.clock.install()
        yield page


@contextmanager
def asking_nothing(page: Page) -> Iterator[None]:
    asked: list[str] = []

    def note(request: Request) -> None:
        if not request.url.endswith("/icon.svg"):  # the browser's own wish, whenever it likes
            asked.append(request.url)

    page.on("request", note)
    yield
    page.remove_listener("request", note)
    assert asked == []


def choose_table(page: Page) -> None:
    """Five players with the Silencer, the Coward, the Navigator and the Priest; every step of Night One takes 8 s."""
    page.get_by_role("radio", name="5", exact=True).check()
    page.get_by_role("radio", name="With Special Roles").check()
    first = page.get_by_role("region", name="Night one")
    expect(first.get_by_role("listitem")).to_have_count(len(NIGHT_ONE))
    for field in first.get_by_role("spinbutton").all():
        field.fill("8")
        field.blur()


def caption(page: Page, words: str) -> Any:
    return page.get_by_text(words, exact=True)


def timer(page: Page) -> Any:
    return page.get_by_role("timer")


def wait_for(page: Page, words: str) -> None:
    """Turn the clock until this is what is called."""
    for _ in range(120):
        if caption(page, words).is_visible():
            return
        page.clock.run_for(SECOND // 2)
    raise AssertionError(f"never called: {words}")


def watch(page: Page, step: CalledStep) -> None:
    """A step has its full eight seconds between its call and its close."""
    wait_for(page, step.call)
    expect(timer(page)).to_have_accessible_name("8 seconds left")
    while timer(page).get_attribute("aria-label") == "8 seconds left":
        page.clock.run_for(SECOND // 5)
    page.clock.run_for(6 * SECOND)
    expect(caption(page, step.call)).to_be_visible()
    expect(timer(page)).to_have_accessible_name("1 second left")
    page.clock.run_for(SECOND + SECOND // 5)
    expect(caption(page, step.close)).to_be_visible()


def test_a_night_without_a_network(moderator: Page) -> None:
    with asking_nothing(moderator):
        choose_table(moderator)
        moderator.get_by_role("button", name="Let night fall").click()
        expect(moderator.get_by_role("heading", name="Night one")).to_be_visible()
        expect(caption(moderator, MODERATION.asleep)).to_be_visible()
        for step in NIGHT_ONE:
            watch(moderator, step)
        wait_for(moderator, MODERATION.awake)
        moderator.clock.run_for(15 * SECOND)
        expect(moderator.get_by_role("heading", name="Day one")).to_be_visible()
    said = [MODERATION.asleep, *(line for step in NIGHT_ONE for line in (step.call, step.close)), MODERATION.awake]
    assert moderator.evaluate("window.spoken") == said


def test_a_night_by_hand_and_through_a_reload(moderator: Page) -> None:
    choose_table(moderator)
    moderator.get_by_role("button", name="Let night fall").click()
    press = {name: moderator.get_by_role("button", name=name) for name in ("Next step", "Step back", "Say it again")}
    meeting, coward, navigator = NIGHT_ONE
    press["Next step"].click()
    expect(caption(moderator, meeting.call)).to_be_visible()
    press["Next step"].click()
    expect(caption(moderator, coward.call)).to_be_visible()
    press["Step back"].click()
    expect(caption(moderator, meeting.call)).to_be_visible()
    press["Say it again"].click()
    assert moderator.evaluate("window.spoken") == [
        *(MODERATION.asleep, meeting.call, coward.call, meeting.call, meeting.call)
    ]

    moderator.get_by_role("button", name="Pause").click()
    expect(moderator.get_by_role("status")).to_have_text("Paused")
    moderator.clock.run_for(60 * SECOND)
    expect(caption(moderator, meeting.call)).to_be_visible()
    press["Next step"].click()
    press["Next step"].click()
    moderator.reload()
    expect(caption(moderator, navigator.call)).to_be_visible()
    expect(moderator.get_by_role("status")).to_have_text("Paused")
    assert moderator.evaluate("window.spoken") == []
    moderator.get_by_role("button", name="Go on").click()
    assert moderator.evaluate("window.spoken") == [navigator.call]

    moderator.get_by_role("button", name="Wake everyone").click()
    expect(caption(moderator, MODERATION.awake)).to_be_visible()
    press["Next step"].click()
    moderator.get_by_role("button", name="Night falls").click()
    expect(moderator.get_by_role("heading", name="Night two")).to_be_visible()
    arc = moderator.get_by_role("list").first.get_by_role("listitem")
    expect(arc).to_have_text(["Priest", "Forsaken", "Silencer", "Navigator"])


def test_a_table_is_chosen_by_touching_its_cards(moderator: Page) -> None:
    moderator.get_by_role("radio", name="4", exact=True).check()
    begin = moderator.get_by_role("button", name="Let night fall")
    for role in ("Oracle", "Priest", "Blessed", "Cursed", "Shrouded"):
        card = moderator.get_by_role("button", name=re.compile(f"^{role}"))
        pressed = card.get_attribute("aria-pressed") == "true"
        card.click()
        expect(card).to_have_attribute("aria-pressed", "false" if pressed else "true")
    expect(moderator.get_by_role("alert")).to_contain_text("more roles than players")
    expect(begin).to_be_disabled()
    expect(moderator.get_by_text("Lay a spare Commonfolk card where the Shrouded can reach it.")).to_be_visible()
    moderator.get_by_role("radio", name="With Special Roles").check()
    expect(moderator.get_by_role("alert")).to_have_count(0)
    begin.click()
    expect(moderator.get_by_role("heading", name="Night one")).to_be_visible()


def test_anyone_can_use_it(moderator: Page) -> None:
    look(moderator, "choosing")
    moderator.get_by_role("radio", name="12", exact=True).check()
    moderator.get_by_role("radio", name="With Special Roles").check()
    moderator.get_by_role("button", name="Let night fall").click()
    moderator.get_by_role("button", name="Next step").click()
    look(moderator, "night")
    moderator.get_by_role("button", name="Pause").click()
    look(moderator, "paused")
    moderator.get_by_role("button", name="Wake everyone").click()
    moderator.get_by_role("button", name="Next step").click()
    look(moderator, "day")


def look(page: Page, moment: str) -> None:
    for size in (PHONE, DESK):
        page.set_viewport_size(size)
        assert violations(page) == [], f"{moment}, {size['width']} px"
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, f"{moment} is too wide"


def test_the_way_there(visitors: Visitors) -> None:
    page = visitors.open("/")
    page.get_by_role("link", name="Play with the real cards?").click()
    expect(page.get_by_role("heading", name="Let this phone run the night")).to_be_visible()
    page.goto("/rules/forsaken-forest")
    expect(page.get_by_role("link", name="Play with the real cards?")).to_have_attribute("href", "/moderator")
