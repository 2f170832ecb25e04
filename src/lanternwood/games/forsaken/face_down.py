"""A player's face-down Miracles together: what each may still be, for whoever cannot see them (FK-INFO-06)."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from msgspec import UNSET

from lanternwood.games.forsaken.cards import MIRACLE_CARDS
from lanternwood.games.forsaken.dealing_pools import could_hold
from lanternwood.games.forsaken.knowledge import EVERYONE, in_the_open
from lanternwood.games.forsaken.miracles import could_be
from lanternwood.games.forsaken.state import Miracle, State

Fitting: TypeAlias = Sequence[Sequence[int]]
"""By Miracle: the cards that it may be."""


def face_down(state: State, seat: int) -> list[Miracle]:
    """Those in The Gate, on their way to the board, included."""
    found = [miracle for kingdom in state.kingdoms for miracle in kingdom.sides[seat].miracles]
    gate = state.gate
    if gate is not None and gate.in_limbo and not gate.serial and seat == state.active:
        found.append(Miracle(gate.card, 0, state.turn, gate.sources, gate.discount))
    return found


def may_be(state: State, viewer: int, seat: int) -> dict[int, list[int]]:
    """For each of them, by its entry, what it may be: no card of which this viewer has seen every copy elsewhere, and
    none that would leave no card for another of them."""
    miracles = face_down(state, seat)
    if not miracles:
        return {}
    left = copies_left(state, viewer, seat)
    fitting = [[card for card in could_be(miracle) if left[card]] for miracle in miracles]
    found: dict[int, list[int]] = {}
    for place, miracle in enumerate(miracles):
        others = [*fitting[:place], *fitting[place + 1 :]]
        found[miracle.entry] = [card for card in fitting[place] if can_all_be([[card], *others], left)]
    return found


def copies_left(state: State, viewer: int, seat: int) -> Counter[int]:
    """Of each Miracle, so many may lie unseen among this player's cards."""
    seen = [*in_the_open(state, seat), *state.known[viewer][seat].hand]
    if state.pools is not UNSET and viewer != EVERYONE:
        return Counter(could_hold(state.pools[viewer], seen))
    if state.pools is not UNSET:  # no card is in two pools (FK-WASTE-01)
        seen += [*in_the_open(state, 1 - seat), *state.known[viewer][1 - seat].hand]
    return Counter({card.number: card.copies - seen.count(card.number) for card in MIRACLE_CARDS})


def can_all_be(fitting: Fitting, left: Counter[int]) -> bool:
    """Is there a card for each, no more of one than are left?"""
    holders: dict[int, list[int]] = {}
    return all(_give(place, fitting, left, holders, set()) for place in range(len(fitting)))


def _give(place: int, fitting: Fitting, left: Counter[int], holders: dict[int, list[int]], tried: set[int]) -> bool:
    """A card for this one; if all that would do are given, from another that can be something else."""
    for card in fitting[place]:
        if card not in tried:
            tried.add(card)
            holding = holders.setdefault(card, [])
            if len(holding) < left[card]:
                holding.append(place)
                return True
            for at, other in enumerate(holding):
                if _give(other, fitting, left, holders, tried):
                    holding[at] = place
                    return True
    return False
