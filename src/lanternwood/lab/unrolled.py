"""A match taken apart into single choices and single draws, for solvers that want to see the chance in it.

The rules resolve chance at once, so a step that draws is run again from where it began with one more draw written
down, until it gets through. All draws of a shuffle are known as soon as it begins, so a shuffle of a hundred cards
is asked for as a hundred draws but run again only once. A large draw that stands for many, such as seven dice at a
time, is asked for die by die.
"""

from collections.abc import MutableSequence, Sequence
from functools import cache
from hashlib import blake2b
from math import isqrt, log
from typing import Any, Self

from lanternwood.bots.bot import in_some_words
from lanternwood.kernel.chance import DrawNeeded, Scripted
from lanternwood.kernel.game import Game
from lanternwood.kernel.laying_out import lay_out
from lanternwood.kernel.match import plan_for, read_brought, read_options, to_json
from lanternwood.kernel.model import OUTSIDE, Seat, Viewer
from lanternwood.kernel.table import Heard, Table
from lanternwood.lab.turns import Turns, offered, the_timeout

LARGE = 100
"""A draw with more results than this is split if it can be."""


class DrawsNeeded(DrawNeeded):
    """The script has run out at the first of several draws, whose bounds are known already."""

    def __init__(self, bounds: Sequence[int]) -> None:
        super().__init__(bounds[0])
        self.bounds = bounds


class Foretelling(Scripted):
    """Reads a script and, where a shuffle or a large draw begins, asks for all of it."""

    shuffling = False

    def below(self, bound: int) -> int:
        # What a shuffle has asked for card by card is not split again.
        base, digits = (bound, 1) if bound <= LARGE or self.shuffling else power(bound)
        if digits == 1:
            return super().below(bound)
        self._ask([base] * digits)
        return sum(Scripted.below(self, base) * base**place for place in range(digits))

    def shuffle(self, things: MutableSequence[Any]) -> None:
        self._ask(range(len(things), 1, -1))
        self.shuffling = True
        super().shuffle(things)
        self.shuffling = False

    def _ask(self, bounds: Sequence[int]) -> None:
        written = len(self.script) - self.at
        if written < len(bounds):
            raise DrawsNeeded(bounds[written:])


@cache
def power(number: int) -> tuple[int, int]:
    """The number as a power of the smallest base: 1296 is (6, 4), 10 is (10, 1)."""
    for base in range(2, isqrt(number) + 1):
        digits = round(log(number, base))
        if base**digits == number:
            return base, digits
    return number, 1


class Unrolled:
    """A match as a sequence of numbers: the place of a choice among those offered, or the result of a draw.

    `draws` says whether a draw comes next: the bounds of those known to come. Otherwise `seat` is asked, or the match
    is over and `seat` is None. What the seats know changes only when a step has got through.
    """

    def __init__(
        self, game: Game[Any], seats: int, options: dict[str, Any] | None = None, brought: Sequence[Any] = ()
    ) -> None:
        plan = plan_for(game, seats, "", options, brought=brought)
        self.game = game
        self.seats = seats
        self.options = read_options(game, plan.options)
        self.brought = tuple(read_brought(game, value) for value in plan.brought)
        """Or None for a seat that plays the usual: then that is drawn like all else."""
        self.state: Any = None
        self.seat: Seat | None = None
        self.turns = Turns()
        self.memories: list[list[str]] = [[] for _ in range(seats)]
        self.script: list[int] = []
        self.draws: Sequence[int] = ()
        self.chosen: Any = None
        self.numbers: list[int] = []
        self._run()

    def choices(self) -> Sequence[Any]:
        """What the seat that is asked may choose."""
        assert self.seat is not None
        assert not self.draws
        return offered(self.game, self.state, self.seat)

    def play(self, number: int) -> None:
        """Make a choice or settle a draw."""
        self.numbers.append(number)
        if self.draws:
            self.script.append(number)
            self.draws = self.draws[1:]
            if self.draws:
                return
        else:
            self.chosen = in_some_words(self.choices()[number])
        self._run()

    def view(self, viewer: Viewer) -> Any:
        """What a viewer may know; None before the match is laid out."""
        return None if self.state is None else self.game.view(self.state, viewer)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.game, twin.seats = self.game, self.seats
        twin.options, twin.brought = self.options, self.brought
        twin.state = None if self.state is None else self.state.copy()
        twin.seat, twin.chosen = self.seat, self.chosen
        twin.turns = self.turns.copy()
        twin.memories = [memory[:] for memory in self.memories]
        twin.script, twin.draws, twin.numbers = self.script[:], self.draws, self.numbers[:]
        return twin

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def _run(self) -> None:
        """Run the step as far as its script goes; keep what it did only if it got through."""
        heard: list[Heard] = []
        table: Table[Any] = Table(None, Foretelling(self.script), heard)
        turns = self.turns.copy()
        try:
            if self.state is None:
                lay_out(self.game, table, self.seats, self.options, self.brought)
            else:
                table.state = self.state.copy()
                assert self.seat is not None
                self.game.apply(table, self.seat, self.chosen)
                turns.has_chosen(self.seat)
            seat = self._let_time_pass(table, turns)
        except DrawNeeded as needed:
            self.draws = needed.bounds if isinstance(needed, DrawsNeeded) else (needed.bound,)
            return
        self._remember(heard)
        self.state, self.seat, self.turns = table.state, seat, turns
        self.script, self.draws, self.chosen = [], (), None

    def _let_time_pass(self, table: Table[Any], turns: Turns) -> Seat | None:
        while (seat := turns.next(self.game, table.state)) == OUTSIDE:
            self.game.apply(table, OUTSIDE, the_timeout(self.game, table.state))
            turns.has_chosen(OUTSIDE)
        return seat

    def _remember(self, heard: Sequence[Heard]) -> None:
        """Perfect recall: a seat keeps all it heard, each choice it made and, as a fingerprint, what it then saw."""
        if self.chosen is not None:
            assert self.seat is not None
            seen = blake2b(to_json(self.view(self.seat)), digest_size=8).hexdigest()
            self.memories[self.seat].append(f"saw {seen}, chose {to_json(self.chosen).decode()}")
        for one in heard:
            line = to_json(one.event).decode()
            for seat in range(self.seats) if one.audience is None else one.audience:
                self.memories[seat].append(line)
