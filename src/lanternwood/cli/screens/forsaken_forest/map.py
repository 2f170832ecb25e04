"""The map on the terminal: thirteen rows of thirteen squares, called A1 to M13 as on the screen in the browser."""

import re
from collections.abc import Collection

from rich.text import Text

from lanternwood.games.forsaken_forest.board import (
    DESTINATIONS,
    SITE_AT,
    SITES,
    SLOT_AT,
    START,
    TERRITORIES,
    WIDTH,
    Territory,
    territory,
)
from lanternwood.games.forsaken_forest.view import View

LETTERS = "ABCDEFGHIJKLM"
SQUARES = [f"{LETTERS[at % WIDTH]}{at // WIDTH + 1}" for at in range(TERRITORIES)]
SIGNS = {"village": "V", "void": "O", "dead-end": "-"}
LEGEND = "@ fire   ■ Path   * site   ? door   V Village   O Void   - Dead End"
AXIS = "     " + " ".join(LETTERS)
MAP_WIDTH = len(AXIS) + 3


def map_lines(view: View, offered: Collection[Territory] = ()) -> list[Text]:
    """North is up. What is offered is marked +."""
    rows = [Text(AXIS, "dim")]
    for row in reversed(range(WIDTH)):
        line = Text(f"{row + 1:>3}  ", "dim")
        for column in range(WIDTH):
            line.append_text(square(view, row * WIDTH + column, offered)).append(" ")
        rows.append(line)
    return rows


def square(view: View, at: Territory, offered: Collection[Territory]) -> Text:
    if at in offered:
        return Text("+", "bold yellow")
    if at == START:
        return Text("@", "bold red")
    if at in DESTINATIONS:
        slot = SLOT_AT[at]
        known = view.destinations[slot]
        return Text(SIGNS[known] if known else "?", "bold" if view.turned[slot] else "cyan")
    if at in view.paths:
        return Text("■", "bold")
    if at in SITES and not view.used_sites[SITE_AT[at]]:
        return Text("*", "yellow")
    return Text("·", "dim")


def in_squares(words: str) -> str:
    """Places by the letters of the map: (0,1) is G8."""
    words = re.sub(r"\((-?\d),(-?\d)\)", lambda found: SQUARES[territory(int(found[1]), int(found[2]))], words)
    return re.sub(r"Excavation Site X(\d)", lambda found: f"{SQUARES[SITES[int(found[1]) - 1]]}, a site", words)
