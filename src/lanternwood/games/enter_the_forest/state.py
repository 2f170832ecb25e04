"""What is on the table: characters, the open roll, and what people have written."""

from copy import copy
from typing import Literal, Self, TypeAlias

from msgspec import Struct

from lanternwood.kernel.model import Model, Seat

LOST = 6
"""EF-R02, EF-R03 The track has six boxes; whoever fills the last one is lost."""
TURNED = 5

Field: TypeAlias = Literal["name", "occupation", "background"]
Kind: TypeAlias = Literal["skills", "equipment", "rituals"]
Colour: TypeAlias = Literal["light", "dark"]
Why: TypeAlias = Literal["skill", "bargain", "risk", "reroll", "help", "edge", "ruin", "deadly", "extra", "blind"]
Fate: TypeAlias = Literal["", "dies", "belongs"]


class Die(Model):
    """EF-R18 One die as it fell, and whose it is."""

    colour: Colour
    why: Why
    owner: Seat
    face: int


class Character(Struct):
    """EF-CHAR-01 A treasure-hunter."""

    name: str = ""
    occupation: str = ""
    background: str = ""
    skills: list[str] = []
    equipment: list[str] = []
    rituals: list[str] = []
    conditions: list[str] = []
    starting: int = 1
    ruin: int = 1
    turned: bool = False
    settled: bool = False
    """EF-R02 Starting Ruin follows from the Rituals until the first roll, or until the game master has set it."""
    fate: Fate = ""
    co_gm: bool = False
    closed_since: int = 0
    """EF-R16 Rolls it has had a part in since its last Reduction."""

    @property
    def lost(self) -> bool:
        return self.ruin >= LOST

    def entries(self, kind: Kind) -> list[str]:
        return {"skills": self.skills, "equipment": self.equipment, "rituals": self.rituals}[kind]

    def copy(self) -> Self:
        twin = copy(self)
        twin.skills, twin.equipment, twin.rituals = self.skills[:], self.equipment[:], self.rituals[:]
        twin.conditions = self.conditions[:]
        return twin


class Answer(Model):
    """EF-RISK-01 What could go wrong, and who says so."""

    seat: Seat
    words: str


class Claim(Model):
    """EF-RISK-30 Why a die is taken."""

    source: Literal["occupation", "background", "skills", "equipment"]
    words: str


class Bargain(Model):
    """EF-RISK-04 A light die, and its price."""

    seat: Seat
    words: str
    standing: Literal["offered", "accepted", "declined", "cancelled"] = "offered"


class Help(Struct):
    """EF-HELP-01 Somebody who helps, or has offered to."""

    seat: Seat
    accepted: bool = False
    exposure: str = ""
    exposed: bool = False
    die: Die | None = None
    used: bool = True
    matched: bool = False
    """EF-HELP-11 Their die has met its like among the dark ones."""


class Pass(Model):
    """EF-RISK-11 The dice of one throw, and what they came to."""

    dice: tuple[Die, ...]
    compare: bool | None = None
    """EF-RISK-13 None until the window is closed."""
    helped: tuple[Die, ...] = ()
    """EF-HELP-07 The help dice that counted."""
    marked: bool = False

    def faces(self, colour: Colour) -> list[int]:
        return [die.face for die in (*self.dice, *self.helped) if die.colour == colour]


RiskStage: TypeAlias = Literal["declared", "gathering", "window", "risk", "describe"]


class Risk(Struct, tag=True):
    """EF-RISK-01 A Risk roll, from the task to the tale of how it went."""

    number: int
    roller: Seat
    task: str
    ritual: bool
    stage: RiskStage = "declared"
    answers: list[Answer] = []
    skill: Claim | None = None
    struck: list[str] = []
    """EF-RISK-30 What the game master did not let count."""
    bargains: list[Bargain] = []
    dark: bool = False
    ordered: bool = False
    helps: list[Help] = []
    hung_back: list[Seat] = []
    """Those who have nothing to offer at this stage; nobody waits for them."""
    passes: list[Pass] = []
    complication: str | None = None
    success: str | None = None
    passed_on: bool = False
    """EF-RISK-27 The game master is to tell of the success."""

    def bargain(self) -> Bargain | None:
        return next((bargain for bargain in self.bargains if bargain.standing == "accepted"), None)

    def has_dark(self) -> bool:
        return self.dark or self.ordered or self.ritual

    def help_of(self, seat: Seat) -> Help | None:
        return next((help for help in self.helps if help.seat == seat), None)

    def help_dice(self) -> list[Help]:
        return [help for help in self.helps if help.die]

    def involved(self) -> list[Seat]:
        return [self.roller, *(help.seat for help in self.helps if help.accepted)]

    def highest(self) -> int:
        """EF-DIE-03, EF-RISK-23 Among all dice of the last pass."""
        last = self.passes[-1]
        return max(die.face for die in (*last.dice, *last.helped))

    def copy(self) -> Self:
        twin = copy(self)
        twin.answers, twin.struck, twin.bargains = self.answers[:], self.struck[:], self.bargains[:]
        twin.helps, twin.hung_back, twin.passes = [copy(help) for help in self.helps], self.hung_back[:], self.passes[:]
        return twin


class Contender(Struct):
    """EF-CONTEST-01 One of those who act against each other."""

    seat: Seat
    agreed: bool = False
    edge: Claim | None = None
    struck: list[str] = []
    sealed: int | None = None
    """EF-CONTEST-06 Extra dark dice, for nobody else to see before the reveal."""

    def copy(self) -> Self:
        twin = copy(self)
        twin.struck = self.struck[:]
        return twin


