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
from lanternwood.games.forsaken.gate import no_room, why_not_activate
from lanternwood.games.forsaken.paying import Purse, covers, purse
from lanternwood.games.forsaken.refs import altar_of, entry_of, is_altar, is_miracle, is_tower, tower_of
from lanternwood.games.forsaken.script import DECREE, ETHEREAL
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.games.forsaken.selecting import has_targets
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


def deeds(state: State, seat: int) -> list[Deed]:
    """FK-MAIN-01 In order: build, upgrade, play, Channel, activate, attack, mark sources, end the turn, concede."""
    found: list[Deed] = []
    sides: list[tuple[int, Side]] = []
    for number in KINGDOMS:
        kingdom = state.kingdoms[number]
        if kingdom.winner == NOBODY:
            sides.append((number, kingdom.sides[seat]))
    most = slots_on_a_side(state)
    for number, side in sides:
        if not side.built and len(side.altars) < most:
            found += BUILDS[number]
    for number, side in sides:
        if may_upgrade(side):
            found += upgrades(number, side.altars)
    purses = [(number, side, held) for number, side in sides if (held := purse(side.altars)).free]
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
        if side.followers:
            _attacks(state, side, found)
    if state.fiddled < MOST_FIDDLING:
        for number, side in sides:
            if side.altars:
                found += marks(number, side.altars)
    found.append(END_TURN)
    for number, _ in sides:
        found.append(CONCESSIONS[number])
    return found


@lru_cache(1 << 15)
def upgrades(kingdom: int, row: tuple[int, ...]) -> list[Deed]:
    return [UPGRADES[kingdom][slot] for slot, source in enumerate(row) if source & KIND != TEMPLE]


@lru_cache(1 << 15)
def marks(kingdom: int, row: tuple[int, ...]) -> list[Deed]:
    """Sources that may be committed, or be so no more."""
    found: list[Deed] = []
    for slot, source in enumerate(row):
        if source & COMMITTED:
            found.append(UNCOMMITS[kingdom][slot])
        elif not source & EXHAUSTED:
            found.append(COMMITS[kingdom][slot])
    return found


def _plays(state: State, seat: int, purses: list[tuple[int, Side, Purse]], found: list[Deed]) -> None:
    able = [(kingdom, side, payable(held, side.discounts, len(CARDS))) for kingdom, side, held in purses]
    for number in sorted(set(state.players[seat].hand)):
        for kingdom, side, cards in able:
            if number in cards:
                card = CARDS[number]
                if card.kind == DECREE:
                    may = has_targets(state, card.abilities[0], seat, kingdom)
                else:
                    may = no_room(state, side, card.kind) is None
                if may:
                    found.append(make_play(card.id, kingdom))


@lru_cache(1 << 14)
def payable(held: Purse, discounts: tuple[int, int, int, int], cards: int) -> frozenset[int]:
    """Which of so many cards these sources can pay for. The same few purses come up all the time."""
    return frozenset(
        [
            card.number
            for card in CARDS[:cards]
            if covers(held.have, held.temples, held.free, card.price, discounts[card.kind])
        ]
    )


def _channels(state: State, purses: list[tuple[int, Side, Purse]], found: list[Deed]) -> None:
    for kingdom, side, held in purses:
        if held.free > 1 and not side.forbids & FORBID_CHANNEL:
            for god, have in enumerate(held.have):
                if have + held.temples > 1 and has_targets(state, CHANNELS[god], state.active, kingdom):
                    found.append(CHANNELINGS[kingdom][god])


def _attacks(state: State, side: Side, found: list[Deed]) -> None:
    """FK-ATTACK-14 Each against the same defenders."""
    targets: list[int] | None = None
    for attacker in side.followers:
        if may_attack(state, attacker):
            if targets is None or attacker.keys & ETHEREAL:
                these = attack_targets(state, attacker)
                if not attacker.keys & ETHEREAL:
                    targets = these
            else:
                these = targets
            for target in these:
                found.append(make_attack(attacker.serial, target))
