"""Worked examples EX-11 to EX-20 of RULES.md."""

import pytest

from lanternwood.games.forsaken.actions import Attack, Build, Channel, Concede, Pick, Play, Upgrade
from lanternwood.games.forsaken.events import FollowersForsaken, TowerLostFaith
from lanternwood.games.forsaken.script_records import GODS

from .scene import K1, K2, K3, A, B, Scene, heard_by


@pytest.mark.rule("FK-LAST-02", "FK-LAST-04", "FK-LAST-05", "FK-LAST-06", "FK-TEMPLE-01")
def test_ex_11_last_kingdom_building() -> None:
    scene = Scene()
    scene.altars(A, K3, "SSS")
    scene.do(A, Build(K3, "strife"))
    scene.won(K1, A)
    scene.do(A, Concede(K2))
    assert scene.state.last
    assert scene.refused(A, Build(K3, "strife")) == "FK-ALTAR-03"
    scene.end_turn()
    scene.end_turn()
    assert scene.refused(A, Upgrade(K3, 0)) == "FK-TEMPLE-01"
    scene.do(A, Build(K3, "strife"))
    scene.end_turn()
    scene.end_turn()
    scene.do(A, Upgrade(K3, 0))
    assert scene.refused(A, Build(K3, "strife")) == "FK-ALTAR-03"
    scene.end_turn()
    scene.end_turn()
    scene.altars(A, K3, "SSSSS")
    assert len(scene.state.side(K3, A).altars) == 10
    assert scene.refused(A, Build(K3, "strife")) == "FK-ALTAR-06"
    assert Upgrade(K3, 1) in scene.choices(A)
    for _ in range(3):
        scene.follower(A, K3, "S03")
        scene.blessing(A, K3, "S20")
    scene.play(A, "S03", K3)
    assert len(scene.followers_on(A, K3)) == 4
    scene.hand(A, "S20")
    assert scene.refused(A, Play("S20", K3)) == "FK-BLESS-02"


@pytest.mark.rule("FK-FOL-08", "FK-ABIL-03")
def test_ex_12_migration() -> None:
    scene = Scene()
    scene.altars(A, K1, "III")
    tender = scene.follower(A, K2, "I03", lost=1)
    scene.play(A, "I22", K1, tender)
    moved = scene.at(tender)
    assert (moved.kingdom, moved.faith, moved.exhausted) == (K1, 1, False)
    assert scene.refused(A, Attack(tender, 0)) == "FK-FOL-02"
    assert scene.followers_on(A, K1) == ["I22", "I03"]
    assert len(scene.hand_of(A)) == 1


@pytest.mark.rule("FK-CHAN-01", "FK-CHAN-02", "FK-CHAN-03")
def test_ex_13_channel() -> None:
    scene = Scene()
    scene.altars(A, K1, "IT")
    scene.altars(A, K2, "SC")
    scene.follower(A, K2, "S03")
    scene.follower(B, K2, "S03")
    for god in GODS:
        assert scene.refused(A, Channel(god, K2)) == "FK-CHAN-03"
    scene.channel("infestation", K1)
    assert scene.followers_on(A, K1) == ["Grub"]
    scene.altars(A, K2, "SS")
    assert scene.refused(A, Channel("strife", K2)) == "FK-CHAN-02"


@pytest.mark.rule("FK-CHAN-05")
def test_ex_13_instead_cancelled() -> None:
    scene = Scene()
    scene.altars(A, K1, "IT")
    scene.altars(A, K2, "OO")
    scene.miracle(B, K1, "O27")
    scene.channel("infestation", K1)
    assert scene.followers_on(A, K1) == []
    assert scene.exhausted_slots(A, K1) == [0, 1]
    assert scene.refused(A, Channel("occult", K2)) == "FK-CHAN-02"
    assert len(scene.hand_of(B)) == 2
    assert scene.past_of(B) == ["O27"]


@pytest.mark.rule("FK-ABIL-13", "FK-WIN-05", "FK-FAITH-08")
def test_ex_14_the_targets_kingdom_falls() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSS")
    scene.tower(A, K1, 2)
    hulk = scene.follower(B, K1, "I08")
    heard = heard_by(scene.play(A, "S25", K1, hulk), None)
    assert scene.state.kingdoms[K1].winner == B
    assert scene.past_of(B) == ["I08"]
    assert not any(isinstance(event, FollowersForsaken) for event in heard)
    assert scene.past_of(A) == ["S25"]


@pytest.mark.rule("FK-INACT-02", "FK-INACT-04")
def test_ex_15_forced_choices_discard() -> None:
    scene = Scene()
    scene.altars(A, K1, "CCC")
    scene.hand(B, "S09")
    scene.play(A, "C11", K1)
    assert scene.past_of(B) == ["S09"]
    assert scene.towers(K1) == (10, 8)


