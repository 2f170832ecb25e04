"""FK-PLAY: from the hand through The Gate, and where cards go."""

import pytest

from lanternwood.games.forsaken.actions import Channel, Pick, Play, TakeBack
from lanternwood.games.forsaken.events import (
    AbilityTriggered,
    BlessingEntered,
    CardPlayed,
    DecreeResolved,
    FaithLost,
    FollowerChanged,
    MiracleLaid,
    MiraclePlayed,
)

from .scene import K1, K2, K3, A, B, Scene, heard_by


@pytest.mark.rule("FK-PLAY-01", "FK-WIN-03")
def test_a_card_of_ones_own_hand_in_a_lit_kingdom_that_can_pay() -> None:
    scene = Scene()
    for kingdom in (K1, K2):
        scene.altars(A, kingdom, "SS")
    scene.hand(A, "S03")
    scene.hand(B, "S04")
    assert [choice for choice in scene.choices(A) if isinstance(choice, Play)] == [Play("S03", K1), Play("S03", K2)]
    assert scene.refused(A, Play("S04", K1)) == "FK-PLAY-01"
    assert scene.refused(A, Play("Grub", K1)) == "FK-PLAY-01"
    assert scene.refused(A, Play("S03", K3)) == "FK-PAY-10"
    assert scene.refused(A, Play("S03", -1)) == "FK-SETUP-02"
    scene.won(K2, B)
    assert scene.refused(A, Play("S03", K2)) == "FK-WIN-03"
    scene.play(A, "S03", K1)
    assert scene.hand_of(A) == []


@pytest.mark.rule("FK-PLAY-02", "FK-Q-26")
def test_here_is_the_kingdom_that_paid() -> None:
    scene = Scene()
    scene.altars(A, K2, "SSS")
    far = scene.follower(B, K1, "O05")
    near = scene.follower(B, K2, "O05")
    scene.play(A, "S19", K2)
    assert scene.body(far) == (3, 4)
    assert scene.body(near) == (3, 2)
    scene.altars(A, K1, "S")
    scene.hand(A, "S09")
    scene.do(A, Play("S09", K1))
    assert scene.choices(A) == [Pick(far), TakeBack()]


@pytest.mark.rule("FK-PLAY-03", "FK-CARD-04", "FK-PLAY-02")
def test_any_kingdom_means_any_that_is_lit() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSSSS")
    scene.won(K3, A)
    scene.tower(B, K3, 0)
    followers = [scene.follower(B, kingdom, "I08") for kingdom in (K1, K2)]
    scene.play(A, "S29", K1)
    assert [scene.body(serial) for serial in followers] == [(4, 2)] * 2
    assert [scene.towers(kingdom) for kingdom in (K1, K2, K3)] == [(9, 9), (9, 9), (10, 0)]


@pytest.mark.rule("FK-PLAY-04", "FK-Q-31", "FK-DECREE-02")
def test_targets_then_payment_then_the_play_event_then_the_effect(fixture_cards: None) -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    watcher, victim = scene.follower(B, K2, "X21"), scene.follower(B, K1, "O05")
    scene.play(A, "S09", K1)
    assert scene.exhausted_slots(A, K1) == []
    heard = heard_by(scene.answer(A, victim), B)
    serial = scene.state.serials - 1
    assert heard == [
        CardPlayed(A, "S09", serial, K1, (0,), (victim,), ("O05",)),
        AbilityTriggered(B, watcher, "X21", 0, K2),
        FollowerChanged(watcher, "X21", 1, 0, True),
        FaithLost(victim, "O05", 2, 2),
        DecreeResolved(A, "S09"),
    ]


@pytest.mark.rule("FK-PLAY-04", "FK-Q-31", "FK-Q-32", "FK-ABIL-12")
def test_legality_comes_first() -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    scene.hand(A, "S09")
    scene.follower(B, K2, "S03")
    assert scene.refused(A, Play("S09", K1)) == "FK-ABIL-12"
    scene.follower(B, K1, "S03")
    scene.do(A, Play("S09", K1))


