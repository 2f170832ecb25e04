"""Steps that ask somebody: discards, Tributes, looks at a deck, picks from The Past, targets of triggered abilities.

What has been picked so far is known to whoever picks alone; the last pick carries the step out.
"""

from lanternwood.games.forsaken.cards import CARDS, CHANNELS
from lanternwood.games.forsaken.entering import MOST_BLESSINGS, bless, draw, enter, show_hand
from lanternwood.games.forsaken.events import (
    AnswerPicked,
    CardPutBelow,
    CardRecalled,
    CardsDiscarded,
    CardsLookedAt,
    CardsPutBelow,
    DeckLookedAt,
    TargetsPicked,
)
from lanternwood.games.forsaken.faith import bury, forsake
from lanternwood.games.forsaken.knowledge import left_hand_unseen, put_on_bottom, saw_join_hand, saw_leave_hand
from lanternwood.games.forsaken.script import ANYWHERE, FOLLOWER, FOLLOWERS, FRIENDLY, HERE, NO_LIMIT, Ability, Op
from lanternwood.games.forsaken.script import Selector as Sel
from lanternwood.games.forsaken.selecting import Here, amount, cards_aimed_at, has_room, how_many, select, targets
from lanternwood.games.forsaken.state import NOBODY, Buried, Resolving, State
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Table


def ability_of(r: Resolving) -> Ability:
    return CHANNELS[r.card] if r.channel else CARDS[r.card].abilities[r.ability]


def here_of(r: Resolving) -> Here:
    return Here(r.seat, r.kingdom, r.source, r.it, r.foe, r.that, r.attacking)


def ask(r: Resolving, what: str, seat: int, number: int) -> bool:
    r.asking, r.asked, r.left, r.chosen = what, seat, number, []
    return True


def asked_no_more(r: Resolving) -> None:
    r.asking, r.asked, r.left, r.chosen = "", NOBODY, 0, []


def discard(table: Table[State], r: Resolving, op: Op) -> bool:
    """FK-INACT-04 Whoever has no more than that gives all, unasked."""
    state = table.state
    seat = 1 - r.seat if op.opponent else r.seat
    r.that = []
    hand = state.players[seat].hand
    number = amount(state, op.value, here_of(r))
    if number < len(hand):
        return number > 0 and ask(r, "discard", seat, number)
    throw_away(table, seat, hand[:])
    return False


def throw_away(table: Table[State], seat: int, cards: list[int]) -> None:
    state = table.state
    for card in cards:
        state.players[seat].hand.remove(card)
        saw_leave_hand(state, seat, card)
        bury(state, seat, card)
    if cards:
        table.happens(CardsDiscarded, Seat(seat), tuple([CARDS[card].id for card in cards]))


def tribute(table: Table[State], r: Resolving, op: Op) -> bool:
    """FK-INACT-04, FK-Q-80"""
    state = table.state
    seat = 1 - r.seat if op.opponent else r.seat
    r.that = []
    own = followers_of(state, seat, r.kingdom, op.anywhere)
    number = amount(state, op.value, here_of(r))
    if number < len(own):
        return number > 0 and ask(r, "tribute", seat, number)
    give_up(table, own)
    return False


def followers_of(state: State, seat: int, kingdom: int, anywhere: bool) -> list[int]:
    return select(state, Sel(FOLLOWERS, FRIENDLY, ANYWHERE if anywhere else HERE), Here(seat, kingdom))


def give_up(table: Table[State], serials: list[int]) -> None:
    gone = [each for serial in serials if (each := table.state.follower(serial)) is not None]
    if gone:
        forsake(table, gone, "tribute")


def scry(table: Table[State], r: Resolving, op: Op) -> bool:
    state = table.state
    seat = r.seat
    r.that = []
    player = state.players[seat]
    number = min(amount(state, op.value, here_of(r)), len(player.deck))
    if not number:
        return False
    table.tells([Seat(seat)], CardsLookedAt, tuple([CARDS[card].id for card in top_of(state, seat, number)]))
    player.known_top = max(player.known_top, number)
    if seat != state.active:  # FK-INACT-03
        table.happens(DeckLookedAt, Seat(seat), number, 0)
        return False
    return ask(r, "scry", seat, number)


