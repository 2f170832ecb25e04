"""Cards, tokens and a page of rules for Forsaken, to be cut out (FK-DECK-08: whoever has a printer owns every card)."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from math import cos, pi, sin
from pathlib import Path
from typing import Any

import msgspec

from lanternwood.games.forsaken.deck_lists import Deck
from lanternwood.games.forsaken.shown import CardShown, content
from lanternwood.printing.press import Order, Press

FOLDER = Path(__file__).parent
TOKENS_EACH = 4
"""As many of a kind as a table is likely to need."""
INKS = {
    "strife": "#8c2a1c",
    "infestation": "#525f17",
    "occult": "#523a86",
    "contagion": "#1d6460",
    "grandeur": "#7a580c",
}
GLASS = {
    "strife": "#e0604a",
    "infestation": "#a9bf4b",
    "occult": "#a583e0",
    "contagion": "#4fb6a2",
    "grandeur": "#e6b94f",
}
LANCET = "M1 27V11Q2 5 10 1Q18 5 19 11V27Z"
WINDOW = "M54 144V62Q56 22 100 4Q144 22 146 62V144Z"
WALLS = "M0 132L26 126V100h6v6h6v-6h6v6h6v-6h6v32L146 128v-26h6v6h6v-6h6v6h6v-6h6v24L200 130V140H0Z"
ARCADE = (
    "M0 140V0M40 140V0M80 140V0M120 140V0M160 140V0"
    "M0 30Q20 -10 40 30Q60 -10 80 30Q100 -10 120 30Q140 -10 160 30Q180 -10 200 30"
)
CARVED = (
    "M0 12H44M58 12H140M152 12H200M0 34H26M40 34H60M150 34H176M186 34H200M0 56H50M150 56H200M0 78H18M30 78H52"
    "M148 78H190M0 100H50M152 100H168M178 100H200"
)


@cache
def motifs() -> Mapping[str, str]:
    """The inner SVG of every card, token and God, written by the client's build/motifs.mjs."""
    found: dict[str, str] = json.loads((FOLDER / "motifs.json").read_text(encoding="utf-8"))
    return found


def data(order: Order) -> dict[str, Any]:
    all_of_it = content()
    cards = {card.id: card for card in all_of_it.cards}
    wanted = order.brought if isinstance(order.brought, Deck) else None
    if wanted is None:
        printed = [card for card in all_of_it.cards if card.copies]
    else:
        printed = [cards[id] for id, number in wanted.cards for _ in range(number)]
    if "tokens" in order.extras:
        printed += [card for card in all_of_it.cards if not card.copies for _ in range(TOKENS_EACH)]
    return {
        "cards": [on_paper(card) for card in printed],
        "summary": "rules" in order.extras,
        "glossary": [msgspec.to_builtins(term) for term in all_of_it.glossary],
        "gods": [{"name": god.name, "epithet": god.epithet, "lancet": lancet(god.id)} for god in all_of_it.gods],
        "channels": [
            {"god": each.god, "name": each.name, "words": " ".join(line.words for line in each.text.lines)}
            for each in all_of_it.channels
        ],
        "back": back(),
    }


def on_paper(card: CardShown) -> dict[str, Any]:
    kind = {"blessing": "Kingdom-Wide Blessing"}.get(card.kind, card.kind.title())
    return {
        "name": card.name,
        "ink": INKS[card.god],
        "picture": picture(card),
        "kind": f"{kind}, {card.type}" if card.type else kind,
        "rarity": ["", "common", "uncommon", "rare", "mythic"].index(card.rarity),
        "keywords": ", ".join(card.text.keywords),
        "lines": [{"head": line.head, "words": line.words} for line in card.text.lines],
        "flavour": card.flavour,
        "cost": [*cost_of(card)],
        "body": [card.zeal, card.faith] if card.kind == "follower" else None,
    }


def cost_of(card: CardShown) -> Iterator[dict[str, str]]:
    if card.godless:
        yield {"pane": plain_lancet(), "number": str(card.godless)}
    for _ in range(card.coloured):
        yield {"pane": lancet(card.god), "number": ""}


def svg(width: int, height: int, inside: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{inside}</svg>'


def inked(icon: str, x: float, y: float, size: float, ink: str) -> str:
    body = motifs()[icon].replace("currentColor", ink)
    return f'<g transform="translate({x} {y}) scale({size / 512:.4f})">{body}</g>'


@cache
def lancet(god: str) -> str:
    glass = f'<path d="{LANCET}" fill="{GLASS[god]}" stroke="#0d0812" stroke-width="1.8"/>'
    return svg(20, 28, glass + inked(god, 3, 9.5, 14, "#0d0812"))


@cache
def plain_lancet() -> str:
    """Of any God; its number is set by the template."""
    return svg(20, 28, f'<path d="{LANCET}" fill="#cbbfa6" stroke="#0d0812" stroke-width="1.8"/>')


def picture(card: CardShown) -> str:
    """As on the screen: the God's ink, carved by kind, a pale window, one black motif over battlements: a card
    without one of its own has its God's sign."""
    bone, ink = "#f5ecd6", INKS[card.god]
    motif = card.id if card.id in motifs() else card.god
    carved = {
        "follower": f'<path d="{rays(28)}" fill="{bone}" opacity=".2"/>',
        "decree": f'<path d="{ARCADE}" fill="none" stroke="{bone}" stroke-width="2.5" opacity=".22"/>',
        "blessing": "".join(
            f'<circle cx="100" cy="74" r="{r}" fill="none" stroke="{bone}" stroke-width="2.5" opacity=".22"/>'
            for r in (46, 62, 80, 100, 122)
        ),
        "miracle": f'<path d="{CARVED}" fill="none" stroke="{bone}" stroke-width="3" opacity=".22"/>',
    }[card.kind]
    return svg(
        200,
        140,
        f'<rect width="200" height="140" fill="{ink}"/>{carved}<path d="{WINDOW}" fill="#fbf7ec"/>'
        f'<path d="{WALLS}" fill="#17130e"/>{inked(motif, 48, 24, 104, "#17130e")}',
    )


def rays(count: int) -> str:
    def at(angle: float, reach: float) -> str:
        return f"{100 + cos(angle) * reach:.1f} {74 + sin(angle) * reach:.1f}"

    half = 0.3 * pi / count
    turns = [2 * pi * ray / count for ray in range(count)]
    return "".join(f"M{at(turn - half, 20)}L{at(turn, 170)}L{at(turn + half, 20)}Z" for turn in turns)


@cache
def back() -> str:
    """Five windows, one per God, on plum and gilt."""
    windows = "".join(
        f'<g transform="translate({x} {y}) scale(6.2)"><path d="{LANCET}" fill="{GLASS[god]}" stroke="#0d0812"'
        f' stroke-width="1.4"/>{inked(god, 3, 9.5, 14, "#0d0812")}</g>'
        for god, x, y in zip(GLASS, (58, 155, 253, 351, 448), (560, 450, 380, 450, 560), strict=True)
    )
    gilt = 'fill="none" stroke="#e0b25c"'
    return svg(
        630,
        880,
        '<rect width="630" height="880" fill="#2a1a38"/>'
        f'<rect x="34" y="34" width="562" height="812" {gilt} stroke-width="7"/>'
        f'<rect x="48" y="48" width="534" height="784" {gilt} stroke-width="2"/>'
        f'<path d="M84 690V440Q104 220 315 120Q526 220 546 440V690Z" {gilt} stroke-width="3"/>{windows}',
    )


PRESS = Press(FOLDER / "cards.typ", data, extras=("tokens", "rules"))