@pytest.mark.rule("FK-PLAY-01", "FK-WIN-03", "FK-CHAN-01")
def test_nothing_is_channelled_or_played_in_the_dark() -> None:
    scene = Scene()
    scene.altars(A, K2, "OOOO")
    scene.hand(A, "O01")
    scene.won(K2, A)
    assert scene.refused(A, Channel("occult", K2)) == "FK-WIN-03"
    assert scene.refused(A, Play("O01", K2)) == "FK-WIN-03"
    assert scene.refused(A, Channel("occult", 3)) == "FK-SETUP-02"


@pytest.mark.rule("FK-PLAY-06", "FK-FOL-05", "FK-BLESS-02", "FK-MIRACLE-02", "FK-Q-29", "FK-Q-14")
def test_no_card_is_played_into_a_full_area() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSSSS")
    scene.altars(A, K2, "SS")
    scene.hand(A, "S03", "S20", "S12")
    for seat in (A, B):
        for _ in range(2 if seat == A else 3):
            scene.follower(seat, K1, "S03")
            scene.blessing(seat, K1, "S20")
            scene.miracle(seat, K1, "S12")
    assert {choice.card for choice in scene.choices(A) if isinstance(choice, Play)} == {"S03", "S20", "S12"}
    scene.follower(A, K1, "S03")
    scene.blessing(A, K1, "S20")
    scene.miracle(A, K1, "S12")
    assert scene.refused(A, Play("S03", K1)) == "FK-FOL-05"
    assert scene.refused(A, Play("S20", K1)) == "FK-BLESS-02"
    assert scene.refused(A, Play("S12", K1)) == "FK-MIRACLE-02"
    assert scene.exhausted_slots(A, K1) == []
    scene.play(A, "S12", K2)


@pytest.mark.rule("FK-PLAY-06", "FK-LAST-03", "FK-LAST-04", "FK-FOL-05")
def test_in_the_last_kingdom_nine_followers_and_three_of_the_others() -> None:
    scene = Scene()
    scene.won(K2, A)
    scene.won(K3, B)
    scene.altars(A, K1, "SSSSSSSS")
    scene.hand(A, "S01", "S20", "S12")
    for number in range(8):
        scene.follower(A, K1, "S03")
        if number < 3:
            scene.blessing(A, K1, "S20")
            scene.miracle(A, K1, "S12")
    assert scene.refused(A, Play("S20", K1)) == "FK-BLESS-02"
    assert scene.refused(A, Play("S12", K1)) == "FK-MIRACLE-02"
    scene.play(A, "S01", K1)
    scene.hand(A, "S01")
    assert scene.refused(A, Play("S01", K1)) == "FK-FOL-05"


@pytest.mark.rule("FK-PLAY-07", "FK-DECREE-01", "FK-BLESS-01", "FK-MIRACLE-01", "FK-LEAK-03")
def test_where_each_kind_of_card_goes() -> None:
    scene = Scene()
    scene.altars(A, K2, "SSSSS")
    scene.play(A, "S01", K2)
    heard = scene.play(A, "S20", K2)
    blessing = scene.state.side(K2, A).blessings[0]
    assert BlessingEntered(blessing.serial, "S20", A, K2) in heard_by(heard, B)
    heard = scene.play(A, "S12", K2)
    assert heard_by(heard, B) == [MiraclePlayed(A, K2, (3, 4))]
    assert MiracleLaid("S12", K2) in heard_by(heard, A)
    assert scene.followers_on(A, K2) == ["S01"]
    assert [scene.id(each.card) for each in scene.state.side(K2, A).miracles] == ["S12"]
    assert scene.past_of(A) == scene.past_of(B) == []
    scene.altars(A, K3, "SS")
    scene.play(A, "S10", K3)
    assert scene.past_of(A) == ["S10"]
    # War Drums works from the moment it is there.
    assert scene.state.side(K2, A).followers[0].zeal == 3


@pytest.mark.rule("FK-PLAY-10")
def test_any_number_of_cards_in_a_turn() -> None:
    scene = Scene()
    for kingdom in (K1, K2, K3):
        scene.altars(A, kingdom, "SSSSS")
        for _ in range(3):
            scene.play(A, "S01", kingdom)
        scene.play(A, "S12", kingdom)
    assert [len(scene.followers_on(A, kingdom)) for kingdom in (K1, K2, K3)] == [3, 3, 3]
