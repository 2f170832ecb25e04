"""NF-THROW: gear thrown at those ahead."""

from typing import Final

from lanternwood.games.nightmare_forest.actions import ThrowGear
from lanternwood.games.nightmare_forest.cards import GEAR_IDS
from lanternwood.games.nightmare_forest.dice import roll_one
from lanternwood.games.nightmare_forest.events import GearThrown, ThrowRolled
from lanternwood.games.nightmare_forest.gear import check_free_action
from lanternwood.games.nightmare_forest.noise import add_zombie, room_for_zombie
from lanternwood.games.nightmare_forest.state import Player, State
from lanternwood.kernel.model import Seat, require
from lanternwood.kernel.table import Table

LAST_ZONE: Final = 4


def can_be_thrown_at(player: Player) -> bool:
    """NF-THROW-02, NF-THROW-04, NF-THROW-05 A living player, not yet at the last card, with room for a zombie."""
    return not player.eaten and player.zone < LAST_ZONE and room_for_zombie(player)


def throw_gear(table: Table[State], seat: Seat, action: ThrowGear) -> None:
    """NF-THROW-01, NF-THROW-06 Discard the card and roll a die: any hit brings a zombie to the target."""
    state = table.state
    held = check_free_action(state, seat, action.gear, "NF-THROW-01")
    require(not state.turn.two_at_once, "NF-DUAL-04", "after two weapons at once you throw nothing")
    check_thrown_at(state, seat, action.target)
    del state.players[seat].gear[action.gear]
    state.discard_gear(held)
    state.turn.threw = True
    state.turn.thrown |= held.used
    face = roll_one(table)
    table.happens(GearThrown, seat, action.target, GEAR_IDS[held.card])
    table.happens(ThrowRolled, seat, action.target, face)
    if face:
        add_zombie(table, action.target)


def check_thrown_at(state: State, seat: Seat, target: Seat) -> None:
    require(0 <= target < len(state.players), "NF-THROW-02", "there is no such seat")
    player = state.players[target]
    require(not player.eaten, "NF-THROW-02", "leave the dead alone")
    require(player.level > state.players[seat].level, "NF-THROW-03", "only those ahead of you can be hit")
    require(player.zone < LAST_ZONE, "NF-THROW-04", "too far: they have turned up their zone 4 card")
    require(room_for_zombie(player), "NF-THROW-05", "two zombies are on them already")
