"""NF-DICE: faces, and which dice of the pool are used."""

from collections import Counter
from random import Random

import pytest

from games.nightmare_forest.scene import ANA, LoadedDice, camper, given, shown
from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.actions import (
    PATH,
    Attack,
    DropGear,
    HackAtObstacle,
    Pass,
    RollAtObstacle,
    Search,
    SpendAtObstacle,
    ThrowGear,
)
from lanternwood.games.nightmare_forest.dice import roll, roll_one
from lanternwood.games.nightmare_forest.events import DiceRolled
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Table


class Drawn(LoadedDice):
    """Chance that draws one number, whatever it is asked for."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.bound = 0

    def below(self, bound: int) -> int:
        self.bound = bound
        return self.number


@pytest.mark.rule("NF-DICE-01")
def test_a_die_has_one_double_three_singles_and_two_blanks() -> None:
    assert Counter(roll_one(Table(None, Drawn(side))) for side in range(6)) == {2: 1, 1: 3, 0: 2}


@pytest.mark.rule("NF-DICE-01")
@pytest.mark.parametrize(
    ("dice", "ways"),
    [
        (1, [2, 3, 1]),
        (2, [4, 12, 13, 6, 1]),
        (3, [8, 36, 66, 63, 33, 9, 1]),
        (6, [64, 576, 2352, 5760, 9420, 10836, 8989, 5418, 2355, 720, 147, 18, 1]),
    ],
)
def test_the_hits_of_a_roll_add_up_and_every_roll_is_as_likely_as_any_other(dice: int, ways: list[int]) -> None:
    totals = Counter(sum(roll(Table(None, Drawn(number)), dice)) for number in range(6**dice))
    assert totals == dict(enumerate(ways))
    drawn = Drawn(0)
    roll(Table(None, drawn), dice)
    assert drawn.bound == 6**dice


@pytest.mark.rule("NF-DICE-01")
def test_seven_dice_show_seven_faces() -> None:
    scene = given(camper(level=6, facing="bellowing-moose"), camper(), unused=7)
    scene.rolls(2, 1, 0, 1, 2, 0, 1).when(Attack(PATH, 7))
    assert scene.announced(DiceRolled) == [DiceRolled(ANA, (2, 1, 0, 1, 2, 0, 1), 7, 8)]


@pytest.mark.rule("NF-DICE-02")
def test_dice_rolled_in_an_attack_become_used() -> None:
    scene = given(camper(facing="reeking-skunk"), camper(), unused=4)
    scene.rolls(1, 0, 1).when(Attack(PATH, 3))
    assert (scene.turn.unused, scene.turn.used) == (1, 3)


@pytest.mark.rule("NF-DICE-02")
def test_dice_rolled_in_a_search_become_used() -> None:
    scene = given(camper(), camper(), unused=4)
    scene.rolls(0, 1, 0).when(Search(3))
    assert (scene.turn.unused, scene.turn.used) == (1, 3)


@pytest.mark.rule("NF-DICE-02")
def test_a_die_rolled_at_an_obstacle_becomes_used() -> None:
    scene = given(camper(facing="bramble-snarl"), camper(), unused=4)
    scene.rolls(0).when(RollAtObstacle())
    assert (scene.turn.unused, scene.turn.used) == (3, 1)


@pytest.mark.rule("NF-DICE-03")
def test_a_die_spent_on_an_obstacle_becomes_used_without_a_roll() -> None:
    scene = given(camper(facing="bramble-snarl"), camper(), unused=4)
    scene.when(SpendAtObstacle())
    assert (scene.turn.unused, scene.turn.used, scene.ana.counters) == (3, 1, 1)
    assert scene.announced(DiceRolled) == []


@pytest.mark.rule("NF-DICE-04")
@pytest.mark.parametrize("dice", [1, 2, 4])
def test_a_defeated_zombie_gives_back_exactly_one_die_however_many_were_rolled(dice: int) -> None:
    scene = given(camper(facing="threadbare-vole"), camper(), unused=4)
    scene.rolls(*[1] * dice).when(Attack(PATH, dice))
    assert (scene.turn.unused, scene.turn.used) == (4 - dice + 1, dice - 1)


@pytest.mark.rule("NF-DICE-04")
def test_no_die_comes_back_when_none_was_rolled() -> None:
    scene = given(camper(facing="threadbare-vole", gear=["tent-stake"]), camper(), unused=2, used=2)
    scene.when(Attack(PATH, 0, (0,)))
    assert (scene.turn.unused, scene.turn.used) == (2, 2)


@pytest.mark.rule("NF-DICE-05")
def test_the_die_that_came_back_may_search() -> None:
    """NF-R-19"""
    scene = given(camper(facing="threadbare-vole"), camper(), unused=1, used=3)
    scene.rolls(1).when(Attack(PATH, 1))
    assert (scene.turn.unused, scene.turn.used) == (1, 3)
    scene.rolls(1).when(Search(1))
    assert len(scene.ana.gear) == 1
    assert (scene.turn.unused, scene.turn.used) == (0, 4)


@pytest.mark.rule("NF-DICE-06")
def test_a_noise_roll_leaves_the_pool_alone() -> None:
    """NF-R-21"""
    scene = given(camper(facing="bramble-snarl", gear=[shown("cast-iron-skillet")]), camper(), unused=4)
    scene.rolls(1).when(HackAtObstacle(0))
    assert (scene.turn.unused, scene.turn.used) == (4, 0)
    assert len(scene.ana.own) == 1


@pytest.mark.rule("NF-DICE-06")
def test_a_throw_roll_leaves_the_pool_alone() -> None:
    """NF-R-22"""
    scene = given(camper(gear=["duct-tape"]), camper(level=1), unused=3, used=1)
    scene.rolls(2).when(ThrowGear(0, Seat(1)))
    assert (scene.turn.unused, scene.turn.used) == (3, 1)
    assert len(scene.bo.own) == 1


@pytest.mark.rule("NF-DICE-06")
def test_the_starting_roll_leaves_the_first_pool_full() -> None:
    match = Match(GAME, plan_for(GAME, 2, "owl"))
    while match.state.question is not None:
        seat = match.pending()[0]
        match.act(seat, match.choices(seat)[0])
    assert (match.state.turn.unused, match.state.turn.used) == (4, 0)


@pytest.mark.rule("NF-DICE-07")
def test_unused_and_used_dice_are_three_and_the_zone_at_every_moment() -> None:
    """Played at random, only that nobody drops gear or passes needlessly, and that attacks take all dice."""
    zones: set[int] = set()
    for seed in ("owl", "fox", "moth", "newt"):
        match = Match(GAME, plan_for(GAME, 4, seed))
        whim = Random(seed)
        while match.outcome() is None:
            seat = match.pending()[0]
            choices = match.choices(seat)
            better = [action for action in choices if not isinstance(action, DropGear | Pass)]
            unused = match.state.turn.unused
            hardest = [action for action in better if isinstance(action, Attack) and action.dice == unused]
            match.act(seat, whim.choice(hardest or better or choices))
            turn, zone = match.state.turn, match.state.active().zone
            if turn.unused or turn.used:  # there is no pool before the first turn
                assert turn.unused + turn.used == 3 + zone
                assert turn.unused >= 0
                assert turn.used >= 0
                zones.add(zone)
    assert zones == {1, 2, 3, 4}
