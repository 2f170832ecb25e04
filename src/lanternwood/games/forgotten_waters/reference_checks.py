"""Does everything that is named exist, and does each list stand as it should (FW-LINT-01 to 04, 06, 16)?"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise

from lanternwood.games.forgotten_waters.condition_records import (
    Chosen,
    DialIs,
    HoldsStory,
    Locked,
    Log,
    PageIs,
    SheetIs,
    Testing,
    Visits,
)
from lanternwood.games.forgotten_waters.effect_records import CUTS, Check, Choose, Effect, Roll, Vote
from lanternwood.games.forgotten_waters.graph import tag_of
from lanternwood.games.forgotten_waters.packages import Package, Voyage
from lanternwood.games.forgotten_waters.reading import Placed
from lanternwood.games.forgotten_waters.records import PageRecord, Record
from lanternwood.games.forgotten_waters.scripts import (
    all_conditions,
    lists_within,
    passages_of,
    scripts_of,
    steps_within,
)
from lanternwood.games.forgotten_waters.verb_records import (
    DialMoves,
    DialSet,
    LogAdd,
    LogRemove,
    MissionTick,
    ReadEntry,
    SetObjective,
    Story,
    StoryReturn,
    TurnPage,
)
from lanternwood.kernel.faults import Fault


def check_references(voyage: Voyage, package: Package) -> Iterator[Fault]:
    known = Known(voyage)
    for placed in package.placed:
        for script in scripts_of([placed]):
            for step in steps_within(script):
                for words in known.missing_from(step.effect):
                    yield placed.fault(step.field, words, "FW-LINT-01")
        for field, when in all_conditions(placed):
            for words in known.missing_in(when):
                yield placed.fault(field, words, "FW-LINT-01")
        yield from _check_voices(placed, voyage)
        if isinstance(placed.record, PageRecord):
            yield from _check_page(placed, placed.record, known)
    if package is voyage.scenario:
        yield from _check_scenario(voyage, known)


class Known:
    """What there is in a voyage."""

    def __init__(self, voyage: Voyage) -> None:
        self.voyage = voyage
        self.sheets = [sheet.record.id for sheet in voyage.sheets]

    def entry(self, id: int) -> Iterator[str]:
        return _unless(id in self.voyage.entries, f"there is no entry {id}")

    def page(self, id: int) -> Iterator[str]:
        return _unless(id in self.voyage.pages, f"there is no page {id}")

    def story(self, id: int) -> Iterator[str]:
        return _unless(id in self.voyage.story_cards, f"there is no story card {id}")

    def missing_from(self, effect: Effect) -> Iterator[str]:
        match effect:
            case ReadEntry():
                yield from self.entry(effect.entry)
            case TurnPage():
                yield from self.page(effect.page)
                yield from self._dials(effect)
            case Story() | StoryReturn():
                yield from self.story(effect.story)
            case SetObjective():
                yield from _unless(effect.objective in self.voyage.objectives, f"no objective {effect.objective}")
            case MissionTick():
                boxes = self.voyage.record.mission
                yield from _unless(effect.box <= boxes, f"the mission has {boxes} boxes, not {effect.box}")
            case _:
                return

    def _dials(self, turn: TurnPage) -> Iterator[str]:
        page = self.voyage.pages.get(turn.page)
        features = [feature.dial for feature in page.record.features] if page else []
        for shift in turn.dials if page else ():
            yield from _unless(shift.dial in features, f"page {turn.page} has no dial {shift.dial}")

    def missing_in(self, when: Testing) -> Iterator[str]:
        match when:
            case Visits():
                yield from self.entry(when.entry)
            case HoldsStory():
                yield from self.story(when.story)
            case PageIs():
                yield from self.page(when.first)
                yield from self.page(when.last)
            case SheetIs():
                yield from _unless(
                    when.sheet in self.sheets, f"no sheet '{when.sheet}'; known: {' '.join(self.sheets)}"
                )
            case _:
                return


def _unless(holds: bool, words: str) -> Iterator[str]:
    if not holds:
        yield words


def _check_voices(placed: Placed[Record], voyage: Voyage) -> Iterator[Fault]:
    cast = voyage.record.cast
    seen: Counter[tuple[str, str]] = Counter()
    for field, passage in passages_of(placed.record):
        if passage.voice and passage.voice not in cast:
            yield placed.fault(
                f"{field}.voice", f"'{passage.voice}' is not in the cast: {' '.join(cast)}", "FW-LINT-01"
            )
        seen[field.rpartition(".")[0], passage.id] += 1
        if seen[field.rpartition(".")[0], passage.id] == 2:
            yield placed.fault(field, f"'{passage.id}' is used twice; each passage needs its own id", "FW-LINT-01")


def _check_page(placed: Placed[Record], page: PageRecord, known: Known) -> Iterator[Fault]:
    for words in known.entry(page.end_entry):
        yield placed.fault("end_entry", words, "FW-LINT-01")
    numbers = [action.n for action in page.actions]
    if numbers != list(range(1, len(numbers) + 1)):
        yield placed.fault("actions", f"they are numbered {numbers}; number them 1, 2, 3 and so on", "FW-LINT-03")
    if not 5 <= len(numbers) <= 8:
        yield placed.fault("actions", f"a page has 5 to 8 actions, not {len(numbers)}", "FW-LINT-03")
    kinds = Counter(action.kind for action in page.actions)
    if not kinds["unlimited"]:
        yield placed.fault("actions", "a page has at least one unlimited action", "FW-LINT-04")
    if kinds["required"] > 3:
        yield placed.fault(
            "actions", f"a page has at most three required actions, not {kinds['required']}", "FW-LINT-04"
        )
    dials = [feature.dial for feature in page.features]
    for script in scripts_of([placed]):
        for step in steps_within(script):
            if isinstance(step.effect, DialMoves | DialSet) and step.effect.dial not in dials:
                yield placed.fault(step.field, f"this page has no dial {step.effect.dial}", "FW-LINT-01")
    for field, when in all_conditions(placed):
        if isinstance(when, DialIs) and when.dial not in dials:
            yield placed.fault(field, f"this page has no dial {when.dial}", "FW-LINT-01")
        if isinstance(when, Chosen | Locked) and when.action not in numbers:
            yield placed.fault(field, f"this page has no action {when.action}", "FW-LINT-01")


def _check_scenario(voyage: Voyage, known: Known) -> Iterator[Fault]:
    record = voyage.record
    named = [("start_entry", record.start_entry), ("quiet_entry", record.quiet_entry), ("after_sea", record.after_sea)]
    named += [(f"threat_events[{n}]", entry) for n, entry in enumerate(record.threat_events)]
    named += [(f"parts[{n}].start_entry", part.start_entry) for n, part in enumerate(record.parts)]
    named += [(f"setup.tokens[{n}].entry", token.entry) for n, token in enumerate(record.setup.tokens) if token.entry]
    if record.last_round:
        named.append(("last_round.entry", record.last_round.entry))
    for field, entry in named:
        for words in known.entry(entry):
            yield voyage.head.fault(field, words, "FW-LINT-01")
    if record.setup.objective not in voyage.objectives:
        yield voyage.head.fault("setup.objective", f"there is no objective {record.setup.objective}", "FW-LINT-01")
    if record.id != voyage.scenario.name:
        yield voyage.head.fault("id", f"its folder is '{voyage.scenario.name}'; both are the same", "FW-LINT-01")


def check_lists(package: Package) -> Iterator[Fault]:
    """FW-LINT-02, 06, and what an option or a price must have."""
    for script in scripts_of(package.placed):
        for field, fx in lists_within(script.field, script.fx):
            for number, effect in enumerate(fx[:-1]):
                if tag_of(effect) in CUTS:
                    words = f"'{tag_of(effect)}' ends everything; what follows it in this list is never done"
                    yield script.placed.fault(f"{field}[{number}]", words, "FW-LINT-06")
        for step in steps_within(script):
            for words in _of_effect(step.effect):
                yield script.placed.fault(step.field, words, "FW-LINT-02")


def _of_effect(effect: Effect) -> Iterator[str]:
    match effect:
        case Check() | Roll():
            lows = [row.low for row in effect.rows]
            if not lows or lows[0] != 1:
                yield "the first row begins at 1"
            if any(low >= higher for low, higher in pairwise(lows)):
                yield f"the rows begin at {lows}; each must begin above the one before"
            if isinstance(effect, Roll) and lows and lows[-1] > 12:
                yield f"no die shows {lows[-1]}"
        case Choose() | Vote():
            labels = [option.label for option in effect.options]
            if len(set(labels)) < len(labels):
                yield f"the options are called {' '.join(labels)}; each needs its own label"
            if all(option.when for option in effect.options):
                yield "no option is sure to be there; leave out the `when` of one"
        case _:
            return


def check_keywords(voyage: Voyage) -> Iterator[Fault]:
    """FW-LINT-16"""
    packages = (voyage.core, voyage.scenario)
    written = _keywords(packages, _added)
    removed = _keywords(packages, _removed)
    tested: dict[str, tuple[Placed[Record], str]] = {}
    for package in packages:
        for placed in package.placed:
            for field, when in all_conditions(placed):
                if isinstance(when, Log):
                    tested.setdefault(when.keyword, (placed, field))
    for keyword, (placed, field) in written.items():
        if keyword not in tested:
            yield placed.fault(field, f"nothing ever asks for {keyword}; test it, or leave it out", "FW-LINT-16")
    for keyword, (placed, field) in (*tested.items(), *removed.items()):
        if keyword not in written:
            yield placed.fault(field, f"nothing ever writes {keyword}; check its spelling", "FW-LINT-16")


def _keywords(
    packages: Iterable[Package], keyword_of: Callable[[Effect], str | None]
) -> dict[str, tuple[Placed[Record], str]]:
    """Each keyword, and where it first stands."""
    found: dict[str, tuple[Placed[Record], str]] = {}
    for package in packages:
        for script in scripts_of(package.placed):
            for step in steps_within(script):
                if keyword := keyword_of(step.effect):
                    found.setdefault(keyword, (script.placed, step.field))
    return found


def _added(effect: Effect) -> str | None:
    return effect.keyword if isinstance(effect, LogAdd) else None


def _removed(effect: Effect) -> str | None:
    return effect.keyword if isinstance(effect, LogRemove) else None
