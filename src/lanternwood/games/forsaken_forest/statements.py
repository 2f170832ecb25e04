"""RULES.md, 6: what can be said in a form that people tap and bots read. All of it may be a lie."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from lanternwood.games.forsaken_forest.content import CardId, DestinationId, NightActionId, RoleId, Team
from lanternwood.kernel.model import Model, Seat, Talk

Strength = Annotated[int, Meta(ge=1, le=3)]
Slot = Annotated[int, Meta(ge=0, le=7)]
At = Annotated[int, Meta(ge=0, le=168)]
When = Annotated[int, Meta(ge=0, le=1000)]
"""The Day or Night that is spoken of, by its number; 0 leaves it open."""
Reason = Literal["forced_wander", "blocking", "scouting", "other"]
How = Literal["oracle", "navigator", "card", "artifact"]


class Statement(Model, tag=True):
    """One thing said. It never holds a card, a role card or a proof (FF-TALK-07)."""


class ClaimRole(Statement):
    role: RoleId


class ClaimTeam(Statement):
    team: Team


class ClaimSawRole(Statement):
    target: Seat
    shown: RoleId
    how: How
    when: When = 0


class ClaimSawDestination(Statement):
    slot: Slot
    card: DestinationId
    how: How
    when: When = 0


class ClaimNoPeek(Statement):
    """I have Peeked at nothing."""


class ClaimHand(Statement):
    """I hold so many of a card, or of a sub-type."""

    card: CardId
    count: Annotated[int, Meta(ge=0, le=60)]


class ClaimNoWander(Statement): ...


class ClaimNightTarget(Statement):
    action: NightActionId
    target: Seat
    when: When = 0


class ClaimReason(Statement):
    reason: Reason


class Trust(Statement):
    target: Seat
    strength: Strength = 2


class Distrust(Statement):
    target: Seat
    strength: Strength = 2


class AccuseOf(Statement):
    """I say P is R."""

    target: Seat
    of: RoleId | Team


class Defend(Statement):
    target: Seat


class ProposeRoute(Statement):
    slot: Slot | None = None
    at: At | None = None


class WarnRoute(Statement):
    slot: Slot | None = None
    at: At | None = None


class AskAbout(Statement):
    target: Seat
    about: Literal["role", "peeks", "hand", "reason", "vote"]


class Promise(Statement):
    what: Literal["play", "hold", "vote"]
    target: Seat


class VoteIntent(Statement):
    death: bool


class Retract(Statement):
    """I take that back; it stays in the log as retracted."""

    ref: Annotated[int, Meta(ge=0)]


Plain: TypeAlias = (
    ClaimRole | ClaimTeam | ClaimSawRole | ClaimSawDestination | ClaimNoPeek | ClaimHand | ClaimNoWander
    | ClaimNightTarget | ClaimReason | Trust | Distrust | AccuseOf | Defend | ProposeRoute | WarnRoute | AskAbout
    | Promise | VoteIntent | Retract
)  # fmt: skip


class Answer(Statement):
    """A reply to something that was asked."""

    ref: Annotated[int, Meta(ge=0)]
    with_: Plain


AnyStatement: TypeAlias = Plain | Answer


class Say(Talk):
    """FF-TALK-06 Say it to all."""

    statement: AnyStatement


class Said(Model):
    """Something that was said, when and by whom."""

    seq: int
    """Counted from 0; by this it can be answered or taken back."""
    speaker: Seat
    statement: AnyStatement
    day: int
    cycle: int
    turn: int
    phase: str
    retracted: bool = False
