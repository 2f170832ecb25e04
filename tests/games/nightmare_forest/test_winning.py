"""NF-WIN and NF-LAST: getting out, or nobody getting out."""

import pytest

from games.nightmare_forest.scene import ANA, BO, PATH, camper, given, shown
from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.actions import (
    NEXT_FIRST,
    OWN_FIRST,
    Attack,
    Flip,
    Pass,
    Search,
    ThrowGear,
)
from lanternwood.games.nightmare_forest.events import CountdownBegan, Escaped, ForestWon, TurnBegan
from lanternwood.games.nightmare_forest.state import GONE
from lanternwood.kernel.model import OUTSIDE, Leave, Outcome

BOSS = "pack-mother-of-bones"
"""Defence 6."""


@pytest.mark.rule("NF-WIN-01")
def test_whoever_defeats_the_zone_4_zombie_wins() -> None:
    scene = given(camper(level=6, facing=BOSS), camper())
    scene.rolls(2, 2, 2).when(Attack(PATH, 3))
    assert scene.ana.level == 7
    assert GAME.outcome(scene.state) == Outcome("escape", (ANA,))
    assert scene.seen_by(BO)[-1] == Escaped(ANA)


@pytest.mark.rule("NF-WIN-01")
def test_in_the_speed_game_the_fifth_space_is_the_last() -> None:
    scene = given(camper(level=4, facing=BOSS), camper(), options=GAME.setting_up.options_type(speed=True))
    scene.rolls(2, 2, 2).when(Attack(PATH, 3))
    assert GAME.outcome(scene.state) == Outcome("escape", (ANA,))


@pytest.mark.rule("NF-WIN-01")
def test_an_added_zombie_beside_the_boss_must_fall_too() -> None:
    scene = given(camper(level=6, facing=BOSS, beside=["gnawing-chipmunk"]), camper())
    scene.rolls(2, 2, 2).when(Attack(PATH, 3))
    assert (scene.ana.level, GAME.outcome(scene.state)) == (6, None)
    scene.when(Flip(NEXT_FIRST))
    scene.rolls(2).when(Attack(NEXT_FIRST, 1))
    assert GAME.outcome(scene.state) == Outcome("escape", (ANA,))


@pytest.mark.rule("NF-WIN-01")
def test_the_boss_may_fall_before_the_zombie_beside_it_or_after() -> None:
    scene = given(camper(level=6, facing=BOSS, beside=["gnawing-chipmunk"]), camper())
    scene.when(Flip(NEXT_FIRST))
    scene.rolls(2).when(Attack(NEXT_FIRST, 1))
    assert GAME.outcome(scene.state) is None
    scene.rolls(2, 2, 2).when(Attack(PATH, 3))
    assert GAME.outcome(scene.state) == Outcome("escape", (ANA,))


@pytest.mark.rule("NF-WIN-01")
def test_noise_of_the_final_blow_delays_the_win_until_what_it_brings_is_gone() -> None:
    """NF-R-06"""
    facts = camper(level=6, facing=BOSS, gear=[shown("chainsaw")])
    scene = given(facts, camper(), stacks={1: ["gnawing-chipmunk"]})
    scene.rolls(2).when(Attack(PATH, 1, (0,)))
    assert (scene.ana.level, scene.own_of(ANA)) == (7, ["gnawing-chipmunk"])
    assert GAME.outcome(scene.state) is None
    scene.when(Flip(OWN_FIRST))
    scene.rolls(2).when(Attack(OWN_FIRST, 1))
    assert GAME.outcome(scene.state) == Outcome("escape", (ANA,))


@pytest.mark.rule("NF-WIN-02")
def test_the_game_ends_at_that_instant() -> None:
    """NF-R-36: nobody else can win as well, for nobody acts any more."""
    scene = given(camper(level=6, facing=BOSS, gear=["tent-stake"]), camper(level=6, facing="bellowing-moose"))
    scene.rolls(2, 2, 2).when(Attack(PATH, 3))
    assert (scene.turn.seat, list(GAME.pending(scene.state))) == (ANA, [])
    assert not scene.announced(TurnBegan)
    for seat in (ANA, BO):
        for action in (Pass(), Search(1), Attack(PATH, 1), ThrowGear(0, BO)):
            assert scene.refused(action, by=seat) == "NF-WIN-02"
    assert scene.refused(Leave(BO), by=OUTSIDE) == "NF-WIN-02"


@pytest.mark.rule("NF-WIN-03")
def test_if_every_player_is_eaten_nobody_wins() -> None:
    """NF-R-34"""
    scene = given(camper(facing="reeking-skunk", wounds=4), camper(eaten=True), countdown=3)
    scene.rolls(0).when(Attack(PATH, 1))
    assert GAME.outcome(scene.state) == Outcome("eaten", ())
    assert scene.seen_by(BO)[-1] == ForestWon(rounds_over=False)
    assert list(GAME.pending(scene.state)) == []


