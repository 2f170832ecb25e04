"""FK-TEMPLE: upgrading."""

import pytest

from lanternwood.games.forsaken.actions import Build, Commit, Concede, Upgrade
from lanternwood.games.forsaken.events import AltarUpgraded
from lanternwood.games.forsaken.state import COMMITTED

from .scene import K1, K2, A, B, Scene, heard_by
from .test_altars import kinds


@pytest.mark.rule("FK-TEMPLE-01")
def test_four_are_too_few_and_five_enough() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSSS")
    scene.altars(B, K1, "SSSSS")
    scene.altars(A, K2, "SSSSS")
    assert scene.refused(A, Upgrade(K1, 0)) == "FK-TEMPLE-01"
    scene.altars(A, K1, "O")
    scene.do(A, Upgrade(K1, 0))


@pytest.mark.rule("FK-TEMPLE-01")
def test_the_allowance_must_be_unused() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSSSS")
    scene.state.side(K1, A).built = True
    assert scene.refused(A, Upgrade(K1, 0)) == "FK-ALTAR-03"


@pytest.mark.rule("FK-TEMPLE-02", "FK-TEMPLE-03")
def test_in_the_same_slot_and_the_same_state() -> None:
    scene = Scene()
    scene.altars(A, K1, "SoCGI")
    scene.altars(A, K2, "SoCGI")
    assert heard_by(scene.do(A, Upgrade(K1, 1)), B) == [AltarUpgraded(A, K1, 1)]
    scene.do(A, Upgrade(K2, 4))
    assert kinds(scene, A, K1) == "StCGI"
    assert kinds(scene, A, K2) == "SoCGT"


@pytest.mark.rule("FK-TEMPLE-04", "FK-PAY-02", "FK-PAY-03")
@pytest.mark.parametrize("card", ["S03", "I05", "O02", "C05", "G02"])
def test_a_temple_gives_devotion_of_whichever_god_is_needed(card: str) -> None:
    scene = Scene()
    scene.altars(A, K1, "TT")
    scene.play(A, card, K1)
    assert scene.followers_on(A, K1) == [card]
    assert kinds(scene, A, K1) == "tt"


@pytest.mark.rule("FK-TEMPLE-05", "FK-TEMPLE-01", "FK-Q-16")
def test_temples_count_toward_the_five_and_are_upgraded_no_further() -> None:
    scene = Scene()
    scene.altars(A, K1, "TTTTS")
    for slot in range(4):
        assert scene.refused(A, Upgrade(K1, slot)) == "FK-TEMPLE-05"
    assert [choice for choice in scene.choices(A) if isinstance(choice, Upgrade)] == [Upgrade(K1, 4)]
    scene.do(A, Upgrade(K1, 4))
    assert kinds(scene, A, K1) == "TTTTT"
    scene.end_turn()
    scene.end_turn()
    assert not any(isinstance(choice, Upgrade) for choice in scene.choices(A))


@pytest.mark.rule("FK-TEMPLE-02", "FK-ALTAR-11")
@pytest.mark.parametrize("slot", [-1, 5, 9])
def test_there_must_be_something_in_the_slot(slot: int) -> None:
    scene = Scene()
    scene.altars(A, K1, "SSSSS")
    assert scene.refused(A, Upgrade(K1, slot)) == "FK-ALTAR-11"
    assert scene.refused(A, Commit(K1, slot)) == "FK-ALTAR-11"


@pytest.mark.rule("FK-TEMPLE-01", "FK-LAST-05", "FK-Q-18", "FK-Q-19")
@pytest.mark.parametrize(
    ("altars", "build", "upgrade"), [(4, True, False), (5, True, True), (9, True, True), (10, False, True)]
)
def test_in_the_last_kingdom_too(altars: int, build: bool, upgrade: bool) -> None:
    scene = Scene()
    scene.won(K2, A)
    scene.won(2, B)
    scene.altars(A, K1, "S" * altars)
    assert (Build(K1, "strife") in scene.choices(A)) == build
    assert (Upgrade(K1, altars - 1) in scene.choices(A)) == upgrade
    if not upgrade:
        assert scene.refused(A, Upgrade(K1, 0)) == "FK-TEMPLE-01"


@pytest.mark.rule("FK-LAST-06", "FK-Q-20", "FK-ALTAR-03")
def test_becoming_the_last_kingdom_renews_no_allowance() -> None:
    scene = Scene()
    scene.won(K2, A)
    scene.altars(A, K1, "SSSS")
    scene.do(A, Build(K1, "strife"))
    scene.do(A, Concede(2))
    assert scene.state.last
    assert scene.refused(A, Build(K1, "strife")) == "FK-ALTAR-03"
    assert scene.refused(A, Upgrade(K1, 0)) == "FK-ALTAR-03"


@pytest.mark.rule("FK-PAY-09", "FK-TEMPLE-02")
def test_upgrading_keeps_the_mark() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSSSS")
    scene.do(A, Commit(K1, 3))
    scene.do(A, Upgrade(K1, 3))
    assert [bool(source & COMMITTED) for source in scene.state.side(K1, A).altars] == [False] * 3 + [True, False]
    scene.play(A, "S01", K1)
    assert kinds(scene, A, K1) == "SSStS"


@pytest.mark.rule("FK-TEMPLE-01", "FK-FOL-09", "FK-SCRIPT-03")
def test_building_and_upgrading_are_one_event_for_those_who_watch() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSSSS")
    scene.miracle(B, K1, "C21")
    brawler = scene.follower(A, K1, "S03")
    scene.do(A, Upgrade(K1, 0))
    assert scene.at(brawler).blight == 1
    assert scene.past_of(B) == ["C21"]
