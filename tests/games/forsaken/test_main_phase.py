"""FK-MAIN: what the Active Player may do, in any order, and nobody else."""

import pytest

from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import (
    TOWER,
    Activate,
    Attack,
    Build,
    Channel,
    Commit,
    Concede,
    Done,
    EndTurn,
    Mulligan,
    Pick,
    Play,
    TakeBack,
    Upgrade,
)
from lanternwood.kernel.model import Action, Seat
from lanternwood.kernel.rng import HashRng

from .scene import K1, K2, K3, A, B, Scene


def rich() -> Scene:
    """Both could do everything if it were their turn."""
    scene = Scene()
    for seat in (A, B):
        scene.altars(seat, K1, "OSSSS")
        scene.altars(seat, K2, "OO")
        scene.hand(seat, "S03", "S09")
        scene.follower(seat, K1, "S14")
        scene.follower(seat, K3, "S02")
    return scene


@pytest.mark.rule("FK-MAIN-01")
def test_six_kinds_of_action_beside_marking_sources_and_ending_the_turn() -> None:
    kinds = [type(choice) for choice in rich().choices(A)]
    assert [*dict.fromkeys(kinds)] == [Build, Upgrade, Play, Channel, Activate, Attack, Commit, EndTurn, Concede]


@pytest.mark.rule("FK-MAIN-01")
@pytest.mark.parametrize("action", [TakeBack(), Done(), Pick(1), Mulligan()])
def test_nothing_else_is_accepted_when_nothing_was_asked(action: Action) -> None:
    assert rich().refused(A, action) == "FK-MAIN-01"


@pytest.mark.rule("FK-MAIN-02", "FK-PLAY-10", "FK-ATTACK-01")
def test_in_any_order_mixed_and_repeated() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSSSS")
    scene.altars(A, K2, "OO")
    howler, brawler = scene.follower(A, K1, "S14"), scene.follower(A, K1, "S03")
    archer = scene.follower(A, K2, "S03")
    scene.attack(brawler)
    scene.play(A, "S01", K1)
    scene.do(A, Upgrade(K1, 0))
    scene.channel("occult", K2)
    scene.activate(howler, 0)
    scene.play(A, "S20", K1)
    scene.attack(archer)
    scene.do(A, Build(K3, "strife"))
    scene.play(A, "S20", K1)
    scene.do(A, Concede(K3))
    scene.do(A, Build(K2, "strife"))
    scene.play(A, "S01", K2)
    assert scene.towers(K1) == (10, 6)
    assert scene.towers(K2) == (10, 7)
    assert len(scene.state.side(K1, A).blessings) == 2
    assert EndTurn() in scene.choices(A)


@pytest.mark.rule("FK-MAIN-03", "FK-INACT-01", "FK-CONC-02")
def test_only_the_active_player_acts() -> None:
    scene = rich()
    scene.state.active = B
    theirs = scene.choices(B)
    scene.state.active = A
    assert {Build, Upgrade, Play, Channel, Activate, Attack, Commit, EndTurn, Concede} == {
        type(each) for each in theirs
    }
    assert scene.choices(B) == []
    for action in theirs:
        assert scene.refused(B, action) == "FK-MAIN-03"


@pytest.mark.rule("FK-MAIN-03", "FK-ATTACK-02")
def test_nobody_acts_with_what_is_the_others() -> None:
    scene = rich()
    howler = scene.state.side(K1, B).followers[0].serial
    assert scene.refused(A, Attack(howler, TOWER)) == "FK-ATTACK-02"
    assert scene.refused(A, Activate(howler, 0)) == "FK-MAIN-03"


@pytest.mark.rule("FK-MAIN-04", "FK-LEAK-06")
def test_a_refusal_leaves_no_trace_and_gives_a_reason() -> None:
    scene = rich()
    howler, penitent = (scene.state.side(kingdom, A).followers[0].serial for kingdom in (K1, K3))
    wrong = [
        Play("S03", K3), Play("S09", K3), Play("G01", K1), Play("S03", 3), Channel("occult", K1),
        Channel("grandeur", K2), Build(K1, "strife"), Build(-1, "strife"), Upgrade(K2, 0), Upgrade(K1, 5),
        Upgrade(K1, -1), Commit(K1, 7), Commit(K3, 0), Attack(howler, TOWER), Attack(howler, penitent),
        Attack(99, TOWER), Activate(99, 0), Activate(howler, 1), Activate(penitent, -1), Concede(3), Concede(-1),
        Pick(howler), Done(), TakeBack(),
    ]  # fmt: skip
    chance = scene.table.chance
    assert isinstance(chance, HashRng)
    place = chance.block, chance.at
    reasons = [scene.refused(A, action) for action in wrong]
    assert all(reason.startswith("FK-") for reason in reasons)
    assert scene.table.heard == []
    assert (chance.block, chance.at) == place


@pytest.mark.rule("FK-MAIN-05")
def test_while_the_other_owes_a_choice_only_the_other_may_act() -> None:
    scene = rich()
    scene.altars(A, K3, "CCC")
    scene.play(A, "C08", K3)
    assert scene.asked() == (B,)
    assert scene.choices(A) == []
    assert scene.refused(A, EndTurn()) == "FK-MAIN-05"
    assert scene.refused(B, EndTurn()) == "FK-MAIN-05"
    assert scene.refused(B, TakeBack()) == "FK-MAIN-05"
    scene.answer(B, "S09")
    assert scene.asked() == (A,)


@pytest.mark.rule("FK-MAIN-05", "FK-END-02")
def test_whoever_holds_something_may_pick_or_take_back_and_no_more() -> None:
    scene = rich()
    enemy = scene.state.side(K1, B).followers[0].serial
    scene.play(A, "S09", K1)
    assert scene.choices(A) == [Pick(enemy), TakeBack()]
    for action in (EndTurn(), Build(K1, "strife"), Commit(K1, 0), Concede(K1), Play("S03", K1), Done()):
        assert scene.refused(A, action) == "FK-MAIN-05"
    assert scene.refused(B, TakeBack()) == "FK-MAIN-03"
    assert GAME.resigning is not None
    assert GAME.resigning.may(scene.state, B)


@pytest.mark.rule("FK-MAIN-01", "FK-CONC-01")
@pytest.mark.parametrize("seat", [A, B])
def test_whoever_concedes_gives_the_kingdom_to_the_other(seat: Seat) -> None:
    scene = Scene(active=seat)
    scene.do(seat, Concede(K2))
    assert [kingdom.winner for kingdom in scene.state.kingdoms] == [-1, 1 - seat, -1]
    assert scene.refused(seat, Concede(K2)) == "FK-WIN-03"


@pytest.mark.rule("FK-MAIN-05", "FK-WIN-07")
def test_when_all_is_over_nobody_may_act() -> None:
    scene = rich()
    scene.do(A, Concede(K1))
    scene.do(A, Concede(K2))
    assert scene.asked() == ()
    for seat in (A, B):
        assert scene.choices(seat) == []
        assert scene.refused(seat, EndTurn()) == "FK-WIN-07"
