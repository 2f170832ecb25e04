"""What the verbs on cards do. One function each; what a card asks its players meanwhile is answered in asking.py."""

from collections.abc import Callable
from typing import Any, Final

from lanternwood.games.forsaken_forest import content
from lanternwood.games.forsaken_forest.board import territories_in
from lanternwood.games.forsaken_forest.cards import (
    CARD_IDS,
    EFFECTS,
    FORGE,
    IS_NAVIGATION,
    TANGLEFOOT,
    Card,
    ids_of,
    is_artifact,
    is_forest,
)
from lanternwood.games.forsaken_forest.content import Effect
from lanternwood.games.forsaken_forest.death import put_on_doorstep, revive
from lanternwood.games.forsaken_forest.events import (
    CanopySeen,
    CardForbidden,
    CardLaidDown,
    CardTakenBack,
    CardTookEffect,
    DestinationSeen,
    HandGlimpsed,
    NightScheduled,
    PathRedirected,
    PeekMade,
    PlayerPilloried,
    RoleCardSeen,
)
from lanternwood.games.forsaken_forest.frames import NOBODY, AnyFrame, Asked, Hearing, Pending, Resolving, seat_or_none
from lanternwood.games.forsaken_forest.gallows import send_to_gallows
from lanternwood.games.forsaken_forest.hands import (
    discard_at_random,
    discard_hand,
    draw,
    glimpse_hand,
    hand_over,
)
from lanternwood.games.forsaken_forest.notebook import by_card, take_note
from lanternwood.games.forsaken_forest.paths import destroy, destroyable, forge, turn_up
from lanternwood.games.forsaken_forest.roles import ROLE_IDS
from lanternwood.games.forsaken_forest.state import AGE, DEAD_END, Glimpse, State
from lanternwood.games.forsaken_forest.turn import leave_play
from lanternwood.games.forsaken_forest.winning import DESTINATION_IDS
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Table

Work = Table[State]


def carry_on(table: Work, frame: Resolving) -> None:
    """The next part of a card that takes effect. After the last one it goes to its pile at once (FF-DECK-01), but not
    before whoever it asks has answered (R61)."""
    state = table.state
    effects = EFFECTS[frame.card]
    if frame.effect == len(effects):
        finish(table, frame)
        return
    if frame.effect == 0 and frame.part == 0:
        table.happens(CardTookEffect, CARD_IDS[frame.card])
    verb = effects[frame.effect]
    done = VERBS[type(verb)](table, frame, verb)
    frame.part += 1
    if done:
        frame.effect, frame.part = frame.effect + 1, 0
    if frame.effect == len(effects) and state.ending is None and not isinstance(state.frames[-1], (Asked, Hearing)):
        finish(table, frame)


def finish(table: Work, frame: Resolving) -> None:
    del table.state.frames[place_of(table.state, frame)]
    put_away(table, frame)


def place_of(state: State, frame: AnyFrame) -> int:
    """Where in the stack this very frame is; another may be its like."""
    return next(place for place, other in enumerate(state.frames) if other is frame)


def answered(state: State, frame: Resolving) -> Pending | None:
    """The pending card that a resolving card was played in answer to."""
    place = place_of(state, frame)
    below = state.frames[place - 1] if place else None
    return below if isinstance(below, Pending) else None


def put_away(table: Work, frame: Resolving) -> None:
    """FF-EXC-06, FF-EXC-08 To its discard pile, unless it lies in play now or has a use left."""
    state = table.state
    if frame.stays:
        return
    if is_artifact(frame.card) and frame.uses > 1 and state.is_living(frame.player):
        state.lay(frame.card, frame.player, left=frame.uses - 1)
    else:
        state.discard(frame.card)


def acts(state: State, seat: Seat) -> bool:
    """FF-PRIO-15 A Spirit gets no card, no Peek and no choice, and loses none."""
    return seat != NOBODY and state.is_living(seat)


def still_there(state: State, seat: Seat) -> bool:
    """FF-GEN-08, FF-GEN-12 The announced target is still legal."""
    return seat != NOBODY and state.is_living(seat) and not state.on_doorstep >> seat & 1


# Navigation and Resistance


def do_forge(table: Work, frame: Resolving, verb: content.Forge) -> bool:
    """FF-NAV-11 One Path after the other; each landmark first takes effect. FF-CARD-05 One at most under Tanglefoot."""
    state = table.state
    places = frame.places
    if verb.take_up:
        if frame.part == 0:
            destroy(table, places[0])
            return False
        forge(table, frame.player, places[1])
        return True
    placed = forge(table, frame.player, places[frame.part])
    if placed and state.curse_on_group(TANGLEFOOT):
        return True
    return frame.part + 1 == len(places)


