"""Announcements in words. Read one after the other they are the story of the evening."""

from collections.abc import Callable
from typing import Any

from lanternwood.games.enter_the_forest import events as ev
from lanternwood.games.enter_the_forest.naming import (
    CAUSES,
    FIELDS,
    KINDS,
    SOURCES,
    all_of,
    at_head,
    called,
    faces,
    quoted,
    who,
)
from lanternwood.games.enter_the_forest.view import View
from lanternwood.kernel.words import verbatim


def tell(view: View, event: Any) -> str:
    return TOLD[type(event)](view, event)


def said(words: str) -> Callable[[View, Any], str]:
    """A sentence in which * is whom it is about and the rest is what they said."""

    def say(view: View, event: Any) -> str:
        sentence = words.replace("*", who(view, event.seat) if words.startswith("*") else called(view, event.seat))
        return f"{sentence} {quoted(event.words)}".strip() if hasattr(event, "words") else sentence

    return say


def plain(words: str) -> Callable[[View, Any], str]:
    return lambda view, event: words


def written(view: View, event: ev.CharacterWritten) -> str:
    if event.field == "name":
        named = f"is called {verbatim(event.words)}" if event.words else "gives up a name"
        return f"A treasure-hunter {named}."
    if not event.words:
        return f"{who(view, event.seat)} leaves the {FIELDS[event.field]} open."
    return f"{who(view, event.seat)}: {FIELDS[event.field]} {quoted(event.words)}"


def marked(view: View, event: ev.RuinMarked) -> str:
    seen = f": now {event.ruin}" if event.ruin is not None else ""
    return f"{who(view, event.seat)} marks one Ruin{seen}."


def declared(view: View, event: ev.RiskDeclared) -> str:
    tries = "performs a Ritual" if event.ritual else "tries something risky"
    return f"{who(view, event.seat)} {tries}: {quoted(event.words)} What could go wrong?"


def rolled(view: View, event: ev.DiceRolled) -> str:
    again = f", throw {event.throw}" if event.throw > 1 else ""
    return f"The dice{again}: {faces(event.dice)}."


def compared(view: View, event: ev.DiceCompared) -> str:
    if event.dark is None:
        return "No dark die: nothing to compare."
    if event.light is None:
        return f"There is no light die to stand against the dark {event.dark}."
    if event.dark > event.light:
        return f"Dark {event.dark} beats light {event.light}."
    if event.dark == event.light:
        return f"Dark {event.dark} ties light {event.light}, and that is enough."
    return f"Light {event.light} stays above dark {event.dark}."


def ruin_step(view: View, event: ev.RuinStepPassed | ev.RuinStepPassedUnseen) -> str:
    if event.marks:
        return f"{event.dark} is higher than Ruin {event.ruin}: {called(view, event.seat)} is marked."
    return f"{event.dark} is not higher than Ruin {event.ruin}: nothing is marked."


def read(view: View, event: ev.DiceRead) -> str:
    if event.highest <= 3:
        return f"The highest die is {event.highest}: {called(view, event.seat)} fails."
    if event.highest <= 5:
        return f"The highest die is {event.highest}: {called(view, event.seat)} succeeds, with a complication."
    return f"The highest die is 6: {called(view, event.seat)} succeeds."


def came_true(view: View, event: ev.BargainCameTrue) -> str:
    return f"The bargain of {called(view, event.seat)} comes true: {quoted(event.words)}"


def contest(view: View, event: ev.ContestProposed) -> str:
    others = [seat for seat in event.contenders if seat != event.seat]
    return f"{who(view, event.seat)} stands against {all_of(view, others)}. At stake: {quoted(event.words)}"


def contest_rolled(view: View, event: ev.ContestRolled) -> str:
    owners = list(dict.fromkeys(die.owner for die in event.dice))
    pools = [f"{called(view, seat)}: {faces([die for die in event.dice if die.owner == seat])}" for seat in owners]
    return f"All is revealed. {'; '.join(pools)}."


def face_compared(view: View, event: ev.FaceCompared) -> str:
    counts = ", ".join(f"{called(view, count.seat)} {count.dice}" for count in event.counts)
    return f"{event.face}s: {counts}."


def ruin_rolled(view: View, event: ev.RuinRolled) -> str:
    name = who(view, event.seat)
    return f"{name} rolls a dark {event.die.face}" + (": it gets in." if event.affected else " and is unaffected.")


