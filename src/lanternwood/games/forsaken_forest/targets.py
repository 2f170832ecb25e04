"""All that a card can be aimed at now, each as the action that plays it (FF-GEN-07, FF-GEN-12)."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from lanternwood.games.forsaken_forest import content
from lanternwood.games.forsaken_forest.actions import Announce, Mark, Play
from lanternwood.games.forsaken_forest.board import (
    DESTINATION_MASK,
    SLOTS,
    Mask,
    Territory,
    open_to_paths,
    spread,
    step_on,
    territories_in,
)
from lanternwood.games.forsaken_forest.cards import CARDS, EFFECTS, FORGE, Card, is_artifact, is_forest
from lanternwood.games.forsaken_forest.content import Effect, Forge
from lanternwood.games.forsaken_forest.frames import ActionPhase, Pending
from lanternwood.games.forsaken_forest.paths import destroyable
from lanternwood.games.forsaken_forest.state import State
from lanternwood.kernel.model import Action, Seat

# The same few thousand actions are offered over and over, so each is made once.
PLAY: Final[list[Action]] = [Play(card) for card in range(len(CARDS))]


@cache
def play_at(card: Card, at: Territory) -> Play:
    return Play(card, at=at)


@cache
def mark_at(card: Card, at: Territory) -> Mark:
    return Mark(card, at)


@cache
def play_on(card: Card, target: Seat) -> Play:
    return Play(card, target=target)


@cache
def peek_in(card: Card, slot: int) -> Play:
    return Play(card, slot=slot)


@cache
def play_choosing(card: Card, chosen: int) -> Play:
    return Play(card, chosen=chosen)


ANNOUNCE: Final = Announce()


def others(state: State, seat: Seat) -> list[Seat]:
    """FF-GEN-12 Living, not on Doorstep, not the one who plays it."""
    able = state.living & ~state.on_doorstep & ~(1 << seat)
    return [Seat(other) for other in range(state.seats) if able >> other & 1]


def face_down_slots(state: State) -> list[int]:
    return [slot for slot in SLOTS if not state.turned >> slot & 1]


def at_others(state: State, seat: Seat, card: Card, top: Any) -> list[Action]:
    return [play_on(card, other) for other in others(state, seat)]


def at_nothing(state: State, seat: Seat, card: Card, top: Any) -> list[Action]:
    return [PLAY[card]]


def at_player_of_pending(state: State, seat: Seat, card: Card, top: Any) -> list[Action]:
    """Crossbow Trap names nobody: it is aimed at the player of the pending card, who may have died since playing it."""
    assert isinstance(top, Pending)
    return [PLAY[card]] if top.player in others(state, seat) else []


def at_drawing(state: State, seat: Seat, card: Card, top: Any) -> list[Action]:
    verb = EFFECTS[card][0]
    assert isinstance(verb, content.Draw)
    return at_others(state, seat, card, top) if verb.who == "both" else [PLAY[card]]


def at_territories(state: State, seat: Seat, card: Card, top: Any) -> list[Action]:
    """FF-NAV-05, FF-NAV-07"""
    forge = FORGE[card]
    assert forge
    if forge.take_up:
        return [mark_at(card, at) for at in territories_in(destroyable(state)) if after_taking_up(state, at)]
    open_places = forgeable(state.open, forge)
    if forge.paths > 1:
        return [mark_at(card, at) for at in territories_in(open_places)]
    return [play_at(card, at) for at in territories_in(open_places)]


def forgeable(open_places: Mask, forge: Forge) -> Mask:
    return open_places if forge.destinations else open_places & ~DESTINATION_MASK


def after_taking_up(state: State, at: Territory) -> Mask:
    """Double Back: where a Path may be Forged once this one is gone; another Territory, not the same."""
    return open_to_paths(state.explored & ~(1 << at)) & ~(1 << at)


def at_paths(state: State, seat: Seat, card: Card, top: Any) -> list[Action]:
    return [play_at(card, at) for at in territories_in(destroyable(state))]


def at_curses(state: State, seat: Seat, card: Card, top: Any) -> list[Action]:
    return [play_choosing(card, piece.number) for piece in state.in_play if is_forest(piece.card)]


def at_peeks(state: State, seat: Seat, card: Card, top: Any) -> list[Action]:
    verb = EFFECTS[card][0]
    assert isinstance(verb, content.Peek)
    if verb.at == "destination":
        return [peek_in(card, slot) for slot in face_down_slots(state)]
    if verb.at == "spirit":
        return [play_on(card, spirit) for spirit in state.spirits()]
    return at_others(state, seat, card, top)


def at_discard(state: State, seat: Seat, card: Card, top: Any) -> list[Action]:
    """FF-DECK-03 A Travelers card in the Travelers Discard."""
    there = sorted({other for other in state.travelers_discard if not is_artifact(other)})
    return [play_choosing(card, other) for other in there]


def at_doorsteps(state: State, seat: Seat, card: Card, top: Any) -> list[Action]:
    """FF-REVIVE-02 Any player on Doorstep."""
    return [play_on(card, Seat(other)) for other in range(state.seats) if state.on_doorstep >> other & 1]


def at_other_ways(state: State, seat: Seat, card: Card, top: Any) -> list[Action]:
    """Lead Astray: where the first Path of the pending card could go instead, no Destination Territory."""
    assert isinstance(top, Pending)
    forge = FORGE[top.card]
    open_places = after_taking_up(state, top.places[0]) if forge and forge.take_up else state.open
    return [play_at(card, at) for at in territories_in(open_places & ~DESTINATION_MASK)]


Aim = Callable[[State, Seat, Card, Any], list[Action]]
AIMS: Final[dict[type[Effect], Aim]] = {
    content.Forge: at_territories,
    content.Draw: at_drawing,
    content.Forbid: at_nothing,
    content.DestroyPath: at_paths,
    content.DestroyCurse: at_curses,
    content.Strike: at_others,
    content.Poison: at_others,
    content.Trap: at_player_of_pending,
    content.Swap: at_others,
    content.Give: at_others,
    content.Bare: at_others,
    content.Peek: at_peeks,
    content.DiscardOne: at_nothing,
    content.Recover: at_discard,
    content.Foresee: at_nothing,
    content.Accuse: at_others,
    content.Demand: at_others,
    content.Revive: at_doorsteps,
    content.Spoil: at_others,
    content.Unburden: at_nothing,
    content.Pillory: at_others,
    content.Steal: at_others,
    content.Redirect: at_other_ways,
}
AIM_OF: Final[list[Aim | None]] = [AIMS.get(type(effects[0])) for effects in EFFECTS]
"""A card is aimed as its first effect says."""


def plays_of(state: State, seat: Seat, card: Card, top: Any) -> list[Action]:
    """Every way to play a card whose time it is."""
    aim = AIM_OF[card]
    assert aim, "only cards that are played are aimed"
    return aim(state, seat, card, top)


def next_marks(state: State, frame: ActionPhase) -> Sequence[Action]:
    """How a card of several Territories, once begun, can go on."""
    card, marked = frame.draft, frame.marked
    forge = FORGE[card]
    assert forge
    if forge.take_up:
        return [mark_at(card, at) for at in territories_in(after_taking_up(state, marked[0]))]
    explored = state.explored
    for at in marked:
        explored |= 1 << at
    places = forgeable(open_to_paths(explored), forge)
    if forge.straight:
        places &= straight_on(marked)
    return [ANNOUNCE, *(mark_at(card, at) for at in territories_in(places))]


def straight_on(marked: tuple[Territory, ...]) -> Mask:
    """Trailblaze: the next Territory of the line; after the first, any of its neighbours."""
    if len(marked) == 1:
        return spread(1 << marked[0]) & ~(1 << marked[0])
    onward = step_on(marked[-2], marked[-1])
    return 0 if onward is None else 1 << onward


def most_places(card: Card) -> int:
    forge = FORGE[card]
    assert forge
    return 2 if forge.take_up else forge.paths
