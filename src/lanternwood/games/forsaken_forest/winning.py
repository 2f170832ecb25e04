"""FF-WIN: who has won, and how. A win takes effect at once (FF-WIN-07): the loop in flow.py stops on it."""

from lanternwood.games.forsaken_forest.cards import ids_of
from lanternwood.games.forsaken_forest.content import CONTENT, DestinationId
from lanternwood.games.forsaken_forest.events import GameWon
from lanternwood.games.forsaken_forest.roles import ROLE_IDS, TEAM
from lanternwood.games.forsaken_forest.state import UNPLACED, Ending, State
from lanternwood.kernel.model import Outcome, Seat
from lanternwood.kernel.table import Table

DESTINATION_IDS: list[DestinationId] = [card.id for card in CONTENT.destinations]


def end_game(table: Table[State], ending: Ending) -> None:
    """FF-WIN-09, FF-WIN-11 The engine says it, and all is opened."""
    state = table.state
    state.ending = ending
    winner = state.winner()
    assert winner
    table.happens(
        GameWon,
        winner,
        ending,
        tuple(ROLE_IDS[role] for role in state.roles),
        tuple(None if card == UNPLACED else DESTINATION_IDS[card] for card in state.destinations),
        tuple(ids_of(hand) for hand in state.hands),
    )


def check_head_count(table: Table[State]) -> None:
    """FF-WIN-02, FF-WIN-04, FF-WIN-08 After a death has become final, and at no other time (FF-WIN-05)."""
    forsaken, others = table.state.counts()
    if not forsaken:
        end_game(table, "forsaken-dead")
    elif forsaken >= others:
        end_game(table, "ratio")


def outcome(state: State) -> Outcome | None:
    """FF-WIN-10 All members of the winning team win, dead or alive."""
    winner = state.winner()
    if winner is None or state.ending is None:
        return None
    return Outcome(state.ending, tuple(Seat(seat) for seat, role in enumerate(state.roles) if TEAM[role] == winner))
