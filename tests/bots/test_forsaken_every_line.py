"""The search that looks at every line leaves out nothing that could matter."""

import pytest

from lanternwood.bots.forsaken.every_line import UNDOING, EveryLine, TooMuch, after, moves
from lanternwood.games.forsaken.actions import Attack, Commit, EndTurn
from lanternwood.games.forsaken.choices import choices
from lanternwood.games.forsaken.options import Options
from lanternwood.games.forsaken.puzzle_layout import laid_out
from lanternwood.games.forsaken.puzzles_found import PUZZLES
from lanternwood.games.forsaken.rules import pending
from lanternwood.games.forsaken.state import OVER, State
from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import Seat


def start(name: str) -> State:
    return laid_out(PUZZLES[name], Options(open_hands=True, puzzle=name))


class Plainly:
    """Every choice there is, but for undoing; only what is the same to the last byte is looked at once."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.known: dict[bytes, bool] = {}

    def wins(self, state: State) -> bool:
        if state.phase == OVER or state.active != self.seat:
            return state.phase == OVER and state.winner == self.seat
        twin = state.copy()
        twin.fiddled = twin.commands = twin.answered = 0
        mark = to_json(twin)
        if mark not in self.known:
            asked = pending(state)[0]
            every = any if asked == self.seat else all
            found = [each for each in choices(state, asked) if not isinstance(each, UNDOING)]
            self.known[mark] = every(self.wins(after(state, asked, each)) for each in found)
        return self.known[mark]


@pytest.mark.parametrize("name", ["thin-air", "alone-at-last", "their-choice", "face-down", "no-room", "any-god"])
def test_each_way_to_begin_is_judged_as_if_all_had_been_tried(name: str) -> None:
    quick, plain = EveryLine(0), Plainly(0)
    begun = [after(start(name), 0, each) for each in choices(start(name), Seat(0)) if not isinstance(each, Commit)]
    assert [quick.wins(state) for state in begun] == [plain.wins(state) for state in begun]
    assert len(quick.known) <= len(plain.known)


@pytest.mark.parametrize("name", ["keep-the-door", "the-right-order", "banished"])
def test_so_is_the_turn_of_the_enemy(name: str) -> None:
    quick, plain = EveryLine(1), Plainly(1)
    ends = turns_of(start(name))
    assert len(ends) > 3
    assert [quick.wins(end) for end in ends] == [plain.wins(end) for end in ends]
    assert {quick.wins(end) for end in ends} == {True, False}


def turns_of(state: State, most: int = 60) -> list[State]:
    """Some ways in which the solver's turn can end."""
    ends: list[State] = []
    waiting: list[State] = [state]
    while waiting and len(ends) < most:
        now = waiting.pop(0)
        for each in moves(now, 0):
            then = after(now, 0, each)
            if isinstance(each, EndTurn):
                ends.append(then)
            elif then.phase != OVER:
                waiting.append(then)
    return ends


def test_a_move_is_given_that_keeps_the_win() -> None:
    state, search = start("the-verdict"), EveryLine(0)
    while state.phase != OVER:
        action = search.move(state)
        assert action is not None
        state = after(state, 0, action)
    assert state.winner == 0
    spoiled = after(start("who-goes-first"), 0, Attack(1, 3))
    assert EveryLine(0).move(spoiled) is None


def test_it_stops_where_there_is_too_much_to_look_at() -> None:
    with pytest.raises(TooMuch):
        EveryLine(0, most=3).wins(start("the-verdict"))
