"""The parts that frames and answers are made of."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, UnsetType

from lanternwood.kernel.betting import Bet, Fared
from lanternwood.kernel.foresight import Foreseen
from lanternwood.kernel.model import Model, Outcome, Seat
from lanternwood.kernel.prospect import Prospect
from lanternwood.kernel.series import Result, Standing
from lanternwood.kernel.setting_up import Advice

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Words = Annotated[str, Meta(min_length=1, max_length=500)]
Word = Annotated[str, Meta(max_length=64)]
Token = Annotated[str, Meta(min_length=16, max_length=128)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
MemberId: TypeAlias = str
"""A person or a bot at one table; shown to all, and good for nothing but to point at them."""

Clock = Literal["live", "relaxed", "none"]
Pace = Literal["calm", "quick", "instant"]
"""How long bots seem to think."""
Phase = Literal["lobby", "playing", "over", "closed"]
"""Closed: the match cannot go on, since it was begun with other rules than this server has."""
EMBLEMS = (
    "lantern", "owl", "fox", "stag", "wolf", "bear", "hare", "raven", "moth", "fir", "mushroom", "moon",
    "boot", "key", "anchor", "tent",
)  # fmt: skip
Emblem = Literal[
    "lantern", "owl", "fox", "stag", "wolf", "bear", "hare", "raven", "moth", "fir", "mushroom", "moon",
    "boot", "key", "anchor", "tent",
]  # fmt: skip


class Member(Model):
    """Someone at the table, as all may see them."""

    id: MemberId
    name: str
    emblem: str
    seat: Seat | None
    """None for those who watch. Seats are counted from 0 and close up until the match begins."""
    bot: str | None = None
    """The level of a bot; None for a person."""
    here: bool = True
    """Connected just now. Bots always are."""
    stand_in: bool = False
    """A bot plays this seat until the person takes it back."""
    silenced: bool = False
    word: str = ""
    """What this person added to the chance of the match."""
    brought: str = ""
    """The fingerprint of what they have brought to the match; nothing for who plays the usual."""
    fits: bool = True
    """Whether what they have brought will do as the table is set up now; until it does, the match cannot begin."""


class OptionInfo(Model):
    """A table option, for a form."""

    name: str
    kind: Literal["switch", "number"]
    default: bool | int | None
    least: int | None = None
    """The least that a number may be; None where the rules set no bound. Likewise the most."""
    most: int | None = None


class SeriesKindInfo(Model):
    """A kind of series that a game offers."""

    name: str
    title: str
    says: str
    fewest: int
    most: int
    opening: str | None
    """The game with which it begins, such as a draft."""


class SideTableInfo(Model):
    """A table beside the first one of a series."""

    code: str
    playing: tuple[Seat, ...]
    """Who plays there, in seats of the series."""


class SeriesInfo(Model):
    """The series that a match is part of. Seats are those of the series, which stay while matches come and go."""

    game: str
    """Whose kind of series it is."""
    kind: str
    title: str
    number: int
    """Which part of it this is, counted from 0."""
    opening: bool
    """This part is no match that counts, but what comes before them."""
    seats: tuple[MemberId, ...]
    """Who has which seat; nobody before it has begun."""
    playing: tuple[Seat, ...]
    """Who plays this match."""
    coming: tuple[tuple[Seat, ...], ...]
    """The matches that can be played at the table now, in order, by who plays them; none before it has begun or when it
    is over."""
    apart: tuple[tuple[Seat, ...], ...]
    """The matches that bots play beside the table now, or will."""
    sides: tuple[SideTableInfo, ...]
    """Where matches with people are played meanwhile: whoever has a place at the first table has the same there."""
    at_first: tuple[Seat, ...]
    """Whose match lies on the first table, begun or not; nobody's between two matches."""
    first: str
    """At a side table, the code of the first, where the series goes on; nothing at that one itself."""
    results: tuple[Result, ...]
    ranking: tuple[Standing, ...]
    """The best first."""
    logs: tuple[str, ...]
    """The ids of all parts that are over, in the order in which they ended; their replays open when the series is
    over."""
    over: bool


class GameInfo(Model):
    name: str
    title: str
    fewest: int
    most: int
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    """The levels, weakest first."""
    usual_bot: str
    brings: str | None
    """What each seat may bring to a match, in one word, such as "deck"; None where nobody brings anything."""
    rules_version: str
    content_hash: str
    rules: bool
    """Whether its rules are written down, for the page of rules."""
    seat_fields: tuple[str, ...]
    """The fields of its views that hold seats, wherever they stand: a screen that knows no types shows names there."""
    series: tuple[SeriesKindInfo, ...] = ()
    """What its matches can be part of."""


class PresetInfo(Model):
    """A ready-made way to set up a table."""

    title: str
    says: str
    options: dict[str, Any]
    """Send them back as they are to set it."""
    chosen: bool


