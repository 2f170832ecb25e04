"""What a bot says: what it has seen, or what it would have others believe. Each Peek is told of once."""

from lanternwood.bots.forsaken_forest.groups import TRUE_FORSAKEN, UNIQUE
from lanternwood.bots.forsaken_forest.judging import Judge
from lanternwood.games.forsaken_forest.statements import (
    ClaimRole,
    ClaimSawDestination,
    ClaimSawRole,
    How,
    Say,
    Statement,
)
from lanternwood.games.forsaken_forest.view import NoteView
from lanternwood.kernel.rng import Chance


def something_to_say(judge: Judge, chance: Chance) -> Say | None:
    """The next thing worth saying, if there is any that has not been said."""
    view = judge.view
    if view.phase == "night" or view.players[judge.me].entangled:
        return None
    mine = [said.statement for said in view.said if said.speaker == judge.me]
    for note in view.notes:
        statement = about(judge, note, chance)
        if statement is not None and not any(same_subject(statement, other) for other in mine):
            return Say(statement)  # type: ignore[arg-type]
    role = worth_claiming(judge)
    if role is not None and not any(isinstance(other, ClaimRole) for other in mine):
        return Say(ClaimRole(role))  # type: ignore[arg-type]
    return None


def about(judge: Judge, note: NoteView, chance: Chance) -> Statement | None:
    how: How = note.how
    if note.kind == "destination" and note.slot is not None and note.destination is not None:
        if judge.view.turned[note.slot]:
            return None
        seen = note.destination
        if judge.true and chance.below(100) < 100 * judge.manner.lie:
            seen = {"village": "dead-end", "void": "village", "dead-end": "void"}[seen]  # type: ignore[assignment]
        return ClaimSawDestination(note.slot, seen, how, note.when)
    if note.kind == "role" and note.seat is not None and note.role is not None:
        return ClaimSawRole(note.seat, told_role(judge, note, chance), how, note.when)  # type: ignore[arg-type]
    return None


def told_role(judge: Judge, note: NoteView, chance: Chance) -> str:
    assert note.seat is not None
    assert note.role is not None
    if not judge.evil:
        return note.role
    if judge.view.players[note.seat].known_forsaken or note.role in TRUE_FORSAKEN:
        return "commonfolk"
    return "forsaken" if chance.below(100) < 100 * judge.manner.framed else note.role


def same_subject(one: Statement, other: Statement) -> bool:
    if isinstance(one, ClaimSawDestination) and isinstance(other, ClaimSawDestination):
        return one.slot == other.slot
    return isinstance(one, ClaimSawRole) and isinstance(other, ClaimSawRole) and one.target == other.target


def worth_claiming(judge: Judge) -> str | None:
    """A Villager with a gift says so once accused, or once it has something to show for it."""
    view = judge.view
    accused = view.gallows is not None and view.gallows.accused == judge.me
    if not judge.evil and view.role in UNIQUE and view.role != "cursed" and accused:
        return view.role
    return "commonfolk" if accused and judge.evil else None
