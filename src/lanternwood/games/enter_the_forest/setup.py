"""A new evening: everyone in their chair, nothing written yet."""

from lanternwood.games.enter_the_forest.options import Options, gm_seat
from lanternwood.games.enter_the_forest.state import Character, State
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Table


def setup(table: Table[State], seats: int, options: Options) -> None:
    """EF-R02, EF-R17 Each player has a character that knows no Ritual yet, and so starts with one Ruin."""
    gm = gm_seat(seats, options)
    table.state = State(
        seats=seats,
        gm=gm,
        bot_gm=options.gm == "bot",
        push_always=options.push_always,
        veil=options.veil,
        evening=options.evening,
        # EF-R34 Without a game master the first act for the Forest counts; later ones are earned by rolls.
        characters=[None if seat == gm else Character(closed_since=int(gm is None)) for seat in range(seats)],
        notes=[[] for _ in range(seats)],
        called=Seat(0) if gm is None else None,
    )
