"""Rules, code and tests name the same rule ids: each rule of a game has a test, and no id is made up.

A game that cannot be played yet, without a GAME, is held to the ids that it names, and not yet to name them all.

A rule is an id in bold at the head of a list item of the game's RULES.md; a ruling is an id at the head of a table
row. A test names a rule with `pytest.mark.rule`.
"""

import ast
import re
from pathlib import Path

import pytest

from lanternwood import games
from lanternwood.games.finding import folder_of
from lanternwood.rulebook.book import Rulebook
from lanternwood.rulebook.finding import rulebook_in

SOURCES = Path(games.__file__).parent
TESTS = Path(__file__).parent
GAMES = sorted(rules.parent.name for rules in SOURCES.glob("*/RULES.md"))
PLAYABLE = [game for game in GAMES if game in {folder_of(name) for name in games.GAMES}]


def book_of(game: str) -> Rulebook:
    book = rulebook_in(f"{games.__name__}.{game}")
    assert book
    return book


def known_ids(game: str) -> set[str]:
    return {*book_of(game).rules(), *book_of(game).rulings()}


def any_id_of(game: str) -> re.Pattern[str]:
    """Anything that looks like an id of this game, in any text."""
    prefix = book_of(game).rules()[0].split("-")[0]
    return re.compile(rf"\b{prefix}(?:-[A-Z0-9]+)+-\d+")


def marked_rules(text: str) -> set[str]:
    """The ids in all `pytest.mark.rule(...)` of a test file."""
    return {
        argument.value
        for call in ast.walk(ast.parse(text))
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def files_testing(game: str) -> list[Path]:
    """Its own folder, what plays it in a browser, since some rules are about the screen, and what tries its bots, since
    some are about them."""
    screens = [file for file in (TESTS.parent / "browser").glob(f"test_{game}*.py") if game_played_in(file) == game]
    written = any_id_of(game)
    bots = [file for file in (TESTS.parent / "bots").glob("test_*.py") if written.search(file.read_text("utf-8"))]
    return sorted([*(TESTS / game).rglob("test_*.py"), *screens, *bots])


def game_played_in(file: Path) -> str:
    """The longest name that fits: one game's name may begin another's."""
    return max((game for game in GAMES if file.stem.startswith(f"test_{game}")), key=len)


def test_there_are_games_with_rules() -> None:
    assert "nightmare_forest" in PLAYABLE


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_numbered_twice(game: str) -> None:
    rules = [*book_of(game).rules(), *book_of(game).rulings()]
    assert rules
    assert sorted({rule for rule in rules if rules.count(rule) > 1}) == []


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_rule_is_named_by_a_test(game: str) -> None:
    named = {rule for file in files_testing(game) for rule in marked_rules(file.read_text(encoding="utf-8"))}
    missing = [rule for rule in book_of(game).rules() if rule not in named]
    assert not missing, f"rules of {game} that no test names: {' '.join(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_no_test_names_a_rule_that_does_not_exist(game: str) -> None:
    known = known_ids(game)
    unknown = [
        f"{file.name}: {found}"
        for file in files_testing(game)
        for text in [file.read_text(encoding="utf-8")]
        for found in sorted({*any_id_of(game).findall(text), *marked_rules(text)})
        if found not in known
    ]
    assert not unknown, f"no such rules in {game}: {', '.join(unknown)}"


@pytest.mark.parametrize("game", GAMES)
def test_the_code_names_no_rule_that_does_not_exist(game: str) -> None:
    known = known_ids(game)
    files = [file for file in sorted((SOURCES / game).rglob("*")) if file.suffix in (".py", ".toml")]
    unknown = [
        f"{file.name}: {found}"
        for file in files
        for found in sorted(set(any_id_of(game).findall(file.read_text(encoding="utf-8"))))
        if found not in known
    ]
    assert not unknown, f"no such rules in {game}: {', '.join(unknown)}"


def test_marks_are_found_wherever_they_stand() -> None:
    text = """
@pytest.mark.rule("XX-ONE-01")
@pytest.mark.rule("XX-ONE-02", "XX-ONE-03")
def test_it(): ...
# pytest.mark.rule("XX-ONE-04")
"""
    assert marked_rules(text) == {"XX-ONE-01", "XX-ONE-02", "XX-ONE-03"}
