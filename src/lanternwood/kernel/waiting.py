"""How a table waits: for whom, how long, and what comes of it if nobody answers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from lanternwood.kernel.model import Deadline, Lapse, Seat, Viewer


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    awaited: Callable[[Any, Viewer], Sequence[Seat]]
    """Of a state: whom a viewer may know to be waited for, apart from itself."""
    answered: Callable[[Any, Seat], bool] | None
    """Whether a seat whose choice can still come has one standing already, which it may only change: then nobody need
    wait for it. None where a choice is made once."""
    deadline: Callable[[Any], Deadline | None]
    """How long, as data: rules never see a clock."""
    lapses: Callable[[Any, Seat], Lapse | None]
    """What a seat that is asked would lose if time ran out now; it alone is told so then. None where it loses nothing,
    as by letting a chance pass, or where nothing may tell that it was asked."""
    onward: Callable[[Any], tuple[Seat, Any] | None] | None
    """For a table without turns that goes on as long as its people like: the next step by which whatever is under way
    comes to its end, or None where nothing is. Nothing can hang, since from anywhere these steps lead to rest."""


def nobody_known(state: Any, viewer: Viewer) -> Sequence[Seat]:
    """Who is waited for may betray who has passed or voted, so a game says itself what may be known of it."""
    return ()


def no_deadline(state: Any) -> Deadline | None:
    return None


def no_lapse(state: Any, seat: Seat) -> Lapse | None:
    return None


PLAIN = Waiting(awaited=nobody_known, answered=None, deadline=no_deadline, lapses=no_lapse, onward=None)
"""One choice after another, for as long as it takes."""
