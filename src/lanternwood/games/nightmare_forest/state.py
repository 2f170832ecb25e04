"""What is on the table. Changed in place by the rules alone; `copy` shares nothing that can change."""

from typing import Final

from msgspec import Struct

from lanternwood.games.nightmare_forest.actions import NEXT_FIRST, PATH
from lanternwood.games.nightmare_forest.content import DAMAGE, IS_ZOMBIE, ZONE_OF, Card, GearCard
from lanternwood.games.nightmare_forest.options import Options
from lanternwood.kernel.frames import Choice
from lanternwood.kernel.model import Seat

GONE: Final = -1
"""A path card that has been cleared; a camper or survivor that is not there."""

READY: Final = 0
USED_ONE_HAND: Final = 1
USED_TWO_HANDS: Final = 2
USED_TOOL: Final = 4

MOST_IN_A_SPACE: Final = 2
GEAR_LIMIT: Final = 3


class Held(Struct):
    """A gear card in someone's possession."""

    card: GearCard
    shots: int
    face_up: bool = False
    used: int = READY
    """How it was used this turn; a taped weapon can carry the marks of both its parts (NF-TAPE-07)."""
    taped: GearCard = GONE
    """The one-handed weapon under this gun."""

    def damage(self) -> int:
        return DAMAGE[self.card] + (self.taped != GONE)

    def copy(self) -> "Held":
        return Held(self.card, self.shots, self.face_up, self.used, self.taped)


class Lurker(Struct):
    """An added zombie."""

    card: Card
    face_up: bool = False

    def copy(self) -> "Lurker":
        return Lurker(self.card, self.face_up)


class Player(Struct):
    """One camper with a path, wounds and gear."""

    camper: int = GONE
    path: list[Card] = []
    """The path cards of spaces 1 to L; those behind the camper are GONE."""
    level: int = 0
    turned: bool = False
    """The next path card is face up."""
    counters: int = 0
    """Counters on the next path card."""
    own: list[Lurker] = []
    """Added zombies in the camper's own space."""
    beside: list[Lurker] = []
    """Added zombies in the next space."""
    gear: list[Held] = []
    wounds: int = 0
    survivor: Card = GONE
    zone: int = 1
    eaten: bool = False

    def copy(self) -> "Player":
        return Player(
            self.camper,
            self.path[:],
            self.level,
            self.turned,
            self.counters,
            [lurker.copy() for lurker in self.own] if self.own else [],
            [lurker.copy() for lurker in self.beside] if self.beside else [],
            [held.copy() for held in self.gear],
            self.wounds,
            self.survivor,
            self.zone,
            self.eaten,
        )

    def next_card(self) -> Card:
        """The path card of the next space; GONE if it is cleared or the road comes next."""
        return self.path[self.level] if self.level < len(self.path) else GONE

    def faces_zombie_card(self) -> bool:
        """The next path card is a face-up zombie."""
        return self.turned and IS_ZOMBIE[self.path[self.level]]

    def lurker_at(self, spot: int) -> Lurker | None:
        """The added zombie on a spot."""
        row, index = (self.own, spot) if spot < PATH else (self.beside, spot - NEXT_FIRST)
        return row[index] if 0 <= index < len(row) else None

    def zombie_at(self, spot: int) -> Card:
        """The face-up zombie on a spot, or GONE."""
        if spot == PATH:
            return self.path[self.level] if self.faces_zombie_card() else GONE
        lurker = self.lurker_at(spot)
        return lurker.card if lurker and lurker.face_up else GONE

    def holds_face_down(self) -> bool:
        return False in [held.face_up for held in self.gear]

    def cards_left(self) -> int:
        """NF-LAST-01 Every card still between camper and road."""
        return sum(card != GONE for card in self.path) + len(self.own) + len(self.beside)


