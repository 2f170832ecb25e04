"""Who is meant by `for` (RULES.md, 5.1). The masked pirate is never meant but as me or as picked (FW-CARD-05)."""

from collections.abc import Callable
from typing import Final, TypeAlias

from lanternwood.games.forgotten_waters import condition_records as c
from lanternwood.games.forgotten_waters.frames import Scope
from lanternwood.games.forgotten_waters.pirates import NOBODY, Pirate
from lanternwood.games.forgotten_waters.program import Whose
from lanternwood.games.forgotten_waters.state import State
from lanternwood.kernel.model import Seat

Selected: TypeAlias = list[Pirate]


def selected(state: State, op: Whose, scope: Scope) -> Selected:
    """FW-ACT-08 From top to bottom infamy."""
    return SELECT[op.selector](state, op, scope)


def highest(state: State, skill: int) -> Seat:
    """FW-SKILL-05, FW-TIE-01 By filled boxes; of those tied, who has more infamy."""
    return max(state.ranked(), key=lambda seat: state.players[seat].boxes[skill])


def lowest(state: State, skill: int) -> Seat:
    """FW-TIE-01 Of those tied, who has less infamy."""
    return min(reversed(state.ranked()), key=lambda seat: state.players[seat].boxes[skill])


def chooser(state: State, op: Whose) -> Selected:
    """Of several, the highest infamy; with `or top` the top-infamy player where no player chose it."""
    choosers = [seat for seat in state.ranked() if state.chose[seat] == op.which]
    if choosers:
        return [choosers[0]]
    return [state.top()] if op.or_top else []


SELECTING: Final[dict[type[c.Selector], Callable[[State, Whose, Scope], Selected]]] = {
    c.Me: lambda state, op, scope: [scope.me],
    c.Each: lambda state, op, scope: [*state.ranked()],
    c.Others: lambda state, op, scope: [seat for seat in state.ranked() if seat != scope.me],
    c.Top: lambda state, op, scope: [state.top()],
    c.Bottom: lambda state, op, scope: [state.ranked()[-1]],
    c.Highest: lambda state, op, scope: [highest(state, op.which)],
    c.Lowest: lambda state, op, scope: [lowest(state, op.which)],
    c.OfRole: lambda state, op, scope: [state.roles[op.which]],
    c.Chooser: lambda state, op, scope: chooser(state, op),
    c.Picked: lambda state, op, scope: [] if scope.picked == NOBODY else [scope.picked],
}
SELECT: Final = tuple(SELECTING[kind] for kind in c.SELECTORS)
