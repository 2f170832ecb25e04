"""NF-OPT: the switches chosen when a table is made."""

from typing import Any

import pytest

from games.nightmare_forest.scene import ANA, BO, PATH, camper, given, shown, up
from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.actions import (
    OWN_FIRST,
    Attack,
    ChooseCamper,
    ClaimPath,
    Flip,
    Pass,
    ThrowGear,
)
from lanternwood.games.nightmare_forest.content import ZONE_OF
from lanternwood.games.nightmare_forest.events import CountdownBegan, TurnBegan
from lanternwood.games.nightmare_forest.options import Options
from lanternwood.games.nightmare_forest.state import State
from lanternwood.kernel.match import Match, SetupError, plan_for
from lanternwood.kernel.model import Outcome

SPEED, DEADLIER = Options(speed=True), Options(deadlier=True)


def new_match(seats: int, **options: Any) -> Match[State]:
    return Match(GAME, plan_for(GAME, seats, "options", options))


@pytest.mark.rule("NF-OPT-01")
def test_a_speed_path_has_five_spaces_of_zones_1_1_2_3_4() -> None:
    match = new_match(3, speed=True)
    assert [[ZONE_OF[card] for card in path] for path in match.state.open_paths] == [[1, 1, 2, 3, 4]] * 3
    assert [len(stack) for stack in match.state.stacks] == [0, 40 - 6, 24 - 3, 22 - 3, 14 - 3]


@pytest.mark.rule("NF-OPT-02")
def test_in_the_speed_game_three_wounds_are_too_many() -> None:
    scene = given(camper(facing="reeking-skunk", wounds=1), camper(), camper(), options=SPEED)
    scene.rolls(0).when(Attack(PATH, 1))
    assert (scene.ana.wounds, scene.ana.eaten) == (2, False)
    assert GAME.view(scene.state, ANA).fatal_wounds == 3
    scene.rolls(0).when(Attack(PATH, 1))
    assert (scene.ana.eaten, scene.turn.seat) == (True, BO)


@pytest.mark.rule("NF-OPT-03")
@pytest.mark.parametrize(("options", "zone"), [(Options(), 1), (SPEED, 1), (DEADLIER, 3)])
def test_noise_brings_a_zombie_of_the_own_zone_in_a_deadlier_forest_alone(options: Options, zone: int) -> None:
    level = 3 if options.speed else 4
    facts = camper(level=level, facing="ragged-coyote", gear=[shown("chainsaw")])
    scene = given(facts, camper(), options=options)
    scene.when(Attack(PATH, 0, (0,)))
    assert [ZONE_OF[lurker.card] for lurker in scene.ana.own] == [zone]


@pytest.mark.rule("NF-OPT-03")
def test_a_throw_brings_a_zombie_of_the_targets_zone() -> None:
    """NF-R-12: the zone of cards turned up, not of the space."""
    facts = camper(level=2, facing="tattered-fox")
    scene = given(camper(gear=["tent-stake"]), facts, options=DEADLIER)
    scene.rolls(1).when(ThrowGear(0, BO))
    assert [ZONE_OF[lurker.card] for lurker in scene.bo.beside] == [2]


@pytest.mark.rule("NF-OPT-04")
def test_an_added_zone_4_zombie_hits_back_for_two() -> None:
    scene = given(camper(level=7, zone=4, own=[up("bellowing-moose")]), camper(), options=DEADLIER)
    scene.rolls(0).when(Attack(OWN_FIRST, 1))
    assert scene.ana.wounds == 2


@pytest.mark.rule("NF-OPT-04")
def test_noise_of_the_final_blow_brings_a_zone_4_zombie_in_a_deadlier_forest() -> None:
    facts = camper(level=6, facing="pack-mother-of-bones", gear=[shown("chainsaw")])
    scene = given(facts, camper(), options=DEADLIER, stacks={4: ["graveback-grizzly"]})
    scene.rolls(2).when(Attack(PATH, 1, (0,)), Flip(OWN_FIRST))
    scene.rolls(0).when(Attack(OWN_FIRST, 1))
    assert (scene.own_of(ANA), scene.ana.wounds) == (["graveback-grizzly"], 2)


def test_the_switches_are_independent() -> None:
    scene = given(
        camper(level=3, facing="ragged-coyote", gear=[shown("chainsaw")], wounds=1),
        camper(),
        options=Options(speed=True, deadlier=True),
    )
    scene.when(Attack(PATH, 0, (0,)), Flip(OWN_FIRST))
    scene.rolls(0).when(Attack(OWN_FIRST, 1))
    assert [ZONE_OF[lurker.card] for lurker in scene.ana.own] == [3]
    assert scene.ana.wounds == 2
    scene.rolls(0).when(Attack(OWN_FIRST, 1))
    assert scene.ana.eaten


@pytest.mark.rule("NF-OPT-05")
def test_solo_and_exactly_one_player_go_together() -> None:
    assert plan_for(GAME, 1, "seed", {"solo": True}).seats == 1
    with pytest.raises(SetupError, match="NF-SETUP-01"):
        plan_for(GAME, 1, "seed")
    for seats in range(2, 7):
        assert plan_for(GAME, seats, "seed").seats == seats
        with pytest.raises(SetupError, match="NF-OPT-05"):
            plan_for(GAME, seats, "seed", {"solo": True})


@pytest.mark.rule("NF-OPT-06")
@pytest.mark.parametrize(("speed", "turns"), [(False, 7 + 2), (True, 5 + 2)])
def test_alone_the_camper_has_two_turns_more_than_there_are_path_cards(speed: bool, turns: int) -> None:
    """NF-R-55"""
    match = new_match(1, solo=True, speed=speed)
    match.act(ANA, ChooseCamper(3))
    match.act(ANA, ClaimPath(0))
    heard = match.announced_to(ANA)
    assert [event for event in heard if isinstance(event, CountdownBegan)] == [CountdownBegan(ANA, turns)]
    assert heard[-1] == TurnBegan(ANA, 4, turns)
    for _ in range(turns):
        assert match.outcome() is None
        match.act(ANA, Pass())
    assert match.outcome() == Outcome("eaten", ())


@pytest.mark.rule("NF-OPT-06")
def test_alone_the_camper_can_still_escape() -> None:
    scene = given(camper(level=6, facing="pack-mother-of-bones"), options=Options(solo=True), countdown=0)
    scene.rolls(2, 2, 2).when(Attack(PATH, 3))
    assert GAME.outcome(scene.state) == Outcome("escape", (ANA,))
