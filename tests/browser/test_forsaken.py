"""Forsaken in the browser: whole matches by dragging, by touch and by keyboard alone, against a bot; and its table at
several moments, for axe and for the eye. By hand the Towers of a whole match are low, so that it is over soon."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.duel import (
    GODS,
    SHOWN,
    TURNS,
    Duel,
    answers,
    begin,
    god_of,
    lift,
    move,
    play_by_dragging,
)
from browser.serving import Server
from browser.visitors import Visitors
from lanternwood.games.forsaken.deck_lists import STARTERS, deck_of, list_of
from lanternwood.games.forsaken.loading import BASE

EMBER = STARTERS["Ember March"]
OUT, NUMBER = EMBER.cards[0]
ROOTLING = next(card.id for card in BASE.cards if card.name == "Rootling")
CHANGED = deck_of({**EMBER.numbers, OUT: NUMBER - 1, ROOTLING: 1}, "Changed")
IN_BETWEEN = "On to the next match"
AT_THE_END = "Another one like this"


@pytest.fixture(scope="module")
def server(laid_server: Server) -> Server:
    return laid_server


EVERYTHING = {"Build", "Play", "Attack", "Channel", "EndTurn"}
"""What whoever plays a whole match has done at least once, however it is done."""
SHOWN_IN_ANY = ("^Your turn$", r"Bramble plays it in I+", r" attacks .+ in I+$", "^−[1-9]", "^(You|Bramble) took I+$")
"""Moments that every match has."""
LIES = """(follower) => [follower, ...follower.querySelectorAll('*')].some((part) => {
  const { transform, rotate } = getComputedStyle(part);
  return rotate.includes('90deg') || /^matrix\\((-?0|-?\\d\\.\\d+e-\\d+), (-?1|-?0\\.9+)/.test(transform);
})"""
"""Whether a card is turned by a quarter."""


OTHER_PROMISES = """() => {
  const kept = JSON.parse(localStorage.getItem('lanternwood.promises'));
  for (const each of kept) each.brought = each.brought.map(() => 'f'.repeat(64));
  localStorage.setItem('lanternwood.promises', JSON.stringify(kept));
}"""
"""As if others had been seen in the lobby."""


@pytest.mark.rule("FK-UI-01", "FK-UI-02")
def test_a_whole_match_by_dragging(visitors: Visitors, position: Path, tmp_path: Path) -> None:
    """While things move, as they do for most: the other tests want it still."""
    position.write_text("early")
    duel = begin(visitors, motion=True)
    duel.page.evaluate(SHOWN)
    duel.page.get_by_role("list", name="Your hand").get_by_role("button").first.click()
    duel.button("Replace one card").click()
    play_by_dragging(duel)
    assert set(duel.done) >= EVERYTHING
    shown = "\n".join(duel.page.evaluate("shown"))
    for moment in SHOWN_IN_ANY:
        assert re.search(moment, shown, re.MULTILINE), f"{moment} in:\n{shown}"
    assert duel.examine(tmp_path, "ending") == []


@pytest.mark.rule("FK-DECK-06", "FK-SETUP-04")
def test_a_best_of_three_with_cards_changed_in_between(visitors: Visitors, position: Path, tmp_path: Path) -> None:
    """The first match is given up, the second played with another deck, and a third if the second was won."""
    position.write_text("short")
    duel = begin(visitors, way="Best of three", deck=list_of(EMBER))
    duel.give_up()
    duel.button(IN_BETWEEN).click()
    before = duel.fingerprint()
    duel.bring(list_of(CHANGED))
    assert duel.fingerprint() != before
    whole = duel.page.get_by_text(re.compile("^[0-9a-f]{64}$")).filter(visible=True)
    expect(whole, "the promise of the dice").to_have_count(1)
    duel.page.get_by_text("Wren is ready").click()
    expect(whole, "and that of the deck").to_have_count(2)
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
    check_promised_decks(duel)


def check_promised_decks(duel: Duel) -> None:
    """The page compares each with what it kept, not with what the server says now."""
    proof = duel.page.get_by_role("region", name="The dice were fair")
    played, saw = "What Wren played with, a deck without a name,", "what this browser saw promised before the start."
    expect(proof).to_contain_text(f"{played} is {saw}")
    expect(proof).to_contain_text("Bramble had promised nothing, and played with")
    duel.page.evaluate(OTHER_PROMISES)
    duel.page.get_by_role("link", name="Replay").click()
    broken = duel.page.get_by_role("region", name="Not as it was promised")
    expect(broken).to_contain_text(f"{played} is not {saw}")
    expect(broken.get_by_text(f"is not {saw}")).to_have_count(2)


@pytest.mark.rule("FK-UI-01", "FK-UI-02", "FK-UI-03", "FK-PLAY-05")
def test_what_is_carried(visitors: Visitors, position: Path) -> None:
    """A God to a Gate or to one's own side, a card to a Gate, what waits there and a Follower onto a target: meanwhile
    one sees where it may go, who pays and what would follow; let go elsewhere, it is back."""
    position.write_text("battle")
    duel = begin(visitors)
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
    expect(duel.do).to_contain_text("Martyr of the Pyre comes through the Gate")
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


@pytest.mark.rule("FK-UI-01")
def test_a_whole_match_by_touch(visitors: Visitors, position: Path, tmp_path: Path) -> None:
    position.write_text("early")
    duel = begin(visitors, phone=True)
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
        elif duel.channels.locator("button.on").count() and not duel.channels.locator("button.taken").count():
            duel.channels.locator("button.on").first.tap()
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
    assert set(duel.done) >= EVERYTHING
    assert faults + duel.examine(tmp_path, "ending") == []


def looks_elsewhere(duel: Duel) -> bool:
    """Another Kingdom has an empty window that could be built in this turn; looked at now and then."""
    duel.looked += 1
    return duel.looked % 4 == 1


def touch_answer(duel: Duel) -> None:
    first = duel.answers.first
    if first.count():
        first.tap(position={"x": 14, "y": 20})
    else:
        duel.do.locator(".bar button:not([aria-disabled=true])").first.tap()


@pytest.mark.rule("FK-UI-01")
def test_a_whole_match_by_keyboard(visitors: Visitors, position: Path) -> None:
    position.write_text("whole")
    duel = begin(visitors)
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
    assert set(duel.done) >= EVERYTHING


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
    elif duel.channels.locator("button.on").count() and not duel.channels.locator("button.taken").count():
        press("c")
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
    duel = begin(visitors, phone)
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
    duel = begin(visitors, phone)
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
    duel = begin(visitors)
    assert not duel.page.locator(".follower:not(.exhausted)").first.evaluate(LIES)
    assert duel.page.locator(".follower.exhausted").first.evaluate(LIES)
    assert duel.page.locator("article .on").count() > 0
    assert duel.page.locator("article .out").count() > 0
    expect(duel.kingdom("III").get_by_text("Dark", exact=True)).to_be_visible()
    expect(duel.page.get_by_role("button", name=re.compile("face down")).first).to_be_visible()
    expect(duel.page.get_by_role("group", name="Channels").get_by_role("button")).to_have_count(5)


@pytest.mark.rule("FK-UI-01", "FK-TEMPLE-01", "FK-CONC-01", "FK-LAST-02", "FK-LAST-03")
@pytest.mark.parametrize("phone", [False, True])
def test_a_temple_a_kingdom_given_up_and_the_last(
    visitors: Visitors, position: Path, tmp_path: Path, phone: bool
) -> None:
    position.write_text("crossing")
    duel = begin(visitors, phone)
    altars = duel.kingdom("II").get_by_role("list", name="Your Altars")
    altars.get_by_role("button", name=re.compile("Altar of Strife.+can become a Temple")).first.click()
    expect(duel.lit).to_have_text(re.compile("Temple"))
    duel.lit.click()
    expect(altars.get_by_role("button", name=re.compile("Temple"))).to_have_count(1)
    expect(altars.get_by_role("button", name=re.compile("can become a Temple"))).to_have_count(0)
    expect(duel.do.get_by_role("heading"), "nothing is taken up any more").to_have_text("Your turn.")

    if phone:
        duel.page.locator(".slim:not(.dark)").click()
    duel.button("Kingdom III: look at it").filter(visible=True).click()
    look = duel.page.get_by_role("dialog", name="The third Kingdom")
    expect(look).to_contain_text("Giving a Kingdom up cannot be undone.")
    look.get_by_role("button", name=re.compile("III")).click()
    expect(look).to_have_count(0)

    expect(duel.page.get_by_role("article")).to_have_count(1)
    last = duel.page.get_by_role("article", name="The Last Kingdom")
    for side in ("Your", "Enemy"):
        windows = last.get_by_role("list", name=f"{side} Altars").get_by_role("listitem")
        expect(windows).to_have_count(10)
        places = last.get_by_role("list", name=f"{side} Followers").locator("li")
        expect(places).to_have_count(9)
        for each in (*windows.all(), *places.all()):
            each.scroll_into_view_if_needed()
            expect(each).to_be_in_viewport(ratio=0.9)
    assert duel.done["Upgrade"] == duel.done["Concede"] == 1
    assert duel.examine(tmp_path, "crossing") == []


ON_TOP = """(reader) => {
  const { left, top, width, height } = reader.getBoundingClientRect();
  return reader.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.parametrize("phone", [False, True])
def test_cards_are_read_where_a_pile_is_looked_at(
    visitors: Visitors, position: Path, tmp_path: Path, phone: bool
) -> None:
    """One's deck, by touch and by keyboard: what is read lies above the list, and Escape closes it alone."""
    position.write_text("battle")
    duel = begin(visitors, phone)
    expect(duel.lit.or_(duel.button("End turn")).first).to_be_visible()
    duel.button(re.compile("^Your deck")).click()
    pile = duel.page.get_by_role("dialog", name="Your deck")
    expect(pile, "how likely each is drawn next").to_contain_text(re.compile(r"[1-9][0-9]? %"))
    row = pile.get_by_role("button", name=re.compile("^Read ")).first
    row.click()
    reader = duel.page.get_by_role("status", name="Read", exact=True)
    expect(reader).to_be_visible()
    assert reader.evaluate(ON_TOP)
    assert duel.examine(tmp_path, "reading") == []
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


def test_a_follower_is_read_by_resting_on_it(visitors: Visitors, position: Path) -> None:
    position.write_text("battle")
    duel = begin(visitors)
    expect(duel.button("End turn")).to_be_visible()
    reader = duel.page.get_by_role("status", name="Read", exact=True)
    duel.kingdom("II").get_by_role("button", name=re.compile("Veilwalker")).hover()
    expect(reader).to_contain_text("Veilwalker")
    expect(reader, "what its words mean").to_contain_text("Ethereal")
    duel.page.mouse.move(4, 4)
    expect(reader).to_have_count(0)


@pytest.mark.rule("FK-UI-02", "FK-UI-05")
def test_on_a_phone_a_held_card_is_read_and_not_taken_up(visitors: Visitors, position: Path, tmp_path: Path) -> None:
    """And a face-down card tells by a tap what it can still be."""
    position.write_text("battle")
    duel = begin(visitors, phone=True)
    expect(duel.button("End turn")).to_be_visible()
    reader = duel.page.get_by_role("status", name="Read", exact=True)
    sear = duel.hand.get_by_role("button", name=re.compile("^Sear"))
    finger = {"pointerType": "touch", "button": 0, "clientX": 40, "clientY": 760}
    sear.dispatch_event("pointerdown", finger)
    expect(reader).to_contain_text("Sear")
    sear.dispatch_event("pointerup", finger)
    sear.dispatch_event("click")
    duel.page.keyboard.press("Escape")
    expect(reader).to_have_count(0)
    expect(duel.do.get_by_role("heading"), "the click of a hold is none").to_have_text("Your turn.")
    sear.dispatch_event("click")
    expect(duel.do.get_by_role("heading"), "and the next is one").to_contain_text("Sear")
    duel.button("Put it back").tap()

    duel.page.get_by_role("button", name=re.compile("^Face-down card, laid on turn")).filter(visible=True).first.tap()
    expect(reader).to_contain_text(re.compile("It may be one of [1-9][0-9]?:"))
    assert reader.get_by_role("listitem").count() > 1
    assert duel.examine(tmp_path, "face-down") == []


@pytest.mark.rule("FK-UI-01")
def test_the_keys_are_listed_and_a_blow_shows_on_the_tower(visitors: Visitors, position: Path) -> None:
    position.write_text("crossing")
    duel = begin(visitors)
    press = duel.page.keyboard.press
    expect(duel.board).to_be_focused()
    press("?")
    keys = duel.page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("end the turn")
    press("e")
    press("Escape")
    expect(keys).to_have_count(0)
    tower = duel.kingdom("III").get_by_role("button", name=re.compile("Enemy Tower"))
    for _ in range(2):
        press("a")
        if tower.get_attribute("aria-pressed") is not None:
            break
    press("t")
    if tower.get_attribute("aria-pressed") != "true":
        press("t")
    expect(tower).to_contain_text("10 → 8")
    expect(tower).to_have_accessible_name(re.compile("would have 8 Faith"))
    expect(duel.do).to_contain_text("Tower in III loses 2 Faith")
    press("Enter")
    expect(tower).to_have_accessible_name(re.compile("Faith 8 of 10"))


@pytest.mark.parametrize("size", [(360, 640), (720, 450)])
def test_small_screens(visitors: Visitors, position: Path, tmp_path: Path, size: tuple[int, int]) -> None:
    """A small phone, and a desk at 200 %: nothing sticks out, and the lit plate does not cover its target."""
    position.write_text("battle")
    duel = begin(visitors, phone=True)
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
