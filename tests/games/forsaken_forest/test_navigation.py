"""FF-NAV: where Paths may be Forged, when they are placed, and what becomes of destroyed ones."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, Scene, given, player
from lanternwood.games.forsaken_forest.actions import Announce, EndActionPhase, Mark, Play
from lanternwood.games.forsaken_forest.board import START, TERRITORIES, place, spread
from lanternwood.games.forsaken_forest.cards import CARD, WANDER
from lanternwood.games.forsaken_forest.events import (
    ArtifactFound,
    CardsDrawn,
    CardTookEffect,
    PathDestroyed,
    PathForged,
    PathNotForged,
    PathRedirected,
    TurnBegan,
)
from lanternwood.games.forsaken_forest.frames import ActionPhase

EVERYWHERE = [place(at) for at in range(TERRITORIES) if at != START]


def with_hand(*hand: str, **facts: object) -> Scene:
    return given(player(*hand), player(), player(), player(role="forsaken"), **facts)  # type: ignore[arg-type]


def open_to_wander(scene: Scene) -> set[tuple[int, int]]:
    """Where a Wander is offered to Ana."""
    return {place(play.at) for play in scene.aims(ANA, "wander")}


def around(x: int, y: int) -> set[tuple[int, int]]:
    return {(x + right, y + up) for right in (-1, 0, 1) for up in (-1, 0, 1)} - {(x, y)}


@pytest.mark.rule("FF-NAV-01")
def test_forging_places_a_token() -> None:
    scene = with_hand("wander").play(ANA, "wander", at=AT(1, 1)).all_pass()
    assert scene.announced(PathForged) == [PathForged(ANA, AT(1, 1))]
    assert scene.view(None).paths == (AT(1, 1),)


@pytest.mark.rule("FF-NAV-02")
@pytest.mark.parametrize(("x", "y"), [(2, -3), (6, 1), (-6, -2), (6, 6), (-6, 6), (1, -6)])
def test_neighbours_lie_in_eight_directions_and_not_around_the_edge(x: int, y: int) -> None:
    expected = {(right, up) for right, up in around(x, y) if -6 <= right <= 6 and -6 <= up <= 6}
    found = {place(at) for at in range(TERRITORIES) if spread(1 << AT(x, y)) >> at & 1} - {(x, y)}
    assert found == expected


@pytest.mark.rule("FF-NAV-03")
def test_only_open_neighbours_of_the_start_or_of_a_path_are_legal() -> None:
    scene = with_hand("wander", paths=[(1, 1), (6, 2)])
    reach = around(0, 0) | around(1, 1) | {(right, up) for right, up in around(6, 2) if right <= 6}
    assert open_to_wander(scene) == reach - {(0, 0), (1, 1), (6, 2)}
    for at in ((1, 1), (0, 0), (3, 3)):
        scene.refused(ANA, Play(WANDER, at=AT(*at)), "FF-GEN-13")
    for off_board in (-14, TERRITORIES, 10_000):
        scene.refused(ANA, Play(WANDER, at=off_board), "FF-GEN-13")


@pytest.mark.rule("FF-NAV-04")
def test_anyone_may_build_on_any_path() -> None:
    """Bo goes on from what the Forsaken Di placed in an earlier turn."""
    scene = given(player(), player("wander"), player(), player("sprint", role="forsaken"))
    scene.play(DI, "sprint", at=AT(1, 1)).all_pass().until(TurnBegan).all_pass().all_pass()
    assert scene.state.active == BO
    scene.play(BO, "wander", at=AT(2, 2)).all_pass()
    assert scene.path_at(2, 2)


@pytest.mark.rule("FF-NAV-05")
def test_the_territory_is_announced_and_the_token_comes_when_the_card_resolves() -> None:
    scene = with_hand("wander")
    scene.refused(ANA, Play(WANDER), "FF-GEN-13")
    scene.play(ANA, "wander", at=AT(1, 1))
    assert [card.places for card in scene.view(BO).pending] == [(AT(1, 1),)]
    assert scene.view(BO).paths == ()
    scene.all_pass()
    assert scene.view(BO).paths == (AT(1, 1),)


@pytest.mark.rule("FF-NAV-06")
def test_nothing_is_placed_where_the_ground_was_taken_away() -> None:
    scene = given(player("scout-ahead"), player("break-the-trail"), player(), player(), paths=[(1, 1)])
    scene.play(ANA, "scout-ahead", at=AT(2, 2)).play(BO, "break-the-trail", at=AT(1, 1)).all_pass().all_pass()
    assert scene.announced(PathNotForged) == [PathNotForged(AT(2, 2))]
    assert scene.view(None).paths == ()
    assert scene.discard() == ["break-the-trail", "scout-ahead"]
    assert scene.announced(CardsDrawn) == [CardsDrawn(ANA, 1)]


@pytest.mark.rule("FF-NAV-07")
@pytest.mark.parametrize("card", ["wander", "sprint", "press-on", "trailblaze", "double-back"])
def test_no_card_that_only_forges_is_played_where_no_territory_is_legal(card: str) -> None:
    scene = with_hand(card, paths=EVERYWHERE)
    assert scene.offered(ANA) == [EndActionPhase()]
    scene.refused(ANA, Play(CARD[card], at=AT(1, 1)), "FF-GEN-13")


@pytest.mark.rule("FF-NAV-08")
def test_it_does_not_matter_who_placed_a_path() -> None:
    sprint = player("sprint", "wander")
    views = []
    for seat in (ANA, BO, DI):
        scene = given(sprint, sprint, player(), sprint).play(seat, "sprint", at=AT(1, 1)).all_pass()
        views.append((scene.view(None).paths, scene.state.explored, scene.state.open))
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("FF-NAV-09")
def test_paths_that_are_cut_off_stay_and_may_be_built_on() -> None:
    players = player("wander"), player("break-the-trail"), player(), player()
    scene = given(*players, paths=[(1, 1), (2, 2), (3, 3)])
    scene.play(BO, "break-the-trail", at=AT(1, 1)).all_pass().play(ANA, "wander", at=AT(4, 4))
    scene.all_pass()
    assert {place(at) for at in scene.view(None).paths} == {(2, 2), (3, 3), (4, 4)}


@pytest.mark.rule("FF-NAV-10")
def test_a_destroyed_path_may_be_forged_again() -> None:
    scene = given(player("wander"), player("break-the-trail"), player(), player(), paths=[(1, 1)])
    assert (1, 1) not in open_to_wander(scene)
    scene.play(BO, "break-the-trail", at=AT(1, 1)).all_pass()
    assert scene.announced(PathDestroyed) == [PathDestroyed(AT(1, 1))]
    assert (1, 1) in open_to_wander(scene)
    scene.play(ANA, "wander", at=AT(1, 1)).all_pass()
    assert scene.path_at(1, 1)


def press_on(scene: Scene, *places: tuple[int, int]) -> Scene:
    for at in places:
        scene.when(ANA, Mark(CARD["press-on"], AT(*at)))
    return scene


@pytest.mark.rule("FF-NAV-11")
def test_each_landmark_takes_effect_before_the_next_path_is_placed() -> None:
    """The Artifact of the site X1 is found before the token on (4,6) lies there."""
    scene = with_hand("press-on", paths=[(2, 5)], artifacts=["hidden-cache"], deck=["spyglass"])
    press_on(scene, (3, 6), (4, 6)).all_pass()
    kinds = PathForged | ArtifactFound | CardsDrawn
    assert [event for event in scene.told(None) if isinstance(event, kinds)] == [
        PathForged(ANA, AT(3, 6)),
        ArtifactFound(ANA, "hidden-cache"),
        *[CardsDrawn(seat, 2) for seat in (ANA, BO, CY, DI)],
        PathForged(ANA, AT(4, 6)),
    ]


@pytest.mark.rule("FF-NAV-11")
def test_paths_are_placed_in_the_announced_order() -> None:
    """The second lies next to nothing but the first."""
    scene = press_on(with_hand("press-on"), (1, 1), (2, 2)).all_pass()
    assert scene.announced(PathForged) == [PathForged(ANA, AT(1, 1)), PathForged(ANA, AT(2, 2))]
    assert scene.announced(CardTookEffect) == [CardTookEffect("press-on")]
    scene = with_hand("press-on")
    scene.refused(ANA, Mark(CARD["press-on"], AT(2, 2)), "FF-NAV-03")


@pytest.mark.rule("FF-NAV-11")
def test_a_card_for_several_paths_may_forge_fewer() -> None:
    scene = press_on(with_hand("press-on"), (1, 1)).when(ANA, Announce()).all_pass()
    assert scene.announced(PathForged) == [PathForged(ANA, AT(1, 1))]


@pytest.mark.rule("FF-NAV-11")
def test_a_path_that_lost_its_ground_is_left_out_and_the_next_is_tried() -> None:
    """Lead Astray takes the first Path elsewhere, and (2,2) has no neighbour; or Bo's Sprint is there already."""
    players = player("press-on"), player("lead-astray"), player(), player()
    scene = press_on(given(*players), (1, 1), (2, 2)).play(BO, "lead-astray", at=AT(-1, -1)).all_pass().all_pass()
    assert scene.announced(PathRedirected) == [PathRedirected(BO, AT(-1, -1))]
    assert (scene.path_at(-1, -1), scene.path_at(2, 2)) == (True, False)
    assert scene.announced(PathNotForged) == [PathNotForged(AT(2, 2))]
    taken = given(player("press-on"), player("sprint"), player(), player())
    press_on(taken, (1, 1), (2, 2)).play(BO, "sprint", at=AT(1, 1)).all_pass().all_pass()
    assert taken.announced(PathNotForged) == [PathNotForged(AT(1, 1))]
    assert taken.path_at(2, 2)


