"""No card has code of its own: outside the content no program names one, neither by its id nor by its name.

What is data is left out: cards, decks and puzzles, the rulebook, what is generated from them for the pages, and stored
positions. What is written for people may give an example. Pictures are the one exception (docs/decisions/0028).
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import lanternwood
from lanternwood.games.forsaken.cards import CARDS, IN_DECKS

PACKAGE = Path(lanternwood.__file__).parent
CLIENT = PACKAGE.parents[1] / "client" / "src"
PICTURES = {CLIENT / "games" / "forsaken" / "art", PACKAGE / "printing" / "games" / "forsaken" / "motifs.json"}
DATA = {
    PACKAGE / "games" / "forsaken" / "content",
    PACKAGE / "games" / "forsaken" / "puzzles",
    PACKAGE / "lab" / "games" / "forsaken" / "wins_this_turn.json",
}
OTHERS = {folder / "content" for folder in (PACKAGE / "games").iterdir()} - DATA
"""The content of other games has ids of its own."""
PROGRAMS = {".py", ".ts", ".svelte", ".css", ".html", ".typ", ".json", ".toml"}
EXAMPLES = {("records.py", "S01"), ("strings.ts", "Ash-Road Raider")}
"""In words for people: how an id is written, and what can be typed."""
NAMES = [re.escape(text) for card in CARDS[:IN_DECKS] for text in (card.id, card.name)]
NAMED = re.compile(rf"(?<![\w-])(?:{'|'.join(NAMES)})(?![\w-])")
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)


def programs() -> Iterator[Path]:
    for folder in (PACKAGE, CLIENT):
        for file in sorted(folder.rglob("*")):
            if file.suffix in PROGRAMS and not file.name.endswith(".gen.ts"):
                yield file


def told_in(file: Path) -> str:
    """All of it but comments, docstrings and what stands below a name to explain it."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return COMMENT.sub("", text)
    tree = ast.parse(text)
    aside = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    words = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in aside]
    return "\n".join(node.value for node in words if isinstance(node.value, str))


def named_in(file: Path) -> list[str]:
    return [word for word in NAMED.findall(told_in(file)) if (file.name, word) not in EXAMPLES]


def test_no_program_names_a_card() -> None:
    looked_at = [file for file in programs() if not {file, *file.parents} & (PICTURES | DATA | OTHERS)]
    assert len(looked_at) > 400
    found = {str(file): words for file in looked_at if (words := named_in(file))}
    assert found == {}


def test_pictures_do_and_only_they_need_to() -> None:
    """What is left out would be found, so that nothing is left out for nothing."""
    for place in PICTURES | DATA:
        files = [file for file in programs() if place in (file, *file.parents)]
        assert any(named_in(file) for file in files), place


@pytest.mark.parametrize(
    ("name", "text", "named"),
    [
        ("some.py", 'if card.id == "O28":\n    pass\n', ["O28"]),
        ("some.py", 'WORTH = {"Sear": 3}\n', ["Sear"]),
        ("some.py", 'def find() -> None:\n    """Such as S13."""  # or S14\n', []),
        ("some.ts", "if (card.id === 'G30') return; // not S01", ["G30"]),
        ("some.svelte", "<!-- Veilwalker -->\n<b>Veilwalker</b>", ["Veilwalker"]),
        ("some.ts", "const Searing = 'S011' + 'xS01';", []),
    ],
)
def test_a_card_is_seen_where_a_program_names_it(name: str, text: str, named: list[str], tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    assert named_in(file) == named
