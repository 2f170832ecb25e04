"""A win this turn, or a Kingdom more, if there is one to be seen: the most promising lines first, as many tries as one
is willing to make.

Only what could matter is tried: Kingdoms that could fall, and lines in which all that could still strike there will do.
"""

from heapq import heappop, heappush
from typing import Any, NamedTuple

from lanternwood.bots.forsaken.worlds import after, deeds, marks_of, offered, waits_for_pick, with_blank_deck
from lanternwood.games.forsaken.actions import TOWER, Activate, Attack, Channel, Play
from lanternwood.games.forsaken.attack import may_attack
from lanternwood.games.forsaken.cards import CARDS, NUMBER_OF
from lanternwood.games.forsaken.faith import WINS, kingdoms_won
from lanternwood.games.forsaken.script import ETHEREAL, FRENZY, OVERRUN
from lanternwood.games.forsaken.state import EXHAUSTED, NOBODY, OVER, Follower, State

PER_CARD = 4
"""The most that one card in hand is taken to add to what strikes a Tower."""
PER_SOURCE = 1.5
"""And each Devotion that is left there."""
PER_CHANNEL = 2
"""What a Channel costs, and the most Zeal that one gives."""


class Found(NamedTuple):
    """What to do, in order, and where it leads."""

    actions: list[Any]
    state: State


class Wins:
    """A search from one position for so many Kingdoms in all."""

    def __init__(self, world: State, seat: int, looks: int, goal: int = WINS) -> None:
        self.world, self.blank = with_blank_deck(world, seat)
        self.seat = seat
        self.looks = looks
        self.goal = goal

    def line(self) -> list[Any] | None:
        """The actions that get there."""
        found = self.search()
        return found.actions if found else None

    def search(self) -> Found | None:
        if self.missing(self.world) > sum(self.may_fall(self.world, number) for number in range(3)):
            return None
        waiting: list[tuple[float, int, State, list[Any]]] = [(0.0, 0, self.world, [])]
        seen: set[Any] = set()
        count = 0
        while waiting and self.looks > 0:
            _, _, state, line = heappop(waiting)
            for action in self.to_try(state):
                if self.looks <= 0:
                    break
                self.looks -= 1
                then = after(state, self.seat, action)
                if self.is_there(then):
                    return Found([*line, action], then)
                if then.phase == OVER:
                    continue
                mark = fingerprint(then)
                if then.active == self.seat and mark not in seen:
                    seen.add(mark)
                    count += 1
                    heappush(waiting, (self.distance(then) + 0.2 * len(line), count, then, [*line, action]))
        return None

    def missing(self, state: State) -> int:
        return self.goal - kingdoms_won(state, self.seat)

    def is_there(self, state: State) -> bool:
        if state.phase == OVER:
            return state.winner == self.seat
        return self.missing(state) <= 0 and not waits_for_pick(state, self.seat)

    def to_try(self, state: State) -> list[Any]:
        if waits_for_pick(state, self.seat):
            return offered(state, self.seat)
        near = [number for number in range(3) if self.may_fall(state, number)]
        found = [action for action in deeds(state, self.seat, self.blank) if kingdom_of(state, action) in near]
        return sorted(found, key=lambda action: eagerness(state, action))

    def may_fall(self, state: State, number: int) -> bool:
        """Could this Tower fall this turn, taking everything there at its best?"""
        kingdom = state.kingdoms[number]
        if kingdom.winner != NOBODY:
            return False
        side = kingdom.sides[self.seat]
        zeal = sum(
            [
                max(0, each.zeal) * (2 if each.keys & FRENZY and not each.attacked else 1)
                for each in side.followers
                if may_attack(state, each)
            ]
        )
        free = sum([1 for source in side.altars if not source & EXHAUSTED])
        cards = sum([1 for card in state.players[self.seat].hand if CARDS[card].total <= free])
        channel = 0 if state.players[self.seat].channelled or free < PER_CHANNEL else PER_CHANNEL
        acts = sum([len(CARDS[each.card].acts) for each in side.followers])
        most = zeal + min(cards * PER_CARD, free * PER_SOURCE) + channel + acts
        return most >= kingdom.sides[1 - self.seat].tower

    def distance(self, state: State) -> float:
        """How far from a win: Faith left in the Towers wanted, less what can still strike them, and who stands in the
        way."""
        left = []
        for kingdom in state.kingdoms:
            if kingdom.winner == NOBODY:
                own, their = kingdom.sides[self.seat], kingdom.sides[1 - self.seat]
                ready = [each for each in own.followers if may_attack(state, each)]
                walls = [each for each in their.followers if not each.exhausted]
                zeal = sum([each.zeal for each in ready])
                free = sum([goes_through(each, walls) for each in ready]) if walls else zeal
                wall = sum([1 + each.faith / 2 for each in walls])
                left.append(their.tower - free - 0.5 * (zeal - free) + (wall if free < their.tower else 0))
        return sum(sorted(left)[: self.missing(state)])


def one_more(world: State, seat: int, looks: int) -> Found | None:
    """A line that makes a Kingdom fall, where that is not the game; whoever looks for that has done so."""
    goal = kingdoms_won(world, seat) + 1
    return Wins(world, seat, looks, goal).search() if goal < WINS else None


def goes_through(follower: Follower, walls: list[Follower]) -> int:
    """How much of its Zeal reaches the Tower although somebody defends it."""
    if follower.keys & ETHEREAL and all(not wall.keys & ETHEREAL for wall in walls):
        return follower.zeal
    if follower.keys & OVERRUN:
        return max(0, follower.zeal - min(wall.faith for wall in walls))
    return 0


def kingdom_of(state: State, action: Any) -> int:
    match action:
        case Play(_, kingdom) | Channel(_, kingdom):
            return kingdom
        case Attack(serial, _) | Activate(serial, _):
            follower = state.follower(serial)
            assert follower is not None
            return follower.kingdom
        case _:
            return -1


def eagerness(state: State, action: Any) -> tuple[int, int]:
    """Attacks on a Tower first, the strongest; then other Attacks, the weakest; then cards."""
    match action:
        case Attack(serial, target):
            follower = state.follower(serial)
            assert follower is not None
            return (0, -follower.zeal) if target == TOWER else (1, follower.zeal)
        case Play(card, _):
            return 2, -CARDS[NUMBER_OF[card]].total
        case _:
            return 3, 0


def fingerprint(state: State) -> Any:
    """The same for positions that are the same to whoever looks for a win."""
    gate, r = state.gate, state.resolving
    return (
        tuple(
            [
                (
                    side.tower,
                    tuple(side.altars),
                    tuple(sorted([marks_of(each, state.turn) for each in side.followers])),
                )
                for kingdom in state.kingdoms
                for side in kingdom.sides
            ]
        ),
        tuple(sorted(state.players[state.active].hand)),
        (gate.card, gate.source, gate.kingdom, str(gate.picks), str(gate.picking)) if gate else None,
        (r.card, r.source, str(r.picks), str(r.chosen)) if r else None,
    )
