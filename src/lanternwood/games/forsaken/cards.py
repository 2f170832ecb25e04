"""The cards as the rules read them, made once from the content files. A card's number is its place in the base set."""

from pathlib import Path
from typing import Final

from lanternwood.games.forsaken.compiling import compile_card, compile_channel, compile_token
from lanternwood.games.forsaken.loading import BASE, FOLDER, load
from lanternwood.games.forsaken.script import ATTACK, ATTACK_TOWER, FREE, LAST_EVENT, MIRACLE, Ability, Card, number_of
from lanternwood.kernel.content import content_hash

CONTENT_HASH: Final = content_hash(FOLDER)

TOKENS: Final = {token.name: len(BASE.cards) + place for place, token in enumerate(BASE.tokens)}
CARDS: Final[list[Card]] = [compile_card(number, record, TOKENS) for number, record in enumerate(BASE.cards)]
CARDS.extend(compile_token(TOKENS[record.name], record, TOKENS) for record in BASE.tokens)
NUMBER_OF: Final = {card.id: card.number for card in CARDS}
IN_DECKS: Final = len(BASE.cards)
"""Cards below this number may be in a deck; the others are tokens."""

CHANNELS: Final[list[Ability]] = [compile_channel(record, TOKENS) for record in BASE.channels]
MIRACLE_CARDS: Final[list[Card]] = [card for card in CARDS if card.kind == MIRACLE]
REACH_AFAR: Final = [card.number for card in CARDS if card.far_statics]
"""Cards whose `ongoing` abilities bear on other Kingdoms."""
MIRACLE_PLACE: Final = {card.number: place for place, card in enumerate(MIRACLE_CARDS)}
"""Where a Miracle stands among them."""
MIRACLES_FOR: Final[list[list[tuple[int, Ability]]]] = [[] for _ in range(LAST_EVENT + 1)]
"""For each event the Miracles that may wait for it: where each stands among them, and its ability."""


def _waits(place: int, ability: Ability) -> None:
    MIRACLES_FOR[ability.event].append((place, ability))
    if ability.event == ATTACK:
        MIRACLES_FOR[ATTACK_TOWER].append((place, ability))


for _place, _card in enumerate(MIRACLE_CARDS):
    _waits(_place, _card.abilities[0])

UNKNOWN: Final = len(CARDS)
"""Stands for any card, where somebody must reckon without knowing which (foresight.py). It is of no type, and as a
Miracle it waits for nothing."""
CARDS.append(
    Card(UNKNOWN, "?", "an unknown card", -1, 0, FREE, 0, 0, 0, 0, (), (), False, (), 0, 0, 0, (), number_of(FREE))
)
MIRACLE_PLACE[UNKNOWN] = 1 << 10


def learn(file: Path) -> None:
    """More cards and tokens, from a file of one's own: they can be played with, and no deck may hold them."""
    more = load(also=(file,))
    for token in more.tokens[len(BASE.tokens) :]:
        TOKENS[token.name] = len(CARDS)
        CARDS.append(compile_token(len(CARDS), token, TOKENS))
    for record in more.cards:
        if record.id not in NUMBER_OF:
            CARDS.append(compile_card(len(CARDS), record, TOKENS))
    for card in CARDS[UNKNOWN + 1 :]:
        if card.id not in NUMBER_OF:
            NUMBER_OF[card.id] = card.number
            if card.far_statics:
                REACH_AFAR.append(card.number)
            if card.kind == MIRACLE:
                MIRACLE_PLACE[card.number] = len(MIRACLE_CARDS)
                _waits(len(MIRACLE_CARDS), card.abilities[0])
                MIRACLE_CARDS.append(card)
