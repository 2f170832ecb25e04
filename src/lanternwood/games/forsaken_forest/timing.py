"""FF-ACT, FF-PRIO: when a card may be played, by its words and by what is pending. Targets are in targets.py."""

from typing import Final

from lanternwood.games.forsaken_forest.cards import (
    CHOKING_FOG,
    EFFECTS,
    IS_DISCOVERY,
    IS_FAST,
    IS_NAVIGATION,
    IS_REVIVAL,
    Card,
    is_forest,
)
from lanternwood.games.forsaken_forest.content import Forbid, Redirect, Revive, Trap
from lanternwood.games.forsaken_forest.frames import ActionPhase, AnyFrame, Doorstep, Pending
from lanternwood.games.forsaken_forest.state import State
from lanternwood.kernel.model import Problem, Seat

FORBIDS: Final = [next((verb for verb in effects if isinstance(verb, Forbid)), None) for effects in EFFECTS]
IS_TRAP: Final = [isinstance(effects[0], Trap) for effects in EFFECTS]
IS_REDIRECT: Final = [isinstance(effects[0], Redirect) for effects in EFFECTS]
IS_ANSWER: Final = [isinstance(effects[0], Forbid | Trap | Redirect | Revive) for effects in EFFECTS]
"""Cards that need something to answer."""


def interacts(card: Card, pending: Pending, seat: Seat) -> bool:
    """FF-PRIO-05 Its own text names the pending card as something it can Forbid or alter."""
    below = pending.card
    forbid = FORBIDS[card]
    if forbid is not None:
        if is_forest(below):
            return "forest" in forbid.what
        return ("fast" if IS_FAST[below] else "slow") in forbid.what or (
            "navigation" in forbid.what and IS_NAVIGATION[below]
        )
    if IS_REDIRECT[card]:
        return IS_NAVIGATION[below] and pending.player != seat
    return False


def springs(card: Card, pending: Pending, seat: Seat) -> bool:
    """Crossbow Trap: in answer to another player's Slow Navigation card."""
    below = pending.card
    return IS_TRAP[card] and IS_NAVIGATION[below] and not IS_FAST[below] and pending.player != seat


def timing_problem(state: State, seat: Seat, card: Card, top: AnyFrame) -> Problem | None:
    """Why a card cannot be played now, whatever it is aimed at. The seat has an Action to spend."""
    if IS_DISCOVERY[card] and state.in_play and state.curse_on_group(CHOKING_FOG):
        return "FF-GEN-13", "Discovery cards cannot be played in the Choking Fog"
    if isinstance(top, Doorstep):
        if not IS_REVIVAL[card]:
            return "FF-DEATH-03", "only a card that Revives can be played now"
        return None
    if IS_REVIVAL[card]:
        return "FF-REVIVE-04", "nobody is waiting to be saved just now"
    if isinstance(top, Pending):
        return answer_problem(seat, card, top)
    if IS_ANSWER[card]:
        return "FF-GEN-13", "there is no card to answer"
    if not IS_FAST[card] and not (isinstance(top, ActionPhase) and seat == top.active):
        return "FF-TURN-04", "a Slow Action is played in your own Action Phase, while nothing is pending"
    return None


def answer_problem(seat: Seat, card: Card, pending: Pending) -> Problem | None:
    """FF-PRIO-02, FF-PRIO-04, FF-PRIO-06"""
    if not IS_FAST[card]:
        return "FF-PRIO-02", "only a Fast Action can answer"
    if interacts(card, pending, seat):
        return None
    if IS_FAST[pending.card]:
        return "FF-PRIO-04", "a Fast Action can only be answered by a card that speaks of it"
    if IS_ANSWER[card] and not springs(card, pending, seat):
        return "FF-PRIO-05", "that card cannot answer this one"
    return None
