"""FK-INFO-05 What each viewer has lawfully seen of hidden cards.

A card in a hand is recorded when all see it go there (from play, from The Past) or when somebody peeks. What leaves
unseen may have been any recorded card that fits, so all those leave the record; that they are in the deck list
somewhere stays known.
"""

from collections.abc import Callable
from typing import Final

from lanternwood.games.forsaken.faith import is_revealed
from lanternwood.games.forsaken.state import SEATS, Known, State

EVERYONE: Final = 2
"""The viewer that stands for all who only watch."""
VIEWERS: Final = range(3)


def saw_join_hand(state: State, seat: int, card: int) -> None:
    """Bounced or recalled: everyone saw which card it was."""
    for viewer in VIEWERS:
        if viewer != seat:
            state.known[viewer][seat].hand.append(card)


def saw_leave_hand(state: State, seat: int, card: int) -> None:
    """Played face up or discarded."""
    for viewer in VIEWERS:
        hand = state.known[viewer][seat].hand
        if card in hand:
            hand.remove(card)


def left_hand_unseen(state: State, seat: int, could_be: Callable[[int], bool]) -> None:
    """A face-down Miracle, a card put on the bottom."""
    for viewer in VIEWERS:
        known = state.known[viewer][seat]
        gone = [card for card in known.hand if could_be(card)]
        if gone:
            _remember(state, seat, known, gone)
            known.hand = [card for card in known.hand if not could_be(card)]


def _remember(state: State, seat: int, known: Known, gone: list[int]) -> None:
    """That many copies are in the deck list, wherever they are now."""
    for card in sorted(set(gone)):
        copies = gone.count(card) + in_the_open(state, seat).count(card)
        known.deck += [card] * (copies - known.deck.count(card))
    known.deck.sort()


def peeked(state: State, viewer: int, seat: int) -> None:
    state.known[viewer][seat].hand = sorted(state.players[seat].hand)


def in_the_open(state: State, seat: int) -> list[int]:
    """All cards of a player's deck that everyone can see just now."""
    found = [buried.card for buried in state.players[seat].past]
    for kingdom in state.kingdoms:
        found += [blessing.card for blessing in kingdom.sides[seat].blessings]
        for side in kingdom.sides:
            found += [each.card for each in side.followers if each.owner == seat and not each.token]
    gate, resolving = state.gate, state.resolving
    if gate is not None and gate.in_limbo and gate.serial and seat == state.active:
        found.append(gate.card)
    if resolving is not None and resolving.seat == seat and is_revealed(resolving):
        found.append(resolving.card)
    return found


def draw_from_top(state: State, seat: int) -> int:
    """The top card of a deck, which there must be."""
    player = state.players[seat]
    card = player.deck.pop()
    if player.known_top:
        player.known_top -= 1
    if player.known_bottom > len(player.deck):
        player.known_bottom = len(player.deck)
    return card


def put_on_bottom(state: State, seat: int, card: int) -> None:
    player = state.players[seat]
    player.deck.insert(0, card)
    player.known_bottom += 1


def nothing_known() -> list[list[Known]]:
    return [[Known() for _ in SEATS] for _ in VIEWERS]
