"""FK-TURN-07, FK-TURN-08: the steps at the end of a turn, and turns that would not end."""

import pytest

from lanternwood.games.forsaken.actions import Build, Commit, EndTurn, TakeBack, Uncommit
from lanternwood.games.forsaken.events import (
    CardsDrawn,
    FaithLost,
    FollowersForsaken,
    TakenBack,
    TurnBegan,
    TurnCutShort,
)
from lanternwood.games.forsaken.state import COMMITTED

from .scene import K1, K2, A, B, Scene, heard_by


@pytest.mark.rule("FK-TURN-07", "FK-KEY-13")
def test_dusk_comes_before_blight(fixture_cards: None) -> None:
    scene = Scene()
    # At dusk it mends A's Tower if that is the lower one; the blighted Grub's death lowers it only afterwards.
    scene.follower(A, K1, "X39")
    blighted = scene.follower(A, K1, "Grub", token=True, blight=1)
    scene.follower(B, K1, "C16")
    scene.end_turn()
    assert scene.gone(blighted)
    assert scene.towers(K1) == (9, 10)


@pytest.mark.rule("FK-TURN-07")
def test_what_dusk_causes_is_completed_before_blight_tells(fixture_cards: None) -> None:
    scene = Scene()
    chain = scene.follower(A, K1, "X65", lost=3)
    brawler = scene.follower(A, K2, "S03", blight=1)
    heard = heard_by(scene.end_turn(), None)
    forsaken = heard.index(FollowersForsaken((chain,), ("X65",), "faith"))
    drawn = heard.index(CardsDrawn(A, 1))
    blight = heard.index(FaithLost(brawler, "S03", 1, 1))
    assert forsaken < drawn < blight


@pytest.mark.rule("FK-TURN-07", "FK-KEY-13")
def test_blight_tells_on_the_active_players_followers_all_at_once() -> None:
    scene = Scene()
    dying = [scene.follower(A, kingdom, "O02", blight=2) for kingdom in (K1, K2)]
    hurt = scene.follower(A, K1, "O05", blight=3)
    theirs = scene.follower(B, K1, "O05", blight=3)
    heard = heard_by(scene.end_turn(), None)
    assert FollowersForsaken(tuple(dying), ("O02", "O02"), "faith") in heard
    assert scene.body(hurt) == (3, 1)
    assert scene.body(theirs) == (3, 4)
    assert scene.at(hurt).blight == 3


@pytest.mark.rule("FK-TURN-07", "FK-KEY-10")
def test_what_lasts_this_turn_still_helps_against_blight(fixture_cards: None) -> None:
    scene = Scene()
    scene.altars(A, K1, "O")
    monk = scene.follower(A, K1, "O05", blight=2)
    scene.play(A, "X17", K1, monk)
    scene.end_turn()
    assert scene.at(monk).lost == 0
    assert scene.at(monk).keys == 0


@pytest.mark.rule("FK-TURN-07", "FK-FAITH-07", "FK-Q-46")
def test_what_lasts_this_turn_ends_on_both_sides() -> None:
    scene = Scene()
    mine = scene.follower(A, K1, "S03", zeal_this_turn=2, faith_this_turn=2, lost=1)
    theirs = scene.follower(B, K2, "S03", zeal_this_turn=-3, faith_this_turn=2, lost=2)
    lasting = scene.follower(B, K2, "S03", zeal_for_good=1)
    assert scene.body(mine) == (5, 3)
    scene.end_turn()
    assert scene.body(mine) == (3, 1)
    assert scene.gone(theirs)
    assert scene.body(lasting) == (4, 2)


@pytest.mark.rule("FK-TURN-07", "FK-Q-90")
def test_changes_made_while_changes_end_end_as_well() -> None:
    scene = Scene()
    glutton = scene.follower(A, K1, "I07")
    scene.follower(A, K1, "I02", faith_this_turn=1, lost=1)
    scene.end_turn()
    # The Drifter's bonus ended, it died, its Grub came and fed the Glutton, too late for B's turn.
    assert scene.followers_on(A, K1) == ["I07", "Grub"]
    assert scene.state.active == B
    assert scene.body(glutton) == (2, 4)