@pytest.mark.rule("NF-WIN-04")
def test_after_200_full_rounds_the_game_ends_without_a_winner() -> None:
    """NF-R-51"""
    scene = given(camper(), camper(), rounds=199)
    scene.when(Pass())
    assert GAME.outcome(scene.state) is None
    scene.when(Pass())
    assert scene.state.rounds == 200
    assert GAME.outcome(scene.state) == Outcome("rounds", ())
    assert scene.seen_by(BO)[-1] == ForestWon(rounds_over=True)


@pytest.mark.rule("NF-WIN-04")
def test_a_round_is_full_when_the_first_player_or_whoever_follows_is_on_again() -> None:
    scene = given(camper(), camper(), camper(), active=BO, first=BO, rounds=198)
    scene.when(Pass(), Pass())
    assert scene.state.rounds == 198
    scene.when(Pass())
    assert (scene.state.rounds, scene.state.over) == (199, False)
    without_first = given(camper(), camper(eaten=True), camper(), active=ANA, first=BO, rounds=198)
    without_first.when(Pass())
    assert without_first.state.rounds == 199


@pytest.mark.rule("NF-LAST-01")
@pytest.mark.parametrize(("level", "turns"), [(0, 7), (3, 4), (5, 2), (6, 2)])
def test_the_last_one_has_as_many_turns_as_cards_are_left_but_two_at_least(level: int, turns: int) -> None:
    scene = given(camper(facing="reeking-skunk", wounds=4), camper(level=level))
    scene.rolls(0).when(Attack(PATH, 1))
    assert scene.announced(CountdownBegan) == [CountdownBegan(BO, turns)]
    assert scene.announced(TurnBegan)[-1].countdown == turns
    for left in reversed(range(turns)):
        assert (scene.turn.seat, scene.state.countdown) == (BO, left)
        scene.when(Pass())
    assert GAME.outcome(scene.state) == Outcome("eaten", ())


@pytest.mark.rule("NF-LAST-01")
def test_added_zombies_in_the_own_and_next_space_count_too() -> None:
    """NF-R-35"""
    facts = camper(level=4, facing="carrion-wolf", own=["gnawing-chipmunk"], beside=["reeking-skunk"])
    scene = given(camper(facing="reeking-skunk", wounds=4), facts)
    scene.rolls(0).when(Attack(PATH, 1))
    assert scene.announced(CountdownBegan) == [CountdownBegan(BO, 3 + 2)]


@pytest.mark.rule("NF-LAST-01")
def test_there_is_no_countdown_while_two_are_left() -> None:
    scene = given(camper(facing="reeking-skunk", wounds=4), camper(), camper())
    scene.rolls(0).when(Attack(PATH, 1))
    assert scene.state.countdown == GONE
    assert not scene.announced(CountdownBegan)
    assert scene.announced(TurnBegan)[-1].countdown is None


@pytest.mark.rule("NF-LAST-01")
def test_the_last_one_may_escape_within_the_countdown() -> None:
    scene = given(camper(level=6, facing=BOSS), camper(eaten=True), countdown=0)
    scene.rolls(2, 2, 2).when(Attack(PATH, 3))
    assert GAME.outcome(scene.state) == Outcome("escape", (ANA,))


@pytest.mark.rule("NF-LAST-02")
def test_zombies_added_later_do_not_extend_the_countdown() -> None:
    ana = camper(facing="reeking-skunk", wounds=4)
    scene = given(ana, camper(level=4, facing="ragged-coyote", gear=[shown("chainsaw")]))
    scene.rolls(0).when(Attack(PATH, 1))
    assert scene.state.countdown == 3 - 1
    scene.when(Attack(PATH, 0, (0,)))
    assert (len(scene.bo.own), scene.state.countdown) == (1, 2)
    scene.when(Pass(), Pass())
    assert not scene.state.over
    scene.when(Pass())
    assert GAME.outcome(scene.state) == Outcome("eaten", ())


@pytest.mark.rule("NF-LAST-03")
def test_when_the_last_turn_ends_without_an_escape_the_player_is_eaten_and_nobody_wins() -> None:
    scene = given(camper(level=6, gear=["rifle"]), camper(eaten=True), countdown=0)
    scene.when(Pass())
    assert scene.ana.eaten
    assert GAME.outcome(scene.state) == Outcome("eaten", ())
    assert scene.seen_by(BO)[-1] == ForestWon(rounds_over=False)


@pytest.mark.rule("NF-LAST-03")
def test_the_turn_before_the_last_is_followed_by_the_last() -> None:
    scene = given(camper(level=6), camper(eaten=True), countdown=1)
    scene.when(Pass())
    assert (scene.ana.eaten, scene.turn.seat, scene.state.countdown) == (False, ANA, 0)
