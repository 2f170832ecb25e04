"""Helping another's Risk roll (EF-HELP)."""

from lanternwood.games.enter_the_forest import events
from lanternwood.games.enter_the_forest.actions import (
    AcceptHelp,
    CloseWindow,
    DeclineHelp,
    Expose,
    HangBack,
    OfferHelp,
    UseHelp,
    WithdrawHelp,
)
from lanternwood.games.enter_the_forest.characters import mark, settle
from lanternwood.games.enter_the_forest.dice import throw
from lanternwood.games.enter_the_forest.risk import compare, the_risk
from lanternwood.games.enter_the_forest.ruling import Rule, Rules
from lanternwood.games.enter_the_forest.state import Help, Risk, State
from lanternwood.kernel.model import Seat, require
from lanternwood.kernel.table import Table


def help_is_open(risk: Risk) -> bool:
    """EF-HELP-02, EF-HELP-03 From the first dark die in the pool until the window of a pass is closed."""
    return (risk.stage == "gathering" and risk.has_dark()) or risk.stage == "window"


def may_offer(state: State, seat: Seat, action: OfferHelp) -> None:
    require(state.is_player(seat), "EF-HELP-01", "the game master does not help")
    risk = the_risk(state, "EF-HELP-02")
    require(seat != risk.roller, "EF-HELP-01", "nobody helps themselves")
    require(state.is_able(seat), "EF-CHAR-04", "a lost character helps no more")
    require(help_is_open(risk), "EF-HELP-02", "help needs a dark die in the pool, and dice that are still compared")
    require(risk.help_of(seat) is None, "EF-HELP-13", "one help die each")


def offer_help(table: Table[State], seat: Seat, action: OfferHelp) -> None:
    """EF-HELP-01 Another player offers help, before the dice are rolled or after."""
    the_risk(table.state).helps.append(Help(seat))
    table.happens(events.HelpOffered, seat)


def offer_of(state: State, seat: Seat, rule: str) -> Help:
    """An offer that has not been accepted."""
    risk = the_risk(state, rule)
    help = risk.help_of(seat)
    require(help, rule, "no help has been offered there")
    assert help is not None
    require(not help.accepted, rule, "that help has been accepted")
    return help


def may_withdraw_help(state: State, seat: Seat, action: WithdrawHelp) -> None:
    offer_of(state, seat, "EF-HELP-16")


def withdraw_help(table: Table[State], seat: Seat, action: WithdrawHelp) -> None:
    """EF-HELP-16 Until it is accepted an offer may be taken back."""
    drop_help(table, the_risk(table.state), seat)
    table.happens(events.HelpWithdrawn, seat)


def drop_help(table: Table[State], risk: Risk, seat: Seat) -> None:
    risk.helps = [help for help in risk.helps if help.seat != seat]
    if seat not in risk.hung_back:
        risk.hung_back = sorted([*risk.hung_back, seat])


def may_accept(state: State, seat: Seat, action: AcceptHelp) -> None:
    require(seat == the_risk(state, "EF-HELP-04").roller, "EF-HELP-04", "the roller accepts help, or declines it")
    offer_of(state, action.seat, "EF-HELP-04")


def accept_help(table: Table[State], seat: Seat, action: AcceptHelp) -> None:
    """EF-HELP-04, EF-HELP-13 Any number may help, in the order in which they were accepted."""
    risk = the_risk(table.state)
    help = offer_of(table.state, action.seat, "EF-HELP-04")
    help.accepted = True
    risk.helps = [*(other for other in risk.helps if other is not help), help]
    table.happens(events.HelpAccepted, action.seat)


def may_decline(state: State, seat: Seat, action: DeclineHelp) -> None:
    risk = the_risk(state, "EF-HELP-04")
    require(seat == risk.roller, "EF-HELP-04", "the roller accepts help, or declines it")
    help = risk.help_of(action.seat)
    require(help, "EF-HELP-04", "no help has been offered there")
    assert help is not None
    require(not help.exposed, "EF-HELP-05", "they are in danger for you already")


def decline_help(table: Table[State], seat: Seat, action: DeclineHelp) -> None:
    """EF-HELP-04 Declined help rolls nothing and costs nothing."""
    drop_help(table, the_risk(table.state), action.seat)
    table.happens(events.HelpDeclined, action.seat)


def may_expose(state: State, seat: Seat, action: Expose) -> None:
    help = the_risk(state, "EF-HELP-05").help_of(seat)
    require(help and help.accepted, "EF-HELP-05", "your help has not been accepted")
    assert help is not None
    require(not help.exposed, "EF-HELP-05", "you have said how you are exposed")


