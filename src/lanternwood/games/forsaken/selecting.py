"""Which objects a selector means, in canonical order: Kingdom, the Active Player's side first, entry order."""

from collections.abc import Sequence
from typing import Final

from lanternwood.games.forsaken.cards import CARDS
from lanternwood.games.forsaken.refs import altar_of, altar_ref, is_miracle, is_tower, miracle_ref, tower_of, tower_ref
from lanternwood.games.forsaken.script import (
    ALTARS,
    ANY_SIDE,
    ANYWHERE,
    BLESSINGS,
    ENEMY,
    EXHAUSTED,
    FOE,
    FOLLOWERS,
    FRIENDLY,
    HERE,
    IT,
    NO_LIMIT,
    OTHER,
    REFRESHED,
    SELF,
    SHROUDED,
    THAT,
    TOWERS,
    Ability,
    Condition,
    Selector,
    Slot,
    Value,
)
from lanternwood.games.forsaken.state import EXHAUSTED as SPENT
from lanternwood.games.forsaken.state import KINGDOMS, NOBODY, NOTHING, Blessing, Follower, Side, State
from lanternwood.games.forsaken.values import fits_filters


class Here:
    """From whose point of view a script is read, and what its references stand for."""

    __slots__ = ("attacking", "foe", "it", "kingdom", "seat", "source", "that")

    def __init__(
        self,
        seat: int,
        kingdom: int,
        source: int = NOTHING,
        it: int = NOTHING,
        foe: int = NOTHING,
        that: Sequence[int] = (),
        attacking: bool = False,
    ) -> None:
        self.seat = seat
        self.kingdom = kingdom
        self.source = source
        self.it = it
        self.foe = foe
        self.that = that
        self.attacking = attacking


def kingdoms_in(state: State, scope: int, here: int) -> list[int]:
    """FK-PLAY-03 Lit Kingdoms only."""
    kingdoms = state.kingdoms
    if scope == HERE:
        return [here] if kingdoms[here].winner == NOBODY else []
    return [
        number for number in KINGDOMS if kingdoms[number].winner == NOBODY and (scope == ANYWHERE or number != here)
    ]


ONE_SEAT: Final = ((0,), (1,))
BOTH_SEATS: Final = ((0, 1), (1, 0))


def seats_in_order(state: State, side: int, seat: int) -> tuple[int, ...]:
    """The Active Player's side first."""
    if side == ANY_SIDE:
        return BOTH_SEATS[state.active]
    return ONE_SEAT[seat if side == FRIENDLY else 1 - seat]


def select(state: State, of: Selector, here: Here) -> list[int]:
    """Every object that fits, as numbers (refs.py)."""
    noun = of.noun
    if noun >= SELF:
        return _referred(state, noun, here)
    if noun == FOLLOWERS:
        return [each.serial for each in followers_that_fit(state, of, here)]
    found: list[int] = []
    seats = seats_in_order(state, of.side, here.seat)
    for number in kingdoms_in(state, of.scope, here.kingdom):
        for seat in seats:
            found += _things(state.kingdoms[number].sides[seat], noun, of, number, seat, here.source)
    return found


def followers_that_fit(state: State, of: Selector, here: Here) -> list[Follower]:
    found: list[Follower] = []
    seats = seats_in_order(state, of.side, here.seat)
    filtered = of.filtered
    for number in kingdoms_in(state, of.scope, here.kingdom):
        sides = state.kingdoms[number].sides
        for seat in seats:
            if filtered:
                found += [each for each in sides[seat].followers if fits(of, each, here.source)]
            else:
                found += sides[seat].followers
    return found


def _referred(state: State, noun: int, here: Here) -> list[int]:
    """FK-TRIG-05, FK-SCRIPT-06 What a reference stands for, if it is still there."""
    if noun == THAT:
        return [ref for ref in here.that if is_there(state, ref)]
    serial = here.source if noun == SELF else here.foe if noun == FOE else here.it if noun == IT else NOTHING
    return [serial] if serial and is_there(state, serial) else []


def is_there(state: State, serial: int) -> bool:
    """Is it still in play? What has no serial number is there as long as its Kingdom is lit (FK-WIN-03)."""
    if serial < 0:
        return is_miracle(serial) or state.lit(tower_of(serial)[0] if is_tower(serial) else altar_of(serial)[0])
    return state.follower(serial) is not None or any(
        blessing.serial == serial for kingdom in state.kingdoms for side in kingdom.sides for blessing in side.blessings
    )


def _things(side: Side, noun: int, of: Selector, kingdom: int, seat: int, source: int) -> list[int]:
    if noun == TOWERS:
        return [tower_ref(kingdom, seat)]
    if noun == ALTARS:
        return [altar_ref(kingdom, seat, slot) for slot, altar in enumerate(side.altars) if _fits_altar(of, altar)]
    if noun == BLESSINGS:
        return [
            each.serial
            for each in side.blessings
            if _fits_card(of, each.card) and not (of.flags & OTHER and each.serial == source)
        ]
    return [miracle_ref(each.entry) for each in side.miracles]


def _fits_altar(of: Selector, altar: int) -> bool:
    flags = of.flags
    return not (flags & REFRESHED and altar & SPENT) and not (flags & EXHAUSTED and not altar & SPENT)


