"""FK-BATTLE, FK-BREACH: what an Attack that goes through does."""

import pytest

from lanternwood.games.forsaken.actions import Attack
from lanternwood.games.forsaken.events import (
    AbilityTriggered,
    BattleFought,
    FaithLost,
    FollowersForsaken,
    TowerBreached,
    TowerLostFaith,
)

from .scene import K1, K2, A, B, Scene, heard_by


@pytest.mark.rule("FK-BATTLE-01", "FK-BATTLE-02", "FK-BATTLE-04", "FK-Q-40")
def test_both_lose_faith_equal_to_each_others_zeal_at_the_same_time() -> None:
    scene = Scene()
    attacker, target = scene.follower(A, K1, "O05"), scene.follower(B, K1, "I08")
    heard = scene.attack(attacker, target)
    assert BattleFought(attacker, target, "O05", "I08") in heard_by(heard, None)
    # 3/4 against 4/5: the Monk dies, and has struck all the same.
    assert scene.gone(attacker)
    assert scene.body(target) == (4, 2)
    assert scene.towers(K1) == (10, 10)


@pytest.mark.rule("FK-BATTLE-02", "FK-FAITH-09", "FK-BATTLE-04", "FK-Q-40")
def test_both_may_die_together_and_what_is_too_much_is_wasted() -> None:
    scene = Scene()
    attacker, target = scene.follower(A, K1, "S24"), scene.follower(B, K1, "S17", zeal_for_good=9)
    neighbour = scene.follower(B, K1, "S03", exhausted=True)
    heard = heard_by(scene.attack(attacker, target), None)
    assert FollowersForsaken((attacker, target), ("S24", "S17"), "faith") in heard
    assert scene.towers(K1) == (10, 10)
    assert scene.at(neighbour).lost == 0


@pytest.mark.rule("FK-BATTLE-03", "FK-ABIL-04", "FK-Q-41")
def test_battle_abilities_attackers_first_then_the_targets_then_the_loss() -> None:
    scene = Scene()
    berserker, lurker = scene.follower(A, K1, "S07"), scene.follower(B, K1, "I06")
    watcher = scene.follower(A, K1, "S07")
    heard = heard_by(scene.attack(berserker, lurker), None)
    order = [each.serial for each in heard if isinstance(each, AbilityTriggered)]
    assert order == [berserker, lurker]
    assert heard.index(BattleFought(berserker, lurker, "S07", "I06")) > max(
        place for place, each in enumerate(heard) if isinstance(each, AbilityTriggered)
    )
    # Zeal is read afterwards: 4 against a Faith of 5.
    assert scene.body(lurker) == (3, 1)
    assert scene.gone(berserker)
    assert scene.body(watcher) == (3, 3)


@pytest.mark.rule("FK-BATTLE-03", "FK-ABIL-04")
def test_conditions_know_who_attacks(fixture_cards: None) -> None:
    scene = Scene()
    attacker, defender = scene.follower(A, K1, "X37"), scene.follower(B, K1, "X37")
    scene.attack(attacker, defender)
    # Each has 2/5. The defender's ability takes 1 more; the attacker's draws a card.
    assert scene.body(attacker) == (2, 2)
    assert scene.body(defender) == (2, 3)
    assert (len(scene.hand_of(A)), len(scene.hand_of(B))) == (1, 0)
    reverse = Scene()
    one, other = reverse.follower(A, K1, "X36"), reverse.follower(B, K1, "X36")
    reverse.attack(one, other)
    assert (reverse.at(one).lost, reverse.at(other).lost) == (2, 3)


@pytest.mark.rule("FK-BATTLE-03", "FK-ATTACK-12")
def test_an_attacker_that_dies_of_the_targets_ability_deals_nothing(fixture_cards: None) -> None:
    scene = Scene()
    attacker, target = scene.follower(A, K1, "S01"), scene.follower(B, K1, "X37")
    heard = heard_by(scene.attack(attacker, target), None)
    assert scene.gone(attacker)
    assert scene.at(target).lost == 0
    assert not any(isinstance(event, BattleFought) for event in heard)


