"""Six people and two bots at one table of Forsaken Forest, from the first night to the end.

The decks are stacked (stacked_forest.py), so that the story is always the same: the Forsaken hide the Village; Ann
would wander, Eli bars her way, Dot denies him that; Eli hangs, also by Fay's thumb; Cal's knife finds Fay, the last of
them.
"""

import re
from base64 import b64encode
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import violations
from browser.gathering import EMBLEMS, introduce, seat_bots, sit_down
from browser.serving import Server
from browser.stacked_forest import FORSAKEN_SEATS
from browser.visitors import PATIENCE, Visitors
from browser.waiting import until

NAMES = ["Ann", "Bea", "Cal", "Dot", "Eli", "Fay"]
ON_PHONES = ("Bea", "Dot", "Fay")
TIMES = {
    "Length of nights,": "35",
    "A window of the Draw Phase,": "1",
    "The Fast Action Phase,": "1",
    "The least length of a window,": "1",
    "To answer a Slow Action,": "300",
    "To answer a Fast Action,": "300",
    "To save somebody,": "300",
    "A vote,": "300",
}
"""What nobody uses is short; where something is looked at, nobody hurries."""
ROLES = re.compile("forsaken|commonfolk", re.IGNORECASE)
WITHOUT_CLOCK = """scene => {
  const copy = scene.cloneNode(true);
  copy.querySelector('.clock').remove();
  return copy.outerHTML;
}"""
PASS = re.compile("^(Let it pass|Let them go)$")


class Traveller:
    """A person at their page, and all that the server has sent it."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.seat = NAMES.index(name)
        self.views: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self.read))
        self.board = page.locator("[data-scene]")
        self.desk = page.get_by_role("region", name="What is going on")
        self.gallows = page.get_by_role("region", name="The Gallows")
        self.tip = page.get_by_role("complementary", name="First time in the wood")

    def read(self, frame: str | bytes) -> None:
        match = msgspec.json.decode(frame).get("match")
        if match:
            self.views.append(match["view"])

    def press(self, words: str | re.Pattern[str]) -> None:
        self.page.get_by_role("button", name=words, exact=isinstance(words, str)).click()

    def take_up(self, card: str) -> None:
        self.page.get_by_role("list", name="Your hand").get_by_role("button", name=re.compile(f"^{card}, ")).click()

    def choose(self, square: str = "") -> str:
        """On the map: this Territory, or the first that is offered."""
        offered = self.page.get_by_role("radiogroup", name=re.compile("^Where")).get_by_role("radio")
        place = offered.and_(self.page.get_by_label(square, exact=True)) if square else offered.first
        chosen = place.get_attribute("aria-label") or ""
        place.click(force=True)
        return chosen

    def aim_at(self, name: str) -> None:
        self.page.get_by_role("button", name=re.compile(f"^Choose {name}")).click()

    def ask(self) -> str:
        """What is going on, or nothing while there is another scene."""
        return str(self.page.evaluate("document.querySelector('section.desk h2')?.textContent ?? ''"))

    def expect_ask(self, words: str | re.Pattern[str]) -> None:
        expect(self.desk.get_by_role("heading", level=2)).to_have_text(words)

    def seat_of(self, name: str) -> Locator:
        seats = self.page.get_by_role("list", name="The travellers")
        return seats.get_by_role("button", name=re.compile(f"^(Look at|Choose) {name},"))


class Table:
    def __init__(self, visitors: Visitors, folder: Path) -> None:
        self.folder = folder
        self.people = list(self.gather(visitors))
        self.faults: list[str] = []

    def gather(self, visitors: Visitors) -> Iterator[Traveller]:
        host = visitors.open("/new?game=forsaken-forest")
        yield (ann := Traveller(host, "Ann"))
        introduce(host, "Ann", "Lantern")
        ann.press("Set the table")
        host.wait_for_url(re.compile("/t/[A-Z]{4,6}$"))
        for name, emblem in zip(NAMES[1:], EMBLEMS, strict=True):
            guest = visitors.open(f"/t/{host.url.rpartition('/')[2]}", phone=name in ON_PHONES)
            yield Traveller(guest, name)
            sit_down(guest, name, emblem)

    def __getitem__(self, name: str) -> Traveller:
        return self.people[NAMES.index(name)]

    def settle(self) -> None:
        """The host's form; another page shows when it is settled."""
        host, guest = self.people[0].page, self.people[1].page
        host.get_by_text("Times and limits").click()
        for label, value in TIMES.items():
            field = host.get_by_label(label)
            field.fill(value)
            field.press("Tab")
            expect(guest.get_by_label(label)).to_have_value(value)
        seat_bots(host, 2)

    def everyone(self, look: Callable[[Traveller], None]) -> None:
        for each in self.people:
            look(each)

    def examine(self, moment: str, *names: str) -> None:
        """A picture and axe, at a desk and on a phone."""
        for name in names:
            page = self[name].page
            page.evaluate("scrollTo(0, 0)")
            width = page.viewport_size["width"] if page.viewport_size else 0
            page.screenshot(path=self.folder / f"{moment}-{name.lower()}-{width}.png")
            self.faults += [f"{moment}, {name}: {line}" for line in violations(page)]

    def all_pass(self) -> None:
        """Whoever is asked lets it happen, until something else is going on for everyone.

        Each presses once: a second time might be in the next window."""
        before = [each.ask() for each in self.people]
        pressed: set[str] = set()

        def goes_on() -> bool | None:
            waiting = [each for each, words in zip(self.people, before, strict=True) if each.ask() == words]
            for each in waiting:
                plate = each.page.get_by_role("button", name=PASS)
                if each.name not in pressed and plate.is_visible():
                    plate.click()
                    pressed.add(each.name)
            return None if waiting else True

        until(self.people[0].page, goes_on, "the window closes", patience=len(self.people) * PATIENCE)


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), client, program="browser.stacked_forest")
    yield server
    server.stop()
    server.check()


