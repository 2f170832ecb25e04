"""Someone at their page in a match of Forsaken: what lies where, what is asked, and a way to play on by dragging."""

import json
import re
from collections import Counter
from pathlib import Path

from playwright.sync_api import Locator, Page, WebSocket, expect

from browser.axe import violations
from browser.gathering import introduce, seat_bots
from browser.visitors import Visitors
from browser.waiting import until

TURNS = 40
"""After which a match with low Towers must have ended."""
GODS = ("Strife", "Infestation", "Occult", "Contagion", "Grandeur")
QUIET = "localStorage.setItem('lanternwood.coach.forsaken', JSON.stringify({ off: true, read: [] }))"
"""No tips: they are tried by themselves."""
SHOWN = """() => {
  window.shown = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const each of addedNodes)
        if (each instanceof Element && each.matches('.show, .float')) window.shown.push(each.textContent.trim());
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Keep the words of every moment that is shown."""
STATE = """() => {
  const board = document.querySelector('.board');
  if (!board) return '';
  const copy = board.cloneNode(true);
  copy.querySelectorAll('.clock').forEach((clock) => clock.remove());
  return copy.innerHTML + document.title;
}"""
"""All that the page shows, but for the time."""


class Duel:
    """A person at their page, against a bot."""

    def __init__(self, page: Page) -> None:
        """Before the page comes to its table."""
        self.page = page
        self.page.evaluate(QUIET)
        self.unanswered: dict[object, str] = {}
        self.done: Counter[str] = Counter()
        """How often the server did what was asked of it, by the kind of action."""
        self.page.on("websocket", self.listen)
        self.board = self.page.locator(".board")
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
        """Keep what was sent and not yet answered, and count what was done."""

        def sent(frame: bytes | str) -> None:
            told = json.loads(frame)
            if told["type"] == "Act":
                self.unanswered[told["id"]] = told["action"]["type"]

        def received(frame: bytes | str) -> None:
            told = json.loads(frame)
            action = self.unanswered.pop(told.get("done", told.get("id")), None)
            if action and "done" in told:
                self.done[action] += 1

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


def begin(visitors: Visitors, phone: bool = False, way: str = "", deck: str = "", motion: bool = False) -> Duel:
    """Against a bot. One match with any deck, unless something else is said."""
    duel = Duel(visitors.open("/new?game=forsaken", phone=phone, motion=motion))
    introduce(duel.page, "Wren", "Hare")
    if way:
        duel.page.get_by_role("radio", name=re.compile(f"^{way}")).check()
    duel.button("Set the table").click()
    duel.page.wait_for_url(re.compile("/t/[A-Z]{4,6}$"))
    expect(duel.page.get_by_text("free", exact=True)).to_have_count(1)
    seat_bots(duel.page)
    if deck:
        duel.bring(deck)
    duel.button("Begin").click()
    expect(duel.board).to_be_visible()
    return duel


def answers(duel: Duel, ask: str) -> bool:
    """Whether what is asked is not the turn itself."""
    return ask not in ("Your turn.", "Nothing more to do.") and not duel.button("End turn").first.is_visible()


def play_by_dragging(duel: Duel) -> None:
    """To the end; only plates and what asks for no place on the board are pressed."""
    for _ in range(TURNS * 8):
        ask = duel.asked()
        if not ask:
            break
        before = duel.state()
        if answers(duel, ask) and duel.waits.count():
            carry(duel, duel.waits)
        elif answers(duel, ask):
            answer_by_pointer(duel)
        elif duel.page.locator(".follower.taken").count():
            duel.do.locator(".bar button").first.click()
        elif duel.vacant.count():
            side = duel.vacant.first.locator("xpath=ancestor::article").locator("[data-drop^=b]")
            carry(duel, god_in_hand(duel), side)
        elif (god := duel.channels.locator("button.on")).count():
            carry(duel, god.first)
        elif duel.able.count():
            carry(duel, duel.able.first)
        elif duel.playable.count():
            carry(duel, duel.playable.first)
        else:
            duel.button("End turn").click()
        duel.changed(before)
    expect(duel.ending).to_be_visible()


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


def god_in_hand(duel: Duel) -> Locator:
    """The window of the God of the first card in hand."""
    return duel.channels.get_by_role("button", name=re.compile(f"Channel {god_of(duel)}"))


def carry(duel: Duel, what: Locator, to: Locator | None = None) -> None:
    """Let go over this, else over the first target or Gate that glows for it."""
    lift(duel, what)
    if to is None:
        to = (duel.targets if duel.targets.count() else duel.gates).first
    move(duel, to)
    duel.page.mouse.up()


def lift(duel: Duel, what: Locator) -> None:
    """Take it by the left of its head, which no other card of the fan covers, however many there are."""
    start = what.bounding_box()
    assert start
    x, y = start["x"] + 0.3 * start["width"], start["y"] + min(40, start["height"] / 2)
    duel.page.mouse.move(x, y)
    duel.page.mouse.down()
    duel.page.mouse.move(x, y - 12)


def move(duel: Duel, to: Locator) -> None:
    """Over the middle of something."""
    end = to.bounding_box()
    assert end
    duel.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=2)


def god_of(duel: Duel) -> str:
    """Of the first card in hand: its cost says it."""
    cards = duel.hand.get_by_role("button")
    cost = (cards.first.get_attribute("aria-label") if cards.count() else "") or ""
    return next((god for god in GODS if god in cost), GODS[0])