@pytest.mark.rule("FK-TURN-07", "FK-PAY-09")
def test_commit_marks_are_cleared_and_the_other_is_active() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    scene.altars(A, K2, "O")
    scene.do(A, Commit(K1, 1))
    scene.do(A, Commit(K2, 0))
    scene.end_turn()
    assert scene.state.active == B
    for kingdom in (K1, K2):
        assert not any(source & COMMITTED for source in scene.state.side(kingdom, A).altars)


def fiddle(scene: Scene, times: int) -> None:
    """Half of it by marks, half by holding and taking back."""
    for each in range(times // 2):
        if each % 2:
            scene.play(A, "S09", K1)
            scene.do(A, TakeBack())
        else:
            scene.do(A, Commit(K1, 0))
            scene.do(A, Uncommit(K1, 0))


@pytest.mark.rule("FK-TURN-08", "FK-Q-91", "FK-PLAY-05", "FK-PAY-09")
def test_after_60_marks_and_second_thoughts_only_forward() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    victim = scene.follower(B, K1, "S03")
    scene.hand(A, "S09")
    fiddle(scene, 58)
    scene.do(A, Commit(K1, 1))
    scene.play(A, "S09", K1)
    # The 60th was putting it in The Gate: it is carried through.
    assert scene.refused(A, TakeBack()) == "FK-TURN-08"
    scene.answer(A, victim)
    assert scene.gone(victim)
    assert scene.exhausted_slots(A, K1) == [1]
    assert scene.refused(A, Commit(K1, 0)) == "FK-TURN-08"
    scene.commit(A, K1, 0)
    assert scene.refused(A, Uncommit(K1, 0)) == "FK-TURN-08"
    # What needs no mark goes on as before.
    scene.do(A, Build(K1, "strife"))
    scene.end_turn()
    scene.end_turn()
    scene.do(A, Commit(K1, 0))


@pytest.mark.rule("FK-TURN-08", "FK-PLAY-05")
def test_past_60_things_are_still_put_in_the_gate() -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    victim = scene.follower(B, K1, "S03")
    scene.hand(A, "S09")
    fiddle(scene, 60)
    assert scene.refused(A, Commit(K1, 0)) == "FK-TURN-08"
    scene.play(A, "S09", K1)
    assert scene.refused(A, TakeBack()) == "FK-TURN-08"
    scene.answer(A, victim)
    assert scene.gone(victim)


@pytest.mark.rule("FK-TURN-08", "FK-Q-91")
def test_the_300th_command_ends_the_turn_and_what_is_held_goes_back() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    scene.follower(B, K1, "S03")
    scene.state.commands = 298
    scene.do(A, Commit(K1, 0))
    assert scene.state.active == A
    heard = scene.play(A, "S09", K1)
    assert TurnCutShort(A, "commands") in heard_by(heard, B)
    assert TakenBack() in heard_by(heard, A)
    assert TakenBack() not in heard_by(heard, B)
    assert TurnBegan(10, B, True) in heard_by(heard, B)
    assert scene.hand_of(A) == ["S09"]
    assert scene.exhausted_slots(A, K1) == []
    assert scene.state.gate is None
    assert scene.state.commands == 0
    assert not scene.state.hurried


@pytest.mark.rule("FK-TURN-08", "FK-END-04")
def test_answers_count_and_choices_still_owed_take_their_defaults() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    enemies = [scene.follower(B, K1, card) for card in ("O05", "S03")]
    martyr = scene.follower(A, K2, "S13", blight=1)
    others = [scene.follower(B, K2, card) for card in ("O05", "S03")]
    scene.state.commands = 299
    scene.play(A, "S04", K1)
    # Both its Arrival and the Martyr, who dies of Blight at the end, hit the first that is legal.
    assert scene.state.active == B
    assert [scene.at(serial).lost for serial in enemies] == [1, 0]
    assert scene.gone(martyr)
    assert [scene.at(serial).lost for serial in others] == [2, 0]
    scene.state.commands = 299
    assert EndTurn() in scene.choices(B)
    scene.end_turn()
    assert scene.state.active == A


@pytest.mark.rule("FK-TURN-08")
def test_the_other_players_answers_count_too() -> None:
    scene = Scene()
    scene.altars(A, K1, "CCC")
    scene.hand(B, "S03", "S04", "S05")
    scene.play(A, "C08", K1)
    assert scene.asked() == (B,)
    scene.state.commands = 299
    heard = scene.answer(B, "S04")
    assert TurnCutShort(A, "commands") in heard_by(heard, None)
    assert scene.state.active == B
    assert scene.past_of(B) == ["S04"]
