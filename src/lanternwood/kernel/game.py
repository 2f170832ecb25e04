"""The contract: what a game must be able to do. Everything else in Lanternwood only reads and writes this.

What a game is stands in `Game` itself. What only some tables need (setting up, bringing, waiting, talking, words,
yielding, betting, resigning, foreseeing, series) stands in groups, each in a module of its own. A game gives a group
whole or leaves it out, and then the table does the plain thing.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from lanternwood.kernel import setting_up, talking, waiting, words
from lanternwood.kernel.betting import Betting
from lanternwood.kernel.bringing import Bringing
from lanternwood.kernel.foresight import Foreseeing
from lanternwood.kernel.model import Outcome, Seat, Viewer
from lanternwood.kernel.resigning import Resigning
from lanternwood.kernel.rng import Chance
from lanternwood.kernel.series import SeriesKind
from lanternwood.kernel.setting_up import SettingUp
from lanternwood.kernel.table import Table
from lanternwood.kernel.talking import Talking
from lanternwood.kernel.waiting import Waiting
from lanternwood.kernel.words import Words
from lanternwood.kernel.yielding import Yielding


class State(Protocol):
    """Explicit typed data, changed in place by rules alone."""

    def copy(self) -> Any:
        """The same state, sharing nothing that can change."""
        ...


S = TypeVar("S", bound=State)


def one_world(state: S, viewer: Viewer, chance: Chance) -> S:
    """The redeal of a game that hides nothing."""
    world: S = state.copy()
    return world


def no_pieces(state: Any) -> Counter[str]:
    return Counter()


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S]):
    """A game's functions by name. Seats are counted from 0; a viewer of None is a spectator."""

    name: str
    title: str
    rules_version: str
    content_hash: str = "none"
    seats: range
    """How many seats a table may have."""
    longest: int
    """No match takes more decisions than this, whatever is chosen."""
    most_choices: int = 512
    """No seat ever has more choices than this at once; what learns to play needs it to be fixed."""

    state_type: type[S]
    action_type: Any
    """The closed union of the game's actions; likewise its events."""
    event_type: Any
    view_type: type[Any]

    setup: Callable[[Table[Any], int, Any], None]
    """Lay out a new match: puts the first state into the table. What each seat brought is in `table.brought`."""
    pending: Callable[[S], Sequence[Seat]]
    """Whose choice can come now, in seat order; empty once all is over or only OUTSIDE can move it on."""
    choices: Callable[[S, Seat], Sequence[Any]]
    """All that a seat (or OUTSIDE) may do now, in a stated order; empty if nothing."""
    apply: Callable[[Table[S], Seat, Any], None]
    """Do it, or raise IllegalAction and leave no trace."""
    view: Callable[[S, Viewer], Any]
    """What a viewer may know, built up from nothing."""
    outcome: Callable[[S], Outcome | None]

    redeal: Callable[[S, Viewer, Chance], S] = one_world
    """Another world that the viewer cannot tell from this one, drawn at random."""
    pieces: Callable[[S], Counter[str]] = no_pieces
    """Every piece wherever it lies, counted, for the law of conservation."""
    open_view: Callable[[S], Any] | None = None
    """The view of a finished match with everything open; None where a spectator sees all there is."""

    setting_up: SettingUp = setting_up.PLAIN
    bringing: Bringing | None = None
    waiting: Waiting = waiting.PLAIN
    talking: Talking = talking.PLAIN
    words: Words = words.PLAIN
    yielding: Yielding | None = None
    betting: Betting | None = None
    resigning: Resigning | None = None
    foreseeing: Foreseeing | None = None
    series: tuple[SeriesKind, ...] = ()
    """What its matches can be part of."""