def do_draw(table: Work, frame: Resolving, verb: content.Draw) -> bool:
    state = table.state
    takers = [frame.player]
    if verb.who == "both":
        takers = [seat for seat in state.in_turn_order() if seat in (frame.player, frame.target)]
    for seat in takers:
        if acts(state, seat) and (seat == frame.player or still_there(state, seat)):
            draw(table, seat, verb.cards)
    return True


def do_forbid(table: Work, frame: Resolving, verb: content.Forbid) -> bool:
    """FF-KEY-FORBID-01, FF-PRIO-12 The card below has none of its effects; it is discarded first."""
    state = table.state
    below = answered(state, frame)
    if below:
        del state.frames[place_of(state, below)]
        state.discard(below.card)
        whose = seat_or_none(below.player)
        table.happens(CardForbidden, CARD_IDS[below.card], whose, frame.player)
    return True


def do_destroy_path(table: Work, frame: Resolving, verb: content.DestroyPath) -> bool:
    destroy(table, frame.places[0])
    return True


def do_destroy_curse(table: Work, frame: Resolving, verb: content.DestroyCurse) -> bool:
    if any(piece.number == frame.chosen for piece in table.state.in_play):
        leave_play(table, frame.chosen)
    return True


def do_redirect(table: Work, frame: Resolving, verb: content.Redirect) -> bool:
    """FF-CARD-04 Only the first Territory to be Forged is changed."""
    state = table.state
    below = answered(state, frame)
    if below and IS_NAVIGATION[below.card]:
        forging = FORGE[below.card]
        first = 1 if forging and forging.take_up else 0
        places = list(below.places)
        places[first] = frame.places[0]
        below.places = tuple(places)
        table.happens(PathRedirected, frame.player, frame.places[0])
    return True


# Weapons, Suspicion and Revival


def do_strike(table: Work, frame: Resolving, verb: content.Strike) -> bool:
    if still_there(table.state, frame.target):
        put_on_doorstep(table, [frame.target])
    return True


def do_poison(table: Work, frame: Resolving, verb: content.Poison) -> bool:
    """FF-CARD-09 It works even if its player dies."""
    state = table.state
    if still_there(state, frame.target):
        state.lay(frame.card, frame.target)
        frame.stays = True
        table.happens(CardLaidDown, CARD_IDS[frame.card], frame.target)
    return True


def do_trap(table: Work, frame: Resolving, verb: content.Trap) -> bool:
    """The Navigation card that it answers stays pending."""
    state = table.state
    below = answered(state, frame)
    if below and still_there(state, below.player):
        put_on_doorstep(table, [below.player])
    return True


def do_accuse(table: Work, frame: Resolving, verb: content.Accuse) -> bool:
    if still_there(table.state, frame.target):
        send_to_gallows(table, frame.target, frame.player)
    return True


def do_demand(table: Work, frame: Resolving, verb: content.Demand) -> bool:
    """An empty hand cannot be shown."""
    state = table.state
    if not still_there(state, frame.target):
        return True
    if state.hands[frame.target]:
        ask(state, "demand", [frame.target], frame)
    else:
        send_to_gallows(table, frame.target, frame.player)
    return True


def do_revive(table: Work, frame: Resolving, verb: content.Revive) -> bool:
    revive(table, frame.target)
    return True


def do_pillory(table: Work, frame: Resolving, verb: content.Pillory) -> bool:
    """FF-CARD-03"""
    state = table.state
    if still_there(state, frame.target):
        state.pilloried |= 1 << frame.target
        table.happens(PlayerPilloried, frame.target)
    return True


# Hands


def ask(state: State, kind: Any, seats: list[Seat], frame: Resolving) -> None:
    state.frames.append(Asked(kind=kind, seats=seats, player=frame.player, target=frame.target))


def do_swap(table: Work, frame: Resolving, verb: content.Swap) -> bool:
    """Both choose in secret; a player with no cards gives none."""
    state = table.state
    if still_there(state, frame.target) and acts(state, frame.player):
        choosers = sorted(seat for seat in (frame.player, frame.target) if state.hands[seat])
        if choosers:
            ask(state, "swap", choosers, frame)
    return True


def do_give(table: Work, frame: Resolving, verb: content.Give) -> bool:
    state = table.state
    if still_there(state, frame.target) and acts(state, frame.player) and state.hands[frame.player]:
        ask(state, "give", [frame.player], frame)
    return True


def do_discard(table: Work, frame: Resolving, verb: content.DiscardOne) -> bool:
    state = table.state
    if acts(state, frame.player) and state.hands[frame.player]:
        ask(state, "discard", [frame.player], frame)
    return True


