"""FK-ATTACK: who may attack what, and what can come between."""

import pytest

from lanternwood.games.forsaken.actions import TOWER, Attack, EndTurn
from lanternwood.games.forsaken.events import AttackDeclared, AttackEnded, BattleFought, FaithLost, TowerBreached

from .scene import K1, K2, K3, A, B, Scene, heard_by


def targets(scene: Scene, attacker: int) -> list[int]:
    return [each.target for each in scene.choices(A) if isinstance(each, Attack) and each.follower == attacker]


@pytest.mark.rule("FK-ATTACK-01", "FK-ATTACK-07", "FK-ATTACK-08")
def test_one_attacker_one_target_and_then_another() -> None:
    scene = Scene()
    first, second = scene.follower(A, K1, "S03"), scene.follower(A, K1, "S03")
    heard = scene.attack(first)
    assert heard_by(heard, B)[0] == AttackDeclared(A, K1, first, TOWER, "S03", "")
    assert scene.at(first).exhausted
    assert not scene.at(second).exhausted
    assert scene.refused(A, Attack(first, TOWER)) == "FK-ATTACK-02"
    scene.attack(second)
    assert scene.towers(K1) == (10, 4)


@pytest.mark.rule("FK-ATTACK-08")
def test_again_only_if_something_refreshes_it() -> None:
    scene = Scene()
    scene.altars(A, K1, "GGGG")
    brawler = scene.follower(A, K1, "S03")
    scene.attack(brawler)
    assert scene.refused(A, Attack(brawler, TOWER)) == "FK-ATTACK-02"
    scene.play(A, "G26", K1)
    scene.attack(brawler)
    assert scene.towers(K1) == (10, 3)
    assert scene.refused(A, Attack(brawler, TOWER)) == "FK-ATTACK-02"


@pytest.mark.rule("FK-ATTACK-02", "FK-FOL-02")
def test_the_attacker_is_refreshed_and_did_not_come_this_turn() -> None:
    scene = Scene()
    tired = scene.follower(A, K1, "S03", exhausted=True)
    new = scene.follower(A, K1, "S03", entered=9)
    both = scene.follower(A, K1, "S01", entered=9, exhausted=True)
    theirs = scene.follower(B, K2, "S03")
    assert scene.refused(A, Attack(tired, TOWER)) == "FK-ATTACK-02"
    assert scene.refused(A, Attack(new, TOWER)) == "FK-FOL-02"
    assert scene.refused(A, Attack(both, TOWER)) == "FK-ATTACK-02"
    assert scene.refused(A, Attack(theirs, TOWER)) == "FK-ATTACK-02"
    assert scene.refused(A, Attack(999, TOWER)) == "FK-ATTACK-02"


@pytest.mark.rule("FK-ATTACK-03", "FK-ATTACK-04", "FK-ATTACK-05", "FK-ATTACK-14", "FK-Q-37")
@pytest.mark.parametrize(
    ("attacker", "defenders", "allowed"),
    [
        ("S03", [], "T"),
        ("S03", ["S03-"], "T"),
        ("S03", ["S03"], "0"),
        ("S03", ["S03", "S03-", "O05"], "02"),
        ("S03", ["S03", "G03", "G08"], "12"),
        ("S03", ["S03", "G03-"], "0"),  # an Exhausted Bulwark shields nobody
        ("S03", ["G03-"], "T"),
        ("O03", [], "T"),
        ("O03", ["S03", "S03"], "01T"),
        ("O03", ["G03", "S03"], "0T"),
        ("O03", ["O03", "S03"], "01"),
        ("O03", ["O03-", "S03"], "1T"),
        ("S03", ["O03"], "0"),
        ("S03", ["O06"], "0"),  # Shrouded is no shield against an Attack
    ],
)
def test_legal_targets_in_full(attacker: str, defenders: list[str], allowed: str) -> None:
    scene = Scene()
    one = scene.follower(A, K1, attacker)
    scene.follower(A, K1, "S03")  # its own side's Refreshed Followers do not matter
    serials = [scene.follower(B, K1, each.rstrip("-"), exhausted=each.endswith("-")) for each in defenders]
    scene.follower(B, K2, "S03")
    expected = [TOWER if each == "T" else serials[int(each)] for each in allowed]
    assert targets(scene, one) == expected
    for target in {TOWER, *serials} - {*expected}:
        rule = scene.refused(A, Attack(one, target))
        if target == TOWER:
            assert rule == "FK-ATTACK-05"
        else:
            assert rule == ("FK-ATTACK-04" if scene.at(target).exhausted else "FK-ATTACK-14")


