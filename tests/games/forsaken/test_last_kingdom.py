"""FK-LAST: the third Kingdom, when each player has won one."""

import pytest

from lanternwood.games.forsaken.actions import Build, Concede, PickAltar, Play, Upgrade
from lanternwood.games.forsaken.events import LastKingdomBegan

from .scene import K1, K2, K3, A, B, Scene, heard_by

pytestmark = pytest.mark.usefixtures("fixture_cards")


def last(altars: str = "") -> Scene:
    """K3 is the Last Kingdom; A has these Altars there."""
    scene = Scene()
    scene.won(K1, A)
    scene.won(K2, B)
    scene.altars(A, K3, altars)
    return scene


@pytest.mark.rule("FK-LAST-01")
def test_it_begins_when_each_has_won_one_and_not_before() -> None:
    scene = Scene()
    scene.won(K1, A)
    assert not scene.state.last
    heard = heard_by(scene.do(A, Concede(K3)), None)
    assert scene.state.last
    assert heard[-1] == LastKingdomBegan(K2)
    other = Scene()
    heard = heard_by(other.do(A, Concede(K3)), None)
    assert not other.state.last
    assert not any(isinstance(event, LastKingdomBegan) for event in heard)


@pytest.mark.rule("FK-LAST-02", "FK-LAST-05")
@pytest.mark.parametrize("number", range(11))
def test_ten_slots_build_below_ten_upgrade_from_five(number: int) -> None:
    scene = last("S" * number)
    offered = scene.choices(A)
    assert (Build(K3, "occult") in offered) == (number < 10)
    assert (Upgrade(K3, 0) in offered) == (number >= 5)
    if number == 10:
        assert scene.refused(A, Build(K3, "occult")) == "FK-ALTAR-06"


@pytest.mark.rule("FK-LAST-02", "FK-ALTAR-06")
def test_before_it_there_are_five_slots() -> None:
    scene = Scene()
    scene.altars(A, K3, "SSSSS")
    assert scene.refused(A, Build(K3, "occult")) == "FK-ALTAR-06"


@pytest.mark.rule("FK-LAST-03")
def test_a_side_holds_nine_followers() -> None:
    scene = last("SSS")
    for _ in range(8):
        scene.follower(A, K3, "S03")
    scene.play(A, "S03", K3)
    scene.hand(A, "S01")
    assert scene.refused(A, Play("S01", K3)) == "FK-FOL-05"


@pytest.mark.rule("FK-LAST-03", "FK-FOL-10")
def test_effects_bring_followers_up_to_nine() -> None:
    scene = last("IIII")
    for _ in range(7):
        scene.follower(A, K3, "S03")
    scene.play(A, "I25", K3)
    assert len(scene.followers_on(A, K3)) == 9


@pytest.mark.rule("FK-LAST-04")
def test_the_other_limits_stay() -> None:
    scene = last("SSSSSS")
    scene.tower(A, K3, 4)
    for _ in range(3):
        scene.blessing(A, K3, "S20")
        scene.miracle(A, K3, "S12")
    scene.hand(A, "S20", "S12")
    assert scene.refused(A, Play("S20", K3)) == "FK-BLESS-02"
    assert scene.refused(A, Play("S12", K3)) == "FK-MIRACLE-02"
    assert scene.towers(K3) == (4, 10)
    scene.do(A, Upgrade(K3, 0))
    assert scene.refused(A, Build(K3, "strife")) == "FK-ALTAR-03"


@pytest.mark.rule("FK-LAST-06", "FK-Q-20")
def test_becoming_the_last_renews_no_allowance() -> None:
    scene = Scene()
    scene.won(K1, A)
    scene.do(A, Build(K3, "strife"))
    scene.do(A, Concede(K2))
    assert scene.state.last
    assert scene.refused(A, Build(K3, "strife")) == "FK-ALTAR-03"


@pytest.mark.rule("FK-LAST-07", "FK-WIN-07")
@pytest.mark.parametrize("whose", [A, B])
def test_whoever_wins_it_wins_the_game(whose: int) -> None:
    scene = last("S")
    scene.tower(1 - whose, K3, 3)
    scene.play(A, "X75", K3)
    assert scene.state.winner == whose


@pytest.mark.rule("FK-LAST-05", "FK-Q-18", "FK-Q-19")
def test_temples_count_for_the_five() -> None:
    scene = last("TTTTS")
    scene.do(A, Upgrade(K3, 4))
    scene.end_turn()
    scene.end_turn()
    assert scene.refused(A, Upgrade(K3, 4)) == "FK-TEMPLE-05"
    assert Build(K3, "strife") in scene.choices(A)


@pytest.mark.rule("FK-SCRIPT-03")
def test_raising_fills_ten_slots_there() -> None:
    scene = last("IIIIIIIII")
    scene.altars(B, K3, "SS")
    scene.play(A, "X55", K3, PickAltar(K3, B, 0), PickAltar(K3, B, 1))
    assert len(scene.state.side(K3, A).altars) == 10
