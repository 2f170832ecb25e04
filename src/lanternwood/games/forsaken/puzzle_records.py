"""The records of the puzzle files: one file each, a whole position and what is asked of it (FK-Q-150)."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from lanternwood.games.forsaken.actions import Answer, Deed
from lanternwood.games.forsaken.records import CardId, Text
from lanternwood.games.forsaken.script_records import God
from lanternwood.games.forsaken.state import FULL_TOWER
from lanternwood.kernel.model import Model

Goal = Literal["win this turn", "hold until dawn"]
PuzzleId = Annotated[str, Meta(pattern="^[a-z]+(-[a-z]+)*$", description='small letters and hyphens, as in "one-blow"')]
Altars = Annotated[
    str,
    Meta(
        pattern="^[SIOCGTsiocgt]*$",
        description='a letter of S, I, O, C, G or T for each Altar or Temple, small if Exhausted, as in "SSt"',
    ),
]
Serial = Annotated[int, Meta(ge=1)]
Count = Annotated[int, Meta(ge=0)]
Faith = Annotated[int, Meta(ge=1, le=FULL_TOWER)]
Move: TypeAlias = Deed | Answer


class FollowerLaid(Model, kw_only=True):
    serial: Serial
    """By which the solution names it."""
    card: CardId
    """Or a token, by its name."""
    exhausted: bool = False
    came: bool = False
    """This very turn."""
    lost: Count = 0
    blight: Count = 0


class BlessingLaid(Model, kw_only=True):
    serial: Serial
    card: CardId


class SideLaid(Model, kw_only=True):
    tower: Faith = FULL_TOWER
    altars: Altars = ""
    built: bool = False
    """The turn's Build or Upgrade has been used."""
    followers: tuple[FollowerLaid, ...] = ()
    blessings: tuple[BlessingLaid, ...] = ()
    miracles: tuple[CardId, ...] = ()


class KingdomLaid(Model, kw_only=True):
    me: SideLaid = SideLaid()
    enemy: SideLaid = SideLaid()
    won: Literal["me", "enemy"] | None = None


class PlayerLaid(Model, kw_only=True):
    hand: tuple[CardId, ...] = ()
    deck: tuple[CardId, ...] = ()
    """Its top first."""
    past: tuple[CardId, ...] = ()


class Puzzle(Model, kw_only=True):
    """Whoever solves it is seat 0 and to move, in turn 9, as in the worked examples."""

    id: PuzzleId
    title: Text
    goal: Goal
    god: God
    """In whose glass its window is shown."""
    hint: Text
    lesson: Text
    """What it teaches, told once it is solved."""
    solution: tuple[Move, ...]
    """All that the solver does, to the end of their turn or of the match."""
    me: PlayerLaid = PlayerLaid()
    enemy: PlayerLaid = PlayerLaid()
    kingdom: tuple[KingdomLaid, ...]
