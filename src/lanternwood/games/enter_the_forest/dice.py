"""Light dice and dark ones."""

from lanternwood.games.enter_the_forest.state import Colour, Die, State, Why
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Table

FACES = 6


def throw(table: Table[State], owner: Seat, colour: Colour, why: Why) -> Die:
    """EF-DIE-01 Six faces, each as likely as the others, drawn from the table's own chance."""
    return Die(colour, why, owner, table.below(FACES) + 1)
