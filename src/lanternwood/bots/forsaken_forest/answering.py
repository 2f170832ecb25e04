"""What a bot says when it is asked: about its role, what it has seen, its hand, its reasons, its vote."""

from collections import Counter
from collections.abc import Sequence

from lanternwood.bots.forsaken_forest.groups import BARS, PATHS, UNIQUE, heard
from lanternwood.bots.forsaken_forest.judging import Judge
from lanternwood.bots.forsaken_forest.opinions import others, turn_of
from lanternwood.bots.forsaken_forest.peeks import told_of
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.content import CONTENT
from lanternwood.games.forsaken_forest.flow import TURNS
from lanternwood.games.forsaken_forest.statements import (
    Answer,
    AnyStatement,
    AskAbout,
    ClaimHand,
    ClaimNoPeek,
    ClaimReason,
    ClaimRole,
    ClaimSawDestination,
    ClaimSawRole,
    ClaimTeam,
    Distrust,
    Plain,
    Reason,
    Said,
    VoteIntent,
)
from lanternwood.games.forsaken_forest.view import View
from lanternwood.kernel.model import Seat
from lanternwood.kernel.rng import Chance


def unanswered(view: View) -> Said | None:
    """The first thing that this seat was asked and has not answered, if that is no more than a Turn Cycle ago."""
    now, found, answered = turn_of(view), None, set()
    for said in reversed(view.said):
        if turn_of(said) < now - TURNS:
            break
        if isinstance(said.statement, Answer) and said.speaker == view.seat:
            answered.add(said.statement.ref)
        elif is_asked(view, said) and said.seq not in answered:
            found = said
    return found


def is_asked(view: View, said: Said) -> bool:
    return isinstance(said.statement, AskAbout) and said.statement.target == view.seat and not said.retracted


def answer(judge: Judge, asked: Said, chance: Chance) -> Answer:
    assert isinstance(asked.statement, AskAbout)
    mine = [said.statement for said in heard(judge.view) if said.speaker == judge.me]
    return Answer(asked.seq, reply(judge, asked.statement.about, mine, chance))


def reply(judge: Judge, about: str, mine: Sequence[AnyStatement], chance: Chance) -> Plain:
    """What it has said before it says again."""
    match about:
        case "role":
            return again(mine, ClaimRole, ClaimTeam) or own_role(judge, chance)
        case "peeks":
            return again(mine, ClaimSawRole, ClaimSawDestination) or own_peek(judge, chance)
        case "hand":
            return own_hand(judge)
        case "reason":
            return ClaimReason(own_reason(judge.view))
        case _:
            return own_vote(judge)


def again(mine: Sequence[AnyStatement], *kinds: type[Plain]) -> Plain | None:
    return next((said for said in reversed(mine) if isinstance(said, kinds)), None)


def own_peek(judge: Judge, chance: Chance) -> Plain:
    told = (told_of(judge, note, chance) for note in reversed(judge.view.notes))
    return next((each for each in told if each is not None), ClaimNoPeek())


def own_role(judge: Judge, chance: Chance) -> Plain:
    """Whoever has a gift names only their team, as others do who have none."""
    common = judge.evil or judge.view.role not in UNIQUE
    return ClaimRole("commonfolk") if common and chance.below(2) else ClaimTeam("villagers")


def own_hand(judge: Judge) -> Plain:
    """The kind it has most of; the Forsaken have no Weapons to speak of."""
    kinds: Counter[str] = Counter(SUBTYPE[CARD[card]] for card in judge.view.hand)
    if judge.evil:
        kinds.pop("weapon", None)
        kinds.pop("betrayal", None)
    most = max(sorted(kinds), key=lambda kind: kinds[kind], default="weapon")
    return ClaimHand(most, kinds[most])


SUBTYPE = [card.subtype for card in CONTENT.travelers]


def own_reason(view: View) -> Reason:
    """For what this seat did last."""
    last = next((deed.card for deed in reversed(view.deeds) if deed.seat == view.seat), None)
    if last == "wander":
        return "forced_wander"
    return "blocking" if last in BARS else "scouting" if last in PATHS else "other"


def own_vote(judge: Judge) -> Plain:
    """At the Gallows how it will vote, and else whom it would vote against; one of the Forsaken names no friend."""
    gallows = judge.view.gallows
    if gallows is not None:
        return VoteIntent(judge.would_condemn(gallows.accused))
    suspects = [seat for seat in others(judge) if not judge.shields(seat)] or others(judge)
    return Distrust(Seat(max(suspects, key=lambda seat: judge.shown.p[seat])), 1)
