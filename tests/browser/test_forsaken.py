"""Forsaken in the browser: whole matches by dragging, by touch and by keyboard alone, against a bot; and its table at
several moments, for axe and for the eye. The Towers of a whole match are low, so that it is over soon."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from browser.axe import violations
from browser.gathering import introduce, seat_bots
from browser.serving import Server
from browser.visitors import Visitors
from browser.waiting import until
from lanternwood.games.forsaken.deck_lists import STARTERS, deck_of, list_of
from lanternwood.games.forsaken.loading import BASE

TURNS = 40
"""After which a match with low Towers must have ended."""
GODS = ("Strife", "Infestation", "Occult", "Contagion", "Grandeur")
EMBER = STARTERS["Ember March"]
OUT, NUMBER = EMBER.cards[0]
ROOTLING = next(card.id for card in BASE.cards if card.name == "Rootling")
CHANGED = deck_of({**EMBER.numbers, OUT: NUMBER - 1, ROOTLING: 1}, "Changed")
IN_BETWEEN = "On to the next match"
AT_THE_END = "Another one like this"
QUIET = "localStorage.setItem('lanternwood.coach.forsaken', JSON.stringify({ off: true, read: [] }))"


@pytest.fixture(scope="module")
def server(laid_server: Server) -> Server:
    return laid_server


STATE = """() => {
  const board = document.querySelector('.board');
  if (!board) return '';
  const copy = board.cloneNode(true);
  copy.querySelectorAll('.clock').forEach((clock) => clock.remove());
  return copy.innerHTML + document.title;
}"""
"""All that the page shows, but for the time."""


LIES = """(follower) => [follower, ...follower.querySelectorAll('*')].some((part) => {
  const { transform, rotate } = getComputedStyle(part);
  return rotate.includes('90deg') || /^matrix\\((-?0|-?\\d\\.\\d+e-\\d+), (-?1|-?0\\.9+)/.test(transform);
})"""
"""Whether a card is turned by a quarter."""


class Duel:
    """A person at their page, against a bot."""

    def __init__(self, visitors: Visitors, phone: bool = False, way: str = "", deck: str = "") -> None:
        """One match with any deck, unless something else is said."""
        self.page = visitors.open("/new?game=forsaken", phone=phone)
        self.page.evaluate(QUIET)
        self.unanswered: set[object] = set()
        self.page.on("websocket", self.listen)
        introduce(self.page, "Wren", "Hare")
        if way:
            self.page.get_by_role("radio", name=re.compile(f"^{way}")).check()
        self.button("Set the table").click()
        self.page.wait_for_url(re.compile("/t/[A-Z]{4,6}$"))
        expect(self.page.get_by_text("free", exact=True)).to_have_count(1)
        seat_bots(self.page)
        if deck:
            self.bring(deck)
        self.button("Begin").click()
        self.board = self.page.locator(".board")
        expect(self.board).to_be_visible()
        self.lit = self.page.locator(".plate--lit")
        self.do = self.page.get_by_role("region", name="What is asked of you")
        self.hand = self.page.get_by_role("list", name="Your hand")
        self.playable = self.hand.locator("li.open button")
        self.able = self.page.locator(".follower.able:not(.exhausted) button").filter(visible=True)
        self.targets = self.page.locator("[data-spot][aria-pressed]:is(.target *, .target)").filter(visible=True)
        self.vacant = self.page.locator(".vacant.target button").filter(visible=True)
        chooser = self.page.locator(".chooser button:not([aria-disabled=true])")
        self.answers = self.targets.or_(chooser).or_(self.playable)
        self.gates = self.page.locator(".door.target").filter(visible=True)
        self.waits = self.page.locator(".door[style*=none]").filter(visible=True)
        self.channels = self.page.get_by_role("group", name="Channels")
        self.slims = self.page.locator(".slim:not(.dark)")
        self.ending = self.page.get_by_role("region", name="How it ended")
        self.looked = 0

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def bring(self, deck: str) -> None:
        self.page.get_by_label("Paste a code or a list").fill(deck)
        self.button("Bring this deck").click()
        expect(self.page.get_by_label("Paste a code or a list")).to_have_value("")

    def fingerprint(self) -> str:
        """Of the deck that was brought, as everyone sees it."""
        brought = self.page.get_by_role("list", name="Who has brought one").get_by_text(re.compile("Wren is ready"))
        return brought.text_content() or ""

    def give_up(self) -> None:
        self.button(re.compile("here$")).click()
        self.button("Resign").click()
        self.button("Give up").click()
        self.button("Close").click()

    def kingdom(self, number: str) -> Locator:
        """The one with this number, which may be the last."""
        last = self.page.get_by_role("article", name="The Last Kingdom", exact=True)
        return self.page.get_by_role("article", name=f"Kingdom {number}", exact=True).or_(last)

    def asked(self) -> str:
        """What stands at the desk, once something can be done and nothing is on its way; nothing at the end."""

        def look() -> str | None:
            if self.ending.is_visible():
                return ""
            sent = self.unanswered or self.page.locator(".plate--lit:disabled").count()
            if self.page.title().startswith("●") and self.do.is_visible() and not sent:
                return self.do.get_by_role("heading").text_content(timeout=1000)
            return None

        return until(self.page, look, "something is asked, or it is over")

    def listen(self, socket: WebSocket) -> None:
        """Keep what was sent and not yet answered."""

        def sent(frame: bytes | str) -> None:
            told = json.loads(frame)
            if told["type"] == "Act":
                self.unanswered.add(told["id"])

        def received(frame: bytes | str) -> None:
            told = json.loads(frame)
            self.unanswered.discard(told.get("done", told.get("id")))

        socket.on("framesent", sent)
        socket.on("framereceived", received)

    def changed(self, before: str) -> None:
        """What the page shows differs, also after the server has answered. A card that is carried changes it sooner."""
        last = before

        def look() -> bool | None:
            nonlocal last
            state, earlier = self.state(), last
            last = state
            return True if state != before and state == earlier and not self.unanswered else None

        until(self.page, look, "the table changes")

    def state(self) -> str:
        return str(self.page.evaluate(STATE))

    def examine(self, folder: Path, moment: str) -> list[str]:
        """As the player sees it: what stands at the foot of a phone covers what lies behind it."""
        width = (self.page.viewport_size or {"width": 0})["width"]
        self.page.screenshot(path=folder / f"{moment}-{width}.png")
        return [f"{moment}: {line}" for line in violations(self.page)]


def answers(duel: Duel, ask: str) -> bool:
    """Whether what is asked is not the turn itself."""
    return ask not in ("Your turn.", "Nothing more to do.") and not duel.button("End turn").first.is_visible()


@pytest.mark.rule("FK-UI-01", "FK-UI-02")
def test_a_whole_match_by_dragging(visitors: Visitors, position: Path, tmp_path: Path) -> None:
    position.write_text("short")
    duel = Duel(visitors)
    duel.page.get_by_role("list", name="Your hand").get_by_role("button").first.click()
    duel.button("Replace one card").click()
    carried = play_by_dragging(duel)
    assert carried["build"] > 0
    assert carried["attack"] + carried["use"] > 0
    assert duel.examine(tmp_path, "ending") == []


def play_by_dragging(duel: Duel) -> Counter[str]:
    """To the end; only plates and what asks for no place on the board are pressed. Gives what was carried how often."""
    carried: Counter[str] = Counter()
    for _ in range(TURNS * 8):
        ask = duel.asked()
        if not ask:
            break
        before = duel.state()
        if answers(duel, ask) and duel.waits.count():
            carried[carry(duel, duel.waits)] += 1
        elif answers(duel, ask):
            answer_by_pointer(duel)
        elif duel.page.locator(".follower.taken").count():
            duel.do.locator(".bar button").first.click()
        elif duel.vacant.count():
            side = duel.vacant.first.locator("xpath=ancestor::article").locator("[data-drop^=b]")
            carried[carry(duel, god_in_hand(duel), side)] += 1
        elif (god := duel.channels.locator("button.on")).count():
            carried[carry(duel, god.first)] += 1
        elif duel.able.count():
            carried[carry(duel, duel.able.first)] += 1
        elif duel.playable.count():
            carried[carry(duel, duel.playable.first)] += 1
        else:
            duel.button("End turn").click()
        duel.changed(before)
    expect(duel.ending).to_be_visible()
    return carried


@pytest.mark.rule("FK-DECK-06", "FK-SETUP-04")
def test_a_best_of_three_with_cards_changed_in_between(visitors: Visitors, position: Path, tmp_path: Path) -> None:
    """The first match is given up, the second played with another deck, and a third if the second was won."""
    position.write_text("short")
    duel = Duel(visitors, way="Best of three", deck=list_of(EMBER))
    duel.give_up()
    duel.button(IN_BETWEEN).click()
    before = duel.fingerprint()
    duel.bring(list_of(CHANGED))
    assert duel.fingerprint() != before
    duel.button("Begin").click()
    expect(duel.page.get_by_text("You begin.")).to_be_visible()
    duel.button("Keep this hand").click()
    duel.asked()
    duel.button(re.compile("^Your deck")).click()
    left = duel.page.get_by_role("dialog").inner_text()
    duel.button("Close").click()
    hand = " ".join(card.get_attribute("aria-label") or "" for card in duel.hand.get_by_role("button").all())
    assert "Rootling" in left + hand
    play_by_dragging(duel)
    faults = duel.examine(tmp_path, "between")
    again = duel.button(re.compile(f"^({IN_BETWEEN}|{AT_THE_END})$"))
    expect(again).to_be_visible()
    if again.text_content() == IN_BETWEEN:
        again.click()
        duel.button("Begin").click()
        expect(duel.board).to_be_visible()
        duel.give_up()
    expect(duel.button(AT_THE_END)).to_be_visible()
    expect(duel.page.get_by_role("region", name="Best of three: how it stands")).to_contain_text("has won it")
    assert faults == []


def god_in_hand(duel: Duel) -> Locator:
    """The window of the God of the first card in hand."""
    return duel.channels.get_by_role("button", name=re.compile(f"Channel {god_of(duel)}"))


def carry(duel: Duel, what: Locator, to: Locator | None = None) -> str:
    """Let go over this, else over the first target or Gate that glows for it. Gives what was done."""
    lift(duel, what)
    if to is None:
        to = (duel.targets if duel.targets.count() else duel.gates).first
    move(duel, to)
    does = re.split(r"\W", duel.do.get_by_role("heading").text_content() or "")[0].lower()
    duel.page.mouse.up()
    return does if does in ("build", "attack") else "use"


def lift(duel: Duel, what: Locator) -> None:
    """Take it by the middle of its head, which no other card of the fan covers."""
    start = what.bounding_box()
    assert start
    x, y = start["x"] + start["width"] / 2, start["y"] + min(40, start["height"] / 2)
    duel.page.mouse.move(x, y)
    duel.page.mouse.down()
    duel.page.mouse.move(x, y - 12)


def move(duel: Duel, to: Locator) -> None:
    """Over the middle of something."""
    end = to.bounding_box()
    assert end
    duel.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=2)


@pytest.mark.rule("FK-UI-01", "FK-UI-02", "FK-UI-03", "FK-PLAY-05")
def test_what_is_carried(visitors: Visitors, position: Path) -> None:
    """A God to a Gate or to one's own side, a card to a Gate, what waits there and a Follower onto a target: meanwhile
    one sees where it may go, who pays and what would follow; let go elsewhere, it is back."""
    position.write_text("battle")
    duel = Duel(visitors)
    expect(duel.button("End turn")).to_be_visible()
    infection = duel.channels.get_by_role("button", name=re.compile("Infection"))
    gate = duel.kingdom("II").locator(".door")
    pays = duel.page.get_by_text("pays", exact=True)
    veilwalker = duel.kingdom("II").get_by_role("button", name=re.compile("Veilwalker"))

    martyr = duel.hand.get_by_role("button", name=re.compile("^Martyr"))
    lift(duel, martyr)
    expect(duel.gates).to_have_count(1)
    move(duel, gate)
    expect(pays).to_have_count(2)
    expect(duel.do).to_contain_text("Martyr of the Pyre came through the Gate")
    move(duel, duel.page.get_by_role("heading", name="The telling"))
    expect(pays).to_have_count(0)
    duel.page.mouse.up()
    expect(duel.do.get_by_role("heading")).to_have_text("Your turn.")

    lift(duel, infection)
    expect(duel.kingdom("I").locator(".site")).to_be_visible()
    expect(duel.page.locator(".site")).to_have_count(1)
    expect(duel.gates).to_have_count(1)
    move(duel, gate)
    expect(duel.lit).to_have_text("Channel Contagion in II: Infection")
    duel.page.mouse.up()
    expect(pays).to_have_count(2)
    expect(gate).to_have_accessible_name(re.compile("Infection"))
    lift(duel, gate)
    move(duel, veilwalker)
    expect(duel.do).to_contain_text("One Blight on Veilwalker")
    duel.page.mouse.up()
    expect(veilwalker).to_have_accessible_name(re.compile("1 Blight"))

    windows = (
        duel.kingdom("I").get_by_role("list", name="Your Altars").get_by_role("button", name=re.compile("Altar of"))
    )
    expect(windows).to_have_count(3)
    contagion = duel.channels.get_by_role("button", name=re.compile("You have Channelled this turn")).nth(3)
    lift(duel, contagion)
    expect(duel.gates).to_have_count(0)
    move(duel, duel.kingdom("I").locator("[data-drop^=b]"))
    duel.page.mouse.up()
    expect(windows).to_have_count(4)

    sear = duel.hand.get_by_role("button", name=re.compile("^Sear"))
    lift(duel, sear)
    move(duel, veilwalker)
    duel.page.mouse.up()
    expect(duel.lit).to_have_text(re.compile("Veilwalker"))
    expect(pays).to_have_count(1)
    duel.button("Take it back").click()
    expect(sear).to_be_visible()

    hauler = duel.kingdom("I").get_by_role("button", name=re.compile("^Carcass Hauler"))
    guard = duel.kingdom("I").get_by_role("button", name=re.compile("Parade Guard"))
    lift(duel, hauler)
    expect(duel.page.locator(".follower.target")).to_have_count(1)
    move(duel, guard)
    expect(guard).to_have_accessible_name(re.compile("would fall"))
    duel.page.mouse.up()
    expect(hauler).to_have_accessible_name(re.compile("Exhausted"))


def answer_by_pointer(duel: Duel) -> None:
    """The first that glows, else the first card, else whatever the desk offers."""
    if not duel.lit.count():
        first = (
            duel.targets.or_(duel.page.locator(".chooser button:not([aria-disabled=true])")).or_(duel.playable).first
        )
        if first.count():
            first.click(position={"x": 12, "y": 12})
    choice = duel.lit.or_(duel.do.locator(".bar button:not([aria-disabled=true])")).first
    choice.click()


@pytest.mark.rule("FK-UI-01")
def test_a_whole_match_by_touch(visitors: Visitors, position: Path, tmp_path: Path) -> None:
    position.write_text("short")
    duel = Duel(visitors, phone=True)
    faults = duel.examine(tmp_path, "opening")
    duel.button("Keep this hand").tap()
    for _ in range(TURNS * 8):
        ask = duel.asked()
        if not ask:
            break
        before = duel.state()
        if duel.lit.count():
            duel.lit.tap()
        elif answers(duel, ask):
            touch_answer(duel)
        elif (
            (slims := duel.page.locator(".slim:not(.dark)")).count()
            and not duel.vacant.count()
            and looks_elsewhere(duel)
        ):
            slims.first.tap()
        elif duel.vacant.count():
            duel.vacant.first.tap()
            god = god_of(duel)
            duel.page.get_by_role("radio", name=god).tap()
        elif duel.able.count() and not duel.page.locator(".follower.taken").count():
            duel.able.first.tap()
        elif duel.targets.count():
            duel.targets.first.tap()
        elif duel.playable.count() and not duel.hand.locator("li.taken").count():
            duel.playable.first.tap(position={"x": 14, "y": 60})
        elif (plates := duel.do.locator(".bar button")).count() > 1:
            plates.first.tap()
        else:
            duel.button("End turn").tap()
        duel.page.wait_for_timeout(30)
        if duel.state() == before:
            duel.page.wait_for_timeout(150)
    expect(duel.ending).to_be_visible()
    assert faults + duel.examine(tmp_path, "ending") == []


def looks_elsewhere(duel: Duel) -> bool:
    """Another Kingdom has an empty window that could be built in this turn; looked at now and then."""
    duel.looked += 1
    return duel.looked % 4 == 1


def god_of(duel: Duel) -> str:
    """Of the first card in hand: its cost says it."""
    cards = duel.hand.get_by_role("button")
    cost = (cards.first.get_attribute("aria-label") if cards.count() else "") or ""
    return next((god for god in GODS if god in cost), GODS[0])


def touch_answer(duel: Duel) -> None:
    first = duel.answers.first
    if first.count():
        first.tap(position={"x": 14, "y": 20})
    else:
        duel.do.locator(".bar button:not([aria-disabled=true])").first.tap()


@pytest.mark.rule("FK-UI-01")
def test_a_whole_match_by_keyboard(visitors: Visitors, position: Path) -> None:
    position.write_text("short")
    duel = Duel(visitors)
    press = duel.page.keyboard.press
    expect(duel.board).to_be_focused()
    press("1")
    press("Enter")
    for _ in range(TURNS * 10):
        ask = duel.asked()
        if not ask:
            break
        before = duel.state()
        key_turn(duel, ask)
        duel.changed(before)
    expect(duel.ending).to_be_visible()


def key_turn(duel: Duel, ask: str) -> None:
    """One thing, by single keys; nothing is ever clicked."""
    press = duel.page.keyboard.press
    if duel.lit.count():
        if duel.page.locator(".gods").count():
            press(str(GODS.index(god_of(duel)) + 1))
        press("Enter")
    elif duel.gates.count():
        press("g")
    elif duel.targets.count():
        press("t")
    elif answers(duel, ask):
        press("1" if duel.page.locator(".chooser, .hand li.open").count() else "d")
    elif duel.page.locator(".follower.taken").count():
        press("1")
    elif duel.vacant.count():
        press("b")
    elif duel.able.count():
        press("a")
    elif duel.playable.count():
        press(duel.playable.first.get_attribute("aria-keyshortcuts") or "1")
    else:
        press("e")


@pytest.mark.rule("FK-UI-03", "FK-UI-05")
@pytest.mark.parametrize("phone", [False, True])
def test_pictures_and_axe(visitors: Visitors, position: Path, tmp_path: Path, phone: bool) -> None:
    """The battle, a card in The Gate with its target, the Last Kingdom."""
    position.write_text("battle")
    duel = Duel(visitors, phone)
    expect(duel.lit.or_(duel.button("End turn")).first).to_be_visible()
    faults = duel.examine(tmp_path, "battle")
    card = duel.hand.get_by_role("button", name=re.compile("^Cull the Weak"))
    card.click(position={"x": 12, "y": 60})
    duel.button("Play Cull the Weak in II").click()
    expect(duel.page.get_by_text("pays", exact=True)).to_have_count(2)
    expect(duel.page.get_by_text("Tap one that glows: Veilwalker, Lone Duelist.")).to_be_visible()
    temple = duel.kingdom("II").get_by_role("button", name=re.compile("Temple, Refreshed"))
    expect(temple).not_to_have_accessible_name(re.compile("pays"))
    temple.click()
    expect(temple).to_have_accessible_name(re.compile("pays"))
    duel.page.get_by_role("button", name=re.compile("^Forsake Veilwalker, Veilwalker")).click()
    expect(duel.lit).to_have_text("Forsake Veilwalker")
    expect(duel.page.get_by_text("sees nothing until you pay")).to_be_visible()
    faults += duel.examine(tmp_path, "gate")
    duel.button("Take it back").click()
    expect(card).to_be_visible()
    position.write_text("last")
    duel = Duel(visitors, phone)
    expect(duel.page.get_by_role("article", name="The Last Kingdom")).to_be_visible()
    expect(duel.page.get_by_role("article")).to_have_count(1)
    expect(duel.page.locator(".slim")).to_have_count(0)
    expect(duel.page.get_by_role("list", name="Your Followers").get_by_role("button")).to_have_count(9)
    faults += duel.examine(tmp_path, "last")
    assert faults == []


@pytest.mark.rule("FK-UI-02", "FK-UI-04")
def test_states_look_different(visitors: Visitors, position: Path) -> None:
    """Exhausted Followers lie on their side, spent Altars are dim, Miracles show a back, a lost Kingdom is dark."""
    position.write_text("battle")
    duel = Duel(visitors)
    assert not duel.page.locator(".follower:not(.exhausted)").first.evaluate(LIES)
    assert duel.page.locator(".follower.exhausted").first.evaluate(LIES)
    assert duel.page.locator("article .on").count() > 0
    assert duel.page.locator("article .out").count() > 0
    expect(duel.kingdom("III").get_by_text("Dark", exact=True)).to_be_visible()
    expect(duel.page.get_by_role("button", name=re.compile("face down")).first).to_be_visible()
    expect(duel.page.get_by_role("group", name="Channels").get_by_role("button")).to_have_count(5)


ON_TOP = """(reader) => {
  const { left, top, width, height } = reader.getBoundingClientRect();
  return reader.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.parametrize("phone", [False, True])
def test_cards_are_read_where_a_pile_is_looked_at(visitors: Visitors, position: Path, phone: bool) -> None:
    """One's deck, by touch and by keyboard: what is read lies above the list, and Escape closes it alone."""
    position.write_text("battle")
    duel = Duel(visitors, phone)
    expect(duel.lit.or_(duel.button("End turn")).first).to_be_visible()
    duel.button(re.compile("^Your deck")).click()
    pile = duel.page.get_by_role("dialog", name="Your deck")
    row = pile.get_by_role("button", name=re.compile("^Read ")).first
    row.click()
    reader = duel.page.get_by_role("status", name="Read", exact=True)
    expect(reader).to_be_visible()
    assert reader.evaluate(ON_TOP)
    duel.page.keyboard.press("Escape")
    expect(reader).to_have_count(0)
    expect(pile).to_be_visible()
    row.focus()
    duel.page.keyboard.press("r")
    expect(reader).to_be_visible()
    duel.page.mouse.click(4, 4)
    expect(reader).to_have_count(0)
    pile.get_by_role("button", name="Close").click()
    expect(pile).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 640), (720, 450)])
