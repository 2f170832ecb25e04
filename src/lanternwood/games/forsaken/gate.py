"""FK-PLAY, FK-CHAN, FK-ABIL: what A puts in The Gate: held while its picks are made, paid for, carried out."""

from typing import Final

from lanternwood.games.forsaken.actions import Activate, Channel, Play
from lanternwood.games.forsaken.asking import followers_of, throw_away, without
from lanternwood.games.forsaken.cards import CARDS, CHANNELS, NUMBER_OF
from lanternwood.games.forsaken.entering import MOST_BLESSINGS, bless, enter, show_hand
from lanternwood.games.forsaken.events import (
    AbilityCancelled,
    AbilityUsed,
    CardCancelled,
    CardPlayed,
    ChannelCancelled,
    ChannelUsed,
    DecreeResolved,
    HeldInGate,
    MiracleCancelled,
    MiracleLaid,
    MiraclePlayed,
    PickedForGate,
    TakenBack,
)
from lanternwood.games.forsaken.faith import bury, check, forsake
from lanternwood.games.forsaken.knowledge import left_hand_unseen, saw_leave_hand
from lanternwood.games.forsaken.paying import can_pay, sources_for
from lanternwood.games.forsaken.payments import could_have_paid
from lanternwood.games.forsaken.script import BLESSING, BOW, CHANNEL, DECREE, FOLLOWER, MIRACLE, PLAY, Ability, Price
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.games.forsaken.selecting import Here, cards_aimed_at, has_targets, holds, targets
from lanternwood.games.forsaken.sources import spent
from lanternwood.games.forsaken.state import (
    FORBID_BOW,
    FORBID_CHANNEL,
    KIND,
    KINGDOMS,
    OVER,
    Follower,
    Gate,
    Miracle,
    Side,
    State,
    new_gate,
    new_resolving,
)
from lanternwood.games.forsaken.triggers import happens
from lanternwood.games.forsaken.values import touch
from lanternwood.kernel.model import IllegalAction, Seat, require
from lanternwood.kernel.table import Table

MOST_MIRACLES: Final = 3
"""On a side (FK-MIRACLE-02)."""
Refusal = tuple[str, str]
"""The rule that stands in the way, and what it says."""


def ability_in(gate: Gate) -> Ability | None:
    """The script that needs targets: of a Decree, a Channel, a Bow or Cost ability."""
    if gate.kind == "channel":
        return CHANNELS[gate.card]
    card = CARDS[gate.card]
    if gate.kind == "card":
        return card.abilities[0] if card.kind == DECREE else None
    return card.abilities[gate.ability]


def price_of(gate: Gate) -> Price:
    if gate.kind == "card":
        return CARDS[gate.card].price
    ability = ability_in(gate)
    assert ability is not None
    return ability.price


def here_in(state: State, gate: Gate) -> Here:
    return Here(state.active, gate.kingdom, gate.source)


# What may be put there


def play(table: Table[State], seat: int, action: Play) -> None:
    """FK-PLAY-01, FK-PLAY-04, FK-PLAY-06"""
    state = table.state
    number = NUMBER_OF.get(action.card, -1)
    require(number in state.players[seat].hand, "FK-PLAY-01", "that card is not in your hand")
    require_lit(state, action.kingdom)
    if problem := why_not_play(state, seat, number, action.kingdom):
        raise IllegalAction(*problem)
    put_in(table, new_gate("card", number, action.kingdom))


def require_lit(state: State, kingdom: int) -> None:
    require(kingdom in KINGDOMS, "FK-SETUP-02", "there are three Kingdoms")
    require(state.lit(kingdom), "FK-WIN-03", "that Kingdom is dark")


def why_not_play(state: State, seat: int, number: int, kingdom: int) -> Refusal | None:
    """What stands in the way of playing a card of one's hand in a lit Kingdom."""
    side = state.kingdoms[kingdom].sides[seat]
    card = CARDS[number]
    if not can_pay(side, card.price, side.discounts[card.kind]):
        return "FK-PAY-10", "this side cannot pay for that card"
    if card.kind == DECREE:
        return None if has_targets(state, card.abilities[0], seat, kingdom) else NO_TARGET
    return no_room(state, side, card.kind)


def kinds_without_room(state: State, side: Side) -> int:
    """FK-PLAY-06 A bit for each card type of which this side can take no more."""
    full = 0
    if len(side.followers) >= (9 if state.last else 3):
        full = 1 << FOLLOWER
    if len(side.blessings) >= MOST_BLESSINGS:
        full |= 1 << BLESSING
    if len(side.miracles) >= MOST_MIRACLES:
        full |= 1 << MIRACLE
    return full


