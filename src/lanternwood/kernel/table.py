"""The state, the randomness and the listeners, while one action resolves."""

from collections.abc import Callable, MutableSequence, Sequence
from typing import Any, Generic, NamedTuple, TypeVar, TypeVarTuple

from lanternwood.kernel.model import Event, Public, Seat, Secret
from lanternwood.kernel.rng import Chance

S = TypeVar("S")
Fields = TypeVarTuple("Fields")


class Heard(NamedTuple):
    """One announcement and who hears it; no audience means everyone."""

    audience: tuple[Seat, ...] | None
    event: Event

    def reaches(self, viewer: Seat | None) -> bool:
        return self.audience is None or viewer in self.audience


class Table(Generic[S]):
    """What a rule works on. Announcements are built only if somebody listens."""

    __slots__ = ("brought", "chance", "heard", "state")

    def __init__(self, state: S, chance: Chance, heard: list[Heard] | None = None) -> None:
        self.state = state
        self.chance = chance
        self.heard = heard
        self.brought: Sequence[Any] = ()
        """By seat, while a match is set up to which its seats bring something; afterwards nothing."""

    def happens(self, event: Callable[[*Fields], Public], *fields: *Fields) -> None:
        """Announce to everyone. Takes the event's class and its fields, so that silence costs next to nothing. What is
        announced again and again asks by itself whether anybody listens (`heard is not None`) before that."""
        if self.heard is not None:
            self.heard.append(Heard(None, event(*fields)))

    def tells(self, seats: Sequence[Seat], event: Callable[[*Fields], Secret], *fields: *Fields) -> None:
        """Announce to these seats alone; the others do not learn that anything was said."""
        if self.heard is not None:
            self.heard.append(Heard(tuple(seats), event(*fields)))

    def below(self, bound: int) -> int:
        return self.chance.below(bound)

    def shuffle(self, things: MutableSequence[Any]) -> None:
        self.chance.shuffle(things)