def test_small_screens(visitors: Visitors, position: Path, tmp_path: Path, size: tuple[int, int]) -> None:
    """A small phone, and a desk at 200 %: nothing sticks out, and the lit plate does not cover its target."""
    position.write_text("battle")
    duel = Duel(visitors, phone=True)
    duel.page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(duel.button("End turn")).to_be_visible()
    assert duel.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    duel.hand.get_by_role("button", name=re.compile("^Cull the Weak")).click(position={"x": 12, "y": 60})
    expect(duel.button("End turn"), "a card is up").to_have_count(0)
    expect(duel.lit, "in the Kingdom that is looked at").to_have_text("Play Cull the Weak in I")
    duel.button("Play Cull the Weak in II").click()
    target = duel.page.get_by_role("button", name=re.compile("^Forsake Veilwalker, Veilwalker"))
    target.click()
    expect(duel.lit).to_have_text("Forsake Veilwalker")
    duel.page.wait_for_timeout(100)
    plate, follower = duel.lit.bounding_box(), target.bounding_box()
    assert plate
    assert follower
    assert plate["y"] + plate["height"] <= size[1], "it is in sight"
    assert follower["y"] + follower["height"] <= plate["y"] or plate["y"] + plate["height"] <= follower["y"]
    duel.page.screenshot(path=tmp_path / f"gate-{size[0]}.png")
