"""Giving a match up: said by a seat itself at any time, and on no list of choices, so that nobody owes an answer who
could only resign."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lanternwood.kernel.model import OUTSIDE, Public, Resign, Seat, require
from lanternwood.kernel.table import Table

if TYPE_CHECKING:
    from lanternwood.kernel.game import Game


@dataclass(frozen=True, slots=True, kw_only=True)
class Resigning:
    may: Callable[[Any, Seat], bool]
    """Of a state: whether a seat still has something to give up. By what everyone knows; true for whoever is waited
    for, and false once it has resigned."""
    resign: Callable[[Table[Any], Seat], None]
    """What follows from it. It may end the match, or the match goes on without that seat. That the seat has resigned
    has been announced before, as `Resigned`, which is one of the game's events."""


class Resigned(Public):
    """Someone has given the match up."""

    seat: Seat


RULE = "RESIGN"
LABEL = "Resign"
"""As a choice, in words."""
NOT_HERE = "this game cannot be resigned; you can leave the table, and a stand-in plays on for you"


def do(game: "Game[Any]", table: Table[Any], seat: Seat, action: Any) -> None:
    """Whatever a log can hold: an action of the game, or that a seat gives up. A refusal raises and leaves no trace."""
    if type(action) is Resign:
        resign(game, table, seat)
    else:
        game.apply(table, seat, action)


def resign(game: "Game[Any]", table: Table[Any], seat: Seat) -> None:
    check_resigning(game, table.state, seat)
    assert game.resigning
    table.happens(Resigned, seat)
    game.resigning.resign(table, seat)


def check_resigning(game: "Game[Any]", state: Any, seat: Seat) -> None:
    """Refuse unless this seat can resign now."""
    require(game.resigning, RULE, NOT_HERE)
    require(seat != OUTSIDE, RULE, "only whoever sits there can give a match up")
    require(may_resign(game, state, seat), RULE, "you are out of this match already")


def may_resign(game: "Game[Any]", state: Any, seat: Seat) -> bool:
    return game.resigning is not None and game.outcome(state) is None and game.resigning.may(state, seat)


def logged_type(game: "Game[Any]") -> Any:
    """The closed union of all that a log can hold."""
    return game.action_type | Resign
