"""Worked examples EX-01 to EX-10 of RULES.md."""

import pytest

from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import TOWER, Attack, Build, Commit, Mulligan, Pick, PutBack, Upgrade
from lanternwood.games.forsaken.events import AbilityTriggered, FollowersForsaken, MiracleRevealed
from lanternwood.games.forsaken.options import Options

from .opening import opening
from .scene import K1, K2, K3, A, B, Scene, heard_by
from .test_altars import kinds


@pytest.mark.rule("FK-SETUP-06", "FK-MULL-01", "FK-MULL-02", "FK-MULL-03", "FK-TURN-03", "FK-REF-03")
def test_ex_01_opening() -> None:
    scene = opening(Options(first="seat 1"))

    def hands() -> tuple[int, int]:
        return len(scene.hand_of(A)), len(scene.hand_of(B))

    assert hands() == (7, 8)
    for card in scene.hand_of(A)[:3]:
        scene.do(A, PutBack(card))
    scene.do(A, Mulligan())
    scene.do(B, Mulligan())
    for turn, expected in enumerate([(7, 8), (7, 8), (8, 8), (8, 9)], 1):
        assert scene.state.turn == turn
        assert hands() == expected
        scene.end_turn()


@pytest.mark.rule("FK-ALTAR-03", "FK-TEMPLE-01", "FK-TEMPLE-03", "FK-TEMPLE-05")
def test_ex_02_build_then_upgrade() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSSS")
    scene.do(A, Build(K1, "strife"))
    assert scene.refused(A, Upgrade(K1, 0)) == "FK-ALTAR-03"
    scene.do(A, Build(K2, "strife"))
    scene.end_turn()
    scene.end_turn()
    scene.play(A, "S01", K1)
    assert scene.exhausted_slots(A, K1) == [0]
    scene.do(A, Upgrade(K1, 0))
    assert kinds(scene, A, K1) == "tSSSS"
    scene.end_turn()
    scene.end_turn()
    assert scene.refused(A, Upgrade(K1, 0)) == "FK-TEMPLE-05"
    scene.do(A, Upgrade(K1, 1))
    assert kinds(scene, A, K1) == "TTSSS"


@pytest.mark.rule("FK-PAY-07", "FK-PAY-08", "FK-PAY-09", "FK-Q-24")
@pytest.mark.parametrize(("committed", "paid"), [(None, [1, 2]), (4, [1, 4]), (0, [0, 1])])
def test_ex_03_automatic_payment(committed: int | None, paid: list[int]) -> None:
    scene = Scene()
    scene.altars(A, K1, "SCCCT")
    if committed is not None:
        scene.do(A, Commit(K1, committed))
    scene.play(A, "C05", K1)
    assert scene.exhausted_slots(A, K1) == paid


@pytest.mark.rule("FK-ATTACK-03", "FK-ATTACK-04", "FK-ATTACK-05", "FK-BATTLE-02", "FK-FAITH-10")
def test_ex_04_defenders() -> None:
    scene = Scene()
    monk, brawler = scene.follower(A, K1, "O05"), scene.follower(A, K1, "S03")
    grazer, hound = scene.follower(B, K1, "I04"), scene.follower(B, K1, "C04", exhausted=True)
    attacks = [choice for choice in scene.choices(A) if isinstance(choice, Attack)]
    assert attacks == [Attack(monk, grazer), Attack(brawler, grazer)]
    scene.attack(monk, grazer)
    assert scene.gone(grazer)
    assert scene.past_of(B) == ["I04"]
    assert scene.body(monk) == (3, 2)
    assert scene.at(monk).exhausted
    assert scene.refused(A, Attack(brawler, hound)) == "FK-ATTACK-04"
    scene.attack(brawler)
    assert scene.towers(K1) == (10, 7)
    assert not scene.gone(hound)