def no_room(state: State, side: Side, kind: int) -> Refusal | None:
    return NO_ROOM[kind] if kinds_without_room(state, side) >> kind & 1 else None


NO_ROOM: Final[dict[int, Refusal]] = {
    FOLLOWER: ("FK-FOL-05", "this side has no room for another Follower"),
    BLESSING: ("FK-BLESS-02", "this side has three Blessings already"),
    MIRACLE: ("FK-MIRACLE-02", "this side has three Miracles already"),
}
NO_TARGET: Final = ("FK-ABIL-12", "there is nothing it could be aimed at")


def channel(table: Table[State], seat: int, action: Channel) -> None:
    """FK-CHAN-01 to 03"""
    state = table.state
    require_lit(state, action.kingdom)
    gate = new_gate("channel", GODS.index(action.god), action.kingdom)
    if problem := why_not_channel(state, seat, gate):
        raise IllegalAction(*problem)
    put_in(table, gate)


def why_not_channel(state: State, seat: int, gate: Gate) -> Refusal | None:
    side = state.kingdoms[gate.kingdom].sides[seat]
    if state.players[seat].channelled:
        return "FK-CHAN-02", "one Channel a turn"
    if side.forbids & FORBID_CHANNEL:
        return "FK-CARD-04", "something there forbids Channeling"
    if not can_pay(side, CHANNELS[gate.card].price):
        return "FK-CHAN-03", "a Channel takes two Devotion of its God from one Kingdom"
    return None if has_targets(state, CHANNELS[gate.card], seat, gate.kingdom) else NO_TARGET


def activate(table: Table[State], seat: int, action: Activate) -> None:
    """FK-ABIL-05, FK-ABIL-09"""
    state = table.state
    follower = state.follower(action.follower)
    if follower is None or follower.side != seat:
        raise IllegalAction("FK-MAIN-03", "that is no Follower of yours")
    require(action.ability in CARDS[follower.card].acts, "FK-ABIL-01", "it has no such ability to use")
    if problem := why_not_activate(state, follower, action.ability):
        raise IllegalAction(*problem)
    ability = CARDS[follower.card].abilities[action.ability]
    kind = "bow" if ability.head == BOW else "cost"
    put_in(table, new_gate(kind, follower.card, follower.kingdom, follower.serial, action.ability))


def why_not_activate(state: State, follower: Follower, position: int) -> Refusal | None:
    card = CARDS[follower.card]
    ability = card.abilities[position]
    side = state.kingdoms[follower.kingdom].sides[follower.side]
    price = ability.price
    if ability.head == BOW:
        if follower.exhausted:
            return "FK-ABIL-05", "it is Exhausted"
        if follower.entered == state.turn:
            return "FK-FOL-02", "it came this turn"
        if side.forbids & FORBID_BOW:
            return "FK-CARD-04", "something there forbids to Bow"
    elif ability.once and follower.used >> position & 1:
        return "FK-ABIL-09", "once per turn"
    if price.faith and follower.faith - price.faith < 1:
        return "FK-PAY-13", "at least 1 Faith must remain"
    if price.total and not can_pay(side, price):
        return "FK-PAY-10", "this side cannot pay for that"
    if price.tribute > len(side.followers) - 1:
        return "FK-PAY-14", "too few other Followers to tribute"
    if price.discard > len(state.players[follower.side].hand):
        return "FK-PAY-12", "too few cards to discard"
    if ability.when is not None and not holds(
        state, ability.when, Here(follower.side, follower.kingdom, follower.serial)
    ):
        return "FK-SCRIPT-05", "its condition is not met"
    return None if has_targets(state, ability, follower.side, follower.kingdom, follower.serial) else NO_TARGET


# Picks, and taking back


def put_in(table: Table[State], gate: Gate) -> None:
    """FK-ABIL-14 Held while there is something to pick; otherwise paid for at once."""
    state = table.state
    state.gate = gate
    skip_idle_slots(state, gate)
    if complete(gate):
        pay(table, gate)
        return
    state.fiddled += 1
    name = GODS[gate.card] if gate.kind == "channel" else CARDS[gate.card].id
    table.tells([Seat(state.active)], HeldInGate, gate.kind, name, gate.kingdom)  # type: ignore[arg-type]


def skip_idle_slots(state: State, gate: Gate) -> None:
    """Targets that may be none, where there is nothing to pick."""
    ability = ability_in(gate)
    while ability is not None and len(gate.picks) < len(ability.slots):
        if pick_options(state, gate):
            return
        gate.picks.append(gate.picking)
        gate.picking = []


def complete(gate: Gate) -> bool:
    ability = ability_in(gate)
    if ability is None:
        return True
    price = ability.price
    return (
        len(gate.picks) == len(ability.slots)
        and len(gate.offered) >= price.tribute
        and len(gate.thrown) >= price.discard
    )


