"""A whole evening. Four people, one of them on a phone, and a bot play to the end, and others watch. One drops out and
comes back, the server loses power. Then the proof, the replay, another way it could have gone, and the next match."""

import os
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.gathering import begin, expect_seated, introduce, seat_bots, set_table, settle, sit_down
from browser.playing import Player, play_on, turns
from browser.serving import SOURCE, Server
from browser.visitors import OUT_OF_REACH, Visitors

PEOPLE = ["Ann", "Bob", "Cleo", "Dan"]
WORD = "marshmallow"
STEPS = 30
"""Of the replay that are looked at as each mind: beyond the setup."""
LOST = "Lost the thread. Trying again."


def test_a_whole_game(visitors: Visitors, server: Server, tmp_path: Path) -> None:
    ann = visitors.open("/")
    code = set_table(ann, "Ann", "Fox")
    bob, cleo, dan = join_all(visitors, ann, code)
    eve = watch_by_name(visitors, code)
    screen = visitors.open(f"/t/{code}/screen")
    settle(ann)
    seat_bots(ann)
    add_word(bob, WORD)
    for page in (ann, bob, cleo, dan, eve, screen):
        expect_seated(page, *PEOPLE)

    players = [Player(page, name, touch=page is cleo) for page, name in zip((ann, bob, cleo, dan), PEOPLE, strict=True)]
    everyone = [ann, bob, cleo, dan, eve, screen]
    begin(ann)
    for page in everyone:
        expect(page.get_by_role("list", name="The campers")).to_be_visible()
        page.evaluate("window.loadedOnce = true")

    assert play_on(players, lambda: players[2].asked and in_the_forest(cleo)), "the game ended before Cleo's turn"
    drop_out_and_come_back(visitors, cleo, ann, bob)
    decisions = iter(range(1, 1000))
    assert play_on(players, lambda: next(decisions) > 12), "the game ended too soon"
    lose_power(visitors, server, everyone)
    assert not play_on(players)
    for page in everyone:
        expect(page.get_by_role("region", name="What became of them").get_by_role("listitem")).to_have_count(5)
        assert page.evaluate("window.loadedOnce"), "the page was loaded anew"

    check_promises([ann, bob, cleo, dan, eve], of_word=bob)
    replay(dan)
    check_file(dan, tmp_path / "match.json")
    play_on_from_the_middle(visitors, dan.url)
    again(ann, dan, [ann, bob, cleo, dan, eve], screen)


def join_all(visitors: Visitors, ann: Page, code: str) -> tuple[Page, Page, Page]:
    """One types the letters on the first page, one opens the copied link on a phone, one reads it off."""
    bob = visitors.open("/")
    bob.get_by_label("Have a code?").press_sequentially(code.lower())
    bob.get_by_role("button", name="Take a seat").click()
    sit_down(bob, "Bob", "Owl")
    ann.get_by_role("button", name="Copy the link").click()
    expect(ann.get_by_role("button", name="Copied")).to_be_visible()
    link: str = ann.evaluate("navigator.clipboard.readText()")
    cleo = visitors.open(link, phone=True)
    sit_down(cleo, "Cleo", "Moth")
    dan = visitors.open(ann.get_by_label("Link to this table").input_value())
    sit_down(dan, "Dan", "Key")
    return bob, cleo, dan


def watch_by_name(visitors: Visitors, code: str) -> Page:
    page = visitors.open(f"/t/{code}")
    introduce(page, "Eve", "Raven")
    page.get_by_role("button", name="Watch", exact=True).click()
    expect(page.get_by_role("button", name="Take a seat")).to_be_visible()
    return page


def add_word(page: Page, word: str) -> None:
    page.get_by_label("Your word for the dice").fill(word)
    page.get_by_role("button", name="Add it").click()
    expect(page.get_by_role("button", name="Added")).to_be_visible()


def in_the_forest(page: Page) -> bool:
    return page.get_by_role("region", name="The run").is_visible()


def drop_out_and_come_back(visitors: Visitors, away: Page, talker: Page, listener: Page) -> None:
    """Cleo loses her connection when it is her turn. Her page says so; so do the others', and people talk meanwhile."""
    with visitors.forgiving(OUT_OF_REACH):
        had_network = away.evaluate("navigator.onLine")
        away.context.set_offline(True)
        if not had_network:
            # On a machine that has no network anyway the browser does not say that it has lost it.
            away.evaluate("dispatchEvent(new Event('offline'))")
        expect(away.get_by_role("status").filter(has_text=LOST)).to_be_visible()
        expect(talker.get_by_text("Waiting for Cleo, who is away.")).to_be_visible()
        talk(talker, listener)
        away.context.set_offline(False)
        expect(away.get_by_text(LOST)).to_have_count(0)
    expect(talker.get_by_text("who is away")).to_have_count(0)
    away.get_by_role("button", name="Talk").tap()
    expect(away.get_by_role("log", name="What people say")).to_contain_text("Is Cleo gone?")
    away.get_by_role("button", name="Close").tap()


