"""The verbs that do one thing: each a small record, written as a list that begins with its word (RULES.md, 5.1).

Those that hold further effects stand in `effect_records`.
"""

from typing import Annotated, Literal

from msgspec import Meta

from lanternwood.games.forgotten_waters.condition_records import Testing
from lanternwood.games.forgotten_waters.terms import (
    ActionNumber,
    Delta,
    Dial,
    EntryId,
    Face,
    Few,
    Keyword,
    Label,
    Level,
    LossReason,
    OnDial,
    PageId,
    Site,
    Skill,
    Space,
    StoryId,
)
from lanternwood.kernel.model import Model


class Verb(Model, array_like=True):
    """One effect."""


class Change(Verb):
    """By so much, up or down."""

    n: Delta


class Count(Verb):
    """So many, or up to so many."""

    n: Few


class OfAction(Verb):
    action: ActionNumber


class OfKeyword(Verb):
    keyword: Keyword


class OfSpace(Verb):
    space: Space


class Hull(Change, tag="hull"): ...


class Supplies(Change, tag="supplies"): ...


class Crew(Change, tag="crew"): ...


class Discontent(Change, tag="discontent"): ...


class Feed(Verb, tag="feed"):
    """FW-STAT-06"""


class Threat(Change, tag="threat"): ...


class ThreatSet(Verb, tag="threat_set"):
    n: Annotated[int, Meta(ge=0, le=5)]


class CheckThreat(Verb, tag="check_threat"): ...


class TrustMoves(Change, tag="trust"): ...


class DialMoves(Verb, tag="dial"):
    dial: Dial
    n: Delta


class DialSet(Verb, tag="dial_set"):
    dial: Dial
    n: OnDial


class CannonGain(Verb, tag="cannon_gain"):
    level: Level
    loaded: bool = False


class CannonUpgrade(Count, tag="cannon_upgrade"): ...


class CannonLoad(Count, tag="cannon_load"): ...


class CannonLose(Count, tag="cannon_lose"): ...


class GainSkill(Verb, tag="skill"):
    skill: Skill
    n: Few


class Infamy(Change, tag="infamy"): ...


class GainTreasure(Count, tag="treasure"): ...


class Steal(Count, tag="steal"): ...


class Bury(Count, tag="bury"):
    """Up to so many, a star for each (FW-STAR-05)."""


class Drop(Count, tag="drop"):
    """Treasures are discarded, without their effect and without supplies."""


class Reroll(Change, tag="reroll"): ...


class Misfortune(Change, tag="misfortune"): ...


class Star(Count, tag="star"): ...


class ResolveEvents(Verb, tag="resolve_events"): ...


class Story(Verb, tag="story"):
    story: StoryId


class StoryReturn(Verb, tag="story_return"):
    story: StoryId


class DieSet(Verb, tag="die_set"):
    face: Face


class DialShift(Model, array_like=True):
    """A dial that a page starts with differently. All whose condition holds add up."""

    dial: Dial
    n: Delta
    when: Testing | None = None


class ReadEntry(Verb, tag="entry"):
    entry: EntryId


class AfterSea(Verb, tag="after_sea"):
    """The entry of the scenario that closes an encounter at sea."""


class ReadHere(Verb, tag="read_here"):
    """FW-MAP-10"""


class TurnPage(Verb, tag="turn_page"):
    page: PageId
    dials: tuple[DialShift, ...] = ()


class NewRound(Verb, tag="new_round"): ...


class StartPart(Verb, tag="part"):
    part: Literal[1, 2]


class SavePoint(Verb, tag="save_point"): ...


class Goal(Verb, tag="goal"): ...


class Lose(Verb, tag="lose"):
    reason: LossReason


class Lock(OfAction, tag="lock"): ...


class Unlock(OfAction, tag="unlock"): ...


class PlacedToken(Model):
    """A site, or rocky waters if it has no letter."""

    space: Space
    site: Site | None = None
    entry: EntryId | None = None
    stop: bool = False


class MoveShip(Count, tag="move_ship"): ...


class MoveUpTo(Count, tag="move_up_to"): ...


class Scout(Count, tag="scout"): ...


class PlaceShip(OfSpace, tag="place_ship"): ...


class PlaceToken(Verb, tag="place_token"):
    token: PlacedToken


class RemoveToken(OfSpace, tag="remove_token"): ...


class SpendHere(Verb, tag="spend_here"): ...


class LogAdd(OfKeyword, tag="log_add"): ...


class LogRemove(OfKeyword, tag="log_remove"): ...


class QuartersAdd(Verb, tag="quarters_add"):
    note: Few


class MissionTick(Verb, tag="mission_tick"):
    box: Few


class SetObjective(Verb, tag="objective"):
    objective: Annotated[int, Meta(ge=1, le=10)]


class Say(Verb, tag="say"):
    passage: Label