def _fits_card(of: Selector, card: int) -> bool:
    return of.cost_most == NO_LIMIT or CARDS[card].total <= of.cost_most


def fits(of: Selector, follower: Follower, source: int) -> bool:
    return fits_filters(of, follower, follower.serial == source, follower.zeal, follower.most - follower.lost)


def targets(state: State, slot: Slot, here: Here) -> list[int]:
    """FK-KEY-07, FK-ABIL-11 What may be picked. Where a Kingdom is part of the target, both in one number."""
    of = slot.selector
    if of.noun != FOLLOWERS:
        return select(state, of, here)
    found = [each for each in followers_that_fit(state, of, here) if not each.keys & SHROUDED or each.side == here.seat]
    if not slot.moves:
        return [each.serial for each in found]
    return [
        with_kingdom(each.serial, kingdom) for each in found for kingdom in KINGDOMS if _may_go(state, each, kingdom)
    ]


def has_targets(state: State, ability: Ability, seat: int, kingdom: int, source: int = NOTHING) -> bool:
    """FK-ABIL-12 Is there enough that it could be aimed at?"""
    for slot in ability.aims:
        of = slot.selector
        if of.noun == FOLLOWERS and of.least == 1 and not slot.moves:
            if not _any_follower(state, of, seat, kingdom, source):
                return False
        elif how_many(slot, targets(state, slot, Here(seat, kingdom, source))) < of.least:
            return False
    return True


def _any_follower(state: State, of: Selector, seat: int, kingdom: int, source: int) -> bool:
    """Is there one to aim at? Asked of every card and Channel before each choice, so it looks no further."""
    scope, side, filtered = of.scope, of.side, of.filtered
    for number, place in enumerate(state.kingdoms):
        if place.winner != NOBODY or (scope != ANYWHERE and (number == kingdom) != (scope == HERE)):
            continue
        if side != ENEMY:
            for each in place.sides[seat].followers:
                if not filtered or fits(of, each, source):
                    return True
        if side != FRIENDLY:
            for each in place.sides[1 - seat].followers:
                if not each.keys & SHROUDED and (not filtered or fits(of, each, source)):
                    return True
    return False


def how_many(slot: Slot, found: list[int]) -> int:
    """How many different things these targets are: one Follower may have several Kingdoms to go to."""
    return len({ref // 4 for ref in found}) if slot.moves else len(found)


def with_kingdom(serial: int, kingdom: int) -> int:
    return serial * 4 + kingdom


def may_move(state: State, serial: int, kingdom: int) -> bool:
    follower = state.follower(serial)
    return follower is not None and _may_go(state, follower, kingdom)


def _may_go(state: State, follower: Follower, kingdom: int) -> bool:
    return kingdom != follower.kingdom and state.lit(kingdom) and has_room(state, kingdom, follower.side)


def has_room(state: State, kingdom: int, seat: int) -> bool:
    """FK-FOL-05, FK-LAST-03"""
    return len(state.side(kingdom, seat).followers) < (9 if state.last else 3)


def still_fits(state: State, slot: Slot, ref: int, here: Here) -> bool:
    """FK-ABIL-13 Does a target picked earlier still fit its selector?"""
    if slot.moves:
        serial, kingdom = divmod(ref, 4)
        return may_move(state, serial, kingdom) and serial in select(state, slot.selector, here)
    return ref in select(state, slot.selector, here)


NO_CARD: Final = -1


def cards_aimed_at(state: State, picks: Sequence[int], moves: bool) -> tuple[str, ...]:
    """Of each pick the id of its card, or nothing: told later, when it may be gone."""
    cards = [_card_in_play(state, ref // 4 if moves else ref) for ref in picks]
    return tuple([CARDS[card].id if card != NO_CARD else "" for card in cards])


def _card_in_play(state: State, serial: int) -> int:
    for kingdom in state.kingdoms:
        for side in kingdom.sides:
            things: list[Follower | Blessing] = [*side.followers, *side.blessings]
            for thing in things:
                if thing.serial == serial:
                    return thing.card
    return NO_CARD


def amount(state: State, value: Value, here: Here) -> int:
    if value.counted is not None:
        return len(select(state, value.counted, here))
    if value.zeal_of != NO_LIMIT:
        return sum(
            follower.zeal
            for serial in _referred(state, value.zeal_of, here)
            if (follower := state.follower(serial)) is not None
        )
    return value.number


def holds(state: State, condition: Condition | None, here: Here) -> bool:
    """FK-SCRIPT-05"""
    if condition is None:
        return True
    match condition.word:
        case "attacking":
            return here.attacking
        case "defending":
            return not here.attacking
        case "last":
            return state.last
        case "tower_lower":
            sides = state.kingdoms[here.kingdom].sides
            return sides[here.seat].tower < sides[1 - here.seat].tower
        case "hand":
            whose = 1 - here.seat if condition.opponent else here.seat
            return len(state.players[whose].hand) <= condition.most
        case _:
            assert condition.counted is not None
            number = len(select(state, condition.counted, here))
            enough = condition.least == NO_LIMIT or number >= condition.least
            return enough and (condition.most == NO_LIMIT or number <= condition.most)
