"""FK-DECK-09: the decks that the client is tested against are written, read and judged as the server does it.

After a change of the cards, `pytest --update-goldens` writes them anew.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lanternwood.games.forsaken.deck_codes import UnreadableDeck
from lanternwood.games.forsaken.deck_lists import (
    ORDER,
    STARTERS,
    Deck,
    code_of,
    deck_of,
    list_of,
    problems,
    read_deck,
)
from lanternwood.games.forsaken.loading import BASE
from lanternwood.games.forsaken.records import COPIES

FILE = Path(__file__).parents[2] / "client" / "tests" / "vectors" / "forsaken-decks.json"
EMBER = code_of(STARTERS["Ember March"])


def some_decks() -> list[Deck]:
    """The starters, decks at random, and such as cannot be played but can be written down."""
    random = Random("decks")
    decks = [*STARTERS.values()]
    for size in (40,) * 30 + (1, 7, 39, 41, 120):
        box = [card.id for card in BASE.cards for _ in range(COPIES[card.rarity])]
        cards = random.sample(box, size)
        decks.append(deck_of({card: cards.count(card) for card in cards}, f"Deck {len(decks)}"))
    strange = [{"G30": 1}, {"S01": 99, "G30": 40}, dict.fromkeys(ORDER, 3), {"S01": 5, "I30": 2, "C07": 33}]
    return decks + [deck_of(numbers) for numbers in strange]


JUDGED: list[dict[str, int]] = [
    {"Grub": 1},
    {"Strife Altar": 2, "temple": 1, "Z99": 4, "S01": 0, "S02": -3},
    {"S01": 5, "S30": 2, "I01": 1},
]

TEXTS = [
    "",
    "# only a comment",
    "  ember MARCH \n",
    "embr march",
    "4 Ash-Road Raider\n4x sear\n2 × S05\n\n1 s06 # a note\n3\tPit   Brawler",
    "4 Ash-Road Raidr\n3 Nonsense of a thing\n2 Sear",
    "Sear",
    "0 Sear",
    "100 Sear",
    "3 Grub\n1 grub\n2 Strife Altar\n1 temples",
    "2 Vael Korr, Chosen of Strife",
    "1 Saint Rictus, the Open Sore\r\n1 Mother Canker\r1 Rot Touch",
    "1 Grandmother’s wrath",
    f"  {EMBER}\n",
    EMBER[:-1],
    EMBER[:-2],
    EMBER[:-5],
    EMBER[:8],
    "FK1-",
    "FK2-abc",
    "FK1-ab*c",
    f"{EMBER[:10]}{'A' if EMBER[10] != 'A' else 'B'}{EMBER[11:]}",
    "fk1-abc",
    "x" * 10_001,
]


def read(text: str) -> dict[str, Any]:
    try:
        return {"text": text, "cards": read_deck(text).cards}
    except UnreadableDeck as unreadable:
        return {"text": text, "refused": unreadable.problems}


def vectors() -> dict[str, list[Any]]:
    return {
        "decks": [
            {
                "name": deck.name,
                "cards": deck.cards,
                "code": code_of(deck),
                "list": list_of(deck),
                "problems": problems(deck),
            }
            for deck in some_decks()
        ],
        "judged": [{"cards": cards, "problems": problems(deck_of(cards))} for cards in JUDGED],
        "read": [read(text) for text in TEXTS],
    }


@pytest.mark.rule("FK-DECK-06", "FK-DECK-09")
def test_the_vectors_are_what_the_server_writes_and_reads(request: pytest.FixtureRequest) -> None:
    parts = (
        f'"{part}": [\n' + ",\n".join(json.dumps(each, ensure_ascii=False) for each in some) + "\n]"
        for part, some in vectors().items()
    )
    text = "{\n" + ",\n".join(parts) + "\n}\n"
    if request.config.getoption("--update-goldens"):
        FILE.write_text(text, encoding="utf-8", newline="\n")
    assert text == FILE.read_text(encoding="utf-8"), "review, then --update-goldens"


@pytest.mark.rule("FK-DECK-09")
def test_every_deck_of_the_vectors_comes_back() -> None:
    for vector in vectors()["decks"]:
        assert read_deck(vector["code"]).cards == read_deck(vector["list"]).cards == vector["cards"]
