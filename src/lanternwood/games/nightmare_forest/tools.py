"""NF-HEAL, NF-GEAR-07 … 09, NF-TAPE and NF-STEAL: what miscellaneous gear does."""

from typing import assert_never

from lanternwood.games.nightmare_forest.actions import CraftWeapon, StealGear, UseGear
from lanternwood.games.nightmare_forest.cards import CAN_CRAFT_BLADE, CAN_CRAFT_GUN, EFFECT, GEAR_IDS
from lanternwood.games.nightmare_forest.content import Clear, Craft, Effect, Heal, Muffle, Refresh, Shield, Steal
from lanternwood.games.nightmare_forest.events import (
    DieRefreshed,
    GearStolen,
    GearUsed,
    Healed,
    WeaponCrafted,
)
from lanternwood.games.nightmare_forest.gear import check_free_action
from lanternwood.games.nightmare_forest.obstacles import check_obstacle, obstacle_ahead, remove_obstacle
from lanternwood.games.nightmare_forest.state import GONE, READY, USED_TOOL, Held, Player, State, Turn
from lanternwood.kernel.model import IllegalAction, Seat, require
from lanternwood.kernel.table import Table

# Using a card


def can_use(player: Player, turn: Turn, held: Held) -> bool:
    """Whether a card does something as a free action now; `use_gear` gives the reasons where not."""
    effect = EFFECT[held.card]
    if type(effect) is Heal:
        return player.wounds > 0
    if type(effect) is Refresh:
        return turn.used > 0
    if type(effect) is Clear:
        obstacle = obstacle_ahead(player)
        return obstacle is not None and obstacle.kind in effect.obstacles and not held.used
    return False


def use_gear(table: Table[State], seat: Seat, action: UseGear) -> None:
    """NF-GEAR-07 Single-use gear is discarded on use; reusable gear stays face up."""
    state = table.state
    held = check_free_action(state, seat, action.gear, "NF-GEAR-07")
    effect = EFFECT[held.card]
    check_use(state.players[seat], state.turn, held, effect)
    table.happens(GearUsed, seat, GEAR_IDS[held.card])
    if isinstance(effect, Clear) and effect.reusable:
        held.face_up = True
        held.used = USED_TOOL
    else:
        del state.players[seat].gear[action.gear]
        state.discard_gear(held)
    do_effect(table, seat, effect)


def check_use(player: Player, turn: Turn, held: Held, effect: Effect | None) -> None:
    match effect:
        case Heal():
            require(player.wounds > 0, "NF-HEAL-01", "you have no wounds")
        case Refresh():
            require(turn.used > 0, "NF-GEAR-09", "none of your dice is used")
        case Clear(obstacles=kinds):
            require(not held.used, "NF-GEAR-08", "that tool was used this turn")
            obstacle = check_obstacle(player, turn)
            require(obstacle.kind in kinds, "NF-GEAR-08", "that tool is not made for this")
        case Shield():
            raise IllegalAction("NF-WOUND-03", "a shield is used when you are hit")
        case Muffle():
            raise IllegalAction("NF-GEAR-10", "the blanket is used when a noise check is due")
        case Craft() | Steal():
            raise IllegalAction("NF-GEAR-07", "say what it is used on")
        case None:
            raise IllegalAction("NF-WEAP-01", "a weapon is used in an attack or on an obstacle")
        case _:
            assert_never(effect)


def do_effect(table: Table[State], seat: Seat, effect: Effect | None) -> None:
    """NF-HEAL-01, NF-GEAR-08, NF-GEAR-09"""
    player, turn = table.state.players[seat], table.state.turn
    match effect:
        case Heal(wounds=wounds):
            healed = min(wounds, player.wounds)
            player.wounds -= healed
            table.happens(Healed, seat, healed, player.wounds)
        case Refresh():
            turn.used -= 1
            turn.unused += 1
            table.happens(DieRefreshed, seat)
        case Clear():
            obstacle = obstacle_ahead(player)
            assert obstacle
            remove_obstacle(table, seat, player, obstacle)
        case _:
            raise AssertionError("check_use lets only these through")


# Duct tape


def place_of(player: Player, kind: type[Craft] | type[Steal]) -> int:
    """Where in hand the first card with this effect is; GONE if there is none."""
    for place, held in enumerate(player.gear):
        if type(EFFECT[held.card]) is kind:
            return place
    return GONE


def craftable(player: Player) -> list[tuple[int, int]]:
    """NF-TAPE-01 Every gun with every one-handed weapon that the tape could hold together."""
    if place_of(player, Craft) == GONE:
        return []
    guns = [i for i, held in enumerate(player.gear) if CAN_CRAFT_GUN[held.card] and held.taped == GONE]
    blades = [i for i, held in enumerate(player.gear) if CAN_CRAFT_BLADE[held.card]]
    return [(gun, blade) for gun in guns for blade in blades]


def craft_weapon(table: Table[State], seat: Seat, action: CraftWeapon) -> None:
    """NF-TAPE-02, NF-TAPE-07 Tape discarded, blade under the gun: one card, face up, used if a part was."""
    state = table.state
    player = state.players[seat]
    gun = check_free_action(state, seat, action.gun, "NF-TAPE-01")
    blade = check_free_action(state, seat, action.blade, "NF-TAPE-01")
    tape = place_of(player, Craft)
    require(tape != GONE, "NF-TAPE-01", "you have no Duct Tape")
    require(CAN_CRAFT_GUN[gun.card], "NF-TAPE-01", "that is no gun that takes tape")
    require(CAN_CRAFT_BLADE[blade.card], "NF-TAPE-01", "that is no one-handed weapon that takes tape")
    require(gun.taped == GONE, "NF-TAPE-07", "something is taped to it already")
    state.discard_gear(player.gear[tape])
    gun.taped = blade.card
    gun.face_up = True
    gun.used |= blade.used
    for place in sorted((tape, action.blade), reverse=True):
        del player.gear[place]
    table.happens(WeaponCrafted, seat, GEAR_IDS[gun.card], GEAR_IDS[blade.card], tape)


# Leather gloves


def face_up_gear(player: Player) -> list[int]:
    return [place for place, held in enumerate(player.gear) if held.face_up]


def steal_gear(table: Table[State], seat: Seat, action: StealGear) -> None:
    """NF-STEAL-01 … 03 The gloves are discarded; a face-up card of another living player is yours, and ready."""
    state = table.state
    player = state.players[seat]
    require(state.turn.forced == GONE, "NF-FLIP-04", "it has seen you: attack it first")
    gloves = place_of(player, Steal)
    require(gloves != GONE, "NF-STEAL-01", "you have no Leather Gloves")
    require(0 <= action.victim < len(state.players), "NF-STEAL-01", "there is no such seat")
    victim = state.players[action.victim]
    require(action.victim != seat and not victim.eaten, "NF-STEAL-01", "take from another living camper")
    places = face_up_gear(victim)
    require(0 <= action.gear < len(places), "NF-STEAL-02", "only face-up gear can be taken")
    state.discard_gear(player.gear.pop(gloves))
    held = victim.gear.pop(places[action.gear])
    held.used = READY
    player.gear.append(held)
    table.happens(GearStolen, seat, action.victim, GEAR_IDS[held.card], gloves)