class TableInfo(Model):
    """The table around the match: the same for everyone at it."""

    code: str
    match: str
    """The id of the match on the table, by which its replay is found later."""
    game: str
    phase: Phase
    host: MemberId
    members: tuple[Member, ...]
    watching: int
    """How many watch without a name, the table screen among them."""
    options: dict[str, Any]
    problem: str | None
    """Why the match cannot be started like this, in words."""
    advice: tuple[Advice, ...]
    """What to know about the options as they stand; nothing of it forbids to start."""
    presets: tuple[PresetInfo, ...]
    """For as many as sit here now, before the start."""
    clock: Clock
    pace: Pace
    listed: bool
    commitment: str
    """SHA-256 of the seed that the match will follow from."""
    forked: bool = False
    series: SeriesInfo | UnsetType = UNSET
    """Left out where the match is no part of one."""


class Choice(Model):
    """Something the viewer may do now."""

    action: Any
    """Send it back as it is."""
    words: str
    odds: Prospect | None = None
    says: Literal["", "may", "must"] = ""
    """Whether words of one's own go with it, in the action's field `words`."""
    foreseen: Foreseen | None = None
    """What it would do, as far as the viewer can know."""


class Ask(Model):
    """What is asked of the viewer now. Without choices there is nothing to do but wait."""

    id: str
    """Send it back with the action. When it has changed meanwhile, the action is refused as stale."""
    choices: tuple[Choice, ...]
    words: str = ""
    """The question itself, where the game words it."""


class Stopped(Model):
    """A clock that stands still while another one runs."""

    left: float
    whole: float
    name: str
    seat: Seat | UnsetType = UNSET
    reserve: float | UnsetType = UNSET


class Timer(Model):
    """A clock that runs. What is left out below is not there."""

    left: float
    """Seconds, at the moment of sending."""
    whole: float
    then: Literal["rules", "stand-in"]
    """What happens when it has run down: what the rules say, or a bot sits in for who is waited for."""
    name: str | UnsetType = UNSET
    """Of a clock that runs on over many choices: which one it is."""
    seat: Seat | UnsetType = UNSET
    """Whose time it is."""
    reserve: float | UnsetType = UNSET
    """Seconds in reserve, at the moment of sending. They burn once nothing is left, and are never filled again."""
    stands: Stopped | UnsetType = UNSET
    """The clock that stands still meanwhile."""


class OwnBrought(Model):
    """Something that one has brought, for oneself or for a bot: nobody else is shown it before the match is over."""

    member: MemberId
    """Whose it is."""
    value: Any
    """Of the game's own type."""
    title: str
    problems: tuple[str, ...]
    """All that is wrong with it as the table is set up now."""
    within: Any | UnsetType = UNSET
    """In a series that began with an opening: what one has of that, and may bring other things from."""


class BroughtOpened(Model):
    """What a seat has played with, once the match is over."""

    value: Any
    """Of the game's own type."""
    title: str
    fingerprint: str
    """What the others were shown before the match, and the nonce that opens it: it is the SHA-256 of a JSON list of the
    nonce and the value, without spaces and with the fields in the order of their names. Nothing where the seat brought
    nothing and played the usual."""
    nonce: str


class Opened(Model):
    """The proof of fair chance, once the match is over."""

    seed: str
    entropy: tuple[str, ...]
    brought: tuple[BroughtOpened, ...] = ()
    """By seat; nothing in a game to which nobody brings anything."""


class Settled(Model):
    """A bet, once the match is over."""

    seat: Seat
    bet: Bet
    fared: Fared


class MatchInfo(Model):
    """The match as one viewer sees it now."""

    view: Raw
    """Of the game's own view type."""
    awaited: tuple[Seat, ...]
    """Those whom the viewer may know to be waited for."""
    ask: Ask | None
    timer: Timer | None
    quiet: bool
    """The rules forbid this viewer to talk now."""
    whispers: tuple[Seat, ...]
    """Those who alone would hear it if this viewer wrote something now, though it is quiet; else nobody."""
    yields: tuple[str, ...]
    """Standing answers that this viewer may give, by name."""
    yielding: str
    """The one that was given, if any: the server answers for this viewer, and nobody else learns of it."""
    stakes: tuple[Bet, ...]
    """What this viewer may bet on, being out of the match."""
    bet: str
    """What this viewer has bet on; nobody else learns of it before the end."""
    bets: tuple[Settled, ...]
    """Everyone's, once the match is over."""
    may_resign: bool
    """This viewer may give the match up now."""
    resigned: tuple[Seat, ...]
    """Those who have given it up, in that order."""
    outcome: Outcome | None
    opened: Opened | None


class Told(Model, tag=True):
    """An announcement of the rules."""

    event: Any
    """Of the game's own event type."""
    words: str


class Said(Model, tag=True):
    """Someone talked."""

    member: MemberId
    words: str
    whispered: bool
    """Only some have heard it: pages should not show it where others can look on."""


class Noted(Model, tag=True):
    """Something happened around the table: the client has words for it."""

    what: Literal[
        "joined", "left", "removed", "host", "stand-in", "took-back", "silenced", "heard", "started", "over",
        "chosen", "missed",
    ]  # fmt: skip
    """The last two are for that member alone: their time ran out, and the rules have chosen or go on without them."""
    member: MemberId
    name: str


News: TypeAlias = Told | Said | Noted
