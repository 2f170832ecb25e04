"""The content as it is sailed with: every scenario that is there, checked and compiled."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lanternwood.games.forgotten_waters.checks import faults_of
from lanternwood.games.forgotten_waters.compiling import compile_voyage
from lanternwood.games.forgotten_waters.packages import FOLDER, Voyage, read_core, read_scenarios
from lanternwood.games.forgotten_waters.program import Program
from lanternwood.kernel.content import ContentError


@dataclass(frozen=True)
class Loaded:
    voyage: Voyage
    program: Program


@cache
def load(folder: Path = FOLDER) -> dict[str, Loaded]:
    """Every scenario by its name; a content folder with faults is refused whole, with all of them."""
    core, scenarios = read_core(folder), read_scenarios(folder)
    if faults := faults_of(core, scenarios):
        raise ContentError("\n".join(str(fault) for fault in faults))
    voyages = [Voyage(core, scenario) for scenario in scenarios]
    return {voyage.record.id: Loaded(voyage, compile_voyage(voyage)) for voyage in voyages}
