"""FK-KEY: what each keyword does, and Blight."""

import pytest

from lanternwood.games.forsaken.actions import TOWER, Activate, Attack, Pick, Play
from lanternwood.games.forsaken.events import TowerBreached
from lanternwood.games.forsaken.script import FRENZY, LETHAL, ONRUSH, VIRULENT

from .scene import K1, K2, A, B, Scene, heard_by

pytestmark = pytest.mark.usefixtures("fixture_cards")


@pytest.mark.rule("FK-KEY-01")
def test_onrush_attacks_but_does_not_bow_in_the_turn_it_entered() -> None:
    scene = Scene()
    new = scene.follower(A, K1, "S14", entered=9, keys_for_good=ONRUSH)
    plain = scene.follower(A, K1, "S14", entered=9)
    assert scene.refused(A, Activate(new, 0)) == "FK-FOL-02"
    assert scene.refused(A, Attack(plain, TOWER)) == "FK-FOL-02"
    scene.attack(new)
    assert scene.towers(K1) == (10, 8)


@pytest.mark.rule("FK-KEY-02")
def test_frenzy_refreshes_after_the_first_attack_of_a_turn_only() -> None:
    scene = Scene()
    reaver = scene.follower(A, K1, "S16")
    scene.attack(reaver)
    assert not scene.at(reaver).exhausted
    scene.attack(reaver)
    assert scene.at(reaver).exhausted
    assert scene.towers(K1) == (10, 4)
    scene.end_turn()
    scene.end_turn()
    scene.attack(reaver)
    assert not scene.at(reaver).exhausted


@pytest.mark.rule("FK-KEY-02")
def test_a_first_attack_that_is_cancelled_uses_frenzy_up() -> None:
    scene = Scene()
    reaver = scene.follower(A, K1, "S16")
    scene.miracle(B, K1, "O11")
    scene.attack(reaver)
    assert scene.at(reaver).exhausted
    scene.at(reaver).exhausted = False
    scene.attack(reaver)
    assert scene.at(reaver).exhausted


@pytest.mark.rule("FK-KEY-02")
def test_frenzy_comes_when_everything_the_attack_triggered_has_resolved() -> None:
    scene = Scene()
    thief = scene.follower(A, K1, "O13", keys_for_good=FRENZY)
    names = [type(event).__name__ for event in heard_by(scene.attack(thief), None)]
    assert names.index("CardsDrawn") < names.index("FollowerTurned")
    lost = Scene()
    reaver = lost.follower(A, K1, "S16", lost=2)
    lost.attack(reaver, lost.follower(B, K1, "I08"))
    assert lost.gone(reaver)


@pytest.mark.rule("FK-KEY-03", "FK-Q-40", "FK-BATTLE-04")
@pytest.mark.parametrize(
    ("target", "lost", "tower"),
    [("Grub", 0, 8), ("S03", 0, 9), ("C05", 1, 8), ("G06", 0, 10), ("G06", 2, 9), ("I08", 0, 10)],
)
def test_overrun_carries_what_is_beyond_the_targets_faith(target: str, lost: int, tower: int) -> None:
    scene = Scene()
    crasher = scene.follower(A, K1, "S06")
    enemy = scene.follower(B, K1, target, lost=lost, token=target == "Grub")
    heard = heard_by(scene.attack(crasher, enemy), None)
    assert scene.towers(K1) == (10, tower)
    assert not any(isinstance(event, TowerBreached) for event in heard)


@pytest.mark.rule("FK-KEY-03")
def test_overrun_is_the_attackers_alone() -> None:
    scene = Scene()
    brawler, crasher = scene.follower(A, K1, "C05"), scene.follower(B, K1, "S06", zeal_for_good=5)
    scene.attack(brawler, crasher)
    assert scene.towers(K1) == (10, 10)
    assert scene.gone(brawler)


@pytest.mark.rule("FK-KEY-03", "FK-FAITH-08")
def test_overrun_and_battle_losses_happen_at_the_same_time() -> None:
    """The attacker dies of the blow it gets, and its own fells the Tower: both go, and its ability counts."""
    scene = Scene()
    ram = scene.follower(A, K1, "S06", lost=2)
    enemy = scene.follower(B, K1, "S03")
    scene.tower(B, K1, 1)
    scene.attack(ram, enemy)
    assert scene.state.kingdoms[K1].winner == A
    assert scene.past_of(A) == ["S06"]
    assert scene.past_of(B) == ["S03"]


