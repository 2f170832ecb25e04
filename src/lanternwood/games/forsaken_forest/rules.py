"""One action in: what is being waited for, which rule it is, and then what the engine does by itself."""

from typing import Any

from lanternwood.games.forsaken_forest import actions, asking, gallows, night, play, talk, turn
from lanternwood.games.forsaken_forest.actions import AnyAction
from lanternwood.games.forsaken_forest.cards import IS_FAST
from lanternwood.games.forsaken_forest.flow import close, settle
from lanternwood.games.forsaken_forest.frames import (
    ActionPhase,
    Asked,
    CountOfThree,
    Doorstep,
    FuguePlacement,
    Hearing,
    NightStep,
    OpenWindow,
    Pending,
    Vote,
)
from lanternwood.games.forsaken_forest.state import State
from lanternwood.games.forsaken_forest.statements import Say
from lanternwood.kernel.model import OUTSIDE, Deadline, IllegalAction, Seat, Timeout, Viewer, require
from lanternwood.kernel.table import Table


def apply(table: Table[State], seat: Seat, action: AnyAction) -> None:
    """FF-GEN-05 Do it, or refuse and change nothing."""
    state = table.state
    require(state.ending is None, "FF-WIN-07", "the game is over")
    depth = len(state.frames)
    if seat == OUTSIDE:
        require(isinstance(action, Timeout), "FF-GEN-04", "only the clock speaks from outside")
        time_out(table)
    elif isinstance(action, Say):
        talk.say(table, seat, action)
        return
    else:
        do(table, seat, action)
    settle(table, depth)


def do(table: Table[State], seat: Seat, action: Any) -> None:
    state = table.state
    top = state.frames[-1]
    check_asked(state, seat, top)
    match top, action:
        case (OpenWindow() | Pending() | Doorstep(), actions.Pass()):
            top.passes(seat)
        case (ActionPhase(), actions.Pass()):
            require(seat != top.active, "FF-TURN-08", "end your Action Phase instead")
            top.passes(seat)
        case (ActionPhase(), _) if seat == top.active and top.draft >= 0:
            go_on_marking(table, seat, action, top)
        case (OpenWindow() | Pending() | Doorstep() | ActionPhase(), actions.Play()):
            play.play(table, seat, action, top)
        case (ActionPhase(), actions.Mark()):
            play.mark(table, seat, action, top)
        case (ActionPhase(), actions.Forage()):
            turn.forage(table, seat, top)
        case (ActionPhase(), actions.EndActionPhase()):
            turn.end_action_phase(table, seat, top)
        case (NightStep(step="meeting"), actions.PlaceDestinations(village, void)):
            night.wish_placement(table, seat, village, void, top)
        case (NightStep(step="navigator"), actions.ChooseSlot(slot)):
            night.choose_slot(table, seat, slot, top)
        case (NightStep(step="oracle" | "priest" | "sacrifice" | "silencer"), actions.ChoosePlayer(player)):
            night.choose_player(table, seat, player, top)
        case (FuguePlacement(), actions.PlacePath(at)):
            turn.place_path(table, seat, at)
        case (Hearing(), actions.EndPlea()):
            gallows.end_plea(table, top)
        case (Vote(), actions.CastVote()):
            gallows.cast_vote(table, seat, action, top)
        case (Asked(), _):
            asking.answer(table, seat, action, top)
        case _:
            raise does_not_fit(top)


def go_on_marking(table: Table[State], seat: Seat, action: Any, top: ActionPhase) -> None:
    match action:
        case actions.Mark():
            play.mark(table, seat, action, top)
        case actions.Announce():
            play.announce_marked(table, seat, top)
        case actions.Unmark():
            play.unmark(top)
        case _:
            raise IllegalAction("FF-GEN-07", "finish announcing your card first")


