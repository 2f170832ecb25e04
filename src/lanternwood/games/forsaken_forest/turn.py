"""FF-FUGUE, FF-TURN, FF-FORAGE, FF-MUST: the Fugue Phase and a player's turn, phase by phase."""

from lanternwood.games.forsaken_forest.board import LANDMARK_MASK, Mask, Territory, territories_in
from lanternwood.games.forsaken_forest.cards import BROKEN_LANTERN, CARD_IDS, HUNGER, WANDER, ids_of
from lanternwood.games.forsaken_forest.events import (
    ActionPhaseBegan,
    ActionPhaseEnded,
    CardLeftPlay,
    DrawMissed,
    FirstPlayerDrawn,
    Foraged,
    HandSeen,
    TurnBegan,
    TurnEnded,
    WindowClosed,
)
from lanternwood.games.forsaken_forest.frames import NOBODY, ActionPhase, FuguePlacement, OpenWindow, seat_or_none
from lanternwood.games.forsaken_forest.hands import discard_cards, draw
from lanternwood.games.forsaken_forest.paths import forge
from lanternwood.games.forsaken_forest.play import announce
from lanternwood.games.forsaken_forest.state import NO_WANDER, State
from lanternwood.kernel.model import IllegalAction, Seat, require
from lanternwood.kernel.table import Table

# The Fugue Phase


def next_fugue_placement(table: Table[State]) -> None:
    """FF-FUGUE-02, 03, 08, 10 From a random first player, each once; then Turn Cycle 1 begins with the same player."""
    state = table.state
    if state.first == NOBODY:
        for seat in range(state.seats):
            table.tells([Seat(seat)], HandSeen, ids_of(state.hands[seat]))
        state.first = Seat(table.below(state.seats))
        table.happens(FirstPlayerDrawn, state.first)
        state.frames.append(FuguePlacement(state.first))
        return
    following = Seat((state.active + 1) % state.seats)
    if following == state.first:
        state.phase = "cycle-over"
    else:
        state.frames.append(FuguePlacement(following))


def fugue_territories(state: State) -> Mask:
    """FF-FUGUE-04 Placing is compulsory, so landmarks are open if there is nothing else."""
    if state.options.fugue_landmarks_closed:
        return state.open & ~LANDMARK_MASK or state.open
    return state.open


def place_path(table: Table[State], seat: Seat, at: Territory) -> None:
    """FF-FUGUE-03, 09 No card, no Action, no answer; a landmark takes effect as usual."""
    state = table.state
    require(at >= 0 and state.open >> at & 1, "FF-NAV-03", "choose an open Territory next to the Paths")
    require(fugue_territories(state) >> at & 1, "FF-FUGUE-09", "landmarks are closed in the Fugue Phase here")
    state.frames.pop()
    state.active = seat
    forge(table, seat, at)


def place_path_at_random(table: Table[State], seat: Seat) -> None:
    """FF-FUGUE-11"""
    place_path(table, seat, random_territory(table, fugue_territories(table.state)))


def random_territory(table: Table[State], mask: Mask) -> Territory:
    """Away from landmarks, if there is any other."""
    places = list(territories_in(mask & ~LANDMARK_MASK or mask))
    return places[table.below(len(places))]


# A turn


def begin_turn(table: Table[State], seat: Seat) -> None:
    """FF-TURN-01, FF-TURN-03, FF-ACT-02 A fresh Action for everyone, and the first window."""
    state = table.state
    state.active = seat
    state.turn += 1
    state.turns_taken += 1
    state.spent = 0
    state.foraged = False
    state.phase = "draw"
    table.happens(TurnBegan, seat, state.turns_taken)
    state.frames.append(OpenWindow(phase="before-draw", eligible=state.eligible()))


def close_window(table: Table[State], frame: OpenWindow) -> None:
    """On to what the window was before."""
    state = table.state
    state.frames.pop()
    table.happens(WindowClosed)
    match frame.phase:
        case "before-draw":
            draw_card(table)
            state.frames.append(OpenWindow(phase="after-draw", eligible=state.eligible()))
        case "after-draw":
            begin_action_phase(table)
        case "fast":
            end_turn(table)
        case "forest":
            state.phase = "end"


