"""How it ended, and who was who."""

from typing import Any

from lanternwood.cli.screens.screen import Paragraph
from lanternwood.games.forsaken_forest.naming import DESTINATION_NAMES, ROLE_NAMES, SLOT_NAMES, TEAMS
from lanternwood.games.forsaken_forest.view import View
from lanternwood.kernel.match import Match
from lanternwood.kernel.model import Outcome, Seat, Viewer
from lanternwood.kernel.words import seat_name


def ending(match: Match[Any], outcome: Outcome, viewer: Viewer) -> list[Paragraph]:
    view: View = match.view(viewer)
    assert view.winner
    mine = "" if viewer is None else " You have won." if viewer in outcome.winners else " You have lost."
    return [
        Paragraph("", f"The end: {TEAMS[view.winner]} wins.{mine}", "bold"),
        *(Paragraph("  ", fate(view, Seat(seat))) for seat in range(len(view.players))),
        Paragraph("  ", "; ".join(doors(view)) + "."),
    ]


def fate(view: View, seat: Seat) -> str:
    player = view.players[seat]
    assert player.role
    name = seat_name(seat) + (" (you)" if seat == view.seat else "")
    return f"{name} was {ROLE_NAMES[player.role]}, {'alive' if player.living else 'dead'} at the end."


def doors(view: View) -> list[str]:
    """Where The Village and The Void lay."""
    places = {card: slot for slot, card in enumerate(view.destinations) if card in ("village", "void")}
    return [f"{DESTINATION_NAMES[card]} lay behind {SLOT_NAMES[slot]}" for card, slot in sorted(places.items())]