@pytest.mark.rule("FK-BATTLE-02", "FK-KEY-08", "FK-KEY-09", "FK-FAITH-13")
def test_both_sides_of_a_battle_may_infect_and_doom() -> None:
    scene = Scene()
    monks = [scene.follower(A, K1, "I08") for _ in range(2)]
    scene.attack(monks[0], hound := scene.follower(B, K1, "C04", faith_for_good=9))
    assert (scene.at(monks[0]).blight, scene.at(hound).blight) == (1, 0)
    scene.attack(monks[1], heretic := scene.follower(B, K1, "C14", faith_for_good=9))
    assert scene.gone(monks[1])
    assert not scene.gone(heretic)
    # A loss that Stalwart brings to nothing dooms nobody.
    scene.end_turn()
    sentinel = scene.follower(A, K1, "G06")
    scene.attack(heretic, sentinel)
    assert not scene.gone(sentinel)


@pytest.mark.rule("FK-BATTLE-05", "FK-ABIL-04")
def test_a_clash_is_no_battle() -> None:
    scene = Scene()
    scene.altars(A, K1, "GG")
    hound, berserker = scene.follower(A, K1, "C04", faith_for_good=3), scene.follower(B, K1, "S07")
    scene.play(A, "G11", K1, hound, berserker)
    assert not scene.at(hound).exhausted
    assert not scene.at(berserker).exhausted
    # No Battle abilities (3 Zeal, not 4), no Battle keywords (no Blight).
    assert scene.body(hound) == (2, 2)
    assert scene.body(berserker) == (3, 1)
    assert scene.at(berserker).blight == 0
    scene.attack(hound, berserker)


@pytest.mark.rule("FK-BATTLE-05", "FK-KEY-03", "FK-KEY-09")
def test_a_clash_neither_overruns_nor_dooms() -> None:
    scene = Scene()
    scene.altars(A, K1, "GGGG")
    crasher, guard = scene.follower(A, K1, "S06"), scene.follower(B, K1, "G06", lost=2)
    heretic, hulk = scene.follower(A, K1, "C14"), scene.follower(B, K1, "I08")
    scene.play(A, "G11", K1, heretic, hulk)
    assert not scene.gone(hulk)
    scene.play(A, "G11", K1, crasher, guard)
    assert scene.gone(guard)
    assert scene.towers(K1) == (10, 10)


@pytest.mark.rule("FK-BREACH-01", "FK-BREACH-02")
def test_a_breach_costs_the_tower_the_attackers_zeal_and_the_attacker_nothing() -> None:
    scene = Scene()
    attacker = scene.follower(A, K1, "I08", zeal_this_turn=1)
    heard = heard_by(scene.attack(attacker), None)
    assert heard[1:] == [TowerBreached(attacker, "I08", K1, B), TowerLostFaith(K1, B, 5, 5)]
    assert scene.towers(K1) == (10, 5)
    assert scene.at(attacker).lost == 0


@pytest.mark.rule("FK-BREACH-01", "FK-ATTACK-11")
def test_zeal_is_read_when_the_breach_takes_place(fixture_cards: None) -> None:
    scene = Scene()
    attacker = scene.follower(A, K1, "X25")
    scene.attack(attacker)
    # 1 Zeal when it declared the Attack; it grew by that event.
    assert scene.towers(K1) == (10, 8)


@pytest.mark.rule("FK-BREACH-01", "FK-ATTACK-07", "FK-FAITH-04")
def test_zeal_follows_from_being_exhausted(fixture_cards: None) -> None:
    scene = Scene()
    scene.blessing(B, K1, "X62")
    brawler = scene.follower(A, K2, "S03")
    # Refreshed enemies elsewhere have -1/-1; who attacks is Refreshed no longer.
    assert scene.body(brawler) == (2, 1)
    scene.attack(brawler)
    assert scene.towers(K2) == (10, 7)


