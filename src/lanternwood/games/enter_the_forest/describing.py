"""How a Risk roll ends: who tells what the dice came to (EF-RISK-24 to 29)."""

from lanternwood.games.enter_the_forest import events
from lanternwood.games.enter_the_forest.actions import (
    DescribeComplication,
    DescribeFailure,
    DescribeSuccess,
    GrantSuccess,
    PassToGm,
    WithdrawRoll,
)
from lanternwood.games.enter_the_forest.closing import close
from lanternwood.games.enter_the_forest.risk import the_risk
from lanternwood.games.enter_the_forest.ruling import Rule, Rules
from lanternwood.games.enter_the_forest.state import Contest, Promise, Risk, RuinRoll, State
from lanternwood.kernel.model import Action, Seat, require
from lanternwood.kernel.table import Table

FAILS = range(1, 4)
COMPLICATES = range(4, 6)


def described(state: State, rule: str) -> Risk:
    risk = the_risk(state, rule)
    require(risk.stage == "describe", rule, "the dice are not read yet")
    return risk


def tells_for_the_forest(state: State, seat: Seat) -> bool:
    """The game master, whoever speaks in their place, or a lost player who may go on telling (EF-R03)."""
    return seat == state.keeper() or (state.is_player(seat) and state.character(seat).co_gm)


def may_tell_failure(state: State, seat: Seat, action: DescribeFailure | GrantSuccess) -> None:
    rule = action.NEEDS
    risk = described(state, rule)
    require(risk.highest() in FAILS, rule, "the dice do not say that it failed")
    require(tells_for_the_forest(state, seat), rule, "the game master says how it fails")


def describe_failure(table: Table[State], seat: Seat, action: DescribeFailure) -> None:
    """EF-RISK-24 Highest 1 to 3: it fails, and the game master says how."""
    table.happens(events.FailureDescribed, seat, action.words.strip())
    close_risk(table)


def grant_success(table: Table[State], seat: Seat, action: GrantSuccess) -> None:
    """EF-RISK-25 Or it succeeds after all, and something else gets worse."""
    table.happens(events.SuccessGranted, seat, action.words.strip())
    close_risk(table)


def may_complicate(state: State, seat: Seat, action: DescribeComplication) -> None:
    risk = described(state, "EF-RISK-26")
    require(risk.highest() in COMPLICATES, "EF-RISK-26", "the dice speak of no complication")
    require(tells_for_the_forest(state, seat), "EF-RISK-26", "the game master tells the complication")
    require(risk.complication is None, "EF-RISK-26", "the complication has been told")


def complicate(table: Table[State], seat: Seat, action: DescribeComplication) -> None:
    """EF-RISK-26 Highest 4 or 5: a complication from the game master and a success from the roller close the roll."""
    risk = the_risk(table.state)
    risk.complication = action.words.strip()
    table.happens(events.ComplicationDescribed, seat, risk.complication)
    if risk.success is not None:
        close_risk(table)


def may_tell_success(state: State, seat: Seat, action: DescribeSuccess) -> None:
    risk = described(state, "EF-RISK-26")
    require(risk.highest() not in FAILS, "EF-RISK-26", "the dice do not say that it succeeds")
    if risk.passed_on:
        require(tells_for_the_forest(state, seat), "EF-RISK-27", "the game master has been asked to tell it")
    else:
        require(seat == risk.roller, "EF-RISK-26", "the roller tells of the success")
    require(risk.success is None, "EF-RISK-26", "the success has been told")


def describe_success(table: Table[State], seat: Seat, action: DescribeSuccess) -> None:
    """EF-RISK-26, EF-RISK-27 The roller tells how it succeeds."""
    risk = the_risk(table.state)
    risk.success = action.words.strip()
    table.happens(events.SuccessDescribed, seat, risk.success)
    if risk.highest() not in COMPLICATES or risk.complication is not None:
        close_risk(table)


def may_pass_on(state: State, seat: Seat, action: PassToGm) -> None:
    risk = described(state, "EF-RISK-27")
    require(risk.highest() == 6, "EF-RISK-27", "only a clear success can be passed on")
    require(seat == risk.roller, "EF-RISK-27", "that is the roller's to pass on")
    require(not risk.passed_on, "EF-RISK-27", "the game master has been asked already")
    require(seat != state.keeper(), "EF-RISK-27", "there is nobody to pass it to")


def pass_on(table: Table[State], seat: Seat, action: PassToGm) -> None:
    """EF-RISK-27 Highest 6: the roller tells it, or passes the telling to the game master."""
    the_risk(table.state).passed_on = True
    table.happens(events.SuccessPassedOn, seat)


def close_risk(table: Table[State]) -> None:
    risk = the_risk(table.state)
    bargain = risk.bargain()
    if bargain:
        # EF-RISK-28 Whatever the result.
        table.state.promises.append(Promise(risk.roller, bargain.seat, bargain.words))
        table.happens(events.BargainCameTrue, risk.roller, bargain.seat, bargain.words)
    close(table)


def may_withdraw(state: State, seat: Seat, action: Action) -> None:
    roll = state.roll
    require(roll is not None, "EF-R30", "no roll is open")
    if state.paused:
        alone = seat == state.gm and not state.bot_gm
        require(alone, "EF-UI-15", "while the scene is paused, the game master or all players together call a roll off")
        return
    require(seat in (state.owner(), state.gm), "EF-R30", "whoever began it calls it off, or the game master")
    match roll:
        case Risk():
            # EF-R30 For a roller who has gone, the game master may take it off the table at any point.
            early = roll.stage in ("declared", "gathering") or seat == state.gm
            require(early, "EF-HELP-16", "the dice are rolled; a roll is not taken back")
        case Contest():
            require(not roll.gathering(), "EF-CONTEST-16", "all have agreed; withdraw from it and concede, or roll")
        case RuinRoll():
            ruling = roll.stage == "proposed" or (roll.stage == "called" and seat == state.gm)
            require(ruling, "EF-RUIN-04", "what was called for is rolled")
        case None:
            raise AssertionError("looked at above")


def withdraw(table: Table[State], seat: Seat, action: Action) -> None:
    """EF-HELP-16 A roll that is called off costs nobody anything; what was marked before stays marked."""
    state = table.state
    assert state.roll is not None
    table.happens(events.RollWithdrawn, state.roll.number, state.owner())
    state.roll = None


RULES: Rules = {
    DescribeFailure: Rule(may_tell_failure, describe_failure),
    GrantSuccess: Rule(may_tell_failure, grant_success),
    DescribeComplication: Rule(may_complicate, complicate),
    DescribeSuccess: Rule(may_tell_success, describe_success),
    PassToGm: Rule(may_pass_on, pass_on),
    WithdrawRoll: Rule(may_withdraw, withdraw),
}
