"""Every game as a PettingZoo environment (AEC: the seats are asked one at a time).

An action is the place of a choice in the order in which the game offers them. See docs/research.md for an example
and `lanternwood.lab.encoding` for what the numbers of an observation mean.
"""

from collections.abc import Sequence
from secrets import token_hex
from typing import Any

import msgspec

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError(
        f"{missing.name} is not installed; `pip install '.[pettingzoo]'` in a clone brings it"
    ) from missing

from lanternwood.bots.bot import in_some_words
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import OUTSIDE, Seat
from lanternwood.kernel.words import by_seats
from lanternwood.lab.encoding import Encoder
from lanternwood.lab.features import encoder_for
from lanternwood.lab.turns import Turns, offered, the_timeout, usual_seats


def env(game: Game[Any], seats: int | None = None, options: dict[str, Any] | None = None, **more: Any) -> Any:
    """The environment in PettingZoo's usual wrappers; an illegal action ends the match at a reward of -1."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, seats, options, **more), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - the name that PettingZoo's users look for
    """One table. `reset(seed=...)` makes the match repeatable; the table options are set here, for good."""

    def __init__(
        self,
        game: Game[Any],
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        brought: Sequence[Any] = (),
        encoder: Encoder | None = None,
        words: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """With `words` off, infos hold no labels, which is faster. Four seats if the game allows and none are named.
        What seats bring, by seat, is the same in every match; where it is None, each match draws the usual."""
        super().__init__()
        self.metadata = {"name": f"{game.name}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.game = game
        self.encoder = encoder or encoder_for(game)
        self.words = words
        self._table = (usual_seats(game) if seats is None else seats, options or {})
        # What does not fit is told now, not at the first reset.
        self._brought = plan_for(game, self._table[0], "", self._table[1], brought=brought).brought
        self._seed, self._episode = token_hex(), 0
        self.possible_agents = [f"seat_{seat}" for seat in range(self._table[0])]
        self._observed = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.encoder.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (game.most_choices,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observed)
        self.action_spaces = {agent: spaces.Discrete(game.most_choices) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match: without a seed, the next in the row that the last seed began. These options are not used."""
        if seed is not None:
            self._seed, self._episode = str(seed), 0
        seats, table_options = self._table
        plan = plan_for(self.game, seats, f"{self._seed}/{self._episode}", table_options, brought=self._brought)
        self.match = Match(self.game, plan, listen=self.words)
        self._episode += 1
        self._turns = Turns()
        self._told = [0] * seats
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[0]
        self._ask_next()

    def step(self, action: Any) -> None:
        """Make the choice with this number for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat, choices = self._seat(agent), self._choices(agent)
        if not 0 <= action < len(choices):
            raise ValueError(f"{agent} has {len(choices)} choices; there is no number {action}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.act(seat, in_some_words(choices[int(action)]))
        self._turns.has_chosen(seat)
        self._ask_next()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent knows now, and which choices it has: none unless it is asked."""
        choices = self._choices(agent)
        mask = np.zeros(self.game.most_choices, np.int8)
        mask[: len(choices)] = 1
        view = self.match.view(self._seat(agent))
        return {"observation": self.encoder(view, choices), "action_mask": mask}

    def render(self) -> str:
        """What everyone may see, as text."""
        return msgspec.json.format(msgspec.json.encode(self.match.view(None))).decode()

    def close(self) -> None:
        """Nothing is held open."""

    def _ask_next(self) -> None:
        while (seat := self._turns.next(self.game, self.match.state)) == OUTSIDE:
            self.match.act(OUTSIDE, the_timeout(self.game, self.match.state))
            self._turns.has_chosen(OUTSIDE)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if seat is None:
            self._end()
        else:
            self.agent_selection = self.agents[seat]
            self.infos[self.agent_selection] = self._info(seat)

    def _end(self) -> None:
        outcome = self.match.outcome()
        assert outcome
        returns = outcome.returns(len(self.agents))
        self.rewards = dict(zip(self.agents, returns, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _info(self, seat: Seat) -> dict[str, Any]:
        """For the one who is asked: its view as plain data, its choices in words, what it heard since last asked."""
        if not self.words:
            return {}
        view = self.match.view(seat)
        heard, self._told[seat] = self.match.heard[self._told[seat] :], len(self.match.heard)
        return {
            "view": msgspec.to_builtins(view, str_keys=True),
            "labels": [by_seats(self.game.words.label(view, choice)) for choice in self._choices(self.agent_selection)],
            "heard": [msgspec.to_builtins(one.event, str_keys=True) for one in heard if one.reaches(seat)],
        }

    def _choices(self, agent: str) -> Any:
        asked = agent == self.agent_selection and not self.terminations[agent]
        return offered(self.game, self.match.state, self._seat(agent)) if asked else ()

    def _seat(self, agent: str) -> Seat:
        return Seat(self.possible_agents.index(agent))