@pytest.mark.rule("FK-FAITH-09", "FK-TRIG-02", "FK-ABIL-10", "FK-ABIL-14", "FK-INACT-02", "FK-Q-51")
@pytest.mark.parametrize("second", [False, True])
def test_ex_05_both_die_both_trigger(second: bool) -> None:
    scene = Scene()
    martyr, crasher = scene.follower(A, K1, "S13"), scene.follower(A, K1, "S06")
    leper, hauler = scene.follower(B, K1, "C02"), scene.follower(B, K1, "C05")
    monk = scene.follower(A, K1, "O05") if second else 0
    heard = heard_by(scene.attack(martyr, leper), None)
    together = heard.index(FollowersForsaken((martyr, leper), ("S13", "C02"), "faith"))
    first = heard.index(AbilityTriggered(A, martyr, "S13", 0, K1))
    killed = heard.index(FollowersForsaken((hauler,), ("C05",), "faith"))
    then = heard.index(AbilityTriggered(B, leper, "C02", 0, K1))
    assert together < first < killed < then
    assert scene.past_of(B) == ["C02", "C05"]
    if second:
        assert scene.asked() == (B,)
        assert scene.choices(B) == [Pick(crasher), Pick(monk)]
        scene.answer(B, monk)
        assert (scene.at(crasher).blight, scene.at(monk).blight) == (0, 1)
    else:
        assert scene.asked() == (A,)
        assert scene.at(crasher).blight == 1


@pytest.mark.rule("FK-FAITH-03", "FK-FAITH-04", "FK-FAITH-07", "FK-REF-04", "FK-TURN-07", "FK-Q-45", "FK-Q-46")
def test_ex_06_losses_outlive_boosts() -> None:
    scene = Scene(active=B, turn=8)
    scene.altars(A, K1, "IC")
    glutton = scene.follower(A, K1, "I07", lost=3, exhausted=True)
    scene.end_turn()
    assert not scene.at(glutton).exhausted
    assert scene.body(glutton) == (2, 1)
    scene.play(A, "I09", K1, glutton)
    assert scene.body(glutton) == (4, 3)
    enemy = scene.follower(B, K1, "C04")
    scene.attack(glutton, enemy)
    assert scene.at(glutton).faith == 1
    scene.end_turn()
    assert scene.gone(glutton)
    assert scene.past_of(A) == ["I09", "I07"]


@pytest.mark.rule("FK-TRIG-02", "FK-MIRACLE-06", "FK-MIRACLE-08", "FK-ATTACK-12")
def test_ex_07_two_miracles_one_attack() -> None:
    scene = Scene()
    brawler, crasher = scene.follower(A, K1, "S03"), scene.follower(A, K1, "S06")
    scene.miracle(B, K1, "O11")
    scene.miracle(B, K1, "S12")
    heard = heard_by(scene.attack(brawler), None)
    assert [event.card for event in heard if isinstance(event, MiracleRevealed)] == ["O11"]
    assert scene.at(brawler).exhausted
    assert scene.body(brawler) == (3, 2)
    assert [scene.id(each.card) for each in scene.state.side(K1, B).miracles] == ["S12"]
    assert scene.towers(K1) == (10, 10)
    scene.attack(crasher)
    assert scene.body(crasher) == (3, 1)
    assert scene.towers(K1) == (10, 7)
    assert scene.past_of(B) == ["O11", "S12"]


@pytest.mark.rule("FK-TRIG-02", "FK-MIRACLE-08", "FK-ATTACK-12", "FK-Q-68")
def test_ex_07_instead_caltrop_field_is_older() -> None:
    scene = Scene()
    brawler = scene.follower(A, K1, "S03")
    scene.miracle(B, K1, "S12")
    scene.miracle(B, K1, "O11")
    scene.attack(brawler)
    assert scene.gone(brawler)
    assert [scene.id(each.card) for each in scene.state.side(K1, B).miracles] == ["O11"]
    assert scene.past_of(B) == ["S12"]
    assert scene.towers(K1) == (10, 10)


