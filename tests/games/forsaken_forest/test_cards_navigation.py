"""What each Navigation card of RULES.md 5.2 does, where it may go, and where not."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, Scene, given, player
from lanternwood.games.forsaken_forest.actions import Announce, EndActionPhase, Mark, Play, Unmark
from lanternwood.games.forsaken_forest.board import DESTINATIONS, SITES
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import (
    ArtifactFound,
    CardPlayed,
    CardsDrawn,
    PathDestroyed,
    PathForged,
    PathNotForged,
)
from lanternwood.games.forsaken_forest.frames import ActionPhase

AROUND_THE_START = {AT(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {AT(0, 0)}
Place = tuple[int, int]


def holding(*cards: str, paths: list[Place] | None = None, bo: tuple[str, ...] = (), **facts: int) -> Scene:
    return given(
        player(*cards),
        player(*bo),
        player(),
        player(role="forsaken"),
        paths=paths or [],
        deck=["deny-fate"],
        **facts,  # type: ignore[arg-type]
    )


def mark(scene: Scene, card: str, *places: Place) -> Scene:
    for x, y in places:
        scene.when(ANA, Mark(CARD[card], AT(x, y)))
    return scene


def marks(scene: Scene) -> set[int]:
    """Where the card that Ana is announcing may go next."""
    return {action.at for action in scene.offered(ANA) if isinstance(action, Mark)}


def forged(scene: Scene) -> list[int]:
    return [path.at for path in scene.announced(PathForged)]


@pytest.mark.parametrize("card", ["wander", "scout-ahead", "press-on", "trailblaze", "double-back"])
def test_slow_navigation_is_for_ones_own_action_phase(card: str) -> None:
    scene = given(player(), player(card), player(), player(role="forsaken"), paths=[(1, 1)])
    scene.refused(BO, Play(CARD[card], at=AT(0, 1)), "FF-TURN-04")
    scene.refused(BO, Mark(CARD[card], AT(1, 1)), "FF-TURN-04")


# Wander


def test_wander_forges_one_path_next_to_the_network() -> None:
    scene = holding("wander")
    assert {action.at for action in scene.aims(ANA, "wander")} == AROUND_THE_START
    scene.play(ANA, "wander", at=AT(1, 1))
    assert not scene.path_at(1, 1)
    scene.all_pass()
    assert forged(scene) == [AT(1, 1)]
    assert scene.discard() == ["wander"]


def test_wander_goes_to_no_explored_distant_or_starting_territory() -> None:
    scene = holding("wander", paths=[(1, 1)])
    for x, y in ((1, 1), (3, 3), (0, 0)):
        scene.refused(ANA, Play(CARD["wander"], at=AT(x, y)), "FF-GEN-13")
    scene.refused(ANA, Play(CARD["wander"]), "FF-GEN-13")


def test_wander_may_reach_a_destination() -> None:
    scene = holding("wander", paths=[(5, 5)], village=1)
    scene.play(ANA, "wander", at=AT(6, 6)).all_pass()
    assert scene.view(None).turned[1] is True


# Press On


def test_press_on_forges_two_paths_in_order_the_second_from_the_first() -> None:
    scene = holding("press-on")
    mark(scene, "press-on", (1, 1))
    assert AT(2, 2) in marks(scene)
    assert AT(1, 1) not in marks(scene)
    mark(scene, "press-on", (2, 2))
    assert scene.announced(CardPlayed)[0].places == (AT(1, 1), AT(2, 2))
    scene.all_pass()
    assert forged(scene) == [AT(1, 1), AT(2, 2)]


def test_press_on_may_take_one_step_only() -> None:
    scene = mark(holding("press-on"), "press-on", (1, 1)).when(ANA, Announce()).all_pass()
    assert forged(scene) == [AT(1, 1)]


def test_press_on_needs_two_open_territories_but_no_line() -> None:
    scene = mark(holding("press-on"), "press-on", (1, 1))
    scene.refused(ANA, Mark(CARD["press-on"], AT(3, 3)), "FF-NAV-03")
    scene.refused(ANA, Mark(CARD["press-on"], AT(1, 1)), "FF-NAV-03")
    mark(scene, "press-on", (-1, -1)).all_pass()
    assert forged(scene) == [AT(1, 1), AT(-1, -1)]


def test_what_is_being_marked_is_seen_by_nobody_else_and_must_be_finished() -> None:
    """The Territories are announced together."""
    scene = holding("press-on", "wander")
    heard = len(scene.heard)
    before = scene.view(BO)
    mark(scene, "press-on", (1, 1))
    assert scene.view(BO) == before
    assert scene.told(BO, heard) == []
    assert (scene.view(ANA).draft, scene.view(ANA).marked) == ("press-on", (AT(1, 1),))
    scene.refused(ANA, Play(CARD["wander"], at=AT(0, 1)), "FF-GEN-07")
    scene.refused(ANA, EndActionPhase(), "FF-GEN-07")


def test_the_second_step_of_press_on_is_taken_even_if_the_first_was_taken_by_another() -> None:
    scene = holding("press-on", bo=("sprint",))
    mark(scene, "press-on", (1, 1), (2, 2)).play(BO, "sprint", at=AT(1, 1)).all_pass().all_pass()
    assert scene.announced(PathNotForged) == [PathNotForged(AT(1, 1))]
    assert forged(scene) == [AT(1, 1), AT(2, 2)]


# Scout Ahead


def test_scout_ahead_forges_one_path_then_draws_one_card() -> None:
    scene = holding("scout-ahead").play(ANA, "scout-ahead", at=AT(1, 1)).all_pass()
    kinds = [type(event) for event in scene.told(None) if isinstance(event, PathForged | CardsDrawn)]
    assert kinds == [PathForged, CardsDrawn]
    assert scene.hand(ANA) == ["deny-fate"]


def test_scout_ahead_draws_even_if_the_territory_is_gone() -> None:
    scene = holding("scout-ahead", bo=("sprint",)).play(ANA, "scout-ahead", at=AT(1, 1))
    scene.play(BO, "sprint", at=AT(1, 1)).all_pass().all_pass()
    assert [drawn.seat for drawn in scene.announced(CardsDrawn)] == [ANA]


# Trailblaze


@pytest.mark.parametrize("step", sorted((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)))
def test_trailblaze_forges_three_paths_in_a_straight_line_in_any_direction(step: Place) -> None:
    x, y = step
    scene = mark(holding("trailblaze"), "trailblaze", (x, y), (2 * x, 2 * y))
    assert marks(scene) == {AT(3 * x, 3 * y)}
    mark(scene, "trailblaze", (3 * x, 3 * y)).all_pass()
    assert forged(scene) == [AT(x, y), AT(2 * x, 2 * y), AT(3 * x, 3 * y)]


@pytest.mark.parametrize("steps", [1, 2])
def test_trailblaze_may_stop_after_one_or_two(steps: int) -> None:
    line = [(1, 0), (2, 0), (3, 0)][:steps]
    scene = mark(holding("trailblaze"), "trailblaze", *line).when(ANA, Announce()).all_pass()
    assert forged(scene) == [AT(x, y) for x, y in line]


def test_trailblaze_neither_bends_nor_leaps_nor_crosses_a_path() -> None:
    scene = mark(holding("trailblaze", paths=[(3, 0)]), "trailblaze", (1, 0))
    scene.refused(ANA, Mark(CARD["trailblaze"], AT(-1, 0)), "FF-NAV-03")
    mark(scene, "trailblaze", (2, 0))
    scene.refused(ANA, Mark(CARD["trailblaze"], AT(3, 1)), "FF-NAV-03")
    assert scene.offered(ANA) == [Announce(), Unmark()]


def test_trailblaze_goes_to_no_destination_but_may_reach_a_site() -> None:
    corner = holding("trailblaze", paths=[(4, 4)])
    assert not marks(corner) & set(DESTINATIONS)
    mark(corner, "trailblaze", (5, 5))
    corner.refused(ANA, Mark(CARD["trailblaze"], AT(6, 6)), "FF-NAV-03")
    site = mark(holding("trailblaze", paths=[(3, 4)]), "trailblaze", (3, 5), (3, 6)).when(ANA, Announce()).all_pass()
    assert AT(3, 6) in SITES
    assert len(site.announced(ArtifactFound)) == 1
    beside = holding("trailblaze", paths=[(5, 5)])
    beside.refused(ANA, Mark(CARD["trailblaze"], AT(6, 6)), "FF-NAV-03")


# Double Back


def test_double_back_takes_a_path_up_and_forges_another() -> None:
    scene = mark(holding("double-back", paths=[(1, 1), (2, 2)]), "double-back", (1, 1), (3, 3)).all_pass()
    assert scene.announced(PathDestroyed) == [PathDestroyed(AT(1, 1))]
    assert forged(scene) == [AT(3, 3)]
    assert scene.view(None).paths == (AT(2, 2), AT(3, 3))


def test_double_back_forges_only_what_is_legal_after_the_removal_and_another_territory() -> None:
    scene = mark(holding("double-back", paths=[(1, 1)]), "double-back", (1, 1))
    assert marks(scene) == AROUND_THE_START - {AT(1, 1)}
    scene.refused(ANA, Mark(CARD["double-back"], AT(2, 2)), "FF-NAV-03")
    scene.refused(ANA, Mark(CARD["double-back"], AT(1, 1)), "FF-NAV-03")
    scene.refused(ANA, Announce(), "FF-GEN-07")


def test_double_back_takes_up_no_token_on_a_destination_and_needs_one_to_take_up() -> None:
    turned = holding("double-back", paths=[(5, 5)], village=1)
    turned.state.turned = 1 << 1
    turned.state.set_explored(turned.state.explored | 1 << AT(6, 6))
    assert marks(turned) == {AT(5, 5)}
    turned.refused(ANA, Mark(CARD["double-back"], AT(6, 6)), "FF-NAV-03")
    bare = holding("double-back")
    assert marks(bare) == set()
    bare.refused(ANA, Mark(CARD["double-back"], AT(1, 1)), "FF-NAV-03")


def test_double_back_may_forge_on_a_destination() -> None:
    scene = mark(holding("double-back", paths=[(1, 1), (5, 5)], village=1), "double-back", (1, 1), (6, 6)).all_pass()
    assert scene.view(None).turned[1] is True


# Sprint


def test_sprint_forges_one_path_on_anyones_turn() -> None:
    scene = given(player(), player(), player("sprint"), player(role="forsaken"), phase="before-draw")
    assert {action.at for action in scene.aims(CY, "sprint")} == AROUND_THE_START
    scene.play(CY, "sprint", at=AT(0, 1)).all_pass()
    assert scene.announced(PathForged) == [PathForged(CY, AT(0, 1))]


def test_sprint_answers_a_slow_action_and_goes_first() -> None:
    scene = holding("wander", bo=("sprint",)).play(ANA, "wander", at=AT(1, 1)).play(BO, "sprint", at=AT(0, 1))
    scene.all_pass().all_pass()
    assert forged(scene) == [AT(0, 1), AT(1, 1)]
    assert isinstance(scene.top, ActionPhase)


def test_sprint_goes_to_no_destination_but_may_reach_a_site() -> None:
    scene = holding("sprint", paths=[(5, 5), (3, 5)])
    assert not {action.at for action in scene.aims(ANA, "sprint")} & set(DESTINATIONS)
    scene.refused(ANA, Play(CARD["sprint"], at=AT(6, 6)), "FF-GEN-13")
    scene.play(ANA, "sprint", at=AT(3, 6)).all_pass()
    assert len(scene.announced(ArtifactFound)) == 1
