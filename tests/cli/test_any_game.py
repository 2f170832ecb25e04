"""The commands know no game: each small game of the tests can be played, saved, replayed and simulated."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fixture_games import FIXTURE_GAMES, parley
from lanternwood.cli.screens.screen import Screen
from lanternwood.kernel.model import Resign

from .lantern import SOURCE, environment, widest

ROOT = SOURCE.parent
WITH_ALL_GAMES = """
import sys, tictactoe
from fixture_games import FIXTURE_GAMES
from lanternwood.games import GAMES
GAMES.update(FIXTURE_GAMES)
GAMES[tictactoe.GAME.name] = tictactoe.GAME
from lanternwood.cli import main
main()
"""
NAMES = [*FIXTURE_GAMES, "tictactoe"]


def lantern_with_all_games(*words: str | Path, typed: str = "") -> str:
    path = os.pathsep.join(str(ROOT / folder) for folder in ("src", "tests", "examples"))
    ended = subprocess.run(
        [sys.executable, "-P", "-c", WITH_ALL_GAMES, *map(str, words)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(PYTHONPATH=path, PYTHONIOENCODING="utf-8"),
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


@pytest.mark.parametrize("name", NAMES)
def test_it_can_be_played_saved_and_replayed(name: str, tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    options = ("--seed", "elm", "--save", saved)
    story = lantern_with_all_games("play", name, *options, typed="1\n2\n\n" * 500)
    assert "The end:" in story
    assert "\x1b" not in story
    assert widest([line for line in story.splitlines() if str(saved) not in line]) <= 80
    # The line is broken where the name of the file, which is as long as it is, leaves room.
    assert "holds. Checked:" in " ".join(lantern_with_all_games("verify", saved).split())
    assert "The end:" in lantern_with_all_games("replay", saved)
    assert "The end:" in lantern_with_all_games("replay", saved, "--as", "1")


def test_rules_are_offered_only_where_there_are_some() -> None:
    shown = lantern_with_all_games("play", "tictactoe", typed="?\nrules\nrules 3\ndiscards\n")
    assert "Also: odds, log, board, discards, resign, q to leave." in shown
    assert shown.count("has no written rules here") == 3
    assert "NF-" not in shown


def test_the_plain_board_counts_seats_from_one() -> None:
    shown = lantern_with_all_games("play", "dice-race", "--seed", "elm", "--me", "1", typed="")
    assert "turn: 1" in shown
    assert "turn: 0" not in shown


@pytest.mark.parametrize("name", NAMES)
def test_it_can_be_simulated(name: str) -> None:
    seats = 2 if name == "tictactoe" else FIXTURE_GAMES[name].seats[0]
    words = ("--seats", ",".join(["random"] * seats), "--games", "10", "--jobs", "1")
    assert "Games won" in lantern_with_all_games("sim", name, *words)


def test_what_must_be_said_in_words_is_asked_for_until_it_is() -> None:
    walk = ("play", "enter-the-forest", "--seats", "2", "--option", "gm=bot", "--seed", "elm")
    story = lantern_with_all_games(*walk, typed="1\n\n  \nI cross the river\n")
    assert story.count("This is said in words; write some.") == 2
    assert "“I cross the river”" in story


def test_an_option_with_names_for_values_is_taken_as_it_is_written() -> None:
    """`none` is a way to play here, and not an empty value."""
    story = lantern_with_all_games("play", "enter-the-forest", "--seats", "2", "--option", "gm=none", "--seed", "elm")
    assert "gm: none" in story


def test_typing_resign_gives_the_match_up_once_one_is_sure(tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    typed = "?\nresign\nno\n1\nresign\nyes\n"
    story = lantern_with_all_games("play", "parley", "--me", "1", "--seed", "elm", "--save", saved, typed=typed)
    assert "discards, resign, q to leave." in story
    assert story.count("Give this match up? (yes or no)") == 2
    assert "Seat 1 resigned." in story
    assert "The end:" in story
    assert "Seat 1 resigned." in lantern_with_all_games("replay", saved)
    assert Screen(parley.GAME).label(None, Resign()) == "Resign"
    assert "holds. Checked:" in " ".join(lantern_with_all_games("verify", saved).split())


def test_a_game_that_cannot_be_resigned_says_how_to_leave() -> None:
    shown = lantern_with_all_games("play", "dice-race", "--me", "1", typed="resign\n")
    assert "This game cannot be resigned. To leave it, type q." in shown