@pytest.mark.rule("FK-KEY-04")
def test_regrowth_restores_at_dawn_of_its_controller() -> None:
    scene = Scene()
    mine, theirs = scene.follower(A, K1, "I18", lost=3), scene.follower(B, K1, "I04", lost=2)
    scene.end_turn()
    assert scene.at(theirs).lost == 1
    assert scene.at(mine).lost == 3
    scene.end_turn()
    assert scene.at(mine).lost == 1
    assert scene.at(theirs).lost == 1


@pytest.mark.rule("FK-KEY-05")
def test_swarm_counts_the_others_with_swarm_on_its_side_here() -> None:
    scene = Scene()
    one = scene.follower(A, K1, "I01")
    assert scene.body(one) == (1, 2)
    two = scene.follower(A, K1, "I05")
    scene.follower(A, K2, "I01")
    scene.follower(B, K1, "I01")
    assert (scene.body(one), scene.body(two)) == ((2, 2), (3, 2))
    scene.follower(A, K1, "S03")
    assert (scene.body(one), scene.body(two)) == ((2, 2), (3, 2))
    scene.state.side(K1, A).followers.pop()
    scene.follower(A, K1, "I01")
    assert (scene.body(one), scene.body(two)) == ((3, 2), (4, 2))


@pytest.mark.rule("FK-KEY-06", "FK-ATTACK-14")
def test_ethereal_passes_defenders_unless_one_of_them_has_it() -> None:
    scene = Scene()
    veil, plain = scene.follower(A, K1, "O03"), scene.follower(A, K1, "S03")
    guard = scene.follower(B, K1, "G03")
    assert Attack(veil, TOWER) in scene.choices(A)
    assert Attack(veil, guard) in scene.choices(A), "it may, it need not"
    assert scene.refused(A, Attack(plain, TOWER)) == "FK-ATTACK-05"
    ghost = scene.follower(B, K1, "O03")
    assert scene.refused(A, Attack(veil, TOWER)) == "FK-ATTACK-05"
    scene.at(ghost).exhausted = True
    scene.attack(veil)
    assert scene.towers(K1) == (10, 8)


@pytest.mark.rule("FK-KEY-07")
def test_shrouded_cannot_be_picked_by_the_opponent() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSSSG")
    warden = scene.follower(B, K1, "O06")
    scene.hand(A, "S09")
    assert scene.refused(A, Play("S09", K1)) == "FK-ABIL-12"
    attacker = scene.follower(A, K1, "S03")
    scene.play(A, "S04", K1)
    assert scene.at(warden).lost == 0, "no ability can pick it"
    scene.attack(attacker, warden)
    assert scene.at(warden).lost == 3, "it can be attacked"
    own = scene.follower(A, K1, "O06")
    scene.play(A, "G09", K1)
    assert Pick(own) in scene.choices(A), "its own controller may pick it"
    scene.answer(A, own)
    again = Scene()
    again.altars(A, K1, "SSS")
    hit = again.follower(B, K1, "O06")
    again.play(A, "S19", K1)
    assert again.at(hit).lost == 2, "what picks no target hits it"


@pytest.mark.rule("FK-KEY-08")
def test_virulent_leaves_one_blight_on_whoever_loses_faith_to_it_in_a_battle() -> None:
    scene = Scene()
    hound, hulk = scene.follower(A, K1, "C04", keys_for_good=VIRULENT), scene.follower(B, K1, "I08")
    other = scene.follower(B, K1, "C04", faith_for_good=4)
    scene.attack(hound, hulk)
    assert scene.at(hulk).blight == 1, "a second copy of the keyword has no extra effect"
    brute = scene.follower(A, K1, "I08")
    scene.attack(brute, other)
    assert scene.at(brute).blight == 1, "as defender too"
    clash = Scene()
    clash.altars(A, K1, "GG")
    rat, enemy = clash.follower(A, K1, "C04"), clash.follower(B, K1, "I08")
    clash.play(A, "G11", K1, rat, enemy)
    assert clash.at(enemy).blight == 0


@pytest.mark.rule("FK-KEY-09")
def test_lethal_dooms_whoever_loses_faith_to_it_in_a_battle() -> None:
    scene = Scene()
    heretic, giant = scene.follower(A, K1, "C14"), scene.follower(B, K1, "I30")
    scene.attack(heretic, giant)
    assert scene.gone(giant)
    scene = Scene()
    brute, saint = scene.follower(A, K1, "I30"), scene.follower(B, K1, "C14", zeal_for_good=-1)
    scene.attack(brute, saint)
    assert not scene.gone(brute), "with Zeal 0 nothing is lost to it"
    scene = Scene()
    brute, saint = scene.follower(A, K1, "I30"), scene.follower(B, K1, "C14")
    scene.attack(brute, saint)
    assert scene.gone(brute), "as defender too"


