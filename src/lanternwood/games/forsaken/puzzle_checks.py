"""What the shape of a puzzle's record cannot say: whether such a position could be on the table at all."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from lanternwood.games.forsaken.cards import CARDS, IN_DECKS, NUMBER_OF
from lanternwood.games.forsaken.puzzle_records import KingdomLaid, PlayerLaid, Puzzle, SideLaid
from lanternwood.games.forsaken.script import BLESSING, FOLLOWER, MIRACLE, Card
from lanternwood.games.forsaken.state import KINGDOMS

Found = tuple[str, str]
"""The field, and the words."""
WHOSE: Final = ("me", "enemy")
KIND_WORDS: Final = {FOLLOWER: "Follower", BLESSING: "Blessing", MIRACLE: "Miracle"}
FULL_SIDE: Final = 5
"""Altars on a side before one of them can be a Temple (FK-TEMPLE-01)."""
MOST_PERMANENTS: Final = 3
"""Blessings, and Miracles (FK-BLESS-02, FK-MIRACLE-02)."""


def check_puzzle(puzzle: Puzzle) -> Iterator[Found]:
    if len(puzzle.kingdom) != len(KINGDOMS):
        yield "kingdom", f"there are {len(puzzle.kingdom)}; write [[kingdom]] three times, for I, II and III"
        return
    won = [kingdom.won for kingdom in puzzle.kingdom]
    for whose in WHOSE:
        if won.count(whose) > 1:
            yield "kingdom", f"two Kingdoms are won by '{whose}'; the game would be over, so leave one lit"
    last = None not in (won.count(whose) == 1 or None for whose in WHOSE)
    for number, kingdom in enumerate(puzzle.kingdom):
        yield from _check_kingdom(f"kingdom[{number}]", kingdom, last)
    yield from _check_serials(puzzle)
    for whose in WHOSE:
        yield from _check_cards(puzzle, whose)
    if puzzle.enemy.deck:
        yield "enemy.deck", "what the enemy draws would be anyone's guess; leave the deck out"
    if not puzzle.solution:
        yield "solution", "empty; write all that the solver does"


def _check_kingdom(field: str, kingdom: KingdomLaid, last: bool) -> Iterator[Found]:
    if kingdom.won and (kingdom.me != SideLaid() or kingdom.enemy != SideLaid()):
        yield f"{field}.won", "a Kingdom that was won is dark and empty; take its sides out"
    for whose in WHOSE:
        side: SideLaid = getattr(kingdom, whose)
        yield from _check_side(f"{field}.{whose}", side, last)
        for place, follower in enumerate(side.followers):
            if follower.came and whose == "enemy":
                yield f"{field}.enemy.followers[{place}].came", "it is your turn; no enemy came in it, so take it out"


def _check_side(field: str, side: SideLaid, last: bool) -> Iterator[Found]:
    slots, room = (10, 9) if last else (5, 3)
    held = (
        ("altars", len(side.altars), slots),
        ("followers", len(side.followers), room),
        ("blessings", len(side.blessings), MOST_PERMANENTS),
        ("miracles", len(side.miracles), MOST_PERMANENTS),
    )
    for name, number, most in held:
        if number > most:
            yield f"{field}.{name}", f"there are {number}; this side holds at most {most}"
    if "T" in side.altars.upper() and len(side.altars) < FULL_SIDE:
        yield f"{field}.altars", f"a Temple stands among five or more (FK-TEMPLE-01); there are {len(side.altars)}"
    for place, follower in enumerate(side.followers):
        yield from _check_kind(f"{field}.followers[{place}].card", follower.card, FOLLOWER)
    for place, blessing in enumerate(side.blessings):
        yield from _check_kind(f"{field}.blessings[{place}].card", blessing.card, BLESSING)
    for place, miracle in enumerate(side.miracles):
        yield from _check_kind(f"{field}.miracles[{place}]", miracle, MIRACLE)


def _check_kind(field: str, card_id: str, kind: int) -> Iterator[Found]:
    card = _card(card_id)
    if card is None:
        yield field, f"there is no card or token '{card_id}'"
    elif card.kind != kind:
        yield field, f"'{card_id}' ({card.name}) is no {KIND_WORDS[kind]}; write one that is"


def _card(card_id: str) -> Card | None:
    return CARDS[NUMBER_OF[card_id]] if card_id in NUMBER_OF else None


def _check_serials(puzzle: Puzzle) -> Iterator[Found]:
    """FK-LEAK-01 Numbered in the order of the file, so that a solution can be read beside it."""
    number = 0
    for at, kingdom in enumerate(puzzle.kingdom):
        for whose in WHOSE:
            side: SideLaid = getattr(kingdom, whose)
            for name in ("followers", "blessings"):
                for place, laid in enumerate(getattr(side, name)):
                    number += 1
                    if laid.serial != number:
                        yield (
                            f"kingdom[{at}].{whose}.{name}[{place}].serial",
                            f"it is {laid.serial}; numbers go up by one through the file, so write {number}",
                        )


def cards_of(puzzle: Puzzle, whose: str) -> list[str]:
    """All of a player's cards but tokens, wherever they lie."""
    player: PlayerLaid = getattr(puzzle, whose)
    found = [*player.hand, *player.deck, *player.past]
    for kingdom in puzzle.kingdom:
        side: SideLaid = getattr(kingdom, whose)
        found += [*(each.card for each in side.followers), *(each.card for each in side.blessings), *side.miracles]
    return [card for card in found if NUMBER_OF.get(card, 0) < IN_DECKS]


def _check_cards(puzzle: Puzzle, whose: str) -> Iterator[Found]:
    player: PlayerLaid = getattr(puzzle, whose)
    for name in ("hand", "deck", "past"):
        for place, card in enumerate(getattr(player, name)):
            if NUMBER_OF.get(card, IN_DECKS) >= IN_DECKS:
                yield f"{whose}.{name}[{place}]", f"there is no card '{card}' that a deck may hold"
    for card, number in Counter(cards_of(puzzle, whose)).items():
        known = _card(card)
        if known is not None and number > known.copies:
            yield whose, f"it has {number} of '{card}' ({known.name}); a deck holds at most {known.copies} (FK-DECK-02)"
