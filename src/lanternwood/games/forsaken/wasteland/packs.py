"""FK-WASTE-01, FK-WASTE-03: the box, and how packs are made of it."""

from typing import Final

from lanternwood.games.forsaken.cards import CARDS, IN_DECKS
from lanternwood.games.forsaken.wasteland.options import DraftOptions
from lanternwood.games.forsaken.wasteland.passing import rounds_of
from lanternwood.games.forsaken.wasteland.state import Drafter, DraftState, Pack
from lanternwood.kernel.table import Table

COMMON, UNCOMMON, RARE = 0, 1, 2
"""The stacks: Rare and Mythic are one."""
PER_PACK: Final = (7, 4, 2)


def stack_of(card: int) -> int:
    return {4: COMMON, 3: UNCOMMON}.get(CARDS[card].copies, RARE)


def the_box() -> list[list[int]]:
    """Every card as often as a deck may hold it, by stack."""
    stacks: list[list[int]] = [[], [], []]
    for card in CARDS[:IN_DECKS]:
        stacks[stack_of(card.number)] += [card.number] * card.copies
    return stacks


def make_packs(table: Table[DraftState], number: int) -> tuple[list[list[int]], list[int]]:
    """So many packs, and what is left of the box."""
    stacks = the_box()
    for stack in stacks:
        table.shuffle(stack)
    packs: list[list[int]] = [[] for _ in range(number)]
    for stack, cards in zip(stacks, PER_PACK, strict=True):
        for pack in packs:
            pack += [stack.pop() for _ in range(cards)]
    left = [card for stack in stacks for card in stack]
    table.shuffle(left)
    for pack in packs:
        pack.append(left.pop())
    return packs, left


def setup(table: Table[DraftState], seats: int, options: DraftOptions) -> None:
    """FK-WASTE-02 to 05"""
    rounds = rounds_of(seats)
    packs, left = make_packs(table, rounds * seats)
    by_round = [[Pack(sorted(packs.pop())) for _ in range(seats)] for _ in range(rounds)]
    table.state = DraftState(seats, options, [Drafter() for _ in range(seats)], by_round, sorted(left))
