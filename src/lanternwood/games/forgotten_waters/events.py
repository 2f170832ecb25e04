"""What is announced. Everything at this table happens in the open but three things: what is written in blanks, how
somebody votes while the vote is open, and the order of what lies face down."""

from typing import TypeAlias

from lanternwood.games.forgotten_waters.pirates import Pirate
from lanternwood.kernel.model import Public, Seat

# Mustering


class ColourTaken(Public):
    seat: Seat
    colour: int


class SheetTaken(Public):
    seat: Seat
    sheet: int


class RoleTaken(Public):
    seat: Seat
    role: int


class RoleGivenBack(Public):
    seat: Seat
    role: int


class PirateNamed(Public):
    seat: Seat
    name: str
    thrown: tuple[int, int, int, int]
    """The generator's rows and forms, where the name is empty."""


class BlankFilled(Public):
    """With what, its owner alone knows until it is read out."""

    seat: Seat
    blank: int


class ShipNamed(Public):
    name: str


class BlankStruck(Public):
    """FW-R72 The sheet's filler stands there now."""

    seat: Seat
    blank: int


class ShipNameStruck(Public): ...


class SeatReady(Public):
    seat: Seat


class RestDealt(Public): ...


class VoyageBegan(Public):
    scenario: str


class VoyageResumed(Public):
    scenario: str
    part: int


# Reading


class EntryOpened(Public):
    entry: int
    me: Pirate


class PassageOpened(Public):
    text: str
    turn: int
    reader: Seat


class LineRead(Public):
    """Of an action or of a row; it is not turned."""

    text: str
    turn: int


# Rounds


class PageTurned(Public):
    page: int
    dials: tuple[int, ...]


class RoundBegan(Public):
    number: int
    page: int


class TimerStarted(Public):
    seconds: int


class TimerRanOut(Public): ...


class StandeePlaced(Public):
    pirate: Pirate
    action: int


class PlanningPassed(Public):
    """FW-PLAN-13"""

    pirate: Pirate


class ActionBegan(Public):
    pirate: Pirate
    action: int


class StandeeLeft(Public):
    pirate: Pirate


class ActionLocked(Public):
    action: int


class ActionUnlocked(Public):
    action: int


class DialTurned(Public):
    dial: int
    to: int


class PartBegan(Public):
    part: int


# The ship


class StatChanged(Public):
    stat: int
    to: int


class CrewFed(Public):
    hunger: int
    missing: int


class ThreatMoved(Public):
    to: int


class ThreatEventCame(Public):
    box: int


class TrustMoved(Public):
    to: int


class InfamyMoved(Public):
    pirate: Pirate
    order: tuple[Pirate, ...]


class KeywordWritten(Public):
    keyword: str


class KeywordStruck(Public):
    keyword: str


class NoteWritten(Public):
    note: int


class BoxTicked(Public):
    box: int


class ObjectiveSet(Public):
    objective: int


class CannonGained(Public):
    level: int
    loaded: bool


class CannonLost(Public):
    level: int
    loaded: bool


class CannonUpgraded(Public):
    """To a level."""

    level: int
    loaded: bool


class CannonLoaded(Public):
    level: int


class CannonFired(Public):
    level: int


# Pirates


class SkillGained(Public):
    seat: Seat
    skill: int
    boxes: int


class StarFilled(Public):
    seat: Seat
    star: int
    event: bool


class EventTokensSpent(Public):
    seat: Seat
    tokens: int


class EventChecked(Public):
    seat: Seat
    event: int


class BlanksRead(Public):
    """FW-SHEET-06 Blanks with what their owner wrote; empty where the sheet's filler stands."""

    REVEALS = True
    seat: Seat
    words: tuple[tuple[int, str], ...]


class RerollsChanged(Public):
    seat: Seat
    to: int


class MisfortuneChanged(Public):
    seat: Seat
    to: int


class DiceRolled(Public):
    """For a check (FW-CHECK-01, FW-MISF-01)."""

    pirate: Pirate
    skill: int
    dice: tuple[int, ...]


class DieSetTo(Public):
    """FW-MISF-03"""

    pirate: Pirate
    face: int


class DieRerolled(Public):
    seat: Seat
    die: int
    shows: int


