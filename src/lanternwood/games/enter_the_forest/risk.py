"""The Risk roll, from the task to the tale of how it went (EF-RISK)."""

from msgspec.structs import replace

from lanternwood.games.enter_the_forest import events
from lanternwood.games.enter_the_forest.actions import (
    AcceptBargain,
    AnswerWhatCouldGoWrong,
    ClaimSkill,
    Declare,
    DeclineBargain,
    DropDark,
    DropSkill,
    ObjectToBargain,
    OfferBargain,
    OrderDark,
    Reroll,
    RollDice,
    Stand,
    StrikeSkill,
    TakeDark,
    Waive,
)
from lanternwood.games.enter_the_forest.characters import mark, settle
from lanternwood.games.enter_the_forest.dice import throw
from lanternwood.games.enter_the_forest.ruling import Rule, Rules, everyone_who_knows
from lanternwood.games.enter_the_forest.state import Answer, Bargain, Claim, Die, Pass, Risk, State
from lanternwood.kernel.model import Action, Seat, require
from lanternwood.kernel.table import Table

ENOUGH = 3
"""So many answers or bargains from each, in one roll: a table must come to its dice."""


def the_risk(state: State, rule: str = "EF-RISK-01") -> Risk:
    require(isinstance(state.roll, Risk), rule, "no Risk roll is open")
    assert isinstance(state.roll, Risk)
    return state.roll


def roller_gathers(state: State, seat: Seat, rule: str) -> Risk:
    risk = the_risk(state, rule)
    require(seat == risk.roller, rule, "that is the roller's to do")
    require(risk.stage != "declared", "EF-RISK-02", "first let someone name what could go wrong")
    require(risk.stage == "gathering", rule, "the dice are rolled")
    return risk


def keeper_speaks(state: State, seat: Seat, rule: str) -> Risk:
    """EF-R34 What the game master does in a roll."""
    risk = the_risk(state, rule)
    require(seat == state.keeper(), rule, "that is the game master's to say")
    return risk


def may_begin(state: State, seat: Seat, rule: str) -> None:
    require(state.is_player(seat), rule, "only a player with a character can do that")
    require(state.is_able(seat), "EF-CHAR-04", "a lost character makes no more rolls")
    require(state.roll is None, "EF-R32", "one roll at a time: close the open one first")


# What could go wrong


def may_declare(state: State, seat: Seat, action: Declare) -> None:
    may_begin(state, seat, "EF-RISK-01")


def declare(table: Table[State], seat: Seat, action: Declare) -> None:
    """EF-RISK-01 The roller states the task and asks what could go wrong."""
    state = table.state
    state.begun += 1
    state.roll = Risk(state.begun, seat, action.words.strip(), action.ritual)
    table.happens(events.RiskDeclared, state.begun, seat, action.ritual, action.words.strip())


def offers_words(state: State, seat: Seat, risk: Risk, rule: str) -> None:
    """The game master, another player, or a lost one who may go on telling."""
    require(seat != risk.roller, rule, "that is for the others to say")
    speaks = seat == state.gm or state.is_able(seat) or (state.is_player(seat) and state.character(seat).co_gm)
    require(speaks, "EF-CHAR-04", "a lost character has no more say, unless the game master allows it")


def may_answer(state: State, seat: Seat, action: AnswerWhatCouldGoWrong) -> None:
    risk = the_risk(state, "EF-RISK-02")
    require(risk.stage in ("declared", "gathering"), "EF-RISK-02", "the dice are rolled")
    offers_words(state, seat, risk, "EF-RISK-02")
    said = sum(answer.seat == seat for answer in risk.answers)
    require(said < ENOUGH, "EF-RISK-02", "let the others name something too")


def answer(table: Table[State], seat: Seat, action: AnswerWhatCouldGoWrong) -> None:
    """EF-RISK-02 One answer opens the gathering."""
    risk = the_risk(table.state)
    risk.answers.append(Answer(seat, action.words.strip()))
    risk.stage = "gathering"
    table.happens(events.MishapNamed, seat, action.words.strip())


def may_waive(state: State, seat: Seat, action: Waive) -> None:
    risk = keeper_speaks(state, seat, "EF-RISK-02")
    require(risk.stage == "declared", "EF-RISK-02", "dice are being gathered already")


def waive(table: Table[State], seat: Seat, action: Waive) -> None:
    """EF-RISK-02 Or the game master waives it."""
    the_risk(table.state).stage = "gathering"
    table.happens(events.MishapsWaived, seat)


