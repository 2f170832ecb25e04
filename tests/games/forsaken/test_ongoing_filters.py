"""FK-Q-111: what the filters of `ongoing` abilities read."""

import pytest

from .scene import K1, A, B, Scene

pytestmark = pytest.mark.usefixtures("fixture_cards")


@pytest.mark.rule("FK-Q-111", "FK-SCRIPT-04")
def test_they_read_printed_values_and_changes_and_no_other_ongoing_ability() -> None:
    scene = Scene()
    brawler, monk = scene.follower(A, K1, "S03"), scene.follower(A, K1, "O05")
    strong = scene.follower(A, K1, "S03", zeal_for_good=1)
    scene.blessing(A, K1, "X81")
    # The first part lifts the Brawler out of both filters; neither notices.
    assert scene.body(brawler) == (4, 3)
    assert scene.body(monk) == (3, 4)
    assert scene.body(strong) == (4, 3)
    scene.blessing(A, K1, "X81")
    assert scene.body(brawler) == (5, 4)


@pytest.mark.rule("FK-Q-111", "FK-FAITH-04")
def test_they_read_losses() -> None:
    scene = Scene()
    scene.altars(B, K1, "S")
    scene.blessing(A, K1, "X81")
    monk = scene.follower(A, K1, "O05")
    scene.blessing(A, K1, "I12")
    scene.end_turn()
    scene.play(B, "S09", K1, monk)
    assert scene.body(monk) == (4, 3)
    scene.end_turn()
    # Nursery Vines gave 1 back.
    assert scene.body(monk) == (3, 3)


@pytest.mark.rule("FK-Q-111", "FK-PAY-13")
def test_they_read_what_was_paid() -> None:
    scene = Scene()
    scene.blessing(A, K1, "X81")
    penitent = scene.follower(A, K1, "S02")
    scene.activate(penitent, 0)
    # 1/3, 1 paid: the Faith of 2 brings +1/+1, the ability +1/+0.
    assert scene.body(penitent) == (3, 3)
