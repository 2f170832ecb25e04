"""A match as text to read and compare: each choice, who heard what, and what every seat then saw."""

from typing import Any

import msgspec

from lanternwood.kernel.match import Match, to_json
from lanternwood.kernel.model import OUTSIDE, Seat
from lanternwood.kernel.table import Heard


class Transcript:
    """Grows beside a match; call `note` after each action."""

    def __init__(self, match: Match[Any], views_every: int = 20) -> None:
        self.match = match
        self.views_every = views_every
        plan = match.plan
        self.lines = [f"{plan.game} rules {plan.rules_version}, {plan.seats} seats, seed {plan.seed}"]
        self.told = 0
        self._note_heard()

    def note(self) -> None:
        entry = self.match.log[-1]
        who = "outside" if entry.seat == OUTSIDE else f"seat {entry.seat}"
        self.lines.append(f"{len(self.match.log)}. {who}: {_short(entry.action)}")
        self._note_heard()
        outcome = self.match.outcome()
        if outcome:
            winners = ", ".join(f"seat {seat}" for seat in outcome.winners) or "nobody"
            self.lines.append(f"  ({outcome.ending}: {winners} won)")
        if outcome or len(self.match.log) % self.views_every == 0:
            self._note_views()

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def _note_heard(self) -> None:
        news = self.match.heard[self.told :]
        self.lines += [f"    {_audience(heard)}{_short(heard.event)}" for heard in news]
        self.told = len(self.match.heard)

    def _note_views(self) -> None:
        for viewer in [None, *(Seat(seat) for seat in range(self.match.plan.seats))]:
            name = "spectator" if viewer is None else f"seat {viewer}"
            self.lines.append(f"  [{name} sees] {to_json(self.match.view(viewer)).decode()}")


def _audience(heard: Heard) -> str:
    if heard.audience is None:
        return ""
    return "(only seat " + ", ".join(map(str, heard.audience)) + ") "


def _short(thing: Any) -> str:
    fields = msgspec.to_builtins(thing)
    kind: str = fields.pop("type")
    return kind + "".join(f" {name}={_plain(value)}" for name, value in fields.items())


def _plain(value: Any) -> str:
    return to_json(value).decode() if isinstance(value, list | tuple | dict | bool) or value is None else str(value)