@pytest.mark.rule("FK-KEY-10", "FK-PAY-13")
def test_stalwart_makes_every_loss_smaller_but_no_payment() -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    payer = scene.follower(A, K1, "X70")
    scene.activate(payer, 0)
    assert scene.at(payer).lost == 3, "2 paid in full, 3 lost of which Stalwart 2 leaves 1"


@pytest.mark.rule("FK-KEY-10", "FK-KEY-13")
@pytest.mark.parametrize(("counters", "lost"), [(1, 0), (2, 1), (3, 2)])
def test_stalwart_against_blight_counts_once(counters: int, lost: int) -> None:
    scene = Scene()
    sentinel = scene.follower(A, K1, "G16", blight=counters)
    scene.end_turn()
    assert scene.at(sentinel).lost == lost


@pytest.mark.rule("FK-KEY-10", "FK-Q-88", "FK-BLESS-04")
def test_of_a_towers_stalwarts_only_the_highest_counts() -> None:
    scene = Scene()
    attacker, second = scene.follower(A, K1, "I08"), scene.follower(A, K1, "I08")
    scene.blessing(B, K1, "G20")
    scene.blessing(B, K1, "G20")
    scene.attack(attacker)
    assert scene.towers(K1) == (10, 7)
    scene.blessing(B, K1, "X62")
    scene.attack(second)
    assert scene.towers(K1) == (10, 5)


@pytest.mark.rule("FK-KEY-11", "FK-ATTACK-14")
def test_bulwark_must_be_attacked_first_while_it_is_refreshed() -> None:
    scene = Scene()
    attacker = scene.follower(A, K1, "S03")
    guard, other = scene.follower(B, K1, "G03"), scene.follower(B, K1, "S03")
    assert [each for each in scene.choices(A) if isinstance(each, Attack)] == [Attack(attacker, guard)]
    assert scene.refused(A, Attack(attacker, other)) == "FK-ATTACK-14"
    scene.at(guard).exhausted = True
    assert [each for each in scene.choices(A) if isinstance(each, Attack)] == [Attack(attacker, other)]


@pytest.mark.rule("FK-KEY-12")
def test_vainglory_while_alone_on_its_side_of_the_kingdom() -> None:
    scene = Scene()
    champion = scene.follower(A, K1, "G17")
    scene.follower(B, K1, "S03")
    scene.follower(A, K2, "S03")
    assert scene.body(champion) == (5, 5)
    scene.follower(A, K1, "Grub", token=True)
    assert scene.body(champion) == (3, 3)


@pytest.mark.rule("FK-KEY-13", "FK-TURN-07")
def test_blight_tells_at_the_end_of_its_controllers_turn_and_stays() -> None:
    scene = Scene()
    mine, theirs = scene.follower(A, K1, "I08", blight=2), scene.follower(B, K1, "I08", blight=1)
    scene.end_turn()
    assert (scene.at(mine).lost, scene.at(theirs).lost) == (2, 0)
    scene.end_turn()
    assert (scene.at(mine).lost, scene.at(theirs).lost) == (2, 1)
    scene.end_turn()
    assert (scene.at(mine).lost, scene.at(mine).blight) == (4, 2)


@pytest.mark.rule("FK-KEY-01", "FK-KEY-13")
def test_one_follower_with_every_keyword() -> None:
    """The numbers of numbered keywords add up; alone it has Vainglory, in company Swarm."""
    scene = Scene()
    one = scene.follower(A, K1, "X61", lost=2)
    assert scene.body(one) == (2, 5)
    scene.follower(A, K1, "X61")
    assert scene.body(one) == (2, 4)
    assert scene.at(one).keys & (ONRUSH | FRENZY | VIRULENT | LETHAL) == ONRUSH | FRENZY | VIRULENT | LETHAL
    scene.end_turn()
    scene.end_turn()
    assert scene.at(one).lost == 1, "Regrowth 1"
    scene.blessing(A, K1, "X62")
    scene.end_turn()
    scene.end_turn()
    assert scene.at(one).lost == 1, "forbidden"
