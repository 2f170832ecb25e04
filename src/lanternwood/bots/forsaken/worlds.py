"""Trying things out: a state of the bot's own, one action further, with nothing left half-way."""

from collections.abc import Sequence
from typing import Any, Final

from lanternwood.games.forsaken import asking, flow
from lanternwood.games.forsaken.actions import (
    Activate,
    Attack,
    Build,
    Channel,
    Commit,
    Concede,
    Play,
    TakeBack,
    Uncommit,
    Upgrade,
)
from lanternwood.games.forsaken.cards import CARDS, IN_DECKS, MIRACLE_CARDS
from lanternwood.games.forsaken.choices import choices
from lanternwood.games.forsaken.gate import ability_in
from lanternwood.games.forsaken.rules import apply
from lanternwood.games.forsaken.script import BUILD
from lanternwood.games.forsaken.state import OVER, Follower, State
from lanternwood.kernel.model import Seat
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Table

FIDDLING: Final = (Commit, Uncommit, TakeBack, Concede)
"""What a bot leaves alone: it thinks before it takes something up, and never gives a Kingdom away."""
DEEDS: Final = (Play, Activate, Channel, Attack)
BUILDING: Final = (Build, Upgrade)
NO_CHANCE: Final = HashRng(b"nothing is drawn once the decks lie ready")
IDLE: Final = next(card.number for card in MIRACLE_CARDS if card.abilities[0].event == BUILD)
"""A Miracle that stays where it is whatever is played or attacked."""
MOST_ANSWERS: Final = 40
HELPFUL: Final = ("restore", "grant", "refresh", "cleanse")
"""And changes for the better; whatever else is done to a target harms it."""


def after(state: State, seat: int, action: Any) -> State:
    """A state of its own, in which that was done and the other has answered what it was asked."""
    twin = state.copy()
    table = Table(twin, NO_CHANCE)
    apply(table, Seat(seat), action)
    let_other_answer(table, seat)
    return twin


def let_other_answer(table: Table[State], seat: int) -> None:
    """In a way that is sound as a rule: where anything can be hit, the strongest; else as the rules would have it for
    whoever lets the time run out (FK-END-04)."""
    state = table.state
    for _ in range(MOST_ANSWERS):
        r = state.resolving
        if state.phase == OVER or r is None or not r.asking or r.asked == seat:
            return
        if r.asking == "target" and (found := quick_answer(state, r.asked)) is not None:
            apply(table, Seat(r.asked), found)
            continue
        flow.answer(table, asking.default(state, r))
        flow.run(table)


def waits_for_pick(state: State, seat: int) -> bool:
    """Is something of this seat's held half-way: in The Gate, or asked of it?"""
    if state.phase == OVER:
        return False
    if state.resolving is not None:
        return state.resolving.asked == seat
    return state.gate is not None and state.active == seat


def offered(state: State, seat: int) -> list[Any]:
    """What a bot would consider."""
    return sensible(choices(state, Seat(seat)))


def sensible(found: Sequence[Any]) -> list[Any]:
    return [action for action in found if not isinstance(action, FIDDLING)] or list(found)


def deeds(state: State, seat: int, blank: str = "") -> list[Any]:
    """What a turn is made of, apart from building and from cards that stand for any that might be drawn."""
    found: list[Any] = []
    known: set[Any] = set()
    for action in choices(state, Seat(seat)):
        if isinstance(action, Attack):
            # One Grub against another is like any Grub against any other.
            mark = likeness(state, action.follower), likeness(state, action.target)
            if mark not in known:
                known.add(mark)
                found.append(action)
        elif isinstance(action, DEEDS) and not (isinstance(action, Play) and action.card == blank):
            found.append(action)
    return found


def likeness(state: State, serial: int) -> tuple[int, ...]:
    """The same for Followers between which nothing tells but their numbers."""
    follower = state.follower(serial)
    if follower is None:
        return (serial,)
    return follower.kingdom, *marks_of(follower, state.turn)


def marks_of(each: Follower, turn: int) -> tuple[int, ...]:
    return (
        each.card, each.lost, each.exhausted, each.zeal, each.most, each.keys, each.blight, each.entered == turn,
        each.zeal_this_turn, each.faith_this_turn, each.attacked, each.used,
    )  # fmt: skip


def without_miracles(state: State, seat: int) -> State:
    """A world in which the other's face-down Miracles never happen, for those who do not reckon with them."""
    for kingdom in state.kingdoms:
        for miracle in kingdom.sides[1 - seat].miracles:
            miracle.card = IDLE
    return state


def with_blank_deck(state: State, seat: int) -> tuple[State, str]:
    """A copy in which all that this seat could draw and has not seen is one and the same card, and that card. Whoever
    plans must not play it: a line that needs a lucky draw is no plan."""
    twin = state.copy()
    player = twin.players[seat]
    bottom, top = player.known_bottom, len(player.deck) - player.known_top
    seen = {*player.hand, *player.deck[:bottom], *player.deck[top:]}
    blank = next(number for number in range(IN_DECKS) if number not in seen)
    player.deck[bottom:top] = [blank] * (top - bottom)
    return twin, CARDS[blank].id


def quick_answer(state: State, seat: int) -> Any | None:
    """A sound answer without a look: harm goes to the strongest enemy, help to one's own strongest; None if nothing is
    asked."""
    if not waits_for_pick(state, seat):
        return None
    found = offered(state, seat)
    if len(found) == 1:
        return found[0]
    return max(found, key=lambda action: quick_worth(state, seat, action))


def quick_worth(state: State, seat: int, action: Any) -> float:
    serial = getattr(action, "serial", 0)
    follower = state.follower(serial) if serial else None
    if follower is None:
        return 0.0
    r = state.resolving
    own = follower.side == seat
    if r is not None and r.asking == "tribute":
        return -follower.zeal - follower.faith
    return follower.zeal + follower.faith / 2 + (10 if own == is_help(state) else 0)


def is_help(state: State) -> bool:
    """Does what asks for a target do it good?"""
    r, gate = state.resolving, state.gate
    if r is not None:
        ability, slot = asking.ability_of(r), len(r.picks)
    elif gate is not None and (held := ability_in(gate)) is not None:
        ability, slot = held, len(gate.picks)
    else:
        return False
    op = next((op for op in ability.ops if slot in (op.slot, op.by_slot)), None)
    return op is not None and (op.verb in HELPFUL or (op.verb == "buff" and op.zeal + op.faith > 0))
