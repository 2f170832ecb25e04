"""FW-STAT: hull, supplies, crew and discontent."""

from lanternwood.games.forgotten_waters.endings import check_losses
from lanternwood.games.forgotten_waters.events import CrewFed, StatChanged
from lanternwood.games.forgotten_waters.state import CREW, DISCONTENT, SUPPLIES, State
from lanternwood.kernel.table import Table


def change_stat(table: Table[State], stat: int, by: int) -> None:
    """FW-STAT-02 Never below 0 or above its maximum. FW-END-09 Losses are tested after every single change."""
    state = table.state
    to = min(max(state.stats[stat] + by, 0), state.book.maxima[stat])
    if to == state.stats[stat]:
        return
    state.stats[stat] = to
    table.happens(StatChanged, stat, to)
    check_losses(table)


def hunger(state: State) -> int:
    """FW-STAT-05; FW-CARD-01"""
    crew = state.stats[CREW]
    rule = state.book.hunger_for(len(state.players))
    return max((crew + 2) // 3 + rule.delta, rule.least)


def feed(table: Table[State]) -> None:
    """FW-STAT-06 Discontent rises by what is missing, as one change."""
    state = table.state
    needed = hunger(state)
    missing = max(needed - state.stats[SUPPLIES], 0)
    table.happens(CrewFed, needed, missing)
    change_stat(table, SUPPLIES, -needed)
    change_stat(table, DISCONTENT, missing)
