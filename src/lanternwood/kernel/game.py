"""The contract: what a game must be able to do. Everything else in Lanternwood only reads and writes this."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from lanternwood.kernel.betting import Bet, Fared
from lanternwood.kernel.model import Deadline, Lapse, Manners, Model, Outcome, Problem, Seat, Talk, Viewer
from lanternwood.kernel.prospect import Prospect
from lanternwood.kernel.rng import Chance
from lanternwood.kernel.setting_up import Advice, Preset
from lanternwood.kernel.table import Table


class State(Protocol):
    """Explicit typed data, changed in place by rules alone."""

    def copy(self) -> Any:
        """The same state, sharing nothing that can change."""
        ...


S = TypeVar("S", bound=State)


class NoOptions(Model):
    """For a game that is always played the same way."""


def no_deadline(state: Any) -> Deadline | None:
    return None


def no_lapse(state: Any, seat: Seat) -> Lapse | None:
    return None


def one_world(state: S, viewer: Viewer, chance: Chance) -> S:
    """The redeal of a game that hides nothing."""
    world: S = state.copy()
    return world


def no_pieces(state: Any) -> Counter[str]:
    return Counter()


def nobody_known(state: Any, viewer: Viewer) -> Sequence[Seat]:
    """Who is waited for may betray who has passed or voted, so a game says itself what may be known of it."""
    return ()


def no_prospect(view: Any, action: Any) -> Prospect | None:
    return None


def no_yields(view: Any) -> Sequence[str]:
    return ()


def no_yield(view: Any, name: str) -> Any:
    return None


def never_ends(view: Any, name: str) -> bool:
    return False


def no_bets(view: Any) -> Sequence[Bet]:
    return ()


def bet_lost(state: Any, on: str) -> Fared:
    return "wrong"


def nobody_whispers(state: Any, seat: Seat) -> Sequence[Seat]:
    return ()


def no_advice(seats: int, options: Any) -> Sequence[Advice]:
    return ()


def no_presets(seats: int, options: Any) -> Sequence[Preset]:
    return ()


def never_quiet(state: Any, viewer: Viewer) -> Problem | None:
    return None


def no_pulse(state: Any) -> Any:
    return None


def never_hushed(state: Any) -> bool:
    return False


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

    options_type: type[Any] = NoOptions
    """How a table may be set up: a Model whose defaults are the plain game."""
    state_type: type[S]
    action_type: Any
    """The closed union of the game's actions; likewise its events."""
    event_type: Any
    view_type: type[Any]

    setup: Callable[[Table[Any], int, Any], None]
    """Lay out a new match: puts the first state into the table."""
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
    answered: Callable[[S, Seat], bool] | None = None
    """Whether a seat whose choice can still come has one standing already, which it may only change: then nobody need
    wait for it. None where a choice is made once."""
    onward: Callable[[S], tuple[Seat, Any] | None] | None = None
    """For a table without turns that goes on as long as its people like: the next step by which whatever is under way
    comes to its end, or None where nothing is. Nothing can hang, since from anywhere these steps lead to rest."""
    deadline: Callable[[S], Deadline | None] = no_deadline
    lapses: Callable[[S, Seat], Lapse | None] = no_lapse
    """What a seat that is asked would lose if time ran out now; it alone is told so then. None where it loses nothing,
    as by letting a chance pass, or where nothing may tell that it was asked."""
    awaited: Callable[[S, Viewer], Sequence[Seat]] = nobody_known
    """Whom a viewer may know to be waited for, apart from itself."""
    quiet: Callable[[S, Viewer], Problem | None] = never_quiet
    """Why the rules forbid a viewer to talk now, if they do."""
    pulse: Callable[[S], Any] = no_pulse
    """A value that changes whenever there may be something to answer, by what everyone knows: a bot that had nothing to
    say and can only pass need not look again before it has changed."""
    hushed: Callable[[S], bool] = never_hushed
    """Whether not even the traffic may tell who does something now: all that is sent to seats then looks alike. By what
    everyone knows."""
    whispers: Callable[[S, Seat], Sequence[Seat]] = nobody_whispers
    """Who alone hears what a seat writes while it is quiet, itself among them; nobody where it may not write."""
    saying: Callable[[S, Seat, Chance], Talk | None] | None = None
    """Something that a seat could say now, drawn at random, in a game that has talk; None while it must be quiet."""
    yields: Callable[[Any], Sequence[str]] = no_yields
    """Standing answers that a seat may give beforehand, by name, such as to pass until its turn comes."""
    yielded: Callable[[Any, str], Any | None] = no_yield
    """What a seat that has given this standing answer does now, by its view; None where it wants to be asked. Only what
    everyone can see may decide it."""
    yield_ends: Callable[[Any, str], bool] = never_ends
    """Whether a standing answer has served its time."""
    bets: Callable[[Any], Sequence[Bet]] = no_bets
    """What a seat that is out of the match may bet on, by its view; nothing for anyone else."""
    bet_fared: Callable[[S, str], Fared] = bet_lost
    """What became of a bet, once the match is over."""
    open_view: Callable[[S], Any] | None = None
    """The view of a finished match with everything open; None where a spectator sees all there is."""
    manners: Callable[[Any], Manners] = lambda options: Manners()
    """By the options of a table."""
    options_problem: Callable[[int, Any], str | None] = lambda seats, options: None
    """What is wrong with these options for so many seats, in words, or None."""
    advice: Callable[[int, Any], Sequence[Advice]] = no_advice
    """What to know about these options for so many seats before the start, also where there is a problem with them."""
    presets: Callable[[int, Any], Sequence[Preset]] = no_presets
    """Ready-made options for so many seats, offered to whoever has set these."""

    content: Callable[[], Any] | None = None
    """All cards as plain data, a Model of lists, for screens that show them."""
    label: Callable[[Any, Any], str] = lambda view, action: repr(action)
    """A choice in words, for the one whose view it is."""
    tell: Callable[[Any, Any], str] = lambda view, event: repr(event)
    """An announcement in words, for the one whose view it is."""
    prospect: Callable[[Any, Any], Prospect | None] = no_prospect
    """The odds of a choice and what follows from it, for the one whose view it is."""
