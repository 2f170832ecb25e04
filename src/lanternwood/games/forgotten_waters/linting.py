"""Everything that is wrong with the content, and what is still to be written."""

from collections.abc import Iterator
from pathlib import Path

from lanternwood.games.forgotten_waters.checks import faults_of
from lanternwood.games.forgotten_waters.packages import FOLDER as FOLDER
from lanternwood.games.forgotten_waters.packages import Package, read_core, read_scenarios
from lanternwood.games.forgotten_waters.prose import Prose, read_prose
from lanternwood.games.forgotten_waters.prose_checks import check_prose, missing_from
from lanternwood.games.forgotten_waters.prose_keys import wanted_by
from lanternwood.kernel.faults import Fault

MOST_NAMED = 12


def lint(folder: Path) -> list[str]:
    """Faults of structure first, then of prose, then in a line for each package what it still lacks."""
    core, scenarios = read_core(folder), read_scenarios(folder)
    faults = [str(fault) for fault in faults_of(core, scenarios)]
    for package in (core, *scenarios):
        faults += [str(fault) for fault in prose_faults(package)]
    for package in (core, *scenarios):
        faults += _still_to_write(package)
    return faults


def prose_faults(package: Package) -> list[Fault]:
    prose = read_prose(package.folder)
    return check_prose(prose, wanted_by(package, prose.brief))


def missing_prose(package: Package) -> tuple[Prose, list[str]]:
    prose = read_prose(package.folder)
    return prose, missing_from(prose, wanted_by(package, prose.brief))


def _still_to_write(package: Package) -> Iterator[str]:
    prose, missing = missing_prose(package)
    if missing:
        more = f" and {len(missing) - MOST_NAMED} more" if len(missing) > MOST_NAMED else ""
        yield f"{prose.file}: {len(missing)} texts are still to be written: {', '.join(missing[:MOST_NAMED])}{more}"