def reduction_rolled(view: View, event: ev.ReductionRolled) -> str:
    sight = "nobody notices" if event.unnoticed else "it will not go unseen unless it is left"
    return f"A light {event.die.face} against Ruin {event.ruin}: {sight}."


def noticed(view: View, event: ev.BetrayalNoticed) -> str:
    if view.seat in event.witnesses:
        return f"You notice that {called(view, event.seat)} serves the Forest: {quoted(event.words)}"
    if not event.witnesses:
        return f"{who(view, event.seat)} serves the Forest, and there is nobody to notice."
    return f"{at_head(all_of(view, event.witnesses))} noticed {called(view, event.seat)}: {quoted(event.words)}"


def fate(view: View, event: ev.FateChosen) -> str:
    return f"{who(view, event.seat)} {'dies' if event.fate == 'dies' else 'belongs to the Forest now'}."


def called_on(view: View, event: ev.CalledOn) -> str:
    return f"The light falls on {called(view, event.seat)}. {quoted(event.words)}".rstrip()


def blind_rolled(view: View, event: ev.BlindRolled) -> str:
    return f"Blind roll {event.index + 1}: {' and '.join(event.colours)}, under the game master's hand."


def blind_seen(view: View, event: ev.BlindSeen | ev.BlindOpened) -> str:
    shows = "shows" if isinstance(event, ev.BlindSeen) else "is opened"
    return f"Blind roll {event.index + 1} {shows}: {faces(event.dice)}."


ENDINGS = {
    "evening": "The evening ends. Whoever is left goes home.",
    "lost": "Nobody is left to come out of the Forest.",
    "book": "The book is full, and the evening ends.",
}

