"""FW-END: how a voyage ends, and how well."""

from lanternwood.games.forgotten_waters.blanks import ending_key, tell_blanks
from lanternwood.games.forgotten_waters.events import EndingRead, VoyageEnded
from lanternwood.games.forgotten_waters.state import CREW, DISCONTENT, HULL, Ending, State
from lanternwood.games.forgotten_waters.terms import LOSSES
from lanternwood.kernel.model import Outcome, Seat
from lanternwood.kernel.table import Table

WINS, SUPERIOR = 4, 5
"""So many constellation events."""


def check_losses(table: Table[State]) -> None:
    """FW-END-01, 02 The one place where losses are tested, in book order (FW-END-10)."""
    stats = table.state.stats
    if table.state.ending is not None:
        return
    if stats[HULL] == 0:
        end(table, "drowned")
    elif stats[DISCONTENT] >= stats[CREW]:
        end(table, "mutiny")


def lose(table: Table[State], reason: int) -> None:
    """FW-END-03, or as a scenario says."""
    end(table, LOSSES[reason])


def reach_goal(table: Table[State]) -> None:
    """FW-END-04, 07 Endings are read first by the top-infamy player, then clockwise."""
    state = table.state
    seats = len(state.players)
    first = state.top()
    for step in range(seats):
        seat = Seat((first + step) % seats)
        player = state.players[seat]
        table.happens(EndingRead, seat, player.events)
        tell_blanks(table, seat, ending_key(state.book.sheets[player.sheet].id, player.events))
    end(table, "goal")


def end(table: Table[State], ending: Ending) -> None:
    """FW-ROUND-09 Whatever led to it is dropped; a voyage that is saved goes on there (FW-SAVE-05)."""
    state = table.state
    state.ending = ending
    if ending != "saved":
        state.frames.clear()
    table.happens(VoyageEnded, ending, grades(state))


def grades(state: State) -> tuple[int, ...]:
    """FW-END-11 0 lost, 1 came home, 2 won, 3 superior."""
    if state.ending != "goal":
        return (0,) * len(state.players)
    return tuple(3 if player.events >= SUPERIOR else 2 if player.events >= WINS else 1 for player in state.players)


def outcome(state: State) -> Outcome | None:
    """FW-END-04, 06"""
    if state.ending is None:
        return None
    winners = tuple(Seat(seat) for seat, grade in enumerate(grades(state)) if grade >= 2)
    return Outcome(state.ending, winners)
