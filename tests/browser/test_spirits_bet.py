"""Whoever has died in Forsaken Forest bets on who wins, and reads at the end who was right."""

import json
import re
import threading
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import expect
from websockets.sync.client import connect

from browser.axe import violations
from browser.gathering import sit_down
from browser.serving import Server
from browser.visitors import Visitors
from lanternwood.games.forsaken_forest.content import CONTENT
from lanternwood.server.wire import PROTOCOL

KNIVES = [{"card": card.id, "copies": 60 * (card.id == "knife-at-the-campfire")} for card in CONTENT.travelers]
OPTIONS = {
    "deck_overrides": KNIVES, "cycle_limit": 1, "fugue_landmarks_closed": True,
    "night_time_percent": 20, "fugue_s": 1, "min_window_s": 0,
    "draw_window_s": 1, "response_window_s": 1, "fast_phase_s": 1, "doorstep_window_s": 1, "action_phase_s": 20,
}  # fmt: skip


class Villain(threading.Thread):
    """Stabs Ann, and then does nothing until told to go on. The host begins when all are here."""

    def __init__(self, server: Server, place: dict[str, Any], go_on: threading.Event) -> None:
        super().__init__(daemon=True)
        self.url = f"ws{server.address.removeprefix('http')}/socket"
        self.place = place
        self.go_on = go_on
        self.table: dict[str, Any] = {}

    def run(self) -> None:
        """What is sent again is carried out once, so that it does no harm."""
        hello = {"type": "Hello", "protocol": PROTOCOL, "table": self.place["table"], "token": self.place["token"]}
        with connect(self.url) as socket:
            socket.send(json.dumps(hello))
            for frame in map(json.loads, socket):
                self.table = frame.get("table", self.table)
                match = frame.get("match")
                if match and match["outcome"]:
                    return
                if match and (ask := match["ask"]) and ask["choices"]:
                    action = self.choice(match["view"], [each["action"] for each in ask["choices"]])
                    socket.send(json.dumps({"type": "Act", "id": ask["id"], "ask": ask["id"], "action": action}))
                elif not match and self.may_begin():
                    socket.send(json.dumps({"type": "Start", "id": "start"}))

    def may_begin(self) -> bool:
        members = self.table.get("members", ())
        mine = self.table.get("host") == self.place["member"] and self.table["phase"] == "lobby"
        return mine and len([member for member in members if member["here"]]) == 6

    def choice(self, view: dict[str, Any], actions: list[dict[str, Any]]) -> dict[str, Any]:
        ann = next(member["seat"] for member in self.table["members"] if member["name"] == "Ann")
        living = view["players"][ann]["living"]
        stabs = [action for action in actions if action["type"] == "Play" and action["target"] == ann]
        if living and stabs and view["active"] == view["seat"]:
            return stabs[0]
        if not living and actions[-1]["type"] == "EndActionPhase":
            self.go_on.wait(15)
        return actions[-1]


def sent(address: str, body: dict[str, Any]) -> dict[str, Any]:
    request = Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        place: dict[str, Any] = json.load(answer)
    return place


def test_a_spirit_bets_and_everyone_reads_who_was_right(visitors: Visitors, server: Server) -> None:
    """FF-SPIRIT-06"""
    order = {"game": "forsaken-forest", "name": "Bo", "emblem": "owl", "options": OPTIONS, "pace": "instant"}
    host = sent(f"{server.address}/api/tables", order)
    address = f"{server.address}/api/tables/{host['table']}/people"
    others = [sent(address, {"name": name, "emblem": "fox"}) for name in ("Cy", "Di", "Ed", "Flo")]
    ann = visitors.open(f"/t/{host['table']}", phone=True)
    sit_down(ann, "Ann", "Hare")
    go_on = threading.Event()
    villains = [Villain(server, place, go_on) for place in (host, *others)]
    for villain in villains:
        villain.start()
    death = ann.get_by_role("region", name="Your death")
    expect(death).to_contain_text(re.compile("killed you with Knife at the Campfire"), timeout=90_000)
    assert violations(ann) == []
    death.get_by_role("button", name="The Villagers reach the Village").click()
    bet = ann.get_by_label("As a Spirit I bet")
    expect(bet).to_have_value("village")
    death.get_by_role("button", name="Watch on").click()
    expect(death).to_have_count(0)
    bet.select_option("The Forsaken win when the Turn Cycles run out")
    expect(bet).to_have_value("cycle-limit")
    assert violations(ann) == []
    go_on.set()
    ended = ann.get_by_role("heading", name="What the Spirits bet on")
    expect(ended).to_be_visible(timeout=90_000)
    # What the Forest does in its turn is chance: it may kill.
    fared = "were right|had the winners right, not the way|were wrong"
    bets = ann.get_by_role("listitem").filter(has_text="The Forsaken win when the Turn Cycles run out.")
    expect(bets).to_have_text(re.compile(f"^You ({fared}): "))
    expect(ann.get_by_role("heading", name="What each knew, and when")).to_be_visible()
    for villain in villains:
        villain.join()
    assert violations(ann) == []
