"""Playing at random: who moves next and what they do, from a seed or from numbers that Hypothesis chose."""

from collections.abc import Iterable, Iterator, MutableSequence, Sequence
from random import Random
from typing import Any

from hypothesis import strategies
from msgspec.structs import replace

from contract.early import EARLY, RARELY
from contract.tables import Setting
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match
from lanternwood.kernel.model import OUTSIDE, Action, Leave, Seat, Spoken
from lanternwood.kernel.rng import HashRng, shuffle_with
from lanternwood.kernel.table import Table

Move = tuple[Seat, Action]

AT_HAND = 8
"""So many choices are thought of first."""
WORDS = ["", "I knew it!", "three, or none", "“ß\u2028\U0001f56f”"]


class Chooser:
    """Chooses by the numbers it was given, then by a seed."""

    def __init__(self, seed: int, numbers: Iterable[int] = ()) -> None:
        self.random = Random(seed)
        self.numbers = iter(numbers)

    def below(self, bound: int) -> int:
        if bound == 1:
            return 0
        number = next(self.numbers, None)
        return self.random.randrange(bound) if number is None else number % bound

    def one_of(self, things: Sequence[Any]) -> Any:
        return things[self.below(len(things))]


class Luck:
    """A chooser as a source of chance."""

    def __init__(self, chooser: Chooser) -> None:
        self.below = chooser.below

    def shuffle(self, things: MutableSequence[Any]) -> None:
        shuffle_with(self, things)


def next_move(game: Game[Any], state: Any, chooser: Chooser) -> Move | None:
    """Somebody's choice, or now and then the clock's; None once the match is over.

    People leave for good rarely, or no match would last.
    """
    if game.talking.saying and chooser.below(30) == 29:
        speaker = Seat(chooser.below(state.seats))
        said = game.talking.saying(state, speaker, Luck(chooser))
        if said is not None:
            return speaker, said
    if game.waiting.onward is not None:
        return without_turns(game, state, chooser)
    seats, outside = game.pending(state), game.choices(state, OUTSIDE)
    clock = [action for action in outside if not isinstance(action, Leave)]
    if clock and (not seats or chooser.below(12) == 11):
        return OUTSIDE, chooser.one_of(clock)
    if outside and (not seats or chooser.below(150) == 149):
        return OUTSIDE, chooser.one_of(outside)
    if not seats:
        return None
    seat = chooser.one_of(seats)
    offered = game.choices(state, seat)
    assert offered, f"seat {seat} is asked, yet has no choice"
    if (rare := RARELY.get(game.name)) and chooser.below(25):
        offered = [action for action in offered if not isinstance(action, rare)] or offered
    return seat, spoken(chooser.one_of(offered), chooser)


def without_turns(game: Game[Any], state: Any, chooser: Chooser) -> Move | None:
    """Where everyone could always do something, most of it idle: mostly those who are waited for, and mostly what their
    choices begin with, since what is under way comes first there."""
    seats = game.pending(state)
    if not seats:
        return None
    early = EARLY.get(game.name)
    if early and chooser.below(2) and (move := early(state, chooser)):
        return move
    outside = game.choices(state, OUTSIDE)
    if outside and chooser.below(60) == 59:
        return OUTSIDE, chooser.one_of(outside)
    asked = [seat for seat in seats if game.waiting.answered and not game.waiting.answered(state, seat)]
    seat = chooser.one_of(asked if asked and chooser.below(4) else seats)
    offered = game.choices(state, seat)
    return seat, spoken(chooser.one_of(offered[:AT_HAND] if chooser.below(4) else offered), chooser)


def spoken(action: Action, chooser: Chooser) -> Action:
    """The action with words, where it may carry any."""
    if not isinstance(action, Spoken):
        return action
    return replace(action, words=chooser.one_of([words for words in WORDS if words or not action.NEEDS]))


def moments(match: Match[Any], chooser: Chooser) -> Iterator[Move | None]:
    """Play a match to its end, pausing before each move, and after the last with None."""
    while move := next_move(match.game, match.state, chooser):
        assert len(match.log) < match.game.longest, f"more than {match.game.longest} decisions"
        yield move
        match.act(*move)
    yield None


def play_on(game: Game[Any], state: Any, chooser: Chooser, limit: int) -> int:
    """Play so many moves more from a state, with other luck; gives the moves that are left."""
    table = Table(state, HashRng(chooser.below(1 << 30).to_bytes(4, "big")))
    while limit and (move := next_move(game, table.state, chooser)):
        game.apply(table, *move)
        limit -= 1
    return limit


def viewers(match: Match[Any]) -> list[Seat | None]:
    return [None, *seats(match)]


def seats(match: Match[Any]) -> list[Seat]:
    return [Seat(seat) for seat in range(match.plan.seats)]


@strategies.composite
def chosen_play(draw: strategies.DrawFn, settings: Sequence[Setting]) -> tuple[Match[Any], Chooser]:
    """A match at one of these tables whose first moves Hypothesis chooses, and shrinks."""
    setting = draw(strategies.sampled_from(settings))
    seed = draw(strategies.integers(0, 999))
    numbers = draw(strategies.lists(strategies.integers(0, 600), max_size=80))
    return setting.match(seed), Chooser(seed, numbers)
