"""Simulations: the same result whatever the number of processes, seats shared evenly, stops without loss."""

import signal
import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path

import pytest

from lanternwood.games import GAMES
from lanternwood.kernel.match import SetupError
from lanternwood.kernel.model import Outcome, Seat
from lanternwood.lab.intervals import paired, wilson
from lanternwood.lab.report import tables_of
from lanternwood.lab.seating import orders, seating
from lanternwood.lab.simulate import Settings, Simulation, deaf_to_ctrl_c, settings_for, stopped_by_ctrl_c
from lanternwood.lab.simulation_file import Keeper, SimulationFileError, continued, level_results
from lanternwood.lab.tally import WHOLE_WIN, Tally

FOREST = GAMES["nightmare-forest"]


def settings(*levels: str, seed: str = "test", **options: object) -> Settings:
    return settings_for(FOREST, levels or ("random", "random"), seed, {"speed": True, **options})


def simulated(games: int, jobs: int, tally: Tally | None = None, **changes: str) -> Tally:
    simulation = Simulation(settings(**changes), tally)
    assert simulation.play(games, jobs, lambda tally: None)
    return simulation.tally


def test_the_number_of_processes_does_not_matter() -> None:
    assert simulated(23, jobs=2) == simulated(23, jobs=1)


def test_ctrl_c_is_not_lost_while_a_process_starts_and_the_process_does_not_hear_it() -> None:
    stop = threading.Event()
    with stopped_by_ctrl_c(stop):
        with deaf_to_ctrl_c():
            signal.raise_signal(signal.SIGINT)
            program = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))"
            started = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
            assert not stop.is_set()
        assert stop.is_set()
    assert started.stdout == "True\n"


def test_another_seed_gives_other_games() -> None:
    assert simulated(5, jobs=1).lengths != simulated(5, jobs=1, seed="other").lengths


def test_going_on_is_the_same_as_going_through() -> None:
    assert simulated(14, jobs=1, tally=simulated(6, jobs=1)) == simulated(14, jobs=1)


@pytest.mark.parametrize("levels", ["ab", "abc", "aab", "aabb", "abcd", "aaab"])
def test_every_level_sits_everywhere_equally_often(levels: str) -> None:
    seats = len(levels)
    games = [seating(levels, game) for game in range(seats * orders(levels))]
    for start in range(0, len(games), seats):
        for seat in range(seats):
            assert Counter(game[seat] for game in games[start : start + seats]) == Counter(levels)
    assert set(Counter(games).values()) == {seats}
    assert len(set(games)) == orders(levels)


def test_different_levels_sit_in_every_order_once_before_any_comes_again() -> None:
    assert len({seating("abcd", game) for game in range(24)}) == 24


def test_without_rotation_everyone_stays() -> None:
    fixed = settings_for(FOREST, ("steady", "random"), "test", {}, rotate=False)
    assert {fixed.seated(number) for number in range(5)} == {("steady", "random")}


def test_what_was_measured_on_the_same_deals_is_compared_deal_by_deal() -> None:
    """Where the same games are won by both, all luck cancels out."""
    theirs = [True, False] * 50
    assert paired(theirs, theirs) == (0, 0)
    ours = [True] * 10 + theirs[10:]
    assert paired(ours, theirs) == pytest.approx((0.05 - 0.0427, 0.05 + 0.0427), abs=5e-5)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (1, 1000, 0.0002, 0.0056)],
)
def test_wilson_gives_the_published_bounds(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_a_shared_win_is_shared_evenly() -> None:
    tally = Tally()
    tally.note(Outcome("dawn", (Seat(0), Seat(1), Seat(3))), ("a", "a", "b", "b"), 7, {})
    assert tally.wins == {"a": WHOLE_WIN * 2 // 3, "b": WHOLE_WIN // 3}


@pytest.mark.parametrize(("lengths", "median"), [([3, 9, 4], 4), ([3, 9, 4, 6], 5), ([5], 5)])
def test_the_median_is_the_middle(lengths: list[int], median: float) -> None:
    tally = Tally()
    for length in lengths:
        tally.note(Outcome("end", ()), (), length, {})
    assert tally.median_length() == median
    assert tally.longest() == max(lengths)
    assert tally.mean_length() == pytest.approx(sum(lengths) / len(lengths))


def test_shares_and_tables_fit_the_games() -> None:
    table_settings, tally = settings(), simulated(20, jobs=1)
    assert sum(tally.endings.values()) == sum(tally.lengths.values()) == tally.games == 20
    assert sum(tally.wins.values()) == sum(tally.seat_wins.values()) == tally.endings.get("escape", 0) * WHOLE_WIN
    for result in level_results(table_settings.levels, tally):
        assert 0 <= result.low <= result.share <= result.high <= 1
    titles = [table.title for table in tables_of(table_settings, tally)]
    assert titles[0] == "Games won"
    assert "Campers eaten" in titles


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(SetupError, match="2 to 6 players"):
        settings_for(FOREST, ("random",), "test", {})


def test_a_file_goes_on_only_with_the_same_settings(tmp_path: Path) -> None:
    file, tally = tmp_path / "result.json", simulated(6, jobs=1)
    Keeper(file, settings(), 20).write(tally)
    assert continued(file, settings(), 20, resume=True) == tally
    with pytest.raises(SimulationFileError, match="seed"):
        continued(file, settings(seed="other"), 20, resume=True)
    with pytest.raises(SimulationFileError, match="add --resume"):
        continued(file, settings(), 20, resume=False)
    with pytest.raises(SimulationFileError, match="already holds 6 games"):
        continued(file, settings(), 5, resume=True)


def test_a_finished_file_is_written_anew_only_on_request(tmp_path: Path) -> None:
    file, tally = tmp_path / "result.json", simulated(6, jobs=1)
    Keeper(file, settings(), 6).write(tally)
    with pytest.raises(SimulationFileError, match="seed"):
        continued(file, settings(seed="other"), 20, resume=False)
    with pytest.raises(SimulationFileError, match="--resume"):
        continued(file, settings(), 20, resume=False)
    assert continued(file, settings(), 6, resume=False) == tally
    assert continued(file, settings(seed="other"), 20, resume=False, overwrite=True) == Tally()


def test_another_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.json"
    file.write_text('{"dear": "reader"}')
    with pytest.raises(SimulationFileError, match="name another file"):
        continued(file, settings(), 20, resume=False)