def talk(talker: Page, listener: Page) -> None:
    """Everyone hears it but the one who does not want to hear the talker any more."""
    listener.get_by_role("button", name="Talk").click()
    heard = listener.get_by_role("log", name="What people say")
    talker.get_by_role("button", name="Talk").click()
    talker.get_by_label("Say something").fill("Is Cleo gone?")
    talker.get_by_role("button", name="Say it").click()
    expect(heard).to_contain_text("Is Cleo gone?")
    listener.get_by_role("listitem").filter(has_text="Ann").get_by_role("button", name="Mute for me").click()
    expect(heard).not_to_contain_text("Is Cleo gone?")
    talker.get_by_label("Say something").fill("Bob?")
    talker.get_by_role("button", name="Say it").click()
    expect(talker.get_by_role("log", name="What people say")).to_contain_text("Bob?")
    expect(heard).not_to_contain_text("Bob?")
    for page in (talker, listener):
        page.get_by_role("button", name="Close").click()


def lose_power(visitors: Visitors, server: Server, everyone: list[Page]) -> None:
    with visitors.forgiving(OUT_OF_REACH):
        server.kill()
        for page in everyone:
            expect(page.get_by_role("status").filter(has_text=LOST)).to_be_visible()
        server.start()
        for page in everyone:
            expect(page.get_by_text(LOST)).to_have_count(0)


def check_promises(pages: list[Page], of_word: Page) -> None:
    for page in pages:
        proof = page.get_by_role("region", name="The dice were fair")
        expect(proof).to_contain_text("The opened seed is the one this browser saw promised before the start.")
        mixed = proof.get_by_text(f"Your word “{WORD}” was mixed in.")
        expect(mixed).to_have_count(1 if page is of_word else 0)


def replay(page: Page) -> None:
    """Forth and back by keys, with all open and as others knew it; then every draw is followed."""
    page.get_by_role("link", name="Replay").click()
    where = page.get_by_role("slider", name="Step of the match")
    expect(where).to_have_value("0")
    page.keyboard.press("End")
    last = int(where.input_value())
    page.keyboard.press("ArrowLeft")
    expect(where).to_have_value(str(last - 1))
    assert face_down_steps(page, min(last, STEPS)) == 0
    for mind, wanted in (("Those who watched", "mind=watch"), ("Bob", "mind=1")):
        with page.expect_response(re.compile(wanted)):
            page.get_by_role("radio", name=mind).check()
        page.get_by_role("radio", name=mind).blur()
        assert face_down_steps(page, min(last, STEPS)) > 0
    proof = page.get_by_role("region", name="The dice were fair")
    proof.get_by_role("button", name="Follow every draw").click()
    expect(proof).to_contain_text(re.compile(r"All \d{2,} draws follow from the seed, worked out in this browser\."))


def face_down_steps(page: Page, steps: int) -> int:
    """Step by step from the start: how often lies the card ahead face down?"""
    where = page.get_by_role("slider", name="Step of the match")
    page.keyboard.press("Home")
    expect(where).to_have_value("0")
    found = 0
    for step in range(1, steps):
        page.keyboard.press("ArrowRight")
        expect(where).to_have_attribute("aria-valuetext", re.compile(rf"^{step} of \d+\. \S"))
        found += page.get_by_role("article", name="face down").count()
    return found


def check_file(page: Page, path: Path) -> None:
    """What is saved is accepted by the command line; with another word for the dice it is not."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the match").click()
    download.value.save_as(path)
    assert verify(path) == 0
    other = path.with_name("other.json")
    other.write_bytes(path.read_bytes().replace(WORD.encode(), WORD.upper().encode()))
    assert verify(other) != 0


def verify(path: Path) -> int:
    command = [sys.executable, "-P", "-m", "lanternwood", "verify", str(path)]
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": str(SOURCE)}, stdout=subprocess.DEVNULL).returncode


def play_on_from_the_middle(visitors: Visitors, link: str) -> None:
    """Someone else plays on in Bob's seat, against bots."""
    page = visitors.open(link)
    where = page.get_by_role("slider", name="Step of the match")
    expect(where).to_be_visible()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    expect(where).to_have_value("12")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("group", name="In whose seat").get_by_role("radio", name="Bob").check()
    introduce(page, "Fay", "Stag")
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("^You, .* played by Fay$"))).to_be_visible()
    page.get_by_role("button", name="1 here").click()
    people = page.get_by_role("dialog", name="At the table")
    expect(people.get_by_role("listitem").filter(has_text="bot")).to_have_count(4)
    page.get_by_role("button", name="Close").click()
    fay = Player(page, "Fay")
    next(turns([fay])).choose()


def again(host: Page, replaying: Page, people: list[Page], screen: Page) -> None:
    """Everyone finds themselves round a fire again, also the one who was still looking at the replay."""
    replaying.go_back()
    expect(replaying.get_by_role("region", name="What became of them")).to_be_visible()
    before = host.get_by_role("region", name="The dice were fair").locator("code").last.inner_text()
    host.get_by_role("button", name="Again").click()
    for page in [*people, screen]:
        expect_seated(page, *PEOPLE)
    promised = host.get_by_role("region", name="Fair dice").locator("code")
    expect(promised).not_to_have_text(before)
    expect(people[-1].get_by_role("button", name="Take a seat")).to_be_visible()
    begin(host)
