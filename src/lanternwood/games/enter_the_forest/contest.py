"""The Contest roll: treasure-hunters against each other (EF-CONTEST)."""

from lanternwood.games.enter_the_forest import events
from lanternwood.games.enter_the_forest.actions import (
    AgreeStake,
    ClaimEdge,
    Concede,
    DropEdge,
    ProposeContest,
    RefuseStake,
    SayDanger,
    SealDice,
    StrikeEdge,
    TakeOut,
)
from lanternwood.games.enter_the_forest.characters import mark, settle
from lanternwood.games.enter_the_forest.closing import close
from lanternwood.games.enter_the_forest.dice import FACES, throw
from lanternwood.games.enter_the_forest.risk import may_begin
from lanternwood.games.enter_the_forest.ruling import Rule, Rules
from lanternwood.games.enter_the_forest.state import Claim, Contender, Contest, Die, State
from lanternwood.kernel.model import Action, Seat, require
from lanternwood.kernel.table import Table

MOST_EXTRA = 12


def the_contest(state: State, rule: str) -> Contest:
    require(isinstance(state.roll, Contest), rule, "no Contest is open")
    assert isinstance(state.roll, Contest)
    return state.roll


def contender_of(state: State, seat: Seat, rule: str) -> Contender:
    contender = the_contest(state, rule).contender(seat)
    require(contender, rule, "only those in the Contest can do that")
    assert contender is not None
    return contender


def gathers(state: State, seat: Seat, rule: str) -> Contender:
    contender = contender_of(state, seat, rule)
    gathering = the_contest(state, rule).gathering()
    require(gathering, "EF-CONTEST-01", "first all must agree on the stake, and the game master say how deadly it is")
    require(contender.sealed is None, "EF-CONTEST-06", "your dice are sealed")
    return contender


# Participants and stake


def may_propose(state: State, seat: Seat, action: ProposeContest) -> None:
    may_begin(state, seat, "EF-CONTEST-01")
    others = action.others
    in_order = bool(others) and list(others) == sorted(set(others)) and seat not in others
    require(in_order, "EF-CONTEST-01", "a Contest is between two or more different treasure-hunters")
    require(all(state.is_able(other) for other in others), "EF-CHAR-04", "only those who are not lost take part")


def propose_contest(table: Table[State], seat: Seat, action: ProposeContest) -> None:
    """EF-CONTEST-01 Who is in it, and what is at stake; whoever proposes it has agreed."""
    state, words = table.state, action.words.strip()
    state.begun += 1
    seats = sorted([seat, *action.others])
    state.roll = Contest(state.begun, seat, words, [Contender(one, one == seat) for one in seats])
    table.happens(events.ContestProposed, state.begun, seat, tuple(seats), words)


def may_agree(state: State, seat: Seat, action: AgreeStake) -> None:
    contender = contender_of(state, seat, "EF-CONTEST-01")
    require(not contender.agreed, "EF-CONTEST-01", "you have agreed")


def agree(table: Table[State], seat: Seat, action: AgreeStake) -> None:
    """EF-CONTEST-01 It cannot start until all of them have agreed what is at stake."""
    contender_of(table.state, seat, "EF-CONTEST-01").agreed = True
    table.happens(events.StakeAgreed, seat)


def may_refuse(state: State, seat: Seat, action: RefuseStake) -> None:
    contender = contender_of(state, seat, "EF-CONTEST-01")
    require(not contender.agreed, "EF-CONTEST-16", "you have agreed; withdraw and concede, or roll")


def refuse(table: Table[State], seat: Seat, action: RefuseStake) -> None:
    """EF-CONTEST-01 Without agreement there is no Contest."""
    state = table.state
    table.happens(events.StakeRefused, seat)
    table.happens(events.RollWithdrawn, the_contest(state, "EF-CONTEST-01").number, state.owner())
    state.roll = None


def may_say_danger(state: State, seat: Seat, action: SayDanger) -> None:
    contest = the_contest(state, "EF-CONTEST-17")
    require(seat == state.keeper(), "EF-CONTEST-17", "whether it is deadly is the game master's word")
    require(contest.deadly is None, "EF-CONTEST-17", "that has been said, before gathering")


