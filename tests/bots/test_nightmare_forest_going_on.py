"""Bots of Nightmare Forest go on: what lies in the way is dealt with, and nobody searches for ever."""

from typing import Any

import pytest

from games.nightmare_forest.scene import ANA, Scene, camper, given, up
from lanternwood.bots import make_bot
from lanternwood.bots.bot import mind_of
from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.actions import Attack, Flip
from lanternwood.kernel.model import Action
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Table

THINKING = ["steady", "sharp"]


def ana_does(scene: Scene, level: str, turns: int, seed: str = "fern") -> list[Action]:
    """What Ana does in so many turns of her own, with true dice; Bo only passes."""
    table = Table(scene.state, HashRng(seed.encode()))
    bot = make_bot(GAME.name, level, HashRng(b""))
    done: list[Action] = []
    state, turn = scene.state, scene.turn
    while turns and (seats := GAME.pending(state)):
        seat = seats[0]
        mind = mind_of(GAME, state, seat)
        action = bot.choose(mind) if seat == ANA else mind.choices[-1]
        if seat == ANA:
            done.append(action)
        GAME.apply(table, seat, action)
        if state.turn is not turn:
            turns -= turn.seat == ANA
            turn = state.turn
    return done


BEHIND_A_ZOMBIE: dict[str, dict[str, Any]] = {
    "overgrown": {"level": 2, "facing": "creeper-curtain", "counters": 2, "own": ["reeking-skunk"], "wounds": 1},
    "deep in": {"level": 4, "facing": "deadfall-tangle", "counters": 3, "own": ["ringtail-rotter"], "wounds": 1},
    "a cache": {"level": 2, "facing": "ranger-lockbox", "own": ["hollow-hare", "gnawing-chipmunk"]},
    "seen already": {"level": 2, "facing": "creeper-curtain", "counters": 1, "own": [up("limping-opossum")]},
}
"""NF-FLIP-07 With a zombie in the own space nobody gets at the obstacle ahead."""


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("facts", BEHIND_A_ZOMBIE.values(), ids=BEHIND_A_ZOMBIE)
def test_a_zombie_before_an_obstacle_is_fought_however_good_the_gear_might_get(
    level: str, facts: dict[str, Any]
) -> None:
    armed = camper(**facts, gear=["shotgun", "splitting-maul", "revolver"])
    done = ana_does(given(armed, camper(level=facts["level"])), level, turns=3)
    assert {Flip, Attack} & set(map(type, done))
