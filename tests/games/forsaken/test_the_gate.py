"""FK-PLAY-05, FK-ABIL-14: what waits in The Gate, its picks, and taking it back."""

import pytest

from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import Activate, Channel, Done, Pick, Play, TakeBack
from lanternwood.games.forsaken.events import (
    HeldInGate,
    PickedForGate,
    TakenBack,
)
from lanternwood.kernel.model import Action

from .scene import K1, K2, A, B, Scene, heard_by


@pytest.mark.rule("FK-PLAY-05", "FK-LEAK-04", "FK-LEAK-09", "FK-ABIL-14", "FK-Q-56")
@pytest.mark.parametrize("what", ["card", "channel", "bow", "cost"])
def test_what_is_not_paid_may_be_taken_back_unseen(what: str) -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    scene.hand(A, "S09")
    archer = scene.follower(A, K1, "S05")
    maw = scene.follower(A, K1, "I16")
    enemy = scene.follower(B, K1, "O05")
    actions: dict[str, tuple[Action, int]] = {
        "card": (Play("S09", K1), enemy),
        "channel": (Channel("strife", K1), archer),
        "bow": (Activate(archer, 0), enemy),
        "cost": (Activate(maw, 0), archer),
    }
    action, target = actions[what]
    before, views = scene.state.copy(), [GAME.view(scene.state, viewer) for viewer in (B, None)]
    heard = scene.do(A, action)
    name = {"card": "S09", "channel": "strife", "bow": "S05", "cost": "I16"}[what]
    assert heard_by(heard, A) == [HeldInGate(what, name, K1)]  # type: ignore[arg-type]
    # One legal object or many, it waits.
    assert Pick(target) in scene.choices(A)
    assert [GAME.view(scene.state, viewer) for viewer in (B, None)] == views
    held = GAME.view(scene.state, A).mine.held
    assert (held.kind, held.name, held.kingdom) == (what, name, K1)
    back = scene.do(A, TakeBack())
    assert heard_by(back, A) == [TakenBack()]
    assert heard_by([*heard, *back], B) == heard_by([*heard, *back], None) == []
    before.fiddled, before.commands = 2, 2
    assert scene.state == before
    # It can be tried again, and this time it is meant.
    scene.do(A, action)
    scene.answer(A, target)
    assert scene.state.gate is None
    assert scene.refused(A, TakeBack()) == "FK-MAIN-01"


@pytest.mark.rule("FK-PLAY-04", "FK-ABIL-14", "FK-Q-56")
def test_with_nothing_to_pick_it_is_paid_for_at_once() -> None:
    scene = Scene()
    scene.altars(A, K1, "OOO")
    scene.play(A, "O25", K1)
    assert scene.exhausted_slots(A, K1) == [0, 1, 2]
    assert len(scene.hand_of(A)) == 1
    assert scene.past_of(A) == ["O25"]
    # An optional target asks whenever there is one.
    scene.altars(A, K2, "OOO")
    scene.follower(B, K2, "S03")
    scene.play(A, "O25", K2)
    assert Done() in scene.choices(A)
    scene.answer(A, None)
    assert scene.past_of(A) == ["O25", "O25"]


@pytest.mark.rule("FK-PLAY-04", "FK-ABIL-11", "FK-ABIL-14")
@pytest.mark.parametrize("enemies", [0, 1, 2, 3])
def test_targets_are_picked_one_after_the_other(enemies: int, fixture_cards: None) -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    friend = scene.follower(A, K1, "O05", lost=2)
    foes = [scene.follower(B, K1, "O05") for _ in range(enemies)]
    scene.play(A, "X96", K1, *foes[:2])
    # Two at most, and no more than there are: then it asks for the friend.
    assert scene.choices(A) == [Pick(friend), TakeBack()]
    scene.answer(A, friend)
    assert [scene.at(serial).lost for serial in foes] == [1, 1, 0][:enemies]
    assert scene.at(friend).lost == 1


@pytest.mark.rule("FK-PLAY-05", "FK-LEAK-04")
def test_picks_for_what_is_held_are_private(fixture_cards: None) -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    enemies = [scene.follower(B, K1, "O05") for _ in range(3)]
    scene.play(A, "X01", K1)
    heard = scene.answer(A, enemies[2])
    assert heard_by(heard, A) == [PickedForGate(enemies[2])]
    assert heard_by(heard, B) == []
    assert scene.choices(A) == [Pick(enemies[0]), Pick(enemies[1]), TakeBack()]
    scene.answer(A, enemies[0])
    assert [scene.at(serial).lost for serial in enemies] == [1, 0, 1]
