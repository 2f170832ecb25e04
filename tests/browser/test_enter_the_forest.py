"""A game master, three players and someone who watches, through an evening with all five rolls.

The dice are loaded (loaded_forest.py), so that the story is always the same: Ann wins her way with two helpers and pays
for it; she beats Bo at the 3s; Cy sees too much; Bo serves the Forest, once unseen and once not; Cy is lost.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import violations
from browser.gathering import EMBLEMS, introduce, sit_down
from browser.serving import Server
from browser.visitors import Visitors

NAMES = ["Mia", "Ann", "Bo", "Cy"]
ON_PHONES = ("Ann", "Cy")
SECRET = "I cut the rope behind us"
AGAIN = "I hide the bone key in the moss"


class Hunter:
    """A person at their page, and all that the server has sent it."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.sent: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self.read))

    def read(self, frame: str | bytes) -> None:
        self.sent.append(frame if isinstance(frame, str) else frame.decode())

    def updates(self) -> int:
        """How often the server has told this page anything; that the line is alive does not count."""
        return sum(msgspec.json.decode(frame)["type"] == "Update" for frame in self.sent)

    def button(self, words: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=words, exact=isinstance(words, str)).first

    def press(self, *buttons: str | re.Pattern[str]) -> None:
        for words in buttons:
            self.button(words).click()

    def say(self, label: str, words: str, send: str) -> None:
        field = self.page.get_by_label(label).first
        field.fill(words)
        self.page.locator("form").filter(has=self.page.get_by_label(label)).first.get_by_role(
            "button", name=send, exact=True
        ).click()

    def expect(self, words: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(words).first).to_be_visible()


class Evening:
    def __init__(self, visitors: Visitors, folder: Path) -> None:
        self.folder = folder
        self.faults: list[str] = []
        self.people = {hunter.name: hunter for hunter in self.gather(visitors)}

    def gather(self, visitors: Visitors) -> Iterator[Hunter]:
        host = visitors.open("/new?game=enter-the-forest")
        yield Hunter(host, "Mia")
        introduce(host, "Mia", "Lantern")
        host.get_by_role("button", name="Set the table").click()
        host.wait_for_url(re.compile("/t/[A-Z]{4,6}$"))
        code = host.url.rpartition("/")[2]
        for name, emblem in zip(NAMES[1:], EMBLEMS, strict=False):
            guest = visitors.open(f"/t/{code}", phone=name in ON_PHONES)
            yield Hunter(guest, name)
            sit_down(guest, name, emblem)
        yield Hunter(visitors.open(f"/t/{code}/screen"), "Sam")

    def __getitem__(self, name: str) -> Hunter:
        return self.people[name]

    def examine(self, moment: str, *names: str) -> None:
        """A picture and axe, at a desk and on a phone."""
        for name in names:
            page = self[name].page
            page.evaluate("scrollTo(0, 0)")
            width = page.viewport_size["width"] if page.viewport_size else 0
            page.screenshot(path=self.folder / f"{moment}-{name.lower()}-{width}.png")
            self.faults += [f"{moment}, {name}: {line}" for line in violations(page)]


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), client, program="browser.loaded_forest")
    yield server
    server.stop()
    server.check()


def test_an_evening_with_all_five_rolls(visitors: Visitors, tmp_path: Path) -> None:
    evening = Evening(visitors, tmp_path)
    evening["Mia"].press("Begin")
    risk(evening)
    contest(evening)
    disturbed(evening)
    for_the_forest(evening)
    lost(evening)
    evening["Mia"].press("Tools", "End the evening", "Really end it")
    evening["Ann"].expect(re.compile("The evening"))
    evening.examine("end", "Mia", "Ann")
    assert evening.faults == []


def ruin_of(hunter: Hunter, name: str) -> Locator:
    party = hunter.page.get_by_role("list", name="The treasure-hunters")
    return party.get_by_role("listitem").filter(has_text=name)


def risk(evening: Evening) -> None:
    """Help before and after, a bargain, a re-roll; a mark for the helper and one for the roller."""
    mia, ann, bo, cy = (evening[name] for name in NAMES)
    evening.examine("rest", "Mia", "Ann")
    ann.press("Try something risky")
    ann.say("What do you try?", "I cross the rope bridge", "Ask what could go wrong")
    evening.examine("wrong", "Bo", "Cy")
    bo.say("It could go wrong like this", "The rope is older than the forest", "Say it")
    mia.press("Offer a bargain")
    mia.say("One more light die, but", "your lantern is gone", "Offer it")
    ann.press("Accept: one light die")
    ann.press(re.compile("^Occupation"))
    ann.say("Why does your Occupation fit?", "I rigged ships", "Take the light die")
    ann.press("Take the dark die")
    bo.press("Offer help")
    ann.press("Take the help")
    bo.say("I am in danger because", "I hold the rope with both hands", "Say it and help")
    ann.expect(re.compile("Works"))
    evening.examine("gather", "Ann", "Mia")
    ann.press(re.compile("^Roll 2 light, 1 dark and 1 help die"))
    cy.press("Offer help")
    ann.press("Take the help")
    cy.say("I am in danger because", "I lean far out", "Say it and help")
    evening.examine("window", "Ann", "Bo")
    ann.press("No more help: compare")
    ann.expect("Push deeper")
    evening.examine("fork", "Ann", "Bo")
    ann.press(re.compile("^Push deeper"))
    ann.press("No more help: compare")
    evening.examine("read", "Ann", "Sam")
    ann.say("How does it work?", "Hand over hand, eyes shut", "Tell it")
    for person in (mia, ann, bo, cy):
        expect(ruin_of(person, "Ann")).to_contain_text("Ruin 2 of 6")
        expect(ruin_of(person, "Bo")).to_contain_text("Ruin 2 of 6")


