"""Zeal, Faith and keywords as they are now, kept beside each Follower and worked out anew per Kingdom when something
that bears on them has changed (FK-FAITH-04).

Filters of an `ongoing` ability that ask for Zeal or Faith read printed values, changes and losses, but no other
`ongoing` ability: otherwise two of them could each depend on the other (FK-Q-111).
"""

from typing import Final

from lanternwood.games.forsaken.cards import CARDS, REACH_AFAR
from lanternwood.games.forsaken.script import (
    ANY_SIDE,
    ANYWHERE,
    BLIGHTED,
    DISCOUNT,
    ELSEWHERE,
    EXHAUSTED,
    FORBID,
    FRIENDLY,
    GIVE,
    HERE,
    MOD,
    NO_LIMIT,
    NONTOKEN,
    OTHER,
    REFRESHED,
    SELF,
    SIX_BITS,
    STALWART_AT,
    SWARM,
    TOKEN,
    TOWERS,
    VAINGLORY_AT,
    Selector,
    Static,
    join_keys,
)
from lanternwood.games.forsaken.state import Follower, Kingdom, Side, State

ALL_VALUES: Final = 7
"""Of `State.stale`: a bit for each Kingdom whose values must be worked out anew."""
UNCHECKED: Final = 8
"""Likewise, from this bit on, for each Kingdom that a state check must look at (FK-FAITH-08)."""
ALL_STALE: Final = ALL_VALUES | ALL_VALUES * UNCHECKED
BOTH: Final = 1 | UNCHECKED
PLAIN_DISCOUNTS: Final = (0, 0, 0, 0)


def touch(state: State, kingdom: int) -> None:
    """Something changed there that values may follow from."""
    state.stale |= BOTH << kingdom


def touch_left(state: State, kingdom: int, card: int) -> None:
    """Something left that Kingdom which may have reached others."""
    state.stale |= ALL_STALE if CARDS[card].far_statics else BOTH << kingdom


def settle_values(state: State) -> None:
    """Bring every value up to date."""
    stale = state.stale & ALL_VALUES
    if not stale:
        return
    if REACH_AFAR and _reach_afar(state):
        stale = ALL_VALUES
        state.stale = ALL_STALE
    state.stale &= ~ALL_VALUES
    kingdoms = state.kingdoms
    if stale & 1:
        settle_kingdom(state, 0, kingdoms[0])
    if stale & 2:
        settle_kingdom(state, 1, kingdoms[1])
    if stale & 4:
        settle_kingdom(state, 2, kingdoms[2])


def _reach_afar(state: State) -> bool:
    """Does anything in play bear on another Kingdom? No card of the base set does."""
    return any(
        CARDS[thing.card].far_statics
        for kingdom in state.kingdoms
        for side in kingdom.sides
        for things in (side.followers, side.blessings)
        for thing in things
    )


def settle_kingdom(state: State, number: int, kingdom: Kingdom) -> None:
    statics = False
    company = 0
    for side in kingdom.sides:
        side.stalwart = side.forbids = 0
        side.discounts = PLAIN_DISCOUNTS
        watches = 0
        for blessing in side.blessings:
            watches |= CARDS[blessing.card].watches
            statics = True
        for follower in side.followers:
            card = CARDS[follower.card]
            watches |= card.watches
            follower.zeal = card.zeal + follower.zeal_for_good + follower.zeal_this_turn
            follower.most = card.faith + follower.faith_for_good + follower.faith_this_turn
            keys = card.keys
            if follower.keys_for_good:
                keys = join_keys(keys, follower.keys_for_good)
            if follower.keys_this_turn:
                keys = join_keys(keys, follower.keys_this_turn)
            follower.keys = keys
            company |= keys
            if follower.zeal < 0:
                company |= SWARM
            if card.statics:
                statics = True
        side.watches = watches
    if statics or (REACH_AFAR and _reach_afar(state)):
        _apply_statics(state, number, kingdom)
        company = SWARM
    if company & SWARM or company >> VAINGLORY_AT:
        for side in kingdom.sides:
            _company(side)


