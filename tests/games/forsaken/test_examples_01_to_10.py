"""Worked examples EX-01 to EX-10 of RULES.md."""

import pytest

from .scene import K1, K2, K3, A, B, Scene


@pytest.mark.rule("FK-ATTACK-03", "FK-ATTACK-04", "FK-ATTACK-05", "FK-BATTLE-02", "FK-FAITH-10")
def test_ex_04_defenders() -> None:
    scene = Scene()
    monk, brawler = scene.follower(A, K1, "O05"), scene.follower(A, K1, "S03")
    grazer, hound = scene.follower(B, K1, "I04"), scene.follower(B, K1, "C04", exhausted=True)
    scene.attack(monk, grazer)
    assert scene.gone(grazer)
    assert scene.past_of(B) == ["I04"]
    assert scene.body(monk) == (3, 2)
    assert scene.at(monk).exhausted
    scene.attack(brawler)
    assert scene.towers(K1) == (10, 7)
    assert not scene.gone(hound)


@pytest.mark.rule("FK-WIN-06", "FK-WIN-07", "FK-FAITH-08", "FK-LAST-01")
def test_ex_10_everything_burns() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSSSS")
    for kingdom, (mine, theirs) in enumerate([(1, 5), (1, 1)]):
        scene.tower(A, kingdom, mine)
        scene.tower(B, kingdom, theirs)
    scene.play(A, "S29", K1)
    assert [kingdom.winner for kingdom in scene.state.kingdoms] == [B, A, -1]
    assert scene.state.last
    assert scene.towers(K3) == (9, 9)
    assert scene.past_of(A) == ["S29"]
    assert K2 == 1
