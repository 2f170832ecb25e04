"""FK-DECK: a seat brings a deck, which is its secret until the match is over."""

from collections import Counter
from typing import Final

from msgspec import UNSET

from lanternwood.games.forsaken.deck_codes import UnreadableDeck
from lanternwood.games.forsaken.deck_lists import STARTERS, Deck, problems, read_deck
from lanternwood.games.forsaken.options import Options
from lanternwood.games.forsaken.sightings import fault_in
from lanternwood.kernel.bringing import Bringing, CannotRead
from lanternwood.kernel.rng import Chance


def deck_problems(deck: Deck, options: Options) -> list[str]:
    fault = None if deck.drafted is UNSET else fault_in(deck.drafted, Counter(deck.numbers))
    return [*problems(deck), *([f"What is said of its draft cannot be: {fault} (FK-WASTE-09)."] if fault else [])]


def some_starter(options: Options, chance: Chance) -> Deck:
    """Who brings nothing plays one of the starters."""
    return [*STARTERS.values()][chance.below(len(STARTERS))]


def title(deck: Deck) -> str:
    return deck.name or "a deck without a name"


def read(text: str) -> Deck:
    try:
        return read_deck(text)
    except UnreadableDeck as problem:
        raise CannotRead(str(problem)) from None


BRINGING: Final = Bringing(
    noun="deck", value_type=Deck, problems=deck_problems, usual=some_starter, title=title, read=read
)
