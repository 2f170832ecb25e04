"""Whom the table waits for. Nobody has a turn here, yet each roll waits for somebody's next word; and from anywhere
there is a way to rest, so that no roll can hang (EF-R30)."""

from lanternwood.games.enter_the_forest.actions import (
    AnyAction,
    ChooseFate,
    CloseWindow,
    Consent,
    DeclineHelp,
    DescribeComplication,
    DescribeFailure,
    DescribeSuccess,
    DropReduction,
    EnterCondition,
    LeaveIt,
    NameWitnesses,
    RefuseAct,
    Resume,
    RollDice,
    RollRuin,
    SealDice,
    Stand,
    Waive,
    WithdrawRoll,
)
from lanternwood.games.enter_the_forest.characters import owes_fate
from lanternwood.games.enter_the_forest.contest import fewest_extra
from lanternwood.games.enter_the_forest.describing import COMPLICATES, FAILS
from lanternwood.games.enter_the_forest.evening import nobody_leads, voters
from lanternwood.games.enter_the_forest.helping import invited
from lanternwood.games.enter_the_forest.rules import is_allowed
from lanternwood.games.enter_the_forest.state import Contest, Reduction, Risk, RuinRoll, State
from lanternwood.kernel.model import Seat, Viewer

SOMETHING = "…"


def answered(state: State, seat: Seat) -> bool:
    """Nobody waits for this seat, though there is always something it could do."""
    return seat not in asked(state)


def asked(state: State) -> list[Seat]:
    """Everyone who is waited for, or invited to offer something; a bot acts only then."""
    if state.paused:
        return paused_by(state)
    owing = [seat for seat in state.players() if owes_fate(state, seat)]
    owing += [seat for reduction in state.reductions for seat in due_of_reduction(state, reduction)]
    if isinstance(state.roll, Risk) and (guests := invited(state, state.roll)):
        # The roller may go on all the same, but a bot lets the others have their say first.
        return [*owing, *guests, *unexposed(state.roll), *offered_to(state.roll)]
    return owing + (due(state) or nameless(state) or leading(state))


def nameless(state: State) -> list[Seat]:
    """EF-R38 At rest, those who have not said yet who they are: a bot leads nobody on before that."""
    resting = state.roll is None and not state.ending
    return [seat for seat in state.able() if resting and not state.character(seat).name]


def leading(state: State) -> list[Seat]:
    """EF-R38 At rest: whom the light falls on, or the game master."""
    if state.roll is not None:
        return []
    if state.called is not None:
        return [state.called if state.is_able(state.called) else state.next_able(state.called)]
    return [] if state.gm is None else [state.gm]


def paused_by(state: State) -> list[Seat]:
    if not nobody_leads(state):
        assert state.gm is not None
        return [state.gm]
    return [voter for voter in voters(state) if voter not in state.consenting("resume")]


def awaited(state: State, viewer: Viewer) -> list[Seat]:
    """Whom a viewer may know to be waited for; of a Reduction only those two know (EF-R23)."""
    known = [seat for seat in state.players() if owes_fate(state, seat)] + due(state)
    for reduction in state.reductions:
        if viewer is not None and viewer in (state.gm, reduction.seat):
            known += due_of_reduction(state, reduction)
    if state.roll is None and state.called is not None:
        known += leading(state)
    return [] if state.paused or state.ending else sorted(set(known))


def due(state: State) -> list[Seat]:
    """Whose word the open roll waits for."""
    match state.roll:
        case Risk():
            return due_of_risk(state, state.roll)
        case Contest():
            if state.roll.gathering():
                return [one.seat for one in state.roll.contenders if one.sealed is None]
            silent = [one.seat for one in state.roll.contenders if not one.agreed]
            return silent + ([state.keeper()] if state.roll.deadly is None else [])
        case RuinRoll(stage="proposed"):
            return [state.keeper()]
        case RuinRoll(seat=seat):
            return [seat]
        case None:
            return []


