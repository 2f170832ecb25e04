"""Do guide symbols tell the truth (FW-PAGE-05, FW-LINT-13)?"""

from collections.abc import Iterator

from lanternwood.games.forgotten_waters.effect_records import Check, Effect, Effects
from lanternwood.games.forgotten_waters.graph import Graph, tag_of
from lanternwood.games.forgotten_waters.packages import Voyage
from lanternwood.games.forgotten_waters.records import ActionRecord
from lanternwood.games.forgotten_waters.scripts import effects_within
from lanternwood.games.forgotten_waters.terms import DIALS, SKILLS, Skill
from lanternwood.games.forgotten_waters.verb_records import DialMoves, DialSet, GainSkill
from lanternwood.kernel.faults import Fault

MOST_SYMBOLS = 4
SHOWN_BY: dict[str, tuple[str, ...]] = {
    "supplies": ("supplies",),
    "hull": ("hull",),
    "crew": ("crew",),
    "discontent": ("discontent",),
    "infamy": ("infamy",),
    "treasure": ("treasure", "steal"),
    "star": ("star", "bury", "resolve_events"),
    "cannon": ("cannon_gain", "cannon_upgrade", "cannon_load"),
    "map": ("move_ship", "move_up_to", "scout", "place_ship"),
    "threat": ("threat", "threat_set"),
    "reroll": ("reroll",),
}
"""With which verbs an action is about what a symbol shows."""


def check_guides(voyage: Voyage) -> Iterator[Fault]:
    graph = Graph(voyage)
    for placed in voyage.pages.values():
        for number, action in enumerate(placed.record.actions):
            for words in _found_in(action, graph):
                yield placed.fault(f"actions[{number}].guide", words, "FW-LINT-13")


def _found_in(action: ActionRecord, graph: Graph) -> Iterator[str]:
    own = list(effects_within(action.fx))
    whole = list(_with_what_is_read(action.fx, graph))
    white = [symbol.shows for symbol in action.guide if symbol.colour == "white"]
    black = [symbol.shows for symbol in action.guide if symbol.colour == "black"]
    if len(action.guide) > MOST_SYMBOLS or [*white, *black] != [symbol.shows for symbol in action.guide]:
        yield f"at most {MOST_SYMBOLS} symbols, the white ones first"
    given, checked = _skills_given(whole), {effect.skill for effect in whole if isinstance(effect, Check)}
    for shown in white:
        if shown not in given or shown not in checked:
            yield f"white {shown} promises that it is gained and checked"
    for skill in sorted(_skills_given(own), key=SKILLS.index):
        if skill not in (*white, *black):
            yield f"it gives {skill} and does not show it"
    for dial in sorted({effect.dial for effect in own if isinstance(effect, DialMoves | DialSet)}):
        if dial not in black:
            yield f"it moves dial {dial} and does not show it"
    for shown in black:
        yield from _check_black(shown, given, checked, whole)


def _check_black(shown: str, given: set[Skill], checked: set[Skill], whole: list[Effect]) -> Iterator[str]:
    if shown in SKILLS:
        if shown not in given:
            yield f"black {shown} promises that it is gained"
        elif shown in checked:
            yield f"{shown} is gained and checked here; show it white"
    elif shown in DIALS:
        if not any(isinstance(effect, DialMoves | DialSet) and effect.dial == shown for effect in whole):
            yield f"nothing here moves dial {shown}"
    elif not any(tag_of(effect) in SHOWN_BY[shown] for effect in whole):
        yield f"nothing here is about {shown}"


def _skills_given(effects: list[Effect]) -> set[Skill]:
    return {effect.skill for effect in effects if isinstance(effect, GainSkill)}


def _with_what_is_read(fx: Effects, graph: Graph, seen: frozenset[int] = frozenset()) -> Iterator[Effect]:
    """The action, the entries it reads included."""
    for effect in effects_within(fx):
        yield effect
        for entry in graph.read_by(effect, threat=False):
            if entry not in seen and (record := graph.entries.get(entry)):
                yield from _with_what_is_read((*record.fx, *record.otherwise), graph, seen | {entry})