def contest(evening: Evening) -> None:
    """Ann and Bo tie at 6s, 5s and 4s; the 3s decide, and Bo's dark 1 costs him."""
    mia, ann, bo, cy = (evening[name] for name in NAMES)
    ann.press("Contest somebody")
    ann.page.get_by_role("group", name="Against whom?").get_by_role("button", name="Bo").click()
    ann.say("What is at stake?", "Who carries the idol", "Propose it")
    bo.press("I agree")
    mia.press("Not in itself")
    evening.examine("seal", "Ann", "Bo")
    ann.press("Seal: none")
    cy.expect(re.compile("Meanwhile: Ann and Bo contend"))
    evening.examine("held", "Cy")
    cy.press("Go on")
    expect(cy.page.get_by_text("has sealed their dice").first).to_be_visible()
    bo.press("One more", "Seal: 1 dark")
    for person in (mia, ann, bo, cy):
        person.expect(re.compile("Ann wins the Contest|wins"))
        expect(ruin_of(person, "Bo")).to_contain_text("Ruin 3 of 6")
    evening.examine("contest", "Ann", "Mia")


def disturbed(evening: Evening) -> None:
    mia, cy = evening["Mia"], evening["Cy"]
    mia.page.get_by_role("group", name="Turn to somebody").get_by_role("button", name="Cy").click()
    mia.press("Ruin roll for Cy")
    mia.say("What is so disturbing for Cy?", "Your own face in the bark", "Call for the roll")
    evening.examine("ruin", "Cy", "Mia")
    cy.press("Roll the dark die")
    cy.say("The Condition", "Will not look at trees", "Write it down")
    for name in NAMES:
        expect(ruin_of(evening[name], "Cy")).to_contain_text("Ruin 2 of 6")


def for_the_forest(evening: Evening) -> None:
    """Once unseen: nothing reaches anyone else. Once noticed: by Ann, and nobody besides."""
    mia, ann, bo, cy = (evening[name] for name in NAMES)
    more_ruin(mia, "Bo", 2)
    for person in (ann, cy):
        expect(ruin_of(person, "Bo")).to_contain_text("turned")
        expect(ruin_of(person, "Bo")).to_contain_text("Ruin veiled")
    before = [evening[name].updates() for name in ("Ann", "Cy", "Sam")]
    serve(evening, SECRET)
    bo.press("Roll the light die")
    expect(ruin_of(bo, "Bo")).to_contain_text("Ruin 4 of 6")
    expect(ruin_of(mia, "Bo")).to_contain_text("Ruin 4 of 6")
    assert [evening[name].updates() for name in ("Ann", "Cy", "Sam")] == before
    serve(evening, AGAIN)
    bo.press("Roll the light die")
    evening.examine("reduction", "Bo", "Mia")
    bo.press(re.compile("^One Ruin less, and somebody notices"))
    mia.page.get_by_role("region", name="For the Forest").get_by_role("button", name="Ann", exact=True).click()
    mia.press("Ann notices")
    ann.expect(re.compile(AGAIN))
    expect(ruin_of(bo, "Bo")).to_contain_text("Ruin 3 of 6")
    for name, secrets in (("Ann", [SECRET]), ("Cy", [SECRET, AGAIN]), ("Sam", [SECRET, AGAIN])):
        assert not [secret for secret in secrets if any(secret in frame for frame in evening[name].sent)]


def more_ruin(gm: Hunter, name: str, times: int) -> None:
    """By correction: the evening would be long otherwise."""
    gm.press("Tools")
    before = int((ruin_of(gm, name).text_content() or "").partition("Ruin ")[2][:1])
    for time in range(times):
        gm.press(f"One Ruin more for {name}")
        expect(ruin_of(gm, name)).to_contain_text(f"Ruin {before + time + 1} of 6")
    gm.page.keyboard.press("Escape")


def serve(evening: Evening, act: str) -> None:
    evening["Bo"].press("Serve the Forest in secret")
    evening["Bo"].say("What do you do, and what for?", act, "Do it, unseen")
    evening["Mia"].press("It is done")


def lost(evening: Evening) -> None:
    mia, cy = evening["Mia"], evening["Cy"]
    more_ruin(mia, "Cy", 3)
    cy.press("Try something risky")
    cy.say("What do you try?", "I run into the dark", "Ask what could go wrong")
    mia.press("No need, gather dice")
    cy.press("Take the dark die", re.compile("^Roll 1 dark"), "No more help: compare")
    cy.say("How does it work?", "They get away because I do not", "Tell it")
    expect(cy.page.get_by_role("heading", name=re.compile("lost"))).to_be_visible()
    evening.examine("lost", "Cy", "Ann")
    cy.press(re.compile("^Belongs to the Forest"))
    for name in NAMES:
        expect(ruin_of(evening[name], "Cy")).to_contain_text("of the Forest")