def say_danger(table: Table[State], seat: Seat, action: SayDanger) -> None:
    """EF-CONTEST-17 Whether the Contest itself is deadly or dangerous."""
    the_contest(table.state, "EF-CONTEST-17").deadly = action.deadly
    table.happens(events.DangerSaid, action.deadly)


# Gather


def may_claim_edge(state: State, seat: Seat, action: ClaimEdge) -> None:
    contender = gathers(state, seat, "EF-CONTEST-02")
    require(contender.edge is None, "EF-CONTEST-02", "one such die at most")
    require(action.source not in contender.struck, "EF-CONTEST-17", "the game master has struck that claim")


def claim_edge(table: Table[State], seat: Seat, action: ClaimEdge) -> None:
    """EF-CONTEST-02 One light die if a Skill or a piece of Equipment makes it easier."""
    words = action.words.strip()
    contender_of(table.state, seat, "EF-CONTEST-02").edge = Claim(action.source, words)
    table.happens(events.EdgeClaimed, seat, action.source, words)


def may_drop_edge(state: State, seat: Seat, action: DropEdge) -> None:
    require(gathers(state, seat, "EF-CONTEST-02").edge, "EF-CONTEST-02", "you have claimed nothing")


def drop_edge(table: Table[State], seat: Seat, action: DropEdge) -> None:
    contender_of(table.state, seat, "EF-CONTEST-02").edge = None
    table.happens(events.EdgeDropped, seat)


def may_strike_edge(state: State, seat: Seat, action: StrikeEdge) -> None:
    contender = contender_of(state, action.seat, "EF-CONTEST-17")
    require(seat == state.keeper(), "EF-CONTEST-17", "the game master strikes claims")
    require(contender.edge, "EF-CONTEST-17", "nothing has been claimed there")


def strike_edge(table: Table[State], seat: Seat, action: StrikeEdge) -> None:
    """EF-CONTEST-17 Until the reveal; whoever had sealed their dice gathers anew, since the pool has changed."""
    contender = contender_of(table.state, action.seat, "EF-CONTEST-17")
    assert contender.edge is not None
    contender.struck.append(contender.edge.source)
    contender.edge = contender.sealed = None
    table.happens(events.EdgeStruck, action.seat)


def other_dice(state: State, contest: Contest, contender: Contender) -> int:
    """All but the extra dark ones."""
    return state.character(contender.seat).ruin + (contender.edge is not None) + bool(contest.deadly)


def fewest_extra(state: State, contest: Contest, contender: Contender) -> int:
    """EF-CONTEST-15 Nobody contests with no dice."""
    return 0 if other_dice(state, contest, contender) else 1


def may_seal(state: State, seat: Seat, action: SealDice) -> None:
    contender = gathers(state, seat, "EF-CONTEST-06")
    require(0 <= action.extra <= MOST_EXTRA, "EF-CONTEST-05", f"the table takes up to {MOST_EXTRA} extra dark dice")
    fewest = fewest_extra(state, the_contest(state, "EF-CONTEST-06"), contender)
    require(action.extra >= fewest, "EF-CONTEST-15", "without any other die, take a dark one or withdraw")


def seal_dice(table: Table[State], seat: Seat, action: SealDice) -> None:
    """EF-CONTEST-06 Committed in secret, revealed together with the last one."""
    contender_of(table.state, seat, "EF-CONTEST-06").sealed = action.extra
    table.happens(events.DiceSealed, seat)
    reveal_if_sealed(table)


# Backing out


def may_concede(state: State, seat: Seat, action: Action) -> None:
    contender_of(state, seat, "EF-CONTEST-16")
    gathering = the_contest(state, "EF-CONTEST-16").gathering()
    require(gathering, "EF-CONTEST-16", "nothing is agreed yet; refuse the stake, or call it off")


def concede(table: Table[State], seat: Seat, action: Concede) -> None:
    """EF-CONTEST-16 Until the reveal a participant may withdraw, and so concedes the stake."""
    contest = the_contest(table.state, "EF-CONTEST-16")
    contest.conceded.append(seat)
    table.happens(events.Conceded, seat)
    leave_contest(table, contest, seat)


