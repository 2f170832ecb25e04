"""Every puzzle of Forsaken has the solution it claims, and the prover would notice if one had not."""

import pytest
from msgspec.structs import replace

from lanternwood.games.forsaken.actions import Attack, EndTurn, Play
from lanternwood.games.forsaken.puzzle_records import Puzzle
from lanternwood.games.forsaken.puzzles_found import PUZZLES
from lanternwood.lab.games.forsaken.puzzles import main, prove

PLACES = {name: place for place, name in enumerate(PUZZLES, 1)}


def faults(puzzle: Puzzle, place: int = 20) -> str:
    return "\n".join(prove(puzzle, place).faults)


@pytest.mark.rule("FK-Q-150")
@pytest.mark.parametrize("name", PUZZLES)
def test_it_has_the_solution_it_claims(name: str) -> None:
    assert faults(PUZZLES[name], PLACES[name]) == ""


def test_there_are_twenty_and_some_are_to_be_held() -> None:
    assert len(PUZZLES) == 20
    assert sum(puzzle.goal == "hold until dawn" for puzzle in PUZZLES.values()) >= 4
    for words in ("title", "hint", "lesson"):
        assert len({getattr(puzzle, words) for puzzle in PUZZLES.values()}) == 20, f"each has its own {words}"


def test_a_solution_that_is_beaten_is_told_with_its_step() -> None:
    ward_first = replace(PUZZLES["the-right-order"], solution=(Play("O11", 2), EndTurn()))
    assert "step 1 of the solution, Play(card='O11', kingdom=2), lets it slip" in faults(ward_first)


def test_a_solution_that_cannot_be_played_or_stops_early_is_told() -> None:
    puzzle = PUZZLES["who-goes-first"]
    assert "cannot be done" in faults(replace(puzzle, solution=(Attack(9, 0),)))
    assert "ends before it is solved" in faults(replace(puzzle, solution=puzzle.solution[:1]))


def test_what_needs_no_thought_is_no_puzzle() -> None:
    easy = faults(PUZZLES["one-blow"], place=4)
    assert "attacking with everything solves it" in easy
    held = PUZZLES["keep-the-door"]
    strong = replace(held.kingdom[2], me=replace(held.kingdom[2].me, tower=10))
    assert "ending the turn at once solves it" in faults(replace(held, kingdom=(*held.kingdom[:2], strong)))


def test_the_command_says_that_all_is_proved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["one-blow", "keep-the-door"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("one-blow (win this turn): proved; ")
    assert lines[-1] == "All is proved."
