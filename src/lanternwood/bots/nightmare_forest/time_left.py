"""How much time a camper has: the turns that are left, and how long it pays to wait for better odds."""

from lanternwood.games.nightmare_forest.turn import MOST_ROUNDS
from lanternwood.games.nightmare_forest.view import CamperView, View

PATIENT_ROUNDS = 20
"""Most games are over after nine rounds. From here on patience runs out, so that two who both wait for better gear
before their last zombie do not wait for ever."""
ROUNDS_TO_LOSE_IT = 20
LEAST_PATIENCE = 0.1
"""What is all but hopeless is never worth it while there is time."""
SPARE_TURNS = 5
"""With one turn for each card there is time for a fifth of the usual care, with two turns more for three fifths."""
ROUNDS_COUNTED = 9
"""How close the end of NF-WIN-04 must be for its rounds to be counted."""


def turns_left(view: View) -> int | None:
    """How many turns come after this one, once they are counted: by NF-LAST, NF-OPT-06 or, when the end is near,
    NF-WIN-04.
    """
    if view.countdown is not None:
        return view.countdown
    rounds = MOST_ROUNDS - 1 - view.rounds
    return rounds if rounds < ROUNDS_COUNTED else None


def cards_to_beat(me: CamperView) -> int:
    """NF-LAST-01 Everything between camper and road."""
    return len(me.path) + len(me.own) + len(me.beside)


def care(view: View, me: CamperView) -> float:
    """How much of the usual care there is time for: 1 for all of it, 0 for none. Whoever stops in the last turn is
    eaten, so there any chance is a good one.
    """
    left = turns_left(view)
    if left is None:
        return patience(view.rounds)
    if left == 0:
        return 0.0
    return min(max((left + 2 - cards_to_beat(me)) / SPARE_TURNS, 0.0), 1.0)


def patience(rounds: int) -> float:
    return min(max(1 - (rounds - PATIENT_ROUNDS) / ROUNDS_TO_LOSE_IT, LEAST_PATIENCE), 1.0)
