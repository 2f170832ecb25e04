"""Whole games in the terminal, typed beforehand or through a pseudo-terminal of 80 columns."""

import re
from hashlib import sha256
from pathlib import Path

import pytest

from .lantern import lantern, refused, widest
from .pseudo_terminal import PseudoTerminal

GAME = ("play", "nightmare-forest", "--bots", "random", "--option", "speed=true", "--option", "first_seat=1")
# Attack with many dice where there is a table or a list, otherwise turn up, search, stop; some of it fits each time.
ANSWERS = ["1 4", "4", "turn", "1 3", "1", "search 2", "end"]
LONG_ENOUGH = "\n".join(ANSWERS * 400) + "\n"


@pytest.mark.parametrize("seed", ["elm", "oak", "yew"])
def test_a_whole_game_fits_eighty_columns_without_escape_codes(seed: str, tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    ended = lantern(*GAME, "--seed", seed, "--save", saved, typed=LONG_ENOUGH)
    assert ended.returncode == 0, ended.stderr
    assert ended.stderr == ""
    assert "\x1b" not in ended.stdout
    assert widest([line for line in ended.stdout.splitlines() if str(saved) not in line]) <= 80
    assert "What do you do?" in ended.stdout
    assert f"The seed was {seed}" in ended.stdout
    assert re.search("got out alive|The forest wins", ended.stdout)
    assert "./lantern replay" in ended.stdout
    assert lantern("verify", saved).returncode == 0


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_the_other_bots_play_too(level: str) -> None:
    ended = lantern(*GAME[:2], "--seats", "2", "--bots", level, "--seed", "ash", typed=LONG_ENOUGH)
    assert ended.returncode == 0, ended.stderr
    assert widest(ended.stdout.splitlines()) <= 80


def test_six_seats_from_the_last_one() -> None:
    ended = lantern(*GAME, "--seats", "6", "--me", "6", "--seed", "fir", typed=LONG_ENOUGH)
    assert ended.returncode == 0, ended.stderr
    assert widest(ended.stdout.splitlines()) <= 80


def test_alone_against_the_countdown() -> None:
    ended = lantern("play", "nightmare-forest", "--seats", "1", "--option", "solo=yes", typed=LONG_ENOUGH)
    assert ended.returncode == 0, ended.stderr
    assert "turns left" in ended.stdout


def test_wrong_input_gets_a_kind_sentence_and_loses_nothing() -> None:
    ended = lantern(*GAME, "--seed", "elm", typed="99\nfly away\n\nundo\n1\n")
    assert "'99' is not one of the choices here." in ended.stdout
    assert "'fly' is not one of the choices here." in ended.stdout
    assert "What is done is done" in ended.stdout
    assert "Who are you?" in ended.stdout
    assert "Which path do you take?" in ended.stdout


def test_the_rules_and_the_odds_are_there_for_the_asking() -> None:
    asked = "?\nodds\nlog\nboard\nrules\nrules nf-flip-03\nrules flip\nrules NF-R-20\nrules of war\n"
    ended = lantern(*GAME, "--seed", "elm", typed=asked)
    for words in (
        "Only one gets away",
        "hits needed",
        "goes first",
        "NF-THROW",
        "NF-FLIP-03  Turning up a zombie starts a forced fight",
        "NF-FLIP-09",
        "Does the turn end when dice run out",
        "There is no rule 'of war'",
    ):
        assert words in ended.stdout
    assert widest(ended.stdout.splitlines()) <= 80


def test_the_end_of_input_saves_what_was_played(tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    ended = lantern(*GAME, "--seed", "elm", "--save", saved, typed="1\n")
    assert ended.returncode == 0
    assert "Nobody is typing any more" in ended.stdout
    checked = lantern("verify", saved)
    assert checked.returncode == 0
    assert "before its end" in checked.stdout


def test_leaving_asks_first_and_offers_to_save(tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    ended = lantern(*GAME, "--seed", "elm", typed=f"1\nq\nno\nq\nyes\n{saved}\n")
    assert ended.returncode == 0
    assert "Good night." in ended.stdout
    assert saved.exists()


def test_the_commitment_is_shown_first_and_the_seed_last() -> None:
    ended = lantern(*GAME, "--seed", "elm", typed=LONG_ENOUGH)
    promised = ended.stdout.index(sha256(b"elm").hexdigest())
    assert promised < ended.stdout.index("The seed was elm")


def test_without_a_seed_no_two_games_are_alike() -> None:
    first, second = (lantern(*GAME, typed="1\n").stdout.splitlines()[3] for _ in range(2))
    assert re.fullmatch(r"  [0-9a-f]{64}", first)
    assert first != second


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--seats", "9"], "1 to 6 seats"),
        (["--me", "7"], "seats are 1 to 4"),
        (["--me", "one"], "seats are 1 to 4"),
        (["--bots", "genius"], "random"),
        (["--bots", "random,random"], "3 bots"),
        (["--option", "tempo=1"], "speed"),
        (["--option", "first_seat=9"], "1 to 4"),
        (["--save", "/no/such/folder/match"], "no such folder"),
        (["--frobnicate"], "--frobnicate"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(words: list[str], says: str) -> None:
    refused(lantern("play", "nightmare-forest", *words), 2, says)


@pytest.mark.parametrize("plain", [["--plain"], []])
def test_on_a_terminal_colours_can_be_switched_off(plain: list[str]) -> None:
    with PseudoTerminal(*GAME, "--seed", "elm", *plain, columns=80) as table:
        table.wait_for("Who are you?")
        table.type("1")
        table.wait_for("Which path")
        table.type("1")
        table.wait_for("What do you do?")
        assert ("\x1b[" in table.shown) == (not plain)


def test_no_color_is_respected() -> None:
    with PseudoTerminal(*GAME, "--seed", "elm", columns=80, NO_COLOR="1") as table:
        table.wait_for("Who are you?")
        assert "\x1b" not in table.shown


def test_a_terminal_with_few_letters_shows_others_instead() -> None:
    with PseudoTerminal(*GAME, "--seed", "elm", "--plain", columns=80, PYTHONIOENCODING="ascii") as table:
        for typed in ("1", "1", ""):
            table.wait_for(r"\n> $")
            table.type(typed)
        table.wait_for("What do you do")
        assert table.shown.isascii()
        assert "dice #### 4 left" in table.shown
        assert "***" in table.shown


def test_ctrl_c_ends_politely_and_saves(tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    with PseudoTerminal(*GAME, "--seed", "elm", "--plain", "--save", str(saved), columns=80) as table:
        table.wait_for("Who are you?")
        table.type("1")
        table.wait_for("Which path")
        table.send("\x03")
        assert table.wait_for_end() == 130
        assert "Traceback" not in table.shown
        assert "Stopped" in table.shown
    assert lantern("verify", saved).returncode == 0


def test_a_whole_game_on_a_terminal(tmp_path: Path) -> None:
    """As a person would: answers what is asked, presses Enter to read on, saves at the end."""
    saved = tmp_path / "match.json"
    with PseudoTerminal(*GAME, "--seed", "yew", "--plain", columns=80) as table:
        answers = iter(ANSWERS * 400)
        while (asked := table.wait_for(r"\n> $|read on\. > |Save the match.*> ")) != "ended":
            if asked.startswith("Save"):
                table.type(str(saved))
                break
            table.type("" if "read on" in asked else next(answers))
        assert table.wait_for_end() == 0
        assert widest([line for line in table.shown.splitlines() if str(saved) not in line]) <= 80
    assert lantern("verify", saved).returncode == 0
