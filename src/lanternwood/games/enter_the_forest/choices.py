"""All that a seat may do now, in a stated order: what the open roll asks for, then what it could begin, then the rest.

Each candidate is put to the very rule that would carry it out, so what is offered is what would be accepted.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from lanternwood.games.enter_the_forest.actions import (
    AcceptAct,
    AcceptBargain,
    AcceptHelp,
    AddCondition,
    AddEntry,
    AgreeStake,
    AllowCoGm,
    AnswerWhatCouldGoWrong,
    AnyAction,
    CallOn,
    CallRuin,
    ChooseFate,
    ClaimEdge,
    ClaimSkill,
    CloseWindow,
    Concede,
    ConfirmRuin,
    Consent,
    CorrectRuin,
    Declare,
    DeclareReduction,
    DeclineBargain,
    DeclineHelp,
    DescribeComplication,
    DescribeFailure,
    DescribeSuccess,
    DropDark,
    DropEdge,
    DropReduction,
    DropSkill,
    EndEvening,
    EnterCondition,
    Expose,
    GrantSuccess,
    HangBack,
    LeaveIt,
    NameWitnesses,
    Note,
    ObjectToBargain,
    OfferBargain,
    OfferHelp,
    OpenBlind,
    OrderDark,
    PassToGm,
    Pause,
    ProposeContest,
    ProposeRuin,
    RefuseAct,
    RefuseStake,
    RemoveAnyway,
    Reroll,
    Resume,
    RollBlind,
    RollDice,
    RollReduction,
    RollRuin,
    SayDanger,
    SealDice,
    SetPushRule,
    SetStarting,
    SetVeil,
    Stand,
    StayBack,
    StrikeCondition,
    StrikeEdge,
    StrikeEntry,
    StrikeNote,
    StrikeSkill,
    TakeDark,
    TakeOut,
    UseHelp,
    Waive,
    WithdrawHelp,
    WithdrawRoll,
    Write,
)
from lanternwood.games.enter_the_forest.characters import HIGHEST_START
from lanternwood.games.enter_the_forest.contest import MOST_EXTRA
from lanternwood.games.enter_the_forest.gm_tools import MOST_OF_A_COLOUR
from lanternwood.games.enter_the_forest.reduction import others
from lanternwood.games.enter_the_forest.rules import RULES
from lanternwood.games.enter_the_forest.state import Contest, Risk, RuinRoll, State
from lanternwood.kernel.model import OUTSIDE, IllegalAction, Seat

MOST_CHOICES = 640


def pending(state: State) -> tuple[Seat, ...]:
    """Everyone, all the time: there is no turn order here, and a note or the pause card is always at hand."""
    return () if state.ending else tuple(Seat(seat) for seat in range(state.seats))


def choices(state: State, seat: Seat) -> Sequence[AnyAction]:
    if state.ending:
        return []
    if seat == OUTSIDE:
        return [] if state.paused else [Pause()]
    return [action for action in candidates(state, seat) if allows(state, seat, action)]


def allows(state: State, seat: Seat, action: AnyAction) -> bool:
    """Like the whole check, but for what has been looked at once for all: that the evening goes on, and the pause."""
    try:
        RULES[type(action)].may(state, seat, action)
    except IllegalAction:
        return False
    return True


def candidates(state: State, seat: Seat) -> Iterator[AnyAction]:
    yield from in_the_pause(state)
    if not state.paused:
        yield from in_the_roll(state, seat)
        yield from for_the_forest(state, seat)
        yield from to_begin(state, seat)
        if state.is_player(seat):
            yield from on_the_sheet(state, seat)
        if seat == state.gm:
            yield from with_the_tools(state)
        if seat == state.gm or state.gm is None:
            yield from on_the_sheets_of(state, state.players() if seat == state.gm else [seat])
    yield Note()
    yield from (StrikeNote(index) for index in range(len(state.notes[seat])))
    if not state.paused:
        yield from (Consent("bot"), Consent("end"), EndEvening(), Pause())


def in_the_pause(state: State) -> Iterator[AnyAction]:
    if state.paused:
        yield from (Resume(), Consent("resume"), WithdrawRoll(), Consent("withdraw"))


def in_the_roll(state: State, seat: Seat) -> Iterator[AnyAction]:
    match state.roll:
        case Risk():
            yield from by_the_roller(state.roll) if seat == state.roll.roller else by_the_others(state.roll)
            if state.roll.stage == "describe":
                yield from (DescribeFailure(), GrantSuccess(), DescribeComplication(), DescribeSuccess(), PassToGm())
            if seat == state.keeper():
                yield from (Waive(), StrikeSkill(), OrderDark())
            yield WithdrawRoll()
        case Contest():
            yield from in_the_contest(state.roll, seat)
            yield WithdrawRoll()
        case RuinRoll():
            yield from (ConfirmRuin(), RollRuin(), EnterCondition(), WithdrawRoll())
        case None:
            return


def by_the_roller(risk: Risk) -> Iterator[AnyAction]:
    helpers = sorted(help.seat for help in risk.helps)
    bargains = range(len(risk.bargains))
    if risk.stage == "gathering":
        yield from (ClaimSkill("occupation"), ClaimSkill("background"), DropSkill())
        yield from (AcceptBargain(index) for index in bargains)
        yield from (DeclineBargain(index) for index in bargains)
        yield from (TakeDark(), DropDark())
    if risk.stage in ("gathering", "window"):
        for helper in helpers:
            yield from (AcceptHelp(helper), DeclineHelp(helper))
    match risk.stage:
        case "gathering":
            yield RollDice()
        case "window":
            yield from (UseHelp(helper, use) for helper in helpers for use in (True, False))
            yield CloseWindow()
        case "risk":
            yield from (Stand(), Reroll())
        case "declared" | "describe":
            return


def by_the_others(risk: Risk) -> Iterator[AnyAction]:
    match risk.stage:
        case "declared":
            yield AnswerWhatCouldGoWrong()
        case "gathering":
            yield from (Expose(), OfferHelp(), WithdrawHelp())
            yield from (ObjectToBargain(index) for index in range(len(risk.bargains)))
            yield from (OfferBargain(), AnswerWhatCouldGoWrong(), HangBack())
        case "window":
            yield from (Expose(), OfferHelp(), WithdrawHelp(), CloseWindow(), HangBack())
        case "risk":
            yield Stand()
        case "describe":
            return


def in_the_contest(contest: Contest, seat: Seat) -> Iterator[AnyAction]:
    seats = contest.involved()
    if seat in seats:
        yield from (AgreeStake(), RefuseStake())
    yield from (SayDanger(False), SayDanger(True))
    if seat in seats and contest.gathering():
        yield from (ClaimEdge("skills"), ClaimEdge("equipment"), DropEdge())
        yield from (SealDice(extra) for extra in range(MOST_EXTRA + 1))
        yield Concede()
    yield from (StrikeEdge(one) for one in seats)
    yield from (TakeOut(one) for one in seats)


def for_the_forest(state: State, seat: Seat) -> Iterator[AnyAction]:
    """Reductions: a player's own, or all of them before the game master."""
    yield from (ChooseFate("dies"), ChooseFate("belongs"))
    yield from (RollReduction(), RemoveAnyway(), LeaveIt(), DropReduction())
    for reduction in state.reductions if seat == state.gm else ():
        yield from (AcceptAct(reduction.seat), RefuseAct(reduction.seat))
        if reduction.stage == "noticed":
            fellows = others(state, reduction.seat)
            for count in (*range(1, len(fellows) + 1), 0):
                yield from (NameWitnesses(reduction.seat, named) for named in combinations(fellows, count))


