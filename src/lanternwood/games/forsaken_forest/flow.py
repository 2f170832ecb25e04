"""What the engine does by itself (FF-GEN-06): it carries on until somebody has to choose, or somebody has won."""

from lanternwood.games.forsaken_forest import night
from lanternwood.games.forsaken_forest.cards import CARD_IDS, EFFECTS, NO_CARD, WITHERING_HEX
from lanternwood.games.forsaken_forest.content import Poison
from lanternwood.games.forsaken_forest.death import close_doorstep, put_on_doorstep
from lanternwood.games.forsaken_forest.effects import carry_on
from lanternwood.games.forsaken_forest.events import CycleBegan, CycleEnded, ForestCardFlipped
from lanternwood.games.forsaken_forest.frames import (
    NOBODY,
    ActionPhase,
    AnyFrame,
    Dawn,
    Doorstep,
    EndOfCycle,
    OpenWindow,
    Pending,
    Resolving,
)
from lanternwood.games.forsaken_forest.hands import discard_at_random, flip_forest
from lanternwood.games.forsaken_forest.play import close_pending
from lanternwood.games.forsaken_forest.state import Deed, InPlay, State
from lanternwood.games.forsaken_forest.turn import (
    begin_turn,
    close_window,
    end_turn,
    in_action_phase,
    leave_play,
    next_fugue_placement,
)
from lanternwood.games.forsaken_forest.winning import end_game
from lanternwood.kernel.table import Table

TURNS = 6
"""FF-CYCLE-01"""


def settle(table: Table[State], depth: int = 0) -> None:
    """Until somebody has to choose. FF-WIN-07 Or until somebody has won.

    `depth` is how many frames there were before what has just been done: with fewer, one has been uncovered.
    """
    state = table.state
    frames = state.frames
    while state.ending is None:
        if not frames:
            go_on(table)
            depth = len(frames)
            continue
        top = frames[-1]
        if len(frames) < depth:
            uncover(table, top)
            depth = len(frames)
            continue
        depth = len(frames)
        if isinstance(top, (OpenWindow, Pending, Doorstep)):  # by far the most frequent
            if not closes(state, top):
                return
            close(table, top)
        elif isinstance(top, Resolving):
            carry_on(table, top)
        elif isinstance(top, EndOfCycle):
            end_cycle(table, top)
        elif isinstance(top, Dawn):
            frames.pop()
            state.phase = "cycle-over"
        else:
            return


def closes(state: State, window: OpenWindow | Pending | Doorstep) -> bool:
    """FF-PRIO-21 With nobody to answer at once; FF-PRIO-11 on the last pass only where no least length holds it open,
    else the clock says so."""
    if isinstance(window, Doorstep) and window.saved:
        return True
    if not window.eligible:
        return True
    options = state.options
    return not options.min_window_s and not options.strict_windows and window.closed()


def close(table: Table[State], window: OpenWindow | Pending | Doorstep) -> None:
    if isinstance(window, OpenWindow):
        close_window(table, window)
    elif isinstance(window, Pending):
        close_pending(table, window)
    else:
        close_doorstep(table, window)


def uncover(table: Table[State], top: AnyFrame) -> None:
    """FF-PRIO-10, FF-PRIO-18, FF-DEATH-06 What lay below is on top again: its window starts afresh.

    FF-TURN-12 If the active player has died meanwhile, the turn is over.
    """
    state = table.state
    if isinstance(top, OpenWindow | ActionPhase) and top_of_turn(top) and not state.is_living(state.active):
        state.frames.pop()
        end_turn(table)
    elif isinstance(top, ActionPhase):
        top.draft, top.marked = NO_CARD, ()
        top.reopen(in_action_phase(state))
    elif isinstance(top, OpenWindow | Pending | Doorstep):
        top.reopen(state.eligible())


def top_of_turn(frame: OpenWindow | ActionPhase) -> bool:
    return isinstance(frame, ActionPhase) or frame.phase != "forest"


def go_on(table: Table[State]) -> None:
    """Nothing is being waited for: what comes next."""
    state = table.state
    match state.phase:
        case "night":
            night.go_on(table)
        case "fugue":
            next_fugue_placement(table)
        case "turn-over":
            if state.turns_taken == TURNS:
                begin_forest_turn(table)
            else:
                begin_turn(table, state.next_living(state.active))
        case "forest":
            # FF-FOREST-07 One more window once the card is done with.
            state.phase = "forest-closing"
            state.frames.append(OpenWindow(phase="forest", eligible=state.eligible()))
        case "end":
            # FF-ACT-09 A span of its own; FF-TURN-11 and the Forest Turn is over for the pilloried too.
            state.spent = state.pilloried = 0
            state.frames.append(EndOfCycle())
        case "cycle-over":
            begin_cycle(table)
        case _:
            raise AssertionError(f"nothing comes next in phase {state.phase}")


def begin_cycle(table: Table[State]) -> None:
    """FF-CYCLE-03, FF-CYCLE-04, FF-ROLE-SILENCER-04 With the next living player; Entangle starts."""
    state = table.state
    state.cycle += 1
    state.turns_taken = 0
    state.entangled, state.entangle_next = state.entangle_next, NOBODY
    table.happens(CycleBegan, state.cycle)
    begin_turn(table, state.next_living(state.active))


def begin_forest_turn(table: Table[State]) -> None:
    """FF-FOREST-01, FF-FOREST-02, FF-FOREST-12, FF-ACT-03"""
    state = table.state
    state.phase = "forest"
    state.spent = 0
    card = flip_forest(table)
    if card is None:
        return
    state.deeds.append(Deed(None, CARD_IDS[card], None, (), None, state.cycle, state.turn, None))
    table.happens(ForestCardFlipped, CARD_IDS[card])
    state.frames.append(Pending(card=card, eligible=state.eligible()))


def end_cycle(table: Table[State], frame: EndOfCycle) -> None:
    """FF-CYCLE-12 Triggers, oldest first; expiries; then a scheduled Night, or the next cycle."""
    state = table.state
    piece = next_trigger(state, frame.done_until)
    if piece:
        frame.done_until = piece.number
        trigger(table, piece)
        return
    state.frames.pop()
    for ended in [piece for piece in state.in_play if piece.ends == state.cycle]:
        leave_play(table, ended.number)
    state.entangled = NOBODY
    table.happens(CycleEnded, state.cycle)
    if state.cycle == state.options.cycle_limit:
        # FF-WIN-13
        end_game(table, "cycle-limit")
    elif state.night_due:
        state.night += 1
        night.fall(table)
    else:
        state.phase = "cycle-over"


def next_trigger(state: State, done_until: int) -> InPlay | None:
    """FF-CARD-06 The oldest card in play that does something at the end of a cycle and has not done it yet."""
    for piece in state.in_play:
        poisoned = isinstance(EFFECTS[piece.card][0], Poison)
        if piece.number > done_until and (poisoned or piece.card == WITHERING_HEX):
            return piece
    return None


def trigger(table: Table[State], piece: InPlay) -> None:
    if piece.card == WITHERING_HEX:
        discard_at_random(table, piece.seat, 1)
        piece.left -= 1
        if not piece.left:
            leave_play(table, piece.number)
        return
    leave_play(table, piece.number)
    put_on_doorstep(table, [piece.seat])
