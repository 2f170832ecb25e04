"""What the rules look up in a scenario and in core. Never changes, so states name their scenario and share this."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from lanternwood.games.forgotten_waters.loading import Loaded, load
from lanternwood.games.forgotten_waters.program import CompiledCard, CompiledEntry, CompiledPage, Program
from lanternwood.games.forgotten_waters.records import CannonTokenRecord, SheetRecord, SpecialRuleRecord, StatsRecord
from lanternwood.games.forgotten_waters.terms import SKILLS, SPACES, TOKEN_TYPES, neighbours

STARS: Final = range(1, 17)
START: Final = 0
"""The start star, which is a given point and not filled (FW-SHEET-07)."""
EVENTS: Final = 5


@dataclass(frozen=True, slots=True)
class Sheet:
    id: str
    boxes: tuple[tuple[bool, ...], ...]
    """Of each skill, the boxes that can be filled, from the left: whether it has a star (FW-SHEET-03)."""
    joined: tuple[tuple[int, ...], ...]
    """Of each star, those it is joined to by a line (FW-STAR-01)."""
    events: tuple[int, ...]
    """The stars that carry "!" (FW-SHEET-04)."""
    blocks: tuple[int, ...]
    """Of each constellation event (FW-SHEET-05)."""


@dataclass(frozen=True, slots=True)
class NavToken:
    type: int
    entry: int
    stop: bool


@dataclass(frozen=True, slots=True)
class Hunger:
    """FW-CARD-01"""

    delta: int = 0
    least: int = 0


class Book:
    def __init__(self, loaded: Loaded) -> None:
        program, voyage = loaded.program, loaded.voyage
        self.voyage = voyage
        self.program: Program = program
        self.scenario = voyage.record
        self.entries: dict[int, CompiledEntry] = {entry.id: entry for entry in program.entries}
        self.place_of = {entry.id: place for place, entry in enumerate(program.entries)}
        """Of each entry, for what is counted by entries."""
        self.pages: dict[int, CompiledPage] = {page.id: page for page in program.pages}
        self.treasures: dict[int, CompiledCard] = {card.id: card for card in program.treasures}
        self.stories: dict[int, CompiledCard] = {card.id: card for card in program.story_cards}
        self.limits: dict[int, int] = {id: placed.record.limit for id, placed in voyage.objectives.items()}
        """The threat limit of each objective (FW-OBJ-02)."""
        self.sheets = tuple(
            sheet_of(placed.record, blocks) for placed, blocks in zip(voyage.sheets, program.sheet_events, strict=True)
        )
        self.nav_tokens = {
            placed.record.id: NavToken(TOKEN_TYPES.index(placed.record.type), placed.record.entry, placed.record.stop)
            for placed in voyage.nav_tokens
        }
        self.cannon_counts, self.cannon_bonus = cannons_of(loaded)
        maxima = voyage.record.setup.max
        self.maxima = (maxima.hull, maxima.supplies, maxima.crew, maxima.discontent)

    def stats_for(self, players: int) -> StatsRecord:
        """FW-SETUP-17"""
        stats = self.scenario.setup.stats
        return next(each for each in stats if each.players[0] <= players <= each.players[1])

    def hunger_for(self, players: int) -> Hunger:
        """FW-SETUP-04 By the special rules cards in play."""
        hooks = [placed.hooks for placed in special_rules(self, players)]
        delta = sum(hook.hunger_delta for hook in hooks)
        return Hunger(delta, max((hook.hunger_min for hook in hooks), default=0))

    def has_masked_pirate(self, players: int) -> bool:
        """FW-SETUP-05"""
        return any(placed.hooks.dummy_pirate for placed in special_rules(self, players))


def special_rules(book: Book, players: int) -> list[SpecialRuleRecord]:
    records = [placed.record for placed in book.voyage.core.all_of(SpecialRuleRecord)]
    return [record for record in records if record.players[0] <= players <= record.players[1]]


def cannons_of(loaded: Loaded) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How many there are of each level, and the aim bonus of each (FW-CANNON-01); no level 0."""
    records = [placed.record for placed in loaded.voyage.core.all_of(CannonTokenRecord)]
    by_level = {record.id: record for record in records}
    levels = range(1, max(by_level) + 1)
    return (0, *(by_level[n].count for n in levels)), (0, *(by_level[n].bonus for n in levels))


def sheet_of(record: SheetRecord, blocks: tuple[int, ...]) -> Sheet:
    joined: list[list[int]] = [[] for _ in range(len(STARS) + 1)]
    for a, b in record.stars.edges:
        joined[a].append(b)
        joined[b].append(a)
    rows = (getattr(record.skills, skill) for skill in SKILLS)
    return Sheet(
        record.id,
        tuple(tuple(mark == "*" for mark in row if mark != "x") for row in rows),
        tuple(tuple(sorted(stars)) for stars in joined),
        record.stars.events,
        blocks,
    )


@cache
def book_of(scenario: str) -> Book:
    return Book(load()[scenario])


TOUCHING: Final = tuple(tuple(SPACES.index(space) for space in neighbours(here)) for here in SPACES)
"""FW-R38 The spaces that touch each space, by their numbers."""
