"""Serves like `lanternwood serve`, with the small games of the tests. So that two servers can be compared to the byte,
nothing is left to chance where LANTERNWOOD_ALIKE is set; LANTERNWOOD_PLANTED names a leak to plant."""

import os
from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from fixture_games import FIXTURE_GAMES
from lanternwood.cli import main
from lanternwood.games import GAMES
from lanternwood.kernel.match import Match, to_json
from lanternwood.kernel.model import Viewer
from lanternwood.server import gathering, secrets
from lanternwood.server.brought import BroughtThings
from lanternwood.server.connection import Connection
from lanternwood.server.sitting import Sitting
from lanternwood.server.wire import frames


class Counted:
    """In place of the system's randomness."""

    def __init__(self) -> None:
        self.count = 0

    def token_hex(self, size: int) -> str:
        self.count += 1
        return f"{self.count:0{2 * size}x}"

    token_urlsafe = token_hex

    def choice(self, letters: Sequence[str]) -> str:
        self.count += 1
        return letters[self.count % len(letters)]


def longer_for_more(things: BroughtThings, member: str) -> str:
    entry = things.entries.get(member)
    return things.shown[member].fingerprint + " " * len(to_json(entry.value)) if entry else ""


def told_to_all(sitting: Sitting, connections: Sequence[Connection]) -> dict[str, bytes]:
    everything = tuple(own for member in sitting.guests for own in sitting.own_brought(member))
    return {member: to_json(frames.Yours(everything)) for member in sitting.guests}


def with_reasons(sitting: Sitting) -> str | None:
    problems = [each for member in sitting.guests for each in sitting.brought.problems(member, sitting.options)]
    return "; ".join(problems) or None


def told_by_a_number(match: Match[Any], viewer: Viewer) -> Any:
    """In Forsaken's view, where a screen would hardly show it."""
    seen = match.game.view(match.state, viewer)
    return replace(seen, turns_left=sum(sum(player.cards) for player in match.state.players))


Plants: TypeAlias = dict[str, tuple[Any, str, Any]]
ANYWHERE: Plants = {
    "longer for more": (BroughtThings, "fingerprint", longer_for_more),
    "told to all": (gathering, "own_frames", told_to_all),
}
PLANTS: Plants = {**ANYWHERE, "with reasons": (Sitting, "misfit", with_reasons)}
PLANTS_IN_FORSAKEN: Plants = {**ANYWHERE, "told by a number": (Match, "view", told_by_a_number)}


if __name__ == "__main__":
    GAMES.update(FIXTURE_GAMES)
    if "LANTERNWOOD_ALIKE" in os.environ:
        vars(secrets)["secrets"] = Counted()
    if planted := os.environ.get("LANTERNWOOD_PLANTED"):
        setattr(*{**PLANTS, **PLANTS_IN_FORSAKEN}[planted])
    main()