class Turn(Struct):
    """The turn that is running: the pool of dice and what has been done so far."""

    seat: Seat
    unused: int
    used: int = 0
    forced: int = GONE
    """The spot of the zombie that must be attacked first (NF-FLIP-03)."""
    weapon_used: bool = False
    two_handed_used: bool = False
    two_at_once: bool = False
    threw: bool = False
    thrown: int = READY
    """The used marks of weapons thrown this turn: they still bind the hands (NF-HAND-05)."""
    attacked: bool = False
    rerolled: bool = False
    """The scout's help is spent (NF-SURV-05)."""
    sure_shot: bool = False
    """The poacher's help is spent (NF-SURV-07)."""

    def copy(self) -> "Turn":
        return Turn(
            self.seat,
            self.unused,
            self.used,
            self.forced,
            self.weapon_used,
            self.two_handed_used,
            self.two_at_once,
            self.threw,
            self.thrown,
            self.attacked,
            self.rerolled,
            self.sure_shot,
        )


class CamperChoice(Choice):
    """NF-READY-03"""


class PathChoice(Choice):
    """NF-READY-04"""


class BlockQuestion(Choice):
    """NF-WOUND-03 What is left of a hit, and the noise checks to make afterwards."""

    wounds: int
    noises: list[int]

    def copy(self) -> "BlockQuestion":
        return BlockQuestion(self.seat, self.wounds, self.noises[:])


class MuteQuestion(Choice):
    """NF-INFO-03 The noise checks still to make; the question is about the first."""

    noises: list[int]

    def copy(self) -> "MuteQuestion":
        return MuteQuestion(self.seat, self.noises[:])


class KeepGear(Choice):
    """NF-SEARCH-03 Two cards drawn, and the faces still to settle."""

    cards: list[GearCard]
    faces: list[int]

    def copy(self) -> "KeepGear":
        return KeepGear(self.seat, self.cards[:], self.faces[:])


class KeepSurvivor(Choice):
    """NF-SURV-03 A second survivor was found."""

    found: Card


class TrimGear(Choice):
    """NF-GEAR-05"""


Question = CamperChoice | PathChoice | BlockQuestion | MuteQuestion | KeepGear | KeepSurvivor | TrimGear


class State(Struct):
    """The whole table. One question at a time lies on top of the running turn (NF-ENG-03)."""

    options: Options
    players: list[Player]
    first: Seat
    turn: Turn
    question: Question | None
    open_paths: list[list[Card]]
    """Paths nobody has claimed yet; a claimed one is empty."""
    stacks: list[list[Card]]
    """What is left of each zone, by its number (0 is the campground, always empty); the last card is the top."""
    discards: list[list[Card]]
    """By zone, likewise."""
    plain: list[int]
    """By zone: once everyone has seen the stack run out of zombies, how many other cards it holds (NF-R-11)."""
    gear_deck: list[GearCard]
    gear_discard: list[GearCard]
    rounds: int = 0
    countdown: int = GONE
    """Turns still to come to the last camper after the running one (NF-LAST-01); GONE while there are others."""
    winner: Seat | None = None
    over: bool = False

    def copy(self) -> "State":
        return State(
            self.options,
            [player.copy() for player in self.players],
            self.first,
            self.turn.copy(),
            self.question.copy() if self.question else None,
            [path[:] for path in self.open_paths],
            [stack[:] for stack in self.stacks],
            [pile[:] for pile in self.discards],
            self.plain[:],
            self.gear_deck[:],
            self.gear_discard[:],
            self.rounds,
            self.countdown,
            self.winner,
            self.over,
        )

    def active(self) -> Player:
        return self.players[self.turn.seat]

    def living(self) -> list[Seat]:
        return [Seat(seat) for seat, player in enumerate(self.players) if not player.eaten]

    def discard_forest(self, card: Card) -> None:
        self.discards[ZONE_OF[card]].append(card)

    def discard_gear(self, held: Held) -> None:
        """NF-TAPE-05 A taped weapon comes apart."""
        self.gear_discard.append(held.card)
        if held.taped != GONE:
            self.gear_discard.append(held.taped)
