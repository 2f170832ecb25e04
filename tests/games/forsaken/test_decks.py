"""Decks: legality in words, the text code and the plain list."""

from collections.abc import Mapping

import pytest

from games.forsaken.specification import RULES
from lanternwood.games.forsaken.deck_codes import PREFIX, UnreadableDeck, encode
from lanternwood.games.forsaken.deck_lists import (
    ORDER,
    STARTERS,
    Deck,
    code_of,
    deck_of,
    list_of,
    problems,
    read_deck,
    read_list,
)
from lanternwood.games.forsaken.loading import BASE
from lanternwood.games.forsaken.records import COPIES, Rarity

EMBER = STARTERS["Ember March"]


def legal_but(changes: Mapping[str, int]) -> Deck:
    """Ember March with other numbers of some cards."""
    return deck_of({card: number for card, number in {**EMBER.numbers, **changes}.items() if number})


@pytest.mark.rule("FK-DECK-01", "FK-DECK-08")
@pytest.mark.parametrize("name", STARTERS)
def test_the_starters_are_legal(name: str) -> None:
    assert problems(STARTERS[name]) == []
    assert sum(STARTERS[name].numbers.values()) == 40


@pytest.mark.rule("FK-DECK-01")
@pytest.mark.parametrize(("number", "words"), [(0, "36, 4 too few"), (3, "39, 1 too few")])
def test_a_deck_has_forty_cards(number: int, words: str) -> None:
    assert problems(legal_but({"S01": number})) == [
        f"A deck has exactly 40 cards; this one has {words} (FK-DECK-01).",
    ]


@pytest.mark.rule("FK-DECK-02", "FK-DECK-03")
@pytest.mark.parametrize("rarity", COPIES)
def test_rarity_limits_the_copies_of_every_card(rarity: Rarity) -> None:
    most = COPIES[rarity]
    for card in (cards := [card for card in BASE.cards if card.rarity == rarity]):
        said = f"{card.name} is {rarity}: at most {most} in a deck, not {most + 1} (FK-DECK-02)."
        assert said in problems(deck_of({card.id: most + 1}))
        assert len(problems(deck_of({card.id: most}))) == 1, "only the size of the deck"
    assert {card.kind for card in cards} == {"follower", "decree", "blessing", "miracle"}


@pytest.mark.rule("FK-DECK-02")
def test_copies_in_two_places_add_up() -> None:
    cards = tuple((card, number) for card, number in EMBER.cards if card != "S28")
    deck = Deck((*cards, ("S01", 1)))
    assert problems(deck) == ["Ash-Road Raider is common: at most 4 in a deck, not 5 (FK-DECK-02)."]


@pytest.mark.rule("FK-DECK-04")
def test_a_deck_may_mix_all_gods() -> None:
    mixed = {f"{code}{number:02}": 4 for code in "SIOCG" for number in (1, 2)}
    assert problems(deck_of(mixed)) == []


@pytest.mark.rule("FK-DECK-05")
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Grub", "Grub is a token and cannot be put in a deck (FK-DECK-05)."),
        ("Strife Altar", "Strife Altar: Altars and Temples cannot be put in a deck (FK-DECK-05)."),
        ("Temple", "Temple: Altars and Temples cannot be put in a deck (FK-DECK-05)."),
        ("Z99", "There is no card 'Z99'."),
    ],
)
def test_only_cards_make_a_deck(name: str, words: str) -> None:
    assert problems(legal_but({"S28": 0, name: 1})) == [words]


@pytest.mark.rule("FK-DECK-06")
def test_every_breach_is_told() -> None:
    deck = deck_of({"S01": 5, "S30": 2, "Grub": 1, "I01": 0})
    assert len(problems(deck)) == 5


@pytest.mark.rule("FK-DECK-07", "FK-WASTE-01")
def test_what_the_wasteland_can_give_breaks_no_copy_limit() -> None:
    """The whole box breaks no rule but that of the size; so no pool of it can."""
    box = deck_of({card.id: COPIES[card.rarity] for card in BASE.cards})
    assert problems(box) == ["A deck has exactly 40 cards; this one has 450, 410 too many (FK-DECK-01)."]
    assert "60 x 4 + 45 x 3 + 30 x 2 + 15 x 1 = 450" in RULES


# Codes and lists


@pytest.mark.rule("FK-DECK-09")
@pytest.mark.parametrize("name", STARTERS)
def test_code_and_list_give_back_the_same_deck(name: str) -> None:
    deck = STARTERS[name]
    assert read_deck(code_of(deck)).cards == deck.cards
    assert read_deck(list_of(deck)).cards == deck.cards
    assert read_deck(f"  {name.upper()}\n") == deck
    assert len(code_of(deck)) < 50


@pytest.mark.rule("FK-DECK-09")
def test_decks_that_are_not_legal_can_be_written_too() -> None:
    """A deck in the making is saved as well."""
    for numbers in ({"G30": 1}, {"S01": 99, "G30": 40}, dict.fromkeys(ORDER, 3)):
        deck = deck_of(numbers)
        assert read_deck(code_of(deck)) == read_deck(list_of(deck)) == deck


