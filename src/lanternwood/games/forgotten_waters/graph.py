"""Where a voyage can lead: from entries to entries and pages, and how every list of effects ends."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Literal, TypeAlias, assert_never

from lanternwood.games.forgotten_waters.condition_records import Chooser, Me, Picked
from lanternwood.games.forgotten_waters.effect_records import (
    CUTS,
    Check,
    Choose,
    Effect,
    Effects,
    For,
    If,
    Pay,
    Roll,
    Vote,
)
from lanternwood.games.forgotten_waters.packages import Voyage
from lanternwood.games.forgotten_waters.records import EntryRecord
from lanternwood.games.forgotten_waters.scripts import effects_within, inner_lists
from lanternwood.games.forgotten_waters.verb_records import (
    AfterSea,
    CheckThreat,
    PlaceToken,
    ReadEntry,
    ReadHere,
    TurnPage,
)

Node: TypeAlias = tuple[Literal["entry", "page"], int]


def tag_of(effect: Effect) -> str:
    return str(effect.__struct_config__.tag)


class Graph:
    def __init__(self, voyage: Voyage) -> None:
        self.voyage = voyage
        self.entries: Mapping[int, EntryRecord] = {id: placed.record for id, placed in voyage.entries.items()}

    def effects_of(self, entry: int) -> Iterator[Effect]:
        record = self.entries.get(entry)
        if record:
            yield from effects_within(record.fx)
            yield from effects_within(record.otherwise)

    @cached_property
    def at_first_tokens(self) -> list[int]:
        """What can be read on the map from the start: navigation tokens, sites, and the quiet entry."""
        scenario = self.voyage.record
        sites = [token.entry for token in scenario.setup.tokens if token.entry]
        return [*(token.record.entry for token in self.voyage.nav_tokens), *sites, scenario.quiet_entry]

    @cached_property
    def at_tokens(self) -> list[int]:
        """The same with tokens that effects may place."""
        effects = (effect for entry in self.entries for effect in self.effects_of(entry))
        placed = [effect.token.entry for effect in effects if isinstance(effect, PlaceToken)]
        return [*self.at_first_tokens, *(entry for entry in placed if entry)]

    def read_by(self, effect: Effect, threat: bool = True) -> list[int]:
        """The entries that an effect itself may read."""
        match effect:
            case ReadEntry():
                return [effect.entry]
            case AfterSea():
                return [self.voyage.record.after_sea]
            case ReadHere():
                return self.at_tokens
            case CheckThreat() if threat:
                return list(self.voyage.record.threat_events)
            case _:
                return []

    def led_to(self, effects: Iterator[Effect]) -> Iterator[Node]:
        for effect in effects:
            match effect:
                case TurnPage():
                    yield "page", effect.page
                case ReadHere():
                    yield from (("entry", entry) for entry in self.at_first_tokens)
                case PlaceToken() if effect.token.entry:
                    yield "entry", effect.token.entry
                case _:
                    yield from (("entry", entry) for entry in self.read_by(effect))

    def led_to_from(self, node: Node) -> list[Node]:
        kind, id = node
        match kind:
            case "entry":
                return list(self.led_to(self.effects_of(id)))
            case "page":
                placed = self.voyage.pages.get(id)
                if not placed:
                    return []
                acted = (effect for action in placed.record.actions for effect in effects_within(action.fx))
                return [*self.led_to(acted), ("entry", placed.record.end_entry)]
            case _:
                assert_never(kind)

    @cached_property
    def starts(self) -> list[Node]:
        """With what a voyage can begin, and what needs nobody to lead to it."""
        scenario = self.voyage.record
        closing = [scenario.last_round.entry] if scenario.last_round else []
        return [("entry", scenario.start_entry), *(("entry", entry) for entry in closing)]

    @cached_property
    def reached(self) -> set[Node]:
        return self._reached_from(self.starts)

    def _reached_from(self, starts: list[Node]) -> set[Node]:
        found, ahead = set(starts), list(starts)
        while ahead:
            for node in self.led_to_from(ahead.pop()):
                if node not in found:
                    found.add(node)
                    ahead.append(node)
        return found

    def circle(self) -> list[int]:
        """Entries that read each other in a circle, if there are any. Threat events end by themselves after five."""
        done: set[int] = set()
        for entry in sorted(self.entries):
            if found := self._circle_from(entry, [], done):
                return found
        return []

    def _circle_from(self, entry: int, path: list[int], done: set[int]) -> list[int]:
        if entry in path:
            return path[path.index(entry) :]
        if entry in done:
            return []
        for effect in self.effects_of(entry):
            for inner in self.read_by(effect, threat=False):
                if found := self._circle_from(inner, [*path, entry], done):
                    return found
        done.add(entry)
        return []

    def ends(self, fx: Effects, within: tuple[int, ...] = ()) -> bool:
        """Does every path through this list come to a page, a new round, the goal or a loss?"""
        return any(self._effect_ends(effect, within) for effect in fx)

    def entry_ends(self, entry: int, within: tuple[int, ...] = ()) -> bool:
        if entry in within or entry not in self.entries:
            return False
        record, inside = self.entries[entry], (*within, entry)
        return self.ends(record.fx, inside) and (record.when is None or self.ends(record.otherwise, inside))

    def _effect_ends(self, effect: Effect, within: tuple[int, ...]) -> bool:
        if tag_of(effect) in CUTS:
            return True
        if read := self.read_by(effect, threat=False):
            return all(self.entry_ends(entry, within) for entry in read)
        inner = [self.ends(fx, within) for _, fx in inner_lists(effect)]
        match effect:
            case If() | Pay() | Check() | Roll():
                return all(inner)
            case Choose() | Vote():
                return all(inner) and any(option.when is None for option in effect.options)
            case For():
                surely_somebody = not isinstance(effect.who, Picked) and (
                    not isinstance(effect.who, Chooser) or effect.who.otherwise == "top"
                )
                return surely_somebody and all(inner)
            case _:
                return False

    def addressing_me(self, fx: Effects) -> Iterator[Effect]:
        """The effects of a list for which nobody else has been chosen to stand for me."""
        for effect in fx:
            yield effect
            if not isinstance(effect, For) or isinstance(effect.who, Me):
                for _, inner in inner_lists(effect):
                    yield from self.addressing_me(inner)

    def read_for_nobody(self) -> set[int]:
        """The entries that are read where nobody acts, so that "me" is merely whoever is on top (FW-R68)."""
        scenario = self.voyage.record
        ahead = [*scenario.threat_events, *(placed.record.end_entry for placed in self.voyage.pages.values())]
        found = set(ahead)
        while ahead:
            record = self.entries.get(ahead.pop())
            for effect in self.addressing_me((*record.fx, *record.otherwise)) if record else ():
                for entry in self.read_by(effect):
                    if entry not in found:
                        found.add(entry)
                        ahead.append(entry)
        return found
