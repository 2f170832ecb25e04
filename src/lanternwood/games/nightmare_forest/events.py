"""What can be announced, and to whom. REVEALS marks those that turn up something hidden."""

from typing import TypeAlias

from lanternwood.games.nightmare_forest.content import CardId
from lanternwood.kernel.model import Public, Seat, Secret
from lanternwood.kernel.resigning import Resigned


class FirstPlayerRolled(Public):
    seat: Seat
    faces: tuple[int, ...]


class FirstPlayerFound(Public):
    seat: Seat


class CamperChosen(Public):
    seat: Seat
    camper: CardId


class PathClaimed(Public):
    seat: Seat
    path: int


class TurnBegan(Public):
    seat: Seat
    dice: int
    countdown: int | None
    """Turns left to the last camper, this one included."""


class CardTurnedUp(Public):
    """A path card or an added zombie; the card was hidden from all."""

    REVEALS = True
    seat: Seat
    spot: int
    card: CardId


class ZoneEntered(Public):
    seat: Seat
    zone: int


class GearDrawn(Public):
    """Others hear how many."""

    seat: Seat
    count: int


class GearSeen(Secret):
    """Only the drawer hears which."""

    gear: tuple[CardId, ...]


class GearDeckRebuilt(Public):
    cards: int


class GearTurnedUp(Public):
    REVEALS = True
    seat: Seat
    gear: CardId


class Attacked(Public):
    seat: Seat
    target: CardId
    dice: int
    weapons: tuple[CardId, ...]
    sure_shot: bool


class DiceRolled(Public):
    seat: Seat
    faces: tuple[int, ...]
    total: int
    """Hits, with weapons and bonus where there are any."""
    needed: int


class ZombieDefeated(Public):
    seat: Seat
    card: CardId
    die_back: bool


class ZombieHitBack(Public):
    seat: Seat
    card: CardId
    wounds: int


class BlockAsked(Public):
    """By NF-INFO-03 this tells only that face-down gear is held."""

    seat: Seat
    wounds: int


class HitBlocked(Public):
    REVEALS = True
    seat: Seat
    gear: CardId
    wounds: int


class Wounded(Public):
    seat: Seat
    wounds: int
    total: int


class CamperEaten(Public):
    """NF-INFO-06 All their cards become public."""

    REVEALS = True
    seat: Seat
    gear: tuple[CardId, ...]
    cards: tuple[CardId, ...]


class CamperMoved(Public):
    seat: Seat
    level: int


class CamperLeft(Public):
    seat: Seat


class MuteAsked(Public):
    seat: Seat
    level: int


class NoiseMuffled(Public):
    REVEALS = True
    seat: Seat
    gear: CardId


class NoiseChecked(Public):
    """A level 3 check has no face."""

    seat: Seat
    level: int
    face: int | None
    attracts: bool


class ZombieAdded(Public):
    seat: Seat
    zone: int
    own_space: bool


class SpaceFull(Public):
    seat: Seat


class StackRebuilt(Public):
    """NF-R-11 The stack had no zombie left: that was hidden until now."""

    REVEALS = True
    zone: int
    cards: int


class NoZombieLeft(Public):
    REVEALS = True
    zone: int


class GunEmptied(Public):
    seat: Seat
    gear: CardId


class CountersPlaced(Public):
    seat: Seat
    card: CardId
    added: int
    counters: int
    value: int


class ObstacleRemoved(Public):
    seat: Seat
    card: CardId


class CacheIgnored(Public):
    seat: Seat
    card: CardId


class GearUsed(Public):
    REVEALS = True
    seat: Seat
    gear: CardId


class Healed(Public):
    seat: Seat
    wounds: int
    total: int


class DieRefreshed(Public):
    seat: Seat


class WeaponCrafted(Public):
    REVEALS = True
    seat: Seat
    gun: CardId
    blade: CardId
    tape: int
    """The place of the Duct Tape, which lay face down until now: all see from where it comes."""


class GearStolen(Public):
    REVEALS = True
    seat: Seat
    victim: Seat
    gear: CardId
    gloves: int
    """The place of the Leather Gloves, likewise."""


class GearThrown(Public):
    REVEALS = True
    seat: Seat
    target: Seat
    gear: CardId


class ThrowRolled(Public):
    seat: Seat
    target: Seat
    face: int


class GearDropped(Public):
    REVEALS = True
    seat: Seat
    gear: CardId


class Searched(Public):
    seat: Seat
    faces: tuple[int, ...]
    rerolled: tuple[int, int] | None
    """Which die was rolled again, and its new face."""


class TwoGearOffered(Secret):
    gear: tuple[CardId, CardId]


class KeepAsked(Public):
    seat: Seat


class GearPutBack(Public):
    """NF-SEARCH-03 The card of a double that was not kept."""

    REVEALS = True
    seat: Seat
    gear: CardId


class SurvivorJoined(Public):
    seat: Seat
    survivor: CardId


class SurvivorLeft(Public):
    seat: Seat
    survivor: CardId


class GearTrimmed(Public):
    REVEALS = True
    seat: Seat
    gear: CardId


class TurnEnded(Public):
    seat: Seat


class CountdownBegan(Public):
    seat: Seat
    turns: int


class Escaped(Public):
    seat: Seat


class ForestWon(Public):
    """Nobody escaped."""

    rounds_over: bool


Event: TypeAlias = (
    FirstPlayerRolled
    | FirstPlayerFound
    | CamperChosen
    | PathClaimed
    | TurnBegan
    | CardTurnedUp
    | ZoneEntered
    | GearDrawn
    | GearSeen
    | GearDeckRebuilt
    | GearTurnedUp
    | Attacked
    | DiceRolled
    | ZombieDefeated
    | ZombieHitBack
    | BlockAsked
    | HitBlocked
    | Wounded
    | CamperEaten
    | CamperMoved
    | CamperLeft
    | MuteAsked
    | NoiseMuffled
    | NoiseChecked
    | ZombieAdded
    | SpaceFull
    | StackRebuilt
    | NoZombieLeft
    | GunEmptied
    | CountersPlaced
    | ObstacleRemoved
    | CacheIgnored
    | GearUsed
    | Healed
    | DieRefreshed
    | WeaponCrafted
    | GearStolen
    | GearThrown
    | ThrowRolled
    | GearDropped
    | Searched
    | TwoGearOffered
    | KeepAsked
    | GearPutBack
    | SurvivorJoined
    | SurvivorLeft
    | GearTrimmed
    | TurnEnded
    | CountdownBegan
    | Escaped
    | ForestWon
    | Resigned
)
