"""FK-PAY-12 to 14: Faith, Tribute and discards as a cost, together with Devotion."""

import pytest

from lanternwood.games.forsaken.actions import Activate, Pick, PickCard, TakeBack
from lanternwood.games.forsaken.events import AbilityUsed, CardsDiscarded, FollowersForsaken

from .scene import K1, K2, A, B, Scene, heard_by

pytestmark = pytest.mark.usefixtures("fixture_cards")


def payer() -> tuple[Scene, int, int, int, int]:
    """Someone who can pay in every way, two to give up, and one to aim at."""
    scene = Scene()
    scene.altars(A, K1, "C")
    scene.hand(A, "S03", "S04")
    source = scene.follower(A, K1, "X88")
    friends = [scene.follower(A, K1, card) for card in ("I01", "I05")]
    return scene, source, friends[0], friends[1], scene.follower(B, K1, "O05")


@pytest.mark.rule("FK-PAY-12", "FK-PAY-14", "FK-ABIL-11", "FK-ABIL-14")
def test_targets_first_then_the_costs_and_all_is_paid_together() -> None:
    scene, source, rootling, runner, enemy = payer()
    assert scene.activate(source, 0)[-1].audience == (A,)
    assert scene.choices(A) == [Pick(enemy), TakeBack()]
    scene.answer(A, enemy)
    assert scene.choices(A) == [Pick(rootling), Pick(runner), TakeBack()]
    scene.answer(A, runner)
    assert scene.choices(A) == [PickCard("S03"), PickCard("S04"), TakeBack()]
    # Nothing has been paid so far.
    assert scene.exhausted_slots(A, K1) == []
    assert scene.body(source) == (1, 4)
    assert not scene.gone(runner)
    heard = heard_by(scene.answer(A, "S04"), B)
    assert heard[:3] == [
        AbilityUsed(A, source, "X88", 0, False, K1, (0,), 1, (enemy,), ("O05",)),
        CardsDiscarded(A, ("S04",)),
        FollowersForsaken((runner,), ("I05",), "tribute"),
    ]
    assert scene.exhausted_slots(A, K1) == [0]
    assert scene.body(source) == (1, 3)
    assert not scene.at(source).exhausted
    assert scene.hand_of(A) == ["S03"]
    assert scene.past_of(A) == ["S04", "I05"]
    assert scene.body(enemy) == (3, 2)


@pytest.mark.rule("FK-PAY-12", "FK-PLAY-05")
def test_taken_back_in_the_middle_nothing_was_paid() -> None:
    scene, source, rootling, _, enemy = payer()
    before = scene.state.copy()
    scene.activate(source, 0, enemy, rootling)
    scene.do(A, TakeBack())
    before.fiddled, before.commands = scene.state.fiddled, scene.state.commands
    assert scene.state == before


@pytest.mark.rule("FK-PAY-10", "FK-PAY-12", "FK-PAY-14")
def test_each_part_of_the_cost_must_be_there() -> None:
    scene, source, rootling, runner, _ = payer()
    altars, scene.state.side(K1, A).altars = scene.state.side(K1, A).altars, ()
    assert scene.refused(A, Activate(source, 0)) == "FK-PAY-10"
    scene.state.side(K1, A).altars = altars
    scene.state.players[A].hand = []
    assert scene.refused(A, Activate(source, 0)) == "FK-PAY-12"
    scene.hand(A, "S03")
    side = scene.state.side(K1, A)
    side.followers = [each for each in side.followers if each.serial not in (rootling, runner)]
    scene.follower(A, K2, "I01")
    assert scene.refused(A, Activate(source, 0)) == "FK-PAY-14"


@pytest.mark.rule("FK-PAY-13", "FK-Q-28")
@pytest.mark.parametrize(("lost", "may"), [(0, True), (1, True), (2, False)])
def test_faith_may_be_paid_if_1_remains(lost: int, may: bool) -> None:
    scene = Scene()
    penitent = scene.follower(A, K1, "S02", lost=lost)
    if may:
        scene.activate(penitent, 0)
        assert scene.body(penitent) == (2, 2 - lost)
    else:
        assert scene.refused(A, Activate(penitent, 0)) == "FK-PAY-13"


@pytest.mark.rule("FK-PAY-13", "FK-KEY-10")
def test_stalwart_does_not_lessen_what_is_paid() -> None:
    scene = Scene()
    scene.altars(A, K1, "O")
    penitent = scene.follower(A, K1, "S02")
    scene.play(A, "X17", K1, penitent)
    scene.activate(penitent, 0)
    assert scene.body(penitent) == (2, 2)
    scene.activate(penitent, 0)
    assert scene.body(penitent) == (3, 1)
    assert scene.refused(A, Activate(penitent, 0)) == "FK-PAY-13"


@pytest.mark.rule("FK-PAY-14", "FK-ABIL-08", "FK-Q-80")
def test_a_tribute_takes_friends_in_the_same_kingdom_and_never_the_source() -> None:
    scene = Scene()
    maw = scene.follower(A, K1, "I16")
    scene.follower(A, K2, "I01")
    scene.follower(B, K1, "I01")
    assert scene.refused(A, Activate(maw, 0)) == "FK-PAY-14"
    drifter = scene.follower(A, K1, "I02")
    scene.activate(maw, 0)
    assert scene.choices(A) == [Pick(drifter), TakeBack()]
    scene.answer(A, drifter)
    assert scene.body(maw) == (4, 5)
    # It was Forsaken, and its Grub came after the ability paid for.
    assert scene.followers_on(A, K1) == ["I16", "Grub"]
    assert scene.state.aside == []


@pytest.mark.rule("FK-PAY-12", "FK-ABIL-09", "FK-TURN-04")
def test_once_per_turn_holds_for_devotion_alone() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSSS")
    source = scene.follower(A, K1, "X86", entered=9)
    scene.activate(source, 0)
    assert scene.exhausted_slots(A, K1) == [0]
    assert scene.refused(A, Activate(source, 0)) == "FK-ABIL-09"
    scene.end_turn()
    scene.end_turn()
    scene.activate(source, 0)
