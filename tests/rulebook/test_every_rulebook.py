"""The rules of every game, read whole: nothing is lost, and every rule and ruling can be found."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fixture_games import FIXTURE_GAMES
from lanternwood import games
from lanternwood.games import GAMES
from lanternwood.kernel.game import Game
from lanternwood.rulebook.book import Rulebook, TableBlock
from lanternwood.rulebook.finding import package_of, rulebook_of
from lanternwood.rulebook.looking_up import chapters, look_up

SOURCES = Path(games.__file__).parent
RULES = {"nightmare-forest": 174, "forsaken-forest": 339, "enter-the-forest": 106}
RULINGS = {"nightmare-forest": 56, "forsaken-forest": 97, "enter-the-forest": 39}
TABLE_LINE = re.compile(r"^\|(?![-:| ]+$).*", re.MULTILINE)


def book_of(game: Game[Any]) -> Rulebook:
    book = rulebook_of(game)
    assert book
    return book


def written(game: Game[Any]) -> str:
    return (SOURCES / game.name.replace("-", "_") / "RULES.md").read_text(encoding="utf-8")


def tables(book: Rulebook) -> list[TableBlock]:
    return [block for section in book.sections for block in section.blocks if isinstance(block, TableBlock)]


every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@every_game
def test_all_rules_and_rulings_are_found(game: Game[Any]) -> None:
    book = book_of(game)
    ids = [*book.rules(), *book.rulings()]
    assert len(set(ids)) == len(ids), "none is numbered twice"
    if game.name in RULES:
        assert (len(book.rules()), len(book.rulings())) == (RULES[game.name], RULINGS[game.name])


@every_game
def test_links_lead_somewhere(game: Game[Any]) -> None:
    book = book_of(game)
    links = re.findall(r'href=\\"#([^"\\]+)', msgspec.json.encode(book).decode())
    assert len(links) > 100
    assert set(links) <= {*book.rules(), *book.rulings()}


@every_game
def test_sections_have_anchors_of_their_own(game: Game[Any]) -> None:
    anchors = [section.id for section in book_of(game).sections]
    assert len(set(anchors)) == len(anchors)


@every_game
def test_tables_keep_all_rows_and_cells(game: Game[Any]) -> None:
    lines = TABLE_LINE.findall(written(game))
    rows = [row for table in tables(book_of(game)) for row in (table.head, *(row.cells for row in table.rows))]
    assert [line.count("|") - 1 for line in lines] == [len(row) for row in rows]


@every_game
def test_every_word_is_there(game: Game[Any]) -> None:
    shown = " ".join(string for string in strings(msgspec.to_builtins(book_of(game))))
    words = re.findall(r"\w+", re.sub(r"^#.*| — (?=\n)|^```\w+", "", written(game), flags=re.MULTILINE))
    assert [word for word in words if word not in shown] == []


def strings(data: Any) -> list[str]:
    if isinstance(data, str):
        return [data]
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list | tuple) else ()
    return [string for each in inner for string in strings(each)]


@every_game
def test_each_can_be_looked_up_by_its_number(game: Game[Any]) -> None:
    book = book_of(game)
    for number in (*book.rules(), *book.rulings()):
        [(found, text)] = look_up(book, number.lower())
        assert found == number
        assert len(text) > 10
        assert not re.search(r"[*`®]\d", text), "no marks that mean nothing in a terminal"


@every_game
def test_each_chapter_can_be_looked_up_by_its_numbers_and_by_its_name(game: Game[Any]) -> None:
    book = book_of(game)
    known = chapters(book)
    assert len(known) > 5
    found = set()
    for areas, title in known:
        for area in areas.split(", "):
            by_area = {number for number, _ in look_up(book, area)}
            assert by_area
            assert by_area == {number for number, _ in look_up(book, area.partition("-")[2] or area)}
            found |= by_area
        assert look_up(book, title)
    assert found == {*book.rules(), *book.rulings()}


def test_chapters_by_name() -> None:
    book = book_of(GAMES["forsaken-forest"])

    def numbers(asked: str) -> list[str]:
        return [number for number, _ in look_up(book, asked)]

    assert numbers("night1") == numbers("Night One") == numbers("2.5") == numbers("2.5 night one")
    assert "FF-NIGHT1-14" in numbers("FF-NIGHT1")
    assert "FF-ROLE-GEN-04" in numbers("role")
    assert numbers("role-oracle") == ["FF-ROLE-ORACLE-01", "FF-ROLE-ORACLE-02"]
    assert len(numbers("rulings")) == len(numbers("r")) == 97
    assert numbers("ff") == numbers("of war") == numbers("r930") == []


def test_rulings_are_named_whole_where_nothing_can_be_followed() -> None:
    nightmare, enter = (book_of(GAMES[name]) for name in ("nightmare-forest", "enter-the-forest"))
    assert look_up(nightmare, "nf-ready-02")[0][1].endswith("(ruling NF-R-02)")
    assert look_up(enter, "ef-die-01")[0][1].startswith("[EF-R01] A die")
    assert look_up(enter, "r01") == look_up(enter, "ef-r01")


def test_a_game_is_found_by_its_package() -> None:
    assert package_of(GAMES["nightmare-forest"]) == "lanternwood.games.nightmare_forest"
    for game in FIXTURE_GAMES.values():
        assert rulebook_of(game) is None
