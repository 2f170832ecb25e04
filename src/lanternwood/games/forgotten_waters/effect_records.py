"""The verbs that hold further effects, and the union of all (RULES.md, 5.1)."""

from typing import Annotated, TypeAlias, get_args

from msgspec import Meta

from lanternwood.games.forgotten_waters.condition_records import Selecting, Testing
from lanternwood.games.forgotten_waters.terms import Few, Label, Paid, Skill
from lanternwood.games.forgotten_waters.verb_records import (
    AfterSea,
    Bury,
    CannonGain,
    CannonLoad,
    CannonLose,
    CannonUpgrade,
    CheckThreat,
    Crew,
    DialMoves,
    DialSet,
    DieSet,
    Discontent,
    Drop,
    Feed,
    GainSkill,
    GainTreasure,
    Goal,
    Hull,
    Infamy,
    Lock,
    LogAdd,
    LogRemove,
    Lose,
    Misfortune,
    MissionTick,
    MoveShip,
    MoveUpTo,
    NewRound,
    PlaceShip,
    PlaceToken,
    QuartersAdd,
    ReadEntry,
    ReadHere,
    RemoveToken,
    Reroll,
    ResolveEvents,
    SavePoint,
    Say,
    Scout,
    SetObjective,
    SpendHere,
    Star,
    StartPart,
    Steal,
    Story,
    StoryReturn,
    Supplies,
    Threat,
    ThreatSet,
    TrustMoves,
    TurnPage,
    Unlock,
    Verb,
)
from lanternwood.kernel.model import Model


class CheckRow(Model, array_like=True):
    """Reaches from its low up to the next row; the last is open."""

    low: Annotated[int, Meta(ge=1, le=40)]
    fx: "tuple[Effect, ...]"


class CheckOptions(Model):
    cannon: bool = False
    """A shot: a loaded cannon's aim is added, and it is unloaded (FW-CANNON-06)."""
    bonus: Few | None = None


class Option(Model):
    """Of a choice or a vote. Its words are in the prose, by its label."""

    label: Label
    fx: "tuple[Effect, ...]" = ()
    when: Testing | None = None


class Cost(Model):
    """One of both."""

    supplies: Few | None = None
    treasure: Few | None = None

    @property
    def paid_in(self) -> Paid:
        return "treasure" if self.supplies is None else "supplies"

    @property
    def amount(self) -> int:
        return self.supplies or self.treasure or 0


class Pay(Verb, tag="pay"):
    cost: Cost
    fx: "tuple[Effect, ...]"
    otherwise: "tuple[Effect, ...]" = ()


class Check(Verb, tag="check"):
    skill: Skill
    rows: tuple[CheckRow, ...]
    options: CheckOptions = CheckOptions()


class Roll(Verb, tag="roll"):
    """A plain die, without bonus and without tokens (FW-CHECK-07)."""

    rows: tuple[CheckRow, ...]


class Choose(Verb, tag="choose"):
    options: tuple[Option, ...]


class May(Verb, tag="may"):
    fx: "tuple[Effect, ...]"


class Vote(Verb, tag="vote"):
    options: tuple[Option, ...]


class PickPlayer(Verb, tag="pick_player"):
    """Within it, whoever was picked is `picked`."""

    fx: "tuple[Effect, ...]"


class For(Verb, tag="for"):
    """Within it, each one selected stands for me."""

    who: Selecting
    fx: "tuple[Effect, ...]"


class If(Verb, tag="if"):
    when: Testing
    fx: "tuple[Effect, ...]"
    otherwise: "tuple[Effect, ...]" = ()


Effect: TypeAlias = (
    Hull
    | Supplies
    | Crew
    | Discontent
    | Feed
    | Threat
    | ThreatSet
    | CheckThreat
    | TrustMoves
    | DialMoves
    | DialSet
    | CannonGain
    | CannonUpgrade
    | CannonLoad
    | CannonLose
    | GainSkill
    | Infamy
    | GainTreasure
    | Steal
    | Bury
    | Drop
    | Reroll
    | Misfortune
    | Star
    | ResolveEvents
    | Story
    | StoryReturn
    | DieSet
    | ReadEntry
    | AfterSea
    | ReadHere
    | TurnPage
    | NewRound
    | StartPart
    | SavePoint
    | Goal
    | Lose
    | Lock
    | Unlock
    | MoveShip
    | MoveUpTo
    | Scout
    | PlaceShip
    | PlaceToken
    | RemoveToken
    | SpendHere
    | LogAdd
    | LogRemove
    | QuartersAdd
    | MissionTick
    | SetObjective
    | Say
    | Pay
    | Check
    | Roll
    | Choose
    | May
    | Vote
    | PickPlayer
    | For
    | If
)
Effects: TypeAlias = tuple[Effect, ...]


EFFECTS: tuple[type[Verb], ...] = get_args(Effect)
VERBS = tuple(str(record.__struct_config__.tag) for record in EFFECTS)
"""All words that an effect can begin with. A verb's number is its place here."""
CUTS = ("turn_page", "new_round", "goal", "lose")
"""What ends the whole chain it stands in (FW-ROUND-09)."""