def do_recover(table: Work, frame: Resolving, verb: content.Recover) -> bool:
    """FF-DECK-03 If it still lies there."""
    state = table.state
    if acts(state, frame.player) and frame.chosen in state.travelers_discard:
        state.travelers_discard.remove(frame.chosen)
        state.put(frame.player, frame.chosen, state.rebuilds * AGE)
        table.happens(CardTakenBack, frame.player, CARD_IDS[frame.chosen])
        know_taken_back(state, frame.player, frame.chosen)
    return True


def know_taken_back(state: State, owner: Seat, card: Card) -> None:
    """Everyone saw which card it was."""
    state.glimpses.extend(Glimpse(Seat(seat), owner, (card,)) for seat in range(state.seats) if seat != owner)


def do_steal(table: Work, frame: Resolving, verb: content.Steal) -> bool:
    state = table.state
    hand = state.hands[frame.target]
    if acts(state, frame.player) and still_there(state, frame.target) and hand:
        hand_over(table, frame.target, frame.player, hand[table.below(len(hand))])
    return True


def do_spoil(table: Work, frame: Resolving, verb: content.Spoil) -> bool:
    if still_there(table.state, frame.target):
        discard_at_random(table, frame.target, verb.cards)
    return True


def do_unburden(table: Work, frame: Resolving, verb: content.Unburden) -> bool:
    if acts(table.state, frame.player):
        discard_hand(table, frame.player)
    return True


# Peeks


def do_peek(table: Work, frame: Resolving, verb: content.Peek) -> bool:
    """FF-KEY-PEEK-01, 03"""
    state = table.state
    if not acts(state, frame.player):
        return True
    if verb.at == "destination":
        peek_at_slot(table, frame)
    elif verb.at == "hand":
        if still_there(state, frame.target):
            peek_at_hand(table, frame, frame.player, frame.target)
            if verb.both:
                peek_at_hand(table, frame, frame.target, frame.player)
    elif verb.at == "spirit" or still_there(state, frame.target):
        peek_at_role(table, frame, frame.player, frame.target)
    return True


def do_bare(table: Work, frame: Resolving, verb: content.Bare) -> bool:
    """FF-PRIO-15 A Spirit's card is not shown."""
    state = table.state
    if acts(state, frame.player) and still_there(state, frame.target):
        peek_at_role(table, frame, frame.target, frame.player)
    return True


def peek_at_slot(table: Work, frame: Resolving) -> None:
    state, seat, slot = table.state, frame.player, frame.slot
    if state.turned >> slot & 1:
        return
    state.looked_slots[seat] |= 1 << slot
    take_note(state, seat, "destination", by_card(frame.card), slot=slot)
    table.happens(PeekMade, seat, "destination", slot, None)
    table.tells([seat], DestinationSeen, slot, DESTINATION_IDS[state.destinations[slot]])


def peek_at_role(table: Work, frame: Resolving, seat: Seat, target: Seat) -> None:
    state = table.state
    state.looked_roles[seat] |= 1 << target
    take_note(state, seat, "role", by_card(frame.card), target)
    table.happens(PeekMade, seat, "role", None, target)
    table.tells([seat], RoleCardSeen, target, ROLE_IDS[state.shown(target)])


def peek_at_hand(table: Work, frame: Resolving, seat: Seat, target: Seat) -> None:
    state = table.state
    glimpse_hand(state, seat, target, by_card(frame.card))
    table.happens(PeekMade, seat, "hand", None, target)
    table.tells([seat], HandGlimpsed, target, ids_of(state.hands[target]))


def do_foresee(table: Work, frame: Resolving, verb: content.Foresee) -> bool:
    """Read the Canopy: the top Forest cards, to be put back in any order."""
    state = table.state
    if not acts(state, frame.player):
        return True
    top = state.forest[-verb.cards :][::-1]
    table.happens(PeekMade, frame.player, "canopy", None, None)
    if top:
        state.canopy[frame.player] = max(state.canopy[frame.player], len(top))
        take_note(state, frame.player, "canopy", by_card(frame.card), cards=tuple(top))
        table.tells([frame.player], CanopySeen, tuple(CARD_IDS[card] for card in top))
    if len(top) > 1:
        ask(state, "canopy", [frame.player], frame)
    return True


# The Forest


def random_living(table: Work) -> Seat:
    """FF-GEN-09 Uniform over living players, drawn as the card resolves."""
    living = table.state.living_seats()
    return living[table.below(len(living))]


def do_nightfall(table: Work, frame: Resolving, verb: content.Nightfall) -> bool:
    """FF-FOREST-05"""
    table.state.night_due = True
    table.happens(NightScheduled)
    return True


