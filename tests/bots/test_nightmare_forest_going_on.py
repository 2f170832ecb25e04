"""Bots of Nightmare Forest go on: what lies in the way is dealt with, nobody searches for ever, and when time is short
they run.
"""

from typing import Any

import pytest

from games.nightmare_forest.scene import ANA, Scene, camper, given, up
from lanternwood.bots import make_bot
from lanternwood.bots.bot import mind_of
from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.actions import Attack, Flip, IgnoreCache, Search
from lanternwood.games.nightmare_forest.options import Options
from lanternwood.games.nightmare_forest.turn import MOST_ROUNDS
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import Action, Seat
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Table

THINKING = ["steady", "sharp"]
GOING_ON = (Flip, Attack)
ARMS = ["shotgun", "splitting-maul", "revolver"]
LONGEST_WAIT = 12
"""More turns than anyone should need to arm themselves before the next zombie."""


def chooses(scene: Scene, level: str) -> Action:
    return make_bot(GAME.name, level, HashRng(b"")).choose(mind_of(GAME, scene.state, ANA))


def ana_does(scene: Scene, level: str, turns: int, seed: str = "fern") -> list[Action]:
    """What Ana does in so many turns of her own, with true dice; the others only pass."""
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


# An obstacle ahead, and a zombie in the own space

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
    done = ana_does(given(camper(**facts, gear=ARMS), camper(level=facts["level"])), level, turns=3)
    assert any(isinstance(action, GOING_ON) for action in done)


# Waiting for better gear


@pytest.mark.parametrize("level", THINKING)
def test_patience_runs_out(level: str) -> None:
    """With the best gear there is, nothing is left to wait for."""
    facts = camper(level=6, facing="bigfoot-still-hungry", wounds=1, gear=["splitting-maul", "rifle", "revolver"])
    early, late = (given(facts, camper(level=5), rounds=rounds) for rounds in (8, 40))
    assert isinstance(chooses(early, level), Search)
    assert isinstance(chooses(late, level), Attack)


def longest_wait(seed: str, seating: list[str], options: dict[str, object]) -> int:
    """How many turns in a row someone did nothing to get further, at worst."""
    match = Match(GAME, plan_for(GAME, len(seating), seed, options), listen=False)
    bots = [make_bot(GAME.name, level, HashRng(f"{seed}/{seat}".encode())) for seat, level in enumerate(seating)]
    waited, longest, turn = [0] * len(seating), 0, match.state.turn
    while seats := match.pending():
        seat = seats[0]
        action = bots[seat].choose(mind_of(GAME, match.state, seat))
        if isinstance(action, GOING_ON):
            waited[seat] = -1  # this turn does not count
        match.act(seat, action)
        if match.state.turn is not turn:
            waited[turn.seat] += 1
            longest = max(longest, waited[turn.seat])
            turn = match.state.turn
    return longest


@pytest.mark.parametrize(
    ("games", "seating", "options"),
    [
        (10, ["sharp", "sharp"], {}),
        (4, ["sharp", "sharp", "sharp", "sharp"], {"deadlier": True}),
        (20, ["steady", "cautious"], {}),
    ],
    ids=["two sharp", "four sharp, deadlier", "steady and cautious"],
)
def test_nobody_searches_for_ever(games: int, seating: list[str], options: dict[str, object]) -> None:
    """The games are always the same ones; among them are those in which sharp once stood still to the end."""
    assert max(longest_wait(f"stall {game}", seating, options) for game in range(games)) <= LONGEST_WAIT


# When time is short

LAST_CHANCES: dict[str, tuple[dict[str, Any], type[Action]]] = {
    "the last card, unarmed": ({"level": 6, "wounds": 2}, Flip),
    "a zombie that is likely to win": ({"level": 6, "facing": "graveback-grizzly", "wounds": 3}, Attack),
    "two cards to go": ({"level": 5, "wounds": 3}, Flip),
    "a cache in the way": ({"level": 5, "facing": "hunters-strongbox"}, IgnoreCache),
}


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize(("facts", "kind"), LAST_CHANCES.values(), ids=LAST_CHANCES)
def test_in_the_last_turn_a_bot_takes_the_only_chance_there_is(
    level: str, facts: dict[str, Any], kind: type[Action]
) -> None:
    """NF-LAST-03 Whoever searches now is eaten."""
    assert isinstance(chooses(given(camper(**facts), camper(eaten=True), countdown=0), level), kind)
    assert isinstance(chooses(given(camper(**facts), options=Options(solo=True), countdown=0), level), kind)


@pytest.mark.parametrize("level", THINKING)
def test_the_last_round_is_a_last_turn_too(level: str) -> None:
    """NF-WIN-04"""
    last = MOST_ROUNDS - 1
    scene = given(camper(level=6, facing="graveback-grizzly", wounds=3), camper(level=6), rounds=last)
    assert isinstance(chooses(scene, level), Attack)


@pytest.mark.parametrize("level", THINKING)
def test_the_last_attack_is_made_with_all_that_helps(level: str) -> None:
    scene = given(camper(level=6, facing="bellowing-moose", wounds=3), camper(eaten=True), countdown=0)
    action = chooses(scene, level)
    assert isinstance(action, Attack)
    assert action.dice == 7


@pytest.mark.parametrize("level", THINKING)
def test_where_no_attack_can_win_one_die_looks_for_what_is_missing(level: str) -> None:
    """Five dice never make eleven hits; what a search finds needs the others."""
    facts = camper(level=6, facing="bigfoot-still-hungry", wounds=3)
    scene = given(facts, camper(eaten=True), countdown=0, unused=5, used=2)
    assert chooses(scene, level) == Search(1)


@pytest.mark.parametrize("level", THINKING)
def test_the_fewer_turns_are_left_the_bolder(level: str) -> None:
    """The same odds that are left alone with time to arm are taken up when every turn needs its card."""
    facts = camper(level=4, facing="splinter-stag", wounds=4)

    def at(countdown: int) -> Action:
        return chooses(given(facts, camper(eaten=True), countdown=countdown), level)

    assert isinstance(at(8), Search)
    assert isinstance(at(1), Attack)


@pytest.mark.parametrize("level", THINKING)
def test_alone_in_the_forest_nobody_searches_in_the_last_turn_while_there_is_a_chance(level: str) -> None:
    """Whole solo games: in the last turn a card that can be turned up is, and a zombie that can be beaten is fought."""
    ran = 0
    for game in range(12):
        match = Match(GAME, plan_for(GAME, 1, f"alone {game}", {"solo": True}), listen=False)
        bot = make_bot(GAME.name, level, HashRng(b""))
        while match.pending():
            mind = mind_of(GAME, match.state, Seat(0))
            action = bot.choose(mind)
            if match.state.countdown == 0 and any(isinstance(choice, Flip) for choice in mind.choices):
                assert isinstance(action, GOING_ON)
                ran += 1
            match.act(Seat(0), action)
    assert ran