class CheckResolved(Public):
    pirate: Pirate
    die: int
    total: int
    low: int
    """Of the row that it reached."""


class PlainDieRolled(Public):
    """FW-CHECK-07"""

    pirate: Pirate
    die: int
    low: int


class TreasureDrawn(Public):
    """FW-TREASURE-01, or seen while it is asked which card goes."""

    REVEALS = True
    seat: Seat
    card: int


class TreasureKept(Public):
    """It lies in play now."""

    seat: Seat
    card: int


class TreasureDiscarded(Public):
    seat: Seat
    card: int


class TreasureUsed(Public):
    seat: Seat
    card: int


class TreasureStolen(Public):
    thief: Seat
    victim: Seat
    card: int


class DeckRenewed(Public): ...


class StoryTaken(Public):
    seat: Seat
    card: int
    taken_from: int
    """A seat, or NOBODY for the supply."""


class StoryReturned(Public):
    seat: Seat
    card: int


class CardTriggered(Public):
    """A treasure by its number, a story card by 100 more."""

    seat: Seat
    card: int


# The map


class ShipMoved(Public):
    space: int


class ShipPlaced(Public):
    space: int


class TokenTurnedUp(Public):
    REVEALS = True
    space: int
    token: int


class TokenLaid(Public):
    """FW-SCOUT-01 Face down."""

    space: int


class TokenPlaced(Public):
    space: int
    token: int


class TokenRemoved(Public):
    space: int


class SpaceSpent(Public):
    space: int


# Decisions


class OptionPicked(Public):
    pirate: Pirate
    label: str


class PiratePicked(Public):
    pirate: Pirate
    picked: Seat


class PricePaid(Public):
    pirate: Pirate
    paid_in: int
    n: int


class VoteOpened(Public):
    labels: tuple[str, ...]


class VoteCast(Public):
    """For what is seen when the vote is over."""

    seat: Seat


class VoteClosable(Public):
    """Its time is over, so the Ship Scribe may close it."""


class VoteOver(Public):
    REVEALS = True
    cast: tuple[int, ...]
    option: int
    """NOBODY where none was cast."""


# The end


class EndingRead(Public):
    """FW-END-07 By how many events are checked off."""

    REVEALS = True
    seat: Seat
    events: int


class VoyageEnded(Public):
    REVEALS = True
    ending: str
    grades: tuple[int, ...]


Event: TypeAlias = (
    ColourTaken
    | SheetTaken
    | RoleTaken
    | RoleGivenBack
    | PirateNamed
    | BlankFilled
    | ShipNamed
    | BlankStruck
    | ShipNameStruck
    | SeatReady
    | RestDealt
    | VoyageBegan
    | VoyageResumed
    | EntryOpened
    | PassageOpened
    | LineRead
    | PageTurned
    | RoundBegan
    | TimerStarted
    | TimerRanOut
    | StandeePlaced
    | PlanningPassed
    | ActionBegan
    | StandeeLeft
    | ActionLocked
    | ActionUnlocked
    | DialTurned
    | PartBegan
    | StatChanged
    | CrewFed
    | ThreatMoved
    | ThreatEventCame
    | TrustMoved
    | InfamyMoved
    | KeywordWritten
    | KeywordStruck
    | NoteWritten
    | BoxTicked
    | ObjectiveSet
    | CannonGained
    | CannonLost
    | CannonUpgraded
    | CannonLoaded
    | CannonFired
    | SkillGained
    | StarFilled
    | EventTokensSpent
    | EventChecked
    | BlanksRead
    | RerollsChanged
    | MisfortuneChanged
    | DiceRolled
    | DieSetTo
    | DieRerolled
    | CheckResolved
    | PlainDieRolled
    | TreasureDrawn
    | TreasureKept
    | TreasureDiscarded
    | TreasureUsed
    | TreasureStolen
    | DeckRenewed
    | StoryTaken
    | StoryReturned
    | CardTriggered
    | ShipMoved
    | ShipPlaced
    | TokenTurnedUp
    | TokenLaid
    | TokenPlaced
    | TokenRemoved
    | SpaceSpent
    | OptionPicked
    | PiratePicked
    | PricePaid
    | VoteOpened
    | VoteCast
    | VoteClosable
    | VoteOver
    | EndingRead
    | VoyageEnded
)
