"""Every line of a turn: can whoever is to move win before it is over, whatever the other answers?

For positions with nothing hidden and little in them, such as puzzles. Only what makes no difference is left out: one of
several things that are alike stands for all, sources are marked only where it matters which of them pays, and what is
held is not taken back.
"""

from collections.abc import Iterator
from typing import Any, Final

from lanternwood.bots.forsaken.worlds import likeness
from lanternwood.games.forsaken.actions import (
    Activate,
    Attack,
    Build,
    Channel,
    Commit,
    Play,
    TakeBack,
    Uncommit,
    Upgrade,
)
from lanternwood.games.forsaken.cards import CARDS
from lanternwood.games.forsaken.choices import choices
from lanternwood.games.forsaken.rules import apply, pending
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.games.forsaken.state import COMMITTED, EXHAUSTED, KIND, OVER, TEMPLE, Follower, Side, State
from lanternwood.kernel.model import Seat
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Table

NO_CHANCE: Final = HashRng(b"nothing is left to chance")
UNDOING: Final = (TakeBack, Uncommit)


class TooMuch(Exception):
    """More positions than one is willing to look at."""


class EveryLine:
    """A search for one seat. Positions that were met before are not looked into again."""

    def __init__(self, seat: int, most: int | None = None) -> None:
        self.seat = seat
        self.most = most
        self.known: dict[Any, bool] = {}

    def wins(self, state: State) -> bool:
        """Whether some line wins in this turn of the seat's, against every answer."""
        if state.phase == OVER:
            return state.winner == self.seat
        if state.active != self.seat:
            return False
        asked = pending(state)[0]
        if asked != self.seat:
            return all(self.wins(after(state, asked, each)) for each in choices(state, asked))
        if state.gate is not None or state.resolving is not None:
            return any(self.wins(after(state, asked, each)) for each in moves(state, asked))
        mark = mark_of(state)
        if mark not in self.known:
            if self.most is not None and len(self.known) >= self.most:
                raise TooMuch
            self.known[mark] = False
            self.known[mark] = any(self.wins(after(state, asked, each)) for each in moves(state, asked))
        return self.known[mark]

    def move(self, state: State) -> Any | None:
        """The first move that keeps the win, if there is one."""
        return next((each for each in moves(state, self.seat) if self.wins(after(state, self.seat, each))), None)


def after(state: State, seat: int, action: Any) -> State:
    twin = state.copy()
    apply(Table(twin, NO_CHANCE), Seat(seat), action)
    return twin


def moves(state: State, seat: int) -> Iterator[Any]:
    """All that could make a difference, in the order in which it is offered."""
    offered = choices(state, Seat(seat))
    if state.gate is not None or state.resolving is not None:
        yield from (each for each in offered if not isinstance(each, UNDOING))
        return
    marking = _marked_kingdom(state, seat)
    paying = {_paid_in(state, each) for each in offered} - {None}
    met: set[Any] = set()
    for each in offered:
        if isinstance(each, UNDOING) or (marking is not None and _paid_in(state, each, marks=True) != marking):
            continue
        if isinstance(each, Commit) and (each.kingdom not in paying or not _matters(state, seat, each)):
            continue
        mark = _alike(state, seat, each)
        if mark not in met:
            met.add(mark)
            yield each


def _marked_kingdom(state: State, seat: int) -> int | None:
    """Where sources were marked: what was begun there is paid for next."""
    for number, kingdom in enumerate(state.kingdoms):
        if any(source & COMMITTED for source in kingdom.sides[seat].altars):
            return number
    return None


def _paid_in(state: State, action: Any, marks: bool = False) -> int | None:
    match action:
        case Play(_, kingdom) | Channel(_, kingdom):
            return kingdom
        case Activate(serial, _):
            follower = state.follower(serial)
            return follower.kingdom if follower else None
        case Commit(kingdom, _) if marks:
            return kingdom
        case _:
            return None


def _matters(state: State, seat: int, action: Commit) -> bool:
    """Sources of several kinds stand there, and this is further on than the last one marked: order means nothing."""
    altars = state.side(action.kingdom, seat).altars
    free = {source & KIND for source in altars if not source & EXHAUSTED}
    marked = [slot for slot, source in enumerate(altars) if source & COMMITTED]
    return len(free) > 1 and (not marked or action.slot > marked[-1])


def _alike(state: State, seat: int, action: Any) -> Any:
    """The same for actions between which nothing tells but a number."""
    match action:
        case Attack(follower, target):
            return Attack, likeness(state, follower), likeness(state, target)
        case Commit(kingdom, slot) | Upgrade(kingdom, slot):
            return type(action), kingdom, state.side(kingdom, seat).altars[slot]
        case Build(kingdom, god):
            wanted = _wanted(state, seat, state.side(kingdom, seat))
            return Build, kingdom, god if GODS.index(god) in wanted else None
        case _:
            return action


def _wanted(state: State, seat: int, side: Side) -> set[int]:
    """Gods whose Devotion could be asked for: by a card, an ability, or a Channel for which one more would do."""
    player = state.players[seat]
    cards = [*player.hand, *player.deck, *(buried.card for buried in player.past)]
    cards += [each.card for kingdom in state.kingdoms for side in kingdom.sides for each in side.followers]
    kinds = [source & KIND for source in side.altars]
    return set(range(len(GODS))) if TEMPLE in kinds else {CARDS[card].god for card in cards} | set(kinds)


def mark_of(state: State) -> Any:
    """The same for positions that are the same to the rules, but for the numbers that things go by."""
    turn = state.turn
    return (
        turn,
        tuple(
            [
                (
                    kingdom.winner,
                    *(
                        (
                            side.tower,
                            tuple(sorted(side.altars)),
                            tuple([_follower_mark(each, turn) for each in side.followers]),
                            tuple([each.card for each in side.blessings]),
                            tuple([each.card for each in side.miracles]),
                            side.built,
                        )
                        for side in kingdom.sides
                    ),
                )
                for kingdom in state.kingdoms
            ]
        ),
        tuple(
            [
                (
                    tuple(sorted(player.hand)),
                    tuple(player.deck),
                    tuple(sorted([buried.card for buried in player.past])),
                    player.channelled,
                )
                for player in state.players
            ]
        ),
    )


def _follower_mark(each: Follower, turn: int) -> tuple[int, ...]:
    return (
        each.card, each.owner, each.token, each.exhausted, each.entered == turn, each.lost, each.blight,
        each.zeal_for_good, each.faith_for_good, each.keys_for_good,
        each.zeal_this_turn, each.faith_this_turn, each.keys_this_turn, each.used, each.attacked,
    )  # fmt: skip