def test_six_people_and_two_bots_live_through_it(visitors: Visitors, tmp_path: Path) -> None:
    table = Table(visitors, tmp_path)
    table.settle()
    table["Ann"].press("Begin")
    night(table)
    fugue(table)
    answer_to_an_answer(table)
    hanging(table)
    knife(table)
    ending(table)
    table.everyone(only_their_own_was_sent)
    assert table.faults == []


def night(table: Table) -> None:
    """The Forsaken agree where the Village lies; all others sleep before the same sky."""
    table.everyone(lambda each: expect(each.page.get_by_role("heading", name="The Forsaken meet")).to_be_visible())
    face_down = [sky_of(each) for each in table.people]
    assert len(set(face_down)) == 1, "before they have looked, nobody's page differs"
    table.examine("dealt", "Ann", "Bea")
    advised(table["Ann"], table["Dot"])
    table.everyone(look_at_role)
    for name in ("Eli", "Fay"):
        doors = table[name].page.get_by_role("list", name="The eight Destinations").get_by_role("button")
        doors.nth(0).click()
        doors.nth(4).click()
        expect(doors.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(table["Eli"].page.get_by_text("The Village: you and Fay")).to_be_visible()
    asleep = [sky_of(table[name]) for name in ("Ann", "Cal")]
    assert asleep[0] == asleep[1]
    for name in ("Ann", "Bea", "Cal", "Dot"):
        expect(table[name].page.get_by_role("list", name="The eight Destinations")).to_have_count(0)
        expect(table[name].page.locator("body")).not_to_contain_text("Eli")
        table[name].press("I am still here")
    pictures = {name: table[name].page.screenshot() for name in ("Ann", "Bea", "Eli", "Fay")}
    table.examine("night", *pictures)
    for sleeper, chooser in (("Ann", "Eli"), ("Bea", "Fay")):
        lights = [light_of(table["Ann"].page, pictures[name]) for name in (sleeper, chooser)]
        assert lights[0] == pytest.approx(lights[1], rel=0.12), "in a dark room a brighter face tells who chooses"


def light_of(page: Page, picture: bytes) -> float:
    """How much light a screen gives that shows this."""
    measure = """async base64 => {
      const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes]));
      const paper = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      paper.drawImage(picture, 0, 0);
      const { data } = paper.getImageData(0, 0, picture.width, picture.height);
      let light = 0;
      for (let at = 0; at < data.length; at += 4)
        [0.2126, 0.7152, 0.0722].forEach((share, colour) => (light += share * (data[at + colour] / 255) ** 2.2));
      return (light * 4) / data.length;
    }"""
    return float(page.evaluate(measure, b64encode(picture).decode()))


def advised(ann: Traveller, dot: Traveller) -> None:
    """A first game has tips, the same for all by night, one at a time; whoever wants none gets none."""
    expect(ann.tip).to_contain_text("Villagers win when a Path reaches The Village")
    ann.press("Got it")
    expect(ann.tip).to_contain_text("By night nobody talks.")
    ann.press("Got it")
    dot.press("No more tips")
    for each in (ann, dot):
        expect(each.tip).to_have_count(0)


def look_at_role(person: Traveller) -> None:
    """The card shows who they are while it is held, and to the Forsaken who is with them."""
    friend = {"Eli": "With you: Fay.", "Fay": "With you: Eli."}.get(person.name)
    card = person.page.get_by_role("button", name="Hold to look at your role")
    card.focus()
    person.page.keyboard.down("Enter")
    face = person.page.get_by_role("status").filter(has_text="You win with the")
    expect(face).to_contain_text(f"You win with the {'Forsaken' if friend else 'Villagers'}.")
    if friend:
        expect(face).to_contain_text(friend)
    person.page.keyboard.up("Enter")
    expect(face).to_have_count(0)
    person.press("I know who I am")


def sky_of(person: Traveller) -> str:
    """All that a sleeper's page shows, but for the clock."""
    return str(person.board.evaluate("board => board.innerText.replace(/\\d+/g, '')"))


def fugue(table: Table) -> None:
    dawn = [each.page.get_by_role("heading", name="Day one breaks") for each in table.people]
    expect(dawn[0]).to_be_visible(timeout=40_000)
    table.examine("dawn", "Ann", "Bea")
    for breaking in dawn:
        expect(breaking).to_have_count(0)
    for name, square in zip(NAMES, ["G8", "F7", "H7", "G6", "F8", "H8"], strict=True):
        table[name].expect_ask("Place a Path")
        table[name].choose(square)
        table[name].press(f"Forge {square}")
    table["Ann"].expect_ask(re.compile("Your turn"))
    table.everyone(nobody_is_given_away)
    covered_until_held(table["Fay"])
    covered_where_one_speaks(table["Bea"])
    read_while_others_speak(table["Cal"], table["Bea"])


def covered_until_held(fay: Traveller) -> None:
    """What one alone knows stands on the map and at the seats only while the eye is held."""
    friend = re.compile("one of the Forsaken, as you know")
    door = fay.page.get_by_role("img", name=re.compile("Only you know"))
    expect(fay.seat_of("Eli")).not_to_have_accessible_name(friend)
    expect(door).to_have_count(0)
    fay.page.get_by_role("button", name="Hold to see what I know", exact=True).focus()
    fay.page.keyboard.down("Enter")
    expect(fay.seat_of("Eli")).to_have_accessible_name(friend)
    expect(door).to_have_count(8)
    fay.page.keyboard.up("Enter")
    expect(door).to_have_count(0)


def covered_where_one_speaks(bea: Traveller) -> None:
    """Also whoever has seen nothing has something to turn up: a neighbour cannot tell the Navigator by it."""
    bea.press("Speak")
    ready = bea.page.get_by_role("region", name="Quick to say")
    expect(ready.get_by_role("button")).to_have_text("Show what I know")
    ready.get_by_role("button").click()
    expect(ready).to_contain_text("You have seen nothing that you have not told.")
    bea.press("Close")


def read_while_others_speak(cal: Traveller, bea: Traveller) -> None:
    """A card that one takes up to read it stays in one's fingers, as long as nothing else is asked."""
    cal.expect_ask("Ann acts")
    cal.take_up("Share the Pack")
    bea.press("Speak")
    bea.page.get_by_role("dialog").get_by_role("radio", name="The way").check()
    bea.press("Say it")
    expect(cal.page.get_by_role("group", name="What was said and done")).to_contain_text("Let us go to the north door")
    cal.press("Lay it back")


def nobody_is_given_away(person: Traveller) -> None:
    """No role stands beside anyone, alive or dead, but for what the Forsaken know of each other."""
    for name in [name for name in NAMES if name != person.name]:
        beside = person.seat_of(name).evaluate("seat => seat.outerHTML")
        friends = {person.seat, NAMES.index(name)} == set(FORSAKEN_SEATS)
        assert friends or not ROLES.search(beside), f"{person.name} sees of {name}: {beside}"


def answer_to_an_answer(table: Table) -> None:
    ann, dot, eli = table["Ann"], table["Dot"], table["Eli"]
    ann.expect_ask("Your turn. What do you play?")
    expect(ann.board).to_contain_text("Cycle 1, turn 1")
    expect(ann.tip).to_contain_text("Your turn begins with a card from the deck.")
    expect(dot.tip).to_have_count(0)
    table.examine("board", "Ann", "Bea")
    ann.take_up("Wander")
    square = ann.choose()
    ann.press(f"Wander on {square}")
    eli.expect_ask(f"Ann would play Wander on {square}")
    eli.take_up("Bar the Way")
    eli.press("Bar the Way")
    dot.expect_ask("Eli would play Bar the Way")
    dot.take_up("Deny Fate")
    dot.press("Deny Fate")
    for name in ("Ann", "Bea"):
        table[name].expect_ask("Dot would play Deny Fate")
        stack = table[name].page.get_by_role("list", name="Announced cards, the last on top")
        expect(stack.get_by_role("listitem")).to_have_count(3)
        can_be_read(table[name])
    table.examine("window", "Ann", "Bea")
    table.all_pass()
    table["Bea"].expect_ask(f"Ann would play Wander on {square}")
    table.all_pass()
    expect(ann.page.get_by_role("group", name=re.compile("Nine Paths forged"))).to_be_visible()
    ann.press("End my turn")


def can_be_read(person: Traveller) -> None:
    """What is announced: the last card in the ask itself, all of them whole at one press."""
    expect(person.desk).to_contain_text("Forbid a Slow or Fast Action that has not yet happened.")
    expect(person.desk).not_to_contain_text("Forbid a Navigation card")
    person.press("Read the announced cards")
    expect(person.desk).to_contain_text("Forbid a Navigation card that has not yet happened.")
    person.page.keyboard.press("Escape")
    expect(person.desk).not_to_contain_text("Forbid a Navigation card")


def hanging(table: Table) -> None:
    bea, eli = table["Bea"], table["Eli"]
    bea.expect_ask("Your turn. What do you play?")
    bea.take_up("Drag to the Gallows")
    bea.aim_at("Eli")
    bea.press("Drag to the Gallows on Eli")
    table["Cal"].expect_ask("Bea would play Drag to the Gallows on Eli")
    table.all_pass()
    table.examine("plea", "Eli", "Bea")
    table["Ann"].press("Speak")
    table["Ann"].page.get_by_role("dialog").get_by_role("radio", name="Ask").check()
    table["Ann"].press("Say it")
    eli.press("End my plea")
    vote(table)
    for each in table.people:
        expect(each.gallows).to_contain_text("You hang" if each is eli else "Eli hangs")
    table.examine("verdict", "Ann", "Bea")
    bea.press("Answer")
    expect(bea.page.get_by_role("dialog")).to_contain_text("Your answer to Ann: “You, what is your role?”")
    bea.press("Close")
    table.all_pass()
    for each in table.people:
        expect(each.seat_of("You" if each is eli else "Eli")).to_have_accessible_name(re.compile("a Spirit"))
    table.everyone(nobody_is_given_away)


def vote(table: Table) -> None:
    """Nobody's page changes by anyone's thumb but their own, until all are shown at once."""
    voters = [*table.people]
    for each in voters:
        expect(each.gallows.get_by_role("button", name="Death")).to_be_visible()
    before = [thumbs_of(each) for each in voters]
    for number, each in enumerate(voters):
        assert thumbs_of(each) == before[number], f"{each.name} sees that others have voted"
        if number == 2:
            table.examine("gallows", "Ann", "Bea")
        each.press("Life" if each.name == "Eli" else "Death")


def thumbs_of(person: Traveller) -> str:
    """The scene as it stands in the page, but for the clock."""
    return str(person.gallows.evaluate(WITHOUT_CLOCK))


def knife(table: Table) -> None:
    bea, cal, fay = table["Bea"], table["Cal"], table["Fay"]
    bea.press("End my turn")
    cal.expect_ask("Your turn. What do you play?")
    expect(cal.board).to_contain_text("Cycle 1, turn 3")
    cal.take_up("Knife at the Campfire")
    cal.aim_at("Fay")
    cal.press("Knife at the Campfire on Fay")
    bea.expect_ask("Cal would play Knife at the Campfire on Fay")
    table.all_pass()
    fay.expect_ask("You are on Death’s Doorstep")
    table.examine("doorstep", "Fay", "Eli")
    table.all_pass()


def ending(table: Table) -> None:
    for each in table.people:
        expect(each.page.get_by_role("heading", name="The Villagers come home")).to_be_visible()
        expect(each.board).to_contain_text("No Forsaken is left alive.")
        expect(each.board).to_contain_text("You have lost." if each.seat in FORSAKEN_SEATS else "You have won.")
    table.examine("end", "Ann", "Fay")


def only_their_own_was_sent(person: Traveller) -> None:
    """What a page was never sent, it cannot show."""
    running = [view for view in person.views if view["ending"] is None]
    assert len(running) > 30
    for view in running:
        assert view["seat"] == person.seat
        for seat, player in enumerate(view["players"]):
            friends = {person.seat, seat} <= set(FORSAKEN_SEATS)
            assert seat == person.seat or (player["role"], player["shown"], player["known_cards"]) == (None, None, [])
            assert friends or not player["known_forsaken"]
        slots = [slot for slot, card in enumerate(view["destinations"]) if card and not view["turned"][slot]]
        assert not slots or person.seat in FORSAKEN_SEATS
        if view["gallows"] and view["gallows"]["stage"] == "vote":
            assert view["ballots"] == []
