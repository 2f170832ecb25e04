"""What a bot thinks aloud: whom it suspects or trusts, which way to go, what it wants to know. One thing a turn at
most, nothing twice, and nothing that two others have said: people must be able to follow.

The Forsaken say what an honest player would say who knows only what all know, as long as it serves them.
"""

from collections.abc import Iterator, Sequence

from lanternwood.bots.forsaken_forest.groups import speaks_against
from lanternwood.bots.forsaken_forest.judging import Judge
from lanternwood.games.forsaken_forest.flow import TURNS
from lanternwood.games.forsaken_forest.statements import (
    AccuseOf,
    AnyStatement,
    AskAbout,
    ClaimSawDestination,
    ClaimSawRole,
    Defend,
    Distrust,
    Plain,
    ProposeRoute,
    Said,
    Trust,
    WarnRoute,
)
from lanternwood.games.forsaken_forest.view import View
from lanternwood.kernel.model import Seat

Opinion = AccuseOf | Distrust | Trust | Defend | ProposeRoute | WarnRoute | AskAbout
LIKELY = 0.3
"""How much likelier The Village than The Void, or the other way round, to speak of a Destination."""
SURE = 0.9
"""How likely, to be known."""
SUSPECT, CURIOUS, INNOCENT = 1.5, 1.4, 0.4
"""How many times as likely as anybody: to say one distrusts them, to ask them, to say one trusts them."""
A_WHILE = 2 * TURNS
"""So many turns between two questions, or between two opinions of the same player."""
ENOUGH = 2
"""So many voices say the same before bots keep their peace."""


def opinion(judge: Judge, said_so_far: Sequence[Said]) -> Plain | None:
    """The next thing worth saying, if this seat has not had its say this turn."""
    mine = [said for said in said_so_far if said.speaker == judge.me]
    theirs = [said for said in said_so_far if said.speaker != judge.me]
    if any(turn_of(said) == turn_of(judge.view) and isinstance(said.statement, Opinion) for said in mine):
        return None
    if judge.view.gallows is not None:
        return at_the_gallows(judge, mine, theirs)
    return next(worth_saying(judge, mine, theirs), None)


def turn_of(when: Said | View) -> int:
    """Of all turns of the game."""
    return TURNS * when.cycle + (when.turn if isinstance(when, Said) else when.turns_taken)


def worth_saying(judge: Judge, mine: Sequence[Said], theirs: Sequence[Said]) -> Iterator[Plain]:
    suspects = sorted(others(judge), key=lambda seat: -judge.shown.p[seat])
    of_players = [said for seat in suspects if (said := of_player(judge, seat)) and is_new(judge, mine, theirs, said)]
    yield from (said for said in of_players if isinstance(said, AccuseOf))
    yield from of_the_way(judge, mine, theirs)
    yield from of_players
    asked = question(judge, suspects, mine, theirs)
    if asked is not None:
        yield asked


def others(judge: Judge) -> list[int]:
    return [seat for seat, player in enumerate(judge.view.players) if player.living and seat != judge.me]


def of_player(judge: Judge, seat: int) -> AccuseOf | Distrust | Trust | None:
    likely, usual = judge.shown.p[seat], judge.shown.forsaken / len(judge.view.players)
    if judge.shields(seat):
        return None
    if likely > judge.manner.condemn - judge.haste:
        return AccuseOf(Seat(seat), "forsaken")
    if likely > SUSPECT * usual:
        return Distrust(Seat(seat), 2 if likely > (SUSPECT + 1) * usual else 1)
    return Trust(Seat(seat), 1) if likely < INNOCENT * usual else None


def is_new(judge: Judge, mine: Sequence[Said], theirs: Sequence[Said], said: AccuseOf | Distrust | Trust) -> bool:
    """Nothing of somebody whose role card one has told of, nothing that enough others say, and neither one's last word
    again nor another so soon after it."""
    if any(isinstance(each.statement, ClaimSawRole) and each.statement.target == said.target for each in mine):
        return False
    if voices(theirs, said) >= ENOUGH:
        return False
    for earlier in reversed(mine):
        if isinstance(earlier.statement, AccuseOf | Distrust | Trust) and earlier.statement.target == said.target:
            changed = gist(earlier.statement) != gist(said)
            return changed and turn_of(earlier) + A_WHILE <= turn_of(judge.view)
    return True


def voices(theirs: Sequence[Said], said: AccuseOf | Distrust | Trust | ProposeRoute | WarnRoute) -> int:
    """How many others have said the same, or nearly."""
    return len({each.speaker for each in theirs if gist(each.statement) == gist(said)})


def of_the_way(judge: Judge, mine: Sequence[Said], theirs: Sequence[Said]) -> Iterator[Plain]:
    """Whoever has told what they saw there need not say more."""
    told = {said.statement.slot for said in mine if isinstance(said.statement, ClaimSawDestination)}
    mine_too = [said.statement for said in mine]
    for slot in range(8):
        if judge.view.turned[slot] or slot in told:
            continue
        better = judge.shown.village[slot] - judge.shown.void[slot]
        # One of the Forsaken neither leads to The Village nor warns of The Void.
        if better > LIKELY and not (judge.true and judge.own.village[slot] > SURE):
            said: ProposeRoute | WarnRoute = ProposeRoute(slot=slot)
        elif -better > LIKELY and not (judge.true and judge.own.void[slot] > SURE):
            said = WarnRoute(slot=slot)
            if judge.routes.steps[slot] > judge.manner.wary:
                continue
        else:
            continue
        if said not in mine_too and voices(theirs, said) < ENOUGH:
            yield said


def question(judge: Judge, suspects: Sequence[int], mine: Sequence[Said], theirs: Sequence[Said]) -> AskAbout | None:
    """To whoever may be Forsaken, for all one knows: why they did that, or what they have seen."""
    questions = [said for said in mine if isinstance(said.statement, AskAbout)]
    if not suspects or any(turn_of(said) + A_WHILE > turn_of(judge.view) for said in questions):
        return None
    seat = Seat(suspects[0])
    if judge.shown.p[seat] < CURIOUS * judge.shown.forsaken / len(judge.view.players):
        return None
    acted = any(deed.seat == seat and deed.cycle == judge.view.cycle for deed in judge.view.deeds)
    asked = AskAbout(seat, "reason" if acted else "peeks")
    return None if any(said.statement == asked for said in (*mine, *theirs)) else asked


def at_the_gallows(judge: Judge, mine: Sequence[Said], theirs: Sequence[Said]) -> Plain | None:
    """For or against whoever stands there, unless enough has been said."""
    gallows = judge.view.gallows
    assert gallows
    accused, now = gallows.accused, turn_of(judge.view)
    heard = [said.statement for said in (*mine, *theirs) if turn_of(said) == now]
    spoken = sum(isinstance(said, AccuseOf | Defend) and said.target == accused for said in heard)
    if accused == judge.me or spoken >= ENOUGH:
        return None
    if judge.would_condemn(accused):
        said = of_player(judge, accused)
        return said if isinstance(said, AccuseOf) and is_new(judge, mine, theirs, said) else None
    defended = any(said.statement == Defend(accused) for said in mine)
    return None if defended or judge.shown.p[accused] > judge.manner.condemn / 2 else Defend(accused)


def gist(statement: AnyStatement) -> object:
    """What is said of whom or what, however strongly."""
    match statement:
        case AccuseOf() | Distrust() | Trust():
            return type(statement), speaks_against(statement), statement.target
        case ProposeRoute(slot=slot, at=at) | WarnRoute(slot=slot, at=at):
            return type(statement), slot, at
        case _:
            return None
