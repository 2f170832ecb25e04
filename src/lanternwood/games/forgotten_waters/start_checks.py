"""Can the ship set out (FW-LINT-09)?"""

from collections import Counter
from collections.abc import Iterator

from lanternwood.games.forgotten_waters.packages import Voyage
from lanternwood.games.forgotten_waters.records import SetupRecord
from lanternwood.games.forgotten_waters.terms import neighbours
from lanternwood.kernel.faults import Fault

SIZES = range(3, 8)
MOST_CANNONS = 4


def check_start(voyage: Voyage) -> Iterator[Fault]:
    for field, words in _found_in(voyage.record.setup):
        yield voyage.head.fault(field, words, "FW-LINT-09")


def _found_in(setup: SetupRecord) -> Iterator[tuple[str, str]]:
    for n, stats in enumerate(setup.stats):
        if stats.hull < 1:
            yield f"setup.stats[{n}].hull", "a ship starts with a hull of 1 at least"
        if stats.discontent >= stats.crew:
            yield f"setup.stats[{n}].discontent", f"{stats.discontent} is a mutiny with a crew of {stats.crew}"
        for stat in ("hull", "supplies", "crew", "discontent"):
            if getattr(stats, stat) > (most := getattr(setup.max, stat)):
                yield f"setup.stats[{n}].{stat}", f"it is at most {most}"
    for size in SIZES:
        if (found := sum(low <= size <= high for low, high in (stats.players for stats in setup.stats))) != 1:
            yield "setup.stats", f"{found} of them are for {size} players; write one"
    if len(setup.cannons) > MOST_CANNONS:
        yield "setup.cannons", f"a ship holds {MOST_CANNONS} cannons"
    yield from _found_on_map(setup)


def _found_on_map(setup: SetupRecord) -> Iterator[tuple[str, str]]:
    for space, times in Counter(token.space for token in setup.tokens).items():
        if times > 1:
            yield "setup.tokens", f"{times} tokens lie on {space}"
    for n, token in enumerate(setup.tokens):
        if (token.site is None) != (token.entry is None):
            yield f"setup.tokens[{n}]", "a site has an entry; rocky waters have neither"
    rocky = {token.space for token in setup.tokens if token.site is None}
    reached, ahead = {setup.ship}, [setup.ship]
    while ahead:
        for space in neighbours(ahead.pop()):
            if space not in reached and space not in rocky:
                reached.add(space)
                ahead.append(space)
    for n, token in enumerate(setup.tokens):
        if token.site and token.space not in reached:
            yield f"setup.tokens[{n}].space", f"the ship cannot come from {setup.ship} to {token.space}"
