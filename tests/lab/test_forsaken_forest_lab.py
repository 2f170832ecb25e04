"""What the lab counts in Forsaken Forest: sides, ways to win, the columns of the distribution table, signs."""

import json
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from lanternwood.bots.forsaken_forest.signs import OfSlot
from lanternwood.games import GAMES
from lanternwood.games.forsaken_forest.roles import TEAM
from lanternwood.kernel.match import Match
from lanternwood.lab.games.forsaken_forest import balance, fit_signs, sharp_beliefs, strength
from lanternwood.lab.games.forsaken_forest.statistics import turns_of
from lanternwood.lab.report import tables_of
from lanternwood.lab.sides import seated_by_side, sides_of
from lanternwood.lab.simulate import Simulation, settings_for
from lanternwood.lab.simulation_file import SimulationFileError

GAME = GAMES["forsaken-forest"]
QUICK = {"min_window_s": 0, "cycle_limit": 4}


def test_each_side_gets_its_bot_wherever_it_sits() -> None:
    assert sides_of("forsaken-forest") == ("villagers", "forsaken")
    assert sides_of("nightmare-forest") == ()
    settings = settings_for(GAME, ("random",) * 6, "sides", QUICK, by_side={"forsaken": "steady"})
    for number in range(5):
        match = Match(GAME, settings.plan(number), listen=False)
        levels = seated_by_side(GAME.name, match.state, settings.levels, settings.by_side)
        wanted = tuple("steady" if TEAM[role] == "forsaken" else "random" for role in match.state.roles)
        assert levels == wanted


def test_every_game_is_counted_once_by_winner_way_and_length() -> None:
    simulation = Simulation(settings_for(GAME, ("random",) * 4, "counted", QUICK))
    assert simulation.play(12, 1, lambda tally: None)
    counts = simulation.tally.counts
    assert sum(count for name, count in counts.items() if name.startswith("won by ")) == 12
    assert sum(count for name, count in counts.items() if name.startswith("way ")) == 12
    assert len(list(turns_of(simulation.tally))) == 12
    titles = [table.title for table in tables_of(simulation.settings, simulation.tally)]
    assert "Who wins, and how" in titles
    assert "Games won" in titles


def test_all_thirteen_columns_become_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["balance", "--games", "1", "--jobs", "1", "--folder", str(tmp_path)])
    balance.main()
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 + 13
    assert lines[2].startswith("| 4 | 1 | V | ")
    assert lines[-1].startswith("| 12 | 4 | even | ")
    assert len(list(tmp_path.glob("*.json"))) == 13
    balance.main()
    assert capsys.readouterr().out.splitlines() == lines, "what is done is not done again"


def test_signs_are_counted_by_who_and_whom(capsys: pytest.CaptureFixture[str]) -> None:
    state, signs = fit_signs.observed(0, 6, special=False)
    assert state.ending
    assert any(isinstance(sign, OfSlot) for sign in signs)
    counts = fit_signs.count((0, 6, False))
    assert sum(sum(numbers) for numbers in counts.values()) == len(signs)
    assert tomllib.loads("\n".join(fit_signs.as_toml(counts, 1)))["seat"]["plays"]


def test_what_sharp_believes_is_held_against_what_is_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = list(sharp_beliefs.believed(0, 6))
    assert {what for what, _, _ in told} == {"Forsaken", "The Village", "The Void"}
    assert all(0 <= likely <= 1 for _, likely, _ in told)
    sure = [so for what, likely, so in told if what == "Forsaken" and likely > 0.999]
    never = [so for what, likely, so in told if what == "Forsaken" and likely < 0.001]
    assert all(sure)
    assert not any(never)
    assert any(so for _, _, so in told)
    monkeypatch.setattr(sys, "argv", ["sharp_beliefs", "1"])
    sharp_beliefs.main()
    assert "| Forsaken | 0 to 10 % | " in capsys.readouterr().out


def test_strength_is_measured_on_the_same_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(strength, "SEATS", (6,))
    monkeypatch.setattr(sys, "argv", ["strength", "--games", "2", "--jobs", "1", "--folder", str(tmp_path)])
    strength.main()
    printed = capsys.readouterr().out
    assert printed.count("| 6 | 2 | Villagers win |") == printed.count("| 6 | 2 | Forsaken win |") == 2
    kept = {file.stem: json.loads(file.read_text()) for file in tmp_path.glob("*.json")}
    assert set(kept) == {
        f"6-{others}{side}"
        for others, level in (("steady", "sharp"), ("random", "steady"))
        for side in ("", f"-villagers={level}", f"-forsaken={level}")
    }
    settings = settings_for(GAME, ("steady",) * 6, "balance", {"min_window_s": 0}, by_side={"forsaken": "sharp"})
    assert kept["6-steady-forsaken=sharp"]["villagers_won"] == [
        strength.villagers_win(settings, number) for number in (0, 1)
    ]
    strength.main()
    assert capsys.readouterr().out == printed, "what is done is not done again"


@pytest.mark.parametrize("field", ["rules_version", "content_hash", "seed"])
def test_strength_goes_on_with_no_games_of_other_rules(
    field: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(GAME, ("steady",) * 6, balance.SEED, {"min_window_s": 0})
    file = tmp_path / "6-steady.json"
    file.write_bytes(msgspec.json.encode(strength.StrengthFile(strength.FORMAT, settings, [True, False])))
    assert strength.read_wins(file, settings) == [True, False]
    other = replace(settings, **{field: "another"})
    file.write_bytes(msgspec.json.encode(strength.StrengthFile(strength.FORMAT, other, [True, False])))
    monkeypatch.setattr(sys, "argv", ["strength", "--games", "2", "--jobs", "1", "--folder", str(tmp_path)])
    monkeypatch.setattr(strength, "SEATS", (6,))
    with pytest.raises(SystemExit, match=rf"other settings \({field}\); name another folder"):
        strength.main()


def test_strength_takes_no_other_file_for_its_own(tmp_path: Path) -> None:
    file = tmp_path / "6-steady.json"
    file.write_text("[true, false]")
    settings = settings_for(GAME, ("steady",) * 6, balance.SEED, {"min_window_s": 0})
    with pytest.raises(SimulationFileError, match="holds no games of this study"):
        strength.read_wins(file, settings)
