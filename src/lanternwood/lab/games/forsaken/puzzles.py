"""The puzzles of Forsaken, proved.

    python -m lanternwood.lab.games.forsaken.puzzles            all of them
    python -m lanternwood.lab.games.forsaken.puzzles ID ...     only these

Every line is looked at. A puzzle is sound if its solution does what is asked, whatever the enemy answers and plays, and
if ending the turn at once does not. After the first few it also has a trap: attacking with everything fails, and so
does something that can be done first. Card numbers change: whoever changes one runs this, and is told which puzzle
broke and how.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

from lanternwood.bots.forsaken.every_line import EveryLine, after, moves
from lanternwood.games.forsaken.actions import TOWER, Attack, EndTurn
from lanternwood.games.forsaken.choices import END_TURN, choices
from lanternwood.games.forsaken.options import Options
from lanternwood.games.forsaken.puzzle_goals import SOLVER
from lanternwood.games.forsaken.puzzle_layout import laid_out
from lanternwood.games.forsaken.puzzle_records import Puzzle
from lanternwood.games.forsaken.puzzles_found import PUZZLES
from lanternwood.games.forsaken.rules import pending
from lanternwood.games.forsaken.state import OVER, State
from lanternwood.kernel.model import Seat

ENEMY: Final = 1 - SOLVER
BY_FORCE_ALONE: Final = 3
"""So many of the first puzzles may be without a trap."""


@dataclass
class Proof:
    """What was found out about one puzzle."""

    puzzle: Puzzle
    faults: list[str] = field(default_factory=list)
    good: int = 0
    """First deeds from which it can still be solved, out of how many that make a difference."""
    deeds: int = 0
    looked: int = 0
    """Positions looked at."""
    seconds: float = 0.0

    def __str__(self) -> str:
        name = f"{self.puzzle.id} ({self.puzzle.goal})"
        if self.faults:
            return f"{name}: BROKEN\n" + "\n".join(f"    {fault}" for fault in self.faults)
        counted = f"{self.good} of {self.deeds} first deeds, {self.looked} positions, {self.seconds:.1f} s"
        return f"{name}: proved; {counted}"


class Solving:
    """What can be said of positions of one puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.holding = puzzle.goal == "hold until dawn"
        self.win = EveryLine(SOLVER)
        self.fall = EveryLine(ENEMY)
        self.hold = Hold(self)

    def start(self) -> State:
        return laid_out(self.puzzle, Options(open_hands=True, puzzle=self.puzzle.id))

    def is_met(self, state: State) -> bool:
        """Nothing is left for the solver to decide before the end of their turn: has it been done?"""
        if state.phase == OVER:
            return state.winner == SOLVER
        return self.holding and state.active == ENEMY and not self.fall.wins(state)

    def can_be_met(self, state: State) -> bool:
        return self.hold.wins(state) if self.holding else self.win.wins(state)

    def meets(self, state: State, line: Sequence[Any]) -> bool:
        """Does this line do it, whatever the enemy answers on the way?"""
        if state.phase == OVER or state.active != SOLVER:
            return self.is_met(state)
        asked = pending(state)[0]
        if asked != SOLVER:
            return all(self.meets(after(state, asked, each), line) for each in choices(state, asked))
        if not line or line[0] not in choices(state, Seat(SOLVER)):
            return False
        return self.meets(after(state, SOLVER, line[0]), line[1:])


class Hold(EveryLine):
    """A turn after which the enemy finds no win."""

    def __init__(self, solving: Solving) -> None:
        super().__init__(SOLVER)
        self.solving = solving

    def wins(self, state: State) -> bool:
        if state.phase == OVER or state.active == ENEMY:
            return self.solving.is_met(state)
        return super().wins(state)


def prove(puzzle: Puzzle, place: int) -> Proof:
    """`place` is its number, from 1."""
    began, solving, proof = perf_counter(), Solving(puzzle), Proof(puzzle)
    start = solving.start()
    if fault := why_not(solving, start, puzzle.solution):
        proof.faults.append(fault)
    if solving.meets(start, [END_TURN]):
        proof.faults.append("ending the turn at once solves it")
    if place > BY_FORCE_ALONE and solving.meets(start, by_force(start)):
        proof.faults.append("attacking with everything solves it")
    for each in moves(start, SOLVER):
        if not isinstance(each, EndTurn):
            proof.deeds += 1
            proof.good += solving.can_be_met(after(start, SOLVER, each))
    if place > BY_FORCE_ALONE and proof.good == proof.deeds:
        proof.faults.append(f"each of the {proof.deeds} deeds to begin with leads to a solution: there is no choice")
    proof.looked = len(solving.win.known) + len(solving.fall.known) + len(solving.hold.known)
    proof.seconds = perf_counter() - began
    return proof


def why_not(solving: Solving, start: State, line: Sequence[Any]) -> str:
    """What is wrong with a line that should solve it; empty if nothing is."""
    if solving.meets(start, line):
        return ""
    state = start
    for number, action in enumerate(line):
        while state.phase != OVER and pending(state)[0] != SOLVER:
            asked = pending(state)[0]
            state = after(state, asked, choices(state, asked)[0])
        if state.phase == OVER or state.active != SOLVER:
            return f"the solution is over before its step {number + 1}, {action}"
        if action not in choices(state, Seat(SOLVER)):
            return f"step {number + 1} of the solution, {action}, cannot be done"
        state = after(state, SOLVER, action)
        if not solving.can_be_met(state):
            return f"step {number + 1} of the solution, {action}, lets it slip"
    return "the solution ends before it is solved, or some answer of the enemy breaks it"


def by_force(start: State) -> list[Any]:
    """Attack with everything, the strongest first, Towers before Followers, the weakest of these first; then end."""
    line: list[Any] = []
    state = start
    while state.phase != OVER and state.active == SOLVER:
        asked = pending(state)[0]
        attacks = [each for each in choices(state, asked) if isinstance(each, Attack)]
        if asked != SOLVER or state.resolving is not None or state.gate is not None:
            action = choices(state, asked)[0]
        else:
            action = min(attacks, key=lambda each: _eagerness(state, each), default=END_TURN)
        if asked == SOLVER:
            line.append(action)
        if isinstance(action, EndTurn):
            break
        state = after(state, asked, action)
    return line


def _eagerness(state: State, attack: Attack) -> tuple[int, ...]:
    attacker, target = state.follower(attack.follower), state.follower(attack.target)
    assert attacker is not None
    return (attack.target != TOWER, -attacker.zeal, target.faith if target else 0)


def main(names: Sequence[str]) -> int:
    broken = 0
    for place, puzzle in enumerate(PUZZLES.values(), 1):
        if not names or puzzle.id in names:
            proof = prove(puzzle, place)
            broken += bool(proof.faults)
            print(proof, flush=True)
    print(f"{broken} broken." if broken else "All is proved.")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
