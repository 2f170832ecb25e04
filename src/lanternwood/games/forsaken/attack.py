"""FK-ATTACK, FK-BATTLE, FK-BREACH: one Attack, from its declaration to whatever comes of it."""

from typing import Final

from lanternwood.games.forsaken.actions import TOWER, Attack
from lanternwood.games.forsaken.cards import CARDS
from lanternwood.games.forsaken.effects import add_blight
from lanternwood.games.forsaken.events import AttackDeclared, AttackEnded, BattleFought, FollowerTurned, TowerBreached
from lanternwood.games.forsaken.faith import check, lose, tower_loses
from lanternwood.games.forsaken.script import (
    ATTACK,
    ATTACK_TOWER,
    BATTLE,
    BREACH,
    BULWARK,
    ETHEREAL,
    FRENZY,
    LETHAL,
    ONRUSH,
    OVERRUN,
    SIX_BITS,
    STALWART_AT,
    VIRULENT,
)
from lanternwood.games.forsaken.state import FORBID_TOWER, Follower, State, Strike, new_strike
from lanternwood.games.forsaken.triggers import happens
from lanternwood.games.forsaken.values import touch
from lanternwood.kernel.model import IllegalAction, Seat
from lanternwood.kernel.table import Table

DECLARED: Final = 0
BATTLE_BEGUN: Final = 1
CARRIED_OUT: Final = 2


def attack(table: Table[State], seat: int, action: Attack) -> None:
    """FK-ATTACK-01, 02, 07, 11"""
    state = table.state
    attacker = state.follower(action.follower)
    if attacker is None or attacker.side != seat:
        raise IllegalAction("FK-ATTACK-02", "that is no Follower of yours")
    if attacker.exhausted:
        raise IllegalAction("FK-ATTACK-02", f"{CARDS[attacker.card].name} is Exhausted")
    if not may_attack(state, attacker):
        raise IllegalAction("FK-FOL-02", f"{CARDS[attacker.card].name} came this turn")
    require_target(state, attacker, action.target)
    kingdom = attacker.kingdom
    first = not attacker.attacked
    attacker.exhausted = attacker.attacked = True
    touch(state, kingdom)
    state.strike = new_strike(attacker.serial, action.target, kingdom, first)
    target = find(state, kingdom, 1 - seat, action.target)
    if table.heard is not None:
        table.happens(
            AttackDeclared, Seat(seat), kingdom, attacker.serial, action.target, CARDS[attacker.card].id,
            CARDS[target.card].id if target else "",
        )  # fmt: skip
    check(table)
    happens(table, ATTACK_TOWER if action.target == TOWER else ATTACK, kingdom, seat, [attacker])


def may_attack(state: State, follower: Follower) -> bool:
    """FK-FOL-02, FK-KEY-01"""
    return not follower.exhausted and (follower.entered != state.turn or bool(follower.keys & ONRUSH))


def attack_targets(state: State, attacker: Follower) -> list[int]:
    """FK-ATTACK-14 Followers in entry order, then TOWER."""
    kingdom = state.kingdoms[attacker.kingdom]
    defenders = [each for each in kingdom.sides[1 - attacker.side].followers if not each.exhausted]
    if not defenders:
        open_tower = True
        found = []
    else:
        walls = [each.serial for each in defenders if each.keys & BULWARK]
        found = walls or [each.serial for each in defenders]
        open_tower = bool(attacker.keys & ETHEREAL) and not any(each.keys & ETHEREAL for each in defenders)
    if open_tower and not kingdom.sides[attacker.side].forbids & FORBID_TOWER:
        found.append(TOWER)
    return found


def require_target(state: State, attacker: Follower, target: int) -> None:
    if target in attack_targets(state, attacker):
        return
    if target == TOWER:
        raise IllegalAction("FK-ATTACK-05", "Refreshed Followers defend the Tower, or something forbids it")
    follower = state.follower(target)
    if follower is None or follower.kingdom != attacker.kingdom or follower.side == attacker.side:
        raise IllegalAction("FK-ATTACK-06", "only enemies in the same Kingdom can be attacked")
    if follower.exhausted:
        raise IllegalAction("FK-ATTACK-04", "an Exhausted Follower cannot be attacked")
    raise IllegalAction("FK-ATTACK-14", "a Follower with Bulwark must be attacked first")


