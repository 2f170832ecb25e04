"""What people may do at the table. Words ride on an action; no rule ever looks into them."""

from typing import Literal, TypeAlias

from lanternwood.games.enter_the_forest.state import Cause, Field, Kind
from lanternwood.kernel.model import Action, Seat, Spoken, Unsigned

# Characters


class Write(Spoken):
    """Name, Occupation or Background of one's own character; no words take it away."""

    field: Field


class AddEntry(Spoken):
    kind: Kind
    NEEDS = "EF-UI-02"


class StrikeEntry(Action):
    kind: Kind
    index: int


class ChooseFate(Action):
    """EF-R03 What becomes of a lost character."""

    fate: Literal["dies", "belongs"]


# Risk roll


class Declare(Spoken):
    """EF-RISK-01 The task, and the question what could go wrong."""

    ritual: bool
    NEEDS = "EF-RISK-01"


class AnswerWhatCouldGoWrong(Spoken):
    NEEDS = "EF-RISK-02"


class Waive(Action):
    """EF-RISK-02 The game master lets dice be gathered without an answer."""


class ClaimSkill(Spoken):
    source: Literal["occupation", "background"]
    NEEDS = "EF-RISK-30"


class DropSkill(Action):
    """EF-RISK-03 The roller leaves the skill die out."""


class StrikeSkill(Action):
    """EF-RISK-30 The game master does not let the claim count."""


class OfferBargain(Spoken):
    NEEDS = "EF-RISK-04"


class AcceptBargain(Action):
    index: int


class DeclineBargain(Action):
    index: int


class ObjectToBargain(Action):
    """EF-R07 It touches my character, and I do not want it."""

    index: int


class TakeDark(Action):
    """EF-RISK-06 Risk mind or body."""


class DropDark(Action):
    """EF-RISK-06 Think better of it, while nothing forces the dark die."""


class OrderDark(Action):
    """EF-RISK-08 The game master says that there must be a dark die."""


class RollDice(Action):
    """EF-RISK-11"""


class WithdrawRoll(Action):
    """Call the open roll off."""


class CloseWindow(Action):
    """EF-RISK-12 No more help in this pass."""


class Stand(Action):
    """EF-RISK-19 Leave the dice as they lie."""


class Reroll(Action):
    """EF-RISK-20 One more dark die, and all again."""


class DescribeFailure(Spoken):
    NEEDS = "EF-RISK-24"


class GrantSuccess(Spoken):
    """EF-RISK-25 It works, and something else gets worse."""

    NEEDS = "EF-RISK-25"


class DescribeComplication(Spoken):
    NEEDS = "EF-RISK-26"


class DescribeSuccess(Spoken):
    NEEDS = "EF-RISK-26"


class PassToGm(Action):
    """EF-RISK-27 The game master may tell how it succeeds."""


# Help


class OfferHelp(Action):
    """EF-HELP-01"""


class WithdrawHelp(Action):
    """EF-HELP-16"""


class AcceptHelp(Action):
    seat: Seat


class DeclineHelp(Action):
    seat: Seat


class Expose(Spoken):
    """EF-HELP-05 How the helper comes into danger."""

    NEEDS = "EF-HELP-05"


class UseHelp(Action):
    """EF-HELP-07 Count the help die, or leave it out."""

    seat: Seat
    use: bool


class HangBack(Action):
    """EF-R38 Nothing to offer here; nobody need wait for me."""


# Contest


class ProposeContest(Spoken):
    """EF-CONTEST-01 Against whom, and what is at stake."""

    others: tuple[Seat, ...]
    NEEDS = "EF-CONTEST-01"


class AgreeStake(Action):
    """EF-CONTEST-01"""


class RefuseStake(Action):
    """EF-CONTEST-01"""


class SayDanger(Action):
    """EF-CONTEST-17 Whether the Contest itself is deadly or dangerous."""

    deadly: bool


class ClaimEdge(Spoken):
    """EF-CONTEST-02 A Skill or a piece of Equipment that makes it easier."""

    source: Literal["skills", "equipment"]
    NEEDS = "EF-CONTEST-02"


class DropEdge(Action):
    """EF-CONTEST-02"""


class StrikeEdge(Action):
    """EF-CONTEST-17"""

    seat: Seat


class SealDice(Action):
    """EF-CONTEST-06 How many extra dark dice, in secret."""

    extra: int


class Concede(Action):
    """EF-CONTEST-16 Back out, and give the stake away."""


