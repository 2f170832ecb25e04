"""A clock with a name runs out once; a reserve is one thing from the first moment to the last."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace as changed

from contract.checks import OnRandomPlay
from contract.planting import planted
from contract.play import Chooser, moments
from contract.tables import SETTINGS, Setting
from fixture_games import muster, parley
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match
from lanternwood.kernel.model import Deadline, Seat, Timeout
from lanternwood.kernel.waiting import no_deadline

TIMED = [setting for setting in SETTINGS if setting.game.waiting.deadline is not no_deadline]


def clocks_are_sound(match: Match[Any], chooser: Chooser) -> None:
    """Else the table would say Timeout again at once, and again; or somebody's reserve would be filled."""
    run_out: list[str] = []
    reserves: dict[str, int] = {}
    for move in moments(match, chooser):
        deadline = match.game.waiting.deadline(match.state)
        for clock in [] if deadline is None else there(deadline):
            assert not clock.clock or clock.clock not in run_out, f"'{clock.clock}' has run out, and runs again"
            assert bool(clock.reserve) == (clock.reserve_seconds > 0), "a reserve has a name and some seconds"
            assert reserves.setdefault(clock.reserve, clock.reserve_seconds) == clock.reserve_seconds, (
                "a fuller reserve"
            )
            assert clock.clock or not clock.reserve, "only a clock with a name has a reserve"
            assert clock.clock not in reserves or not clock.clock, "a clock is no reserve"
        if deadline and deadline.clock and move and isinstance(move[1], Timeout):
            run_out.append(deadline.clock)


def there(deadline: Deadline) -> Iterator[Deadline]:
    """The clock that runs, and those that stand."""
    clock: Deadline | None = deadline
    names: list[str] = []
    while clock:
        yield clock
        names.append(clock.clock)
        clock = clock.stands
    assert len(set(names)) == len(names), f"a clock cannot both run and stand: {names}"
    assert all(names[1:]), "only a clock with a name can stand"


@pytest.mark.parametrize("setting", TIMED, ids=str)
def test_in_random_play(setting: Setting, on_random_play: OnRandomPlay) -> None:
    on_random_play(setting, clocks_are_sound)


def breaks(game: Game[Any], why: str) -> None:
    def check() -> None:
        for seed in range(20):
            clocks_are_sound(Setting(game, 2, {}).match(seed), Chooser(seed))

    with pytest.raises(AssertionError, match=why):
        check()


def test_a_clock_that_runs_out_twice_is_caught() -> None:
    breaks(planted(muster.GAME, deadline=lambda state: Deadline(9, clock="all")), "runs again")


def changing(state: parley.State, **fields: Any) -> Deadline | None:
    deadline = parley.deadline(state)
    return deadline and changed(deadline, **fields)


def test_a_reserve_that_grows_is_caught() -> None:
    game = planted(parley.GAME, deadline=lambda state: changing(state, reserve_seconds=60 + state.turns))
    breaks(game, "a fuller reserve")


def test_a_reserve_of_nothing_is_caught() -> None:
    breaks(planted(parley.GAME, deadline=lambda state: changing(state, reserve_seconds=0)), "some seconds")


def test_a_clock_that_stands_beside_itself_is_caught() -> None:
    game = planted(
        parley.GAME, deadline=lambda state: changing(state, stands=parley.clock(f"turn {state.turns}", 9, Seat(0)))
    )
    breaks(game, "both run and stand")
