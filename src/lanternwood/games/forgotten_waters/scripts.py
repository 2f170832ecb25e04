"""Where effects stand in a package, and how to walk through them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lanternwood.games.forgotten_waters.condition_records import All, Any, Not, Testing
from lanternwood.games.forgotten_waters.effect_records import (
    Check,
    Choose,
    Effect,
    Effects,
    For,
    If,
    May,
    Pay,
    PickPlayer,
    Roll,
    Vote,
)
from lanternwood.games.forgotten_waters.reading import Placed
from lanternwood.games.forgotten_waters.records import (
    EntryRecord,
    PageRecord,
    PassageRecord,
    Record,
    ScenarioRecord,
    SheetRecord,
    StoryCardRecord,
    TreasureRecord,
)
from lanternwood.games.forgotten_waters.verb_records import TurnPage


@dataclass(frozen=True)
class Script:
    """One list of effects that the rules begin with, such as that of an action."""

    placed: Placed[Record]
    field: str
    key: str
    """With which the keys of its words begin, such as "P5.4"."""
    fx: Effects


@dataclass(frozen=True)
class Step:
    """One effect, and where it stands."""

    script: Script
    field: str
    effect: Effect


def scripts_of(records: Iterable[Placed[Record]]) -> Iterator[Script]:
    for placed in records:
        for field, key, fx in _lists_of(placed.record):
            yield Script(placed, field, key, fx)


def _lists_of(record: Record) -> Iterator[tuple[str, str, Effects]]:
    match record:
        case ScenarioRecord():
            yield "setup.fx", "setup", record.setup.fx
        case PageRecord():
            for number, action in enumerate(record.actions):
                yield f"actions[{number}].fx", f"P{record.id}.{action.n}", action.fx
        case EntryRecord():
            yield "fx", str(record.id), record.fx
            yield "otherwise", str(record.id), record.otherwise
        case TreasureRecord() | StoryCardRecord():
            key = f"{'T' if isinstance(record, TreasureRecord) else 'S'}{record.id}"
            for number, trigger in enumerate(record.triggers):
                yield f"triggers[{number}].fx", key, trigger.fx
            if isinstance(record, TreasureRecord) and record.discard:
                yield "discard.fx", key, record.discard.fx
        case SheetRecord():
            for number, event in enumerate(record.events, 1):
                yield f"events[{number - 1}].fx", f"{record.id}.event.{number}", event.fx
        case _:
            return


def inner_lists(effect: Effect) -> Iterator[tuple[str, Effects]]:
    """The lists that an effect holds, each with the name of its field."""
    match effect:
        case Pay() | If():
            yield "fx", effect.fx
            yield "otherwise", effect.otherwise
        case Check() | Roll():
            for number, row in enumerate(effect.rows):
                yield f"rows[{number}].fx", row.fx
        case Choose() | Vote():
            for number, option in enumerate(effect.options):
                yield f"options[{number}].fx", option.fx
        case May() | PickPlayer() | For():
            yield "fx", effect.fx
        case _:
            return


def lists_within(field: str, fx: Effects) -> Iterator[tuple[str, Effects]]:
    """A list and all lists inside it."""
    yield field, fx
    for number, effect in enumerate(fx):
        for name, inner in inner_lists(effect):
            yield from lists_within(f"{field}[{number}].{name}", inner)


def steps_within(script: Script) -> Iterator[Step]:
    """Every effect of a script, those inside others too."""
    for field, fx in lists_within(script.field, script.fx):
        for number, effect in enumerate(fx):
            yield Step(script, f"{field}[{number}]", effect)


def effects_within(fx: Effects) -> Iterator[Effect]:
    for _, each in lists_within("", fx):
        yield from each


def conditions_of(effect: Effect) -> Iterator[tuple[str, Testing]]:
    """Those of the effect itself, not of effects inside it."""
    match effect:
        case If():
            yield "when", effect.when
        case Choose() | Vote():
            yield from ((f"options[{n}].when", option.when) for n, option in enumerate(effect.options) if option.when)
        case TurnPage():
            yield from ((f"dials[{n}].when", dial.when) for n, dial in enumerate(effect.dials) if dial.when)
        case _:
            return


def conditions_beside(record: Record) -> Iterator[tuple[str, Testing]]:
    """Those that stand outside of any effect."""
    for field, passage in passages_of(record):
        if passage.when:
            yield f"{field}.when", passage.when
    match record:
        case EntryRecord(when=when) if when:
            yield "when", when
        case TreasureRecord() | StoryCardRecord():
            yield from ((f"triggers[{n}].when", each.when) for n, each in enumerate(record.triggers) if each.when)
        case _:
            return


def passages_of(record: Record) -> Iterator[tuple[str, PassageRecord]]:
    match record:
        case EntryRecord():
            yield from ((f"passages[{n}]", passage) for n, passage in enumerate(record.passages))
        case PageRecord():
            yield from ((f"warning[{n}]", passage) for n, passage in enumerate(record.warning))
            for number, action in enumerate(record.actions):
                for n, passage in enumerate(action.passages):
                    yield f"actions[{number}].passages[{n}]", passage
        case _:
            return


def conditions_within(field: str, when: Testing) -> Iterator[tuple[str, Testing]]:
    """A condition and all those inside it."""
    yield field, when
    match when:
        case All() | Any():
            for number, part in enumerate(when.parts):
                yield from conditions_within(f"{field}.parts[{number}]", part)
        case Not():
            yield from conditions_within(f"{field}.part", when.part)
        case _:
            return


def all_conditions(placed: Placed[Record]) -> Iterator[tuple[str, Testing]]:
    """Every condition of a record, wherever it stands."""
    for field, when in conditions_beside(placed.record):
        yield from conditions_within(field, when)
    for script in scripts_of([placed]):
        for step in steps_within(script):
            for field, when in conditions_of(step.effect):
                yield from conditions_within(f"{step.field}.{field}", when)
