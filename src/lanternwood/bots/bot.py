"""What a bot is: it sees what its seat sees, and picks one of the choices offered to it. It never gets a state."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec.structs import replace

from lanternwood.kernel.game import Game
from lanternwood.kernel.model import Action, Seat, Spoken
from lanternwood.kernel.rng import Chance


class Mind:
    """What one seat knows at the moment it has to choose."""

    __slots__ = ("_look", "_redeal", "choices", "may_talk", "pulse", "seat")

    def __init__(
        self,
        seat: Seat,
        choices: Sequence[Any],
        look: Callable[[], Any],
        redeal: Callable[[Chance], Any],
        may_talk: bool = True,
        pulse: Any = None,
    ) -> None:
        self.seat = seat
        self.may_talk = may_talk
        self.pulse = pulse
        self.choices = choices
        self._look = look
        self._redeal = redeal

    def view(self) -> Any:
        """The seat's view of the table. Built when asked for, since a random bot never looks."""
        return self._look()

    def imagine(self, chance: Chance) -> Any:
        """A whole state that fits all this seat knows, with everything else dealt anew."""
        return self._redeal(chance)


def mind_of(game: Game[Any], state: Any, seat: Seat, *, may_talk: bool = True) -> Mind:
    """Whoever has talked enough for now `may_talk` no more, and just chooses."""
    return Mind(
        seat,
        game.choices(state, seat),
        lambda: game.view(state, seat),
        lambda chance: game.redeal(state, seat, chance),
        may_talk,
        game.talking.pulse(state),
    )


class Bot(Protocol):
    """One for each seat it plays; it may remember things between choices. Instead of a choice it may first say
    something (a Talk), and is asked again."""

    def choose(self, mind: Mind) -> Action: ...


class RandomBot:
    """Any choice, each equally likely, but for those that would only end or undo its play."""

    def __init__(self, chance: Chance, never: tuple[type, ...] = ()) -> None:
        self.chance = chance
        self.never = never

    def choose(self, mind: Mind) -> Action:
        choices = mind.choices
        if self.never:
            choices = [choice for choice in choices if not isinstance(choice, self.never)] or choices
        return in_some_words(choices[self.chance.below(len(choices))])


def in_some_words(choice: Action) -> Action:
    """A choice that cannot be made without words, with the fewest there are."""
    return replace(choice, words="…") if isinstance(choice, Spoken) and choice.NEEDS else choice
