"""Choices in words, for the one whose view it is."""

from collections.abc import Callable
from typing import Any

from lanternwood.games.enter_the_forest import actions as act
from lanternwood.games.enter_the_forest.naming import FIELDS, KINDS, all_of, at_head, called, who
from lanternwood.games.enter_the_forest.view import ContestView, RiskView, View
from lanternwood.kernel.model import Seat
from lanternwood.kernel.words import verbatim


def label(view: View, action: Any) -> str:
    return LABELS[type(action)](view, action)


def plain(words: str) -> Callable[[View, Any], str]:
    return lambda view, action: words


def about(words: str) -> Callable[[View, Any], str]:
    """With the name of whom it concerns in place of the star."""
    return lambda view, action: words.replace("*", called(view, action.seat))


def entry(view: View, action: act.StrikeEntry) -> str:
    mine = next(one for one in view.characters if one.seat == view.seat)
    lines = {"skills": mine.skills, "equipment": mine.equipment, "rituals": mine.rituals}[action.kind]
    return f"Strike {KINDS[action.kind]}: {verbatim(lines[action.index])}"


def condition(view: View, action: act.StrikeCondition) -> str:
    sheet = next(one for one in view.characters if one.seat == action.seat)
    return f"Strike a Condition of {called(view, action.seat)}: {verbatim(sheet.conditions[action.index])}"


def bargain(words: str) -> Callable[[View, Any], str]:
    def say(view: View, action: Any) -> str:
        assert isinstance(view.roll, RiskView)
        return f"{words}: {verbatim(view.roll.bargains[action.index].words)}"

    return say


def reroll(view: View, action: act.Reroll) -> str:
    assert isinstance(view.roll, RiskView)
    dark = sum(die.colour == "dark" for die in view.roll.passes[-1].dice) + 1
    return f"Re-roll everything with one more dark die ({dark} dark in all)"


def roll(view: View, action: act.RollDice) -> str:
    assert isinstance(view.roll, RiskView)
    risk = view.roll
    light = (risk.skill is not None) + sum(one.standing == "accepted" for one in risk.bargains)
    dark = risk.dark or risk.ordered or risk.ritual
    return f"Roll {light} light and {int(dark)} dark"


def seal(view: View, action: act.SealDice) -> str:
    assert isinstance(view.roll, ContestView)
    if not action.extra:
        return "Seal: no extra dark dice"
    return f"Seal: {action.extra} extra dark {'die' if action.extra == 1 else 'dice'}"


def witnesses(view: View, action: act.NameWitnesses) -> str:
    if not action.witnesses:
        return f"Let whoever sits next notice {called(view, action.seat)}"
    noticing = "notices" if len(action.witnesses) == 1 else "notice"
    return f"{at_head(all_of(view, action.witnesses))} {noticing} {called(view, action.seat)}"


def blind(view: View, action: act.RollBlind) -> str:
    return f"Roll blind: {action.light} light, {action.dark} dark"


def contest(view: View, action: act.ProposeContest) -> str:
    return f"Contest {all_of(view, action.others)}: say what is at stake"


def correction(view: View, action: act.CorrectRuin) -> str:
    return f"Correct the Ruin of {called(view, action.seat)}: one {'more' if action.by > 0 else 'less'}"


def consent(view: View, action: act.Consent) -> str:
    return {
        "resume": "Agree to go on",
        "withdraw": "Agree to call the roll off",
        "end": "Agree to end the evening",
        "bot": "Agree that a bot keeps the game",
    }[action.to]


def use(view: View, action: act.UseHelp) -> str:
    owner = whose(view, action.seat)
    return f"Use {owner} help die" if action.use else f"Leave {owner} help die out"


def whose(view: View, seat: Seat) -> str:
    return f"{called(view, seat)}'s"