class Contest(Struct, tag=True):
    number: int
    proposer: Seat
    stake: str
    contenders: list[Contender]
    deadly: bool | None = None
    conceded: list[Seat] = []

    def gathering(self) -> bool:
        """EF-CONTEST-01, EF-CONTEST-17 All agree on the stake, and whether it is deadly has been said."""
        return self.deadly is not None and all(contender.agreed for contender in self.contenders)

    def contender(self, seat: Seat) -> Contender | None:
        return next((contender for contender in self.contenders if contender.seat == seat), None)

    def involved(self) -> list[Seat]:
        return [contender.seat for contender in self.contenders]

    def copy(self) -> Self:
        twin = copy(self)
        twin.contenders, twin.conceded = [one.copy() for one in self.contenders], self.conceded[:]
        return twin


class RuinRoll(Struct, tag=True):
    """EF-RUIN-01 Something disturbing, and who meets it."""

    number: int
    seat: Seat
    cause: str
    stage: Literal["proposed", "called", "condition"] = "called"
    die: Die | None = None

    def involved(self) -> list[Seat]:
        return [self.seat]

    def copy(self) -> Self:
        return copy(self)


Roll: TypeAlias = Risk | Contest | RuinRoll


class Reduction(Struct):
    """EF-REDUCE-02 An act that serves the Forest, known to who does it and to the game master."""

    seat: Seat
    act: str
    stage: Literal["asked", "accepted", "choice", "noticed"] = "asked"
    die: Die | None = None

    def copy(self) -> Self:
        return copy(self)


class Blind(Struct):
    """EF-R37 Dice that lie under the game master's hand. They have fallen, and nobody can turn them."""

    dice: tuple[Die, ...]
    opened: bool = False

    def copy(self) -> Self:
        return copy(self)


class Promise(Model):
    """EF-RISK-28 A bargain that comes true."""

    roller: Seat
    author: Seat
    words: str


Ending: TypeAlias = Literal["evening", "lost", "book"]
"""People stopped, nobody was left, or the table's book was full (EF-R35)."""
Cause: TypeAlias = Literal["resume", "withdraw", "end", "bot"]


class State(Struct):
    seats: int
    gm: Seat | None
    bot_gm: bool
    push_always: bool
    veil: bool
    evening: int
    characters: list[Character | None]
    """By seat; the game master has none."""
    notes: list[list[str]]
    """By seat: what each has written down for themselves."""
    roll: Roll | None = None
    reductions: list[Reduction] = []
    blind: list[Blind] = []
    promises: list[Promise] = []
    called: Seat | None = None
    """EF-R38 Whom the light falls on: asked what they do."""
    paused: bool = False
    consents: list[tuple[Seat, Cause]] = []
    begun: int = 0
    closed: int = 0
    steps: int = 0
    ending: Ending | None = None

    def character(self, seat: Seat) -> Character:
        character = self.characters[seat]
        assert character is not None
        return character

    def players(self) -> list[Seat]:
        """Everyone with a character, lost or not."""
        return [Seat(seat) for seat, character in enumerate(self.characters) if character is not None]

    def is_player(self, seat: Seat) -> bool:
        return 0 <= seat < self.seats and self.characters[seat] is not None

    def is_able(self, seat: Seat) -> bool:
        """EF-CHAR-04 Has a character that is not lost."""
        return self.is_player(seat) and not self.character(seat).lost

    def able(self) -> list[Seat]:
        return [seat for seat in self.players() if not self.character(seat).lost]

    def is_veiled(self, seat: Seat) -> bool:
        """EF-R23 Others do not see how much Ruin it has."""
        character = self.characters[seat]
        return self.veil and character is not None and character.turned and not character.lost

    def is_involved(self, seat: Seat) -> bool:
        """EF-REDUCE-11 Has a part in the open roll."""
        return self.roll is not None and seat in self.roll.involved()

    def reduction_of(self, seat: Seat) -> Reduction | None:
        return next((reduction for reduction in self.reductions if reduction.seat == seat), None)

    def keeper(self) -> Seat:
        """EF-R34 Who speaks for the Forest in the open roll: the game master, or without one the next able player."""
        if self.gm is not None:
            return self.gm
        return self.next_able(self.owner())

    def owner(self) -> Seat:
        """Whose the open roll is."""
        match self.roll:
            case Risk(roller=roller):
                return roller
            case Contest(proposer=proposer):
                return proposer
            case RuinRoll(seat=seat):
                return seat
            case None:
                return self.called if self.called is not None else Seat(0)

    def next_able(self, seat: Seat) -> Seat:
        """The next able player after a seat; itself if there is no other."""
        around = [Seat((seat + step) % self.seats) for step in range(1, self.seats)]
        return next((other for other in around if self.is_able(other)), seat)

    def consenting(self, cause: Cause) -> list[Seat]:
        return [seat for seat, to in self.consents if to == cause]

    def copy(self) -> Self:
        twin = copy(self)
        twin.characters = [character and character.copy() for character in self.characters]
        twin.notes = [notes[:] for notes in self.notes]
        twin.roll = self.roll and self.roll.copy()
        twin.reductions = [reduction.copy() for reduction in self.reductions]
        twin.blind = [blind.copy() for blind in self.blind]
        twin.promises, twin.consents = self.promises[:], self.consents[:]
        return twin