def top_of(state: State, seat: int, number: int) -> list[int]:
    """The top card first."""
    return state.players[seat].deck[: -number - 1 : -1]


def finish_scry(table: Table[State], r: Resolving) -> None:
    """What was chosen goes below, in that order; the rest stays in order."""
    state = table.state
    player = state.players[r.asked]
    for card in r.chosen:
        at = max(place for place in range(len(player.deck)) if player.deck[place] == card)
        del player.deck[at]
        player.known_top -= 1
        player.known_bottom = min(player.known_bottom, len(player.deck))
    for card in r.chosen:
        put_on_bottom(state, r.asked, card)
    table.happens(DeckLookedAt, Seat(r.asked), r.left + len(r.chosen), len(r.chosen))


def sift(table: Table[State], r: Resolving, op: Op) -> bool:
    state = table.state
    seat = r.seat
    r.that = []
    player = state.players[seat]
    number = amount(state, op.value, here_of(r))
    before = len(player.hand)
    draw(table, seat, number)
    if not number or not player.hand:
        return False
    if seat != state.active:  # FK-INACT-03
        put_below(table, seat, player.hand[before:])
        return False
    if len(player.hand) == 1:
        put_below(table, seat, player.hand[:])
        return False
    return ask(r, "sift", seat, min(number, len(player.hand)))


def put_below(table: Table[State], seat: int, cards: list[int]) -> None:
    state = table.state
    for card in cards:
        state.players[seat].hand.remove(card)
        left_hand_unseen(state, seat, lambda card: True)
        put_on_bottom(state, seat, card)
        table.tells([Seat(seat)], CardPutBelow, CARDS[card].id)
    if cards:
        table.happens(CardsPutBelow, Seat(seat), len(cards))
        show_hand(table, seat)


def recall(table: Table[State], r: Resolving, op: Op) -> bool:
    r.that = []
    return _from_the_past(table, r, op, "recall")


def revive(table: Table[State], r: Resolving, op: Op) -> bool:
    r.that = []
    state = table.state
    if op.kind == FOLLOWER:
        room = has_room(state, r.kingdom, r.seat)
    else:
        room = len(state.side(r.kingdom, r.seat).blessings) < MOST_BLESSINGS
    if not room or not state.lit(r.kingdom):
        return False
    return _from_the_past(table, r, op, "revive")


def _from_the_past(table: Table[State], r: Resolving, op: Op, what: str) -> bool:
    """FK-ABIL-14 One card that fits is taken unasked where the ability triggered."""
    state = table.state
    found = past_cards(state, r.seat, op)
    if not found:
        return False
    if r.seat != state.active or (len(found) == 1 and not r.from_gate):
        take_from_past(table, r, what, found[0])
        return False
    return ask(r, what, r.seat, 1)


def past_cards(state: State, seat: int, op: Op) -> list[int]:
    """Serial numbers, the card longest there first."""
    return [each.serial for each in state.players[seat].past if _fits(each, op)]


def _fits(buried: Buried, op: Op) -> bool:
    card = CARDS[buried.card]
    return card.kind == op.kind and (op.cost_most == NO_LIMIT or card.total <= op.cost_most)


def take_from_past(table: Table[State], r: Resolving, what: str, serial: int) -> None:
    state = table.state
    player = state.players[r.seat]
    buried = next(each for each in player.past if each.serial == serial)
    player.past.remove(buried)
    if what == "recall":
        # Hidden from the other from now on, so it has a number no more (FK-LEAK-01).
        player.hand.append(buried.card)
        saw_join_hand(state, r.seat, buried.card)
        table.happens(CardRecalled, Seat(r.seat), CARDS[buried.card].id)
    elif CARDS[buried.card].kind == FOLLOWER:
        r.that = [enter(table, buried.card, r.seat, r.kingdom, "revived").serial]
    else:
        r.that = [bless(table, buried.card, r.seat, r.kingdom)]