def check_asked(state: State, seat: Seat, top: Any) -> None:
    """Why this seat has no say now, told by what it may know itself."""
    if top.owes(seat):
        return
    require(state.is_living(seat), "FF-SPIRIT-01", "a Spirit takes no part, but may talk")
    if isinstance(top, NightStep):
        rule = "FF-NIGHT1-08" if top.step == "meeting" else "FF-NIGHT2-06"
        require(seat not in top.group, rule, "you have changed your mind often enough in this step")
        raise IllegalAction("FF-NIGHT1-04", "it is not your time to act in this Night")
    if isinstance(top, OpenWindow | ActionPhase | Pending | Doorstep):
        require(seat not in top.passed, "FF-PRIO-20", "you have passed; wait until the window starts afresh")
        play.check_action(state, seat)
        raise IllegalAction("FF-ACT-10", "Leaden Limbs keep you from Fast Actions and Finder's Actions")
    if isinstance(top, Hearing):
        raise IllegalAction("FF-ACT-11", "the Accused is pleading; nobody else acts before the vote")
    if isinstance(top, CountOfThree):
        raise IllegalAction("FF-GALLOWS-03", "all vote together, after the count of three")
    if isinstance(top, Vote):
        raise IllegalAction("FF-GALLOWS-10", "you have changed your mind often enough in this vote")
    if isinstance(top, Asked):
        raise IllegalAction("FF-CARD-11", "you have nothing to choose now")
    raise IllegalAction("FF-CYCLE-02", "it is not your turn")


def does_not_fit(top: Any) -> IllegalAction:
    if isinstance(top, FuguePlacement):
        return IllegalAction("FF-FUGUE-05", "place a Path; nothing else happens in the Fugue Phase")
    if isinstance(top, Hearing | CountOfThree | Vote):
        return IllegalAction("FF-ACT-11", "no card is played during a hearing and a vote")
    if isinstance(top, NightStep):
        return IllegalAction("FF-NIGHT1-04", "that is not what this step of the Night is for")
    if isinstance(top, ActionPhase):
        return IllegalAction("FF-TURN-08", "that is not possible in the Action Phase")
    return IllegalAction("FF-PRIO-02", "answer with a Fast Action, or pass")


def time_out(table: Table[State]) -> None:
    """FF-GEN-04, FF-PRIO-19 The time for what is being waited for has run out."""
    top = table.state.frames[-1]
    match top:
        case NightStep():
            night.end_step(table, top)
        case FuguePlacement():
            turn.place_path_at_random(table, top.seat)
        case ActionPhase():
            turn.action_phase_times_out(table, top)
        case Hearing():
            gallows.end_plea(table, top)
        case CountOfThree():
            gallows.open_vote(table, top)
        case Vote():
            gallows.reveal(table, top)
        case Asked():
            asking.time_out(table, top)
        case OpenWindow() | Pending() | Doorstep():
            close(table, top)
        case _:
            raise AssertionError("the engine does not stop there")


def deadline(state: State) -> Deadline | None:
    """RULES.md, 8: how long the table waits, by public facts alone."""
    if state.ending is not None:
        return None
    options = state.options
    top = state.frames[-1]
    match top:
        case NightStep():
            return Deadline(top.seconds, least=top.seconds)
        case FuguePlacement():
            return Deadline(options.fugue_s)
        case ActionPhase():
            return Deadline(options.action_phase_s)
        case OpenWindow(phase="before-draw" | "after-draw"):
            return window_length(state, options.draw_window_s, options.min_window_s // 2)
        case OpenWindow():
            return window_length(state, options.fast_phase_s, options.min_window_s)
        case Pending():
            fast = IS_FAST[top.card]
            seconds = options.interaction_window_s if fast else options.response_window_s
            return window_length(state, seconds, options.min_window_s)
        case Doorstep():
            return window_length(state, options.doorstep_window_s, 2 * options.min_window_s)
        case Hearing():
            return Deadline(options.hearing_s)
        case CountOfThree():
            return Deadline(CountOfThree.SECONDS, least=CountOfThree.SECONDS)
        case Vote():
            return Deadline(options.vote_s)
        case _:
            return Deadline(options.choice_s)


def window_length(state: State, seconds: int, least: int) -> Deadline:
    return Deadline(seconds, least=seconds if state.options.strict_windows else min(least, seconds))


def awaited(state: State, viewer: Viewer) -> tuple[Seat, ...]:
    """Only those whom the rules make known as choosers: never who has yet to pass, vote or choose by Night."""
    if state.ending is not None:
        return ()
    top = state.frames[-1]
    if isinstance(top, ActionPhase):
        return (top.active,)
    if isinstance(top, FuguePlacement | Hearing):
        return (top.seat,)
    if isinstance(top, Asked) and top.kind not in ("mist", "renew"):
        return tuple(top.seats)
    return ()
