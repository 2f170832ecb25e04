"""What happened, told: a paragraph for each turn, and a line for whatever is said."""

from collections.abc import Sequence
from typing import Any

from lanternwood.cli.screens.forsaken_forest.map import in_squares
from lanternwood.cli.screens.screen import Paragraph
from lanternwood.games.forsaken_forest import events
from lanternwood.games.forsaken_forest.telling import start, tell
from lanternwood.games.forsaken_forest.view import View
from lanternwood.kernel.model import Viewer
from lanternwood.kernel.words import by_seats, seat_name

LEAD = 10
SILENT = (
    events.TurnBegan,
    events.WindowClosed,
    events.ActionPhaseBegan,
    events.ActionPhaseEnded,
    events.TurnEnded,
    events.CycleBegan,
    events.CycleEnded,
    events.CardTookEffect,
)
"""These say nothing that the board, the lead of the paragraph or the next sentence does not say."""
SCENES = (events.TurnBegan, events.NightFell, events.DayBroke, events.ForestCardFlipped)


def news(view: View, heard: Sequence[Any], viewer: Viewer) -> list[Paragraph]:
    told: list[Paragraph] = []
    for part in by_scene(heard):
        name = name_of(view, part[0])
        lead = f"  {name}".ljust(LEAD) if name else "  "
        idle = name and isinstance(part[-1], events.TurnEnded)
        for words in sentences(view, part, viewer, name) or (["Plays nothing."] if idle else []):
            told.append(Paragraph(lead, words))
            lead = " " * len(lead)
    return told


def ripe(heard: Sequence[Any]) -> int:
    """A turn is told when it is over, or when the person is asked."""
    begun = [place for place, event in enumerate(heard) if isinstance(event, SCENES)]
    return begun[-1] if begun else 0


def by_scene(heard: Sequence[Any]) -> list[list[Any]]:
    parts: list[list[Any]] = []
    for event in heard:
        if not parts or isinstance(event, SCENES):
            parts.append([])
        parts[-1].append(event)
    return parts


def name_of(view: View, first: Any) -> str:
    """Of whoever else's turn it is."""
    return seat_name(first.seat) if isinstance(first, events.TurnBegan) and first.seat != view.seat else ""


def sentences(view: View, part: Sequence[Any], viewer: Viewer, name: str) -> list[str]:
    """What was done runs on; what was said stands alone."""
    found: list[str] = []
    running = False
    for place, event in enumerate(part):
        if isinstance(event, SILENT) or goes_without_saying(part, place, viewer):
            continue
        words = after(name, by_seats(in_squares(tell(view, event))))
        said = isinstance(event, events.StatementMade)
        if running and not said:
            found[-1] += " " + words
        else:
            found.append(words)
        running = not said
    return found


def after(name: str, words: str) -> str:
    """Where the paragraph begins with somebody's name, a sentence about them need not."""
    if not name or not words.startswith(f"{name} "):
        return words
    return start(words.removeprefix(f"{name} "))


def goes_without_saying(part: Sequence[Any], place: int, viewer: Viewer) -> bool:
    """That a turn begins with a card; and that one draws what one is told to have drawn."""
    event, first = part[place], part[0]
    if not isinstance(event, events.CardsDrawn):
        return False
    drawn = any(isinstance(before, events.CardsDrawn) for before in part[:place])
    return event.seat == viewer or (isinstance(first, events.TurnBegan) and event.seat == first.seat and not drawn)
