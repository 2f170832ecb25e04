"""What a screen reader has to work with: the tree of roles and names at a decision, and what is announced by itself."""

import re

from playwright.sync_api import expect

from browser.gathering import begin, gather
from browser.playing import Player, play_on
from browser.visitors import Visitors

FIGHT = r"""
- region "It has seen you. Fight.":
  - heading "It has seen you. Fight." [level=2]
  - paragraph:
    - text: /strike it/
    - link "NF-FLIP-03"
  - radiogroup "How many dice":
    - radio /^1 die, [<>]?\d+\s%$/
    - radio /^2 dice, [<>]?\d+\s%$/
  - list:
    - listitem: /^Beat it/
    - listitem: /^Miss/
  - button /^Attack the .+ with \d.+ [<>]?\d+\s%$/
"""

LISTEN = """() => {
  window.announced = [];
  const live = (node) => node.parentElement?.closest('[aria-live], [role=log], [role=status], [role=alert]');
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (live(node)) window.announced.push(node.textContent);
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes what comes into live regions, as screen readers do."""


def test_a_decision_is_named_with_its_choices_and_odds(visitors: Visitors) -> None:
    ann, bob = gather(visitors, "Ann", "Bob")
    begin(ann)
    players = [Player(ann, "Ann"), Player(bob, "Bob")]
    fight = ann.get_by_role("heading", name="It has seen you. Fight.")
    assert play_on(players, lambda: fight.is_visible() and players[0].asked)
    expect(ann.get_by_role("main")).to_match_aria_snapshot(FIGHT)
    lanes = ann.get_by_role("region", name="The run, from the campground to the road").get_by_role("listitem")
    expect(lanes).to_have_count(2)
    mine = r"You, .*zone \d, \d of 3 wounds.*, (faces|one undead at the feet|\d undead at the feet).*, played by Ann"
    expect(lanes.get_by_role("button", name=re.compile(mine))).to_be_visible()
    expect(bob.get_by_role("region", name="What is going on").get_by_role("heading", level=2)).to_have_text(
        re.compile(r"^\w+ (is up|was loud|is bitten|found two things|carries too much)\.$")
    )


def test_what_happens_is_announced(visitors: Visitors) -> None:
    ann, bob = gather(visitors, "Ann", "Bob")
    begin(ann)
    players = [Player(ann, "Ann"), Player(bob, "Bob")]
    on = ann.get_by_role("heading", name="On, into the dark?")
    assert play_on(players, lambda: on.is_visible() and players[0].asked)
    for page in (ann, bob):
        page.evaluate(LISTEN)
    players[0].press(players[0].lit)
    for page in (ann, bob):
        page.wait_for_function("() => window.announced.some((words) => words.includes('turns up:'))")
