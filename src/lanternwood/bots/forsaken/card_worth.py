"""What a card is worth to whoever draws it, told by what it is: its type, God, cost, rarity and body, its keywords, and
what its abilities do and when. No card is named, so a new one has a worth as soon as its record is written."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from lanternwood.bots.forsaken.trait_values import VALUES
from lanternwood.games.forsaken.cards import CARDS
from lanternwood.games.forsaken.script import (
    ARRIVAL,
    BATTLE,
    BOW,
    BREACH,
    COST,
    COUNTED,
    DAWN,
    DUSK,
    EFFECT,
    ENEMY,
    FORSAKEN,
    KEYWORDS,
    KINDS,
    ON,
    SIX_BITS,
    Op,
    Selector,
)
from lanternwood.games.forsaken.script_records import GODS

HEADS: Final = {
    EFFECT: "effect",
    ARRIVAL: "arrival",
    BATTLE: "battle",
    BREACH: "breach",
    FORSAKEN: "forsaken",
    DAWN: "dawn",
    DUSK: "dusk",
    BOW: "bow",
    COST: "cost",
    ON: "on",
}
DEAREST: Final = 7
TENTHS: Final = 10


@lru_cache(None)
def worth(card: int) -> int:
    """In hundredths of a logit."""
    return round(sum(VALUES.get(trait, 0) * much for trait, much in traits(card).items()) / TENTHS)


def traits(number: int) -> Mapping[str, float]:
    """What it has in common with others, and how much of it."""
    card = CARDS[number]
    found: Counter[str] = Counter()
    found[KINDS[card.kind]] = found[GODS[card.god]] = found[f"copies {card.copies}"] = 1
    found[f"costs {min(card.total, DEAREST)}"] = 1
    found["zeal"], found["faith"] = card.zeal, card.faith
    for name, bit in KEYWORDS.items():
        found[name] += bool(card.keys & bit)
    for name, at in COUNTED.items():
        found[name] += card.keys >> at & SIX_BITS
    for ability in card.abilities:
        found[f"at {HEADS[ability.head]}"] += 1
        for op in ability.ops:
            found[deed(op)] += 1
    for static in card.statics:
        found[f"{static.verb} {whose(static.of)}"] += 1
    return {trait: much for trait, much in found.items() if much}


def deed(op: Op) -> str:
    if op.of is None:
        return f"{op.verb} {'theirs' if op.opponent else 'own'}"
    return f"{op.verb} {whose(op.of)}"


def whose(of: Selector) -> str:
    few = "one" if of.targeted else "all"
    return f"{few} {'theirs' if of.side == ENEMY else 'own'}"
