"""Can a voyage be sailed from its start to an end, whatever is chosen (FW-LINT-05, 07, 08, 12, 14, 15)?"""

from collections.abc import Iterator

from lanternwood.games.forgotten_waters.condition_records import Each
from lanternwood.games.forgotten_waters.effect_records import Effect, For
from lanternwood.games.forgotten_waters.graph import Graph, tag_of
from lanternwood.games.forgotten_waters.packages import Voyage
from lanternwood.games.forgotten_waters.records import EntryRecord
from lanternwood.games.forgotten_waters.scripts import scripts_of, steps_within
from lanternwood.games.forgotten_waters.verb_records import Goal, Lose, ResolveEvents, Story, ThreatSet
from lanternwood.kernel.faults import Fault

PERSONAL = (
    "pay", "check", "skill", "infamy", "treasure", "steal", "bury", "drop", "reroll", "misfortune", "star",
    "resolve_events", "story",
)  # fmt: skip
"""What must say whose it is where nobody acts (FW-LINT-15)."""
LEAST_LAST_ROUND, MOST_LAST_ROUND = 30, 60


def check_graph(voyage: Voyage) -> Iterator[Fault]:
    graph = Graph(voyage)
    yield from _check_ends(graph)
    yield from _check_threat_events(graph)
    yield from _check_goal(graph)
    yield from _check_reached(graph)
    yield from _check_last_round(graph)
    yield from _check_for_nobody(graph)


def _check_ends(graph: Graph) -> Iterator[Fault]:
    """FW-LINT-05"""
    if circle := graph.circle():
        around = " reads ".join(str(entry) for entry in (*circle, circle[0]))
        yield graph.voyage.entries[circle[0]].fault("fx", f"{around}, without end", "FW-LINT-05")
        return
    for id, placed in graph.voyage.pages.items():
        end = placed.record.end_entry
        if end in graph.entries and not graph.entry_ends(end):
            words = f"the round on page {id} may end here and go nowhere; name a page, a new round, the goal or a loss"
            yield graph.voyage.entries[end].fault("fx", words, "FW-LINT-05")


def _check_threat_events(graph: Graph) -> Iterator[Fault]:
    """FW-LINT-07"""
    *events, last = graph.voyage.record.threat_events
    for entry in events:
        record = graph.entries.get(entry)
        if record and not record.keep and not any(isinstance(effect, ThreatSet) for effect in graph.effects_of(entry)):
            words = "a threat event sets the threat, or says keep = true"
            yield graph.voyage.entries[entry].fault("fx", words, "FW-LINT-07")
    loses = any(isinstance(effect, Lose) and effect.reason == "threat" for effect in graph.effects_of(last))
    if last in graph.entries and not loses:
        words = 'the last threat event loses the game: ["lose", "threat"]'
        yield graph.voyage.entries[last].fault("fx", words, "FW-LINT-07")


def _check_goal(graph: Graph) -> Iterator[Fault]:
    """FW-LINT-08"""
    goals = [entry for entry in graph.entries if any(isinstance(effect, Goal) for effect in graph.effects_of(entry))]
    if not any(("entry", entry) in graph.reached for entry in goals):
        yield graph.voyage.head.fault("start_entry", "no goal can be reached from here", "FW-LINT-08")
    unresolved = _reached_unresolved(graph)
    for entry in goals:
        if entry in unresolved:
            words = "before the goal, each player resolves constellation events, twice: the first time may earn tokens"
            yield graph.voyage.entries[entry].fault("fx", words, "FW-LINT-08")


def _reached_unresolved(graph: Graph) -> set[int]:
    """The entries that can be come to without everyone having resolved all events on the way from the page."""
    pages = [node for node in graph.reached if node[0] == "page"]
    ahead = [id for node in (*graph.starts, *pages) for kind, id in graph.led_to_from(node) if kind == "entry"]
    ahead += [id for _, id in graph.starts]
    found = {entry for entry in ahead if not _resolves_twice(graph.entries.get(entry))}
    ahead = list(found)
    while ahead:
        for kind, entry in graph.led_to_from(("entry", ahead.pop())):
            if kind == "entry" and entry not in found and not _resolves_twice(graph.entries.get(entry)):
                found.add(entry)
                ahead.append(entry)
    return found


def _resolves_twice(record: EntryRecord | None) -> bool:
    return record is not None and sum(_resolves_for_each(effect) for effect in record.fx) >= 2


def _resolves_for_each(effect: Effect) -> bool:
    return isinstance(effect, For) and isinstance(effect.who, Each) and effect.fx == (ResolveEvents(),)


def _check_reached(graph: Graph) -> Iterator[Fault]:
    """FW-LINT-12"""
    for id, entry in graph.voyage.entries.items():
        if ("entry", id) not in graph.reached and not entry.record.spare:
            yield entry.fault("id", "nothing leads here; mark it spare = true if that is meant", "FW-LINT-12")
    for id, page in graph.voyage.pages.items():
        if ("page", id) not in graph.reached:
            yield page.fault("id", "nothing turns to this page", "FW-LINT-12")
    scripts = scripts_of((*graph.voyage.core.placed, *graph.voyage.scenario.placed))
    given = {step.effect.story for s in scripts for step in steps_within(s) if isinstance(step.effect, Story)}
    for id, card in graph.voyage.story_cards.items():
        if id not in given:
            yield card.fault("id", "no effect gives this card", "FW-LINT-12")


def _check_last_round(graph: Graph) -> Iterator[Fault]:
    """FW-LINT-14"""
    last = graph.voyage.record.last_round
    if last is None or not LEAST_LAST_ROUND <= last.n <= MOST_LAST_ROUND:
        words = f"a last round from {LEAST_LAST_ROUND} to {MOST_LAST_ROUND} makes every voyage end; set one"
        yield graph.voyage.head.fault("last_round", words, "FW-LINT-14")
    elif last.entry in graph.entries and not any(
        isinstance(effect, Goal | Lose) for effect in graph.entries[last.entry].fx
    ):
        words = "the entry of the last round ends in the goal or in a loss"
        yield graph.voyage.entries[last.entry].fault("fx", words, "FW-LINT-14")


def _check_for_nobody(graph: Graph) -> Iterator[Fault]:
    """FW-LINT-15"""
    for id in sorted(graph.read_for_nobody() & set(graph.entries)):
        record = graph.entries[id]
        for effect in graph.addressing_me((*record.fx, *record.otherwise)):
            if (verb := tag_of(effect)) in PERSONAL:
                words = f"nobody acts here, so '{verb}' has to say whose it is: use `for` or a vote"
                yield graph.voyage.entries[id].fault("fx", words, "FW-LINT-15")
