"""The checks on what a script says: targets, places, references and arguments (V5 to V10 and V12)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from lanternwood.games.forsaken.argument_checks import (
    Found,
    check_condition,
    check_filters,
    check_step,
    narrowed,
    nouns_fit,
)
from lanternwood.games.forsaken.records import INTERRUPTING, Ability, ChannelRecord, Doing, Event, Head, On, Scripted
from lanternwood.games.forsaken.script_records import NUMBERED, Aim, Kind, Measure, Noun, Ref, WrittenKeywords
from lanternwood.games.forsaken.verb_records import (
    Cancel,
    Clash,
    Copy,
    Give,
    Grant,
    Move,
    Raise,
    Recall,
    Redirect,
    Revive,
    Scry,
    Sift,
    Static,
    Step,
    Summon,
)
from lanternwood.kernel.faults import with_article

Bearer = Kind | Literal["token", "channel"]
Tokens = set[str] | None
"""The tokens that there are; None where that is not known."""
OWN_TURN: tuple[Head, ...] = ("effect", "arrival", "breach", "bow", "cost", "dawn", "dusk")
"""V6 Where its controller is Active, or where FK-INACT-03 allows the choice."""
SUBJECTS: dict[Event, Noun | None] = {
    "play": None,
    "attack": "follower",
    "attack-tower": "follower",
    "channel": None,
    "bow": "follower",
    "arrival": "follower",
    "breach": "follower",
    "forsaken": "follower",
    "build": "altar",
}
"""What `it` is, as far as verbs can act on it."""
SOURCES: dict[Bearer, Noun | None] = {"follower": "follower", "token": "follower", "blessing": "blessing"}


@dataclass(frozen=True)
class Place:
    """Where in a script a step stands."""

    bearer: Bearer
    ability: Ability
    field: str
    first: bool = True
    that: Noun | None = None
    """What the step before has selected or made."""

    @property
    def head(self) -> Head:
        return self.ability.head

    @property
    def event(self) -> Event | None:
        return self.ability.on.event if self.ability.on else None


def check_script(record: Scripted | ChannelRecord, bearer: Bearer, tokens: Tokens) -> Iterator[Found]:
    if isinstance(record, Scripted):
        yield from _check_keywords(record.keywords, "keywords")
        for number, static in enumerate(record.ongoing):
            yield from _check_static(static, bearer, f"ongoing[{number}]")
    for ability, field in zip(record.abilities, _fields(record), strict=True):
        yield from _check_ability(Place(bearer, ability, field), tokens)


def _fields(record: Scripted | ChannelRecord) -> Iterator[str]:
    """Where each ability is written, in the order of `abilities`."""
    numbers = iter(range(99))
    for ability in record.abilities:
        name = "cost_ability" if ability.head == "cost" else ability.head
        if ability.head == "on":
            yield f"on[{next(numbers)}].do"
        else:
            yield f"{name}.do" if isinstance(getattr(record, name), Doing) else name


def _check_ability(place: Place, tokens: Tokens) -> Iterator[Found]:
    above = place.field.removesuffix(".do")
    if place.ability.on:
        yield from _check_on(place.ability.on, above)
    if place.ability.when:
        yield from check_condition(place.ability.when, f"{above}.when", place.head)
        if place.head == "effect":
            yield f"{above}.when", "an effect has no condition of its own; put `when` on its steps", "V12"
    for number, step in enumerate(place.ability.steps):
        here = replace(place, field=f"{place.field}[{number}]", first=number == 0)
        yield from _check_step(here, step, tokens)
        place = replace(place, that=_noun_of(step, here))


def _check_on(on: On, field: str) -> Iterator[Found]:
    if on.kind and on.event != "play":
        yield f"{field}.kind", f"a kind of card goes with 'play', not with '{on.event}'; take it out", "V10"
    if narrowed(on) and SUBJECTS[on.event] != "follower":
        yield f"{field}.event", f"filters are for Followers; '{on.event}' has none as its subject", "V10"
    yield from check_filters(on.subject, field)


def _check_step(place: Place, step: Step, tokens: Tokens) -> Iterator[Found]:
    if step.condition:
        yield from check_condition(step.condition, f"{place.field}.when", place.head)
    yield from check_step(step, place.field)
    yield from _check_where(place, step)
    for name, aim in _aims(step):
        yield from _check_target(place, aim, place.field + name)
        if isinstance(aim.selector, str):
            yield from _check_ref(place, aim.selector, f"{place.field}{name}.of")
            noun = _referred(aim.selector, place)
            yield from nouns_fit(step, noun, f"{place.field}{name}.of") if noun else ()
        else:
            yield from nouns_fit(step, aim.selector.noun, f"{place.field}{name}.of")
    value = getattr(step, "n", None)
    if isinstance(value, Measure) and value.zeal:
        yield from _check_ref(place, value.zeal, f"{place.field}.n.zeal")
        if (noun := _referred(value.zeal, place)) and noun != "follower":
            yield f"{place.field}.n.zeal", f"'{value.zeal}' is {with_article(noun)} here, and has no Zeal", "V10"
    if isinstance(step, Summon) and tokens is not None and step.token not in tokens:
        yield f"{place.field}.token", f"there is no token '{step.token}'; known: {', '.join(sorted(tokens))}", "V9"
    if isinstance(step, Grant):
        yield from _check_keywords(step.keyword, f"{place.field}.keyword", one=True)


def _aims(step: Step | Static) -> list[tuple[str, Aim]]:
    """The selectors of a step, each with its field."""
    aims: list[tuple[str, Aim]] = [("", step)] if isinstance(step, Aim) else []
    return [*aims, (".with", step.with_)] if isinstance(step, Clash) else aims


def _check_target(place: Place, aim: Aim, field: str) -> Iterator[Found]:
    if (aim.pick or aim.up_to) and place.bearer in ("miracle", "blessing"):
        name = "pick" if aim.pick else "up_to"
        yield f"{field}.{name}", f"nobody picks a target for a {place.bearer}; leave it out to mean all", "V5"


def _check_where(place: Place, step: Step) -> Iterator[Found]:
    """V6 and V7"""
    verb = step.__struct_config__.tag
    chooses = isinstance(step, Scry | Sift | Recall | Revive | Copy) or (isinstance(step, Move) and step.to == "choose")
    if chooses and place.bearer == "token":
        yield f"{place.field}.do", f"a token cannot {verb}; give it to a card", "V6"
    elif chooses and place.head not in OWN_TURN:
        yield f"{place.field}.do", f"'{verb}' may not stand under '{place.head}'; only {', '.join(OWN_TURN)}", "V6"
    if isinstance(step, Cancel) and place.event not in INTERRUPTING:
        yield f"{place.field}.do", f"'cancel' stands only under `on` one of: {', '.join(INTERRUPTING)}", "V7"
    if isinstance(step, Redirect) and place.event not in ("attack", "attack-tower"):
        yield f"{place.field}.do", "'redirect' stands only under `on` attack or attack-tower", "V7"


def _check_ref(place: Place, ref: Ref, field: str) -> Iterator[Found]:
    """V8"""
    if ref == "foe" and place.head != "battle":
        yield field, f"'foe' is known only under battle, not under '{place.head}'", "V8"
    elif ref == "it" and place.head != "on":
        yield field, f"'it' is known only under `on`, not under '{place.head}'", "V8"
    elif ref == "it" and _referred(ref, place) is None:
        yield field, f"the subject of '{place.event}' can only be cancelled", "V8"
    elif ref == "that" and place.first:
        yield field, "'that' means what the step before selected or made; a first step has none before it", "V8"
    elif ref == "that" and place.that is None:
        yield field, "the step before selects and makes nothing that 'that' could mean", "V8"
    elif ref == "self" and _referred(ref, place) is None:
        yield field, f"a {place.bearer} is not in play when it acts, so there is no 'self'", "V8"


def _referred(ref: Ref, place: Place) -> Noun | None:
    match ref:
        case "self":
            return SOURCES.get(place.bearer)
        case "foe":
            return "follower"
        case "it":
            return SUBJECTS[place.event] if place.event else None
        case "that":
            return place.that


def _noun_of(step: Step, place: Place) -> Noun | None:
    """What `that` means to the next step."""
    match step:
        case Summon() | Copy():
            return "follower"
        case Raise():
            return "altar"
        case Revive():
            return "blessing" if step.kind == "blessing" else "follower"
        case Aim():
            return _referred(step.selector, place) if isinstance(step.selector, str) else step.selector.noun
        case _:
            return None


def _check_static(static: Static, bearer: Bearer, field: str) -> Iterator[Found]:
    for _, aim in _aims(static):
        if aim.pick or aim.up_to:
            name = "pick" if aim.pick else "up_to"
            yield f"{field}.{name}", "what is ongoing has no targets; leave it out to mean all", "V5"
        if aim.of in ("foe", "it", "that"):
            yield f"{field}.of", f"'{aim.of}' means nothing in an ongoing ability; only 'self' does", "V8"
        selector = aim.selector
        noun = SOURCES.get(bearer) if isinstance(selector, str) else selector.noun
        yield from nouns_fit(static, noun or "blessing", f"{field}.of")
    yield from check_step(static, field)
    if isinstance(static, Give):
        yield from _check_keywords(static.keyword, f"{field}.keyword", one=True)


def _check_keywords(keywords: WrittenKeywords, field: str, one: bool = False) -> Iterator[Found]:
    """V9"""
    if one and len(keywords) != 1:
        yield field, f"it has {len(keywords)} keywords; write exactly one", "V9"
    for name, number in keywords.items():
        if name in NUMBERED:
            if number is True or number is False or number < 1:
                yield f"{field}.{name}", f"{name} needs a number from 1, as in {{ {name} = 1 }}", "V9"
        elif number is not True:
            yield f"{field}.{name}", f"{name} has no number; write {{ {name} = true }}", "V9"