@pytest.mark.rule("FK-ATTACK-06", "FK-BLESS-05")
def test_nothing_elsewhere_nothing_friendly_and_nothing_else() -> None:
    scene = Scene()
    attacker, friend = scene.follower(A, K1, "S03"), scene.follower(A, K1, "S03")
    far = scene.follower(B, K2, "S03")
    blessing = scene.blessing(B, K1, "S20")
    scene.miracle(B, K1, "O27")
    scene.altars(B, K1, "S")
    for target in (friend, attacker, far, blessing, -1, -200, 999):
        assert scene.refused(A, Attack(attacker, target)) == "FK-ATTACK-06"
    assert targets(scene, attacker) == [TOWER]
    # Nor does a defender elsewhere shield this Tower.
    scene.attack(attacker)
    assert scene.towers(K1) == (10, 7)
    assert scene.towers(K2) == scene.towers(K3) == (10, 10)


@pytest.mark.rule("FK-ATTACK-09", "FK-Q-38")
def test_attacking_is_never_compulsory() -> None:
    scene = Scene()
    idle = scene.follower(A, K1, "S03")
    scene.follower(B, K1, "S03")
    assert EndTurn() in scene.choices(A)
    scene.end_turn()
    assert not scene.at(idle).exhausted
    assert scene.towers(K1) == (10, 10)


@pytest.mark.rule("FK-ATTACK-10", "FK-Q-39")
def test_defending_exhausts_nobody() -> None:
    scene = Scene()
    attackers = [scene.follower(A, K1, "O02") for _ in range(2)]
    wall = scene.follower(B, K1, "G08")
    for attacker in attackers:
        scene.attack(attacker, wall)
        assert not scene.at(wall).exhausted
    assert scene.body(wall) == (3, 1)


@pytest.mark.rule("FK-ATTACK-07", "FK-ATTACK-11")
def test_what_waits_for_attacks_comes_before_any_loss() -> None:
    scene = Scene()
    crasher = scene.follower(A, K1, "S06")
    target = scene.follower(B, K1, "G08")
    scene.miracle(B, K1, "S12")
    heard = heard_by(scene.attack(crasher, target), None)
    assert heard.index(FaithLost(crasher, "S06", 2, 1)) < heard.index(BattleFought(crasher, target, "S06", "G08"))
    assert scene.gone(crasher)
    assert scene.body(target) == (3, 2)


@pytest.mark.rule("FK-ATTACK-12", "FK-Q-42", "FK-ATTACK-07")
def test_a_cancelled_attack_ends_without_loss_and_the_attacker_stays_exhausted() -> None:
    scene = Scene()
    brawler = scene.follower(A, K1, "S03")
    target = scene.follower(B, K1, "O05")
    scene.miracle(B, K1, "O11")
    heard = scene.attack(brawler, target)
    assert heard_by(heard, None)[-1] == AttackEnded(brawler, True)
    assert scene.at(brawler).exhausted
    assert (scene.at(brawler).lost, scene.at(target).lost) == (0, 0)
    assert scene.refused(A, Attack(brawler, target)) == "FK-ATTACK-02"


@pytest.mark.rule("FK-ATTACK-12", "FK-Q-42")
def test_if_the_attacker_dies_nothing_more_comes_of_it() -> None:
    scene = Scene()
    brawler = scene.follower(A, K1, "S03")
    scene.miracle(B, K1, "S12")
    heard = scene.attack(brawler)
    assert scene.gone(brawler)
    assert scene.towers(K1) == (10, 10)
    assert AttackEnded(brawler, False) in heard_by(heard, None)


