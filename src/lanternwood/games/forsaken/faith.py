"""FK-FAITH: losing and regaining Faith, state checks, who is Forsaken, and which Kingdoms are won by it."""

from typing import Final, Literal

from lanternwood.games.forsaken.cards import CARDS
from lanternwood.games.forsaken.events import (
    EndingWord,
    FaithLost,
    FaithRestored,
    FollowersForsaken,
    GameEnded,
    KingdomWon,
    LastKingdomBegan,
    TowerLostFaith,
    TowerRestored,
)
from lanternwood.games.forsaken.script import FORSAKEN, MIRACLE, SIX_BITS, STALWART_AT
from lanternwood.games.forsaken.state import (
    FORBID_RESTORE,
    FULL_TOWER,
    KINGDOMS,
    NOBODY,
    OVER,
    SEATS,
    Blessing,
    Buried,
    Follower,
    Miracle,
    Resolving,
    Side,
    State,
)
from lanternwood.games.forsaken.triggers import happens
from lanternwood.games.forsaken.values import ALL_STALE, UNCHECKED, settle_values, touch, touch_left
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Table

WINS: Final = 2
Why = Literal["faith", "effect", "tribute"]


def lose(table: Table[State], follower: Follower, number: int) -> int:
    """FK-KEY-10, FK-FAITH-13 Gives how much was lost, after Stalwart."""
    number -= follower.keys >> STALWART_AT & SIX_BITS
    if number <= 0:
        return 0
    follower.lost += number
    touch(table.state, follower.kingdom)
    if table.heard is not None:
        table.happens(FaithLost, follower.serial, CARDS[follower.card].id, number, follower.most - follower.lost)
    return number


def tower_loses(table: Table[State], kingdom: int, seat: int, number: int) -> None:
    """FK-FAITH-06"""
    side = table.state.kingdoms[kingdom].sides[seat]
    number = min(number - side.stalwart, side.tower)
    if number > 0:
        side.tower -= number
        table.state.stale |= UNCHECKED << kingdom
        table.happens(TowerLostFaith, kingdom, Seat(seat), number, side.tower)


def restore(table: Table[State], follower: Follower, number: int) -> None:
    """FK-FAITH-05"""
    side = table.state.kingdoms[follower.kingdom].sides[follower.side]
    number = min(number, follower.lost)
    if number > 0 and not side.forbids & FORBID_RESTORE:
        follower.lost -= number
        touch(table.state, follower.kingdom)
        table.happens(FaithRestored, follower.serial, CARDS[follower.card].id, number, follower.most - follower.lost)


def tower_regains(table: Table[State], kingdom: int, seat: int, number: int) -> None:
    side = table.state.kingdoms[kingdom].sides[seat]
    number = min(number, FULL_TOWER - side.tower)
    if number > 0 and not side.forbids & FORBID_RESTORE:
        side.tower += number
        table.happens(TowerRestored, kingdom, Seat(seat), number, side.tower)


def check(table: Table[State]) -> None:
    """FK-FAITH-08 State check: Followers until none is left to go, then Towers; over again if a Tower fell."""
    state = table.state
    while state.stale and state.phase != OVER:
        settle_values(state)
        gone = _to_go(state)
        if gone:
            forsake(table, gone, "faith")
        elif not _towers_fall(table):
            state.stale = 0


def _to_go(state: State) -> list[Follower]:
    """Who has no Faith left, where anything has changed since the last check."""
    gone: list[Follower] = []
    unchecked = state.stale // UNCHECKED
    for kingdom in state.kingdoms:
        if unchecked & 1:
            for side in kingdom.sides:
                for follower in side.followers:
                    if follower.most <= follower.lost or follower.doomed:
                        gone.append(follower)
        unchecked >>= 1
    return gone


def _towers_fall(table: Table[State]) -> bool:
    state = table.state
    fell = False
    for number, kingdom in enumerate(state.kingdoms):
        sides = kingdom.sides
        if (sides[0].tower <= 0 or sides[1].tower <= 0) and kingdom.winner == NOBODY and state.phase != OVER:
            fallen = [seat for seat in SEATS if kingdom.sides[seat].tower <= 0]
            # FK-WIN-06: with both at 0 the Active Player wins it.
            win_kingdom(table, number, state.active if len(fallen) > 1 else 1 - fallen[0])
            fell = True
    return fell


