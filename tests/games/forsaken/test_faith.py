"""FK-FAITH: losing Faith, state checks, who is Forsaken."""

import pytest

from lanternwood.games.forsaken.events import (
    FaithLost,
    FaithRestored,
    FollowersForsaken,
    KingdomWon,
    TowerLostFaith,
    TowerRestored,
)
from lanternwood.games.forsaken.script import BULWARK

from .scene import K1, K2, K3, A, B, Scene, heard_by

pytestmark = pytest.mark.usefixtures("fixture_cards")


@pytest.mark.rule("FK-FAITH-01", "FK-FAITH-10")
@pytest.mark.parametrize(("lost", "gone"), [(0, False), (1, True), (2, True)])
def test_a_follower_goes_at_0_faith_or_less(lost: int, gone: bool) -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    grazer = scene.follower(B, K1, "I04", lost=lost)
    scene.play(A, "S09", K1, grazer)
    assert scene.gone(grazer) == gone
    assert scene.past_of(B) == (["I04"] if gone else [])


@pytest.mark.rule("FK-FAITH-02", "FK-WIN-01")
def test_a_tower_at_0_loses_its_kingdom_at_once() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSS")
    scene.tower(B, K1, 3)
    scene.play(A, "S18", K1)
    assert scene.state.kingdoms[K1].winner == A
    assert [scene.state.lit(kingdom) for kingdom in (K1, K2, K3)] == [False, True, True]


@pytest.mark.rule("FK-FAITH-03")
def test_lost_faith_stays_lost_over_turns() -> None:
    scene = Scene()
    mine, theirs = scene.follower(A, K1, "I08", lost=3), scene.follower(B, K1, "I08", lost=2)
    scene.end_turn()
    scene.end_turn()
    assert scene.body(mine) == (4, 2)
    assert scene.body(theirs) == (4, 3)


@pytest.mark.rule("FK-FAITH-04")
def test_changes_add_up_and_only_the_sum_is_raised_to_0() -> None:
    scene = Scene()
    hauler = scene.follower(A, K1, "C05", zeal_for_good=-5, zeal_this_turn=1, faith_for_good=3, lost=2)
    assert scene.body(hauler) == (0, 3)
    scene.blessing(A, K1, "S20")
    assert scene.body(hauler) == (0, 3), "3 - 5 + 1 + 1 is still 0, not 1 more than 0"
    scene.blessing(A, K1, "S20")
    scene.at(hauler).zeal_for_good = -3
    scene.settle()
    assert scene.body(hauler) == (3, 3)


@pytest.mark.rule("FK-FAITH-04")
def test_a_change_for_this_turn_takes_from_zeal_below_0_and_ends_whole() -> None:
    scene = Scene()
    scene.altars(A, K1, "CC")
    hound = scene.follower(B, K1, "I08")
    scene.play(A, "C10", K1, hound)
    assert scene.body(hound) == (1, 2)
    scene.end_turn()
    assert scene.body(hound) == (4, 5)


@pytest.mark.rule("FK-FAITH-05")
@pytest.mark.parametrize(("lost", "left"), [(1, 0), (2, 0), (3, 1)])
def test_restoring_takes_off_no_more_than_was_lost(lost: int, left: int) -> None:
    scene = Scene()
    physician = scene.follower(A, K2, "G14")
    hulk = scene.follower(A, K1, "I08", lost=lost, faith_this_turn=1)
    scene.activate(physician, 0, hulk)
    assert scene.at(hulk).lost == left
    assert scene.at(hulk).faith == 6 - left


@pytest.mark.rule("FK-FAITH-05", "FK-FAITH-06")
def test_what_lacks_nothing_regains_nothing() -> None:
    scene = Scene()
    scene.altars(A, K1, "GG")
    physician = scene.follower(A, K2, "G14")
    heard = [*scene.activate(physician, 0, physician), *scene.play(A, "G10", K1)]
    assert not any(isinstance(event, FaithRestored | TowerRestored) for event in heard_by(heard, None))


