"""How a rule is kept here: what it takes apart from what it does, so that what is offered is what is accepted."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from lanternwood.games.enter_the_forest.state import State
from lanternwood.kernel.model import Action, Seat
from lanternwood.kernel.table import Table


class Rule(NamedTuple):
    may: Callable[[State, Seat, Any], None]
    """Refuses, or changes nothing."""
    do: Callable[[Table[State], Seat, Any], None]


Rules: TypeAlias = dict[type[Action], Rule]


def everyone_who_knows(state: State, seat: Seat) -> tuple[Seat, ...]:
    """A player and the game master."""
    return (seat,) if state.gm is None else (state.gm, seat)