def forsake(table: Table[State], gone: list[Follower], why: Why) -> None:
    """FK-FAITH-09, FK-FAITH-10 Together: they see one another go, then lie in their owners' Pasts."""
    state = table.state
    gone.sort(key=lambda each: (each.kingdom, each.side != state.active, each.entry))
    if table.heard is not None:
        table.happens(
            FollowersForsaken,
            tuple([each.serial for each in gone]),
            tuple([CARDS[each.card].id for each in gone]),
            why,
        )
    happens(table, FORSAKEN, NOBODY, NOBODY, gone)
    for follower in gone:
        leave_play(state, follower)
        if not follower.token:
            bury(state, follower.owner, follower.card)


def leave_play(state: State, follower: Follower) -> None:
    """FK-FAITH-12"""
    state.kingdoms[follower.kingdom].sides[follower.side].followers.remove(follower)
    touch_left(state, follower.kingdom, follower.card)


def bury(state: State, owner: int, card: int) -> None:
    state.players[owner].past.append(Buried(state.next_serial(), card))


def win_kingdom(table: Table[State], number: int, seat: int, conceded: bool = False) -> None:
    """FK-WIN-01 to 04, FK-WIN-07, FK-LAST-01"""
    state = table.state
    kingdom = state.kingdoms[number]
    kingdom.winner = seat
    lay_there = [each for whose in (state.active, 1 - state.active) for each in kingdom.sides[whose].miracles]
    table.happens(KingdomWon, number, Seat(seat), conceded, tuple([CARDS[each.card].id for each in lay_there]))
    for whose in (state.active, 1 - state.active):
        _sweep(state, kingdom.sides[whose], whose)
    state.stale = ALL_STALE
    if kingdoms_won(state, seat) == WINS:
        end(table, "kingdoms", seat)
    elif all(kingdoms_won(state, each) == 1 for each in SEATS):
        state.last = True
        table.happens(LastKingdomBegan, next(each for each in KINGDOMS if state.lit(each)))


def kingdoms_won(state: State, seat: int) -> int:
    return sum([kingdom.winner == seat for kingdom in state.kingdoms])


def _sweep(state: State, side: Side, whose: int) -> None:
    """FK-WIN-04 Not Forsaken. Tokens, Altars and Temples vanish."""
    things: list[Follower | Blessing | Miracle] = [*side.followers, *side.blessings, *side.miracles]
    for thing in sorted(things, key=lambda each: each.entry):
        if not isinstance(thing, Follower):
            bury(state, whose, thing.card)
        elif not thing.token:
            bury(state, thing.owner, thing.card)
    side.followers, side.blessings, side.miracles, side.altars = [], [], [], ()


def end(table: Table[State], ending: EndingWord, winner: int) -> None:
    """FK-WIN-07 Immediately; nothing else resolves. What was under way stays where it lay."""
    state = table.state
    state.phase = OVER
    state.winner = winner
    state.ending_word = ending
    gate = state.gate
    shown = (CARDS[gate.card].id,) if gate is not None and gate.in_limbo and not gate.serial else ()
    _stop(state)
    settle_values(state)
    state.stale = 0
    table.happens(GameEnded, ending, None if winner == NOBODY else Seat(winner), shown)


def is_revealed(r: Resolving) -> bool:
    """A revealed Miracle that is taking effect; it goes to The Past afterwards (FK-MIRACLE-07)."""
    return not r.channel and CARDS[r.card].kind == MIRACLE


def _stop(state: State) -> None:
    gate, resolving = state.gate, state.resolving
    if gate is not None and gate.in_limbo:
        bury(state, state.active, gate.card)
    if resolving is not None and is_revealed(resolving):
        bury(state, resolving.seat, resolving.card)
    state.gate = state.strike = state.resolving = None
    state.queue, state.aside = [], []
