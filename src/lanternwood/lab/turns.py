"""Whose turn it is, for programs that can ask only one seat at a time and have no clock.

Where several seats may choose at once, they are asked from the lowest up. Nobody is asked again before all have had
their say; if that has changed nothing about who may choose, only time can, and the deadline passes.
"""

from collections.abc import Sequence
from typing import Any

from lanternwood.kernel.game import Game
from lanternwood.kernel.model import OUTSIDE, Seat, Timeout
from lanternwood.kernel.rng import Chance


class Turns:
    """Asks the seats of one match in turn."""

    __slots__ = ("chance", "spoken", "waiting")

    def __init__(
        self, waiting: tuple[Seat, ...] = (), spoken: tuple[Seat, ...] = (), chance: Chance | None = None
    ) -> None:
        self.waiting = waiting
        self.spoken = spoken
        self.chance = chance
        """Where the first answer counts, no seat should always be asked first; without it the lowest is."""

    def next(self, game: Game[Any], state: Any) -> Seat | None:
        """The seat to ask, OUTSIDE if the deadline should pass, or None once the match is over."""
        waiting = tuple(game.pending(state))
        answered = game.waiting.answered
        if answered is not None:
            waiting = tuple([seat for seat in waiting if not answered(state, seat)])
        if waiting != self.waiting:
            self.waiting, self.spoken = waiting, ()
        if not waiting:
            return None if game.outcome(state) else OUTSIDE
        unheard = [seat for seat in waiting if seat not in self.spoken] if self.spoken else waiting
        if unheard:
            return unheard[self.chance.below(len(unheard)) if self.chance and len(unheard) > 1 else 0]
        self.spoken = ()
        return OUTSIDE if len(waiting) > 1 and timeouts(game, state) else waiting[0]

    def has_chosen(self, seat: Seat) -> None:
        self.spoken = () if seat == OUTSIDE else (*self.spoken, seat)

    def copy(self) -> "Turns":
        return Turns(self.waiting, self.spoken, self.chance)


def timeouts(game: Game[Any], state: Any) -> Sequence[Timeout]:
    """The passing of the deadline, if something is waiting for that."""
    return [choice for choice in game.choices(state, OUTSIDE) if isinstance(choice, Timeout)]


def the_timeout(game: Game[Any], state: Any) -> Timeout:
    """The one way on when no seat can move."""
    found = timeouts(game, state)
    assert found, f"{game.title} waits for nobody, is not over, and has no deadline"
    return found[0]


def offered(game: Game[Any], state: Any, seat: Seat) -> Sequence[Any]:
    """A seat's choices, checked against the bound that the game declares."""
    choices = game.choices(state, seat)
    if len(choices) > game.most_choices:
        raise ValueError(
            f"{game.title} offers {len(choices)} choices at once but declares most_choices={game.most_choices}; "
            "raise most_choices in its Game"
        )
    return choices


def usual_seats(game: Game[Any]) -> int:
    """Four, or as near to it as the game allows."""
    return min(max(4, game.seats[0]), game.seats[-1])