def do_scatter(table: Work, frame: Resolving, verb: content.Scatter) -> bool:
    for seat in table.state.in_turn_order():
        discard_at_random(table, seat, 1)
    return True


def do_maul(table: Work, frame: Resolving, verb: content.Maul) -> bool:
    put_on_doorstep(table, [random_living(table)])
    return True


def do_wash_away(table: Work, frame: Resolving, verb: content.WashAway) -> bool:
    places = list(territories_in(destroyable(table.state)))
    for _ in range(min(verb.paths, len(places))):
        destroy(table, places.pop(table.below(len(places))))
    return True


def do_swallow(table: Work, frame: Resolving, verb: content.Swallow) -> bool:
    discard_hand(table, random_living(table))
    return True


def do_pass_on(table: Work, frame: Resolving, verb: content.PassOn) -> bool:
    """Whispering Mist: every living player with a card chooses one."""
    state = table.state
    choosers = [seat for seat in state.living_seats() if state.hands[seat]]
    if choosers:
        ask(state, "mist", choosers, frame)
    return True


def do_lightning(table: Work, frame: Resolving, verb: content.Lightning) -> bool:
    state = table.state
    struck = random_living(table)
    frame.target = struck
    if len(state.hands[struck]) < 2:
        put_on_doorstep(table, [struck])
    else:
        ask(state, "lightning", [struck], frame)
    return True


def do_curse(table: Work, frame: Resolving, verb: content.Curse) -> bool:
    """FF-FOREST-04 It stays in play."""
    state = table.state
    bearer = NOBODY if verb.on == "group" else random_living(table)
    state.lay(frame.card, bearer, left=verb.times, ends=state.cycle + 1 if verb.on == "group" else 0)
    frame.stays = True
    table.happens(CardLaidDown, CARD_IDS[frame.card], seat_or_none(bearer))
    return True


# Group Actions


def do_share_out(table: Work, frame: Resolving, verb: content.ShareOut) -> bool:
    """FF-CARD-01 In turn order from the finder."""
    state = table.state
    for step in range(state.seats):
        seat = Seat((frame.player + step) % state.seats)
        if state.is_living(seat):
            draw(table, seat, verb.cards)
    return True


def do_map(table: Work, frame: Resolving, verb: content.TurnUpDeadEnd) -> bool:
    """FF-CARD-08 A Dead End only, and no Path is Forged there."""
    state = table.state
    hidden = [slot for slot, card in enumerate(state.destinations) if card == DEAD_END and not state.turned >> slot & 1]
    if hidden:
        turn_up(table, hidden[table.below(len(hidden))])
    return True


def do_lift_curses(table: Work, frame: Resolving, verb: content.LiftCurses) -> bool:
    for piece in [piece for piece in table.state.in_play if is_forest(piece.card)]:
        leave_play(table, piece.number)
    return True


def do_renew(table: Work, frame: Resolving, verb: content.Renew) -> bool:
    """Every living player with a card may discard one to draw one."""
    state = table.state
    choosers = [seat for seat in state.living_seats() if state.hands[seat]]
    if choosers:
        ask(state, "renew", choosers, frame)
    return True


VERBS: Final[dict[type[Effect], Callable[[Work, Resolving, Any], bool]]] = {
    content.Forge: do_forge,
    content.Draw: do_draw,
    content.Forbid: do_forbid,
    content.DestroyPath: do_destroy_path,
    content.DestroyCurse: do_destroy_curse,
    content.Strike: do_strike,
    content.Poison: do_poison,
    content.Trap: do_trap,
    content.Swap: do_swap,
    content.Give: do_give,
    content.Bare: do_bare,
    content.Peek: do_peek,
    content.DiscardOne: do_discard,
    content.Recover: do_recover,
    content.Foresee: do_foresee,
    content.Accuse: do_accuse,
    content.Demand: do_demand,
    content.Revive: do_revive,
    content.Spoil: do_spoil,
    content.Unburden: do_unburden,
    content.Pillory: do_pillory,
    content.Steal: do_steal,
    content.Redirect: do_redirect,
    content.Nightfall: do_nightfall,
    content.Scatter: do_scatter,
    content.Maul: do_maul,
    content.WashAway: do_wash_away,
    content.Swallow: do_swallow,
    content.PassOn: do_pass_on,
    content.Lightning: do_lightning,
    content.Curse: do_curse,
    content.ShareOut: do_share_out,
    content.TurnUpDeadEnd: do_map,
    content.LiftCurses: do_lift_curses,
    content.Renew: do_renew,
}
"""Every verb of content.py; a test checks that none is missing."""
