"""What is on the table. Changed in place by the rules alone; `copy` shares nothing that can change.

Sets of seats are bits of one number: seat n is bit n. What seats know is kept as what they have looked at, not as what
they saw, so that it stays true in any world that fits (docs/hidden-information.md).
"""

from dataclasses import dataclass, field
from typing import Final, Literal

from lanternwood.games.forsaken_forest.board import Mask, open_to_paths
from lanternwood.games.forsaken_forest.cards import LEADEN_LIMBS, Card, is_artifact, is_forest
from lanternwood.games.forsaken_forest.content import CardId, NightActionId, Team
from lanternwood.games.forsaken_forest.frames import NOBODY, AnyFrame
from lanternwood.games.forsaken_forest.options import Options
from lanternwood.games.forsaken_forest.roles import CURSED, SHOWN, SHROUDED, TRUE_FORSAKEN, Role
from lanternwood.games.forsaken_forest.statements import Said
from lanternwood.kernel.model import Model, Seat

FIRST_OPEN: Final = open_to_paths(0)

VILLAGE: Final = 0
VOID: Final = 1
DEAD_END: Final = 2
UNPLACED: Final = -1

NO_WANDER: Final = 1
"""A mark on a card in hand: its holder once ended an Action Phase in which a Wander would have had to be played."""
AGE: Final = 2
"""Marks count deck rebuilds in steps of this: all have seen what went back (FF-DECK-05)."""

Phase = Literal[
    "night", "dawn", "fugue", "draw", "action", "fast", "turn-over", "forest", "forest-closing", "end", "cycle-over"
]  # fmt: skip
Ending = Literal["village", "forsaken-dead", "void", "ratio", "cycle-limit"]


@dataclass(slots=True)
class InPlay:
    """A Curse, a Poisoned Waterskin or an unused Finder's Action, face-up."""

    card: Card
    seat: Seat
    """NOBODY for a Curse on the group."""
    number: int
    """Counted up: the oldest has the lowest (FF-CARD-06)."""
    left: int = 0
    """Uses or times left, where they are counted."""
    ends: int = 0
    """The Turn Cycle with which it ends; 0 if none."""

    def copy(self) -> "InPlay":
        twin = InPlay.__new__(InPlay)
        twin.card = self.card
        twin.seat = self.seat
        twin.number = self.number
        twin.left = self.left
        twin.ends = self.ends
        return twin


class Glimpse(Model):
    """Cards that a seat knows another to hold."""

    seat: Seat
    owner: Seat
    cards: tuple[Card, ...]


NoteKind = Literal["role", "destination", "hand", "gave", "got", "canopy", "placed"]
NoteHow = Literal["oracle", "navigator", "night", "card", "artifact"]


class Note(Model):
    """A line of a private notebook: something seen, or done by Night, that does not lie on the table (R88)."""

    seat: Seat
    kind: NoteKind
    how: NoteHow
    about: Seat
    slot: int
    cards: tuple[Card, ...]
    action: NightActionId | None
    when: int
    """The Night, or the day that followed it."""
    cycle: int
    """0 by Night."""


class Deed(Model):
    """A card played or flipped in the open, which all may remember."""

    seat: Seat | None
    """None for the Forest."""
    card: CardId
    target: Seat | None
    places: tuple[int, ...]
    slot: int | None
    cycle: int
    turn: int
    """Of all turns of the game."""
    answers: CardId | None
    """The card it was played in answer to."""


class Ballot(Model):
    """A vote on the Gallows, as it was revealed."""

    accused: Seat
    by: Seat
    death: tuple[Seat, ...]
    life: tuple[Seat, ...]
    cycle: int
    turn: int


class Dawned(Model):
    """What a dawn showed, and how many had died before that Night."""

    night: int
    deaths: int
    shelter: Seat | None
    sacrifice: Seat | None
    entangle: Seat | None


