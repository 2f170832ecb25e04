"""All that a seat may do now, in a stated order. They share their questions with the rules."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from lanternwood.games.forsaken import asking
from lanternwood.games.forsaken import gate as gates
from lanternwood.games.forsaken.actions import (
    Activate,
    Answer,
    AnyAction,
    Attack,
    Build,
    Channel,
    Commit,
    Concede,
    Deed,
    Done,
    EndTurn,
    Mulligan,
    Pick,
    PickAltar,
    PickCard,
    PickMiracle,
    PickMove,
    PickTower,
    Play,
    PutBack,
    TakeBack,
    Uncommit,
    Upgrade,
)
from lanternwood.games.forsaken.altars import may_upgrade
from lanternwood.games.forsaken.attack import attack_targets, may_attack
from lanternwood.games.forsaken.cards import CARDS, CHANNELS
from lanternwood.games.forsaken.effects import slots_on_a_side
from lanternwood.games.forsaken.gate import has_targets, no_room, why_not_activate
from lanternwood.games.forsaken.paying import covers
from lanternwood.games.forsaken.refs import altar_of, entry_of, is_altar, is_miracle, is_tower, tower_of
from lanternwood.games.forsaken.script import DECREE
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.games.forsaken.selecting import Here
from lanternwood.games.forsaken.setup import cards_left_to_put_back
from lanternwood.games.forsaken.state import (
    COMMITTED,
    EXHAUSTED,
    FORBID_CHANNEL,
    KIND,
    KINGDOMS,
    MULLIGAN,
    NOBODY,
    OVER,
    TEMPLE,
    Gate,
    Side,
    State,
)
from lanternwood.kernel.model import OUTSIDE, Seat, Timeout

MOST_CHOICES: Final = 512
MOST_FIDDLING: Final = 60
MOST_COMMANDS: Final = 300

# Actions that come up all the time, made once.
BUILDS: Final = [[Build(kingdom, god) for god in GODS] for kingdom in KINGDOMS]
UPGRADES: Final = [[Upgrade(kingdom, slot) for slot in range(10)] for kingdom in KINGDOMS]
COMMITS: Final = [[Commit(kingdom, slot) for slot in range(10)] for kingdom in KINGDOMS]
UNCOMMITS: Final = [[Uncommit(kingdom, slot) for slot in range(10)] for kingdom in KINGDOMS]
CHANNELINGS: Final = [[Channel(god, kingdom) for god in GODS] for kingdom in KINGDOMS]
CONCESSIONS: Final = [Concede(kingdom) for kingdom in KINGDOMS]
END_TURN, TAKE_BACK, DONE, KEEP = EndTurn(), TakeBack(), Done(), Mulligan()
TIMEOUT: Final = [Timeout()]
make_play: Final = lru_cache(1 << 14)(Play)
make_attack: Final = lru_cache(1 << 16)(Attack)
make_activate: Final = lru_cache(1 << 14)(Activate)
make_pick: Final = lru_cache(1 << 14)(Pick)


def choices(state: State, seat: Seat) -> Sequence[AnyAction]:
    if state.phase == OVER:
        return ()
    if seat == OUTSIDE:
        return TIMEOUT if state.options.clocks else ()
    if state.phase == MULLIGAN:
        return mulligan_choices(state, seat)
    resolving = state.resolving
    if resolving is not None:
        return answers(state) if resolving.asked == seat else ()
    if seat != state.active:
        return ()
    if state.gate is not None:
        return picks(state, state.gate)
    return deeds(state, seat)


def mulligan_choices(state: State, seat: int) -> Sequence[AnyAction]:
    if state.players[seat].decided:
        return ()
    left = dict.fromkeys(sorted(cards_left_to_put_back(state, seat)))
    return [*(PutBack(CARDS[card].id) for card in left), KEEP]


def answers(state: State) -> list[Answer]:
    """To what an ability asks."""
    r = state.resolving
    assert r is not None
    found = asking.options(state, r)
    if r.asking in ("discard", "sift", "scry"):
        offered: list[Answer] = card_picks(found)
    else:
        moves = r.asking == "target" and asking.ability_of(r).slots[len(r.picks)].moves
        offered = [named(state, ref, moves) for ref in found]
    return [*offered, DONE] if asking.may_stop(r) else offered


def card_picks(cards: list[int]) -> list[Answer]:
    return [PickCard(CARDS[card].id) for card in dict.fromkeys(sorted(cards))]


def named(state: State, ref: int, moves: bool) -> Answer:
    """The answer that means this thing (refs.py)."""
    if moves:
        return PickMove(*divmod(ref, 4))
    if ref > 0:
        return make_pick(ref)
    if is_altar(ref):
        return PickAltar(*altar_of(ref))
    if is_tower(ref):
        return PickTower(*tower_of(ref))
    assert is_miracle(ref)
    return PickMiracle(*place_of_miracle(state, entry_of(ref)))


def place_of_miracle(state: State, entry: int) -> tuple[int, int, int]:
    return next(
        (number, seat, place)
        for number, kingdom in enumerate(state.kingdoms)
        for seat, side in enumerate(kingdom.sides)
        for place, miracle in enumerate(side.miracles)
        if miracle.entry == entry
    )


def picks(state: State, gate: Gate) -> list[AnyAction]:
    """For what is held in The Gate."""
    found = gates.pick_options(state, gate)
    ability = gates.ability_in(gate)
    assert ability is not None
    offered: list[AnyAction]
    if gates.picks_cards(gate):
        offered = [*card_picks(found)]
    else:
        moves = len(gate.picks) < len(ability.slots) and ability.slots[len(gate.picks)].moves
        offered = [named(state, ref, moves) for ref in found]
    if gates.may_stop_picking(gate):
        offered.append(DONE)
    if state.fiddled < MOST_FIDDLING:
        offered.append(TAKE_BACK)
    return offered


class Purse:
    """The Refreshed sources of a side, counted, and the cards they could pay for."""

    __slots__ = ("free", "have", "pays", "temples")

    def __init__(self, side: Side) -> None:
        self.temples = self.free = 0
        self.have = have = [0, 0, 0, 0, 0]
        for source in side.altars:
            if not source & EXHAUSTED:
                self.free += 1
                kind = source & KIND
                if kind == TEMPLE:
                    self.temples += 1
                else:
                    have[kind] += 1
        self.pays = payable(tuple(have), self.temples, side.discounts, len(CARDS)) if self.free else 0


@lru_cache(1 << 14)
def payable(have: tuple[int, ...], temples: int, discounts: tuple[int, int, int, int], cards: int) -> int:
    """A bit for each of so many cards that these sources can pay for. The same few purses come up all the time."""
    counted, free = list(have), sum(have) + temples
    return sum(
        1 << card.number for card in CARDS[:cards] if covers(counted, temples, free, card.price, discounts[card.kind])
    )


def deeds(state: State, seat: int) -> list[Deed]:
    """FK-MAIN-01 In order: build, upgrade, play, Channel, activate, attack, mark sources, end the turn, concede."""
    found: list[Deed] = []
    lit = [number for number in KINGDOMS if state.kingdoms[number].winner == NOBODY]
    sides = [(number, state.kingdoms[number].sides[seat]) for number in lit]
    most = slots_on_a_side(state)
    for number, side in sides:
        if not side.built and len(side.altars) < most:
            found += BUILDS[number]
    for number, side in sides:
        if may_upgrade(side):
            found += [UPGRADES[number][slot] for slot, kind in enumerate(side.altars) if kind & KIND != TEMPLE]
    purses = [(number, side, purse) for number, side in sides if (purse := Purse(side)).free]
    if purses:
        _plays(state, seat, purses, found)
        if not state.players[seat].channelled:
            _channels(state, purses, found)
    for _, side in sides:
        for follower in side.followers:
            for position in CARDS[follower.card].acts:
                if why_not_activate(state, follower, position) is None:
                    found.append(make_activate(follower.serial, position))
    for _, side in sides:
        for follower in side.followers:
            if may_attack(state, follower):
                for target in attack_targets(state, follower):
                    found.append(make_attack(follower.serial, target))
    if state.fiddled < MOST_FIDDLING:
        for number, side in sides:
            for slot, source in enumerate(side.altars):
                if source & COMMITTED:
                    found.append(UNCOMMITS[number][slot])
                elif not source & EXHAUSTED:
                    found.append(COMMITS[number][slot])
    found.append(END_TURN)
    found += [CONCESSIONS[number] for number in lit]
    return found


def _plays(state: State, seat: int, purses: list[tuple[int, Side, Purse]], found: list[Deed]) -> None:
    for number in dict.fromkeys(sorted(state.players[seat].hand)):
        for kingdom, side, purse in purses:
            if purse.pays >> number & 1:
                card = CARDS[number]
                if card.kind == DECREE:
                    may = has_targets(state, card.abilities[0], Here(seat, kingdom))
                else:
                    may = no_room(state, side, card.kind) is None
                if may:
                    found.append(make_play(card.id, kingdom))


def _channels(state: State, purses: list[tuple[int, Side, Purse]], found: list[Deed]) -> None:
    for kingdom, side, purse in purses:
        if purse.free > 1 and not side.forbids & FORBID_CHANNEL:
            for god, ability in enumerate(CHANNELS):
                if purse.have[god] + purse.temples > 1 and has_targets(state, ability, Here(state.active, kingdom)):
                    found.append(CHANNELINGS[kingdom][god])
