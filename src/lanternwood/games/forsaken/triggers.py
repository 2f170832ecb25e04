"""FK-TRIG: an event happens, the abilities that match it are collected and join the back of the queue."""

from collections.abc import Sequence
from typing import Final

from lanternwood.games.forsaken.cards import CARDS, MIRACLE_PLACE, MIRACLES_FOR
from lanternwood.games.forsaken.events import QueueDropped
from lanternwood.games.forsaken.script import (
    ANY_SIDE,
    ATTACK,
    ATTACK_TOWER,
    BATTLE,
    BOW,
    DAWN,
    EVENT_NAMES,
    FORSAKEN,
    FRIENDLY,
    NO_LIMIT,
    ON,
    PLAY,
    REGROWTH,
    REGROWTH_AT,
    SIX_BITS,
    Ability,
)
from lanternwood.games.forsaken.selecting import Here, fits, holds
from lanternwood.games.forsaken.state import NOTHING, Blessing, Follower, Miracle, Side, State, Trigger
from lanternwood.kernel.table import Table

MOST_QUEUED: Final = 500
ATTACKS: Final = 1 << ATTACK | 1 << ATTACK_TOWER
"""An Attack on a Tower is an Attack as well."""
REGROWTH_ABILITY: Final = -1
"""In place of a position: FK-KEY-04."""


class Happening:
    """One event: what kind, where, whose, and the Followers it is about in canonical order."""

    __slots__ = ("altar", "bits", "event", "kind", "kingdom", "seat", "subjects")

    def __init__(
        self,
        event: int,
        kingdom: int,
        seat: int,
        subjects: Sequence[Follower] = (),
        kind: int = NO_LIMIT,
        altar: int = NOTHING,
    ) -> None:
        self.event = event
        self.bits = 1 << event
        self.kingdom = kingdom
        self.seat = seat
        """Who acts, or who controls the subjects."""
        self.subjects = subjects
        self.kind = kind
        """Of a card that is played."""
        self.altar = altar
        """What was Built or Upgraded, as a number (refs.py)."""


def happens(
    table: Table[State],
    event: int,
    kingdom: int,
    seat: int,
    subjects: Sequence[Follower] = (),
    kind: int = NO_LIMIT,
    altar: int = NOTHING,
) -> None:
    """FK-TRIG-01, 02 Collect what matches from what is in play now. Mostly nothing watches: that is asked first."""
    state = table.state
    bits = ATTACKS if event == ATTACK_TOWER else 1 << event
    inactive = 1 - state.active
    watched = waiting = False
    for place in state.kingdoms:
        sides = place.sides
        if (sides[0].watches | sides[1].watches) & bits:
            watched = True
        if sides[inactive].miracles:
            waiting = True
    if not watched and not waiting:
        return
    happening = Happening(event, kingdom, seat, subjects, kind, altar)
    found: list[Trigger] = []
    if watched:
        _from_sides(state, happening, bits, found)
    counted = len(found)
    if waiting:
        counted += _from_miracles(state, happening, found)
    if found:
        enqueue(table, found, counted)


def _from_sides(state: State, event: Happening, bits: int, found: list[Trigger]) -> None:
    """Of the Active Player first."""
    for seat in (state.active, 1 - state.active):
        for number, kingdom in enumerate(state.kingdoms):
            side = kingdom.sides[seat]
            if not side.watches & bits:
                continue
            if side.blessings:
                _from_both(state, event, seat, number, side.followers, side.blessings, found)
            else:
                for follower in side.followers:
                    _from(state, event, seat, number, follower, found)


def enqueue(table: Table[State], found: list[Trigger], counted: int) -> None:
    """FK-TRIG-03, FK-TRIG-07"""
    state = table.state
    state.queued += counted
    state.queue += found
    if state.queued > MOST_QUEUED:
        table.happens(QueueDropped, len(state.queue))
        state.queue.clear()


def _from_both(
    state: State,
    event: Happening,
    seat: int,
    kingdom: int,
    followers: list[Follower],
    blessings: list[Blessing],
    found: list[Trigger],
) -> None:
    """Followers and Blessings of a side mixed, in entry order."""
    sources: list[Follower | Blessing] = [*followers, *blessings]
    sources.sort(key=lambda source: source.entry)
    for source in sources:
        _from(state, event, seat, kingdom, source, found)


def _from(
    state: State, event: Happening, seat: int, kingdom: int, source: Follower | Blessing, found: list[Trigger]
) -> None:
    card = CARDS[source.card]
    watches = card.watches if kingdom == event.kingdom else card.watches_afar
    if event.event == ATTACK_TOWER:
        if not watches & ATTACKS:
            return
    elif not watches & event.bits and (event.event != FORSAKEN or not card.watches & event.bits):
        return
    for ability in card.abilities:
        for it, foe in _matches(event, ability, seat, kingdom, source):
            here = Here(seat, kingdom, source.serial, it, foe, attacking=seat == event.seat)
            if holds(state, ability.when, here):
                found.append(Trigger(source.card, ability.position, seat, kingdom, source.serial, it, foe, event.event))


