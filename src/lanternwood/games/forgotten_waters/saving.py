"""FW-SAVE: a voyage that stops at a save point, and one that goes on from there.

What is kept is the state itself, with what was still to be resolved: so resuming restores all of FW-SAVE-05, and no
list of what belongs to a save can fall behind. How a match is begun from one is for the kernel to say.
"""

from lanternwood.games.forgotten_waters.events import VoyageResumed
from lanternwood.games.forgotten_waters.redeal import redeal_piles
from lanternwood.games.forgotten_waters.running import run
from lanternwood.games.forgotten_waters.state import State
from lanternwood.kernel.model import require
from lanternwood.kernel.table import Table

PART_ONE_COMPLETE = 2
"""FW-SAVE-02 Once this part has begun, the ship's log is marked."""


def is_marked(state: State) -> bool:
    return state.part >= PART_ONE_COMPLETE


def resume(table: Table[State], saved: State, sealed: bool = True) -> None:
    """FW-SAVE-04, 05 Everything as it was; hidden orders that could not be opened are dealt anew (FW-R73)."""
    require(saved.ending == "saved", "FW-SAVE-04", "that voyage did not stop at a save point")
    state = table.state = saved.copy()
    state.ending = None
    if not sealed:
        redeal_piles(state, table.chance)
    table.happens(VoyageResumed, state.options.scenario, state.part)
    run(table)