def pick_targets(table: Table[State], r: Resolving) -> bool:
    """FK-ABIL-12, FK-ABIL-14 The targets of a triggered ability; True if somebody must be asked."""
    slots = ability_of(r).slots
    while len(r.picks) < len(slots):
        slot = slots[len(r.picks)]
        of = slot.selector
        legal = targets(table.state, slot, here_of(r))
        if how_many(slot, legal) < of.least or not legal:
            r.picks.append([])
        elif len(legal) == of.least == of.most and how_many(slot, legal) == len(legal):
            r.picks.append(legal)
        else:
            return ask(r, "target", r.seat, of.most)
    return False


def options(state: State, r: Resolving) -> list[int]:
    """What may be answered now: serial numbers and other marks of things on the board, or card numbers."""
    match r.asking:
        case "target":
            slot = ability_of(r).slots[len(r.picks)]
            return [ref for ref in targets(state, slot, here_of(r)) if not _taken(ref, r.chosen, slot.moves)]
        case "discard" | "sift":
            return without(state.players[r.asked].hand, r.chosen)
        case "scry":
            return without(top_of(state, r.asked, r.left + len(r.chosen)), r.chosen)
        case "tribute":
            op = ability_of(r).ops[r.step]
            own = followers_of(state, r.asked, r.kingdom, op.anywhere)
            return [serial for serial in own if serial not in r.chosen]
        case _:
            return past_cards(state, r.asked, ability_of(r).ops[r.step])


def _taken(ref: int, chosen: list[int], moves: bool) -> bool:
    return any(ref // 4 == other // 4 if moves else ref == other for other in chosen)


def without(cards: list[int], taken: list[int]) -> list[int]:
    left = cards[:]
    for card in taken:
        left.remove(card)
    return left


def may_stop(r: Resolving) -> bool:
    if r.asking == "target":
        return ability_of(r).slots[len(r.picks)].selector.least <= len(r.chosen)
    return r.asking == "scry"


def answer(table: Table[State], r: Resolving, pick: int | None) -> None:
    """One pick, or None for no more; it must be among the options."""
    if pick is not None:
        r.chosen.append(pick)
        r.left -= 1
    if pick is not None and r.left and options(table.state, r):
        table.tells([Seat(r.asked)], AnswerPicked, pick)
        return
    what, chosen, seat = r.asking, r.chosen, r.asked
    match what:
        case "target":
            r.picks.append(chosen)
            moves = ability_of(r).slots[len(r.picks) - 1].moves
            table.happens(TargetsPicked, Seat(seat), tuple(chosen), cards_aimed_at(table.state, chosen, moves))
        case "discard":
            throw_away(table, seat, chosen)
        case "sift":
            put_below(table, seat, chosen)
        case "scry":
            finish_scry(table, r)
        case "tribute":
            give_up(table, chosen)
        case _:
            take_from_past(table, r, what, chosen[0])
    asked_no_more(r)
    table.state.answered += 1


def default(state: State, r: Resolving) -> int | None:
    """FK-END-04, FK-INACT-03 What is taken for somebody whose time is up."""
    found = options(state, r)
    match r.asking:
        case "scry":
            return None
        case "target":
            least = ability_of(r).slots[len(r.picks)].selector.least
            return found[0] if len(r.chosen) < least else None
        case "sift":
            return found[-1]
        case "tribute":
            return min(found, key=lambda serial: _worth(state, serial))
        case _:
            return found[0]


def _worth(state: State, serial: int) -> tuple[int, int, int]:
    """Lowest Zeal, then lowest Faith, then oldest."""
    follower = state.follower(serial)
    assert follower is not None
    return follower.zeal, follower.faith, follower.entry
