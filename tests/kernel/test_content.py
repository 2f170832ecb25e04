"""Content that cannot be used says which file, which entry, which field, and what to do."""

from pathlib import Path

import pytest

from lanternwood.kernel.content import ContentError, content_hash, read_entries
from lanternwood.kernel.model import Model


class Effect(Model):
    do: str
    count: int = 1


class Card(Model):
    id: str
    name: str
    copies: int = 1
    effects: tuple[Effect, ...] = ()


GOOD = """
[[card]]
id = "lantern"
name = "Hooded Lantern"
copies = 3
effects = [{ do = "peek" }, { do = "draw", count = 2 }]
"""


def read(folder: Path, text: str) -> list[Card]:
    file = folder / "cards.toml"
    file.write_text(text, encoding="utf-8")
    return read_entries(file, "card", Card)


def test_good_content(tmp_path: Path) -> None:
    effects = (Effect("peek"), Effect("draw", 2))
    assert read(tmp_path, GOOD) == [Card("lantern", "Hooded Lantern", 3, effects)]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[card]\nid = 1", "^cards.toml: not valid TOML: .*line 1"),
        ("", r"^cards.toml: no \[\[card\]\] entries; write one \[\[card\]\] per card$"),
        ("card = 3", r"^cards.toml: no \[\[card\]\] entries"),
        ("[card]\nid = 'x'", r"^cards.toml: no \[\[card\]\] entries"),
        ("[[cards]]\nid = 'x'", r"^cards.toml: unknown table 'cards'; this file holds only \[\[card\]\]$"),
        ("card = [1]", "^cards.toml: card number 1: Expected `object`, got `int`$"),
        (
            GOOD.replace("copies", "copys"),
            "^cards.toml: card 'lantern': contains unknown field `copys`; known fields: ",
        ),
        (GOOD.replace("copies = 3", "copies = '3'"), "card 'lantern': Expected `int`, got `str`, in field 'copies'$"),
        (GOOD.replace('name = "Hooded Lantern"', ""), "card 'lantern': missing required field `name`; add it$"),
        (GOOD.replace('id = "lantern"', ""), "^cards.toml: card number 1: missing required field `id`; add it$"),
        (
            GOOD.replace("count", "cuont"),
            r"card 'lantern': contains unknown field `cuont`, in field 'effects\[1\]'; take it out or mend",
        ),
        (GOOD.replace("count = 2", "count = 2.5"), r"got `float`, in field 'effects\[1\].count'$"),
        (GOOD + GOOD, "^cards.toml: card 'lantern': this id is used twice; give each entry its own$"),
    ],
)
def test_bad_content(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        read(tmp_path, text)


def test_an_unknown_field_names_the_known_ones(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"known fields: id, name, copies, effects$"):
        read(tmp_path, GOOD + "colour = 'red'")


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^cards.toml: the file is missing$"):
        read_entries(tmp_path / "cards.toml", "card", Card)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_bytes(b"\xff\xfe[[card]]")
    with pytest.raises(ContentError, match=r"^cards.toml: not valid TOML"):
        read_entries(file, "card", Card)


def test_the_hash_names_exactly_these_files(tmp_path: Path) -> None:
    read(tmp_path, GOOD)
    first = content_hash(tmp_path)
    (tmp_path / "cards.toml").write_bytes(GOOD.replace("\n", "\r\n").encode())
    assert content_hash(tmp_path) == first, "line endings do not matter"
    (tmp_path / "notes.md").write_text("no content")
    assert content_hash(tmp_path) == first, "other files do not matter"
    (tmp_path / "cards.toml").rename(tmp_path / "deck.toml")
    assert content_hash(tmp_path) != first, "names matter"
    read(tmp_path, GOOD.replace("3", "4"))
    assert content_hash(tmp_path) != first
