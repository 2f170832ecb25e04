"""The bodies of HTTP requests and answers."""

from typing import Annotated, Any

from msgspec import Meta, Raw

from lanternwood.kernel.model import Model, Outcome, Seat
from lanternwood.rulebook.book import Rulebook as Rulebook
from lanternwood.server.wire.parts import Clock, Emblem, GameInfo, MemberId, Name, News, Opened, Pace, Phase


class About(Model):
    """What this server is and has."""

    version: str
    protocol: int
    games: tuple[GameInfo, ...]
    openings: tuple[GameInfo, ...] = ()
    """Games that are played only as the beginning of a series."""


class Problem(Model):
    """Every error: what is wrong, and what to do."""

    error: str
    """A short stable word."""
    words: str


class NewTable(Model):
    game: Annotated[str, Meta(max_length=64)]
    name: Name
    emblem: Emblem
    options: dict[str, Any] = {}
    clock: Clock = "live"
    pace: Pace = "calm"
    listed: bool = False
    series: Annotated[str, Meta(max_length=64)] = ""
    """The kind of series to play; with none, a single match. Where it has an opening, the options are those of that."""


class Newcomer(Model):
    name: Name
    emblem: Emblem
    watch: bool = False


class Place(Model):
    """One's place at a table. Whoever has the token has the place, so it is kept out of every link."""

    table: str
    """The code."""
    member: MemberId
    token: str


class TableCard(Model):
    """A table as seen from outside."""

    code: str
    game: str
    phase: Phase
    host: str
    """The host's name."""
    players: tuple[str, ...]
    """Names, bots among them."""
    free: int
    """Seats that can still be taken."""
    watching: int
    listed: bool


class TableList(Model):
    tables: tuple[TableCard, ...]


class RecoveryClaim(Model):
    code: Annotated[str, Meta(min_length=8, max_length=32)]


class Step(Model):
    """One step of a replay, as the chosen mind knew it."""

    seat: Seat | None
    """Who acted, if that mind could know."""
    choice: str
    """What was chosen, in words, if that mind could know."""
    news: tuple[News, ...]
    view: Raw


class ReplayPage(Model):
    """Steps of a finished match. Step 0 is how the table was laid out."""

    id: str
    game: str
    names: tuple[str, ...]
    emblems: tuple[str, ...]
    """By seat; nothing for a match that was played without them."""
    mind: str
    """"open", "watch", or a seat counted from 0."""
    steps: int
    """How many there are in all, step 0 among them."""
    first: int
    page: tuple[Step, ...]
    outcome: Outcome | None
    commitment: str
    opened: Opened
    playable: bool
    """Whether it can be forked here: it was played with the rules that this server has."""


class Line(Model):
    """One announcement of a finished match."""

    step: int
    """The step of the replay in which it was made."""
    to: tuple[Seat, ...] | None
    """Who heard it; None for everyone."""
    event: Any
    """Of the game's own event type."""


class Chronicle(Model):
    """All that was announced in a finished match, to whomever, in order."""

    id: str
    game: str
    names: tuple[str, ...]
    lines: tuple[Line, ...]


class Draw(Model, array_like=True):
    """A draw of the match: a whole number below the bound."""

    bound: int
    value: int


class Draws(Model):
    """Every draw of a finished match, in order, so that anyone can follow them from the seed."""

    commitment: str
    opened: Opened
    draws: tuple[Draw, ...]


class Imported(Model):
    id: str


class ForkOrder(Model):
    """Play on from a step of a finished match, against bots."""

    step: Annotated[int, Meta(ge=0)]
    seat: Seat
    level: Annotated[str, Meta(max_length=24)]
    name: Name
    emblem: Emblem
