"""A game is found by its name: outside its own folders nothing names one, so the next needs no entry in any list.

For the pages, client/tests/no-game-named.test.ts does the same.
"""

import re
from pathlib import Path

import pytest

import lanternwood
from lanternwood.games import GAMES
from lanternwood.games.finding import folder_of

PACKAGE = Path(lanternwood.__file__).parent
LAUNCHER = PACKAGE.parents[1] / "lantern"
FOLDERS = {folder_of(game) for game in GAMES}
FILES = sorted(
    file.relative_to(PACKAGE)
    for file in PACKAGE.rglob("*")
    if file.suffix in (".py", ".toml", ".md") and not FOLDERS.intersection(file.relative_to(PACKAGE).parts)
)


def naming(game: str) -> re.Pattern[str]:
    """However it is written: some-game, some_game, SomeGame, Some Game. A name of one word may be part of others."""
    words = game.split("-")
    return re.compile(r"[-_ ]?".join(words) if len(words) > 1 else rf"\b{game}\b", re.IGNORECASE)


def test_there_is_something_to_look_at() -> None:
    assert {"server", "cli", "lab", "bots", "kernel"} <= {file.parts[0] for file in FILES}
    assert len(GAMES) >= 3


@pytest.mark.parametrize("game", GAMES)
def test_nothing_names_a_game_outside_its_folders(game: str) -> None:
    found = [str(file) for file in FILES if naming(game).search((PACKAGE / file).read_text(encoding="utf-8"))]
    assert found == []
    assert not naming(game).search(LAUNCHER.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "words", ["nightmare-forest", "import nightmare_forest", "class NightmareForest", "NIGHTMARE FOREST"]
)
def test_a_name_is_seen_however_it_is_written(words: str) -> None:
    assert naming("nightmare-forest").search(words)


def test_a_short_name_may_be_part_of_a_word() -> None:
    assert not naming("hex").search("digest().hexdigest()")
    assert naming("hex").search("from lanternwood.games import hex")
