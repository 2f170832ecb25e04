"""The frames of the socket. Commands go to the server, frames come from it; each is one JSON text message.

A command carries an id of the client's choosing. It is answered by Done or Refused with that id, Done only after the
command is safe on disk. Sending it again, also over a new connection, does no harm: it gets the same answer.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, UnsetType

from lanternwood.kernel.model import Model
from lanternwood.server.wire.parts import (
    Clock,
    CommandId,
    Emblem,
    MatchInfo,
    MemberId,
    Name,
    News,
    OwnBrought,
    Pace,
    TableInfo,
    Token,
    Word,
    Words,
)

# Commands


class Command(Model, tag=True):
    id: CommandId


class Hello(Model, tag=True):
    """The first frame on every connection."""

    protocol: int
    table: Annotated[str, Meta(min_length=4, max_length=6)]
    """The code of the table."""
    token: Token | None = None
    """The secret of one's place at the table; without it one watches unseen."""
    match: Annotated[str, Meta(max_length=64)] = ""
    """The match that `seen` counts in."""
    seen: Annotated[int, Meta(ge=0)] = 0
    """The number of the last news that arrived; the rest will follow."""


class Act(Command):
    """Do one of the choices that were asked about."""

    ask: Annotated[str, Meta(max_length=64)]
    action: Raw


class Say(Command):
    words: Words


class SetTable(Command):
    """The host changes how the table is set up, before the start. What is left out stays."""

    options: dict[str, Any] | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    listed: bool | UnsetType = UNSET


class SetMe(Command):
    """Change one's name, emblem or word for the dice; the word only before the start."""

    name: Name | UnsetType = UNSET
    emblem: Emblem | UnsetType = UNSET
    word: Word | UnsetType = UNSET


class Bring(Command):
    """Bring something to the match, before the start: a value of the game's own type, or a text that the game can read.
    With neither, take it back and play the usual. Only oneself is shown it before the match is over."""

    value: Any = None
    text: Annotated[str, Meta(max_length=20_000)] = ""
    member: MemberId | UnsetType = UNSET
    """A bot, for which the host brings it; otherwise it is one's own."""


class SitDown(Command):
    """Take a seat, having watched; before the start."""


class StandUp(Command):
    """Give up the seat and watch; before the start."""


class SeatBot(Command):
    """The host seats a bot."""

    level: Annotated[str, Meta(max_length=24)]


class Remove(Command):
    """The host removes a person or a bot before the start."""

    member: MemberId


class Silence(Command):
    """The host stops someone from talking, or lets them talk again."""

    member: MemberId
    silent: bool


class Start(Command):
    """The host begins the match."""


class Yield(Command):
    """Give one of the standing answers that the game offers, or with no name be asked again."""

    name: Annotated[str, Meta(max_length=24)]


class PlaceBet(Command):
    """Being out of the match, bet on how it ends; with nothing, take the bet back."""

    on: Annotated[str, Meta(max_length=24)]


class StandIn(Command):
    """A bot is to play for someone: oneself at any time, or, if one is the host, whoever is not connected."""

    member: MemberId


class TakeBack(Command):
    """Take one's seat back from the stand-in."""


class Nudge(Command):
    """Ask someone who is waited for whether they are still there."""

    member: MemberId


class RecoveryCode(Command):
    """Ask for a code that moves this place to another device. An older one no longer works."""


class Rematch(Command):
    """The same people again; once the match is over."""


class Resign(Command):
    """Give the match up, in a game that has it: at any time, asked or not."""


class LeaveTable(Command):
    """Leave for good. During a match, a bot plays on."""


class Tap(Command):
    """Do nothing. It is answered like a choice, so that from outside nobody can tell whose choice it is."""


class Ping(Command):
    """Ask whether the connection is whole. Those who watch may, too."""


AnyCommand: TypeAlias = (
    Act
    | Say
    | SetTable
    | SetMe
    | Bring
    | SitDown
    | StandUp
    | SeatBot
    | Remove
    | Silence
    | Start
    | Yield
    | PlaceBet
    | StandIn
    | TakeBack
    | Nudge
    | RecoveryCode
    | Rematch
    | Resign
    | LeaveTable
    | Tap
    | Ping
)
FromClient: TypeAlias = Hello | AnyCommand

# Frames


class Welcome(Model, tag=True):
    """The answer to Hello; an Update with everything follows at once."""

    protocol: int
    version: str
    """Of the server. When it changes, the page should be loaded anew at the next quiet moment."""
    member: MemberId | None
    """Who one is here; None for those who watch without a name."""


class Update(Model, tag=True):
    """What has changed. A part that is left out is as it was."""

    seen: int
    """The number of the last of these news, counted for this viewer alone."""
    news: tuple[News, ...] = ()
    table: TableInfo | UnsetType = UNSET
    match: MatchInfo | UnsetType | None = UNSET
    """None before the start."""
    done: CommandId | UnsetType = UNSET
    """This update is also the Done of that command."""


class Yours(Model, tag=True):
    """What you have brought, for yourself or for bots: all of it, as it stands now. Nobody else is sent this."""

    brought: tuple[OwnBrought, ...]


class Done(Model, tag=True):
    """The command has been carried out and is safe."""

    done: CommandId


class Recovery(Model, tag=True):
    """The answer to RecoveryCode, for this person alone."""

    done: CommandId
    code: str


class Pong(Model, tag=True):
    """The answer to Ping."""

    done: CommandId
    frames: int
    """How many frames were sent on this connection before this one. Whoever got more or fewer connects anew."""


class Refused(Model, tag=True):
    """The command has changed nothing."""

    id: CommandId | None
    """None where the frame was too broken to have one."""
    rule: str
    """The id of a rule of the game, or one of our own words in capitals, such as STALE."""
    why: str
    problems: tuple[str, ...] | UnsetType = UNSET
    """All that is wrong with what one would have brought, each by itself."""


class Nudged(Model, tag=True):
    """Somebody asks whether you are still there."""

    name: str


class Goodbye(Model, tag=True):
    """The connection is about to close."""

    why: Literal["moved", "removed", "restart", "unknown-table", "unknown-token", "protocol", "broken"]
    words: str


FromServer: TypeAlias = Welcome | Update | Yours | Done | Recovery | Pong | Refused | Nudged | Goodbye