@pytest.mark.rule("FK-FOL-10", "FK-BREACH-01", "FK-FOL-04", "FK-MIRACLE-08", "FK-Q-89")
def test_ex_08_a_stand_in() -> None:
    scene = Scene()
    carrier = scene.follower(A, K1, "S08")
    for _ in range(2):
        scene.miracle(B, K1, "G12")
    scene.attack(carrier)
    assert scene.followers_on(B, K1) == []
    assert scene.body(carrier) == (2, 2)
    assert scene.towers(K1) == (10, 10)
    assert scene.hand_of(A) == []
    assert scene.past_of(B) == ["G12"]
    assert [scene.id(each.card) for each in scene.state.side(K1, B).miracles] == ["G12"]


@pytest.mark.rule("FK-FOL-10", "FK-BREACH-01", "FK-MIRACLE-08")
def test_ex_08_instead_no_squire_fits() -> None:
    scene = Scene()
    carrier = scene.follower(A, K1, "S08")
    for _ in range(3):
        scene.follower(B, K1, "S03", exhausted=True)
    scene.miracle(B, K1, "G12")
    scene.attack(carrier)
    assert scene.followers_on(B, K1) == ["S03"] * 3
    assert scene.past_of(B) == ["G12"]
    assert scene.towers(K1) == (10, 8)
    assert scene.body(carrier) == (2, 3)
    assert len(scene.hand_of(A)) == 1


@pytest.mark.rule("FK-WIN-02", "FK-WIN-04", "FK-WIN-05", "FK-BREACH-03", "FK-MIRACLE-08", "FK-MIRACLE-09", "FK-Q-65")
def test_ex_09_the_winning_breach() -> None:
    scene = Scene()
    scene.tower(B, K1, 2)
    carrier = scene.follower(A, K1, "S08")
    scene.altars(A, K1, "SS")
    leper = scene.follower(B, K1, "C02", exhausted=True)
    scene.miracle(B, K1, "S21")
    heard = heard_by(scene.attack(carrier, TOWER), None)
    assert scene.state.kingdoms[K1].winner == A
    assert scene.past_of(A) == ["S08"]
    assert scene.past_of(B) == ["C02", "S21"]
    assert scene.state.side(K1, A).altars == ()
    assert not any(isinstance(event, MiracleRevealed) for event in heard)
    assert [event.serial for event in heard if isinstance(event, AbilityTriggered)] == [carrier]
    assert scene.gone(leper)
    assert len(scene.hand_of(A)) == 1


@pytest.mark.rule("FK-WIN-06", "FK-WIN-07", "FK-FAITH-08", "FK-LAST-01", "FK-Q-48", "FK-Q-49")
def test_ex_10_everything_burns() -> None:
    scene = burning((1, 5))
    assert [kingdom.winner for kingdom in scene.state.kingdoms] == [B, A, -1]
    assert scene.state.last
    assert GAME.outcome(scene.state) is None
    assert scene.towers(K3) == (9, 9)
    assert scene.past_of(A) == ["S29"]


@pytest.mark.rule("FK-WIN-06", "FK-WIN-07", "FK-FAITH-08", "FK-Q-49")
def test_ex_10_instead_two_kingdoms_fall_to_one() -> None:
    scene = burning((5, 1))
    assert [kingdom.winner for kingdom in scene.state.kingdoms] == [A, A, -1]
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert outcome.winners == (A,)
    assert scene.asked() == ()
    assert scene.past_of(A) == ["S29"]


def burning(towers: tuple[int, int]) -> Scene:
    """World in Flames, with these Towers in K1, 1/1 in K2 and 10/10 in K3."""
    scene = Scene()
    scene.altars(A, K1, "SSSSS")
    for kingdom, (mine, theirs) in enumerate([towers, (1, 1)]):
        scene.tower(A, kingdom, mine)
        scene.tower(B, kingdom, theirs)
    scene.play(A, "S29", K1)
    return scene
