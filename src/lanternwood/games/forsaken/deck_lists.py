"""Decks: what a seat brings, whether it is legal, and how people write one down (FK-DECK-01 to 09)."""

import re
from collections.abc import Mapping
from difflib import get_close_matches

from msgspec import UNSET, UnsetType

from lanternwood.games.forsaken.deck_codes import LOOKS_LIKE_A_CODE, UnreadableDeck, decode, encode
from lanternwood.games.forsaken.deck_rules import breaches, is_no_card
from lanternwood.games.forsaken.loading import BASE
from lanternwood.games.forsaken.records import CardId
from lanternwood.games.forsaken.sightings import Sightings
from lanternwood.kernel.model import Model

ORDER: tuple[CardId, ...] = tuple(card.id for card in BASE.cards)
PLACE = {card: place for place, card in enumerate(ORDER)}
LONGEST = 10_000
"""Characters of a text that is read as a deck; a list of all cards has far fewer."""


class Deck(Model):
    """Cards by id and number, in id order. The name is for people and no part of what is played."""

    cards: tuple[tuple[CardId, int], ...]
    name: str = ""
    drafted: Sightings | UnsetType = UNSET
    """What its owner saw of the draft from which it is (FK-WASTE-09)."""

    @property
    def numbers(self) -> dict[CardId, int]:
        numbers: dict[CardId, int] = {}
        for card, number in self.cards:
            numbers[card] = numbers.get(card, 0) + number
        return numbers


def deck_of(numbers: Mapping[CardId, int], name: str = "") -> Deck:
    last = len(ORDER)
    return Deck(tuple(sorted(numbers.items(), key=lambda item: (PLACE.get(item[0], last), item[0]))), name)


STARTERS: dict[str, Deck] = {starter.name: deck_of(starter.cards, starter.name) for starter in BASE.starters}


def problems(deck: Deck) -> list[str]:
    """FK-DECK-06 Every breach of FK-DECK-01 to 05, in words; none for a legal deck."""
    return breaches(deck.numbers, BASE.by_id, BASE.token_named)


def code_of(deck: Deck) -> str:
    """FK-DECK-09 The deck as one short text."""
    return encode(deck.numbers, ORDER)


def list_of(deck: Deck) -> str:
    """FK-DECK-09 The deck as a plain list: a number and a card name per line."""
    name = [f"# {deck.name}"] if deck.name else []
    return "\n".join([*name, *(f"{number} {BASE.by_id[card].name}" for card, number in deck.cards)]) + "\n"


def read_deck(text: str) -> Deck:
    """A starter's name, a code, or a list. Whether the deck is legal is another question."""
    if len(text) > LONGEST:
        raise UnreadableDeck(f"The text has {len(text)} characters; a deck needs no more than {LONGEST}.")
    plain = text.strip()
    for name, starter in STARTERS.items():
        if _folded(plain) == _folded(name):
            return starter
    if LOOKS_LIKE_A_CODE.fullmatch(plain):
        return deck_of(decode(plain, ORDER))
    return read_list(text)


def read_list(text: str) -> Deck:
    """Lines such as "4 Ash-Road Raider", "4x Ash-Road Raider" or "4 S01"; blank ones and `#` comments are skipped."""
    numbers: dict[CardId, int] = {}
    wrong = []
    for place, line in enumerate(text.splitlines(), 1):
        if not (words := line.split("#")[0].strip()):
            continue
        try:
            card, number = _read_line(words)
            numbers[card] = numbers.get(card, 0) + number
        except UnreadableDeck as problem:
            wrong.append(f"Line {place}: {problem}")
    if not numbers and not wrong:
        wrong.append("There is nothing to read: write a number and a card name per line.")
    if wrong:
        raise UnreadableDeck(*wrong)
    return deck_of(numbers)


def _read_line(words: str) -> tuple[CardId, int]:
    parts = re.fullmatch(r"([0-9]{1,2})(?:\s*[x×])?\s+(\S.*)", words, re.IGNORECASE)
    if parts is None:
        near = _near(words, [*STARTERS]) or _near(words, [card.name for card in BASE.cards])
        raise UnreadableDeck(f"'{words}' does not begin with a number from 1 to 99 and a space.{near}")
    if int(parts[1]) == 0:
        raise UnreadableDeck(f"'{words}': none of a card is written by leaving it out.")
    return _card_called(parts[2]), int(parts[1])


def _card_called(name: str) -> CardId:
    folded = _folded(name)
    for card in BASE.cards:
        if folded in (_folded(card.name), card.id.lower()):
            return card.id
    if reason := is_no_card(name, BASE.token_named):
        raise UnreadableDeck(reason)
    raise UnreadableDeck(f"There is no card '{name}'.{_near(name, [card.name for card in BASE.cards])}")


def _near(name: str, names: list[str]) -> str:
    by_folded = {_folded(known): known for known in names}
    near = get_close_matches(_folded(name), by_folded, 1)
    return f" Did you mean '{by_folded[near[0]]}'?" if near else ""


def _folded(name: str) -> str:
    """Case, curly apostrophes and spaces do not matter."""
    return " ".join(name.replace("’", "'").casefold().split())
