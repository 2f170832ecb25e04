"""Whole games in the terminal, typed beforehand or through a pseudo-terminal of 80 columns."""

import re
from hashlib import sha256
from pathlib import Path

import pytest

from .lantern import lantern, refused, widest
from .pseudo_terminal import PseudoTerminal

GAME = ("play", "nightmare-forest", "--bots", "random", "--option", "speed=true", "--option", "first_seat=1")
# Attack with many dice where there is a table or a list, otherwise turn up, search, stop; some of it fits each time.
ANSWERS = ["1 4", "4", "turn", "1 3", "1 2", "1 1", "1", "search 2", "end"]
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
    asked = "?\nodds\nlog\nboard\ndiscards\nrules\nrules nf-flip-03\nrules flip\nrules NF-R-20\nrules of war\n"
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
        "such as: rules NF-",
        "zone 4  nothing",
    ):
        assert words in ended.stdout
    assert widest(ended.stdout.splitlines()) <= 80


def test_rules_of_any_number_and_rulings_are_there_for_the_asking() -> None:
    asked = "rules\nrules ff-night1-14\nrules ff-role-gen-04\nrules r93\nrules night one\nrules of war\n"
    ended = lantern("play", "forsaken-forest", "--seed", "elm", typed=asked)
    for words in (
        "  FF-NIGHT1                2.5 Night One",
        "  R                        3. Rulings",
        "such as: rules FF-GEN-01, or: rules gen",
        "FF-NIGHT1-14  ",
        "FF-ROLE-GEN-04  A player has no means of showing their role card",
        "R93  A card has no legal target, or would do nothing?",
        "FF-NIGHT1-01  ",
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
    first, second = (promise_in(lantern(*GAME, typed="1\n").stdout) for _ in range(2))
    assert first != second


def promise_in(shown: str) -> str:
    found = re.search(r"^  ([0-9a-f]{64})$", shown, re.MULTILINE)
    assert found
    return found[1]


def after_setup(*words: str, typed: str = "") -> list[str]:
    """What the table looks like on the first turn, which follows from the dice and cards."""
    shown = lantern(*GAME, "--seed", "elm", *words, typed=typed + "1\n1\n").stdout
    return shown[shown.index("Who are you?") :].splitlines()


def test_a_word_of_ones_own_changes_the_dice_and_is_recorded(tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    ended = lantern(*GAME, "--seed", "elm", "--word", "my own", "--save", saved, typed=LONG_ENOUGH)
    assert "They follow from your word too: my own" in ended.stdout
    assert "The seed was elm, with your word my own." in ended.stdout
    checked = lantern("verify", saved, "--promise", promise_in(ended.stdout))
    assert checked.returncode == 0, checked.stderr
    assert re.search(r"word +my own", checked.stdout)
    given, asked, none = after_setup("--word", "my own"), after_setup("--ask-word", typed="my own\n"), after_setup()
    assert given == asked
    assert given != none
    assert none == after_setup("--ask-word", typed="\n")


def test_the_word_is_asked_for_after_the_promise() -> None:
    shown = lantern(*GAME, "--seed", "elm", "--ask-word", typed="birch\n").stdout
    assert shown.index(promise_in(shown)) < shown.index("A word of your own") < shown.index("birch")


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    saved.write_text("dear diary")
    refused(lantern(*GAME, "--save", saved, typed="1\n"), 2, "is there already", "--overwrite")
    assert saved.read_text() == "dear diary"
    assert list(tmp_path.iterdir()) == [saved]
    assert lantern(*GAME, "--save", saved, "--overwrite", typed="1\n").returncode == 0
    assert lantern("verify", saved).returncode == 0


def test_a_file_that_appears_during_the_match_is_left_alone(tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    with PseudoTerminal(*GAME, "--seed", "elm", "--plain", "--save", str(saved)) as table:
        table.wait_for("Who are you?")
        saved.write_text("dear diary")
        table.type("1")
        table.wait_for(r"Which path[\s\S]*\n> $")
        table.interrupt()
        assert table.wait_for_end() == 130
    assert saved.read_text() == "dear diary"
    assert lantern("verify", tmp_path / "match-2.json").returncode == 0


def test_after_a_name_that_will_not_do_another_is_asked_for(tmp_path: Path) -> None:
    there, saved = tmp_path / "there.json", tmp_path / "match.json"
    there.write_text("dear diary")
    typed = f"1\nq\nyes\n{there}\n/no/such/folder/x\n{saved}\n"
    ended = lantern(*GAME, "--seed", "elm", typed=typed)
    assert ended.returncode == 0, ended.stderr
    assert "is there already" in ended.stdout
    assert "no such folder" in ended.stdout
    assert there.read_text() == "dear diary"
    assert lantern("verify", saved).returncode == 0


def test_a_word_too_many_and_nothing_is_done() -> None:
    shown = lantern(*GAME, "--seed", "elm", typed="1 9\n²\n2 1\n1\n").stdout
    assert "'9' is one word too many; nothing was done." in shown
    assert "'²' is not one of the choices here." in shown
    assert "'1' is one word too many; nothing was done." in shown
    assert shown.index("nothing was done") < shown.index("Which path do you take?")
    assert "Seat 1 is Marisol Vega" in shown


def test_a_further_menu_says_at_once_how_to_go_back() -> None:
    shown = lantern(*GAME, "--seed", "elm", typed="1\n1\nsearch\n0\n").stdout
    after = shown[shown.index("With how many dice?") :]
    assert " 0  go back" in after
    assert after.count("What do you do?") == 1


def test_long_texts_stop_at_a_full_screen_on_a_terminal_only() -> None:
    assert "read on" not in lantern(*GAME, "--seed", "elm", typed="rules\nrules fight\n").stdout
    with PseudoTerminal(*GAME, "--seed", "elm", "--plain", columns=80, rows=24) as table:
        table.wait_for("Who are you?")
        table.wait_for(r"\n> $")
        table.type("rules")
        table.wait_for(r"to stop reading\. > $")
        assert len(table.shown[table.shown.rindex("> rules") :].splitlines()) <= 24
        table.type("")
        while table.wait_for(r"to stop reading\. > $|\n> $").startswith("to stop"):
            table.type("")
        assert "Type rules and a number or a chapter" in table.shown
        table.type("rules")
        table.wait_for(r"to stop reading\. > $")
        table.type("q")
        table.wait_for("Press Enter to see the choices again")
        assert table.shown.count("Type rules and a number or a chapter") == 1


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
        (["--save", "/proc/match"], "cannot be written"),
        (["--frobnicate"], "--frobnicate"),
        (["--option", "speed=maybe"], "The option speed is yes or no, not 'maybe'."),
        (["--option", "speed=1"], "The option speed is yes or no"),
        (["--option", "first_seat=me"], "The option first_seat is a number"),
        (["--option", "first_seat=9"], "The option first_seat must be a seat"),
        (["--me", "²"], "seats are 1 to 4"),
        (["--me", "9" * 5000], "seats are 1 to 4"),
        (["--word", "ash", "--ask-word"], "not both"),
        (["--word", "a" * 101], "at most 100"),
        (["--seed", "two\nlines"], "one line"),
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
        table.wait_for(r"Which path[\s\S]*\n> $")
        table.interrupt()
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