def find(state: State, kingdom: int, seat: int, serial: int) -> Follower | None:
    """The Follower of that number on that side of that Kingdom, if it is there."""
    for follower in state.kingdoms[kingdom].sides[seat].followers:
        if follower.serial == serial:
            return follower
    return None


def goes_on(state: State, strike: Strike) -> bool:
    """FK-ATTACK-12"""
    return attacker_in(state, strike) is not None and (
        strike.target == TOWER or find(state, strike.kingdom, 1 - state.active, strike.target) is not None
    )


def attacker_in(state: State, strike: Strike) -> Follower | None:
    """Who attacks, as long as the Attack is not cancelled and the attacker is still there on its side."""
    if strike.cancelled or not state.lit(strike.kingdom):
        return None
    return find(state, strike.kingdom, state.active, strike.attacker)


def carry_on(table: Table[State], strike: Strike) -> None:
    """What waited for the last stage has resolved: the next one."""
    if strike.stage == CARRIED_OUT:
        _finish(table, strike)
        return
    state = table.state
    attacker = attacker_in(state, strike)
    if attacker is not None and strike.target == TOWER:
        _breach(table, strike, attacker)
        return
    target = find(state, strike.kingdom, 1 - state.active, strike.target)
    if attacker is None or target is None:
        table.happens(AttackEnded, strike.attacker, strike.cancelled)
        state.strike = None
    elif strike.stage == DECLARED:
        strike.stage = BATTLE_BEGUN
        happens(table, BATTLE, strike.kingdom, state.active, [attacker, target])
    else:
        _battle(table, strike, attacker, target)


def _breach(table: Table[State], strike: Strike, attacker: Follower) -> None:
    """FK-BREACH-01 to 03, 05"""
    state = table.state
    strike.stage, strike.fought = CARRIED_OUT, True
    enemy = 1 - state.active
    if table.heard is not None:
        table.happens(TowerBreached, strike.attacker, CARDS[attacker.card].id, strike.kingdom, Seat(enemy))
    tower_loses(table, strike.kingdom, enemy, attacker.zeal)
    happens(table, BREACH, strike.kingdom, state.active, [attacker])
    check(table)


def _battle(table: Table[State], strike: Strike, attacker: Follower, target: Follower) -> None:
    """FK-BATTLE-02 to 04; Overrun, Virulent and Lethal (FK-KEY-03, 08, 09)"""
    strike.stage, strike.fought = CARRIED_OUT, True
    if table.heard is not None:
        table.happens(BattleFought, attacker.serial, target.serial, CARDS[attacker.card].id, CARDS[target.card].id)
    harm, harm_back = attacker.zeal, target.zeal
    beyond = harm - (target.keys >> STALWART_AT & SIX_BITS) - target.faith if attacker.keys & OVERRUN else 0
    lost, lost_back = lose(table, target, harm), lose(table, attacker, harm_back)
    if beyond > 0:
        tower_loses(table, strike.kingdom, target.side, beyond)
    if lost:
        _marked_by(table, attacker, target)
    if lost_back:
        _marked_by(table, target, attacker)
    check(table)


def _marked_by(table: Table[State], striker: Follower, struck: Follower) -> None:
    if striker.keys & VIRULENT:
        add_blight(table, struck, 1)
    if striker.keys & LETHAL:
        struck.doomed = True


def _finish(table: Table[State], strike: Strike) -> None:
    """FK-KEY-02 Frenzy, once everything has resolved."""
    state = table.state
    state.strike = None
    attacker = state.follower(strike.attacker)
    if attacker is not None and strike.first and attacker.keys & FRENZY and attacker.exhausted:
        attacker.exhausted = False
        touch(state, attacker.kingdom)
        table.happens(FollowerTurned, attacker.serial, CARDS[attacker.card].id, False)
        check(table)
