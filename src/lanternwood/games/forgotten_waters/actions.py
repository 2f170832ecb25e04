"""What a seat may do, without the seat. What the masked pirate does is done by the Quartermaster (FW-CARD-03)."""

from typing import TypeAlias

from lanternwood.kernel.model import Action, Seat, Spoken, Timeout, Unsigned

# Mustering


class TakeColour(Action):
    colour: int


class TakeSheet(Action):
    sheet: int


class TakeRole(Action):
    role: int


class GiveRoleBack(Action):
    """So that somebody else can take it."""

    role: int


class NamePirate(Spoken):
    """Without words, the name generator throws (FW-NAME-01)."""


class FillBlank(Spoken):
    """Without words, the sheet's own filler stands there."""

    blank: int


class NameShip(Spoken):
    """Without words, she is called what the scenario calls her."""


class GetReady(Action): ...


class DealTheRest(Action):
    """FW-R77"""


class Continue(Action):
    """FW-APP-03"""


# Reading and planning


class TurnPassage(Action):
    """FW-READ-01"""


class StartTimer(Action):
    """FW-PLAN-02"""


class PlaceStandee(Action):
    """FW-PLAN-04"""

    action: int


# Decisions


class PickOption(Action):
    option: int


class Agree(Action):
    """To pay a price, or to what a card offers."""


class Enough(Action):
    """To decline, or to stop before all is done."""


class CastVote(Action):
    option: int


class CloseVote(Action):
    """FW-ACT-09"""


class PickPirate(Action):
    seat: Seat


class FillStar(Action):
    star: int


class DiscardTreasure(Action):
    """As a price, for the limit, when told to drop one, or to bury it. Its discard effect does not work."""

    card: int


class UseTreasure(Action):
    """FW-TREASURE-06 Discard it for its effect."""

    card: int


class StealTreasure(Action):
    """FW-R52"""

    victim: Seat
    card: int


class MoveTo(Action):
    space: int


class ScoutTo(Action):
    space: int


class PickCannon(Action):
    level: int
    loaded: bool


class RerollDie(Action):
    """FW-REROLL-01 With a re-roll token."""

    die: int


class KeepDice(Action): ...


# Words that hurt (FW-R72)


class StrikeName(Unsigned):
    seat: Seat


class StrikeBlank(Unsigned):
    seat: Seat
    blank: int


class StrikeShipName(Unsigned): ...


AnyAction: TypeAlias = (
    TakeColour
    | TakeSheet
    | TakeRole
    | GiveRoleBack
    | NamePirate
    | FillBlank
    | NameShip
    | GetReady
    | DealTheRest
    | Continue
    | TurnPassage
    | StartTimer
    | PlaceStandee
    | PickOption
    | Agree
    | Enough
    | CastVote
    | CloseVote
    | PickPirate
    | FillStar
    | DiscardTreasure
    | UseTreasure
    | StealTreasure
    | MoveTo
    | ScoutTo
    | PickCannon
    | RerollDie
    | KeepDice
    | StrikeName
    | StrikeBlank
    | StrikeShipName
    | Timeout
)
