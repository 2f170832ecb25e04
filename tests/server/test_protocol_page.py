"""docs/protocol.md names everything there is, and the example bot plays a match as it says."""

import json
import re
import threading
from pathlib import Path
from typing import Any, get_args
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import connect

import socket_bot
from browser.serving import Server
from lanternwood.kernel import resigning
from lanternwood.server.wire import PROTOCOL, frames

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text()


@pytest.mark.parametrize("frame", [*get_args(frames.FromClient), *get_args(frames.FromServer)])
def test_every_frame_is_on_the_page(frame: type) -> None:
    assert frame.__name__ in PAGE


def test_every_rule_of_the_table_is_on_the_page_and_no_other() -> None:
    server = ROOT / "src" / "lanternwood" / "server"
    source = "".join(file.read_text() for file in server.glob("*.py"))
    used = set(re.findall(r'"([A-Z][A-Z-]+)", (?:f?"[a-z{]|str\()', source))  # a rule and why
    listed = PAGE.partition("The table's own rules:")[2].partition("\n## ")[0]
    # SEAT is what the kernel says of a seat that is not there, which no command can name; it also says who may resign.
    assert used - {"SEAT"} | {resigning.RULE} == set(re.findall(r"`([A-Z][A-Z-]+)`", listed))


def test_every_goodbye_is_on_the_page() -> None:
    reasons = get_args(frames.Goodbye.__annotations__["why"])
    assert reasons
    for reason in reasons:
        assert f"`{reason}`" in PAGE


def test_the_example_bot_plays_a_match_to_its_end(tmp_path: Path) -> None:
    server = Server(tmp_path, tmp_path, "--limits", "0")
    try:
        order = {"game": "nightmare-forest", "name": "Ann", "emblem": "owl", "clock": "none", "pace": "instant"}
        place = post(f"{server.address}/api/tables", order)
        ended: list[dict[str, Any]] = []
        bots = [threading.Thread(target=lambda: ended.append(play(server, place["table"]))) for _ in range(2)]
        with connect(f"ws{server.address.removeprefix('http')}/socket") as socket:
            hello = {"type": "Hello", "protocol": PROTOCOL, "table": place["table"], "token": place["token"]}
            socket.send(json.dumps(hello))
            for bot in bots:
                bot.start()
            while len(seated(json.loads(socket.recv()))) < 3:
                pass
            socket.send(json.dumps({"type": "Start", "id": "start"}))
            socket.send(json.dumps({"type": "StandIn", "id": "stand in", "member": place["member"]}))
            for bot in bots:
                bot.join()
        assert len(ended) == 2
        assert ended[0] == ended[1]
        assert ended[0]["ending"]
    finally:
        server.stop()
    server.check()


def play(server: Server, code: str) -> dict[str, Any]:
    return socket_bot.play(server.address, code)


def seated(frame: dict[str, Any]) -> list[Any]:
    return list(frame.get("table", {}).get("members", []))


def post(address: str, body: dict[str, Any]) -> dict[str, Any]:
    request = Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        place: dict[str, Any] = json.load(answer)
    return place
