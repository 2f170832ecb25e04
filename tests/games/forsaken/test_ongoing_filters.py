"""FK-Q-111: what the filters of `ongoing` abilities read."""

import pytest

from lanternwood.games.forsaken.actions import Concede

from .scene import K1, K2, A, B, Scene

pytestmark = pytest.mark.usefixtures("fixture_cards")


@pytest.mark.rule("FK-Q-111", "FK-SCRIPT-04")
def test_they_read_printed_values_and_changes_and_no_other_ongoing_ability() -> None:
    scene = Scene()
    brawler, monk = scene.follower(A, K1, "S03"), scene.follower(A, K1, "O05")
    strong = scene.follower(A, K1, "S03", zeal_for_good=1)
    scene.blessing(A, K1, "X87")
    # The first part lifts the Brawler out of both filters; neither notices.
    assert scene.body(brawler) == (4, 3)
    assert scene.body(monk) == (3, 4)
    assert scene.body(strong) == (4, 3)
    scene.blessing(A, K1, "X87")
    assert scene.body(brawler) == (5, 4)


@pytest.mark.rule("FK-Q-111", "FK-FAITH-04")
def test_they_read_losses() -> None:
    scene = Scene()
    scene.altars(B, K1, "S")
    scene.blessing(A, K1, "X87")
    monk = scene.follower(A, K1, "O05")
    scene.blessing(A, K1, "I12")
    scene.end_turn()
    scene.play(B, "S09", K1, monk)
    assert scene.body(monk) == (4, 3)
    scene.end_turn()
    # Nursery Vines gave all of it back.
    assert scene.body(monk) == (3, 4)


@pytest.mark.rule("FK-Q-111", "FK-PAY-13")
def test_they_read_what_was_paid() -> None:
    scene = Scene()
    scene.blessing(A, K1, "X87")
    penitent = scene.follower(A, K1, "S02")
    scene.activate(penitent, 0)
    # 1/3, 1 paid: the Faith of 2 brings +1/+1, the ability +1/+0.
    assert scene.body(penitent) == (3, 3)


def afar() -> tuple[Scene, int, int]:
    """B's Blessing in K1 weakens A's Brawler in K2."""
    scene = Scene()
    scene.altars(A, K1, "OO")
    brawler = scene.follower(A, K2, "S03")
    blessing = scene.blessing(B, K1, "X62")
    assert scene.body(brawler) == (2, 1)
    return scene, brawler, blessing


@pytest.mark.rule("FK-ABIL-07", "FK-FAITH-04", "FK-BLESS-03")
def test_what_reaches_other_kingdoms_ends_there_when_its_source_is_dispelled() -> None:
    scene, brawler, blessing = afar()
    scene.play(A, "O19", K1, blessing)
    assert scene.body(brawler) == (3, 2)


@pytest.mark.rule("FK-ABIL-07", "FK-FAITH-04", "FK-WIN-02")
def test_and_when_it_is_swept() -> None:
    scene, brawler, _ = afar()
    scene.do(A, Concede(K1))
    assert scene.body(brawler) == (3, 2)


@pytest.mark.rule("FK-ABIL-07", "FK-FAITH-04", "FK-FAITH-12")
def test_and_when_it_dies() -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    drummer = scene.follower(B, K1, "X91", lost=3)
    brawler = scene.follower(B, K2, "S03")
    assert scene.body(brawler) == (4, 2)
    scene.play(A, "S09", K1, drummer)
    assert scene.body(brawler) == (3, 2)
