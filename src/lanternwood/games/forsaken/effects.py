"""What the verbs on cards do, one function for each (section 6.3). All objects of a step are affected at once.

Each gets the table, what is being resolved and the step; it gives True if the step waits for an answer.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from lanternwood.games.forsaken import asking
from lanternwood.games.forsaken.asking import here_of
from lanternwood.games.forsaken.cards import CARDS
from lanternwood.games.forsaken.entering import draw, enter, relocate
from lanternwood.games.forsaken.events import (
    AltarRaised,
    AltarTurned,
    AttackRedirected,
    BlessingDispelled,
    Blighted,
    CardsMilled,
    Cleansed,
    FollowerBounced,
    FollowerChanged,
    FollowerMoved,
    FollowerSeized,
    FollowerTurned,
    HandPeeked,
    HandSeen,
    KeywordGranted,
    MiracleDispelled,
)
from lanternwood.games.forsaken.faith import bury, forsake, leave_play, restore, tower_loses, tower_regains
from lanternwood.games.forsaken.faith import lose as lose_faith
from lanternwood.games.forsaken.knowledge import draw_from_top, peeked, saw_join_hand
from lanternwood.games.forsaken.refs import altar_of, altar_ref, entry_of, is_altar, is_miracle, is_tower, tower_of
from lanternwood.games.forsaken.script import Op, Selector, join_keys
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.games.forsaken.selecting import amount, has_room, may_move, select, still_fits
from lanternwood.games.forsaken.sources import changed
from lanternwood.games.forsaken.state import EXHAUSTED, OVER, Follower, Resolving, State
from lanternwood.games.forsaken.values import touch, touch_left
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Table

Verb: TypeAlias = Callable[[Table[State], Resolving, Op], bool]


def objects(state: State, r: Resolving, of: Selector | None, slot: int) -> list[int]:
    """FK-ABIL-13 What a step is about: targets that still fit, or all that fit now."""
    if of is None:
        return []
    here = here_of(r)
    if slot < 0:
        return select(state, of, here)
    target = asking.ability_of(r).slots[slot]
    return [ref for ref in r.picks[slot] if still_fits(state, target, ref, here)]


def chosen(state: State, r: Resolving, op: Op) -> list[int]:
    """The objects of a step, which `that` of the next one means."""
    found = objects(state, r, op.of, op.slot)
    r.that = [ref // 4 for ref in found] if op.choose else found
    return found


def followers(state: State, refs: list[int]) -> list[Follower]:
    return [follower for ref in refs if ref > 0 and (follower := state.follower(ref)) is not None]


def lose(table: Table[State], r: Resolving, op: Op) -> bool:
    state = table.state
    number = amount(state, op.value, here_of(r))
    for ref in chosen(state, r, op):
        if is_tower(ref):
            tower_loses(table, *tower_of(ref), number)
    for follower in followers(state, r.that):
        lose_faith(table, follower, number)
    return False


def restoring(table: Table[State], r: Resolving, op: Op) -> bool:
    state = table.state
    number = amount(state, op.value, here_of(r))
    for ref in chosen(state, r, op):
        if is_tower(ref):
            tower_regains(table, *tower_of(ref), number)
    for follower in followers(state, r.that):
        restore(table, follower, number)
    return False


def buff(table: Table[State], r: Resolving, op: Op) -> bool:
    state = table.state
    for follower in followers(state, chosen(state, r, op)):
        if op.lasting:
            follower.zeal_for_good += op.zeal
            follower.faith_for_good += op.faith
        else:
            follower.zeal_this_turn += op.zeal
            follower.faith_this_turn += op.faith
        touch(state, follower.kingdom)
        table.happens(FollowerChanged, follower.serial, CARDS[follower.card].id, op.zeal, op.faith, op.lasting)
    return False


def grant(table: Table[State], r: Resolving, op: Op) -> bool:
    state = table.state
    for follower in followers(state, chosen(state, r, op)):
        if op.lasting:
            follower.keys_for_good = join_keys(follower.keys_for_good, op.keys)
        else:
            follower.keys_this_turn = join_keys(follower.keys_this_turn, op.keys)
        touch(state, follower.kingdom)
        table.happens(KeywordGranted, follower.serial, CARDS[follower.card].id, op.keys, op.lasting)
    return False


def blight(table: Table[State], r: Resolving, op: Op) -> bool:
    state = table.state
    number = amount(state, op.value, here_of(r))
    for follower in followers(state, chosen(state, r, op)):
        add_blight(table, follower, number)
    return False


def add_blight(table: Table[State], follower: Follower, number: int) -> None:
    if number > 0:
        follower.blight += number
        touch(table.state, follower.kingdom)
        table.happens(Blighted, follower.serial, CARDS[follower.card].id, number)


def cleanse(table: Table[State], r: Resolving, op: Op) -> bool:
    state = table.state
    for follower in followers(state, chosen(state, r, op)):
        if follower.blight:
            follower.blight = 0
            touch(state, follower.kingdom)
            table.happens(Cleansed, follower.serial, CARDS[follower.card].id)
    return False


def forsaking(table: Table[State], r: Resolving, op: Op) -> bool:
    """FK-FAITH-11"""
    gone = followers(table.state, chosen(table.state, r, op))
    if gone:
        forsake(table, gone, "effect")
    return False


def exhaust(table: Table[State], r: Resolving, op: Op) -> bool:
    turn_over(table, chosen(table.state, r, op), True)
    return False


def refresh(table: Table[State], r: Resolving, op: Op) -> bool:
    turn_over(table, chosen(table.state, r, op), False)
    return False


def turn_over(table: Table[State], refs: list[int], exhausted: bool) -> None:
    state = table.state
    for ref in refs:
        if is_altar(ref):
            kingdom, seat, slot = altar_of(ref)
            side = state.side(kingdom, seat)
            if bool(side.altars[slot] & EXHAUSTED) != exhausted:
                side.altars = changed(side.altars, slot, side.altars[slot] ^ EXHAUSTED)
                table.happens(AltarTurned, kingdom, Seat(seat), slot, exhausted)
    for follower in followers(state, refs):
        if follower.exhausted != exhausted:
            follower.exhausted = exhausted
            touch(state, follower.kingdom)
            table.happens(FollowerTurned, follower.serial, CARDS[follower.card].id, exhausted)


def bounce(table: Table[State], r: Resolving, op: Op) -> bool:
    state = table.state
    for follower in followers(state, chosen(state, r, op)):
        leave_play(state, follower)
        owner, card = follower.owner, follower.card
        table.happens(FollowerBounced, follower.serial, CARDS[card].id, Seat(owner), follower.token)
        if not follower.token:
            state.players[owner].hand.append(card)
            saw_join_hand(state, owner, card)
    return False


def move(table: Table[State], r: Resolving, op: Op) -> bool:
    state = table.state
    for ref in chosen(state, r, op):
        serial, kingdom = divmod(ref, 4) if op.choose else (ref, r.kingdom)
        follower = state.follower(serial)
        if follower is not None and may_move(state, serial, kingdom):
            relocate(state, follower, kingdom, follower.side)
            table.happens(FollowerMoved, serial, CARDS[follower.card].id, kingdom)
    return False


def seize(table: Table[State], r: Resolving, op: Op) -> bool:
    state = table.state
    for follower in followers(state, chosen(state, r, op)):
        if follower.side != r.seat and has_room(state, follower.kingdom, r.seat):
            relocate(state, follower, follower.kingdom, r.seat)
            table.happens(FollowerSeized, follower.serial, CARDS[follower.card].id, Seat(r.seat))
    return False


def summon(table: Table[State], r: Resolving, op: Op) -> bool:
    """FK-FOL-10, FK-SCRIPT-07 One after the other, as far as they fit."""
    state = table.state
    seat = 1 - r.seat if op.opponent else r.seat
    made: list[int] = []
    for _ in range(amount(state, op.value, here_of(r))):
        if state.phase != OVER and state.lit(r.kingdom) and has_room(state, r.kingdom, seat):
            made.append(enter(table, op.token, seat, r.kingdom, "summoned").serial)
    r.that = made
    return False


def copying(table: Table[State], r: Resolving, op: Op) -> bool:
    """FK-Q-61 A token with the printed values of the original."""
    state = table.state
    made: list[int] = []
    for original in followers(state, chosen(state, r, op)):
        if state.phase != OVER and state.lit(r.kingdom) and has_room(state, r.kingdom, r.seat):
            made.append(enter(table, original.card, r.seat, r.kingdom, "copied").serial)
    r.that = made
    return False


def clash(table: Table[State], r: Resolving, op: Op) -> bool:
    """FK-BATTLE-05 No Battle; needs both."""
    state = table.state
    ones = followers(state, objects(state, r, op.of, op.slot))
    others = followers(state, objects(state, r, op.by, op.by_slot))
    r.that = [each.serial for each in (*ones, *others)]
    if ones and others:
        one, other = ones[0], others[0]
        harm, harm_back = one.zeal, other.zeal
        lose_faith(table, one, harm_back)
        lose_faith(table, other, harm)
    return False


def dispel(table: Table[State], r: Resolving, op: Op) -> bool:
    state = table.state
    refs = chosen(state, r, op)
    for number, kingdom in enumerate(state.kingdoms):
        for seat, side in enumerate(kingdom.sides):
            for blessing in [each for each in side.blessings if each.serial in refs]:
                side.blessings.remove(blessing)
                touch_left(state, number, blessing.card)
                bury(state, seat, blessing.card)
                table.happens(BlessingDispelled, blessing.serial, CARDS[blessing.card].id, Seat(seat), number)
            entries = [entry_of(ref) for ref in refs if is_miracle(ref)]
            for miracle in [each for each in side.miracles if each.entry in entries]:
                side.miracles.remove(miracle)
                bury(state, seat, miracle.card)
                table.happens(MiracleDispelled, CARDS[miracle.card].id, Seat(seat), number, miracle.entry)
    return False


def raising(table: Table[State], r: Resolving, op: Op) -> bool:
    """FK-ALTAR-08"""
    state = table.state
    seat = 1 - r.seat if op.opponent else r.seat
    side = state.side(r.kingdom, seat)
    number = amount(state, op.value, here_of(r))
    r.that = []
    for _ in range(number):
        if state.lit(r.kingdom) and len(side.altars) < slots_on_a_side(state):
            side.altars += (op.god | (0 if op.refreshed else EXHAUSTED),)
            r.that.append(altar_ref(r.kingdom, seat, len(side.altars) - 1))
            table.happens(AltarRaised, Seat(seat), r.kingdom, len(side.altars) - 1, GODS[op.god], op.refreshed)
    return False


def slots_on_a_side(state: State) -> int:
    """FK-ALTAR-06, FK-LAST-02"""
    return 10 if state.last else 5


def whose(r: Resolving, op: Op) -> int:
    return 1 - r.seat if op.opponent else r.seat


def drawing(table: Table[State], r: Resolving, op: Op) -> bool:
    draw(table, whose(r, op), amount(table.state, op.value, here_of(r)))
    r.that = []
    return False


def mill(table: Table[State], r: Resolving, op: Op) -> bool:
    state = table.state
    seat = whose(r, op)
    number = min(amount(state, op.value, here_of(r)), len(state.players[seat].deck))
    cards = [draw_from_top(state, seat) for _ in range(number)]
    for card in cards:
        bury(state, seat, card)
    if cards:
        table.happens(CardsMilled, Seat(seat), tuple([CARDS[card].id for card in cards]))
    r.that = []
    return False


def peek(table: Table[State], r: Resolving, op: Op) -> bool:
    state = table.state
    seat, other = r.seat, 1 - r.seat
    peeked(state, seat, other)
    table.happens(HandPeeked, Seat(seat))
    hand = sorted(CARDS[card].id for card in state.players[other].hand)
    table.tells([Seat(seat)], HandSeen, tuple(hand))
    r.that = []
    return False


def cancel(table: Table[State], r: Resolving, op: Op) -> bool:
    state = table.state
    under_way = state.strike or state.gate
    if under_way is not None:
        under_way.cancelled = True
    r.that = []
    return False


def redirect(table: Table[State], r: Resolving, op: Op) -> bool:
    state = table.state
    found = followers(state, chosen(state, r, op))
    if found and state.strike is not None:
        state.strike.target = found[0].serial
        table.happens(AttackRedirected, state.strike.attacker, found[0].serial, CARDS[found[0].card].id)
    return False


VERBS: Final[dict[str, Verb]] = {
    "lose": lose,
    "restore": restoring,
    "buff": buff,
    "grant": grant,
    "blight": blight,
    "cleanse": cleanse,
    "forsake": forsaking,
    "exhaust": exhaust,
    "refresh": refresh,
    "bounce": bounce,
    "move": move,
    "seize": seize,
    "summon": summon,
    "copy": copying,
    "clash": clash,
    "dispel": dispel,
    "raise": raising,
    "draw": drawing,
    "discard": asking.discard,
    "mill": mill,
    "scry": asking.scry,
    "sift": asking.sift,
    "peek": peek,
    "recall": asking.recall,
    "revive": asking.revive,
    "tribute": asking.tribute,
    "cancel": cancel,
    "redirect": redirect,
}
