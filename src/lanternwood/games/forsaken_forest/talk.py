"""FF-TALK: who may talk, and the one lie that the rules refuse (FF-MUST-10)."""

from collections.abc import Sequence

from lanternwood.games.forsaken_forest.cards import CARD, WANDER
from lanternwood.games.forsaken_forest.content import CONTENT
from lanternwood.games.forsaken_forest.events import StatementMade
from lanternwood.games.forsaken_forest.frames import NightStep
from lanternwood.games.forsaken_forest.state import State
from lanternwood.games.forsaken_forest.statements import (
    Answer,
    AnyStatement,
    AskAbout,
    ClaimHand,
    ClaimNoWander,
    ProposeRoute,
    Retract,
    Said,
    Say,
    WarnRoute,
)
from lanternwood.kernel.model import IllegalAction, Problem, Seat, Viewer, require
from lanternwood.kernel.table import Table

SUBTYPES = sorted({card.subtype for card in CONTENT.travelers})


def quiet(state: State, viewer: Viewer) -> Problem | None:
    """FF-TALK-01, FF-TALK-03, FF-NIGHT1-14 Why the rules keep someone from talking now."""
    if state.ending is not None:
        return None
    if state.phase == "night":
        return "FF-NIGHT1-14", "nobody talks at Night"
    if viewer == state.entangled:
        return "FF-TALK-03", "you are Entangled until this Turn Cycle ends"
    return None


def pulse(state: State) -> tuple[int, Seat]:
    """Something was said, or somebody else may not talk."""
    return len(state.said), state.entangled


def hushed(state: State) -> bool:
    """While a step of the Night is called, those who choose must not be told from those who sleep."""
    return bool(state.frames) and isinstance(state.frames[-1], NightStep)


def whispers(state: State, seat: Seat) -> Sequence[Seat]:
    """FF-TALK-11 With `night_chat`, the true Forsaken who are awake together may write to each other."""
    top = state.frames[-1] if state.options.night_chat and state.frames else None
    if not isinstance(top, NightStep) or top.step not in ("meeting", "sacrifice"):
        return ()
    return top.group if seat in top.group and len(top.group) > 1 else ()


def say(table: Table[State], seat: Seat, action: Say) -> None:
    """FF-TALK-06, FF-TALK-08 Heard by all; true or not."""
    state = table.state
    if problem := quiet(state, seat):
        raise IllegalAction(*problem)
    statement = action.statement
    check_makes_sense(state, statement)
    check_no_false_denial(state, seat, statement)
    if isinstance(statement, Retract):
        take_back(state, seat, statement)
    said = Said(len(state.said), seat, statement, state.day, state.cycle, state.turns_taken, state.phase)
    state.said.append(said)
    table.happens(StatementMade, said)


def check_makes_sense(state: State, statement: AnyStatement) -> None:
    """It must speak of seats, cards and statements that there are; nothing else about it is checked."""
    if isinstance(statement, Answer):
        asked = statement.ref < len(state.said) and isinstance(state.said[statement.ref].statement, AskAbout)
        require(asked, "FF-TALK-06", "answer something that was asked")
        check_makes_sense(state, statement.with_)
        require(not isinstance(statement.with_, Retract), "FF-TALK-06", "taking back is no answer")
        return
    target = getattr(statement, "target", None)
    require(target is None or 0 <= target < state.seats, "FF-TALK-06", "there is no such seat")
    if isinstance(statement, ClaimHand):
        known = statement.card in SUBTYPES or CARD.get(statement.card, 99) < len(CONTENT.travelers)
        require(known, "FF-TALK-06", "there is no such Travelers card or sub-type")
    if isinstance(statement, ProposeRoute | WarnRoute):
        named = (statement.slot is None) != (statement.at is None)
        require(named, "FF-TALK-06", "name a slot or a Territory")


def check_no_false_denial(state: State, seat: Seat, statement: AnyStatement) -> None:
    """FF-MUST-10 While the duty can still bind, nobody may deny a Wander that they hold."""
    if isinstance(statement, Answer):
        statement = statement.with_
    denies = isinstance(statement, ClaimNoWander) or (
        isinstance(statement, ClaimHand) and statement.card in ("wander", "navigation") and not statement.count
    )
    if denies and duty_can_bind(state, seat):
        raise IllegalAction("FF-MUST-10", "you hold a Wander, and may not deny it on your own turn")


def duty_can_bind(state: State, seat: Seat) -> bool:
    """From the start of their turn until they have spent their Action or ended the Action Phase; on Doorstep too, since
    it binds whoever is saved."""
    if seat != state.active or state.phase not in ("draw", "action"):
        return False
    barred = state.spent | state.pilloried
    return WANDER in state.hands[seat] and not barred >> seat & 1


def take_back(state: State, seat: Seat, statement: Retract) -> None:
    """It stays in the log as retracted; the speaker must own it."""
    there = statement.ref < len(state.said)
    require(there, "FF-TALK-06", "there is no such statement")
    said = state.said[statement.ref]
    require(said.speaker == seat, "FF-TALK-06", "you can take back only what you said yourself")
    require(not said.retracted, "FF-TALK-06", "that is taken back already")
    require(not isinstance(said.statement, Retract), "FF-TALK-06", "that cannot be taken back")
    state.said[statement.ref] = Said(
        said.seq, said.speaker, said.statement, said.day, said.cycle, said.turn, said.phase, retracted=True
    )
