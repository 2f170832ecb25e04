"""What is on the table. Changed in place by the rules alone; `copy` shares nothing that can change.

Skills, dials, stats, roles, spaces and keywords are numbers, as in program.py. Lists by pirate have a place for the
masked pirate, too.
"""

from dataclasses import dataclass, field
from typing import Final, Literal

from lanternwood.games.forgotten_waters.book import Book, book_of
from lanternwood.games.forgotten_waters.frames import AnyFrame, Running, Scope
from lanternwood.games.forgotten_waters.options import Options
from lanternwood.games.forgotten_waters.pirates import MASKED, NOBODY, PIRATES, Pirate, seats_of
from lanternwood.games.forgotten_waters.program import EMPTY, NONE, CompiledPage
from lanternwood.games.forgotten_waters.terms import ROLES, SPACES, Role
from lanternwood.kernel.model import Model, Seat

BLANKS: Final = 8
HULL, SUPPLIES, CREW, DISCONTENT = range(4)
EVEN: Final = 1
"""Of trust, which is cold, even or warm (FW-TRUST-01)."""

NO_TOKEN: Final = 0
LAST_NAV: Final = 30
ROCKY: Final = 31
FIRST_SITE: Final = 32
"""What lies on a space: nothing, a navigation token by its number, rocky waters, or a site by its letter."""

Phase = Literal["muster", "instructions", "opening", "planning", "action", "end", "turning"]
"""What goes on when nothing is being resolved. "turning" is between a page turn or new round and its planning."""
Ending = Literal["drowned", "mutiny", "threat", "goal", "saved"]


class Read(Model, gc=False):
    """FW-READ-04 A passage that has been read."""

    round: int
    text: int
    turn: int
    """Which of its variants, counted on without end (FW-READ-05)."""
    reader: int
    me: int


@dataclass(slots=True)
class Player:
    colour: int = NONE
    sheet: int = NONE
    name: str = ""
    """Empty where the generator's name stands."""
    thrown: tuple[int, int, int, int] = (0, 0, 0, 0)
    """The generator's: rows of moniker and name, and which form of each (FW-NAME-01, 02)."""
    blanks: list[str] = field(default_factory=lambda: [""] * BLANKS)
    """Empty where the sheet's filler stands."""
    filled: int = 0
    """Which blanks have been filled, as bits."""
    struck: int = 0
    """Which blanks have been struck (FW-R72)."""
    changes: int = 0
    ready: bool = False
    boxes: list[int] = field(default_factory=lambda: [0] * 6)
    stars: int = 0
    """Which are filled, as bits."""
    events: int = 0
    """How many are checked off."""
    event_tokens: int = 0
    rerolls: int = 0
    misfortune: int = 0
    treasures: list[int] = field(default_factory=list)
    stories: list[int] = field(default_factory=list)

    def copy(self) -> "Player":
        return Player(
            self.colour,
            self.sheet,
            self.name,
            self.thrown,
            self.blanks[:],
            self.filled,
            self.struck,
            self.changes,
            self.ready,
            self.boxes[:],
            self.stars,
            self.events,
            self.event_tokens,
            self.rerolls,
            self.misfortune,
            self.treasures[:],
            self.stories[:],
        )

    def has_name(self) -> bool:
        return bool(self.name or self.thrown[0])


