"""What is announced. Where others may see a part only, it is two announcements."""

from typing import Literal, TypeAlias

from lanternwood.games.enter_the_forest.state import Cause, Colour, Die, Ending, Fate, Field, Kind
from lanternwood.kernel.model import Model, Public, Seat, Secret

# Characters


class CharacterWritten(Public):
    seat: Seat
    field: Field
    words: str


class EntryAdded(Public):
    seat: Seat
    kind: Kind
    words: str


class EntryStruck(Public):
    seat: Seat
    kind: Kind
    words: str


class StartingRuinSet(Public):
    seat: Seat
    starting: int


class RuinMarked(Public):
    """With a veil the number stays out (EF-R23)."""

    seat: Seat
    ruin: int | None

    REVEALS = True


class RuinMarkedUnseen(Secret):
    """EF-R23 For the character's player and the game master."""

    seat: Seat
    ruin: int


class RuinCorrected(Public):
    seat: Seat
    ruin: int

    REVEALS = True


class RuinCorrectedUnseen(Secret):
    seat: Seat
    ruin: int


class CharacterTurned(Public):
    seat: Seat


class CharacterLost(Public):
    seat: Seat

    REVEALS = True


class FateChosen(Public):
    seat: Seat
    fate: Fate


class ConditionGained(Public):
    seat: Seat
    words: str


class ConditionStruck(Public):
    seat: Seat
    words: str


# Risk and Help


class RiskDeclared(Public):
    number: int
    seat: Seat
    ritual: bool
    words: str


class MishapNamed(Public):
    seat: Seat
    words: str


class MishapsWaived(Public):
    seat: Seat


class SkillClaimed(Public):
    seat: Seat
    source: Literal["occupation", "background"]
    words: str


class SkillDropped(Public):
    seat: Seat


class SkillStruck(Public):
    seat: Seat


class BargainOffered(Public):
    seat: Seat
    words: str


class BargainAccepted(Public):
    seat: Seat
    words: str


class BargainDeclined(Public):
    seat: Seat
    words: str


class BargainCancelled(Public):
    """EF-R07 Somebody objected."""

    seat: Seat
    words: str


class DarkTaken(Public):
    seat: Seat


class DarkDropped(Public):
    seat: Seat


class DarkOrdered(Public):
    seat: Seat


class RollWithdrawn(Public):
    number: int
    seat: Seat


class HelpOffered(Public):
    seat: Seat


class HelpWithdrawn(Public):
    seat: Seat


class HelpAccepted(Public):
    seat: Seat


class HelpDeclined(Public):
    seat: Seat


class HelperExposed(Public):
    seat: Seat
    words: str


class HungBack(Public):
    seat: Seat


class HelpDieUsed(Public):
    seat: Seat
    used: bool


class DiceRolled(Public):
    """EF-R18 Which roll, which pass of it, and every die."""

    number: int
    throw: int
    dice: tuple[Die, ...]


class HelpMatched(Public):
    """EF-HELP-08 The help die meets its like."""

    seat: Seat
    face: int


class DiceCompared(Public):
    """EF-RISK-13"""

    seat: Seat
    dark: int | None
    light: int | None
    ties_or_beats: bool


class RuinStepPassed(Public):
    """EF-RISK-16 Whether it marked, where others may know it."""

    seat: Seat
    dark: int
    ruin: int
    marks: bool


class RuinStepPassedUnseen(Secret):
    seat: Seat
    dark: int
    ruin: int
    marks: bool


class Rerolled(Public):
    seat: Seat


class Stood(Public):
    seat: Seat


class DiceRead(Public):
    """EF-RISK-23"""

    seat: Seat
    highest: int


class FailureDescribed(Public):
    seat: Seat
    words: str


class SuccessGranted(Public):
    seat: Seat
    words: str


class ComplicationDescribed(Public):
    seat: Seat
    words: str


class SuccessDescribed(Public):
    seat: Seat
    words: str


class SuccessPassedOn(Public):
    seat: Seat


class BargainCameTrue(Public):
    """EF-RISK-28"""

    seat: Seat
    author: Seat
    words: str


class RollClosed(Public):
    number: int
    seat: Seat


# Contest


class ContestProposed(Public):
    number: int
    seat: Seat
    contenders: tuple[Seat, ...]
    words: str


class StakeAgreed(Public):
    seat: Seat


class StakeRefused(Public):
    seat: Seat


class DangerSaid(Public):
    deadly: bool


class EdgeClaimed(Public):
    seat: Seat
    source: Literal["skills", "equipment"]
    words: str


class EdgeDropped(Public):
    seat: Seat


class EdgeStruck(Public):
    seat: Seat


class DiceSealed(Public):
    """EF-CONTEST-06 That they are, not how many."""

    seat: Seat


class Conceded(Public):
    seat: Seat


class TakenOut(Public):
    seat: Seat


class ContestRolled(Public):
    """EF-CONTEST-07 All dice at once; how many there are tells each one's Ruin."""

    number: int
    dice: tuple[Die, ...]

    REVEALS = True


class Count(Model):
    seat: Seat
    dice: int