@dataclass(slots=True)
class State:
    options: Options
    seats: int
    role_list: tuple[Role, ...]
    """Which roles were dealt, in the order of the role cards."""
    roles: list[Role]
    reserve: list[Role]
    hands: list[list[Card]]
    marks: list[list[int]]
    """Beside each card in a hand: the age of its deck, and NO_WANDER."""
    travelers: list[Card]
    forest: list[Card]
    artifacts: list[Card]
    """Decks; the last card is the top."""
    living: int
    frames: list[AnyFrame] = field(default_factory=list)
    travelers_discard: list[Card] = field(default_factory=list)
    forest_discard: list[Card] = field(default_factory=list)
    rebuilds: int = 0
    forest_rebuilds: int = 0
    in_play: list[InPlay] = field(default_factory=list)
    laid: int = 0
    """How many cards have come into play."""
    destinations: list[int] = field(default_factory=lambda: [UNPLACED] * 8)
    turned: int = 0
    """Slots turned up, as bits."""
    explored: Mask = 0
    open: Mask = FIRST_OPEN
    """Where a Path may be Forged now."""
    used_sites: int = 0
    # Night One
    met: bool = False
    coward_told: bool = False
    shrouded_done: bool = False
    cursed_done: bool = False
    # Who can do what
    on_doorstep: int = 0
    spent: int = 0
    """Who has spent the Action of this span."""
    pilloried: int = 0
    entangled: Seat = NOBODY
    entangle_next: Seat = NOBODY
    deaths: list[Seat] = field(default_factory=list)
    not_blessed: int = 0
    """Who has been on Doorstep by day without a gift showing."""
    gift_used: bool = False
    # Where we are
    phase: Phase = "night"
    night: int = 1
    steps_done: int = 0
    day: int = 0
    cycle: int = 0
    turns_taken: int = 0
    turn: int = 0
    """All turns of the game so far."""
    first: Seat = NOBODY
    active: Seat = NOBODY
    foraged: bool = False
    night_due: bool = False
    # This Night's doings
    shelter: Seat = NOBODY
    sacrifice: Seat = NOBODY
    entangle: Seat = NOBODY
    # What has been seen
    dawns: list[Dawned] = field(default_factory=list)
    oracle_looks: list[int] = field(default_factory=list)
    """By Night from the second: the seat that the Oracle looked at, or -1."""
    navigator_looks: list[int] = field(default_factory=list)
    """By Night: the slot that the Navigator looked at, or -1."""
    looked_roles: list[int] = field(default_factory=list)
    """By seat: whose role cards it has seen by a card, as bits; likewise slots."""
    looked_slots: list[int] = field(default_factory=list)
    canopy: list[int] = field(default_factory=list)
    """By seat: how many of the top Forest cards it knows."""
    glimpses: list[Glimpse] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)
    ballots: list[Ballot] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)
    ending: Ending | None = None

    def copy(self) -> "State":
        twin = State.__new__(State)
        twin.options = self.options
        twin.seats = self.seats
        twin.role_list = self.role_list
        twin.roles = self.roles[:]
        twin.reserve = self.reserve[:]
        twin.hands = [*map(list.copy, self.hands)]
        twin.marks = [*map(list.copy, self.marks)]
        twin.travelers = self.travelers[:]
        twin.forest = self.forest[:]
        twin.artifacts = self.artifacts[:]
        twin.living = self.living
        twin.frames = [frame.copy() for frame in self.frames]
        twin.travelers_discard = self.travelers_discard[:]
        twin.forest_discard = self.forest_discard[:]
        twin.rebuilds = self.rebuilds
        twin.forest_rebuilds = self.forest_rebuilds
        twin.in_play = [*map(InPlay.copy, self.in_play)] if self.in_play else []
        twin.laid = self.laid
        twin.destinations = self.destinations[:]
        twin.turned = self.turned
        twin.explored = self.explored
        twin.open = self.open
        twin.used_sites = self.used_sites
        twin.met = self.met
        twin.coward_told = self.coward_told
        twin.shrouded_done = self.shrouded_done
        twin.cursed_done = self.cursed_done
        twin.on_doorstep = self.on_doorstep
        twin.spent = self.spent
        twin.pilloried = self.pilloried
        twin.entangled = self.entangled
        twin.entangle_next = self.entangle_next
        twin.deaths = self.deaths[:]
        twin.not_blessed = self.not_blessed
        twin.gift_used = self.gift_used
        twin.phase = self.phase
        twin.night = self.night
        twin.steps_done = self.steps_done
        twin.day = self.day
        twin.cycle = self.cycle
        twin.turns_taken = self.turns_taken
        twin.turn = self.turn
        twin.first = self.first
        twin.active = self.active
        twin.foraged = self.foraged
        twin.night_due = self.night_due
        twin.shelter = self.shelter
        twin.sacrifice = self.sacrifice
        twin.entangle = self.entangle
        twin.dawns = self.dawns[:]
        twin.oracle_looks = self.oracle_looks[:]
        twin.navigator_looks = self.navigator_looks[:]
        twin.looked_roles = self.looked_roles[:]
        twin.looked_slots = self.looked_slots[:]
        twin.canopy = self.canopy[:]
        twin.glimpses = self.glimpses[:]
        twin.notes = self.notes[:]
        twin.deeds = self.deeds[:]
        twin.ballots = self.ballots[:]
        twin.said = self.said[:]
        twin.ending = self.ending
        return twin

    # Who

    def is_living(self, seat: int) -> bool:
        return bool(self.living >> seat & 1)

    def living_seats(self) -> list[Seat]:
        living = self.living
        return [Seat(seat) for seat in range(self.seats) if living >> seat & 1]

    def spirits(self) -> list[Seat]:
        living = self.living
        return [Seat(seat) for seat in range(self.seats) if not living >> seat & 1]

    def next_living(self, seat: Seat) -> Seat:
        """FF-CYCLE-02 The next living player clockwise; the same one if nobody else lives."""
        for step in range(1, self.seats):
            following = (seat + step) % self.seats
            if self.living >> following & 1:
                return Seat(following)
        return seat

    def in_turn_order(self) -> list[Seat]:
        """FF-CARD-01 The living, from the active player, or from the next one outside a player's turn."""
        start = self.active if self.phase in ("draw", "action", "fast") else self.next_living(self.active)
        order = [(start + step) % self.seats for step in range(self.seats)]
        return [Seat(seat) for seat in order if self.living >> seat & 1]

    def holder_of(self, role: Role) -> Seat:
        """Who was dealt a role of which there is one; NOBODY if it is not in play."""
        return Seat(self.roles.index(role)) if role in self.roles else NOBODY

    def true_forsaken(self) -> list[Seat]:
        return [Seat(seat) for seat, role in enumerate(self.roles) if TRUE_FORSAKEN[role]]

    def shown(self, seat: int) -> Role:
        """FF-KEY-PEEK-02 The face of a player's role card."""
        return self.face(self.roles[seat])

    def face(self, role: Role) -> Role:
        """FF-KEY-PEEK-02 What the card of a player with this role shows."""
        if role == SHROUDED:
            return SHOWN[role] if self.shrouded_done else role
        if role == CURSED:
            return SHOWN[role] if self.cursed_done else role
        return role

    def counts(self) -> tuple[int, int]:
        """Living true Forsaken, and living others."""
        living, forsaken = self.living, 0
        for seat, role in enumerate(self.roles):
            forsaken += TRUE_FORSAKEN[role] and living >> seat & 1
        return forsaken, living.bit_count() - forsaken

    # Who may act

    def leaden(self) -> int:
        """Who bears Leaden Limbs, as bits."""
        found = 0
        for piece in self.in_play:
            if piece.card == LEADEN_LIMBS:
                found |= 1 << piece.seat
        return found

    def can_take_actions(self) -> int:
        """FF-ACT-10 Who can take Actions at all with the one of this span unspent, as bits."""
        able = self.living & ~self.on_doorstep & ~self.spent & ~self.pilloried
        return able & ~(1 << self.entangled) if self.entangled != NOBODY else able

    def eligible(self) -> list[Seat]:
        """Who may play a Fast Action in this span. Public facts alone decide it (FF-PRIO-16)."""
        able = self.can_take_actions()
        if self.in_play:
            able &= ~self.leaden()
        return [Seat(seat) for seat in range(self.seats) if able >> seat & 1]

    def curse_on_group(self, card: Card) -> bool:
        return any(piece.card == card for piece in self.in_play)

    def borne_by(self, seat: Seat, card: Card) -> InPlay | None:
        return next((piece for piece in self.in_play if piece.seat == seat and piece.card == card), None)

    def finders(self, seat: Seat) -> list[InPlay]:
        """The Finder's Actions before a player."""
        return [piece for piece in self.in_play if piece.seat == seat and is_artifact(piece.card)]

    # Cards

    def put(self, seat: Seat, card: Card, mark: int) -> None:
        self.hands[seat].append(card)
        self.marks[seat].append(mark)

    def take(self, seat: Seat, card: Card) -> int:
        """Take a card of this kind from a hand; gives its mark."""
        return self.take_at(seat, self.hands[seat].index(card))[1]

    def take_at(self, seat: Seat, place: int) -> tuple[Card, int]:
        return self.hands[seat].pop(place), self.marks[seat].pop(place)

    def discard(self, card: Card) -> None:
        """FF-DECK-02"""
        (self.forest_discard if is_forest(card) else self.travelers_discard).append(card)

    def lay(self, card: Card, seat: Seat, left: int = 0, ends: int = 0) -> None:
        self.in_play.append(InPlay(card, seat, self.laid, left, ends))
        self.laid += 1

    def set_explored(self, explored: Mask) -> None:
        self.explored = explored
        self.open = open_to_paths(explored)

    def winner(self) -> Team | None:
        return None if self.ending is None else winner_of(self.ending)


def winner_of(ending: Ending) -> Team:
    return "villagers" if ending in ("village", "forsaken-dead") else "forsaken"
