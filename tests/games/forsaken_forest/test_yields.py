"""R29: standing answers look at nothing but what everyone can see."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, Scene, given, player
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import Pass
from lanternwood.games.forsaken_forest.options import Options
from lanternwood.games.forsaken_forest.yields import YIELDS
from lanternwood.kernel.model import Seat

assert GAME.yielding
YIELDING = GAME.yielding

SLOW = Options(min_window_s=2)
FOUR = (player("wander"), player("deny-fate"), player("sprint"), player(role="forsaken"))


def passes(scene: Scene, seat: Seat) -> list[str]:
    """The standing answers with which this seat passes now."""
    found = {name: YIELDING.answer(scene.view(seat), name) for name in YIELDS}
    assert set(found.values()) <= {Pass(), None}
    return [name for name, action in found.items() if action]


def test_in_the_forests_turn_the_sixth_player_may_wait_for_the_next() -> None:
    scene = given(*FOUR, phase="forest", options=SLOW)
    assert passes(scene, ANA) == ["cards", "forest", "turn"]
    assert not YIELDING.ends(scene.view(ANA), "turn")


@pytest.mark.parametrize("phase", ["before-draw", "after-draw", "fast"])
def test_windows_in_which_nothing_is_pending(phase: str) -> None:
    scene = given(*FOUR, phase=phase, options=SLOW)
    assert passes(scene, BO) == ["cards", "forest", "turn"]
    assert passes(scene, ANA) == ["cards", "forest"], "it is her turn"


def test_a_card_that_a_player_announces() -> None:
    scene = given(*FOUR, options=SLOW).play(ANA, "wander", at=AT(1, 1))
    assert passes(scene, BO) == ["forest", "turn"]


def test_a_card_of_the_forest() -> None:
    scene = given(*FOUR, phase="fast", turns_taken=6, forest=["hunger"], options=SLOW)
    while not scene.view(BO).pending:
        scene.times_out()
    assert scene.view(BO).pending[-1].player is None
    assert passes(scene, BO) == ["turn"]


def test_an_answer_to_a_card_of_the_forest_is_a_players() -> None:
    holding = (FOUR[0], player("hold-back-the-dark"), *FOUR[2:])
    scene = given(*holding, phase="fast", turns_taken=6, forest=["encroaching-darkness"], options=SLOW)
    while not scene.view(BO).pending:
        scene.times_out()
    assert passes(scene, CY) == ["turn"]
    scene.play(BO, "hold-back-the-dark")
    assert passes(scene, CY) == ["forest", "turn"]


def test_somebody_elses_doorstep_and_ones_own() -> None:
    scene = given(player("knife-at-the-campfire"), *FOUR[1:], options=SLOW).play(ANA, "knife-at-the-campfire", CY)
    scene.times_out()
    assert scene.view(BO).doorstep == CY
    assert passes(scene, BO) == ["forest", "turn"]
    assert passes(scene, CY) == [], "everyone is asked about their own death"


def test_in_an_action_phase_nobody_waits_for_the_others() -> None:
    scene = given(*FOUR, options=SLOW)
    assert passes(scene, BO) == passes(scene, ANA) == []


def test_until_my_turn_ends_with_my_turn() -> None:
    scene = given(*FOUR, phase="before-draw", options=SLOW)
    assert [name for name in YIELDS if YIELDING.ends(scene.view(ANA), name)] == ["turn"]
    assert not [name for name in YIELDS if YIELDING.ends(scene.view(BO), name)]


def test_only_the_living_have_anything_to_let_pass() -> None:
    scene = given(*FOUR[:3], player(role="forsaken"), player(dead=True), options=SLOW)
    assert YIELDING.offered(scene.view(BO)) == YIELDS
    assert YIELDING.offered(scene.view(Seat(4))) == ()
    assert YIELDING.offered(scene.view(None)) == ()