def due_of_risk(state: State, risk: Risk) -> list[Seat]:
    if risk.stage == "declared":
        return [state.keeper()]
    if risk.stage in ("gathering", "window") and (waiting := unexposed(risk) or offered_to(risk)):
        return waiting
    if risk.stage != "describe":
        return [risk.roller]
    if risk.highest() in FAILS or risk.passed_on:
        return [state.keeper()]
    keeper = [state.keeper()] if risk.highest() in COMPLICATES and risk.complication is None else []
    return keeper + ([risk.roller] if risk.success is None else [])


def unexposed(risk: Risk) -> list[Seat]:
    return [help.seat for help in risk.helps if help.accepted and not help.exposed]


def offered_to(risk: Risk) -> list[Seat]:
    return [risk.roller] if any(not help.accepted for help in risk.helps) else []


def due_of_reduction(state: State, reduction: Reduction) -> list[Seat]:
    if reduction.stage in ("asked", "noticed"):
        return [] if state.gm is None else [state.gm]
    return [] if state.is_involved(reduction.seat) else [reduction.seat]


# The way to rest


def onward(state: State) -> tuple[Seat, AnyAction] | None:
    """EF-R30 The next step by which whatever is under way comes to its end; None at rest."""
    if state.ending:
        return None
    if state.paused:
        seat = paused_by(state)[0]
        return seat, Consent("resume") if nobody_leads(state) else Resume()
    for seat in state.players():
        if owes_fate(state, seat):
            return seat, ChooseFate("dies")
    match state.roll:
        case Risk():
            return risk_onward(state, state.roll)
        case Contest():
            return contest_onward(state, state.roll)
        case RuinRoll():
            return ruin_onward(state, state.roll)
        case None:
            return reduction_onward(state, state.reductions[0]) if state.reductions else None


def risk_onward(state: State, risk: Risk) -> tuple[Seat, AnyAction]:
    roller, keeper = risk.roller, state.keeper()
    match risk.stage:
        case "declared":
            return keeper, Waive()
        case "gathering" | "window" if waiting := unexposed(risk):
            return roller, DeclineHelp(waiting[0])
        case "gathering":
            return roller, RollDice() if is_allowed(state, roller, RollDice()) else WithdrawRoll()
        case "window":
            return roller, CloseWindow()
        case "risk":
            return roller, Stand()
        case "describe":
            return tale_onward(risk, roller, keeper)


def tale_onward(risk: Risk, roller: Seat, keeper: Seat) -> tuple[Seat, AnyAction]:
    if risk.highest() in FAILS:
        return keeper, DescribeFailure(words=SOMETHING)
    if risk.highest() in COMPLICATES and risk.complication is None:
        return keeper, DescribeComplication(words=SOMETHING)
    return keeper if risk.passed_on else roller, DescribeSuccess(words=SOMETHING)


def contest_onward(state: State, contest: Contest) -> tuple[Seat, AnyAction]:
    if not contest.gathering():
        return contest.proposer, WithdrawRoll()
    unsealed = next(one for one in contest.contenders if one.sealed is None)
    return unsealed.seat, SealDice(fewest_extra(state, contest, unsealed))


def ruin_onward(state: State, roll: RuinRoll) -> tuple[Seat, AnyAction]:
    match roll.stage:
        case "proposed":
            return roll.seat, WithdrawRoll()
        case "called":
            return roll.seat, RollRuin()
        case "condition":
            return roll.seat, EnterCondition(words=SOMETHING)


def reduction_onward(state: State, reduction: Reduction) -> tuple[Seat, AnyAction]:
    match reduction.stage:
        case "asked":
            assert state.gm is not None
            return state.gm, RefuseAct(reduction.seat)
        case "accepted":
            return reduction.seat, DropReduction()
        case "choice":
            return reduction.seat, LeaveIt()
        case "noticed":
            assert state.gm is not None
            return state.gm, NameWitnesses(reduction.seat, ())
