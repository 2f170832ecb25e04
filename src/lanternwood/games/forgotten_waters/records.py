"""What the files of a package hold: one record for each sort of table (RULES.md, 5.1)."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from lanternwood.games.forgotten_waters.condition_records import Testing
from lanternwood.games.forgotten_waters.effect_records import Effects
from lanternwood.games.forgotten_waters.terms import (
    ActionNumber,
    Delta,
    Dial,
    EntryId,
    Few,
    Kind,
    Label,
    Level,
    Moment,
    Number,
    OnDial,
    PageId,
    Resource,
    Skill,
    Space,
    StoryId,
    TokenType,
)
from lanternwood.games.forgotten_waters.verb_records import PlacedToken
from lanternwood.kernel.model import Model

Size = Annotated[int, Meta(ge=3, le=7)]
Marks = Annotated[str, Meta(pattern=r"^[.*x]{5}$", description="five marks of . * x")]
Reader = Literal["me", "scribe", "quartermaster", "mate", "boatswain", "cooper", "gunner", "lookout"]
PageType = Literal[
    "port", "voyage", "weather", "ship", "battle", "island", "mystery", "heist", "dive", "monster", "descent", "bank",
    "finale", "deck", "court", "race",
]  # fmt: skip


class PassageRecord(Model):
    """Its words stand in the prose, by the id of what it belongs to and its own."""

    id: Label
    voice: Label | None = None
    """Of the cast; the narrator's where it names none."""
    when: Testing | None = None


class StatsRecord(Model):
    """What a ship starts with, at tables of these sizes."""

    players: tuple[Size, Size]
    hull: Number
    supplies: Number
    crew: Number
    discontent: Number


class CannonRecord(Model):
    level: Level
    loaded: bool = False


class MaximaRecord(Model):
    """FW-STAT-03"""

    hull: Few = 10
    supplies: Few = 12
    crew: Few = 12
    discontent: Few = 12


class SetupRecord(Model):
    stats: tuple[StatsRecord, ...]
    ship: Space
    objective: Annotated[int, Meta(ge=1, le=10)]
    tokens: tuple[PlacedToken, ...] = ()
    cannons: tuple[CannonRecord, ...] = ()
    max: MaximaRecord = MaximaRecord()
    threat: Annotated[int, Meta(ge=0, le=5)] = 0
    instructions: Number = 0
    fx: Effects = ()


class PartRecord(Model):
    n: Literal[1, 2]
    start_entry: EntryId


class LastRoundRecord(Model):
    n: Number
    entry: EntryId


class ScenarioRecord(Model):
    id: Label
    format: Literal[1]
    version: Number
    setup: SetupRecord
    start_entry: EntryId
    quiet_entry: EntryId
    after_sea: EntryId
    threat_events: tuple[EntryId, EntryId, EntryId, EntryId, EntryId]
    parts: tuple[PartRecord, ...]
    mission: Number = 0
    cast: tuple[Label, ...] = ()
    last_round: LastRoundRecord | None = None
    intro: bool = False
    test: bool = False
    """Never listed: it is there to try the language."""


class FeatureRecord(Model):
    dial: Dial
    start: OnDial


class GuideSymbol(Model, array_like=True):
    """FW-PLAN-16, 17"""

    colour: Literal["white", "black"]
    shows: Skill | Dial | Resource


class ActionRecord(Model):
    n: ActionNumber
    kind: Kind
    guide: tuple[GuideSymbol, ...] = ()
    passages: tuple[PassageRecord, ...] = (PassageRecord("a"),)
    """An action has one line unless it says otherwise."""
    fx: Effects = ()


class PageRecord(Model):
    id: PageId
    type: PageType
    end_entry: EntryId
    actions: tuple[ActionRecord, ...]
    features: tuple[FeatureRecord, ...] = ()
    warning: tuple[PassageRecord, ...] = ()


class EntryRecord(Model):
    id: EntryId
    reader: Reader | None = None
    passages: tuple[PassageRecord, ...] = ()
    when: Testing | None = None
    fx: Effects = ()
    otherwise: Effects = ()
    """What is done instead where `when` does not hold; its passages are not read then."""
    part: Literal[1, 2] | None = None
    keep: bool = False
    """A threat event that leaves the threat as it is (FW-THREAT-05)."""
    spare: bool = False
    """Nothing leads here, on purpose."""


class ObjectiveRecord(Model):
    id: Annotated[int, Meta(ge=1, le=10)]
    limit: Annotated[int, Meta(ge=1, le=5)]
    set: tuple[Few, Few]
    """Which of how many."""


class Icon(Model, array_like=True):
    skill: Skill
    bonus: Few


class On(Model, array_like=True):
    """A moment; that of a check names its skill, or any."""

    moment: Moment
    skill: Literal["exploration", "brawn", "hunting", "aim", "swagger", "navigation", "any"] | None = None


class TriggerRecord(Model):
    on: On
    fx: Effects
    when: Testing | None = None
    may: bool = False


class DiscardRecord(Model):
    fx: Effects
    any_time: bool = False


class TreasureRecord(Model):
    id: Annotated[int, Meta(ge=1, le=89)]
    icons: tuple[Icon, ...] = ()
    triggers: tuple[TriggerRecord, ...] = ()
    discard: DiscardRecord | None = None


class StoryCardRecord(Model):
    id: StoryId
    icons: tuple[Icon, ...] = ()
    triggers: tuple[TriggerRecord, ...] = ()


class SkillRows(Model):
    exploration: Marks
    brawn: Marks
    hunting: Marks
    aim: Marks
    swagger: Marks
    navigation: Marks


StarNumber = Annotated[int, Meta(ge=0, le=16)]
"""0 is the start star."""


class StarsRecord(Model):
    edges: tuple[tuple[StarNumber, StarNumber], ...]
    events: tuple[StarNumber, StarNumber, StarNumber, StarNumber, StarNumber]


class SheetEventRecord(Model):
    fx: Effects


class SheetRecord(Model):
    id: Label
    skills: SkillRows
    stars: StarsRecord
    events: tuple[SheetEventRecord, SheetEventRecord, SheetEventRecord, SheetEventRecord, SheetEventRecord]


class NavTokenRecord(Model):
    """FW-MAP-09"""

    id: Annotated[int, Meta(ge=1, le=30)]
    type: TokenType
    entry: EntryId
    stop: bool = False


class HooksRecord(Model):
    hunger_delta: Delta = 0
    hunger_min: Number = 0
    dummy_pirate: bool = False


class SpecialRuleRecord(Model):
    id: Label
    players: tuple[Size, Size]
    hooks: HooksRecord = field(default_factory=HooksRecord)


class CannonTokenRecord(Model):
    """FW-CANNON-01"""

    id: Level
    count: Few
    bonus: Few


Record: TypeAlias = (
    ScenarioRecord
    | PageRecord
    | EntryRecord
    | ObjectiveRecord
    | TreasureRecord
    | StoryCardRecord
    | SheetRecord
    | NavTokenRecord
    | SpecialRuleRecord
    | CannonTokenRecord
)
