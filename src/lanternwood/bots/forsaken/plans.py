"""A whole turn ahead: lines of actions side by side, the most promising kept at every step (a beam)."""

from typing import Any, NamedTuple

from lanternwood.bots.forsaken.attacking import promise
from lanternwood.bots.forsaken.hand import part_with, put_below
from lanternwood.bots.forsaken.position import Weights, chance_to_win
from lanternwood.bots.forsaken.wins import fingerprint
from lanternwood.bots.forsaken.worlds import after, deeds, offered, waits_for_pick, with_blank_deck
from lanternwood.games.forsaken.state import OVER, State

LONGEST = 24
"""Actions and picks in a turn that are planned."""


class Line(NamedTuple):
    """What to do, and where it leads."""

    actions: list[Any]
    marks: list[Any]
    """How the table must look before each action, so that the plan still holds."""
    state: State
    value: float
    """If the turn ended then."""


class Beam:
    """A search from one position in one world."""

    def __init__(self, world: State, seat: int, weights: Weights, width: int, looks: int) -> None:
        self.world, self.blank = with_blank_deck(world, seat)
        self.seat = seat
        self.weights = weights
        self.width = width
        self.looks = looks
        self.ends: list[Line] = []
        """Every position met in which the turn could be ended."""

    def search(self) -> list[Line]:
        """The best ends of the turn, the best first."""
        first = Line([], [], self.world, self.value(self.world))
        front = [first]
        if not waits_for_pick(self.world, self.seat):
            self.ends.append(first)
        seen = {fingerprint(self.world)}
        for _ in range(LONGEST):
            front = self.further(front, seen)
            if not front or self.looks <= 0:
                break
        self.ends.sort(key=lambda line: -line.value)
        return self.ends

    def further(self, front: list[Line], seen: set[Any]) -> list[Line]:
        """One action more, of all that can be done from any line."""
        found: list[tuple[float, int, Line]] = []
        for line in front:
            mark = fingerprint(line.state)
            for action in self.to_try(line.state):
                if self.looks <= 0:
                    break
                self.looks -= 1
                then = after(line.state, self.seat, action)
                print_of = fingerprint(then)
                if print_of in seen:
                    continue
                seen.add(print_of)
                value = self.value(then)
                further = Line([*line.actions, action], [*line.marks, mark], then, value)
                held = waits_for_pick(then, self.seat)
                if not held:
                    self.ends.append(further)
                if then.phase != OVER and then.active == self.seat:
                    found.append((-value - promise(then, self.seat) - (HELD if held else 0.0), len(found), further))
        found.sort()
        return [line for _, _, line in found[: self.width]]

    def value(self, state: State) -> float:
        return chance_to_win(state, self.seat, self.weights)

    def to_try(self, state: State) -> list[Any]:
        if not waits_for_pick(state, self.seat):
            return deeds(state, self.seat, self.blank)
        picks = offered(state, self.seat)
        asking = state.resolving.asking if state.resolving is not None else ""
        if asking in ("discard", "sift"):
            return [part_with(state, self.seat, picks)]
        if asking == "scry":
            return [put_below(state, self.seat, picks)]
        return picks


HELD = 0.05
"""What waits for a pick is not to be dropped before it has shown what it can do."""


def with_marks(world: State, seat: int, actions: list[Any], weights: Weights) -> Line:
    """These actions as a line."""
    state, marks = with_blank_deck(world, seat)[0], []
    for action in actions:
        marks.append(fingerprint(state))
        state = after(state, seat, action)
    return Line(actions, marks, state, chance_to_win(state, seat, weights))


def draws_first(world: State, seat: int, line: Line) -> Line:
    """The same line with its first draw at the beginning, if that comes to the same: what is drawn may change the plan,
    and had better be known before anything else is done."""
    state = world
    for place, action in enumerate(line.actions):
        then = after(state, seat, action)
        if len(then.players[seat].deck) < len(state.players[seat].deck):
            rest = line.actions[:place] + line.actions[place + 1 :]
            return (replayed(world, seat, [action, *rest], line) if place else None) or line
        state = then
    return line


def replayed(world: State, seat: int, actions: list[Any], line: Line) -> Line | None:
    """A line of these actions, if they can be done and lead to the same position."""
    state, marks = world, []
    for action in actions:
        if state.phase == OVER or action not in offered(state, seat):
            return None
        marks.append(fingerprint(state))
        state = after(state, seat, action)
    return Line(actions, marks, state, line.value) if fingerprint(state) == fingerprint(line.state) else None