# Gather


def may_claim(state: State, seat: Seat, action: ClaimSkill) -> None:
    risk = roller_gathers(state, seat, "EF-RISK-03")
    require(risk.skill is None, "EF-RISK-03", "one skill die at most, even if both fit")
    require(action.source not in risk.struck, "EF-RISK-30", "the game master has struck that claim")


def claim_skill(table: Table[State], seat: Seat, action: ClaimSkill) -> None:
    """EF-RISK-03, EF-RISK-30 One light die if Occupation or Background fits, with a word on why."""
    the_risk(table.state).skill = Claim(action.source, action.words.strip())
    table.happens(events.SkillClaimed, seat, action.source, action.words.strip())


def may_drop_skill(state: State, seat: Seat, action: DropSkill) -> None:
    require(roller_gathers(state, seat, "EF-RISK-03").skill, "EF-RISK-03", "there is no skill die in the pool")


def drop_skill(table: Table[State], seat: Seat, action: DropSkill) -> None:
    the_risk(table.state).skill = None
    table.happens(events.SkillDropped, seat)


def may_strike_skill(state: State, seat: Seat, action: StrikeSkill) -> None:
    risk = keeper_speaks(state, seat, "EF-RISK-30")
    require(risk.stage == "gathering", "EF-RISK-30", "a claim is struck before the dice are rolled, or not at all")
    require(risk.skill, "EF-RISK-30", "nothing has been claimed")


def strike_skill(table: Table[State], seat: Seat, action: StrikeSkill) -> None:
    """EF-RISK-30 The game master may strike the claim until the dice are rolled."""
    risk = the_risk(table.state)
    assert risk.skill is not None
    risk.struck.append(risk.skill.source)
    risk.skill = None
    table.happens(events.SkillStruck, risk.roller)


def may_offer_bargain(state: State, seat: Seat, action: OfferBargain) -> None:
    risk = the_risk(state, "EF-RISK-04")
    require(risk.stage == "gathering", "EF-RISK-04", "bargains are offered while dice are gathered")
    offers_words(state, seat, risk, "EF-RISK-04")
    offered = sum(bargain.seat == seat for bargain in risk.bargains)
    require(offered < ENOUGH, "EF-RISK-04", "that is enough temptation from you for one roll")


def offer_bargain(table: Table[State], seat: Seat, action: OfferBargain) -> None:
    """EF-RISK-04, EF-R07 Any number of offers, from the game master or another player."""
    the_risk(table.state).bargains.append(Bargain(seat, action.words.strip()))
    table.happens(events.BargainOffered, seat, action.words.strip())


def offered_bargain(risk: Risk, index: int) -> Bargain:
    there = 0 <= index < len(risk.bargains) and risk.bargains[index].standing == "offered"
    require(there, "EF-RISK-04", "no such bargain is on offer")
    return risk.bargains[index]


def may_accept_bargain(state: State, seat: Seat, action: AcceptBargain) -> None:
    risk = roller_gathers(state, seat, "EF-RISK-04")
    require(risk.bargain() is None, "EF-RISK-04", "one bargain at most")
    offered_bargain(risk, action.index)


def accept_bargain(table: Table[State], seat: Seat, action: AcceptBargain) -> None:
    """EF-RISK-04 One light die for accepting a Devil's Bargain."""
    bargain = stand(the_risk(table.state), action.index, "accepted")
    table.happens(events.BargainAccepted, bargain.seat, bargain.words)


def stand(risk: Risk, index: int, standing: str) -> Bargain:
    risk.bargains[index] = replace(risk.bargains[index], standing=standing)
    return risk.bargains[index]


def may_decline_bargain(state: State, seat: Seat, action: DeclineBargain) -> None:
    offered_bargain(roller_gathers(state, seat, "EF-RISK-04"), action.index)


def decline_bargain(table: Table[State], seat: Seat, action: DeclineBargain) -> None:
    bargain = stand(the_risk(table.state), action.index, "declined")
    table.happens(events.BargainDeclined, bargain.seat, bargain.words)


def may_object(state: State, seat: Seat, action: ObjectToBargain) -> None:
    risk = the_risk(state, "EF-R07")
    require(risk.stage == "gathering", "EF-R07", "the dice are rolled; the bargain holds")
    others = state.is_able(seat) and seat != risk.roller
    require(others, "EF-R07", "another player objects, for their own character")
    # Before it is accepted too: else a quick roller leaves nobody the time to object.
    there = 0 <= action.index < len(risk.bargains) and risk.bargains[action.index].standing in ("offered", "accepted")
    require(there, "EF-R07", "there is no such bargain")


