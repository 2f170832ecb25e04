"""The benchmark counts and reports rightly; how fast anything is, no test asks."""

import json
from pathlib import Path
from typing import Any

import pytest

from lanternwood.games import GAMES
from lanternwood.lab import bench_environment, bench_kernel, bench_server, bench_thinking

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def bench_on_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """bench/ is a folder of the clone, not of the package."""
    monkeypatch.syspath_prepend(str(ROOT))


def rows() -> list[Any]:
    from bench.report import Row
    from bench.windows import Contestant

    def rated(name: str, *rates: float) -> Contestant:
        return Contestant(name, lambda seconds: 0.0, list(rates))

    ours = rated("ours", 900.0, 1000.0, 5000.0)
    return [
        Row("decisions", ours, rated("slow", 50.0), must=10, aim=20),
        Row("decisions", ours, rated("quick", 2000.0), must=0.4, aim=1),
        Row("checks", ours, None, must=1001, aim=2000),
    ]


def test_the_median_window_decides() -> None:
    assert [row.ratio() for row in rows()] == [20.0, 0.5, 1000.0]
    assert [row.verdict(row.ours) for row in rows()] == ["aim reached", "must reached", "TOO SLOW"]


def test_the_table_shows_every_promise() -> None:
    from bench.report import table

    assert table(rows()).splitlines() == [
        "ours  peer              ours/s  peer/s  ratio   must    aim  verdict",
        "ours  slow   decisions   1,000      50    20x    10x    20x  aim reached",
        "ours  quick  decisions   1,000   2,000   0.5x   0.4x     1x  must reached",
        "ours  -      checks      1,000       -      -  1,001  2,000  TOO SLOW",
    ]


def test_a_promise_is_kept_plain_or_compiled() -> None:
    from bench.report import table

    row = rows()[2]
    assert not row.reached()
    row.compiled = type(row.ours)("ours, compiled", row.ours.window, [1500.0])
    assert row.reached()
    assert [line.split()[-2:] for line in table([row]).splitlines()[1:]] == [["only", "compiled"], ["must", "reached"]]


def test_the_report_can_be_saved_and_names_no_machine() -> None:
    from bench.report import report

    found = json.loads(json.dumps(report(rows(), 1.0, True, ["msgspec"])))
    assert list(found) == ["python", "machine", "kept_to_one_core", "peers", "window_seconds", "rows"]
    assert found["rows"][0]["ours"]["windows"] == [900.0, 1000.0, 5000.0]


def test_everyone_is_measured_by_turns_there_and_back() -> None:
    from bench.windows import Contestant, measure

    asked: list[str] = []

    def contestant(name: str) -> Contestant:
        def window(seconds: float) -> float:
            asked.append(name)
            return float(len(asked))

        return Contestant(name, window)

    first, second = contestant("a"), contestant("b")
    measure([first, second], rounds=3, seconds=0.1)
    assert "".join(asked) == "ab" + "abbaab"
    assert (first.rates, second.rates) == ([3.0, 6.0, 7.0], [4.0, 5.0, 8.0])


def test_our_side_plays_whole_matches() -> None:
    from bench.ours import check_secrecy, copy_states, random_match

    forest = GAMES["nightmare-forest"]
    assert random_match(forest, 4)() > 8
    assert copy_states(forest, 4)(0.01) > 0
    assert check_secrecy(forest, 4)(0.01) > 0


def test_positions_are_from_all_over_a_match_that_could_be_ended_early() -> None:
    from bench.ours import FORSAKEN_SEATS, midgame_states

    turns = sorted(state.turn for state in midgame_states(GAMES["forsaken"], FORSAKEN_SEATS, wanted=20))
    assert turns[10] > 6, "half of them from the middle of a match"


def test_outside_a_clone_it_says_where_to_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench_environment, "BENCH", tmp_path)
    for bench in (bench_kernel, bench_server, bench_thinking):
        assert bench.run(None, quick=True) == 2
        assert "in a clone" in capsys.readouterr().err


def test_the_locks_name_no_registry() -> None:
    lock = (ROOT / "bench" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert "//" not in (ROOT / "bench" / "requirements.txt").read_text(encoding="utf-8")


def test_the_servers_are_compared_setting_by_setting() -> None:
    from bench.server.report import Setting, Windows, report, table, verdicts

    def windows(server: str, tables: int, moves: int, p99: float) -> Windows:
        late = {"p50": 1.0, "p99": p99}
        window = {"moves": moves, "seconds": 2.0, "cpu": 1.0, "confirmed": late, "seen": late}
        slow = {**window, "moves": moves // 2}
        return Windows(server, Setting(tables, 0), [window, slow, {**window, "moves": moves * 9}])

    found = [windows("ours", 50, 8000, 4.0), windows("theirs", 50, 2000, 5.0)]
    found += [windows("ours", 200, 4000, 9.0), windows("theirs", 200, 2000, 5.0)]
    assert [kept for _, kept in verdicts(found, "ours", "theirs")] == [True, True, False, False]
    lines = [line.split() for line in table(found, "theirs").splitlines()]
    assert lines[1] == ["ours", "4,000", "8,000", "1.0", "4.0", "1.0", "4.0"]
    assert lines[3] == ["ratio", "4.00x", "4.00x", "1.00x", "0.80x", "1.00x", "0.80x"]
    assert json.loads(json.dumps(report(found, {"ours": 70.5})))["memory_kb_per_table"] == {"ours": 70.5}


def test_waiting_is_compared_with_waiting_alone() -> None:
    from bench.thinking.__main__ import line, percentile

    alone = [number / 1000 for number in range(1, 101)]
    assert [percentile(alone, part) for part in (0.5, 0.95, 0.99, 1.0)] == [0.051, 0.096, 0.1, 0.1]
    slow = [10 * seconds for seconds in alone]
    shown = line("busy", "a move", slow, alone).split()
    assert shown == ["busy", "a", "move", "100", "510.0", "10.0x", "960.0", "10.0x", "1000.0", "10.0x"]
    assert "none" in line("busy", "a move", [], alone)