def _matches(
    event: Happening, ability: Ability, seat: int, kingdom: int, source: Follower | Blessing
) -> list[tuple[int, int]]:
    """For each time the ability triggers: what `it` and `foe` are."""
    if ability.head != ON:
        return _matches_head(event, ability.head, source)
    if not watched(event, ability, seat):
        return []
    subject = ability.subject
    assert subject is not None
    if not event.subjects:
        return [(event.altar, NOTHING)] if ability.far or kingdom == event.kingdom else []
    return [
        (each.serial, NOTHING)
        for each in event.subjects
        if (ability.far or each.kingdom == kingdom)
        and _side_fits(ability.side, seat, each.side)
        and fits(subject, each, source.serial)
    ]


def _matches_head(event: Happening, head: int, source: Follower | Blessing) -> list[tuple[int, int]]:
    if head != event.event or head == BOW:
        return []
    if head == BATTLE:
        attacker, target = event.subjects
        if source is attacker:
            return [(NOTHING, target.serial)]
        return [(NOTHING, attacker.serial)] if source is target else []
    return [(NOTHING, NOTHING)] if any(source is subject for subject in event.subjects) else []


def watched(event: Happening, ability: Ability, seat: int) -> bool:
    """Is this the event that an `on` ability of that seat waits for, apart from where?"""
    waits = ability.event
    if waits != event.event and not (waits == ATTACK and event.event == ATTACK_TOWER):
        return False
    if waits == PLAY and ability.kind not in (NO_LIMIT, event.kind):
        return False
    return bool(event.subjects) or _side_fits(ability.side, seat, event.seat)


def _side_fits(side: int, seat: int, whose: int) -> bool:
    return side == ANY_SIDE or (whose == seat) == (side == FRIENDLY)


def _from_miracles(state: State, event: Happening, found: list[Trigger]) -> int:
    """FK-MIRACLE-04 to 06 Every face-down Miracle of the Inactive Player that could be waiting for this is put in the
    queue alike, with the cards it would be revealed as; what it really is decides only when its turn comes. Gives how
    many of them are what they would be revealed as."""
    seat = 1 - state.active
    truly = 0
    for number, kingdom in enumerate(state.kingdoms):
        miracles = kingdom.sides[seat].miracles
        would = _would_reveal(state, event, seat, number) if miracles else 0
        if would:
            for miracle in miracles:
                it = event.subjects[0].serial if event.subjects else event.altar
                found.append(
                    Trigger(
                        0, 0, seat, number, miracle.entry, it, event=event.event, miracles=would, where=event.kingdom
                    )
                )
                truly += is_in(would, miracle.card)
    return truly


def _would_reveal(state: State, event: Happening, seat: int, kingdom: int) -> int:
    would = 0
    for place, ability in MIRACLES_FOR[event.event]:
        if (
            watched(event, ability, seat)
            and _matches(event, ability, seat, kingdom, _NO_SOURCE)
            and holds(state, ability.when, Here(seat, kingdom))
        ):
            would |= 1 << place
    return would


_NO_SOURCE: Final = Blessing(NOTHING, 0, 0)
"""A Miracle has no serial number, and never means itself."""


def is_in(miracles: int, card: int) -> bool:
    """Is this card among those of a set of Miracles?"""
    return bool(miracles >> MIRACLE_PLACE[card] & 1)


def happens_to_active(table: Table[State], event: int) -> None:
    """FK-TURN-05, FK-TURN-07 Dawn or dusk: the Active Player's abilities, collected once (FK-TRIG-04)."""
    state = table.state
    seat = state.active
    found: list[Trigger] = []
    for number, kingdom in enumerate(state.kingdoms):
        side = kingdom.sides[seat]
        if not side.watches >> event & 1 and not (event == DAWN and _regrows(side)):
            continue
        sources: list[Follower | Blessing] = [*side.followers, *side.blessings]
        sources.sort(key=lambda source: source.entry)
        for source in sources:
            if event == DAWN and isinstance(source, Follower) and source.keys >> REGROWTH_AT & SIX_BITS:
                found.append(Trigger(source.card, REGROWTH_ABILITY, seat, number, source.serial, event=REGROWTH))
            for ability in CARDS[source.card].abilities:
                if ability.head == event and holds(state, ability.when, Here(seat, number, source.serial)):
                    found.append(Trigger(source.card, ability.position, seat, number, source.serial, event=event))
    if found:
        enqueue(table, found, len(found))


def _regrows(side: Side) -> bool:
    return any(follower.keys >> REGROWTH_AT & SIX_BITS for follower in side.followers)


def let_pass(miracle: Miracle, event: int, would: int) -> None:
    """FK-INFO-06 It stayed hidden: it is none of the cards that would have been revealed."""
    miracle.ruled_out |= would
    name = EVENT_NAMES[event]
    if name not in miracle.passed:
        miracle.passed = (*miracle.passed, name)