@pytest.mark.rule("FK-DECK-09")
def test_the_code_of_a_deck_never_changes() -> None:
    """Codes are shared and kept: what they mean is part of the format."""
    listed = "S01:4 S03:4 S04:4 S05:2 S06:3 S08:2 S09:4 S10:1 S12:3 "
    listed += "S13:2 S14:1 S15:1 S16:2 S17:2 S18:1 S20:1 S22:1 S23:1 S28:1"
    deck = deck_of({card: int(number) for card, number in (each.split(":") for each in listed.split())})
    code = "FK1-AQgJBAEDAgIBBQIFBAMFAwEDAgUGBAQAAgEFVmK1"
    assert code_of(deck) == code
    assert read_deck(code) == deck
    assert code.replace("-", "").replace("_", "").isalnum()


@pytest.mark.rule("FK-DECK-09")
def test_cards_that_are_appended_change_no_code() -> None:
    assert encode(EMBER.numbers, (*ORDER, "A01", "S31")) == code_of(EMBER)


@pytest.mark.rule("FK-DECK-09")
def test_every_wrong_character_in_a_code_is_noticed() -> None:
    code = code_of(EMBER)
    for place in range(len(PREFIX), len(code)):
        for wrong in "A_z9":
            if code[place] != wrong:
                with pytest.raises(UnreadableDeck):
                    read_deck(code[:place] + wrong + code[place + 1 :])


@pytest.mark.rule("FK-DECK-09")
def test_a_code_that_is_cut_or_swapped_is_noticed() -> None:
    code = code_of(EMBER)
    for place in range(len(PREFIX), len(code) - 1):
        with pytest.raises(UnreadableDeck):
            read_deck(code[: place + 1])
        if code[place] != code[place + 1]:
            with pytest.raises(UnreadableDeck):
                read_deck(code[:place] + code[place + 1] + code[place] + code[place + 2 :])


@pytest.mark.rule("FK-DECK-09")
@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("FK2-AQgJ", "The code begins with 'FK2-'; this version reads 'FK1-'."),
        ("FK1-AQ!J", "Character 7 of the code, '!', cannot stand in a code."),
        ("FK1-AQgJBAED", "The code has a mistake somewhere in characters 5 to 12."),
        ("FK1-AQgJB", "The code ends too early, after character 9."),
        ("FK1-", "The code has a mistake somewhere in characters 5 to 4."),
    ],
)
def test_a_code_that_cannot_be_read_says_where_and_why(code: str, words: str) -> None:
    with pytest.raises(UnreadableDeck) as refusal:
        read_deck(code)
    assert str(refusal.value) == words


@pytest.mark.rule("FK-DECK-09")
def test_a_code_for_cards_that_do_not_exist_is_refused() -> None:
    code = encode({"later": 1}, (*ORDER, "later"))
    with pytest.raises(UnreadableDeck, match="names card number 151; there are only 150"):
        read_deck(code)


@pytest.mark.rule("FK-DECK-09")
def test_a_list_may_be_written_in_many_ways() -> None:
    text = """
# my deck
4 Ash-Road Raider
2x dead man’s BARGAIN   # a comment
3 × S09

1 g24
1  Hadrak,   Breaker of Lines
1 Sear
"""
    assert read_list(text).numbers == {"S01": 4, "S09": 4, "S23": 1, "C27": 2, "G24": 1}


@pytest.mark.rule("FK-DECK-09")
def test_a_list_that_cannot_be_read_says_where_and_why_and_what_was_meant() -> None:
    with pytest.raises(UnreadableDeck) as refusal:
        read_deck("4 Ash-Rod Raider\n\nSear\n3 Grub\n1 Occult Altar\n0 S03\n1 Xyzzyx\n4 S01\n100 Sear")
    assert refusal.value.problems == (
        "Line 1: There is no card 'Ash-Rod Raider'. Did you mean 'Ash-Road Raider'?",
        "Line 3: 'Sear' does not begin with a number from 1 to 99 and a space. Did you mean 'Sear'?",
        "Line 4: Grub is a token and cannot be put in a deck (FK-DECK-05).",
        "Line 5: Occult Altar: Altars and Temples cannot be put in a deck (FK-DECK-05).",
        "Line 6: '0 S03': none of a card is written by leaving it out.",
        "Line 7: There is no card 'Xyzzyx'.",
        "Line 9: '100 Sear' does not begin with a number from 1 to 99 and a space. Did you mean 'Sear'?",
    )


@pytest.mark.rule("FK-DECK-09")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "There is nothing to read: write a number and a card name per line."),
        ("# nothing\n", "There is nothing to read: write a number and a card name per line."),
        ("Embr March", "Did you mean 'Ember March'?"),
        ("x" * 10_001, "The text has 10001 characters; a deck needs no more than 10000."),
    ],
)
def test_what_is_no_deck_is_refused(text: str, words: str) -> None:
    with pytest.raises(UnreadableDeck) as refusal:
        read_deck(text)
    assert words in str(refusal.value)


def test_a_deck_stands_in_id_order() -> None:
    assert deck_of({"G01": 1, "S02": 1, "I01": 1, "S01": 1}).cards == (("S01", 1), ("S02", 1), ("I01", 1), ("G01", 1))
