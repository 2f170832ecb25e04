"""What a bot says unasked: it tells of each Peek once, of its role when accused, and thinks aloud."""

from collections.abc import Sequence

from lanternwood.bots.forsaken_forest.groups import UNIQUE, heard
from lanternwood.bots.forsaken_forest.judging import Judge
from lanternwood.bots.forsaken_forest.opinions import opinion
from lanternwood.bots.forsaken_forest.peeks import same_subject, told_of
from lanternwood.games.forsaken_forest.statements import AnyStatement, ClaimRole, Plain, Say
from lanternwood.games.forsaken_forest.view import View
from lanternwood.kernel.rng import Chance


def may_speak(view: View) -> bool:
    assert view.seat is not None
    return view.phase != "night" and not view.players[view.seat].entangled


def something_to_say(judge: Judge, chance: Chance) -> Say | None:
    """The next thing worth saying, if there is any that has not been said."""
    said = heard(judge.view)
    told = [each.statement for each in said if each.speaker == judge.me]
    statement = untold_peek(judge, told, chance) or role_once_accused(judge, told) or opinion(judge, said)
    return None if statement is None else Say(statement)


def untold_peek(judge: Judge, told: Sequence[AnyStatement], chance: Chance) -> Plain | None:
    for note in judge.view.notes:
        if note.slot is not None and judge.view.turned[note.slot]:
            continue
        statement = told_of(judge, note, chance)
        if statement is not None and not any(same_subject(statement, other) for other in told):
            return statement
    return None


def role_once_accused(judge: Judge, told: Sequence[AnyStatement]) -> ClaimRole | None:
    """A Villager with a gift says so at the Gallows. All others are Commonfolk, the Forsaken among them: whoever kept
    silent where Villagers speak, or spoke where they keep silent, would be known by it."""
    view = judge.view
    if view.gallows is None or view.gallows.accused != judge.me:
        return None
    gifted = not judge.evil and view.role in UNIQUE and view.role != "cursed"
    claim = ClaimRole(view.role if gifted and view.role is not None else "commonfolk")
    return None if claim in told else claim
