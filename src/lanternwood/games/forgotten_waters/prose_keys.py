"""Which texts a package asks for, and how long each may be (RULES.md, 5.1 and 5.4)."""

from collections.abc import Iterator
from dataclasses import dataclass

from lanternwood.games.forgotten_waters.condition_records import SheetIs, TrustIs
from lanternwood.games.forgotten_waters.effect_records import Check, Choose, Roll, Vote
from lanternwood.games.forgotten_waters.packages import Package
from lanternwood.games.forgotten_waters.prose import Band, Brief
from lanternwood.games.forgotten_waters.reading import Placed
from lanternwood.games.forgotten_waters.records import (
    EntryRecord,
    ObjectiveRecord,
    PageRecord,
    PassageRecord,
    Record,
    ScenarioRecord,
    SheetRecord,
    SpecialRuleRecord,
    StoryCardRecord,
    TreasureRecord,
)
from lanternwood.games.forgotten_waters.scripts import scripts_of, steps_within
from lanternwood.games.forgotten_waters.terms import LOSSES
from lanternwood.games.forgotten_waters.verb_records import PlaceToken, QuartersAdd, Say

PASSAGE = (1, 60)
ASIDE, ON_TRUST, ECHO = (15, 30), (20, 40), (10, 30)
TITLE, LABEL, NAME = (1, 6), (1, 9), (1, 4)
OTHERWISE = Band((), (40, 80))
"""Entries of which the brief says nothing else."""


@dataclass(frozen=True)
class Wanted:
    """One text that structure asks for."""

    key: str
    least: int
    """In words."""
    most: int
    tellings: int = 1
    telling_of: int = 0
    """The entry whose telling it is part of."""
    blanks: bool = False
    """Whether a sheet's blanks can be filled in."""


def wanted_by(package: Package, brief: Brief) -> dict[str, Wanted]:
    found: dict[str, Wanted] = {}
    for placed in package.placed:
        for wanted in (*_of_record(placed.record, brief), *_of_scripts(placed)):
            found.setdefault(wanted.key, wanted)
    return found


def band_of(entry: int, brief: Brief) -> Band:
    return next((band for band in brief.band if entry in band.entries), OTHERWISE)


def _of_record(record: Record, brief: Brief) -> Iterator[Wanted]:
    match record:
        case EntryRecord():
            yield Wanted(f"{record.id}.title", *TITLE)
            band = band_of(record.id, brief)
            for passage in record.passages:
                yield _passage(f"{record.id}.{passage.id}", passage, record.id, band)
        case PageRecord():
            yield from _of_page(record)
        case TreasureRecord():
            yield Wanted(f"T{record.id}.name", 1, 6)
            yield Wanted(f"T{record.id}.text", 4, 18)
        case StoryCardRecord():
            yield Wanted(f"S{record.id}.name", 1, 6)
            yield Wanted(f"S{record.id}.text", 6, 25)
        case ObjectiveRecord():
            yield Wanted(f"O{record.id}.name", 1, 6)
            yield Wanted(f"O{record.id}.goal", 4, 25)
        case SheetRecord():
            yield from _of_sheet(record.id)
        case SpecialRuleRecord():
            yield Wanted(f"{record.id}.name", *NAME)
            yield Wanted(f"{record.id}.text", 4, 25)
        case ScenarioRecord():
            yield from _of_scenario(record)
        case _:
            return


def _passage(key: str, passage: PassageRecord, entry: int, band: Band) -> Wanted:
    match passage.when:
        case None:
            return Wanted(key, *PASSAGE, band.tellings, entry)
        case SheetIs():
            return Wanted(key, *ASIDE)
        case TrustIs():
            return Wanted(key, *ON_TRUST)
        case _:
            return Wanted(key, *ECHO)


def _of_page(page: PageRecord) -> Iterator[Wanted]:
    yield Wanted(f"P{page.id}.name", *NAME)
    for passage in page.warning:
        yield Wanted(f"P{page.id}.warning.{passage.id}", 4, 14)
    for feature in page.features:
        yield Wanted(f"P{page.id}.{feature.dial}", 1, 2)
    for action in page.actions:
        yield Wanted(f"P{page.id}.{action.n}.name", *NAME)
        for passage in action.passages:
            yield Wanted(f"P{page.id}.{action.n}.{passage.id}", 4, 20)


def _of_sheet(id: str) -> Iterator[Wanted]:
    yield Wanted(f"{id}.title", *NAME)
    yield Wanted(f"{id}.backstory", 110, 150, blanks=True)
    for number in range(1, 9):
        yield Wanted(f"{id}.blank.{number}", 1, 8)
        # The first of them stands for a word that was struck (FW-R72); bots choose among all.
        yield Wanted(f"{id}.filler.{number}", 1, 6)
    for number in range(1, 6):
        yield Wanted(f"{id}.event.{number}", 60, 90, blanks=True)
    for events in ("0-1", "2", "3", "4", "5"):
        yield Wanted(f"{id}.end.{events}", 60, 100, blanks=True)


def _of_scenario(record: ScenarioRecord) -> Iterator[Wanted]:
    yield Wanted("title", 1, 8)
    yield Wanted("captain", 1, 6)
    yield Wanted("blurb", 20, 80)
    yield Wanted("set", 1, 4)
    yield Wanted("ship.filler", 1, 6)
    yield from (Wanted(f"site.{token.site}", *TITLE) for token in record.setup.tokens if token.site)
    yield from (Wanted(f"setup.{line}", 4, 30) for line in range(1, record.setup.instructions + 1))
    yield from (Wanted(f"part.{part.n}", 1, 6) for part in record.parts)
    yield from (Wanted(f"mission.{box}", 1, 6) for box in range(1, record.mission + 1))
    yield from (Wanted(f"voice.{voice}", 1, 6) for voice in record.cast)
    yield from (Wanted(f"loss.{reason}", 80, 120) for reason in LOSSES)


def _of_scripts(placed: Placed[Record]) -> Iterator[Wanted]:
    """Labels, lines of rows, what is said, sites that are placed, notes that are written."""
    for script in scripts_of([placed]):
        for step in steps_within(script):
            match step.effect:
                case Choose() | Vote():
                    yield from (Wanted(f"{script.key}.{option.label}", *LABEL) for option in step.effect.options)
                case Check() | Roll():
                    yield from (Wanted(f"{script.key}.{row.low}", 1, 12) for row in step.effect.rows)
                case Say():
                    yield Wanted(f"{script.key}.{step.effect.passage}", *PASSAGE)
                case QuartersAdd():
                    yield Wanted(f"quarters.{step.effect.note}", 6, 40)
                case PlaceToken() if step.effect.token.site:
                    yield Wanted(f"site.{step.effect.token.site}", *TITLE)
                case _:
                    pass
