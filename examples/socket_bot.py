"""A bot for any table of a server: `python examples/socket_bot.py http://127.0.0.1:8420 FERN` (docs/protocol.md)."""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def join(server: str, code: str, name: str) -> dict[str, Any]:
    """Take a seat; the answer holds the secret token of the place."""
    newcomer = json.dumps({"name": name, "emblem": "raven"}).encode()
    request = Request(f"{server}/api/tables/{code}/people", newcomer, {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        place: dict[str, Any] = json.load(answer)
    return place


def play(server: str, code: str, name: str = "Corvus") -> dict[str, Any]:
    """Choose at random whenever asked; gives how the match ended."""
    place = join(server, code, name)
    answered, sent = "", 0
    with connect(f"ws{server.removeprefix('http')}/socket") as socket:
        socket.send(json.dumps({"type": "Hello", "protocol": 1, "table": code, "token": place["token"]}))
        for frame in map(json.loads, socket):
            match = frame.get("match")  # a part that has not changed is left out
            if frame["type"] == "Refused":
                print(frame["rule"], frame["why"])
            elif match and match["outcome"]:
                return dict(match["outcome"])
            elif match and (ask := match["ask"]) and ask["id"] != answered:
                choice = random.choice(ask["choices"])
                answered, sent = ask["id"], sent + 1
                socket.send(json.dumps({"type": "Act", "id": f"c{sent}", "ask": answered, "action": choice["action"]}))
    raise SystemExit("The server has closed the connection.")


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
