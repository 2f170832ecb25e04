"""The words on a card are made from its script (FK-SCRIPT-01), and read well: all of them stand in a golden."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from games.forsaken.content_folder import FIXTURES
from lanternwood.games.forsaken import notation
from lanternwood.games.forsaken.glossary import GLOSSARY, explain, terms_in
from lanternwood.games.forsaken.loading import BASE, load
from lanternwood.games.forsaken.records import CardRecord, ChannelRecord, TokenRecord
from lanternwood.games.forsaken.script_records import KEYWORDS, NUMBERED, Keyword
from lanternwood.games.forsaken.wording import LABELS, Line, text_of

Bearer = CardRecord | TokenRecord | ChannelRecord
ALL = load(also=(FIXTURES,))
RECORDS: list[Bearer] = [*ALL.channels, *ALL.tokens, *ALL.cards]


def words_of(card: str) -> str:
    return str(text_of(ALL.by_id[card]))


def test_the_words_of_all_cards(golden: Callable[[str, str], None]) -> None:
    base: list[tuple[str, Bearer]] = [
        *((f"{god.name}, Channel", channel) for god, channel in zip(BASE.gods, BASE.channels, strict=True)),
        *(("Token", token) for token in BASE.tokens),
        *((card.id, card) for card in BASE.cards),
    ]
    golden(
        "forsaken-card-texts.txt", "".join(f"{called} {record.name}: {text_of(record)}\n" for called, record in base)
    )


@pytest.mark.rule("FK-SCRIPT-01")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("S13", "Forsaken: An enemy Follower here loses 2 Faith."),
        ("S02", "Cost: Pay 1 Faith: this Follower gets +1 Zeal this turn."),
        ("I28", "Ongoing: Whenever another friendly non-token Follower here is Forsaken, summon two Grubs here."),
        ("O28", "Arrival: Take control of an enemy Follower here that costs 1 or less."),
        ("C11", "Your opponent discards two cards. "
                "If your opponent's hand is empty, the enemy Tower here loses 2 Faith."),
        ("G12", "When an enemy Follower attacks your Tower here, summon a Squire here. "
                "The Attack turns on the Squire instead."),
        ("G30", "Stalwart 2, Vainglory 3."),
        ("S03", "No abilities."),
    ],
)  # fmt: skip
def test_some_words(card: str, words: str) -> None:
    assert words_of(card) == words


@pytest.mark.rule("FK-SCRIPT-01")
def test_every_record_has_words_that_are_sentences() -> None:
    for record in RECORDS:
        text = str(text_of(record))
        assert re.fullmatch(r"[A-Z+].*\.", text), text
        assert "  " not in text, text
        assert ".." not in text, text
        assert not re.search(r"\ba [aeioAEIO]|\ban [^aeioAEIO]", text), text
        assert not re.search(r"\bNone\b|[_{}]", text), text


@pytest.mark.rule("FK-SCRIPT-01")
def test_different_scripts_have_different_words() -> None:
    scripts: defaultdict[str, set[str]] = defaultdict(set)
    for record in RECORDS:
        # The words of a Channel, a Decree and a Miracle stand alone; the kind of card stands beside them.
        scripts[str(text_of(record))].add(notation.script(record))
    assert {words: found for words, found in scripts.items() if len(found) > 1} == {}


def numbers_in(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where in a record stand whole numbers."""
    match value:
        case bool():
            return
        case int():
            yield path
        case dict():
            for name, item in value.items():
                yield from numbers_in(item, (*path, name))
        case list():
            for place, item in enumerate(value):
                yield from numbers_in(item, (*path, place))
        case _:
            return


def as_written(record: Bearer) -> Any:
    return msgspec.json.decode(msgspec.json.encode(record))


def with_other_number(record: Bearer, path: tuple[str | int, ...]) -> Bearer:
    """2 becomes 1 and all else one more: `pick` and `up_to` end at 2."""
    raw = as_written(record)
    inner: Any = raw
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = 1 if inner[path[-1]] == 2 else inner[path[-1]] + 1
    return msgspec.convert(raw, type(record))


@pytest.mark.rule("FK-SCRIPT-01")
def test_another_number_in_the_record_is_another_number_in_the_words() -> None:
    tried = 0
    for record in RECORDS:
        for path in numbers_in(as_written(record)):
            if path[0] == "body":
                continue
            tried += 1
            assert text_of(with_other_number(record, path)) != text_of(record), (record.name, path)
    assert tried > 200


@pytest.mark.rule("FK-ABIL-01", "FK-ABIL-07")
def test_each_ability_is_shown_with_its_kind() -> None:
    chain = text_of(ALL.by_id["X65"])
    assert [line.head for line in chain.lines] == [
        "Arrival", "Battle", "Breach", "Forsaken", "Ongoing", "Ongoing", "Bow", "Cost", "Ongoing", "Ongoing",
    ]  # fmt: skip
    assert chain.keywords == ("Regrowth 2",)
    assert all(label in GLOSSARY for label in LABELS.values() if label)


def test_decrees_channels_and_miracles_have_no_label() -> None:
    for record in (ALL.by_id["S09"], ALL.channels[0], ALL.by_id["S12"]):
        assert [line.head for line in text_of(record).lines] == [""]
    assert text_of(ALL.by_id["S20"]).lines == (Line("Ongoing", "Each friendly Follower here has +1 Zeal."),)


def test_the_glossary_explains_every_keyword_with_its_number() -> None:
    for name in KEYWORDS:
        numbered = name in NUMBERED
        words = explain(Keyword(name, 3 if numbered else 0))
        assert ("3" in words) == numbered
        assert not re.search(r"\bN\b", words)


def test_a_text_names_the_words_of_the_glossary_that_it_uses() -> None:
    assert text_of(ALL.by_id["C23"]).terms == ("Virulent", "Ongoing", "Forsaken", "here")
    assert text_of(ALL.by_id["C03"]).terms == ("Blight", "Bow", "here")
    assert terms_in("Exhaust two Followers, then Tributes and tokens.") == ("Exhausted", "Tribute", "token")
    used = {term for record in RECORDS for term in text_of(record).terms}
    assert used == {*GLOSSARY}, "a word that no text uses, or one that is never found"