class FaceCompared(Public):
    """EF-CONTEST-09 How many of this face each of those still in it has, and who stays."""

    face: int
    counts: tuple[Count, ...]
    stay: tuple[Seat, ...]

    REVEALS = True


class ContestWon(Public):
    seat: Seat
    words: str

    REVEALS = True


class StandOff(Public):
    """EF-CONTEST-11"""

    words: str

    REVEALS = True


# Ruin roll


class RuinProposed(Public):
    number: int
    seat: Seat
    words: str


class RuinCalled(Public):
    number: int
    seat: Seat
    words: str


class RuinConfirmed(Public):
    seat: Seat


class RuinRolled(Public):
    """EF-RUIN-02, EF-RUIN-03"""

    seat: Seat
    die: Die
    affected: bool

    REVEALS = True


# Reduction


class ReductionDeclared(Secret):
    seat: Seat
    words: str


class ReductionDropped(Secret):
    seat: Seat


class ActAccepted(Secret):
    seat: Seat


class ActRefused(Secret):
    seat: Seat


class ReductionRolled(Secret):
    seat: Seat
    die: Die
    ruin: int
    unnoticed: bool


class RuinRemoved(Secret):
    seat: Seat
    ruin: int


class RuinRemovedOpenly(Public):
    """Where there is no veil, a drop betrays itself."""

    seat: Seat
    ruin: int

    REVEALS = True


class BetrayalLeft(Secret):
    """EF-REDUCE-07"""

    seat: Seat


class BetrayalNoticed(Secret):
    """EF-REDUCE-06 For those who notice, and for the two who know."""

    seat: Seat
    witnesses: tuple[Seat, ...]
    words: str


# The evening


class CalledOn(Public):
    seat: Seat
    words: str


class StayedBack(Public):
    seat: Seat


class ScenePaused(Public):
    """EF-UI-15 Nobody is named."""


class SceneResumed(Public):
    REVEALS = True


class Consented(Public):
    seat: Seat
    to: Cause


class ConsentedUnseen(Public):
    """EF-UI-15 One more agrees; who, is nobody's business."""

    to: Cause


class BotGmAppointed(Public):
    """EF-R30"""


class NoteKept(Secret):
    words: str


class NoteStruck(Secret):
    words: str


class PushRuleSet(Public):
    always: bool


class VeilSet(Public):
    veil: bool


class RuinUnveiled(Public):
    """EF-R23 With the veil off, everyone sees it."""

    seat: Seat
    ruin: int

    REVEALS = True


class CoGmAllowed(Public):
    seat: Seat


class BlindRolled(Public):
    """EF-R37 That dice have fallen, how many of each colour, and no more."""

    index: int
    colours: tuple[Colour, ...]


class BlindSeen(Secret):
    index: int
    dice: tuple[Die, ...]


class BlindOpened(Public):
    index: int
    dice: tuple[Die, ...]

    REVEALS = True


class EveningEnded(Public):
    ending: Ending


Event: TypeAlias = (
    CharacterWritten
    | EntryAdded
    | EntryStruck
    | StartingRuinSet
    | RuinMarked
    | RuinMarkedUnseen
    | RuinCorrected
    | RuinCorrectedUnseen
    | CharacterTurned
    | CharacterLost
    | FateChosen
    | ConditionGained
    | ConditionStruck
    | RiskDeclared
    | MishapNamed
    | MishapsWaived
    | SkillClaimed
    | SkillDropped
    | SkillStruck
    | BargainOffered
    | BargainAccepted
    | BargainDeclined
    | BargainCancelled
    | DarkTaken
    | DarkDropped
    | DarkOrdered
    | RollWithdrawn
    | HelpOffered
    | HelpWithdrawn
    | HelpAccepted
    | HelpDeclined
    | HelperExposed
    | HungBack
    | HelpDieUsed
    | DiceRolled
    | HelpMatched
    | DiceCompared
    | RuinStepPassed
    | RuinStepPassedUnseen
    | Rerolled
    | Stood
    | DiceRead
    | FailureDescribed
    | SuccessGranted
    | ComplicationDescribed
    | SuccessDescribed
    | SuccessPassedOn
    | BargainCameTrue
    | RollClosed
    | ContestProposed
    | StakeAgreed
    | StakeRefused
    | DangerSaid
    | EdgeClaimed
    | EdgeDropped
    | EdgeStruck
    | DiceSealed
    | Conceded
    | TakenOut
    | ContestRolled
    | FaceCompared
    | ContestWon
    | StandOff
    | RuinProposed
    | RuinCalled
    | RuinConfirmed
    | RuinRolled
    | ReductionDeclared
    | ReductionDropped
    | ActAccepted
    | ActRefused
    | ReductionRolled
    | RuinRemoved
    | RuinRemovedOpenly
    | BetrayalLeft
    | BetrayalNoticed
    | CalledOn
    | StayedBack
    | ScenePaused
    | SceneResumed
    | Consented
    | ConsentedUnseen
    | BotGmAppointed
    | NoteKept
    | NoteStruck
    | PushRuleSet
    | VeilSet
    | RuinUnveiled
    | CoGmAllowed
    | BlindRolled
    | BlindSeen
    | BlindOpened
    | EveningEnded
)
