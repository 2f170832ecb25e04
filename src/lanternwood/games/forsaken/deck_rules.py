"""Which decks are legal (FK-DECK-01 to 05), said of numbers of card ids."""

import re
from collections.abc import Container, Mapping

from lanternwood.games.forsaken.records import COPIES, CardId, CardRecord

DECK_SIZE = 40


def breaches(
    numbers: Mapping[CardId, int], cards: Mapping[CardId, CardRecord], tokens: Container[str] = ()
) -> list[str]:
    """FK-DECK-06 Every breach in words; none for a legal deck."""
    found = []
    total = sum(numbers.values())
    if total != DECK_SIZE:
        off = f"{DECK_SIZE - total} too few" if total < DECK_SIZE else f"{total - DECK_SIZE} too many"
        found.append(f"A deck has exactly {DECK_SIZE} cards; this one has {total}, {off} (FK-DECK-01).")
    for card_id, number in numbers.items():
        found += _of_card(card_id, number, cards.get(card_id), tokens)
    return found


def _of_card(card_id: CardId, number: int, card: CardRecord | None, tokens: Container[str]) -> list[str]:
    """FK-DECK-02, 03 The copy limit goes by rarity alone, whatever the kind of card."""
    if number < 1:
        return [f"{card.name if card else card_id} stands there {number} times; leave it out or take at least 1."]
    if card is None:
        return [is_no_card(card_id, tokens) or f"There is no card '{card_id}'."]
    most = COPIES[card.rarity]
    if number > most:
        return [f"{card.name} is {card.rarity}: at most {most} in a deck, not {number} (FK-DECK-02)."]
    return []


def is_no_card(name: str, tokens: Container[str]) -> str:
    """FK-DECK-05 Why a thing of the game is no card for a deck; empty for what is unknown."""
    if name.title() in tokens:
        return f"{name} is a token and cannot be put in a deck (FK-DECK-05)."
    if re.fullmatch(r"(?:\w+ )?(?:altar|temple)s?", name, re.IGNORECASE):
        return f"{name}: Altars and Temples cannot be put in a deck (FK-DECK-05)."
    return ""
