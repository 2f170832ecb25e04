"""What happened, told: one's own deeds as they come, a turn of the other's in one paragraph."""

from collections.abc import Sequence
from typing import Any, Final

from lanternwood.cli.screens.screen import Paragraph
from lanternwood.games.forsaken import events
from lanternwood.games.forsaken.telling import tell
from lanternwood.games.forsaken.view import View
from lanternwood.kernel.model import Viewer
from lanternwood.kernel.words import by_seats

SILENT: Final = (
    events.TurnEnded,
    events.DecreeResolved,
    events.BattleFought,
    events.TowerBreached,
    events.HeldInGate,
    events.PickedForGate,
    events.AnswerPicked,
)
"""These say nothing that the question, the board or the sentence beside them does not say."""


def news(view: View, heard: Sequence[Any], viewer: Viewer) -> list[Paragraph]:
    told = []
    for part in by_turn(heard):
        first = part[0]
        begun = isinstance(first, events.TurnBegan)  # the board says whose turn it is
        if words := in_words(view, part[1:] if begun else part):
            told.append(Paragraph("  ", words))
    return told


def ripe(heard: Sequence[Any]) -> int:
    """A turn is told when it is over: everything before the last turn that began."""
    begun = [place for place, event in enumerate(heard) if isinstance(event, events.TurnBegan)]
    return begun[-1] if begun else 0


def by_turn(heard: Sequence[Any]) -> list[list[Any]]:
    """Split where a new turn begins."""
    parts: list[list[Any]] = []
    for event in heard:
        if not parts or isinstance(event, events.TurnBegan):
            parts.append([])
        parts[-1].append(event)
    return parts


def in_words(view: View, heard: Sequence[Any]) -> str:
    seen = any(isinstance(event, events.CardsSeen) for event in heard)
    laid = any(isinstance(event, events.MiracleLaid) for event in heard)
    return " ".join(by_seats(tell(view, event)) for event in heard if not silent(view, event, seen, laid))


def silent(view: View, event: Any, seen: bool, laid: bool) -> bool:
    match event:
        case events.CardsDrawn(seat=seat):
            return seen and seat == view.seat
        case events.MiraclePlayed(seat=seat):
            return laid and seat == view.seat
        case events.FollowerEntered(how=how):
            return how == "played"
        case _:
            return isinstance(event, SILENT)
