"""FF-ACT, FF-PRIO: announcing a card, answering, passing, and what becomes of a card that nobody stops."""

from lanternwood.games.forsaken_forest.actions import Mark, Play
from lanternwood.games.forsaken_forest.board import Territory
from lanternwood.games.forsaken_forest.cards import CARD_IDS, CARDS, FORGE, IS_FAST, NO_CARD, Card, is_artifact
from lanternwood.games.forsaken_forest.events import CardPlayed, WindowClosed
from lanternwood.games.forsaken_forest.frames import (
    NOBODY,
    ActionPhase,
    AnyFrame,
    Doorstep,
    OpenWindow,
    Pending,
    Resolving,
    seat_or_none,
)
from lanternwood.games.forsaken_forest.hands import leave_hand
from lanternwood.games.forsaken_forest.state import Deed, State
from lanternwood.games.forsaken_forest.targets import most_places, next_marks, plays_of
from lanternwood.games.forsaken_forest.timing import timing_problem
from lanternwood.kernel.model import IllegalAction, Seat, require
from lanternwood.kernel.table import Table

AnyWindow = OpenWindow | ActionPhase | Pending | Doorstep


def play(table: Table[State], seat: Seat, action: Play, top: AnyWindow) -> None:
    """FF-ACT-01, FF-ACT-06 A card from hand, or a Finder's Action, with all it must announce."""
    state = table.state
    check_playable(state, seat, action.card, top)
    if action not in plays_of(state, seat, action.card, top):
        raise IllegalAction("FF-GEN-13", f"{CARDS[action.card].name} cannot be played like that now")
    places = () if action.at < 0 else (action.at,)
    announce(table, seat, action.card, action.target, places, action.slot, action.chosen)


def check_playable(state: State, seat: Seat, card: Card, top: AnyFrame) -> None:
    require(0 <= card < len(CARDS), "FF-ACT-01", "there is no such card")
    if is_artifact(card):
        held = any(piece.card == card for piece in state.finders(seat))
        require(held, "FF-EXC-04", "no such Finder's Action lies before you")
    else:
        require(card in state.hands[seat], "FF-ACT-01", "you do not hold that card")
    check_action(state, seat)
    if IS_FAST[card] and state.leaden() >> seat & 1:
        raise IllegalAction("FF-ACT-10", "Leaden Limbs keep you from Fast Actions and Finder's Actions")
    problem = timing_problem(state, seat, card, top)
    if problem:
        raise IllegalAction(*problem)


def check_action(state: State, seat: Seat) -> None:
    """FF-ACT-02, FF-ACT-10 Each player has one Action in a span, and some have none."""
    require(not state.spent >> seat & 1, "FF-ACT-02", "you have spent your Action already")
    require(not state.pilloried >> seat & 1, "FF-CARD-03", "you are in the pillory until this turn ends")
    require(seat != state.entangled, "FF-ROLE-SILENCER-03", "you are Entangled until this Turn Cycle ends")
    require(not state.on_doorstep >> seat & 1, "FF-DEATH-04", "on Death's Doorstep you can only talk")


def mark(table: Table[State], seat: Seat, action: Mark, frame: ActionPhase) -> None:
    """One Territory of several; the last that the card allows announces it. Nobody else sees it before."""
    state = table.state
    require(seat == frame.active, "FF-TURN-04", "a Slow Action is played in your own Action Phase")
    if frame.draft == NO_CARD:
        check_playable(state, seat, action.card, frame)
        require(FORGE[action.card] is not None, "FF-GEN-13", "only Navigation cards go to a Territory")
        offered = plays_of(state, seat, action.card, frame)
    else:
        offered = list(next_marks(state, frame))
    require(action in offered, "FF-NAV-03", "that Territory is not open for this card")
    frame.draft = action.card
    frame.marked = (*frame.marked, action.at)
    if len(frame.marked) == most_places(action.card):
        announce_marked(table, seat, frame)


def unmark(frame: ActionPhase) -> None:
    """R97 Nobody has seen it, so nothing has happened."""
    require(frame.taken_back < ActionPhase.MOST, "FF-GEN-07", "you have taken it back often enough; announce your card")
    frame.draft, frame.marked = NO_CARD, ()
    frame.taken_back += 1


def announce_marked(table: Table[State], seat: Seat, frame: ActionPhase) -> None:
    forge = FORGE[frame.draft] if frame.draft != NO_CARD else None
    complete = forge is not None and (not forge.take_up or len(frame.marked) == 2)
    require(complete, "FF-GEN-07", "name the Territories first")
    announce(table, seat, frame.draft, places=frame.marked)


def announce(
    table: Table[State],
    seat: Seat,
    card: Card,
    target: Seat = NOBODY,
    places: tuple[Territory, ...] = (),
    slot: int = -1,
    chosen: int = -1,
) -> None:
    """FF-ACT-05, FF-PRIO-01 The Action is spent, and others may answer."""
    state = table.state
    below = state.frames[-1]
    if isinstance(below, ActionPhase):
        below.draft, below.marked = NO_CARD, ()
    uses = 1
    if is_artifact(card):
        piece = next(piece for piece in state.finders(seat) if piece.card == card)
        uses = piece.left
        state.in_play.remove(piece)
    else:
        leave_hand(state, seat, card)
    state.spent |= 1 << seat
    aimed_at = seat_or_none(target)
    named = None if slot < 0 else slot
    answers = CARD_IDS[below.card] if isinstance(below, Pending) else None
    state.deeds.append(Deed(seat, CARD_IDS[card], aimed_at, places, named, state.cycle, state.turn, answers))
    about = chosen_card(state, card, chosen)
    on = None if about is None else CARD_IDS[about]
    table.happens(CardPlayed, seat, CARD_IDS[card], aimed_at, places, named, on, answers)
    state.frames.append(
        Pending(
            card=card,
            player=seat,
            target=target,
            slot=slot,
            chosen=chosen,
            places=places,
            uses=uses,
            eligible=state.eligible(),
        )
    )


def chosen_card(state: State, card: Card, chosen: int) -> Card | None:
    """The Curse or the discarded card that something is aimed at."""
    if chosen < 0:
        return None
    if any(verb.__struct_config__.tag == "destroy-curse" for verb in CARDS[card].effects):
        return next((piece.card for piece in state.in_play if piece.number == chosen), None)
    return chosen


def close_pending(table: Table[State], frame: Pending) -> None:
    """FF-PRIO-09, FF-PRIO-11 Nobody stops it."""
    table.happens(WindowClosed)
    table.state.frames[-1] = Resolving(
        frame.card, frame.player, frame.target, frame.slot, frame.chosen, frame.places, uses=frame.uses
    )