def pick_options(state: State, gate: Gate) -> list[int]:
    """What may be picked next for what is held: targets first, then what it costs."""
    ability = ability_in(gate)
    assert ability is not None
    if len(gate.picks) < len(ability.slots):
        slot = ability.slots[len(gate.picks)]
        taken = [ref // 4 for ref in gate.picking] if slot.moves else gate.picking
        return [
            ref for ref in targets(state, slot, here_in(state, gate)) if (ref // 4 if slot.moves else ref) not in taken
        ]
    if len(gate.offered) < ability.price.tribute:
        own = followers_of(state, state.active, gate.kingdom, False)
        return [serial for serial in own if serial != gate.source and serial not in gate.offered]
    return without(state.players[state.active].hand, gate.thrown)


def asks_for(gate: Gate) -> str:
    """What is picked next: "target", or "tribute" or "discard" as its cost."""
    ability = ability_in(gate)
    assert ability is not None
    if len(gate.picks) < len(ability.slots):
        return "target"
    return "tribute" if len(gate.offered) < ability.price.tribute else "discard"


def picks_cards(gate: Gate) -> bool:
    """Is the next pick a card from the hand?"""
    return asks_for(gate) == "discard"


def may_stop_picking(gate: Gate) -> bool:
    ability = ability_in(gate)
    assert ability is not None
    return len(gate.picks) < len(ability.slots) and ability.slots[len(gate.picks)].selector.least <= len(gate.picking)


def pick(table: Table[State], gate: Gate, what: int | None) -> None:
    """One pick, or None for no more of this target; the last one pays."""
    state = table.state
    ability = ability_in(gate)
    assert ability is not None
    if len(gate.picks) < len(ability.slots):
        if what is not None:
            gate.picking.append(what)
        if what is None or len(gate.picking) == ability.slots[len(gate.picks)].selector.most:
            gate.picks.append(gate.picking)
            gate.picking = []
        skip_idle_slots(state, gate)
    elif what is not None:
        (gate.offered if len(gate.offered) < ability.price.tribute else gate.thrown).append(what)
    if complete(gate):
        pay(table, gate)
    elif what is not None:
        table.tells([Seat(state.active)], PickedForGate, what)


def would_pay(state: State, gate: Gate) -> tuple[int, ...]:
    """The slots that will pay for what is held, as things are now."""
    side = state.kingdoms[gate.kingdom].sides[state.active]
    discount = side.discounts[CARDS[gate.card].kind] if gate.kind == "card" else 0
    price = price_of(gate)
    return sources_for(side, price, discount) if price.total else ()


def take_back(table: Table[State]) -> None:
    """FK-PLAY-05 The opponent sees nothing of it."""
    table.state.gate = None
    table.tells([Seat(table.state.active)], TakenBack)


# Paying


def pay(table: Table[State], gate: Gate) -> None:
    """FK-PAY, FK-TRIG-06 All of it at once; what that triggers is set aside until this is done."""
    state = table.state
    seat = state.active
    side = state.kingdoms[gate.kingdom].sides[seat]
    price = price_of(gate)
    gate.discount = side.discounts[CARDS[gate.card].kind] if gate.kind == "card" else 0
    slots = would_pay(state, gate)
    gate.sources = tuple([side.altars[slot] & KIND for slot in slots])
    side.altars = spent(side.altars, slots)
    gate.paid = True
    source = state.follower(gate.source)
    _announce(table, gate, slots, price)
    if gate.source:
        _pay_otherwise(table, gate, price)
    check(table)
    state.aside, state.queue = state.queue, []
    if state.phase != OVER:
        _tell_watchers(table, gate, source)


def _announce(table: Table[State], gate: Gate, slots: tuple[int, ...], price: Price) -> None:
    state = table.state
    seat = state.active
    picks = tuple([ref for picked in gate.picks for ref in picked])
    aimed = cards_aimed_at(state, picks, moves_something(gate)) if picks else ()
    match gate.kind:
        case "card":
            state.players[seat].hand.remove(gate.card)
            gate.in_limbo = True
            if CARDS[gate.card].kind == MIRACLE:
                left_hand_unseen(state, seat, lambda card: could_have_paid(card, gate.sources, gate.discount))
                table.happens(MiraclePlayed, Seat(seat), gate.kingdom, slots)
            else:
                saw_leave_hand(state, seat, gate.card)
                gate.serial = state.next_serial()
                card = CARDS[gate.card].id
                table.happens(CardPlayed, Seat(seat), card, gate.serial, gate.kingdom, slots, picks, aimed)
        case "channel":
            state.players[seat].channelled = True
            table.happens(ChannelUsed, Seat(seat), GODS[gate.card], gate.kingdom, slots, picks, aimed)
        case _:
            card, bow = CARDS[gate.card].id, gate.kind == "bow"
            table.happens(
                AbilityUsed, Seat(seat), gate.source, card, gate.ability, bow, gate.kingdom, slots, price.faith, picks,
                aimed,
            )  # fmt: skip


def moves_something(gate: Gate) -> bool:
    ability = ability_in(gate)
    return ability is not None and any(slot.moves for slot in ability.slots)


def _pay_otherwise(table: Table[State], gate: Gate, price: Price) -> None:
    """FK-PAY-12 to 14 Exhausting for a Bow, Faith, Tribute, discards."""
    state = table.state
    follower = state.follower(gate.source)
    assert follower is not None
    follower.used |= 1 << gate.ability
    if gate.kind == "bow":
        follower.exhausted = True
    follower.lost += price.faith
    touch(state, follower.kingdom)
    if gate.thrown:
        throw_away(table, state.active, gate.thrown)
    gone = [each for serial in gate.offered if (each := state.follower(serial)) is not None]
    if gone:
        forsake(table, gone, "tribute")


def _tell_watchers(table: Table[State], gate: Gate, source: Follower | None) -> None:
    """FK-PLAY-04, FK-TRIG-04 Paid, not yet resolved: those who wait for it act first."""
    state = table.state
    if gate.kind == "card":
        happens(table, PLAY, gate.kingdom, state.active, kind=CARDS[gate.card].kind)
    elif gate.kind == "channel":
        happens(table, CHANNEL, gate.kingdom, state.active)
    elif gate.kind == "bow":
        assert source is not None
        happens(table, BOW, gate.kingdom, state.active, [source])


# Carrying out


def carry_on(table: Table[State], gate: Gate) -> None:
    """The watchers have had their say: it resolves, unless it was cancelled."""
    if gate.cancelled:
        _cancelled(table, gate)
        finish(table, gate)
        return
    ability = ability_in(gate)
    if ability is None:
        _put_into_play(table, gate)
        finish(table, gate)
        return
    state = table.state
    resolving = new_resolving(gate.card, gate.ability, state.active, gate.kingdom, gate.source)
    resolving.channel = gate.kind == "channel"
    resolving.from_gate = True
    resolving.step = 0
    resolving.picks = gate.picks
    state.resolving = resolving


def finish(table: Table[State], gate: Gate) -> None:
    """FK-TRIG-06 What the cost triggered comes before what the thing itself triggered."""
    state = table.state
    if state.phase == OVER:
        return
    if gate.kind == "card" and CARDS[gate.card].kind == DECREE:
        bury(state, state.active, gate.card)
        if not gate.cancelled:
            table.happens(DecreeResolved, Seat(state.active), CARDS[gate.card].id)
    state.gate = None
    state.queue = state.aside + state.queue
    state.aside = []


def _cancelled(table: Table[State], gate: Gate) -> None:
    """FK-PLAY-08, FK-CHAN-05"""
    seat = Seat(table.state.active)
    match gate.kind:
        case "card":
            _to_the_past(table, gate)
        case "channel":
            table.happens(ChannelCancelled, seat, GODS[gate.card], gate.kingdom)
        case _:
            table.happens(AbilityCancelled, seat, gate.source, CARDS[gate.card].id)


def _to_the_past(table: Table[State], gate: Gate) -> None:
    """Without effect; a Decree goes there with `finish`."""
    state = table.state
    card = CARDS[gate.card]
    event = MiracleCancelled if card.kind == MIRACLE else CardCancelled
    table.happens(event, Seat(state.active), card.id, gate.kingdom)
    if card.kind != DECREE:
        gate.in_limbo = False
        bury(state, state.active, gate.card)


def _put_into_play(table: Table[State], gate: Gate) -> None:
    """FK-PLAY-07, FK-PLAY-09"""
    state = table.state
    seat = state.active
    side = state.kingdoms[gate.kingdom].sides[seat]
    card = CARDS[gate.card]
    gate.in_limbo = False
    if not state.lit(gate.kingdom) or no_room(state, side, card.kind):
        _to_the_past(table, gate)
    elif card.kind == FOLLOWER:
        enter(table, gate.card, seat, gate.kingdom, "played", gate.serial)
    elif card.kind == BLESSING:
        bless(table, gate.card, seat, gate.kingdom, gate.serial)
    else:
        side.miracles.append(
            Miracle(gate.card, state.next_entry(), state.turn, tuple(sorted(gate.sources)), gate.discount)
        )
        table.tells([Seat(seat)], MiracleLaid, card.id, gate.kingdom)
        show_hand(table, seat)
