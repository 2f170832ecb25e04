"""The evening around the rolls: whom the light falls on, pausing, notes, what takes everyone's word, and the end."""

from lanternwood.games.enter_the_forest import events
from lanternwood.games.enter_the_forest.actions import (
    CallOn,
    Consent,
    EndEvening,
    Note,
    Pause,
    Resume,
    StayBack,
    StrikeNote,
)
from lanternwood.games.enter_the_forest.closing import end, pass_the_light
from lanternwood.games.enter_the_forest.describing import withdraw
from lanternwood.games.enter_the_forest.ruling import Rule, Rules
from lanternwood.games.enter_the_forest.state import Cause, State
from lanternwood.kernel.model import Action, Seat, require
from lanternwood.kernel.table import Table

MOST_NOTES = 50


def may_call_on(state: State, seat: Seat, action: CallOn) -> None:
    require(seat == state.gm, "EF-R38", "the game master turns to people")
    require(state.roll is None, "EF-R38", "first close the open roll")
    require(state.is_able(action.seat), "EF-R38", "nobody able sits there")
    require(state.called != action.seat, "EF-R38", "the light is on them already")


def call_on(table: Table[State], seat: Seat, action: CallOn) -> None:
    """EF-R38 The game master turns to a player: what do you do? Anyone else may still begin a roll."""
    table.state.called = action.seat
    table.happens(events.CalledOn, action.seat, action.words.strip())


def may_stay_back(state: State, seat: Seat, action: StayBack) -> None:
    waiting = seat == state.called and state.roll is None and state.is_able(seat)
    require(waiting, "EF-R38", "nobody is waiting for you to act")


def stay_back(table: Table[State], seat: Seat, action: StayBack) -> None:
    table.happens(events.StayedBack, seat)
    pass_the_light(table)


# Pausing


def may_pause(state: State, seat: Seat, action: Pause) -> None:
    require(not state.paused, "EF-UI-15", "the scene is paused already")


def pause(table: Table[State], seat: Seat, action: Pause) -> None:
    """EF-UI-15 Anyone may stop the scene, and nobody learns who did."""
    state = table.state
    state.paused = True
    state.consents = [consent for consent in state.consents if consent[1] in ("end", "bot")]
    table.happens(events.ScenePaused)


def may_resume(state: State, seat: Seat, action: Resume) -> None:
    require(state.paused, "EF-UI-15", "the scene is not paused")
    leads = seat == state.gm and not state.bot_gm
    require(leads, "EF-UI-15", "the game master goes on, or without a person for that all players together")


def resume(table: Table[State], seat: Seat, action: Resume) -> None:
    go_on(table)


def go_on(table: Table[State]) -> None:
    """EF-UI-15 What was frozen goes on where it was."""
    state = table.state
    state.paused = False
    state.consents = [consent for consent in state.consents if consent[1] in ("end", "bot")]
    table.happens(events.SceneResumed)


# What takes everyone's word


def nobody_leads(state: State) -> bool:
    return state.gm is None or state.bot_gm


def voters(state: State) -> list[Seat]:
    """All players; the lost have no more say unless nobody else is left."""
    return state.able() or state.players()


def may_consent(state: State, seat: Seat, action: Consent) -> None:
    rule = "EF-R30" if action.to == "bot" else "EF-UI-15"
    require(seat in voters(state), rule, "that takes the word of every player")
    match action.to:
        case "resume":
            require(state.paused and nobody_leads(state), rule, "the scene is not yours to go on with")
        case "withdraw":
            paused = state.paused and nobody_leads(state) and state.roll is not None
            require(paused, rule, "there is no paused roll to call off")
        case "end":
            between = nobody_leads(state) and state.roll is None and not state.paused
            require(between, "EF-R35", "the evening ends between rolls, by the game master's word if there is one")
        case "bot":
            leaderless = not nobody_leads(state) and not state.paused
            require(leaderless, rule, "there is no game master to be replaced just now")
    require(seat not in state.consenting(action.to), rule, "you have agreed")


def consent(table: Table[State], seat: Seat, action: Consent) -> None:
    """EF-R30, EF-UI-15 It happens once every player has agreed."""
    state, to = table.state, action.to
    state.consents = sorted([*state.consents, (seat, to)])
    if to in ("resume", "withdraw"):
        table.happens(events.ConsentedUnseen, to)
    else:
        table.happens(events.Consented, seat, to)
    if all(voter in state.consenting(to) for voter in voters(state)):
        agreed(table, to, action)


def agreed(table: Table[State], to: Cause, action: Action) -> None:
    state = table.state
    state.consents = [consent for consent in state.consents if consent[1] != to]
    match to:
        case "resume":
            go_on(table)
        case "withdraw":
            withdraw(table, state.owner(), action)
        case "end":
            end(table, "evening")
        case "bot":
            state.bot_gm = True
            table.happens(events.BotGmAppointed)


def may_end(state: State, seat: Seat, action: EndEvening) -> None:
    require(seat == state.gm, "EF-R35", "the game master ends the evening; without one, all players together")
    require(state.roll is None, "EF-R35", "first close the open roll")


def end_evening(table: Table[State], seat: Seat, action: EndEvening) -> None:
    """EF-R35 The evening ends when people say so."""
    end(table, "evening")


# Notes


def may_note(state: State, seat: Seat, action: Note) -> None:
    require(len(state.notes[seat]) < MOST_NOTES, "EF-R39", f"your notebook has {MOST_NOTES} lines; strike one first")


def note(table: Table[State], seat: Seat, action: Note) -> None:
    """EF-R39 Everyone has a notebook that nobody else reads, the game master among them."""
    table.state.notes[seat].append(action.words.strip())
    table.tells((seat,), events.NoteKept, action.words.strip())


def may_strike_note(state: State, seat: Seat, action: StrikeNote) -> None:
    require(0 <= action.index < len(state.notes[seat]), "EF-R39", "there is no such note")


def strike_note(table: Table[State], seat: Seat, action: StrikeNote) -> None:
    words = table.state.notes[seat].pop(action.index)
    table.tells((seat,), events.NoteStruck, words)


RULES: Rules = {
    CallOn: Rule(may_call_on, call_on),
    StayBack: Rule(may_stay_back, stay_back),
    Pause: Rule(may_pause, pause),
    Resume: Rule(may_resume, resume),
    Consent: Rule(may_consent, consent),
    EndEvening: Rule(may_end, end_evening),
    Note: Rule(may_note, note),
    StrikeNote: Rule(may_strike_note, strike_note),
}
