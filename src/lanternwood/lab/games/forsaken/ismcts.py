"""A yardstick for the bots of Forsaken: plain single-observer information-set Monte Carlo tree search.

Every iteration deals the hidden cards anew, walks down one tree by upper confidence bounds over what is offered there
and then (each action also counting how often it was offered), adds one node, and plays on at random for a while; what
it then sees is judged by `position` with the weights told by hand. Nothing in it knows the game but that judgement.
"""

from math import log, sqrt
from typing import Any

from lanternwood.bots.bot import Mind
from lanternwood.bots.forsaken.position import chance_to_win
from lanternwood.bots.forsaken.weights import STEADY
from lanternwood.bots.forsaken.worlds import NO_CHANCE, offered, sensible
from lanternwood.games.forsaken.rules import apply, pending
from lanternwood.games.forsaken.state import OVER, State
from lanternwood.kernel.model import Action, Seat
from lanternwood.kernel.rng import Chance
from lanternwood.kernel.table import Table

ITERATIONS = 25
"""A decision; as much processor time a game as `sharp` takes."""
PLAYED_ON = 20
"""Decisions at random before the position is judged."""
CURIOSITY = 0.7


class Node:
    __slots__ = ("children", "offered", "seat", "value", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        """Who chose the action that led here."""
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.offered = 0
        self.value = 0.0
        """Summed, for `seat`."""

    def promise(self) -> float:
        return self.value / self.visits + CURIOSITY * sqrt(log(self.offered) / self.visits)


class IsmctsBot:
    def __init__(self, chance: Chance, iterations: int = ITERATIONS, played_on: int = PLAYED_ON) -> None:
        self.chance = chance
        self.iterations = iterations
        self.played_on = played_on

    def choose(self, mind: Mind) -> Action:
        found = sensible(mind.choices)
        if len(found) == 1:
            only: Action = found[0]
            return only
        root = Node(1 - mind.seat)
        for _ in range(self.iterations):
            self.iterate(root, mind.imagine(self.chance), mind.seat)
        best: Action = max(root.children, key=lambda action: root.children[action].visits)
        return best

    def iterate(self, root: Node, world: State, chooser: Seat) -> None:
        table = Table(world, NO_CHANCE if world.turn else self.chance)
        path, node = [root], root
        while world.phase != OVER:
            # Both may be asked at once before the first turn.
            seat = chooser if node is root else pending(world)[0]
            found = offered(world, seat)
            untried = [action for action in found if action not in node.children]
            if untried:
                action = untried[self.chance.below(len(untried))]
                node.children[action] = Node(seat)
            else:
                action = max(found, key=lambda action: node.children[action].promise())
            for each in found:
                if each in node.children:
                    node.children[each].offered += 1
            apply(table, seat, action)
            node = node.children[action]
            path.append(node)
            if untried:
                break
        self.play_on(table)
        for whose in (0, 1):
            value = chance_to_win(world, whose, STEADY)
            for node in path:
                if node.seat == whose:
                    node.visits += 1
                    node.value += value

    def play_on(self, table: Table[State]) -> None:
        world = table.state
        for _ in range(self.played_on):
            if world.phase == OVER:
                return
            seat = pending(world)[0]
            found = offered(world, seat)
            apply(table, seat, found[self.chance.below(len(found))])
