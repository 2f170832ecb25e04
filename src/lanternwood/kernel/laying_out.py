"""How a match is laid out: what its seats brought is put before the rules, then they set up."""

from collections.abc import Sequence
from typing import Any

from lanternwood.kernel.game import Game
from lanternwood.kernel.table import Table


def lay_out(game: Game[Any], table: Table[Any], seats: int, options: Any, brought: Sequence[Any]) -> tuple[Any, ...]:
    """Put the first state into the table, and give what each seat plays with: what it brought or, where that is None,
    the usual, which chance draws before all else. In a game to which nobody brings anything nothing is drawn."""
    if game.bringing is None:
        game.setup(table, seats, options)
        return ()
    given, usual = brought or [None] * seats, game.bringing.usual
    table.brought = tuple([usual(options, table.chance) if value is None else value for value in given])
    game.setup(table, seats, options)
    # Rules that looked there later would find it at some tables and not at others: a state holds all that they need.
    laid, table.brought = table.brought, ()
    return tuple(laid)
