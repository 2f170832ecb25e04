"""NF-GEAR: drawing and dropping gear."""

from lanternwood.games.nightmare_forest.actions import DropGear
from lanternwood.games.nightmare_forest.cards import GEAR_IDS
from lanternwood.games.nightmare_forest.events import GearDeckRebuilt, GearDrawn, GearDropped, GearSeen
from lanternwood.games.nightmare_forest.state import GONE, Held, State, drawn
from lanternwood.kernel.model import IllegalAction, Seat
from lanternwood.kernel.table import Table


def take_from_deck(table: Table[State], count: int) -> list[Held]:
    """NF-GEAR-02 One card or more. An empty deck is rebuilt from the discard when needed; NF-R-32 or there is none."""
    state = table.state
    deck = state.gear_deck
    if len(deck) >= count:
        age = state.gear_rebuilds
        taken = [drawn(card, age) for card in deck[: -count - 1 : -1]]
        del deck[-count:]
        return taken
    taken = []
    while len(taken) < count:
        if not state.gear_deck:
            if not state.gear_discard:
                break
            state.gear_deck, state.gear_discard = state.gear_discard, []
            state.gear_rebuilds += 1
            table.shuffle(state.gear_deck)
            table.happens(GearDeckRebuilt, len(state.gear_deck))
        taken.append(drawn(state.gear_deck.pop(), state.gear_rebuilds))
    return taken


def draw_gear(table: Table[State], seat: Seat, count: int) -> None:
    if count:
        keep(table, seat, take_from_deck(table, count))


def keep(table: Table[State], seat: Seat, taken: list[Held]) -> None:
    """NF-GEAR-01, NF-GEAR-03, NF-SHOT-03 Gear comes face down, guns full, without limit during the turn."""
    table.state.players[seat].gear += taken
    if taken and table.heard is not None:
        table.happens(GearDrawn, seat, len(taken))
        table.tells((seat,), GearSeen, tuple(GEAR_IDS[held.card] for held in taken))


def check_free_action(state: State, seat: Seat, place: int, rule: str) -> Held:
    """Free actions wait for a forced fight, and need gear that is there."""
    if state.turn.forced != GONE:
        raise IllegalAction("NF-FLIP-04", "it has seen you: attack it first")
    gear = state.players[seat].gear
    if not 0 <= place < len(gear):
        raise IllegalAction(rule, "you hold no such gear")
    return gear[place]


def drop_gear(table: Table[State], seat: Seat, action: DropGear) -> None:
    """NF-GEAR-06 Any own gear may be discarded; it frees the hands (NF-HAND-05)."""
    state = table.state
    held = check_free_action(state, seat, action.gear, "NF-GEAR-06")
    del state.players[seat].gear[action.gear]
    state.discard_gear(held)
    table.happens(GearDropped, seat, GEAR_IDS[held.card])