def object_to_bargain(table: Table[State], seat: Seat, action: ObjectToBargain) -> None:
    """EF-R07 A bargain that touches another's character needs their leave; its die goes back."""
    bargain = stand(the_risk(table.state), action.index, "cancelled")
    table.happens(events.BargainCancelled, seat, bargain.words)


def may_take_dark(state: State, seat: Seat, action: TakeDark) -> None:
    risk = roller_gathers(state, seat, "EF-RISK-06")
    require(not risk.has_dark(), "EF-RISK-09", "one dark die at first; re-rolls bring more")


def take_dark(table: Table[State], seat: Seat, action: TakeDark) -> None:
    """EF-RISK-06 Whoever risks mind or body takes a dark die."""
    the_risk(table.state).dark = True
    table.happens(events.DarkTaken, seat)


def may_drop_dark(state: State, seat: Seat, action: DropDark) -> None:
    risk = roller_gathers(state, seat, "EF-RISK-06")
    require(not risk.ritual, "EF-RISK-07", "Ritual: the dark die stays")
    require(not risk.ordered, "EF-RISK-08", "GM: the dark die stays")
    require(risk.dark, "EF-RISK-06", "there is no dark die in the pool")
    helped = any(help.accepted for help in risk.helps)
    require(not helped, "EF-HELP-14", "help has been accepted; the dark die stays")


def drop_dark(table: Table[State], seat: Seat, action: DropDark) -> None:
    """EF-RISK-06 Until the roll the roller may think better of it; offers of help lapse with the dark die."""
    risk = the_risk(table.state)
    risk.dark = False
    table.happens(events.DarkDropped, seat)
    for help in risk.helps:
        table.happens(events.HelpWithdrawn, help.seat)
    risk.helps = []


def may_order_dark(state: State, seat: Seat, action: OrderDark) -> None:
    risk = keeper_speaks(state, seat, "EF-RISK-08")
    require(risk.stage in ("declared", "gathering"), "EF-R27", "too late: the dice are rolled")
    require(not risk.ordered, "EF-RISK-08", "that has been said")


def order_dark(table: Table[State], seat: Seat, action: OrderDark) -> None:
    """EF-RISK-08 The game master says that the dark die must be in."""
    risk = the_risk(table.state)
    risk.ordered = True
    table.happens(events.DarkOrdered, risk.roller)


# Roll and compare


def may_roll(state: State, seat: Seat, action: RollDice) -> None:
    risk = roller_gathers(state, seat, "EF-RISK-11")
    pool = risk.skill or risk.bargain() or risk.has_dark()
    require(pool, "EF-RISK-10", "a pool with no dice cannot be rolled; take one, or withdraw and let it be told")
    unsaid = [help for help in risk.helps if help.accepted and not help.exposed]
    require(not unsaid, "EF-HELP-05", "whoever helps must first say how they are exposed")


def roll_dice(table: Table[State], seat: Seat, action: RollDice) -> None:
    """EF-RISK-11 Every die in the pool is rolled."""
    risk = the_risk(table.state)
    settle(table.state.character(seat))
    own = throw_own(table, risk, 1 if risk.has_dark() else 0)
    lay_down(table, risk, own, throw_help(table, risk))


def throw_own(table: Table[State], risk: Risk, dark: int) -> list[Die]:
    """EF-DIE-04 Skill, bargain, then the dark dice, oldest first."""
    roller, at_first = risk.roller, int(risk.has_dark())
    dice = [throw(table, roller, "light", "skill")] if risk.skill else []
    if risk.bargain():
        dice.append(throw(table, roller, "light", "bargain"))
    return dice + [throw(table, roller, "dark", "risk" if nth < at_first else "reroll") for nth in range(dark)]


def throw_help(table: Table[State], risk: Risk) -> list[Die]:
    """EF-HELP-06 Help accepted before the roll is rolled with the pool, in order of acceptance."""
    for help in risk.helps:
        if help.exposed:
            help.die = throw(table, help.seat, "light", "help")
            settle(table.state.character(help.seat))
    return [help.die for help in risk.helps if help.die]


def lay_down(table: Table[State], risk: Risk, own: list[Die], help: list[Die]) -> None:
    risk.passes.append(Pass(tuple(own)))
    risk.hung_back = []
    table.happens(events.DiceRolled, risk.number, len(risk.passes), (*own, *help))
    if window_opens(table.state, risk):
        risk.stage = "window"
    else:
        compare(table, risk)


