"""A strong player: plans its whole turn, sees how the other could answer in worlds that fit all it knows, and keeps to
the plan as long as nothing unexpected happens. What it may look at is counted, so that a match repeats exactly."""

from collections.abc import Sequence
from typing import Any

from lanternwood.bots.bot import Mind
from lanternwood.bots.forsaken.altars import best_building
from lanternwood.bots.forsaken.defending import last_stand
from lanternwood.bots.forsaken.plans import Beam, Line, draws_first, with_marks
from lanternwood.bots.forsaken.position import Weights, chance_to_win
from lanternwood.bots.forsaken.puzzling import best_in_puzzle
from lanternwood.bots.forsaken.replies import Reply, follow
from lanternwood.bots.forsaken.steady import Thought, mulligan
from lanternwood.bots.forsaken.weights import FITTED
from lanternwood.bots.forsaken.wins import Wins, fingerprint, one_more
from lanternwood.bots.forsaken.worlds import sensible, waits_for_pick, with_blank_deck, without_miracles
from lanternwood.games.forsaken.choices import END_TURN
from lanternwood.games.forsaken.faith import kingdoms_won
from lanternwood.games.forsaken.state import MULLIGAN, OVER, State
from lanternwood.kernel.model import Action
from lanternwood.kernel.rng import Chance

WIN_LOOKS = 600
FALL_LOOKS = 300
BEAM_WIDTH = 8
BEAM_LOOKS = 900
LINES = 6
WORLDS = 3


class SharpBot:
    """Plans the turn, and keeps the plan while it holds."""

    def __init__(
        self, chance: Chance, weights: Weights = FITTED, beam_looks: int = BEAM_LOOKS, worlds: int = WORLDS,
        lines: int = LINES, width: int = BEAM_WIDTH,
    ) -> None:  # fmt: skip
        self.chance = chance
        self.weights = weights
        self.beam_looks = beam_looks
        self.worlds = worlds
        self.lines = lines
        self.width = width
        self.actions: list[Any] = []
        self.marks: list[Any] = []

    def choose(self, mind: Mind) -> Action:
        found = mind.choices
        if len(found) == 1:
            only: Action = found[0]
            return only
        world = mind.imagine(self.chance)
        if (best := best_in_puzzle(world, mind.seat, found)) is not None:
            in_puzzle: Action = best
            return in_puzzle
        world = without_miracles(world, mind.seat)
        action: Action = self.think(mind, world, found)
        return action

    def think(self, mind: Mind, world: State, found: Sequence[Any]) -> Any:
        seat = mind.seat
        if world.phase == MULLIGAN:
            return mulligan(world, seat, found)
        if (planned := self.planned(world, found)) is not None:
            return planned
        if world.active != seat:
            return Thought(world, seat, self.weights).choose(found)
        if not waits_for_pick(world, seat):
            building = best_building(world, seat, found)
            if building is not None:
                return building
        win = Wins(world, seat, WIN_LOOKS).line()
        if win is not None:
            return win[0]
        line = draws_first(with_blank_deck(world, seat)[0], seat, self.best_line(mind, world))
        self.actions, self.marks = line.actions[:], line.marks[:]
        if not self.actions:
            return last_stand(world, seat, found) or (END_TURN if END_TURN in found else sensible(found)[0])
        self.marks.pop(0)
        return self.actions.pop(0)

    def planned(self, world: State, found: Sequence[Any]) -> Any | None:
        """The next action of the plan, if all is as it was planned."""
        if self.actions and self.actions[0] in found and self.marks[0] == fingerprint(world):
            self.marks.pop(0)
            return self.actions.pop(0)
        self.actions, self.marks = [], []
        return None

    def best_line(self, mind: Mind, world: State) -> Line:
        """Of the best ends of the turn, the one that stands up best to the other's answer."""
        seat = mind.seat
        ends = self.turns(world, seat)
        if not ends:
            pick = Thought(world, seat, self.weights).answer(mind.choices)
            return Line([pick], [None], world, 0.0)
        # The quick answer defends what is lost, so leaving a Tower to fall later looks better than it is.
        taken = kingdoms_won(ends[0].state, seat)
        best = [line for line in ends if kingdoms_won(line.state, seat) >= taken][: self.lines]
        if len(best) == 1 or not self.worlds:
            return best[0]
        worlds = [mind.imagine(self.chance) for _ in range(self.worlds)]
        return max(best, key=lambda line: self.stands_up(line, worlds, seat))

    def turns(self, world: State, seat: int) -> list[Line]:
        """Ways to spend the turn, the best first. Those that take a Kingdom are looked for apart: a Channel and two
        Attacks are easily dropped before the last of them tells."""
        ends = Beam(world, seat, self.weights, self.width, self.beam_looks).search()
        fall = None if waits_for_pick(world, seat) else one_more(world, seat, FALL_LOOKS)
        if fall is None:
            return ends
        start = with_marks(world, seat, fall.actions, self.weights)
        further = Beam(start.state, seat, self.weights, self.width, self.beam_looks // 2).search()
        after_it = [line._replace(actions=[*start.actions, *line.actions], marks=[*start.marks, *line.marks])
                    for line in further]  # fmt: skip
        return sorted([*ends, start, *after_it], key=lambda line: -line.value)

    def stands_up(self, line: Line, worlds: Sequence[State], seat: int) -> float:
        return sum([self.in_world(line, world.copy(), seat) for world in worlds])

    def in_world(self, line: Line, world: State, seat: int) -> float:
        follow(world, seat, line.actions)
        if world.phase == OVER:
            return chance_to_win(world, seat, self.weights)
        reply = Reply(world, self.weights)
        reply.play()
        return chance_to_win(reply.state, seat, self.weights)