def to_begin(state: State, seat: Seat) -> Iterator[AnyAction]:
    if state.roll is None and seat == state.gm:
        yield from (CallOn(player) for player in state.players())
        yield from (CallRuin(player) for player in state.players())
    elif state.roll is None and state.is_able(seat):
        yield from (Declare(False), Declare(True))
        able = [other for other in state.able() if other != seat]
        for count in range(1, len(able) + 1):
            yield from (ProposeContest(others) for others in combinations(able, count))
        yield from (ProposeRuin(), StayBack())
    yield DeclareReduction()


def on_the_sheet(state: State, seat: Seat) -> Iterator[AnyAction]:
    yield from (Write("name"), Write("occupation"), Write("background"))
    yield from (AddEntry("skills"), AddEntry("equipment"), AddEntry("rituals"))
    character = state.character(seat)
    yield from (StrikeEntry("skills", index) for index in range(len(character.skills)))
    yield from (StrikeEntry("equipment", index) for index in range(len(character.equipment)))
    yield from (StrikeEntry("rituals", index) for index in range(len(character.rituals)))


def with_the_tools(state: State) -> Iterator[AnyAction]:
    yield from (SetPushRule(True), SetPushRule(False), SetVeil(True), SetVeil(False))
    yield from (AllowCoGm(player) for player in state.players())
    amounts = range(MOST_OF_A_COLOUR + 1)
    yield from (RollBlind(light, dark) for light in amounts for dark in amounts)
    yield from (OpenBlind(index) for index in range(len(state.blind)))


def on_the_sheets_of(state: State, players: list[Seat]) -> Iterator[AnyAction]:
    for player in players:
        yield AddCondition(player)
        yield from (StrikeCondition(player, index) for index in range(len(state.character(player).conditions)))
        if state.roll is None:
            yield from (CorrectRuin(player, -1), CorrectRuin(player, 1))
            yield from (SetStarting(player, starting) for starting in range(HIGHEST_START + 1))
