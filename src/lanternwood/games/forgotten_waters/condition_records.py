"""Conditions and selectors of the script language, each written as a list that begins with its word (RULES.md, 5.1)."""

from typing import Literal, TypeAlias, get_args

from lanternwood.games.forgotten_waters.terms import (
    ActionNumber,
    Comparison,
    Delta,
    Dial,
    EntryId,
    Face,
    Keyword,
    Label,
    Number,
    PageId,
    Place,
    Role,
    Skill,
    Space,
    Stat,
    StoryId,
    Trust,
)
from lanternwood.kernel.model import Model


class Selector(Model, array_like=True):
    """Who is meant."""


class SkilledSelector(Selector):
    skill: Skill


class Me(Selector, tag="me"): ...


class Each(Selector, tag="each"): ...


class Others(Selector, tag="others"): ...


class Top(Selector, tag="top"): ...


class Bottom(Selector, tag="bottom"): ...


class Highest(SkilledSelector, tag="highest"): ...


class Lowest(SkilledSelector, tag="lowest"): ...


class OfRole(Selector, tag="role"):
    role: Role


class Chooser(Selector, tag="chooser"):
    """Who chose an action this round. With `"top"`, the top-infamy player where nobody did."""

    action: ActionNumber
    otherwise: Literal["top"] | None = None


class Picked(Selector, tag="picked"): ...


Selecting: TypeAlias = Me | Each | Others | Top | Bottom | Highest | Lowest | OfRole | Chooser | Picked


class Condition(Model, array_like=True):
    """What holds or not, now."""


class Compared(Condition):
    op: Comparison
    n: Number


class Log(Condition, tag="log"):
    keyword: Keyword


class StatIs(Condition, tag="stat"):
    stat: Stat
    op: Comparison
    n: Number


class StatVersus(Condition, tag="stat_vs"):
    """`a op b + k`"""

    a: Stat
    op: Comparison
    b: Stat
    k: Delta


class DialIs(Condition, tag="dial"):
    dial: Dial
    op: Comparison
    n: Number


class ThreatIs(Compared, tag="threat"): ...


class TrustIs(Condition, tag="trust"):
    trust: Trust


class Players(Compared, tag="players"): ...


class PartIs(Condition, tag="part"):
    part: Literal[1, 2]


class PageIs(Condition, tag="page"):
    first: PageId
    last: PageId


class RoundOnPage(Compared, tag="round_on_page"): ...


class RoundsInPart(Compared, tag="rounds_in_part"): ...


class Visits(Condition, tag="visits"):
    """Of an entry; the visit that is going on counts."""

    entry: EntryId
    op: Comparison
    n: Number


class Chosen(Condition, tag="chosen"):
    action: ActionNumber


class Locked(Condition, tag="locked"):
    action: ActionNumber


class HoldsStory(Condition, tag="holds_story"):
    story: StoryId
    who: Literal["me", "anyone"] = "me"


class Treasures(Compared, tag="treasures"): ...


class Cannons(Compared, tag="cannons"): ...


class SkillIs(Condition, tag="skill"):
    skill: Skill
    op: Comparison
    n: Number


class SheetIs(Condition, tag="sheet"):
    sheet: Label


class EventsDone(Compared, tag="events_done"): ...


class IsTop(Condition, tag="is_top"): ...


class At(Condition, tag="at"):
    place: Place


class SpaceEmpty(Condition, tag="space_empty"):
    space: Space


class MissionDone(Compared, tag="mission_done"): ...


class ResolvedEvents(Condition, tag="resolved_events"):
    """The last direction to resolve constellation events found a token to resolve."""


class DieIs(Condition, tag="die"):
    op: Comparison
    n: Face


class TotalIs(Compared, tag="total"): ...


class All(Condition, tag="all"):
    parts: "tuple[Testing, ...]"


class Any(Condition, tag="any"):
    parts: "tuple[Testing, ...]"


class Not(Condition, tag="not"):
    part: "Testing"


Testing: TypeAlias = (
    Log
    | StatIs
    | StatVersus
    | DialIs
    | ThreatIs
    | TrustIs
    | Players
    | PartIs
    | PageIs
    | RoundOnPage
    | RoundsInPart
    | Visits
    | Chosen
    | Locked
    | HoldsStory
    | Treasures
    | Cannons
    | SkillIs
    | SheetIs
    | EventsDone
    | IsTop
    | At
    | SpaceEmpty
    | MissionDone
    | ResolvedEvents
    | DieIs
    | TotalIs
    | All
    | Any
    | Not
)
SELECTORS: tuple[type[Selector], ...] = get_args(Selecting)
CONDITIONS: tuple[type[Condition], ...] = get_args(Testing)
"""A selector's or condition's number is its place here."""
