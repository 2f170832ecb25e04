"""What is on the table. Changed in place by the rules alone; `copy` shares nothing that can change.

Dataclasses, not Structs: they are stored to faster, and compile to native classes (docs/decisions/0007). A copy is
filled field by field, which is quicker than calling the class.
"""

from dataclasses import dataclass, field
from typing import Final

from lanternwood.games.nightmare_forest.actions import NEXT_FIRST, PATH
from lanternwood.games.nightmare_forest.cards import DAMAGE, IS_ZOMBIE, SHOTS, ZONE_OF
from lanternwood.games.nightmare_forest.content import Card, GearCard
from lanternwood.games.nightmare_forest.options import Options
from lanternwood.games.nightmare_forest.questions import Question
from lanternwood.kernel.model import Seat

GONE: Final = -1
"""A path card that has been cleared; a camper or survivor that is not there."""

READY: Final = 0
USED_ONE_HAND: Final = 1
USED_TWO_HANDS: Final = 2
USED_TOOL: Final = 4

MOST_IN_A_SPACE: Final = 2
GEAR_LIMIT: Final = 3


@dataclass(slots=True)
class Held:
    """A gear card in someone's possession."""

    card: GearCard
    shots: int
    face_up: bool = False
    used: int = READY
    """How it was used this turn; a taped weapon can carry the marks of both its parts (NF-TAPE-07)."""
    taped: GearCard = GONE
    """The one-handed weapon under this gun."""
    age: int = 0
    """How often the gear deck had been rebuilt when it was drawn: all have seen what went back since."""

    def damage(self) -> int:
        return DAMAGE[self.card] + (self.taped != GONE)

    def copy(self) -> "Held":
        twin = Held.__new__(Held)
        twin.card = self.card
        twin.shots = self.shots
        twin.face_up = self.face_up
        twin.used = self.used
        twin.taped = self.taped
        twin.age = self.age
        return twin


def drawn(card: GearCard, age: int) -> Held:
    """NF-GEAR-03, NF-SHOT-03 Gear as it comes: face down, guns full. Filled as a copy is, since much is drawn."""
    held = Held.__new__(Held)
    held.card = card
    held.shots = SHOTS[card]
    held.face_up = False
    held.used = READY
    held.taped = GONE
    held.age = age
    return held


@dataclass(slots=True)
class Lurker:
    """An added zombie."""

    card: Card
    face_up: bool = False
    age: int = 0
    """How often its zone's stack had been rebuilt when it came."""

    def copy(self) -> "Lurker":
        twin = Lurker.__new__(Lurker)
        twin.card = self.card
        twin.face_up = self.face_up
        twin.age = self.age
        return twin


@dataclass(slots=True)
class Player:
    """One camper with a path, wounds and gear."""

    camper: int = GONE
    path: list[Card] = field(default_factory=list)
    """The path cards of spaces 1 to L; those behind the camper are GONE."""
    level: int = 0
    turned: bool = False
    """The next path card is face up."""
    counters: int = 0
    """Counters on the next path card."""
    own: list[Lurker] = field(default_factory=list)
    """Added zombies in the camper's own space."""
    beside: list[Lurker] = field(default_factory=list)
    """Added zombies in the next space."""
    gear: list[Held] = field(default_factory=list)
    wounds: int = 0
    survivor: Card = GONE
    zone: int = 1
    eaten: bool = False

    def copy(self) -> "Player":
        twin = Player.__new__(Player)
        twin.camper = self.camper
        twin.path = self.path[:]
        twin.level = self.level
        twin.turned = self.turned
        twin.counters = self.counters
        twin.own = [*map(Lurker.copy, self.own)] if self.own else []
        twin.beside = [*map(Lurker.copy, self.beside)] if self.beside else []
        twin.gear = [*map(Held.copy, self.gear)] if self.gear else []
        twin.wounds = self.wounds
        twin.survivor = self.survivor
        twin.zone = self.zone
        twin.eaten = self.eaten
        return twin

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


@dataclass(slots=True)
class Turn:
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
        twin = Turn.__new__(Turn)
        twin.seat = self.seat
        twin.unused = self.unused
        twin.used = self.used
        twin.forced = self.forced
        twin.weapon_used = self.weapon_used
        twin.two_handed_used = self.two_handed_used
        twin.two_at_once = self.two_at_once
        twin.threw = self.threw
        twin.thrown = self.thrown
        twin.attacked = self.attacked
        twin.rerolled = self.rerolled
        twin.sure_shot = self.sure_shot
        return twin


def begun(seat: Seat, dice: int) -> Turn:
    """NF-TURN-01 A new turn: all dice unused, nothing done yet. Filled as a copy is."""
    turn = Turn.__new__(Turn)
    turn.seat = seat
    turn.unused = dice
    turn.used = 0
    turn.forced = GONE
    turn.weapon_used = turn.two_handed_used = turn.two_at_once = False
    turn.threw = False
    turn.thrown = READY
    turn.attacked = turn.rerolled = turn.sure_shot = False
    return turn


@dataclass(slots=True)
class State:
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
    gear_rebuilds: int = 0
    stack_rebuilds: list[int] = field(default_factory=lambda: [0] * 5)
    """By zone."""
    rounds: int = 0
    countdown: int = GONE
    """Turns still to come to the last camper after the running one (NF-LAST-01); GONE while there are others."""
    winner: Seat | None = None
    over: bool = False

    def copy(self) -> "State":
        twin = State.__new__(State)
        twin.options = self.options
        twin.players = [*map(Player.copy, self.players)]
        twin.first = self.first
        twin.turn = self.turn.copy()
        twin.question = self.question.copy() if self.question else None
        twin.open_paths = [*map(list.copy, self.open_paths)]
        twin.stacks = [*map(list.copy, self.stacks)]
        twin.discards = [*map(list.copy, self.discards)]
        twin.plain = self.plain[:]
        twin.gear_deck = self.gear_deck[:]
        twin.gear_discard = self.gear_discard[:]
        twin.gear_rebuilds = self.gear_rebuilds
        twin.stack_rebuilds = self.stack_rebuilds[:]
        twin.rounds = self.rounds
        twin.countdown = self.countdown
        twin.winner = self.winner
        twin.over = self.over
        return twin

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
