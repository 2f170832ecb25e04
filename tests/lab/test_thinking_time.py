"""Each bot of a game is timed at every decision."""

import sys

import pytest

from lanternwood.bots import levels
from lanternwood.games import GAMES
from lanternwood.lab import thinking_time


def test_every_bot_of_a_game_is_timed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["thinking_time", "nightmare-forest", "--seats", "2", "--games", "1", "--options", '{"speed": true}']
    monkeypatch.setattr(sys, "argv", asked)
    thinking_time.main()
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == levels("nightmare-forest")


def test_no_decision_is_left_out() -> None:
    game = GAMES["forsaken-forest"]
    seconds = thinking_time.seconds_of(game, "random", 4, 1, {"cycle_limit": 2})
    assert len(seconds) > 20
    assert seconds == sorted(seconds)
    assert thinking_time.in_words("random", [0.001] * 98 + [0.002, 0.5]) == (
        "random: 100 decisions, half within 1.0 ms, 99 of 100 within 2.0 ms, all within 500.0 ms"
    )
