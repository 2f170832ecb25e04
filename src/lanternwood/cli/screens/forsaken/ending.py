"""How a match ended, Kingdom by Kingdom."""

from typing import Any

from lanternwood.cli.screens.forsaken.board import called, plain
from lanternwood.cli.screens.screen import Paragraph
from lanternwood.games.forsaken import events
from lanternwood.games.forsaken.naming import KINGDOM_NAMES, listed, whom
from lanternwood.games.forsaken.view import View
from lanternwood.kernel.match import Match
from lanternwood.kernel.model import Outcome, Viewer
from lanternwood.kernel.words import by_seats

REASONS = {
    "kingdoms": "with two Kingdoms",
    "resigned": "since the other gave up",
    "limit": "by the Kingdoms and Towers after a hundred turns",
    "held": "having held until dawn",
    "unsolved": "since the turn is over",
}


def ending(match: Match[Any], outcome: Outcome, viewer: Viewer) -> list[Paragraph]:
    view: View = match.view(viewer)
    return [
        Paragraph("", last_words(view, outcome), "bold"),
        *(Paragraph("  ", words) for words in (*fates(match, view), *traps(match, view))),
    ]


def last_words(view: View, outcome: Outcome) -> str:
    if view.winner is None:
        return f"A draw, in turn {view.turn}."
    have = "have" if view.winner == view.seat else "has"
    return f"{called(view, view.winner)} {have} won in turn {view.turn}, {REASONS.get(outcome.ending, outcome.ending)}."


def fates(match: Match[Any], view: View) -> list[str]:
    """In which turn each Kingdom was won, or how its Towers stand."""
    turn = 0
    won: dict[int, str] = {}
    for heard in match.heard:
        event = heard.event
        if isinstance(event, events.TurnBegan):
            turn = event.turn
        elif isinstance(event, events.KingdomWon):
            won[event.kingdom] = f"in turn {turn}{', given up by the other' if event.conceded else ''}"
    lines = []
    for at, kingdom in enumerate(view.kingdoms):
        if kingdom.winner is not None:
            lines.append(f"{KINGDOM_NAMES[at]}: won by {by_seats(whom(view, kingdom.winner))} {won.get(at, '')}.")
        else:
            towers = [f"{by_seats(whom(view, side.seat))} {side.tower}" for side in kingdom.sides]
            lines.append(f"{KINGDOM_NAMES[at]}: still lit. Faith of the Towers: {', '.join(towers)}.")
    return lines


def traps(match: Match[Any], view: View) -> list[str]:
    """What lay face down to the end, now that all may be seen."""
    opened = match.game.open_view(match.state) if match.game.open_view else view
    lines = []
    for at, kingdom in enumerate(opened.kingdoms):
        for side in kingdom.sides:
            cards = [plain(each.card) for each in side.miracles if each.card]
            if cards:
                lines.append(f"{called(view, side.seat)} still had face down in {KINGDOM_NAMES[at]}: {listed(cards)}.")
    return lines