@pytest.mark.rule("FK-INACT-02", "FK-KEY-07", "FK-ABIL-08")
def test_ex_15_forced_choices_tribute() -> None:
    scene = Scene()
    scene.altars(A, K1, "CC")
    warden, leper = scene.follower(B, K1, "O06"), scene.follower(B, K3, "C02")
    one, two = scene.follower(A, K3, "I08"), scene.follower(A, K3, "I08")
    scene.play(A, "C19", K1)
    assert scene.asked() == (B,)
    assert scene.choices(B) == [Pick(warden), Pick(leper)]
    scene.answer(B, leper)
    assert scene.asked() == (B,)
    assert scene.choices(B) == [Pick(one), Pick(two)]
    scene.answer(B, two)
    assert (scene.at(one).blight, scene.at(two).blight) == (0, 1)
    assert not scene.gone(warden)


@pytest.mark.rule("FK-SCRIPT-03", "FK-FOL-08", "FK-FAITH-10")
def test_ex_16_borrowed_follower() -> None:
    scene = Scene()
    scene.altars(A, K1, "OOOOO")
    scene.altars(B, K1, "S")
    leper = scene.follower(B, K1, "C02", lost=1)
    scene.play(A, "O28", K1)
    assert (scene.at(leper).side, scene.at(leper).faith) == (A, 1)
    assert scene.refused(A, Attack(leper, 0)) == "FK-FOL-02"
    scene.end_turn()
    one, two = scene.follower(B, K1, "I08"), scene.follower(B, K1, "I08")
    scene.play(B, "S09", K1, leper)
    assert scene.asked() == (A,)
    assert scene.choices(A) == [Pick(one), Pick(two)]
    scene.answer(A, one)
    assert scene.at(one).blight == 1
    assert "C02" in scene.past_of(B)
    assert scene.past_of(A) == []


@pytest.mark.rule("FK-KEY-12", "FK-FAITH-04", "FK-FAITH-08")
def test_ex_17_company_hurts() -> None:
    scene = Scene()
    scene.altars(A, K1, "GGG")
    champion = scene.follower(A, K1, "G17", lost=4)
    assert scene.body(champion) == (5, 1)
    names = [type(event).__name__ for event in heard_by(scene.play(A, "G05", K1), None)]
    assert scene.gone(champion)
    last_entry = len(names) - 1 - names[::-1].index("FollowerEntered")
    assert names.index("FollowersForsaken") < last_entry
    assert scene.followers_on(A, K1) == ["G05", "Squire"]


@pytest.mark.rule("FK-KEY-03", "FK-BREACH-04")
def test_ex_18_overrun() -> None:
    scene = Scene()
    crasher, bearer = scene.follower(A, K1, "S06"), scene.follower(A, K1, "G13")
    squire = scene.follower(B, K1, "Squire", token=True)
    scene.attack(crasher, squire)
    assert scene.gone(squire)
    assert scene.past_of(B) == []
    assert scene.towers(K1) == (10, 9)
    assert scene.body(crasher) == (3, 2)
    assert scene.body(bearer) == (2, 2)


@pytest.mark.rule("FK-KEY-10", "FK-KEY-03")
@pytest.mark.parametrize("ramparts", [1, 2, 3])
def test_ex_18_instead_ramparts(ramparts: int) -> None:
    scene = Scene()
    crasher, later = scene.follower(A, K1, "S06"), scene.follower(A, K1, "S03")
    squire = scene.follower(B, K1, "Squire", token=True)
    for _ in range(ramparts):
        scene.blessing(B, K1, "G20")
    heard = heard_by(scene.attack(crasher, squire), None)
    assert not any(isinstance(event, TowerLostFaith) for event in heard)
    assert scene.towers(K1) == (10, 10)
    scene.attack(later)
    assert scene.towers(K1) == (10, 8)


@pytest.mark.rule("FK-CONC-01", "FK-CONC-02", "FK-WIN-04", "FK-WIN-07")
def test_ex_19_conceding() -> None:
    scene = Scene()
    scene.follower(A, K2, "S13")
    scene.follower(B, K2, "C05")
    elsewhere = scene.follower(B, K1, "I08")
    scene.do(A, Concede(K2))
    assert [kingdom.winner for kingdom in scene.state.kingdoms] == [-1, B, -1]
    assert (scene.past_of(A), scene.past_of(B)) == (["S13"], ["C05"])
    assert scene.at(elsewhere).lost == 0
    assert scene.refused(B, Concede(K1)) == "FK-MAIN-03"
    scene.do(A, Concede(K1))
    assert scene.state.winner == B
    assert scene.asked() == ()


@pytest.mark.rule("FK-MIRACLE-04", "FK-WIN-01", "FK-ATTACK-12")
def test_ex_20_winning_out_of_turn() -> None:
    scene = Scene()
    scene.miracle(A, K1, "S12")
    scene.miracle(B, K1, "S27")
    scene.tower(A, K1, 4)
    ram = scene.follower(A, K1, "S17")
    scene.attack(ram)
    assert scene.state.kingdoms[K1].winner == B
    assert scene.gone(ram)
    assert scene.towers(K1) == (0, 10)
    assert scene.past_of(A) == ["S12", "S17"], "swept in entry order, the Caltrop Field without effect"
    assert scene.past_of(B) == ["S27"]
