"""All that a seat may do now, in a stated order. They share their questions with the rules."""

from collections.abc import Sequence
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
    PutBack,
    TakeBack,
    Uncommit,
    Upgrade,
)
from lanternwood.games.forsaken.altars import may_upgrade
from lanternwood.games.forsaken.attack import attack_targets, may_attack
from lanternwood.games.forsaken.cards import CARDS, CHANNELS
from lanternwood.games.forsaken.effects import slots_on_a_side
from lanternwood.games.forsaken.gate import kinds_without_room, why_not_activate
from lanternwood.games.forsaken.paying import ONE_OF, affords, covers, devotion_of, free_in
from lanternwood.games.forsaken.refs import altar_of, entry_of, is_altar, is_miracle, is_tower, tower_of
from lanternwood.games.forsaken.script import DECREE, ETHEREAL, Card
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
from lanternwood.games.forsaken.values import PLAIN_DISCOUNTS
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
SERIALS: Final = 192
"""Things with a higher number come up seldom; what is said of them is made each time."""
ATTACKS: Final = [[Attack(follower, target) for target in range(SERIALS)] for follower in range(SERIALS)]
PICKS: Final = [Pick(serial) for serial in range(SERIALS)]


def make_attack(follower: int, target: int) -> Attack:
    return ATTACKS[follower][target] if follower < SERIALS and target < SERIALS else Attack(follower, target)


def make_pick(serial: int) -> Pick:
    return PICKS[serial] if serial < SERIALS else Pick(serial)


class Place:
    """A lit Kingdom, as whoever acts sees it."""

    __slots__ = ("affords", "discounted", "full", "held", "kingdom", "side")

    def __init__(self, state: State, kingdom: int, side: Side, upgrades: list[Deed], marks: list[Deed]) -> None:
        """Notes on the way which of its sources may be upgraded, and which committed or so no more."""
        self.kingdom: Final = kingdom
        self.side: Final = side
        self.full: Final = kinds_without_room(state, side)
        self.discounted: Final = side.discounts != PLAIN_DISCOUNTS
        may_mark, upgradable = state.fiddled < MOST_FIDDLING, may_upgrade(side)
        commits, uncommits = COMMITS[kingdom], UNCOMMITS[kingdom]
        held = 0
        for slot, source in enumerate(side.altars):
            if not source & EXHAUSTED:
                held += ONE_OF[source & KIND]
            if may_mark:
                if source & COMMITTED:
                    marks.append(uncommits[slot])
                elif not source & EXHAUSTED:
                    marks.append(commits[slot])
            if upgradable and source & KIND != TEMPLE:
                upgrades.append(UPGRADES[kingdom][slot])
        self.held: Final = held
        self.affords: Final = affords(held)


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
    places: list[Place] = []
    found: list[Deed] = []
    upgrades: list[Deed] = []
    marks: list[Deed] = []
    most = slots_on_a_side(state)
    for number, kingdom in enumerate(state.kingdoms):
        if kingdom.winner == NOBODY:
            side = kingdom.sides[seat]
            places.append(Place(state, number, side, upgrades, marks))
            if not side.built and len(side.altars) < most:
                found += BUILDS[number]
    found += upgrades
    rich = [place for place in places if place.held]
    if rich:
        _plays(state, seat, rich, found)
        if not state.players[seat].channelled:
            _channels(state, seat, rich, found)
    for place in places:
        for follower in place.side.followers:
            for position in CARDS[follower.card].acts:
                if why_not_activate(state, follower, position) is None:
                    found.append(Activate(follower.serial, position))
    for place in places:
        if place.side.followers:
            _attacks(state, place.side, found)
    found += marks
    found.append(END_TURN)
    for place in places:
        found.append(CONCESSIONS[place.kingdom])
    return found


def _plays(state: State, seat: int, places: list[Place], found: list[Deed]) -> None:
    before = -1
    for number in sorted(state.players[seat].hand):
        if number == before:
            continue
        before = number
        card = CARDS[number]
        kind, price = card.kind, card.price_number
        for place in places:
            if (
                (could_pay(place, card) if place.discounted else place.affords >> price & 1)
                and not place.full >> kind & 1
                and (kind != DECREE or has_targets(state, card.abilities[0], seat, place.kingdom))
            ):
                found.append(card.plays[place.kingdom])


def could_pay(place: Place, card: Card) -> bool:
    """With what cards of this type are cheaper by there."""
    return covers(place.held, card.price, place.side.discounts[card.kind])


def _channels(state: State, seat: int, places: list[Place], found: list[Deed]) -> None:
    for place in places:
        if free_in(place.held) > 1 and not place.side.forbids & FORBID_CHANNEL:
            for god, ability in enumerate(CHANNELS):
                if devotion_of(place.held, god) > 1 and has_targets(state, ability, seat, place.kingdom):
                    found.append(CHANNELINGS[place.kingdom][god])


def _attacks(state: State, side: Side, found: list[Deed]) -> None:
    """FK-ATTACK-14 Each against the same defenders, but for who is Ethereal."""
    usual: list[int] | None = None
    for attacker in side.followers:
        if may_attack(state, attacker):
            if attacker.keys & ETHEREAL:
                targets = attack_targets(state, attacker)
            else:
                if usual is None:
                    usual = attack_targets(state, attacker)
                targets = usual
            for target in targets:
                found.append(make_attack(attacker.serial, target))
