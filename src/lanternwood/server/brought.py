"""What members have brought to a table. The log holds it; only whoever brought it is shown it before the match is over.

All others see a fingerprint, which is as long for one thing as for another, and whether it fits the table. So a host
can know that somebody must bring something else, and not what it was.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from lanternwood.kernel.game import Game
from lanternwood.kernel.match import SetupError, brought_problems, read_brought, read_options, to_json
from lanternwood.kernel.promising import Promise, promise
from lanternwood.server.entries import Brought
from lanternwood.server.wire.parts import BroughtOpened, MemberId, OwnBrought

OF_OLD = "this was brought when the game was another version; bring it again"


class BroughtThings:
    """By whose they are."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.entries: dict[MemberId, Brought] = {}
        self.shown: dict[MemberId, Promise] = {}

    def take(self, entry: Brought) -> None:
        self.drop(entry.member)
        if entry.value is not None:
            self.entries[entry.member] = entry
            self.shown[entry.member] = promise(entry.value, entry.nonce)

    def drop(self, member: MemberId) -> None:
        self.entries.pop(member, None)
        self.shown.pop(member, None)

    def fingerprint(self, member: MemberId) -> str:
        return self.shown[member].fingerprint if member in self.shown else ""

    def problems(self, member: MemberId, options: dict[str, Any]) -> list[str]:
        """All that is wrong with what a member has brought, as the table is set up now; for its owner alone."""
        if member not in self.entries:
            return []
        value = self.entries[member].value
        found = brought_problems(self.game, value, read_options(self.game, options))
        # What was promised is what is played, to the byte: rules that have changed since may read it as something else.
        changed = not found and to_json(msgspec.to_builtins(read_brought(self.game, value))) != to_json(value)
        return [OF_OLD] if changed else found

    def values(self, seats: Sequence[MemberId]) -> tuple[Any, ...]:
        """By seat, for the plan of a match."""
        return tuple(self.entries[member].value if member in self.entries else None for member in seats)

    def promises(self, seats: Sequence[MemberId]) -> tuple[Promise | None, ...]:
        """By seat, for its record; nothing where nobody has brought anything."""
        made = tuple(self.shown.get(member) for member in seats)
        return made if any(made) else ()

    def own(self, member: MemberId, options: dict[str, Any]) -> tuple[OwnBrought, ...]:
        """What a member may see of it: what it has brought itself, be it for a bot."""
        return tuple(
            OwnBrought(whose, entry.value, self.title(entry.value), tuple(self.problems(whose, options)))
            for whose, entry in self.entries.items()
            if entry.by == member
        )

    def title(self, value: Any) -> str:
        """Nothing for what today's rules cannot even read."""
        try:
            typed = read_brought(self.game, value)
        except SetupError:
            return ""
        return self.game.bringing.title(typed) if self.game.bringing else ""


def opened_brought(
    game: Game[Any], played: Sequence[Any], promises: Sequence[Promise | None]
) -> tuple[BroughtOpened, ...]:
    """What each seat has played with, once the match is over, and what the others had been shown of it."""
    if game.bringing is None:
        return ()
    shown = [each or Promise("", "") for each in promises or [None] * len(played)]
    return tuple(
        BroughtOpened(value, game.bringing.title(value), made.fingerprint, made.nonce)
        for value, made in zip(played, shown, strict=True)
    )