@pytest.mark.rule("FK-FAITH-06", "FK-Q-47")
@pytest.mark.parametrize(("before", "after"), [(3, 9), (4, 10), (8, 10), (10, 10)])
def test_a_tower_does_not_rise_above_10(before: int, after: int) -> None:
    scene = Scene()
    scene.altars(A, K1, "GG")
    scene.tower(A, K1, before)
    scene.play(A, "G10", K1)
    assert scene.towers(K1) == (after, 10)


@pytest.mark.rule("FK-FAITH-06")
def test_a_tower_does_not_fall_below_0() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSS")
    scene.tower(B, K1, 2)
    heard = heard_by(scene.play(A, "S18", K1), None)
    assert TowerLostFaith(K1, B, 2, 0) in heard
    assert scene.towers(K1)[B] == 0


@pytest.mark.rule("FK-FAITH-07", "FK-Q-46")
def test_when_an_increase_ends_the_losses_remain() -> None:
    scene = Scene()
    doomed = scene.follower(A, K1, "I08", faith_this_turn=2, lost=5)
    hurt = scene.follower(A, K1, "I08", faith_this_turn=2, lost=4)
    scene.end_turn()
    assert scene.gone(doomed)
    assert scene.body(hurt) == (4, 1)


@pytest.mark.rule("FK-FAITH-07")
def test_an_increase_ends_with_the_blessing_that_gave_it() -> None:
    scene = Scene()
    scene.altars(A, K1, "OO")
    hall = scene.blessing(B, K1, "G19")
    frail, firm = scene.follower(B, K1, "C05", lost=2), scene.follower(B, K1, "C05", lost=1)
    scene.play(A, "O19", K1, hall)
    assert scene.gone(frail)
    assert scene.body(firm) == (3, 1)


@pytest.mark.rule("FK-FAITH-08", "FK-Q-50")
def test_followers_go_before_towers_so_that_their_abilities_count() -> None:
    """The end of a boost costs a Whisperer its life in the same check in which its Tower falls."""
    scene = Scene()
    attacker = scene.follower(A, K1, "S06")
    whisperer = scene.follower(B, K1, "O02")
    scene.tower(B, K1, 1)
    heard = heard_by(scene.attack(attacker, whisperer), None)
    forsaken = next(place for place, event in enumerate(heard) if isinstance(event, FollowersForsaken))
    won = next(place for place, event in enumerate(heard) if isinstance(event, KingdomWon))
    assert forsaken < won
    assert scene.gone(whisperer)
    assert len(scene.hand_of(B)) == 1, "forsaken, so it draws; swept it would not"


@pytest.mark.rule("FK-FAITH-08")
def test_the_check_is_repeated_until_nobody_is_left_to_go() -> None:
    """Whoever lived by another's bonus goes after it, in a second round."""
    scene = Scene()
    scene.altars(A, K1, "S")
    support = scene.follower(B, K1, "X80", lost=1)
    leaning = scene.follower(B, K1, "C05", lost=3)
    heard = heard_by(scene.play(A, "S09", K1, support), None)
    rounds = [event.cards for event in heard if isinstance(event, FollowersForsaken)]
    assert rounds == [("X80",), ("C05",)]
    assert scene.gone(leaning)


@pytest.mark.rule("FK-FAITH-08", "FK-Q-49")
def test_towers_that_fall_together_are_settled_in_kingdom_order() -> None:
    scene = Scene()
    scene.altars(A, K3, "SSSSS")
    scene.tower(A, K1, 1)
    scene.tower(B, K3, 1)
    heard = heard_by(scene.play(A, "S29", K3), None)
    assert [event for event in heard if isinstance(event, KingdomWon)] == [
        KingdomWon(K1, B, False, ()),
        KingdomWon(K3, A, False, ()),
    ]
    assert scene.state.last


