"""What seats bring, typed on the command line: by name, by text or from a file."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from fixture_games import cellar, satchels
from fixture_games.satchels import STARTERS, Satchel
from lanternwood.cli.bringing import brought_by_seat
from lanternwood.cli.refusal import Refusal
from lanternwood.cli.verify import verify
from lanternwood.games import GAMES
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.promising import promise
from lanternwood.kernel.record import Recorder

from .test_any_game import lantern_with_all_games


def brought(*texts: str, seats: int = 2) -> tuple[Any, ...]:
    return brought_by_seat(satchels.GAME, texts, seats)


def test_by_name_by_text_and_from_a_file(tmp_path: Path) -> None:
    kept = tmp_path / "satchel.txt"
    kept.write_text("9,9,5,1,1")
    assert brought("2=even") == (None, STARTERS["even"])
    assert brought("1=1,2,3,4,5", f"3={kept}", seats=3) == (Satchel((1, 2, 3, 4, 5)), None, Satchel((9, 9, 5, 1, 1)))
    assert brought() == ()


@pytest.mark.parametrize(
    ("texts", "why"),
    [
        (["even"], "is written SEAT=SATCHEL, such as 1=...; 'even' is not"),
        (["1="], "is written SEAT=SATCHEL"),
        (["3=even"], "There is no seat 3; the seats are 1 to 2"),
        (["x=even"], "There is no seat x"),
        (["1=even", "1=bold"], "Seat 1 can bring one satchel only"),
        (
            ["2=stones"],
            "What seat 2 brings cannot be read: a satchel is steps, even, bold, or numbers .*'stones' is not",
        ),
        (["2=" + "9," * 3000], "cannot be read"),
    ],
)
def test_what_cannot_be_understood_is_refused(texts: Sequence[str], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        brought(*texts)


def test_a_file_that_holds_no_text(tmp_path: Path) -> None:
    picture = tmp_path / "satchel.png"
    picture.write_bytes(b"\x89PNG\xff")
    with pytest.raises(Refusal, match="holds no text"):
        brought(f"1={picture}")


def test_to_other_games_nobody_brings_anything() -> None:
    with pytest.raises(Refusal, match="Nobody brings anything to Cellar"):
        brought_by_seat(cellar.GAME, ["1=even"], 2)


def test_a_match_is_played_saved_and_checked_with_it(tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    words = ("--seats", "2", "--bring", "1=9,9,5,1,1", "--seed", "elm", "--save", saved)
    story = lantern_with_all_games("play", "satchels", *words, typed="1\n" * 20)
    assert "Seat 1 played with own." in story
    plan = json.loads(saved.read_text().splitlines()[0])["plan"]
    assert plan["brought"] == [{"cards": [9, 9, 5, 1, 1]}, None]
    checked = " ".join(lantern_with_all_games("verify", saved).split())
    assert "seat 1 (you): own, which nobody had been shown a promise of" in checked
    assert "which was drawn, as it follows from the seed" in checked
    assert "Seat 1 plays with own." in lantern_with_all_games("replay", saved)
    seen_by_2 = lantern_with_all_games("replay", saved, "--as", "2")
    assert "Seat 1 plays with" not in seen_by_2
    assert "Seat 2 plays with" in seen_by_2


def test_a_simulation_says_what_was_brought() -> None:
    words = ("--seats", "random*2", "--games", "4", "--jobs", "1", "--bring", "2=bold")
    assert "brought: seat 1 the usual, seat 2 bold" in lantern_with_all_games("sim", "satchels", *words)


def promised(tmp_path: Path) -> tuple[Path, str]:
    value = STARTERS["bold"]
    match = Match(satchels.GAME, plan_for(satchels.GAME, 2, "elm", brought=(value, None)))
    kept = promise(value, "owl")
    file = tmp_path / "match.json"
    file.write_bytes(Recorder(match, ("Ann", "Bo"), promises=(kept, None)).file())
    return file, kept.fingerprint


def test_verify_compares_the_fingerprint_that_was_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(GAMES, satchels.GAME.name, satchels.GAME)
    file, fingerprint = promised(tmp_path)
    assert verify(file, [fingerprint]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert f"seat 1 (Ann): bold, promised as {fingerprint}, which is the one you were shown" in told
    with pytest.raises(Refusal, match="not the match you were promised"):
        verify(file, ["0" * 64])
