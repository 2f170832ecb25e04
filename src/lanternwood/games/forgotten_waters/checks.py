"""Everything that must hold of a package before anybody sails with it (RULES.md, 5.1, FW-LINT)."""

from collections.abc import Iterator

from lanternwood.games.forgotten_waters.deck_checks import check_deck
from lanternwood.games.forgotten_waters.graph_checks import check_graph
from lanternwood.games.forgotten_waters.guide_checks import check_guides
from lanternwood.games.forgotten_waters.language_checks import check_language
from lanternwood.games.forgotten_waters.packages import Package, Voyage
from lanternwood.games.forgotten_waters.records import ScenarioRecord
from lanternwood.games.forgotten_waters.reference_checks import check_keywords, check_lists, check_references
from lanternwood.games.forgotten_waters.sheet_checks import check_sheets
from lanternwood.games.forgotten_waters.start_checks import check_start
from lanternwood.kernel.faults import Fault


def faults_of(core: Package, scenarios: list[Package]) -> list[Fault]:
    """All faults, each told once, though core sails with every scenario. Where records could not be read, the rest is
    not blamed for missing them."""
    found = [*core.faults, *(fault for scenario in scenarios for fault in scenario.faults)]
    found += [*check_lists(core), *check_sheets(core), *check_deck(core)]
    for scenario in scenarios:
        found += check_lists(scenario)
        if not core.faults and not scenario.faults and scenario.all_of(ScenarioRecord):
            found += _faults_of_voyage(Voyage(core, scenario))
    return list(dict.fromkeys(found))


def _faults_of_voyage(voyage: Voyage) -> Iterator[Fault]:
    yield from check_references(voyage, voyage.core)
    yield from check_references(voyage, voyage.scenario)
    yield from check_keywords(voyage)
    yield from check_start(voyage)
    yield from check_graph(voyage)
    yield from check_guides(voyage)
    yield from check_language(voyage)
