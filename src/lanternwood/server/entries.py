"""The lines of a match's log: everything that ever happened at the table, from its first guest to its last word.

Reading them again from the start gives the same table. Secrets are kept as fingerprints: the log does not hold a
token that would open a seat.
"""

from typing import Any, TypeAlias

from msgspec import UNSET, Raw, UnsetType
from msgspec.json import Decoder

from lanternwood.kernel.match import Plan, to_json
from lanternwood.kernel.model import Model, Seat
from lanternwood.kernel.series import Course, Meeting, Result
from lanternwood.server import time_of_day
from lanternwood.server.wire.parts import Clock, CommandId, MemberId, Pace


class Guest(Model):
    """Someone at the table, with what only the server needs to know."""

    id: MemberId
    name: str
    emblem: str
    sits: bool
    """Or else watches."""
    bot: str | None = None
    token: str = ""
    """The fingerprint of the secret token; likewise of the recovery code. A bot has neither."""
    recovery: str = ""
    silenced: bool = False
    word: str = ""
    stand_in: bool = False
    gone: bool = False
    """Left during the match: a bot plays on, and nobody can take the seat back."""


class Entry(Model, tag=True, kw_only=True):
    at: int
    """Milliseconds since 1970, by the server's clock."""
    by: MemberId | None = None
    command: CommandId | None = None
    """The command that asked for it: sent again, it is not carried out again."""


class SideTable(Model):
    """Where a match of a series is played while another one lies on its first table."""

    code: str
    log: str
    meeting: Meeting


class Stage(Model):
    """Which part of a series a log is. It holds all that the parts before it amount to, so that none need be read."""

    game: str
    """Whose kind of series it is."""
    kind: str
    logs: tuple[str, ...] = ()
    """The logs before this one, in order."""
    seats: tuple[MemberId, ...] = ()
    """Who has which seat in the series; nobody before its first part has begun. Likewise all below."""
    course: Course | None = None
    meeting: Meeting | None = None
    mine: tuple[Any, ...] = ()
    """By seat of the series: what each has of the opening. It is a secret until the series is over."""
    sides: tuple[SideTable, ...] = ()
    """Those that are played on while the first table goes from one log to the next."""
    first: str = ""
    """At a side table: the code of the first, which alone knows how the series goes on."""


class TableOpened(Entry):
    """The first line of every log."""

    code: str
    game: str
    seed: str
    options: dict[str, Any]
    clock: Clock
    pace: Pace
    listed: bool
    guests: tuple[Guest, ...]
    host: MemberId
    before: tuple[tuple[MemberId, CommandId], ...] = ()
    """The last commands of the match before a rematch: they too may be sent again."""
    stage: Stage | None = None
    """None where the match is no part of a series."""


class Joined(Entry):
    guest: Guest


class Left(Entry):
    member: MemberId
    removed: bool = False


class HostPassed(Entry):
    member: MemberId


class TableSet(Entry):
    options: dict[str, Any] | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    listed: bool | UnsetType = UNSET


class MemberSet(Entry):
    member: MemberId
    name: str | UnsetType = UNSET
    emblem: str | UnsetType = UNSET
    word: str | UnsetType = UNSET
    sits: bool | UnsetType = UNSET
    silenced: bool | UnsetType = UNSET


class TokenMoved(Entry):
    """Another device has this place now."""

    member: MemberId
    token: str


class RecoverySet(Entry):
    member: MemberId
    recovery: str


class Brought(Entry):
    """Someone has brought something to the match, or with nothing takes it back. It is a secret until the match is
    over; `by` is who may see it until then."""

    member: MemberId
    """Whose it is: that person, or a bot."""
    value: Any
    nonce: str
    """Nobody can guess it, so the fingerprint of value and nonce tells nothing."""


class Started(Entry):
    plan: Plan
    seats: tuple[MemberId, ...]
    done: tuple[tuple[Seat, Raw], ...] = ()
    """Of a match that was forked: what had happened until then."""


class Acted(Entry):
    seat: Seat
    action: Raw


class Tapped(Entry):
    """Someone has touched their phone while the table is hushed, and chosen nothing. It is kept only because a choice
    is: else whoever can tell that the disk is busy could tell those who choose from those who sleep."""

    member: MemberId


class StoodIn(Entry):
    """A bot plays for someone from now on."""

    member: MemberId


class TookBack(Entry):
    member: MemberId


class Woke(Entry):
    """Somebody has come to a table that nobody may have been at, while a clock with a name ran."""


class Yielded(Entry):
    """Someone gives a standing answer, or with no name takes it back."""

    member: MemberId
    name: str


class BetPlaced(Entry):
    """Someone who is out of the match bets on its end, or with nothing takes the bet back."""

    member: MemberId
    on: str


class PlayedApart(Entry):
    """A match of the series has been played beside the table: by bots, or at a side table."""

    log: str
    result: Result


class SideTableLaid(Entry):
    side: SideTable


class SideTableClosed(Entry):
    """Nothing comes of the match there: the rules have changed, or all people in it left before it began. It is played
    elsewhere."""

    log: str


class Spoke(Entry):
    member: MemberId
    words: str


AnyEntry: TypeAlias = (
    TableOpened
    | Joined
    | Left
    | HostPassed
    | TableSet
    | MemberSet
    | TokenMoved
    | RecoverySet
    | Brought
    | Started
    | Acted
    | Tapped
    | StoodIn
    | TookBack
    | Woke
    | Yielded
    | BetPlaced
    | PlayedApart
    | SideTableLaid
    | SideTableClosed
    | Spoke
)


def now() -> int:
    """Milliseconds since 1970."""
    return time_of_day.milliseconds()


encode = to_json
decode = Decoder(AnyEntry).decode
