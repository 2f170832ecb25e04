"""How a table may be set up."""

from lanternwood.kernel.model import Model


class Options(Model):
    """NF-OPT: independent switches, chosen when the table is made."""

    speed: bool = False
    """Speed Game: five spaces, eaten at three wounds (NF-OPT-01, NF-OPT-02)."""
    deadlier: bool = False
    """Deadlier Forest: added zombies come from the recipient's zone (NF-OPT-03, NF-OPT-04)."""
    solo: bool = False
    """One camper against the countdown (NF-OPT-05, NF-OPT-06)."""
    first_seat: int | None = None
    """Who starts, counted from 1, if the host fixes it; otherwise the dice decide (NF-READY-01)."""


def options_problem(seats: int, options: Options) -> str | None:
    """NF-SETUP-01 and NF-OPT-05, in words."""
    if options.solo and seats != 1:
        return f"the solo option is for one seat, not {seats} (NF-OPT-05)"
    if not options.solo and seats < 2:
        return "a game needs 2 to 6 players; for one, switch on the option solo (NF-SETUP-01)"
    if options.first_seat is not None and not 1 <= options.first_seat <= seats:
        return f"first_seat must be a seat from 1 to {seats}, not {options.first_seat} (NF-READY-01)"
    return None