@pytest.mark.rule("FK-BATTLE-04", "FK-KEY-03", "FK-Q-40")
@pytest.mark.parametrize(("faith", "tower"), [(0, 9), (1, 10), (2, 10), (-1, 8)])
def test_only_overrun_carries_a_loss_on_to_the_tower(faith: int, tower: int) -> None:
    scene = Scene()
    crasher, squire = scene.follower(A, K1, "S06"), scene.follower(B, K1, "Squire", token=True, faith_for_good=faith)
    scene.attack(crasher, squire)
    assert scene.towers(K1) == (10, tower)
    assert scene.body(crasher) == (3, 2)


@pytest.mark.rule("FK-BREACH-03", "FK-ABIL-06")
def test_what_a_breach_triggers_comes_after_the_loss_and_its_state_check() -> None:
    scene = Scene()
    carrier = scene.follower(A, K1, "S08")
    scene.miracle(B, K1, "S21")
    heard = heard_by(scene.attack(carrier), None)
    lost = heard.index(TowerLostFaith(K1, B, 2, 8))
    ability = heard.index(AbilityTriggered(A, carrier, "S08", 0, K1))
    backlash = heard.index(FaithLost(carrier, "S08", 4, -1))
    assert lost < ability < backlash
    assert scene.gone(carrier)
    assert len(scene.hand_of(A)) == 1


@pytest.mark.rule("FK-BREACH-03", "FK-WIN-02", "FK-Q-65")
def test_a_tower_that_falls_is_settled_before_what_the_breach_triggers() -> None:
    scene = Scene()
    scene.tower(B, K1, 2)
    scene.tower(A, K2, 5)
    tyrant = scene.follower(A, K1, "G28")
    scene.attack(tyrant)
    assert scene.state.kingdoms[K1].winner == A
    # Solenne restores 2 to all of A's Towers that still count.
    assert scene.towers(K1) == (10, 0)
    assert scene.towers(K2) == (7, 10)
    assert scene.past_of(A) == ["G28"]


@pytest.mark.rule("FK-BREACH-04")
@pytest.mark.parametrize("means", ["decree", "bow", "overrun"])
def test_other_losses_of_towers_are_no_breach(means: str, fixture_cards: None) -> None:
    scene = Scene()
    scene.altars(A, K1, "SSS")
    watcher = scene.follower(A, K2, "X30")
    bearer = scene.follower(A, K1, "G13")
    scene.miracle(B, K1, "S21")
    if means == "decree":
        scene.play(A, "S18", K1)
    elif means == "bow":
        scene.activate(scene.follower(A, K1, "S14"), 0)
    else:
        scene.attack(scene.follower(A, K1, "S06"), scene.follower(B, K1, "Grub", token=True))
    assert scene.towers(K1)[B] < 10
    assert scene.body(watcher) == (1, 5)
    assert scene.body(bearer) == (2, 2)
    assert scene.past_of(B) == []
    scene.attack(bearer)
    assert scene.body(watcher) == (2, 5)


@pytest.mark.rule("FK-BREACH-05", "FK-Q-44")
def test_zeal_0_may_attack_and_it_counts() -> None:
    scene = Scene()
    carrier = scene.follower(A, K1, "S08", zeal_for_good=-5)
    assert scene.at(carrier).zeal == 0
    heard = heard_by(scene.attack(carrier), None)
    assert TowerBreached(carrier, "S08", K1, B) in heard
    assert scene.towers(K1) == (10, 10)
    assert len(scene.hand_of(A)) == 1
    lancer, wall = scene.follower(A, K2, "G07", zeal_for_good=-4), scene.follower(B, K2, "G03")
    assert Attack(lancer, wall) in scene.choices(A)
    heard = heard_by(scene.attack(lancer, wall), None)
    assert BattleFought(lancer, wall, "G07", "G03") in heard
    assert scene.body(wall) == (1, 4)
    assert scene.body(lancer) == (0, 2)
