"""The cards as small numbers, with one list for each question that the rules ask of a card.

Travelers cards come first, then Artifacts, then Forest cards, so that whatever is pending is one number. Copies of a
card are the same number: nothing can follow one.
"""

from typing import Final, TypeAlias

from lanternwood.games.forsaken_forest.content import (
    CONTENT,
    Artifact,
    CardId,
    Effect,
    ForestCard,
    Forge,
    TravelersCard,
)

Card: TypeAlias = int
NO_CARD: Final = -1

CARDS: Final[list[TravelersCard | Artifact | ForestCard]] = [
    *CONTENT.travelers,
    *CONTENT.artifacts,
    *CONTENT.forest,
]
CARD_IDS: Final[list[CardId]] = [card.id for card in CARDS]
CARD: Final[dict[CardId, Card]] = {card_id: card for card, card_id in enumerate(CARD_IDS)}
NAMES: Final[list[str]] = [card.name for card in CARDS]
EFFECTS: Final[list[tuple[Effect, ...]]] = [card.effects for card in CARDS]
USES: Final[list[int]] = [getattr(card, "uses", 1) for card in CARDS]
"""1 for what is used once."""

FIRST_ARTIFACT: Final[Card] = len(CONTENT.travelers)
FIRST_FOREST: Final[Card] = FIRST_ARTIFACT + len(CONTENT.artifacts)

IS_FAST: Final[list[bool]] = [
    not isinstance(card, ForestCard) and getattr(card, "speed", "fast") == "fast" for card in CARDS
]
"""FF-EXC-05 A Finder's Action counts as a Fast Action; a Forest card is answered like a Slow one."""
SUBTYPE: Final[list[str]] = [getattr(card, "subtype", "artifact") for card in CARDS]
IS_NAVIGATION: Final[list[bool]] = [subtype == "navigation" for subtype in SUBTYPE]
IS_DISCOVERY: Final[list[bool]] = [subtype == "discovery" for subtype in SUBTYPE]
IS_REVIVAL: Final[list[bool]] = [any(verb.__struct_config__.tag == "revive" for verb in effects) for effects in EFFECTS]
IS_GROUP_ACTION: Final[list[bool]] = [isinstance(card, Artifact) and card.kind == "group" for card in CARDS]
FORGE: Final[list[Forge | None]] = [
    next((verb for verb in effects if isinstance(verb, Forge)), None) for effects in EFFECTS
]

WANDER: Final[Card] = CARD["wander"]
HUNGER: Final[Card] = CARD["hunger"]
LEADEN_LIMBS: Final[Card] = CARD["leaden-limbs"]
WITHERING_HEX: Final[Card] = CARD["withering-hex"]
MARK_OF_THE_STAG: Final[Card] = CARD["mark-of-the-stag"]
TANGLEFOOT: Final[Card] = CARD["tanglefoot"]
CHOKING_FOG: Final[Card] = CARD["choking-fog"]
BROKEN_LANTERN: Final[Card] = CARD["broken-lantern"]

TRAVELERS_COPIES: Final[list[int]] = [card.copies for card in CONTENT.travelers]
FOREST_DECK: Final[list[Card]] = [
    FIRST_FOREST + number for number, card in enumerate(CONTENT.forest) for _ in range(card.copies)
]
ARTIFACT_DECK: Final[list[Card]] = [
    FIRST_ARTIFACT + number for number, card in enumerate(CONTENT.artifacts) for _ in range(card.copies)
]


def is_artifact(card: Card) -> bool:
    return FIRST_ARTIFACT <= card < FIRST_FOREST


def is_forest(card: Card) -> bool:
    return card >= FIRST_FOREST


def ids_of(cards: list[Card]) -> tuple[CardId, ...]:
    """FF-DECK-10 The cards by name, in the order of the deck list, never of a hand."""
    return tuple(CARD_IDS[card] for card in sorted(cards))