def may_take_out(state: State, seat: Seat, action: TakeOut) -> None:
    require(seat == state.gm, "EF-R30", "the game master takes out whoever is away")
    may_concede(state, action.seat, action)


def take_out(table: Table[State], seat: Seat, action: TakeOut) -> None:
    """EF-R30 Someone who is away is taken out, and concedes nothing."""
    table.happens(events.TakenOut, action.seat)
    leave_contest(table, the_contest(table.state, "EF-R30"), action.seat)


def leave_contest(table: Table[State], contest: Contest, seat: Seat) -> None:
    """EF-CONTEST-16 One left alone wins without dice."""
    contest.contenders = [one for one in contest.contenders if one.seat != seat]
    if len(contest.contenders) == 1:
        table.happens(events.ContestWon, contest.contenders[0].seat, contest.stake)
        close(table)
    else:
        reveal_if_sealed(table)


# Roll and compare


def reveal_if_sealed(table: Table[State]) -> None:
    contest = the_contest(table.state, "EF-CONTEST-06")
    if all(contender.sealed is not None for contender in contest.contenders):
        reveal(table, contest)


def reveal(table: Table[State], contest: Contest) -> None:
    """EF-CONTEST-07 All roll everything once: no re-roll, no help."""
    pools = {contender.seat: throw_pool(table, contest, contender) for contender in contest.contenders}
    table.happens(events.ContestRolled, contest.number, tuple(die for pool in pools.values() for die in pool))
    compare_pools(table, contest, pools)
    for seat, pool in pools.items():
        mark_ones(table, seat, pool)
    close(table)


def throw_pool(table: Table[State], contest: Contest, contender: Contender) -> list[Die]:
    """EF-CONTEST-02 to 05 The edge, one light die for each Ruin, one dark if it is deadly, and the extra ones."""
    seat, character = contender.seat, table.state.character(contender.seat)
    settle(character)
    pool = [throw(table, seat, "light", "edge")] if contender.edge else []
    pool += [throw(table, seat, "light", "ruin") for _ in range(character.ruin)]
    pool += [throw(table, seat, "dark", "deadly")] if contest.deadly else []
    return pool + [throw(table, seat, "dark", "extra") for _ in range(contender.sealed or 0)]


def compare_pools(table: Table[State], contest: Contest, pools: dict[Seat, list[Die]]) -> None:
    """EF-CONTEST-08 to 11 Most sixes, then among those who tie most fives, and so on; a full tie settles nothing."""
    still = list(pools)
    for face in range(FACES, 0, -1):
        counts = {seat: sum(die.face == face for die in pools[seat]) for seat in still}
        most = max(counts.values())
        still = [seat for seat in still if counts[seat] == most]
        shown = tuple(events.Count(seat, count) for seat, count in counts.items())
        table.happens(events.FaceCompared, face, shown, tuple(still))
        if len(still) == 1:
            table.happens(events.ContestWon, still[0], contest.stake)
            return
    table.happens(events.StandOff, contest.stake)


def mark_ones(table: Table[State], seat: Seat, pool: list[Die]) -> None:
    """EF-CONTEST-12 to 14 One Ruin for each of one's own dark dice that shows 1, winner or not; light ones are free."""
    for die in pool:
        if die.colour == "dark" and die.face == 1:
            mark(table, seat, openly=True)


RULES: Rules = {
    ProposeContest: Rule(may_propose, propose_contest),
    AgreeStake: Rule(may_agree, agree),
    RefuseStake: Rule(may_refuse, refuse),
    SayDanger: Rule(may_say_danger, say_danger),
    ClaimEdge: Rule(may_claim_edge, claim_edge),
    DropEdge: Rule(may_drop_edge, drop_edge),
    StrikeEdge: Rule(may_strike_edge, strike_edge),
    SealDice: Rule(may_seal, seal_dice),
    Concede: Rule(may_concede, concede),
    TakeOut: Rule(may_take_out, take_out),
}