LABELS: dict[type, Callable[[View, Any], str]] = {
    act.Write: lambda view, action: f"Write {FIELDS[action.field]}",
    act.AddEntry: lambda view, action: f"Add {KINDS[action.kind]}",
    act.StrikeEntry: entry,
    act.ChooseFate: lambda view, action: "Die" if action.fate == "dies" else "Belong to the Forest",
    act.Declare: lambda view, action: "Perform a Ritual" if action.ritual else "Try something risky",
    act.AnswerWhatCouldGoWrong: plain("Say what could go wrong"),
    act.Waive: plain("Let dice be gathered without an answer"),
    act.ClaimSkill: lambda view, action: f"Take a light die: my {FIELDS[action.source]} fits, because …",
    act.DropSkill: plain("Leave the skill die out"),
    act.StrikeSkill: plain("Strike the skill die"),
    act.OfferBargain: plain("Offer a Devil's Bargain"),
    act.AcceptBargain: bargain("Take a light die and this bargain"),
    act.DeclineBargain: bargain("Decline this bargain"),
    act.ObjectToBargain: bargain("Object, for my character's sake"),
    act.TakeDark: plain("Take a dark die: risk mind or body"),
    act.DropDark: plain("Put the dark die back"),
    act.OrderDark: plain("Say that there must be a dark die"),
    act.RollDice: roll,
    act.WithdrawRoll: plain("Call this roll off"),
    act.CloseWindow: plain("No more help: compare the dice"),
    act.Stand: plain("Let the dice stand"),
    act.Reroll: reroll,
    act.DescribeFailure: plain("Say how it fails"),
    act.GrantSuccess: plain("Let it succeed, and say what gets worse"),
    act.DescribeComplication: plain("Say what complicates it"),
    act.DescribeSuccess: plain("Say how it succeeds"),
    act.PassToGm: plain("Let another tell it"),
    act.OfferHelp: plain("Offer help"),
    act.WithdrawHelp: plain("Take the offer back"),
    act.AcceptHelp: about("Accept help from *"),
    act.DeclineHelp: about("Decline help from *"),
    act.Expose: plain("Say how you are exposed, and roll your light die"),
    act.UseHelp: use,
    act.HangBack: plain("Nothing to offer"),
    act.ProposeContest: contest,
    act.AgreeStake: plain("Agree to the stake"),
    act.RefuseStake: plain("Refuse: no Contest"),
    act.SayDanger: lambda view, action: "Deadly or dangerous" if action.deadly else "Not dangerous in itself",
    act.ClaimEdge: lambda view, action: f"Take a light die for {KINDS[action.source]}: which …",
    act.DropEdge: plain("Leave that die out"),
    act.StrikeEdge: about("Strike the light die of *"),
    act.SealDice: seal,
    act.Concede: plain("Withdraw, and concede the stake"),
    act.TakeOut: about("Take * out of the Contest; nothing is conceded"),
    act.CallRuin: about("Call * for a Ruin roll: what is so disturbing …"),
    act.ProposeRuin: plain("Propose a Ruin roll: what have you seen …"),
    act.ConfirmRuin: plain("Confirm the Ruin roll"),
    act.RollRuin: plain("Roll one dark die"),
    act.EnterCondition: plain("Write the Condition"),
    act.DeclareReduction: plain("Serve the Forest in secret: what do you do …"),
    act.DropReduction: plain("Let it be"),
    act.AcceptAct: about("It is done: * may roll"),
    act.RefuseAct: about("Not done: refuse *"),
    act.RollReduction: plain("Roll one light die"),
    act.RemoveAnyway: plain("Remove one Ruin and be noticed"),
    act.LeaveIt: plain("Leave it, unnoticed"),
    act.NameWitnesses: witnesses,
    act.CallOn: about("Turn to *: what do you do?"),
    act.StayBack: plain("Not now"),
    act.EndEvening: plain("End the evening"),
    act.Consent: consent,
    act.Pause: plain("Pause the scene (nobody is named)"),
    act.Resume: plain("Go on"),
    act.Note: plain("Write a note for yourself"),
    act.StrikeNote: lambda view, action: f"Strike the note: {verbatim(view.notes[action.index])}",
    act.AddCondition: about("Give * a Condition"),
    act.StrikeCondition: condition,
    act.CorrectRuin: correction,
    act.SetStarting: lambda view, action: f"{who(view, action.seat)} starts with {action.to} Ruin",
    act.SetPushRule: lambda view, action: (
        "Allow re-rolls after the Ruin step too" if action.always else "Re-rolls only while light is on top"
    ),
    act.SetVeil: lambda view, action: "Veil the Ruin of the turned" if action.veil else "Lift the veil",
    act.AllowCoGm: about("Let * tell along"),
    act.RollBlind: blind,
    act.OpenBlind: lambda view, action: f"Open blind roll {action.index + 1}",
}
