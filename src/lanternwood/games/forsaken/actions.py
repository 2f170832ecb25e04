"""What a player may do, said without the seat. Kingdoms, slots and places are counted from 0.

Public pieces are named by their serial numbers; cards that only their owner sees by their names (FK-LEAK-01).
"""

from typing import Final, TypeAlias

from lanternwood.games.forsaken.script_records import God
from lanternwood.kernel.model import Action, Timeout

TOWER: Final = 0
"""As the target of an Attack: the enemy Tower. Serial numbers begin at 1."""


class PutBack(Action):
    """FK-MULL-01 One more card of the opening hand to be replaced."""

    card: str


class Mulligan(Action):
    """FK-MULL-02 Replace the cards put back, or keep all if there are none."""


class Build(Action):
    kingdom: int
    god: God


class Upgrade(Action):
    kingdom: int
    slot: int


class Commit(Action):
    """FK-PAY-08 Mark a source to be used first."""

    kingdom: int
    slot: int


class Uncommit(Action):
    kingdom: int
    slot: int


class Play(Action):
    card: str
    kingdom: int


class Activate(Action):
    """Use a Follower's Bow or Cost ability; abilities are counted by their position on the card."""

    follower: int
    ability: int


class Channel(Action):
    god: God
    kingdom: int


class TakeBack(Action):
    """FK-PLAY-05 Take back what waits in The Gate unpaid."""


class Attack(Action):
    follower: int
    target: int
    """A Follower's serial number, or TOWER."""


class Concede(Action):
    kingdom: int


class EndTurn(Action):
    """FK-TURN-06"""


class Pick(Action):
    """Answer with a public card: a Follower, a Blessing, or a card in The Past."""

    serial: int


class PickMove(Action):
    """Answer with a Follower and the Kingdom it is to go to."""

    serial: int
    kingdom: int


class PickAltar(Action):
    kingdom: int
    side: int
    slot: int


class PickTower(Action):
    kingdom: int
    side: int


class PickMiracle(Action):
    """A Miracle lies face down: it is named by its place in entry order (FK-LEAK-01)."""

    kingdom: int
    side: int
    place: int


class PickCard(Action):
    """Answer with a card that only its owner sees, by its name."""

    card: str


class Done(Action):
    """No more: of targets that may be fewer, of cards to put on the bottom."""


Answer: TypeAlias = Pick | PickMove | PickAltar | PickTower | PickMiracle | PickCard | Done
Deed: TypeAlias = (
    Build | Upgrade | Commit | Uncommit | Play | Activate | Channel | TakeBack | Attack | Concede | EndTurn
)
AnyAction: TypeAlias = PutBack | Mulligan | Deed | Answer | Timeout
