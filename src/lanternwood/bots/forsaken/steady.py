"""A sensible player: builds what its cards need, sees a win on the board, and does what makes the position best, one
action after the other."""

from collections.abc import Sequence
from math import log
from typing import Any, Final

from lanternwood.bots.bot import Mind
from lanternwood.bots.forsaken.altars import best_building
from lanternwood.bots.forsaken.defending import last_stand
from lanternwood.bots.forsaken.hand import part_with, put_below, unwanted
from lanternwood.bots.forsaken.position import Weights, chance_to_win
from lanternwood.bots.forsaken.replies import settle
from lanternwood.bots.forsaken.weights import STEADY
from lanternwood.bots.forsaken.wins import Wins, one_more
from lanternwood.bots.forsaken.worlds import (
    DEEDS,
    NO_CHANCE,
    after,
    deeds,
    offered,
    sensible,
    waits_for_pick,
    without_miracles,
)
from lanternwood.games.forsaken.actions import Activate, Attack, Channel, Play, PutBack
from lanternwood.games.forsaken.attack import may_attack
from lanternwood.games.forsaken.cards import CARDS
from lanternwood.games.forsaken.choices import END_TURN, KEEP
from lanternwood.games.forsaken.state import MULLIGAN, State
from lanternwood.kernel.model import Action
from lanternwood.kernel.rng import Chance
from lanternwood.kernel.table import Table

WIN_LOOKS = 24
"""So many actions are tried in search of a win, and again of a Kingdom more."""
LOOKS = 32
"""And so many, at most, to find the best one."""
PROMISING = 3
"""So many picks are looked at further."""
WORTHWHILE = 1e-3
"""In log odds: whoever is nearly beaten still does what helps most."""
ALIKE = 1e-9
SURE = 1e-12


class SteadyBot:
    """Looks one action ahead."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, mind: Mind) -> Action:
        found = mind.choices
        if len(found) == 1:
            only: Action = found[0]
            return only
        world = without_miracles(mind.imagine(self.chance), mind.seat)
        action: Action = Thought(world, mind.seat, STEADY).choose(found)
        return action


class Thought:
    """One decision, in a world where what it cannot know is as likely as anything and the other's Miracles sleep."""

    def __init__(self, world: State, seat: int, weights: Weights, looks: int = LOOKS) -> None:
        self.world = world
        self.seat = seat
        self.weights = weights
        self.looks = looks

    def choose(self, found: Sequence[Any]) -> Any:
        world = self.world
        if world.phase == MULLIGAN:
            return mulligan(world, self.seat, found)
        if waits_for_pick(world, self.seat):
            return self.answer(found)
        building = best_building(world, self.seat, found)
        if building is not None:
            return building
        win = Wins(world, self.seat, WIN_LOOKS).line() or self.kingdom_more()
        return win[0] if win else self.act(found)

    def kingdom_more(self) -> list[Any] | None:
        """What takes a Kingdom now, unless too much else is lost by it."""
        found = one_more(self.world, self.seat, WIN_LOOKS)
        return found.actions if found and self.value(found.state) > self.value(self.world) else None

    def act(self, found: Sequence[Any]) -> Any:
        """What makes the position best; the end of the turn if nothing makes it better. Where two things come to the
        same, what costs no card is done first."""
        best: Any = None
        most = odds(self.value(self.world)) + WORTHWHILE
        for action in found:
            if isinstance(action, DEEDS) and self.looks > 0:
                value = odds(self.value_of(self.world, action))
                alike = best is not None and abs(value - most) < ALIKE
                if cheapness(action) < cheapness(best) if alike else value > most:
                    best, most = action, value
        return best or last_stand(self.world, self.seat, found) or END_TURN

    def value(self, state: State) -> float:
        return chance_to_win(state, self.seat, self.weights)

    def value_of(self, state: State, action: Any) -> float:
        """Carried through: with the best picks, and with an Attack where it was made ready for one."""
        self.looks -= 1
        then = after(state, self.seat, action)
        if waits_for_pick(then, self.seat):
            return self.best_pick(then)[1]
        return self.with_attack(state, then, action)

    def with_attack(self, before: State, then: State, action: Any) -> float:
        value = self.value(then)
        if not isinstance(action, Attack) and is_ready(before, then, self.seat):
            value = max(value, self.best_attack(then))
        return value

    def best_attack(self, state: State) -> float:
        best = 0.0
        for action in deeds(state, self.seat):
            if isinstance(action, Attack) and self.looks > 0:
                self.looks -= 1
                then = after(state, self.seat, action)
                if not waits_for_pick(then, self.seat):
                    best = max(best, self.value(then))
        return best

    def best_pick(self, state: State) -> tuple[Any, float]:
        """Every pick is looked at, so that none is taken because better ones came too late; then the most promising
        with what can follow."""
        found = [(pick, self.carried(state, pick)) for pick in self.picks(state)]
        found.sort(key=lambda each: -self.value(each[1]))
        best, most = found[0][0], -1.0
        for pick, then in found[:PROMISING]:
            value = self.with_attack(state, then, pick)
            if value > most:
                best, most = pick, value
        return best, most

    def carried(self, state: State, pick: Any) -> State:
        """With the best of the picks that follow; with quick ones once it has looked at enough."""
        self.looks -= 1
        then = after(state, self.seat, pick)
        if not waits_for_pick(then, self.seat):
            return then
        if self.looks <= 0:
            settle(Table(then, NO_CHANCE), self.seat)
            return then
        return max([self.carried(then, further) for further in self.picks(then)], key=self.value)

    def picks(self, state: State) -> list[Any]:
        found = offered(state, self.seat)
        r = state.resolving
        if r is not None and r.asking in ("discard", "sift"):
            return [part_with(state, self.seat, found)]
        if r is not None and r.asking == "scry":
            return [put_below(state, self.seat, found)]
        return found

    def answer(self, found: Sequence[Any]) -> Any:
        """A pick for what is held or asked; never to take it back."""
        pick, _ = self.best_pick(self.world)
        return pick if pick in found else sensible(found)[0]


CHEAP: Final = (Attack, Activate, Channel, Play)


def cheapness(action: Any) -> int:
    return CHEAP.index(type(action))


def odds(chance: float) -> float:
    """Near certainty, what still makes a difference looks as large as in the middle."""
    sure = min(max(chance, SURE), 1 - SURE)
    return log(sure / (1 - sure))


def is_ready(before: State, then: State, seat: int) -> bool:
    """Has something of this turn alone made an Attack better than it was, or come that may attack at once?"""
    if then.active != seat:
        return False
    return attackers(then, seat) > attackers(before, seat) or any(
        state_of(then, number, seat) != state_of(before, number, seat) for number in range(len(then.kingdoms))
    )


def attackers(state: State, seat: int) -> int:
    return sum([may_attack(state, each) for kingdom in state.kingdoms for each in kingdom.sides[seat].followers])


def state_of(state: State, number: int, seat: int) -> list[tuple[int, ...]]:
    own, their = state.kingdoms[number].sides[seat], state.kingdoms[number].sides[1 - seat]
    return [
        *[(each.serial, each.zeal, each.exhausted) for each in own.followers if each.entered != state.turn],
        *[(each.serial, each.exhausted) for each in their.followers],
    ]


def mulligan(world: State, seat: int, found: Sequence[Any]) -> Any:
    player = world.players[seat]
    card = unwanted(player.hand, player.put_back)
    return KEEP if card is None else PutBack(CARDS[card].id)