@pytest.mark.rule("FK-ATTACK-12", "FK-Q-42", "FK-BATTLE-03")
def test_if_the_target_dies_first_the_attack_is_turned_on_nothing_else(fixture_cards: None) -> None:
    scene = Scene()
    # X36 hits its foe before the loss; the target dies of that, and no Battle is fought.
    attacker = scene.follower(A, K1, "X36")
    target = scene.follower(B, K1, "S01")
    heard = heard_by(scene.attack(attacker, target), None)
    assert scene.gone(target)
    assert scene.at(attacker).lost == 0
    assert scene.towers(K1) == (10, 10)
    assert AttackEnded(attacker, False) in heard
    assert not any(isinstance(event, BattleFought | TowerBreached) for event in heard)
    assert scene.at(attacker).exhausted


@pytest.mark.rule("FK-ATTACK-12", "FK-FOL-08")
@pytest.mark.parametrize(("whose", "card", "kingdom"), [(B, "X92", K2), (B, "X93", K1), (A, "X94", K2), (A, "X95", K1)])
@pytest.mark.parametrize("at_tower", [False, True])
def test_both_must_still_be_there_and_on_opposing_sides(
    whose: int, card: str, kingdom: int, at_tower: bool, fixture_cards: None
) -> None:
    """X92 lures the attacker to another Kingdom, X93 seizes it; X94 and X95 do the same with the target."""
    scene = Scene()
    attacker, target = scene.follower(A, K1, "O05"), scene.follower(B, K1, "O05", exhausted=at_tower)
    scene.follower(whose, kingdom, card, exhausted=True)
    heard = scene.attack(attacker, TOWER if at_tower else target)
    assert (scene.at(attacker).lost, scene.at(target).lost) == (0, 0)
    assert scene.at(attacker).exhausted
    assert scene.towers(K2) == (10, 10)
    if at_tower and whose == A:
        # What becomes of others does not touch an Attack on the Tower.
        assert scene.towers(K1) == (10, 7)
    else:
        assert scene.towers(K1) == (10, 10)
        assert heard_by(heard, None)[-1] == AttackEnded(attacker, False)


@pytest.mark.rule("FK-ATTACK-12", "FK-Q-89")
def test_bounced_attackers_and_a_tower_that_was_never_touched() -> None:
    scene = Scene()
    brawler = scene.follower(A, K1, "S03")
    other = scene.follower(A, K1, "S06")
    scene.miracle(B, K1, "O29")
    scene.attack(brawler)
    assert scene.gone(brawler)
    assert scene.gone(other)
    assert scene.hand_of(A) == ["S03", "S06"]
    assert scene.towers(K1) == (10, 10)
    assert scene.state.strike is None


@pytest.mark.rule("FK-ATTACK-12")
def test_redirect_alone_gives_an_attack_another_target(fixture_cards: None) -> None:
    scene = Scene()
    brawler = scene.follower(A, K1, "S03")
    # Exhausted, it could not be attacked; it takes the blow on the Tower all the same.
    keeper = scene.follower(B, K1, "X26", exhausted=True)
    scene.attack(brawler)
    assert scene.towers(K1) == (10, 10)
    assert scene.body(keeper) == (1, 2)
    assert scene.body(brawler) == (3, 1)


@pytest.mark.rule("FK-ATTACK-13", "FK-Q-43")
def test_a_defender_that_appears_later_does_not_stop_a_declared_attack() -> None:
    scene = Scene()
    brawler = scene.follower(A, K1, "S03")
    scene.miracle(B, K1, "I21")
    scene.attack(brawler)
    assert scene.followers_on(B, K1) == ["Grub", "Grub"]
    assert scene.towers(K1) == (10, 7)


@pytest.mark.rule("FK-ATTACK-13")
def test_exhausting_the_target_does_not_stop_a_declared_attack(fixture_cards: None) -> None:
    scene = Scene()
    lancer = scene.follower(A, K1, "X90")
    target = scene.follower(B, K1, "O05")
    scene.attack(lancer, target)
    assert scene.at(target).exhausted
    assert scene.at(target).lost == 2
