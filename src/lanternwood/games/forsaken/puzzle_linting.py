"""Every mistake in the puzzle files: in their form, in the position, and in the solution as far as one playing shows.
That a solution holds against every answer is for the prover (lab/games/forsaken/puzzles.py)."""

from pathlib import Path

from lanternwood.games.forsaken.choices import choices
from lanternwood.games.forsaken.options import Options
from lanternwood.games.forsaken.puzzle_goals import SOLVER
from lanternwood.games.forsaken.puzzle_layout import laid_out
from lanternwood.games.forsaken.puzzle_records import Puzzle
from lanternwood.games.forsaken.puzzles_found import FOLDER, read_puzzles
from lanternwood.games.forsaken.rules import apply, pending
from lanternwood.games.forsaken.state import OVER, State
from lanternwood.kernel.faults import Fault
from lanternwood.kernel.model import Seat
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Table


def lint_puzzles(folder: Path = FOLDER) -> list[Fault]:
    found: list[Fault] = []
    for each in read_puzzles(folder):
        if isinstance(each, Fault):
            found.append(each)
        else:
            file, puzzle = each
            faults = _of_the_fallen(puzzle) or _of_the_solution(puzzle)
            found += [Fault(file.name, f"puzzle '{puzzle.id}'", field, words) for field, words in faults]
    return found


def position(puzzle: Puzzle) -> State:
    """Without its goal: a file may be checked before the game knows of it."""
    return laid_out(puzzle, Options(open_hands=True))


def _of_the_fallen(puzzle: Puzzle) -> list[tuple[str, str]]:
    return [
        (f"kingdom[{number}]", f"Follower {follower.serial} has no Faith left; let it have lost less")
        for number, kingdom in enumerate(position(puzzle).kingdoms)
        for side in kingdom.sides
        for follower in side.followers
        if follower.faith <= 0
    ]


def _of_the_solution(puzzle: Puzzle) -> list[tuple[str, str]]:
    """Played once, with the first answer wherever the enemy is asked."""
    state = position(puzzle)
    table = Table(state, HashRng(b"nothing is drawn by chance"))
    for number, move in enumerate(puzzle.solution):
        while state.phase != OVER and pending(state)[0] != SOLVER:
            other = pending(state)[0]
            apply(table, other, choices(state, other)[0])
        offered = choices(state, Seat(SOLVER))
        if move not in offered:
            like = [str(each) for each in offered if type(each) is type(move)]
            instead = f"of this kind there are: {', '.join(like)}" if like else "nothing of this kind can be done then"
            return [(f"solution[{number}]", f"{move} cannot be done then; {instead}")]
        apply(table, Seat(SOLVER), move)
    return []