def _company(side: Side) -> None:
    """FK-KEY-05, FK-KEY-12 Keywords that count who else is there; then no Zeal is below 0 (FK-FAITH-04)."""
    followers = side.followers
    swarm = sum([1 for follower in followers if follower.keys & SWARM]) - 1
    alone = len(followers) == 1
    for follower in followers:
        keys = follower.keys
        if swarm > 0 and keys & SWARM:
            follower.zeal += swarm
        if alone and keys >> VAINGLORY_AT:
            pride = keys >> VAINGLORY_AT & SIX_BITS
            follower.zeal += pride
            follower.most += pride
        if follower.zeal < 0:
            follower.zeal = 0


def _apply_statics(state: State, number: int, kingdom: Kingdom) -> None:
    before = [(follower.zeal, follower.most) for side in kingdom.sides for follower in side.followers]
    for at, source_kingdom in enumerate(state.kingdoms):
        for seat, side in enumerate(source_kingdom.sides):
            for follower in side.followers:
                for static in CARDS[follower.card].statics:
                    if _reaches(static, at, number):
                        _apply(static, seat, follower, kingdom, before)
            for blessing in side.blessings:
                for static in CARDS[blessing.card].statics:
                    if _reaches(static, at, number):
                        _apply(static, seat, None, kingdom, before)


def _reaches(static: Static, source: int, here: int) -> bool:
    scope = static.of.scope
    return scope == ANYWHERE or (scope == HERE and source == here) or (scope == ELSEWHERE and source != here)


def _apply(static: Static, seat: int, source: Follower | None, kingdom: Kingdom, before: list[tuple[int, int]]) -> None:
    of, verb = static.of, static.verb
    place = 0
    for whose, side in enumerate(kingdom.sides):
        concerned = of.side == ANY_SIDE or (whose == seat) == (of.side == FRIENDLY)
        if verb == FORBID:
            if concerned:
                side.forbids |= static.number
        elif verb == DISCOUNT:
            if concerned:
                discounts = list(side.discounts)
                discounts[static.kind] += static.number
                side.discounts = (discounts[0], discounts[1], discounts[2], discounts[3])
        elif of.noun == TOWERS:
            if concerned and verb == GIVE:
                side.stalwart = max(side.stalwart, static.keys >> STALWART_AT & SIX_BITS)
        else:
            for follower in side.followers:
                zeal, most = before[place]
                place += 1
                itself = follower is source
                if of.noun == SELF:
                    if not itself:
                        continue
                elif not concerned or not fits_filters(of, follower, itself, zeal, most - follower.lost):
                    continue
                if verb == MOD:
                    follower.zeal += static.zeal
                    follower.most += static.faith
                else:
                    follower.keys = join_keys(follower.keys, static.keys)


def fits_filters(of: Selector, follower: Follower, itself: bool, zeal: int, faith: int) -> bool:
    """FK-SCRIPT-04 What stands in a selector's square brackets."""
    flags = of.flags
    if flags and (
        (flags & OTHER and itself)
        or (flags & REFRESHED and follower.exhausted)
        or (flags & EXHAUSTED and not follower.exhausted)
        or (flags & TOKEN and not follower.token)
        or (flags & NONTOKEN and follower.token)
        or (flags & BLIGHTED and not follower.blight)
    ):
        return False
    return (
        (of.faith_most == NO_LIMIT or faith <= of.faith_most)
        and (of.zeal_least == NO_LIMIT or max(zeal, 0) >= of.zeal_least)
        and (of.cost_most == NO_LIMIT or CARDS[follower.card].total <= of.cost_most)
    )


def worked_out_anew(state: State) -> State:
    """A copy with every value worked out from nothing, for the law that compares the two."""
    twin = state.copy()
    work_out(twin)
    return twin


def work_out(state: State) -> None:
    """Every value from nothing, in a position as it stands."""
    state.stale = ALL_VALUES
    settle_values(state)
    state.stale = 0