def draw_card(table: Table[State]) -> None:
    """FF-TURN-02 One card, unless Hunger forbids it or there is none."""
    state = table.state
    hunger = state.borne_by(state.active, HUNGER)
    if hunger is None:
        if not draw(table, state.active, 1):
            table.happens(DrawMissed, state.active)
        return
    table.happens(DrawMissed, state.active)
    hunger.left -= 1
    if not hunger.left:
        leave_play(table, hunger.number)


def leave_play(table: Table[State], number: int) -> None:
    """A card in play goes to its discard pile and stops having effect."""
    state = table.state
    piece = next(piece for piece in state.in_play if piece.number == number)
    state.in_play.remove(piece)
    state.discard(piece.card)
    table.happens(CardLeftPlay, CARD_IDS[piece.card], seat_or_none(piece.seat))


def begin_action_phase(table: Table[State]) -> None:
    state = table.state
    state.phase = "action"
    table.happens(ActionPhaseBegan, state.active)
    state.frames.append(ActionPhase(active=state.active, eligible=in_action_phase(state)))


def in_action_phase(state: State) -> list[Seat]:
    """FF-TURN-07 The active player, and everyone who may play a Fast Action."""
    eligible = state.eligible()
    return eligible if state.active in eligible else sorted([*eligible, state.active])


def must_wander(state: State, seat: Seat) -> bool:
    """FF-MUST-01, 07, 08 Holds a Wander, has an Action to play it with, and a Territory to play it on."""
    return WANDER in state.hands[seat] and could_wander(state, seat)


def could_wander(state: State, seat: Seat) -> bool:
    return bool(state.open) and bool(state.can_take_actions() >> seat & 1)


def end_action_phase(table: Table[State], seat: Seat, frame: ActionPhase) -> None:
    """FF-TURN-08, FF-MUST-03 The hand is looked at now."""
    state = table.state
    require(seat == frame.active, "FF-TURN-08", "the active player ends the Action Phase")
    if must_wander(state, seat):
        raise IllegalAction("FF-MUST-01", "you hold a Wander: play a card before you end your Action Phase")
    if could_wander(state, seat):
        state.marks[seat] = [mark | NO_WANDER for mark in state.marks[seat]]
    state.frames.pop()
    table.happens(ActionPhaseEnded, seat)
    state.phase = "fast"
    state.frames.append(OpenWindow(phase="fast", eligible=state.eligible()))


def action_phase_times_out(table: Table[State], frame: ActionPhase) -> None:
    """FF-TURN-14 A bound player Wanders at random; anyone else plays nothing."""
    state = table.state
    seat = frame.active
    frame.draft, frame.marked = -1, ()
    if must_wander(state, seat):
        announce(table, seat, WANDER, places=(random_territory(table, state.open),))
    else:
        end_action_phase(table, seat, frame)


def forage(table: Table[State], seat: Seat, frame: ActionPhase) -> None:
    """FF-FORAGE-01 … 07 Two Wanders for one card, once in a turn; no Action, and no answer."""
    state = table.state
    require(seat == frame.active, "FF-FORAGE-02", "you Forage in your own Action Phase")
    require(not state.foraged, "FF-FORAGE-04", "you have Foraged this turn")
    require(not state.curse_on_group(BROKEN_LANTERN), "FF-FORAGE-01", "nobody can Forage under the Broken Lantern")
    require(state.hands[seat].count(WANDER) >= 2, "FF-FORAGE-06", "you need two Wander cards to Forage")
    state.foraged = True
    table.happens(Foraged, seat)
    discard_cards(table, seat, [WANDER, WANDER])
    draw(table, seat, 1)
    hunger = state.borne_by(seat, HUNGER)
    if hunger:
        leave_play(table, hunger.number)


def end_turn(table: Table[State]) -> None:
    """FF-TURN-11, FF-TURN-12"""
    state = table.state
    state.pilloried = 0
    state.phase = "turn-over"
    table.happens(TurnEnded, state.active)
