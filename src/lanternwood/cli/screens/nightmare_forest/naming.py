"""Campers as they are called in the terminal."""

from lanternwood.games.nightmare_forest.view import View
from lanternwood.games.nightmare_forest.words import who
from lanternwood.kernel.model import Seat
from lanternwood.kernel.words import by_seats


def camper_name(view: View, seat: Seat) -> str:
    """Before they have chosen a camper, by their seats."""
    return by_seats(who(view, seat))