def expose(table: Table[State], seat: Seat, action: Expose) -> None:
    """EF-HELP-05, EF-HELP-06 First how they are exposed, then one light die: with the pool, or at once if it lies."""
    risk = the_risk(table.state)
    help = risk.help_of(seat)
    assert help is not None
    help.exposure, help.exposed = action.words.strip(), True
    table.happens(events.HelperExposed, seat, help.exposure)
    if risk.stage == "window":
        help.die = throw(table, seat, "light", "help")
        settle(table.state.character(seat))
        table.happens(events.DiceRolled, risk.number, len(risk.passes), (help.die,))


def may_use(state: State, seat: Seat, action: UseHelp) -> None:
    risk = the_risk(state, "EF-HELP-07")
    require(seat == risk.roller, "EF-HELP-07", "the roller says which help dice count")
    require(risk.stage == "window", "EF-HELP-07", "that is said once the dice lie, before they are compared")
    help = risk.help_of(action.seat)
    require(help and help.die, "EF-HELP-07", "there is no such help die")
    assert help is not None
    require(help.used != action.use, "EF-HELP-07", "it is so already")


def use_help(table: Table[State], seat: Seat, action: UseHelp) -> None:
    """EF-HELP-07 The roller may use a help die or leave it out."""
    help = the_risk(table.state).help_of(action.seat)
    assert help is not None
    help.used = action.use
    table.happens(events.HelpDieUsed, action.seat, action.use)


def may_close_window(state: State, seat: Seat, action: CloseWindow) -> None:
    risk = the_risk(state, "EF-RISK-12")
    require(seat in (risk.roller, state.gm), "EF-RISK-12", "the roller closes the window")
    require(risk.stage == "window", "EF-RISK-12", "no window for help is open")
    unsaid = [help for help in risk.helps if help.accepted and not help.exposed]
    require(not unsaid or seat == state.gm, "EF-HELP-05", "an accepted helper has yet to say how they are exposed")


def close_window(table: Table[State], seat: Seat, action: CloseWindow) -> None:
    """EF-RISK-12, EF-R30 Open offers lapse, help dice meet the dark ones, and Compare is answered."""
    risk = the_risk(table.state)
    for help in [help for help in risk.helps if not help.die]:
        drop_help(table, risk, help.seat)
        table.happens(events.HelpWithdrawn, help.seat)
    match_help(table, risk)
    compare(table, risk)


def match_help(table: Table[State], risk: Risk) -> None:
    """EF-HELP-08, EF-HELP-11 A help die, used or not, that equals a dark die marks its helper, once in a roll."""
    dark = risk.passes[-1].faces("dark")
    for help in risk.helps:
        if help.die and not help.matched and help.die.face in dark:
            help.matched = True
            table.happens(events.HelpMatched, help.seat, help.die.face)
            mark(table, help.seat, openly=False)


def invited(state: State, risk: Risk) -> list[Seat]:
    """EF-R38 Who may want to offer something now and has not said. Public facts alone decide it."""
    asked: list[Seat] = []
    if help_is_open(risk):
        asked = [seat for seat in state.able() if seat != risk.roller and risk.help_of(seat) is None]
    if risk.stage == "gathering" and state.gm is not None:
        offered = any(bargain.seat == state.gm for bargain in risk.bargains)
        asked = asked if offered else sorted([*asked, state.gm])
    return [seat for seat in asked if seat not in risk.hung_back]


def may_hang_back(state: State, seat: Seat, action: HangBack) -> None:
    require(seat in invited(state, the_risk(state, "EF-R38")), "EF-R38", "nothing is asked of you here")


def hang_back(table: Table[State], seat: Seat, action: HangBack) -> None:
    """EF-R38 Nothing to offer; an offer may still be made later."""
    risk = the_risk(table.state)
    risk.hung_back = sorted([*risk.hung_back, seat])
    table.happens(events.HungBack, seat)


RULES: Rules = {
    OfferHelp: Rule(may_offer, offer_help),
    WithdrawHelp: Rule(may_withdraw_help, withdraw_help),
    AcceptHelp: Rule(may_accept, accept_help),
    DeclineHelp: Rule(may_decline, decline_help),
    Expose: Rule(may_expose, expose),
    UseHelp: Rule(may_use, use_help),
    CloseWindow: Rule(may_close_window, close_window),
    HangBack: Rule(may_hang_back, hang_back),
}