@pytest.mark.rule("FK-FAITH-08")
def test_the_check_runs_after_each_step_not_after_the_whole_script() -> None:
    """A token goes in the first step, and with it the friend it kept alive; the second would have saved that one."""
    scene = Scene()
    scene.altars(A, K1, "I")
    support = scene.follower(A, K1, "X80", token=True, lost=1)
    leaning = scene.follower(A, K1, "C05", lost=2)
    scene.play(A, "X44", K1)
    assert scene.gone(support)
    assert scene.gone(leaning), "the +1/+1 of the second step comes too late"


@pytest.mark.rule("FK-FAITH-08", "FK-KEY-12")
def test_the_check_runs_on_entry() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    duelist = scene.follower(A, K1, "G02", lost=2)
    scene.play(A, "S03", K1)
    assert scene.gone(duelist), "no longer alone, it has 2 - 2"


@pytest.mark.rule("FK-FAITH-09", "FK-Q-51", "FK-TRIG-01")
def test_those_who_go_together_see_one_another_go() -> None:
    """The Chirurgeon dies in the same flames as the two it watches."""
    scene = Scene()
    scene.altars(A, K1, "SSS")
    chirurgeon = scene.follower(B, K1, "C16", lost=2)
    scene.follower(A, K1, "C05")
    scene.follower(A, K1, "C05")
    scene.play(A, "S19", K1)
    assert scene.gone(chirurgeon)
    assert scene.towers(K1) == (8, 10)


@pytest.mark.rule("FK-FAITH-10", "FK-Q-57")
def test_a_seized_follower_goes_to_its_owners_past() -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    hauler = scene.follower(B, K1, "C05", owner=A)
    scene.play(A, "S09", K1, hauler)
    assert scene.past_of(A) == ["C05", "S09"]
    assert scene.past_of(B) == []


@pytest.mark.rule("FK-FAITH-11")
def test_forsaking_works_whatever_the_faith_and_against_stalwart() -> None:
    scene = Scene()
    scene.altars(A, K1, "GGG")
    statue = scene.follower(B, K1, "G30")
    heard = heard_by(scene.play(A, "G18", K1, statue), None)
    assert scene.gone(statue)
    assert FollowersForsaken((statue,), ("G30",), "effect") in heard


@pytest.mark.rule("FK-FAITH-12")
def test_a_card_that_left_play_comes_back_as_printed() -> None:
    scene = Scene()
    scene.altars(A, K1, "OO")
    scene.altars(B, K1, "II")
    marks = {"lost": 1, "blight": 2, "zeal_for_good": 3, "faith_for_good": 3, "keys_for_good": BULWARK}
    grazer = scene.follower(B, K1, "I04", exhausted=True, attacked=True, **marks)
    scene.play(A, "O09", K1, grazer)
    assert scene.hand_of(B) == ["I04"]
    scene.end_turn()
    scene.play(B, "I04", K1)
    (back,) = scene.state.side(K1, B).followers
    assert (back.zeal, back.faith, back.lost, back.blight, back.keys_for_good) == (2, 3, 0, 0, 0)
    assert not back.exhausted
    assert back.serial != grazer


@pytest.mark.rule("FK-FAITH-13", "FK-KEY-08", "FK-KEY-09")
def test_a_loss_reduced_to_0_is_no_loss() -> None:
    """Neither Virulent nor Lethal has any effect, and nothing is announced."""
    scene = Scene()
    sentinel = scene.follower(B, K1, "G06")
    heretic, rat = scene.follower(A, K1, "C14"), scene.follower(A, K1, "Rat", token=True)
    heard = heard_by(scene.attack(heretic, sentinel), None)
    assert not scene.gone(sentinel)
    assert not any(isinstance(event, FaithLost) and event.serial == sentinel for event in heard)
    scene.attack(rat, sentinel)
    assert scene.at(sentinel).blight == 0
    assert scene.body(sentinel) == (2, 3)
