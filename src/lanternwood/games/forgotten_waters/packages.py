"""Packages: `core`, which every scenario shares, and one folder for each scenario. A voyage is both together."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

import msgspec

from lanternwood.games.forgotten_waters.reading import FilePlan, Placed, read_file
from lanternwood.games.forgotten_waters.records import (
    CannonTokenRecord,
    EntryRecord,
    NavTokenRecord,
    ObjectiveRecord,
    PageRecord,
    Record,
    ScenarioRecord,
    SheetRecord,
    SpecialRuleRecord,
    StoryCardRecord,
    TreasureRecord,
)
from lanternwood.kernel.faults import Fault

FOLDER = Path(__file__).parent / "content"
CORE = "core"
SCENARIOS = "scenarios"
CORE_FILES = (
    FilePlan("treasure.toml", {"treasure": TreasureRecord}),
    FilePlan("sheets.toml", {"sheet": SheetRecord}),
    FilePlan("nav_tokens.toml", {"nav_token": NavTokenRecord}),
    FilePlan("sea_pack.toml", {"page": PageRecord, "entry": EntryRecord}),
    FilePlan("story_cards.toml", {"story_card": StoryCardRecord}),
    FilePlan("special_rules.toml", {"special_rule": SpecialRuleRecord}),
    FilePlan("cannons.toml", {"cannon": CannonTokenRecord}),
)
SCENARIO_FILES = (
    FilePlan("scenario.toml", {"scenario": ScenarioRecord}, single=("scenario",)),
    FilePlan("pages.toml", {"page": PageRecord}),
    FilePlan("entries.toml", {"entry": EntryRecord}),
    FilePlan("objectives.toml", {"objective": ObjectiveRecord}),
    FilePlan("story_cards.toml", {"story_card": StoryCardRecord}, may_lack=True),
)
R = TypeVar("R", bound=Record)


@dataclass(frozen=True)
class Package:
    """The records of one folder, in the order of its files."""

    folder: Path
    placed: tuple[Placed[Record], ...]
    faults: tuple[Fault, ...]
    """What kept records from being read."""

    def all_of(self, kind: type[R]) -> list[Placed[R]]:
        return [placed for placed in self.placed if isinstance(placed.record, kind)]  # type: ignore[misc]

    @property
    def name(self) -> str:
        return self.folder.name


def read_package(folder: Path, files: Iterable[FilePlan]) -> Package:
    placed: list[Placed[Record]] = []
    faults: list[Fault] = []
    for plan in files:
        for found in read_file(folder, plan):
            if isinstance(found, Fault):
                faults.append(found)
            else:
                placed.append(found)
    return Package(folder, tuple(placed), (*faults, *_twins(placed)))


def _twins(placed: Iterable[Placed[Record]]) -> Iterator[Fault]:
    seen: set[tuple[type[Record], int | str]] = set()
    for each in placed:
        key = (type(each.record), each.record.id)
        if key in seen:
            yield each.fault("id", f"{each.record.id} is used twice; each needs its own")
        seen.add(key)


def read_core(folder: Path = FOLDER) -> Package:
    return read_package(folder / CORE, CORE_FILES)


def read_scenarios(folder: Path = FOLDER) -> list[Package]:
    """By name; a scenario is found by its folder."""
    return [read_package(each, SCENARIO_FILES) for each in sorted((folder / SCENARIOS).iterdir()) if each.is_dir()]


@dataclass(frozen=True)
class Voyage:
    """Core and one scenario. What the scenario has under a number that core uses too stands in its place."""

    core: Package
    scenario: Package

    @cached_property
    def head(self) -> Placed[ScenarioRecord]:
        return self.scenario.all_of(ScenarioRecord)[0]

    @property
    def record(self) -> ScenarioRecord:
        return self.head.record

    @cached_property
    def pages(self) -> Mapping[int, Placed[PageRecord]]:
        return {placed.record.id: placed for placed in self._both(PageRecord)}

    @cached_property
    def entries(self) -> Mapping[int, Placed[EntryRecord]]:
        return {placed.record.id: placed for placed in self._both(EntryRecord)}

    @cached_property
    def story_cards(self) -> Mapping[int, Placed[StoryCardRecord]]:
        return {placed.record.id: placed for placed in self._both(StoryCardRecord)}

    @cached_property
    def objectives(self) -> Mapping[int, Placed[ObjectiveRecord]]:
        return {placed.record.id: placed for placed in self._both(ObjectiveRecord)}

    @cached_property
    def treasures(self) -> Mapping[int, Placed[TreasureRecord]]:
        return {placed.record.id: placed for placed in self._both(TreasureRecord)}

    @cached_property
    def sheets(self) -> list[Placed[SheetRecord]]:
        return self.core.all_of(SheetRecord)

    @cached_property
    def nav_tokens(self) -> list[Placed[NavTokenRecord]]:
        return self.core.all_of(NavTokenRecord)

    def _both(self, kind: type[R]) -> list[Placed[R]]:
        """By number, so that what is compiled from them does not depend on the order of files."""
        by_id = {each.record.id: each for each in (*self.core.all_of(kind), *self.scenario.all_of(kind))}
        return [by_id[id] for id in sorted(by_id, key=int)]

    @cached_property
    def structure_hash(self) -> str:
        """A short name for exactly this structure (FW-R79): what was decoded, so neither comments nor prose count."""
        digest = sha256()
        for package in (self.core, self.scenario):
            records = sorted(package.placed, key=lambda each: (type(each.record).__name__, str(each.record.id)))
            for each in records:
                digest.update(type(each.record).__name__.encode() + b"\0")
                digest.update(msgspec.json.encode(each.record, order="deterministic") + b"\0")
        return digest.hexdigest()[:16]
