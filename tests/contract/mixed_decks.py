"""Decks of Forsaken that hold every card of the base set between them, so that laws meet all of them; and two that come
from one draft, whose owners know something of each other."""

from random import Random

from lanternwood.games.forsaken.cards import CARDS, IN_DECKS
from lanternwood.games.forsaken.deck_lists import Deck, deck_of
from lanternwood.games.forsaken.series import WASTELAND
from lanternwood.kernel.model import Seat
from lanternwood.lab.games.forsaken.drafts import deck_of_seat, play_draft

DECK = 40


def _mixed_decks() -> list[Deck]:
    """Every card at least once, dealt at random; the rest of the last deck from the first cards again."""
    numbers = [*range(IN_DECKS)]
    Random(7).shuffle(numbers)
    numbers += numbers[: -len(numbers) % DECK]
    return [
        deck_of({CARDS[card].id: 1 for card in numbers[start : start + DECK]}) for start in range(0, len(numbers), DECK)
    ]


_DECKS = _mixed_decks()
MIXED_DECKS = [(_DECKS[0], _DECKS[1]), (_DECKS[2], _DECKS[3])]


def drafted_decks(seats: int) -> tuple[Deck, Deck]:
    state = play_draft("two decks", ["random"] * seats).state
    return deck_of_seat(WASTELAND, state, Seat(0)), deck_of_seat(WASTELAND, state, Seat(1))