class TakeOut(Action):
    """EF-R30 The game master takes someone who is away out of the Contest."""

    seat: Seat


# Ruin roll


class CallRuin(Spoken):
    """EF-RUIN-04 The game master calls for it."""

    seat: Seat
    NEEDS = "EF-RUIN-01"


class ProposeRuin(Spoken):
    NEEDS = "EF-RUIN-01"


class ConfirmRuin(Action):
    """EF-RUIN-04"""


class RollRuin(Action):
    """EF-RUIN-01"""


class EnterCondition(Spoken):
    NEEDS = "EF-RUIN-07"


# Reduction roll


class DeclareReduction(Spoken):
    NEEDS = "EF-REDUCE-02"


class DropReduction(Action):
    """EF-REDUCE-02 Let it be, before the die is rolled."""


class AcceptAct(Action):
    """EF-REDUCE-10 The act is done in the story."""

    seat: Seat


class RefuseAct(Action):
    """EF-REDUCE-10"""

    seat: Seat


class RollReduction(Action):
    """EF-REDUCE-03"""


class RemoveAnyway(Action):
    """EF-REDUCE-06"""


class LeaveIt(Action):
    """EF-REDUCE-07"""


class NameWitnesses(Action):
    """EF-REDUCE-09 Who notices; nobody named means whoever sits next."""

    seat: Seat
    witnesses: tuple[Seat, ...]


# The evening


class CallOn(Spoken):
    """EF-R38 Turn to a player and ask what they do."""

    seat: Seat


class StayBack(Action):
    """EF-R38 Not now: let the light fall on someone else."""


class EndEvening(Action):
    """EF-R35"""


class Consent(Action):
    """EF-R30, EF-R34 What takes everyone's word."""

    to: Cause


class Pause(Unsigned):
    """EF-UI-15 The pause card. Whoever taps it is not named, here or in any record."""


class Resume(Action):
    """EF-UI-15"""


class Note(Spoken):
    """For oneself alone."""

    NEEDS = "EF-R39"


class StrikeNote(Action):
    index: int


# The game master's tools (EF-UI-11)


class AddCondition(Spoken):
    seat: Seat
    NEEDS = "EF-UI-11"


class StrikeCondition(Action):
    seat: Seat
    index: int


class CorrectRuin(Action):
    seat: Seat
    by: int


class SetStarting(Action):
    """EF-R02"""

    seat: Seat
    to: int


class SetPushRule(Action):
    always: bool


class SetVeil(Action):
    veil: bool


class AllowCoGm(Action):
    """EF-R03 A lost player may go on telling."""

    seat: Seat


class RollBlind(Action):
    """EF-R37"""

    light: int
    dark: int


class OpenBlind(Action):
    index: int


AnyAction: TypeAlias = (
    Write
    | AddEntry
    | StrikeEntry
    | ChooseFate
    | Declare
    | AnswerWhatCouldGoWrong
    | Waive
    | ClaimSkill
    | DropSkill
    | StrikeSkill
    | OfferBargain
    | AcceptBargain
    | DeclineBargain
    | ObjectToBargain
    | TakeDark
    | DropDark
    | OrderDark
    | RollDice
    | WithdrawRoll
    | CloseWindow
    | Stand
    | Reroll
    | DescribeFailure
    | GrantSuccess
    | DescribeComplication
    | DescribeSuccess
    | PassToGm
    | OfferHelp
    | WithdrawHelp
    | AcceptHelp
    | DeclineHelp
    | Expose
    | UseHelp
    | HangBack
    | ProposeContest
    | AgreeStake
    | RefuseStake
    | SayDanger
    | ClaimEdge
    | DropEdge
    | StrikeEdge
    | SealDice
    | Concede
    | TakeOut
    | CallRuin
    | ProposeRuin
    | ConfirmRuin
    | RollRuin
    | EnterCondition
    | DeclareReduction
    | DropReduction
    | AcceptAct
    | RefuseAct
    | RollReduction
    | RemoveAnyway
    | LeaveIt
    | NameWitnesses
    | CallOn
    | StayBack
    | EndEvening
    | Consent
    | Pause
    | Resume
    | Note
    | StrikeNote
    | AddCondition
    | StrikeCondition
    | CorrectRuin
    | SetStarting
    | SetPushRule
    | SetVeil
    | AllowCoGm
    | RollBlind
    | OpenBlind
)