TOLD: dict[type, Callable[[View, Any], str]] = {
    ev.CharacterWritten: written,
    ev.EntryAdded: lambda view, event: f"{who(view, event.seat)}: {KINDS[event.kind]} {quoted(event.words)}",
    ev.EntryStruck: lambda view, event: (
        f"{who(view, event.seat)} no longer has {KINDS[event.kind]} {quoted(event.words)}"
    ),
    ev.StartingRuinSet: lambda view, event: f"{who(view, event.seat)} starts with {event.starting} Ruin.",
    ev.RuinMarked: marked,
    ev.RuinMarkedUnseen: lambda view, event: f"{who(view, event.seat)} marks one Ruin, unseen: now {event.ruin}.",
    ev.RuinCorrected: lambda view, event: f"The Ruin of {called(view, event.seat)} is corrected to {event.ruin}.",
    ev.RuinCorrectedUnseen: lambda view, event: (
        f"The Ruin of {called(view, event.seat)} is corrected, unseen, to {event.ruin}."
    ),
    ev.CharacterTurned: said("* has turned: the Forest is listening."),
    ev.CharacterLost: said("* is lost."),
    ev.FateChosen: fate,
    ev.ConditionGained: said("* has a Condition now:"),
    ev.ConditionStruck: said("* is rid of"),
    ev.RiskDeclared: declared,
    ev.MishapNamed: said("*:"),
    ev.MishapsWaived: said("* asks for no answer; dice are gathered."),
    ev.SkillClaimed: lambda view, event: (
        f"{who(view, event.seat)} takes a light die for {SOURCES[event.source]}: {quoted(event.words)}"
    ),
    ev.SkillDropped: said("* leaves the skill die out."),
    ev.SkillStruck: said("The skill die of * does not count."),
    ev.BargainOffered: said("* offers a bargain:"),
    ev.BargainAccepted: said("The bargain of * is accepted, for a light die:"),
    ev.BargainDeclined: said("The bargain of * is declined:"),
    ev.BargainCancelled: said("* objects, and the bargain is off:"),
    ev.DarkTaken: said("* takes a dark die."),
    ev.DarkDropped: said("* puts the dark die back."),
    ev.DarkOrdered: said("The game master asks * for a dark die."),
    ev.RollWithdrawn: said("The roll of * is called off."),
    ev.HelpOffered: said("* offers help."),
    ev.HelpWithdrawn: said("The offer of * lapses."),
    ev.HelpAccepted: said("The help of * is welcome."),
    ev.HelpDeclined: said("The help of * is declined."),
    ev.HelperExposed: said("* helps:"),
    ev.HungBack: said("* has nothing to offer."),
    ev.HelpDieUsed: lambda view, event: (
        f"The help die of {called(view, event.seat)} {'counts' if event.used else 'is left out'}."
    ),
    ev.DiceRolled: rolled,
    ev.HelpMatched: lambda view, event: (
        f"The help die of {called(view, event.seat)}, {event.face}, meets its like among the dark dice."
    ),
    ev.DiceCompared: compared,
    ev.RuinStepPassed: ruin_step,
    ev.RuinStepPassedUnseen: ruin_step,
    ev.Rerolled: said("* risks mind and body for more: one more dark die."),
    ev.Stood: said("* lets the dice stand."),
    ev.DiceRead: read,
    ev.FailureDescribed: said("*, how it fails:"),
    ev.SuccessGranted: said("*: it works after all, and this gets worse:"),
    ev.ComplicationDescribed: said("*, the complication:"),
    ev.SuccessDescribed: said("*, how it succeeds:"),
    ev.SuccessPassedOn: said("* lets another tell it."),
    ev.BargainCameTrue: came_true,
    ev.RollClosed: lambda view, event: f"Roll {event.number} is closed.",
    ev.ContestProposed: contest,
    ev.StakeAgreed: said("* agrees to the stake."),
    ev.StakeRefused: said("* refuses the stake."),
    ev.DangerSaid: lambda view, event: (
        "This Contest is deadly: a dark die for everyone."
        if event.deadly
        else "This Contest is not dangerous in itself."
    ),
    ev.EdgeClaimed: lambda view, event: (
        f"{who(view, event.seat)} takes a light die for {SOURCES[event.source]}: {quoted(event.words)}"
    ),
    ev.EdgeDropped: said("* leaves that die out."),
    ev.EdgeStruck: said("The extra light die of * does not count; they gather again."),
    ev.DiceSealed: said("* has sealed their dice."),
    ev.Conceded: said("* withdraws and concedes the stake."),
    ev.TakenOut: said("* is taken out of the Contest and concedes nothing."),
    ev.ContestRolled: contest_rolled,
    ev.FaceCompared: face_compared,
    ev.ContestWon: said("* wins the Contest:"),
    ev.StandOff: lambda view, event: f"A stand-off: {quoted(event.words)} stays unsettled.",
    ev.RuinProposed: said("* has met something disturbing:"),
    ev.RuinCalled: said("* meets something disturbing:"),
    ev.RuinConfirmed: said("Yes, that is disturbing: * rolls for Ruin."),
    ev.RuinRolled: ruin_rolled,
    ev.ReductionDeclared: said("In secret, *:"),
    ev.ReductionDropped: said("* lets it be."),
    ev.ActAccepted: said("It is done: * may roll one light die."),
    ev.ActRefused: said("It is not done: * does not roll."),
    ev.ReductionRolled: reduction_rolled,
    ev.RuinRemoved: lambda view, event: f"One Ruin leaves {called(view, event.seat)}: now {event.ruin}.",
    ev.RuinRemovedOpenly: lambda view, event: f"One Ruin leaves {called(view, event.seat)}: now {event.ruin}.",
    ev.BetrayalLeft: said("* leaves it, and nobody notices."),
    ev.BetrayalNoticed: noticed,
    ev.CalledOn: called_on,
    ev.StayedBack: said("* stays back."),
    ev.ScenePaused: plain("The scene is paused. Breathe; nobody needs to say why."),
    ev.SceneResumed: plain("The scene goes on."),
    ev.Consented: lambda view, event: f"{who(view, event.seat)} agrees to {CAUSES[event.to]}.",
    ev.ConsentedUnseen: lambda view, event: f"One more agrees to {CAUSES[event.to]}.",
    ev.BotGmAppointed: plain("A bot keeps the game from now on."),
    ev.NoteKept: lambda view, event: f"You note: {quoted(event.words)}",
    ev.NoteStruck: lambda view, event: f"You strike the note {quoted(event.words)}",
    ev.PushRuleSet: lambda view, event: (
        "From now on a re-roll is open after the Ruin step too."
        if event.always
        else "From now on a re-roll is open only while light is on top."
    ),
    ev.VeilSet: lambda view, event: (
        "The Ruin of the turned is veiled from now on." if event.veil else "The veil is lifted."
    ),
    ev.RuinUnveiled: lambda view, event: f"{who(view, event.seat)} has {event.ruin} Ruin.",
    ev.CoGmAllowed: said("* may tell along with the game master."),
    ev.BlindRolled: blind_rolled,
    ev.BlindSeen: blind_seen,
    ev.BlindOpened: blind_seen,
    ev.EveningEnded: lambda view, event: ENDINGS[event.ending],
}