@dataclass(slots=True)
class State:
    options: Options
    players: list[Player]
    infamy: list[Pirate]
    """Top first, the masked pirate among them (FW-CARD-02)."""
    stats: list[int]
    threat: int
    objective: int
    ship: int
    map: list[int]
    cannons: list[tuple[int, bool]]
    """Level and whether loaded, in that order."""
    treasure_deck: list[int]
    nav_pile: list[int]
    """The last one is the top."""
    first_variant: int
    """The die of FW-READ-05."""
    frames: list[AnyFrame] = field(default_factory=list)
    phase: Phase = "muster"
    roles: list[int] = field(default_factory=lambda: [NOBODY] * len(ROLES))
    ship_name: str = ""
    """Empty where the scenario's stands."""
    ship_named: bool = False
    treasure_discard: list[int] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    """Navigation tokens that have left the game (FW-R71)."""
    face_down: list[int] = field(default_factory=list)
    """Spaces scouted just now (FW-SCOUT-01)."""
    spent: list[int] = field(default_factory=list)
    """Spaces (FW-MAP-11)."""
    site_entries: list[int] = field(default_factory=lambda: [0] * 14)
    site_stops: int = 0
    """Which sites have a stop symbol, as bits."""
    stopped: bool = False
    """FW-MAP-05 The ship cannot be moved again in this round."""
    page: int = 0
    dials: list[int] = field(default_factory=lambda: [0] * 5)
    locks: int = 0
    """Which actions of the page are locked, as bits."""
    round: int = 0
    round_on_page: int = 0
    part: int = 1
    rounds_in_part: int = 0
    order: list[Pirate] = field(default_factory=list)
    """FW-R19 In which planning goes on, from its start."""
    placed: int = 0
    """How many of them have chosen or passed."""
    chose: list[int] = field(default_factory=lambda: [0] * PIRATES)
    """By pirate, the action chosen this round; 0 for none."""
    standing: list[int] = field(default_factory=lambda: [0] * PIRATES)
    """By pirate, the action its standee stands on."""
    timer: Literal["none", "runs", "over"] = "none"
    acting: Pirate = NOBODY
    visits: list[int] = field(default_factory=list)
    """By the place of an entry in the book, how often it was read (FW-R56)."""
    trust: int = EVEN
    threats: int = 0
    """How many threat event boxes are checked."""
    keywords: list[int] = field(default_factory=list)
    """In alphabetical order."""
    quarters: list[int] = field(default_factory=list)
    mission: int = 0
    """Boxes that are ticked, as bits."""
    resolved: bool = False
    """The last direction to resolve constellation events found a token."""
    votes: int = 0
    read: list[Read] = field(default_factory=list)
    ending: Ending | None = None

    def copy(self) -> "State":
        return State(
            self.options,
            [player.copy() for player in self.players],
            self.infamy[:],
            self.stats[:],
            self.threat,
            self.objective,
            self.ship,
            self.map[:],
            self.cannons[:],
            self.treasure_deck[:],
            self.nav_pile[:],
            self.first_variant,
            [frame.copy() for frame in self.frames],
            self.phase,
            self.roles[:],
            self.ship_name,
            self.ship_named,
            self.treasure_discard[:],
            self.gone[:],
            self.face_down[:],
            self.spent[:],
            self.site_entries[:],
            self.site_stops,
            self.stopped,
            self.page,
            self.dials[:],
            self.locks,
            self.round,
            self.round_on_page,
            self.part,
            self.rounds_in_part,
            self.order[:],
            self.placed,
            self.chose[:],
            self.standing[:],
            self.timer,
            self.acting,
            self.visits[:],
            self.trust,
            self.threats,
            self.keywords[:],
            self.quarters[:],
            self.mission,
            self.resolved,
            self.votes,
            self.read[:],
            self.ending,
        )

    def begin(self, block: int, scope: Scope) -> None:
        """Carry this block out next; what was going on goes on afterwards."""
        if block != EMPTY:
            self.frames.append(Running(block, scope))

    # Small questions

    @property
    def book(self) -> Book:
        return book_of(self.options.scenario)

    def open_page(self) -> CompiledPage:
        return self.book.pages[self.page]

    def seats(self) -> range:
        return range(len(self.players))

    def ranked(self) -> list[Seat]:
        """The players from top to bottom infamy (FW-CARD-05)."""
        return seats_of(self.infamy)

    def top(self) -> Seat:
        return self.ranked()[0]

    def role(self, role: Role) -> Seat:
        return Seat(self.roles[ROLES.index(role)])

    def person(self, pirate: Pirate) -> Seat:
        """Who chooses for this pirate (FW-CARD-03)."""
        return self.role("quartermaster") if pirate == MASKED else Seat(pirate)

    def player(self, pirate: Pirate) -> Player | None:
        """What belongs to it; the masked pirate has nothing (FW-CARD-04)."""
        return None if pirate == MASKED else self.players[pirate]

    def owner_of_story(self, card: int) -> Pirate:
        return next((seat for seat in self.seats() if card in self.players[seat].stories), NOBODY)

    def is_locked(self, action: int) -> bool:
        return bool(self.locks >> action & 1)


EMPTY_MAP: Final = (NO_TOKEN,) * len(SPACES)
