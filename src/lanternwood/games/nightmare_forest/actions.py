"""What a player may do. Gear is named by its place in the player's own hand, zombies by the spot they lie on."""

from functools import cache
from typing import Final, TypeAlias

from lanternwood.kernel.model import Action, Leave, Seat

OWN_FIRST: Final = 0
OWN_SECOND: Final = 1
PATH: Final = 2
NEXT_FIRST: Final = 3
NEXT_SECOND: Final = 4
SPOTS: Final = 5
"""Where a zombie can lie: twice under the camper, the next path card, twice beside that card."""


class ChooseCamper(Action):
    camper: int


class ClaimPath(Action):
    path: int


class Flip(Action):
    spot: int


class Attack(Action):
    target: int
    dice: int
    weapons: tuple[int, ...] = ()
    sure_shot: bool = False


class RollAtObstacle(Action):
    """Roll one die at the obstacle ahead."""


class SpendAtObstacle(Action):
    """Spend one die, unrolled, on the obstacle ahead."""


class HackAtObstacle(Action):
    """Use a weapon on the obstacle ahead."""

    weapon: int


class IgnoreCache(Action):
    """Leave the cache ahead unopened."""


class Search(Action):
    dice: int
    reroll_blank: bool = False


class UseGear(Action):
    """Use healing gear, a tool or Trail Mix."""

    gear: int


class CraftWeapon(Action):
    gun: int
    blade: int


class StealGear(Action):
    victim: Seat
    gear: int
    """Its place among the victim's face-up gear."""


class ThrowGear(Action):
    gear: int
    target: Seat


class DropGear(Action):
    gear: int


class Pass(Action):
    """End the turn."""


class BlockWith(Action):
    """Discard a shield against the hit."""

    gear: int


class TakeTheHit(Action):
    """Block no more."""


class MuffleWith(Action):
    """Discard gear that keeps the noise check from happening."""

    gear: int


class LetItRing(Action):
    """Let the noise check happen."""


class Keep(Action):
    """Keep the first (0) or the second (1) of two."""

    which: int


class Trim(Action):
    """Discard down to the gear limit, one card at a time."""

    gear: int


TurnAction: TypeAlias = (
    Flip
    | Attack
    | RollAtObstacle
    | SpendAtObstacle
    | HackAtObstacle
    | IgnoreCache
    | Search
    | UseGear
    | CraftWeapon
    | StealGear
    | ThrowGear
    | DropGear
    | Pass
)
Answer: TypeAlias = ChooseCamper | ClaimPath | BlockWith | TakeTheHit | MuffleWith | LetItRing | Keep | Trim
AnyAction: TypeAlias = TurnAction | Answer | Leave


@cache
def attacks(target: int, weapons: tuple[int, ...]) -> list[Attack]:
    """The attacks with 1 to 7 dice that differ in nothing else; made once, since choices are listed so often."""
    return [Attack(target, dice, weapons) for dice in range(1, 8)]