@pytest.mark.rule("FF-NAV-12")
def test_the_start_carries_no_token_and_cannot_be_destroyed() -> None:
    scene = given(player("wander", "double-back"), player("break-the-trail"), player(), player(), paths=[(1, 0)])
    scene.refused(ANA, Play(WANDER, at=START), "FF-GEN-13")
    scene.refused(ANA, Mark(CARD["double-back"], START), "FF-NAV-03")
    scene.refused(BO, Play(CARD["break-the-trail"], at=START), "FF-GEN-13")
    assert [play.at for play in scene.aims(BO, "break-the-trail")] == [AT(1, 0)]


@pytest.mark.rule("FF-NAV-12")
def test_a_flood_takes_tokens_and_not_the_start() -> None:
    scene = with_hand(paths=[(1, 0)], phase="fast", turns_taken=6, forest=["flash-flood"]).all_pass().all_pass()
    assert CardTookEffect("flash-flood") in scene.announced(CardTookEffect)
    assert scene.announced(PathDestroyed) == [PathDestroyed(AT(1, 0))]
    assert {place(at) for at in range(TERRITORIES) if scene.state.open >> at & 1} == around(0, 0)


@pytest.mark.rule("FF-NAV-13")
@pytest.mark.parametrize(("x", "y"), [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)])
def test_a_straight_path_to_a_destination_takes_six_tokens(x: int, y: int) -> None:
    """The Village and The Void lie elsewhere."""
    straight = [(x * step, y * step) for step in range(1, 7)]
    elsewhere = {"village": 2, "void": 4} if 0 in (x, y) else {"village": 1, "void": 3}
    scene = with_hand("wander", paths=straight[:4], **elsewhere)
    assert straight[5] not in open_to_wander(scene)
    scene = with_hand("wander", paths=straight[:5], **elsewhere)
    assert not any(scene.view(None).turned)
    scene.play(ANA, "wander", at=AT(*straight[5])).all_pass()
    assert sum(scene.view(None).turned) == 1
    assert len(scene.view(None).paths) == 6
    assert isinstance(scene.top, ActionPhase)
