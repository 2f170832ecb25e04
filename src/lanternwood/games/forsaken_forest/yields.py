"""Standing answers, so that nobody has to press at every window. By public facts alone: what a seat holds never decides
whether it passes (R29)."""

from typing import Final, Literal, TypeAlias

from lanternwood.games.forsaken_forest.actions import Pass
from lanternwood.games.forsaken_forest.view import View

Yield: TypeAlias = Literal["cards", "forest", "turn"]
YIELDS: Final[tuple[Yield, ...]] = ("cards", "forest", "turn")
"""Pass unless a card can be answered or somebody saved; unless a Forest card can be answered; until my turn."""


def yields(view: View) -> tuple[str, ...]:
    """For the living."""
    return YIELDS if view.seat is not None and view.players[view.seat].living else ()


def yielded(view: View, name: str) -> Pass | None:
    """In an Action Phase nothing waits for the others, so nothing is passed there. Everyone is asked about their own
    death."""
    window = view.window
    if window is None or window.kind == "action" or view.doorstep == view.seat:
        return None
    match name:
        case "cards":
            passes = window.kind not in ("answer", "doorstep")
        case "forest":
            passes = not view.pending or view.pending[-1].player is not None
        case _:
            passes = not is_my_turn(view)
    return Pass() if passes else None


def yield_ends(view: View, name: str) -> bool:
    return name == "turn" and is_my_turn(view)


def is_my_turn(view: View) -> bool:
    """In the Forest's turn, by Night and at dawn the last player still counts as active, but their turn is over."""
    return view.active == view.seat and view.phase in ("draw", "action", "fast")
