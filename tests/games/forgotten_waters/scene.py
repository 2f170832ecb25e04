"""Small positions for tests, as the worked examples put them. All have mustered: seat n has sheet n and colour n, roles
are as by default from seat 0, infamy goes by seats. Nothing is being resolved: the Quartermaster may start the timer.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec

from lanternwood.games.forgotten_waters.actions import AnyAction, PlaceStandee, StartTimer, TurnPassage
from lanternwood.games.forgotten_waters.book import book_of
from lanternwood.games.forgotten_waters.compiling import Compiler
from lanternwood.games.forgotten_waters.effect_records import VERBS, Effects
from lanternwood.games.forgotten_waters.entries import read_entry
from lanternwood.games.forgotten_waters.frames import AnyFrame, BeforeTimer, Passages, Running, Scope
from lanternwood.games.forgotten_waters.game import VOYAGES
from lanternwood.games.forgotten_waters.mustering import ALL_BLANKS
from lanternwood.games.forgotten_waters.options import Options
from lanternwood.games.forgotten_waters.pirates import MASKED, NOBODY
from lanternwood.games.forgotten_waters.program import Turn
from lanternwood.games.forgotten_waters.rounds import turn_page
from lanternwood.games.forgotten_waters.running import run
from lanternwood.games.forgotten_waters.state import State
from lanternwood.games.forgotten_waters.terms import DIALS, ROLES, SKILLS, SPACES, STATS
from lanternwood.kernel.model import OUTSIDE, Event, IllegalAction, Seat, Timeout
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Heard, Table

ADA, BEN, CY, DOT, EVE = (Seat(seat) for seat in range(5))
BANK, EVERY_WORD = "bank-beneath-the-tide", "every-word"


class Dice:
    """What dice show, as written down beforehand; everything else by chance."""

    def __init__(self) -> None:
        self.shows: list[int] = []
        self.chance = HashRng(b"scene")

    def below(self, bound: int) -> int:
        return self.shows.pop(0) - 1 if bound == 12 and self.shows else self.chance.below(bound)

    def shuffle(self, things: Any) -> None:
        self.chance.shuffle(things)


@cache
def compiler_of(scenario: str) -> Compiler:
    compiler = Compiler(book_of(scenario).voyage)
    compiler.program()
    return compiler


def compiled(scenario: str, effects: Sequence[Any]) -> int:
    """A further block at the end of the book: nothing that stands there changes."""
    compiler, book = compiler_of(scenario), book_of(scenario)
    block = compiler.block("130", msgspec.convert(effects, Effects))
    book.program = msgspec.structs.replace(
        book.program,
        blocks=tuple(compiler.blocks),
        tests=tuple(compiler.tests.all),
        texts=tuple(compiler.texts),
    )
    return block


class Scene:
    def __init__(self, seats: int = 5, scenario: str = BANK, page: int = 2, **options: Any) -> None:
        self.dice = Dice()
        self.table: Table[State] = Table(None, self.dice, [])  # type: ignore[arg-type]
        VOYAGES.setup(self.table, seats, Options(scenario=scenario, **options))
        self.state = self.table.state
        for seat, player in enumerate(self.state.players):
            player.colour = player.sheet = seat
            player.thrown, player.filled, player.ready = (12, 12, 0, 0), ALL_BLANKS, True
        self.state.roles = [role % seats for role in range(len(ROLES))]
        self.order(*range(seats), *([MASKED] if MASKED in self.state.infamy else []))
        self.turn(page)
        self.state.round = self.state.round_on_page = self.state.rounds_in_part = 1
        self.rest()

    # Laying out

    def rest(self) -> None:
        """Nothing is being resolved."""
        self.state.frames = [BeforeTimer(self.state.role("quartermaster"))]
        self.state.phase, self.state.placed, self.state.timer = "planning", 0, "none"
        self.state.order = self.state.infamy[:]

    def turn(self, page: int) -> None:
        turn_page(self.table, Turn(VERBS.index("turn_page"), page, ()), Scope(self.state.top()))

    def order(self, *pirates: int) -> None:
        """The infamy order, top first."""
        self.state.infamy = [*pirates]
        self.state.order = [*pirates]

    def stats(self, **stats: int) -> None:
        for stat, value in stats.items():
            self.state.stats[STATS.index(stat)] = value

    def stat(self, stat: str) -> int:
        return self.state.stats[STATS.index(stat)]

    def boxes(self, seat: int, **skills: int) -> None:
        for skill, filled in skills.items():
            self.state.players[seat].boxes[SKILLS.index(skill)] = filled

    def treasures(self, seat: int, *cards: int) -> None:
        """These lie before that seat; wherever they were, they are no more."""
        for card in cards:
            self.state.treasure_deck.remove(card)
            self.state.players[seat].treasures.append(card)

    def next_treasures(self, *cards: int) -> None:
        """The next to be drawn, in this order."""
        for card in reversed(cards):
            self.state.treasure_deck.remove(card)
            self.state.treasure_deck.append(card)

    def next_tokens(self, *tokens: int) -> None:
        for token in reversed(tokens):
            self.state.nav_pile.remove(token)
            self.state.nav_pile.append(token)

    def dials(self, **dials: int) -> None:
        for dial, value in dials.items():
            self.state.dials[DIALS.index(dial)] = value

    def dial(self, dial: str) -> int:
        return self.state.dials[DIALS.index(dial)]

    def log(self, *keywords: str) -> None:
        known = self.state.book.program.keywords
        self.state.keywords = sorted({*self.state.keywords, *(known.index(keyword) for keyword in keywords)})

    def has_logged(self, keyword: str) -> bool:
        return self.state.book.program.keywords.index(keyword) in self.state.keywords

    def stand(self, **actions: int) -> None:
        """Standees on actions, by name of the pirate (ada=2); the action phase is to come."""
        names = {"ada": ADA, "ben": BEN, "cy": CY, "dot": DOT, "eve": EVE, "masked": MASKED}
        for name, action in actions.items():
            self.state.chose[names[name]] = self.state.standing[names[name]] = action
        self.state.phase, self.state.frames = "action", []

    # Carrying out

    def now(self, effect: Callable[..., Any], *arguments: Any) -> list[Heard]:
        """A rule of the engine on this table, and what follows by itself."""
        return self._heard(lambda: effect(self.table, *arguments))

    def effects(self, me: int, *effects: Any) -> list[Heard]:
        """Effects as a scenario has them, carried out for this pirate."""
        block = compiled(self.state.options.scenario, effects)
        return self._heard(lambda: self.state.frames.append(Running(block, Scope(me))))

    def entry(self, number: int, me: int | None = None) -> list[Heard]:
        """Read, with all passages turned."""
        heard = self._heard(lambda: read_entry(self.table, number, self.state.top() if me is None else me, NOBODY))
        return heard + self.turn_passages()

    def go_on(self) -> list[Heard]:
        return self._heard(lambda: None)

    def turn_passages(self) -> list[Heard]:
        """Until something else is asked."""
        heard: list[Heard] = []
        while self.state.frames and isinstance(top := self.state.frames[-1], Passages):
            heard += self.do(top.seat, TurnPassage())
        return heard

    def do(self, seat: int, *actions: AnyAction) -> list[Heard]:
        """Offered and accepted; gives what was announced."""
        heard: list[Heard] = []
        for action in actions:
            offered = VOYAGES.choices(self.state, Seat(seat))
            plain = action.plain()
            assert plain in offered, f"not offered: {action}; but {offered}"
            heard += self._heard(lambda action=action: VOYAGES.apply(self.table, Seat(seat), action))  # type: ignore[misc]
        return heard

    def time_out(self) -> list[Heard]:
        return self.do(OUTSIDE, Timeout())

    def refused(self, seat: int, action: AnyAction) -> str:
        """Not offered, refused without a trace; gives the rule it cites."""
        before = self.state.copy()
        assert action.plain() not in VOYAGES.choices(self.state, Seat(seat)) or action != action.plain()
        try:
            VOYAGES.apply(self.table, Seat(seat), action)
        except IllegalAction as refusal:
            assert self.state == before, "a refusal left a trace"
            return refusal.rule
        raise AssertionError(f"{action} was accepted")

    def place(self, *placements: tuple[int, int]) -> None:
        """The timer is started; then they choose these actions."""
        self.do(self.state.role("quartermaster"), StartTimer())
        for seat, action in placements:
            self.do(seat, PlaceStandee(action))

    def offered(self, seat: int) -> list[AnyAction]:
        return [*VOYAGES.choices(self.state, Seat(seat))]

    def asks(self, kind: type[AnyFrame]) -> bool:
        return isinstance(self.state.frames[-1], kind)

    def _heard(self, what: Callable[[], Any]) -> list[Heard]:
        assert self.table.heard is not None
        before = len(self.table.heard)
        what()
        if self.state.ending is None:
            run(self.table)
        return self.table.heard[before:]


def of_kind(heard: Sequence[Heard], kind: type[Event]) -> list[Any]:
    return [each.event for each in heard if isinstance(each.event, kind)]


def space(name: str) -> int:
    return SPACES.index(name)
