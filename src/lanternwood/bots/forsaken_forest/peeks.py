"""What a bot says of a Peek: what it has seen, or what it would have others believe."""

from lanternwood.bots.forsaken_forest.groups import TRUE_FORSAKEN
from lanternwood.bots.forsaken_forest.judging import Judge
from lanternwood.games.forsaken_forest.notebook import NoteView
from lanternwood.games.forsaken_forest.statements import AnyStatement, ClaimSawDestination, ClaimSawRole, How
from lanternwood.kernel.rng import Chance


def told_of(judge: Judge, note: NoteView, chance: Chance) -> ClaimSawDestination | ClaimSawRole | None:
    if note.how == "night":
        return None
    how: How = note.how
    if note.kind == "destination" and note.slot is not None and note.destination is not None:
        seen = note.destination
        # Of what all can see by now there is nothing to lie about.
        if judge.true and not judge.view.turned[note.slot] and chance.below(100) < 100 * judge.manner.lie:
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


def same_subject(one: AnyStatement, other: AnyStatement) -> bool:
    if isinstance(one, ClaimSawDestination) and isinstance(other, ClaimSawDestination):
        return one.slot == other.slot
    return isinstance(one, ClaimSawRole) and isinstance(other, ClaimSawRole) and one.target == other.target
