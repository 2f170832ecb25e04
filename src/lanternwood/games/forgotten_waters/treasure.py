"""FW-TREASURE: cards that are gained, kept, discarded, stolen and used."""

from lanternwood.games.forgotten_waters.actions import DiscardTreasure, StealTreasure, UseTreasure
from lanternwood.games.forgotten_waters.events import (
    DeckRenewed,
    TreasureDiscarded,
    TreasureDrawn,
    TreasureKept,
    TreasureStolen,
    TreasureUsed,
)
from lanternwood.games.forgotten_waters.frames import AnyFrame, Checking, Dropping, Gaining, Passages, Scope, Stealing
from lanternwood.games.forgotten_waters.pirates import MASKED, Pirate
from lanternwood.games.forgotten_waters.program import EMPTY
from lanternwood.games.forgotten_waters.state import SUPPLIES, State
from lanternwood.games.forgotten_waters.stats import change_stat
from lanternwood.games.forgotten_waters.triggers import trigger
from lanternwood.kernel.model import Seat, require
from lanternwood.kernel.table import Table

LIMIT = 4
"""FW-TREASURE-03"""
LIMIT_PAYS = 1
"""FW-TREASURE-04 In supplies."""


def draw(table: Table[State]) -> int:
    """FW-TREASURE-02 0 with both piles empty (FW-R51)."""
    state = table.state
    if not state.treasure_deck and state.treasure_discard:
        state.treasure_deck, state.treasure_discard = sorted(state.treasure_discard), []
        table.shuffle(state.treasure_deck)
        table.happens(DeckRenewed)
    return state.treasure_deck.pop() if state.treasure_deck else 0


# Gaining


def gain_treasure(table: Table[State], me: Pirate, n: int) -> None:
    if me != MASKED:
        table.state.frames.append(Gaining(Seat(me), n))


def settle_gaining(table: Table[State], frame: Gaining) -> bool:
    """FW-R50 One by one, the new card seen each time."""
    state = table.state
    if frame.seen:
        if len(state.players[frame.seat].treasures) == LIMIT:
            return True
        card, frame.seen = frame.seen, 0
        keep(table, frame.seat, card)
        return False
    card = draw(table) if frame.left else 0
    if not card:
        state.frames.pop()
        return False
    frame.left -= 1
    frame.seen = card
    table.happens(TreasureDrawn, frame.seat, card)
    return False


def keep(table: Table[State], seat: Seat, card: int) -> None:
    table.state.players[seat].treasures.append(card)
    table.happens(TreasureKept, seat, card)
    trigger(table, seat, "gain_treasure")


def discard_for_limit(table: Table[State], frame: Gaining, action: DiscardTreasure) -> None:
    """FW-TREASURE-03, 04 One of the four or the new one; no discard effect (FW-TREASURE-06)."""
    player = table.state.players[frame.seat]
    require(action.card in (*player.treasures, frame.seen), "FW-TREASURE-03", "discard one of these five")
    if action.card == frame.seen:
        frame.seen = 0
        table.state.treasure_discard.append(action.card)
        table.happens(TreasureDiscarded, frame.seat, action.card)
    else:
        discard(table, frame.seat, action.card)
    change_stat(table, SUPPLIES, LIMIT_PAYS)


def discard(table: Table[State], seat: Seat, card: int) -> None:
    table.state.players[seat].treasures.remove(card)
    table.state.treasure_discard.append(card)
    table.happens(TreasureDiscarded, seat, card)


# Dropping


def drop(table: Table[State], me: Pirate, n: int) -> None:
    if me != MASKED:
        table.state.frames.append(Dropping(Seat(me), n))


def settle_dropping(table: Table[State], frame: Dropping) -> bool:
    """Where all must go, nothing is asked."""
    state = table.state
    held = state.players[frame.seat].treasures
    if 0 < frame.left < len(held):
        return True
    state.frames.pop()
    for card in held[: frame.left]:
        discard(table, frame.seat, card)
    return False


def drop_treasure(table: Table[State], frame: Dropping, action: DiscardTreasure) -> None:
    held = table.state.players[frame.seat].treasures
    require(action.card in held, "FW-TREASURE-06", "that treasure does not lie before you")
    discard(table, frame.seat, action.card)
    frame.left -= 1


# Stealing


def steal(table: Table[State], me: Pirate, n: int) -> None:
    """FW-R52 The masked pirate neither steals nor is robbed."""
    if me != MASKED:
        table.state.frames.append(Stealing(Seat(me), n))


def can_be_stolen(state: State, thief: Seat) -> list[tuple[Seat, int]]:
    """FW-STORY-01 Treasures only."""
    others = [Seat(seat) for seat in state.seats() if seat != thief]
    return [(seat, card) for seat in others for card in state.players[seat].treasures]


def settle_stealing(table: Table[State], frame: Stealing) -> bool:
    if frame.left and can_be_stolen(table.state, frame.seat):
        return True
    table.state.frames.pop()
    return False


def steal_treasure(table: Table[State], frame: Stealing, action: StealTreasure) -> None:
    """FW-TREASURE-08 A further way to gain treasure: the limit applies."""
    state, thief = table.state, frame.seat
    stolen = (action.victim, action.card)
    require(stolen in can_be_stolen(state, thief), "FW-TREASURE-08", "no such treasure lies before a shipmate")
    frame.left -= 1
    state.players[action.victim].treasures.remove(action.card)
    table.happens(TreasureStolen, thief, action.victim, action.card)
    trigger(table, action.victim, "robbed")
    state.frames.append(Gaining(thief, 0, action.card))


# Discard effects


def usable(state: State, seat: Seat, frame: AnyFrame) -> list[int]:
    """FW-TREASURE-07 On one's own turn, at any of its moments (FW-R53), and never between a roll and its row. A card
    that says otherwise can be used whenever its owner is asked something. Turning a passage is no such moment
    (FW-READ-02)."""
    if isinstance(frame, Passages):
        return []
    rolled = isinstance(frame, Checking) and frame.stage == "dice"
    timely = state.acting == seat and not rolled
    return [card for card in state.players[seat].treasures if has_use(state, card, timely)]


def has_use(state: State, card: int, timely: bool) -> bool:
    compiled = state.book.treasures[card]
    return compiled.discard != EMPTY and (timely or compiled.any_time)


def use_treasure(table: Table[State], seat: Seat, frame: AnyFrame, action: UseTreasure) -> None:
    """FW-TREASURE-06"""
    state, card = table.state, action.card
    require(card in state.players[seat].treasures, "FW-TREASURE-10", "that treasure does not lie before you")
    require(card in usable(state, seat, frame), "FW-TREASURE-07", "it has no effect that can be used now")
    table.happens(TreasureUsed, seat, card)
    discard(table, seat, card)
    state.begin(state.book.treasures[card].discard, Scope(seat))