def window_opens(state: State, risk: Risk) -> bool:
    """EF-RISK-12 By public facts alone: a dark die lies there, and someone else is able to help."""
    others = [seat for seat in state.able() if seat != risk.roller]
    return bool(risk.passes[-1].faces("dark")) and bool(others or risk.help_dice())


def compare(table: Table[State], risk: Risk) -> None:
    """EF-RISK-13 to 15 YES where a dark die ties or beats the best light die, or there is no light die."""
    helped = tuple(help.die for help in risk.helps if help.die and help.used)
    last = replace(risk.passes[-1], helped=helped)
    dark, light = max(last.faces("dark"), default=None), max(last.faces("light"), default=None)
    yes = dark is not None and (light is None or dark >= light)
    risk.passes[-1] = replace(last, compare=yes)
    table.happens(events.DiceCompared, risk.roller, dark, light, yes)
    if yes:
        assert dark is not None
        ruin_step(table, risk, dark)
    if yes and not (table.state.push_always and table.state.is_able(risk.roller)):
        # EF-RISK-18 From the Ruin step to Read, unless the table asks for a re-roll there too.
        read(table, risk)
    else:
        risk.stage = "risk"


def ruin_step(table: Table[State], risk: Risk, dark: int) -> None:
    """EF-RISK-16, EF-RISK-17 The highest dark die above current Ruin marks one, once in a pass."""
    state, roller = table.state, risk.roller
    ruin = state.character(roller).ruin
    marks = dark > ruin
    risk.passes[-1] = replace(risk.passes[-1], marked=marks)
    if state.is_veiled(roller):
        knowing = everyone_who_knows(state, roller)
        table.tells(knowing, events.RuinStepPassedUnseen, roller, dark, ruin, marks)
    else:
        table.happens(events.RuinStepPassed, roller, dark, ruin, marks)
    if marks:
        mark(table, roller, openly=False)


def may_decide(state: State, seat: Seat, action: Action) -> None:
    risk = the_risk(state, "EF-RISK-19")
    for_the_absent = isinstance(action, Stand) and seat == state.gm
    require(seat == risk.roller or for_the_absent, "EF-RISK-19", "that is the roller's to decide")
    require(risk.stage == "risk", "EF-RISK-19", "there is nothing to decide about the dice now")


def stand_on_it(table: Table[State], seat: Seat, action: Stand) -> None:
    """EF-RISK-19 Leave the dice as they lie."""
    risk = the_risk(table.state)
    table.happens(events.Stood, risk.roller)
    read(table, risk)


def reroll(table: Table[State], seat: Seat, action: Reroll) -> None:
    """EF-RISK-20 One more dark die, and every own die again; a help die stays as it fell (EF-HELP-09)."""
    risk = the_risk(table.state)
    table.happens(events.Rerolled, seat)
    dark = len([die for die in risk.passes[-1].dice if die.colour == "dark"])
    for help in risk.helps:
        help.used = True
    lay_down(table, risk, throw_own(table, risk, dark + 1), [])


def read(table: Table[State], risk: Risk) -> None:
    """EF-RISK-22, EF-RISK-23 Only the last pass is read, and its highest die, whatever its colour."""
    risk.stage = "describe"
    table.happens(events.DiceRead, risk.roller, risk.highest())


RULES: Rules = {
    Declare: Rule(may_declare, declare),
    AnswerWhatCouldGoWrong: Rule(may_answer, answer),
    Waive: Rule(may_waive, waive),
    ClaimSkill: Rule(may_claim, claim_skill),
    DropSkill: Rule(may_drop_skill, drop_skill),
    StrikeSkill: Rule(may_strike_skill, strike_skill),
    OfferBargain: Rule(may_offer_bargain, offer_bargain),
    AcceptBargain: Rule(may_accept_bargain, accept_bargain),
    DeclineBargain: Rule(may_decline_bargain, decline_bargain),
    ObjectToBargain: Rule(may_object, object_to_bargain),
    TakeDark: Rule(may_take_dark, take_dark),
    DropDark: Rule(may_drop_dark, drop_dark),
    OrderDark: Rule(may_order_dark, order_dark),
    RollDice: Rule(may_roll, roll_dice),
    Stand: Rule(may_decide, stand_on_it),
    Reroll: Rule(may_decide, reroll),
}
