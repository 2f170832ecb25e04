"""The Ruin roll: something disturbing, and what it leaves behind (EF-RUIN)."""

from lanternwood.games.enter_the_forest import events
from lanternwood.games.enter_the_forest.actions import CallRuin, ConfirmRuin, EnterCondition, ProposeRuin, RollRuin
from lanternwood.games.enter_the_forest.characters import gain_condition, mark, settle
from lanternwood.games.enter_the_forest.closing import close
from lanternwood.games.enter_the_forest.dice import throw
from lanternwood.games.enter_the_forest.risk import may_begin
from lanternwood.games.enter_the_forest.ruling import Rule, Rules
from lanternwood.games.enter_the_forest.state import RuinRoll, State
from lanternwood.kernel.model import Seat, require
from lanternwood.kernel.table import Table


def the_ruin_roll(state: State, stage: str, rule: str) -> RuinRoll:
    require(isinstance(state.roll, RuinRoll), rule, "no Ruin roll is open")
    assert isinstance(state.roll, RuinRoll)
    require(state.roll.stage == stage, rule, "the Ruin roll is not at that point")
    return state.roll


def may_call(state: State, seat: Seat, action: CallRuin) -> None:
    require(seat == state.gm, "EF-RUIN-04", "the game master calls for a Ruin roll; a player proposes one")
    may_begin(state, action.seat, "EF-RUIN-01")


def call_ruin(table: Table[State], seat: Seat, action: CallRuin) -> None:
    """EF-RUIN-01, EF-RUIN-04 A player witnesses or undergoes something disturbing, and the game master calls for it."""
    state, words = table.state, action.words.strip()
    state.begun += 1
    state.roll = RuinRoll(state.begun, action.seat, words)
    table.happens(events.RuinCalled, state.begun, action.seat, words)


def may_propose(state: State, seat: Seat, action: ProposeRuin) -> None:
    may_begin(state, seat, "EF-RUIN-04")


def propose_ruin(table: Table[State], seat: Seat, action: ProposeRuin) -> None:
    """EF-RUIN-04 Or a player proposes it."""
    state, words = table.state, action.words.strip()
    state.begun += 1
    state.roll = RuinRoll(state.begun, seat, words, "proposed")
    table.happens(events.RuinProposed, state.begun, seat, words)


def may_confirm(state: State, seat: Seat, action: ConfirmRuin) -> None:
    the_ruin_roll(state, "proposed", "EF-RUIN-04")
    require(seat == state.keeper(), "EF-RUIN-04", "the game master confirms it")


def confirm_ruin(table: Table[State], seat: Seat, action: ConfirmRuin) -> None:
    """EF-RUIN-04 And the game master confirms."""
    roll = the_ruin_roll(table.state, "proposed", "EF-RUIN-04")
    roll.stage = "called"
    table.happens(events.RuinConfirmed, roll.seat)


def may_roll(state: State, seat: Seat, action: RollRuin) -> None:
    roll = the_ruin_roll(state, "called", "EF-RUIN-01")
    require(seat == roll.seat, "EF-RUIN-01", "whoever meets it rolls")


def roll_ruin(table: Table[State], seat: Seat, action: RollRuin) -> None:
    """EF-RUIN-02, EF-RUIN-03, EF-RUIN-05 One dark die and nothing else; only above current Ruin does it mark."""
    state = table.state
    roll = the_ruin_roll(state, "called", "EF-RUIN-01")
    settle(state.character(seat))
    roll.die = throw(table, seat, "dark", "ruin")
    affected = roll.die.face > state.character(seat).ruin
    table.happens(events.RuinRolled, seat, roll.die, affected)
    if affected:
        roll.stage = "condition"
        mark(table, seat, openly=True)
    else:
        close(table)


def may_enter(state: State, seat: Seat, action: EnterCondition) -> None:
    roll = the_ruin_roll(state, "condition", "EF-RUIN-07")
    either = seat in (roll.seat, state.keeper())
    require(either, "EF-RUIN-07", "the player or the game master enters the Condition")


def enter_condition(table: Table[State], seat: Seat, action: EnterCondition) -> None:
    """EF-RUIN-02, EF-RUIN-07 The roll closes only with its Condition."""
    gain_condition(table, the_ruin_roll(table.state, "condition", "EF-RUIN-07").seat, action.words)
    close(table)


RULES: Rules = {
    CallRuin: Rule(may_call, call_ruin),
    ProposeRuin: Rule(may_propose, propose_ruin),
    ConfirmRuin: Rule(may_confirm, confirm_ruin),
    RollRuin: Rule(may_roll, roll_ruin),
    EnterCondition: Rule(may_enter, enter_condition),
}
